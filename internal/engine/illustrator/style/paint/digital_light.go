package paint

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// blockedIn is where digital painters block in shade: below what overlaps, and on the far side of each body.
var blockedIn = picture.CelShade{Depth: 0.24, Least: 0.05, Cast: 0.020, Over: 0.07}

// moodLight deepens the form: a warm key light above, a shade below that turns toward violet and takes the blue of the sky.
func moodLight(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	color.NewLCHTable(func(c color.LCH) color.LCH {
		v := c.L - 0.55
		golden := plane.Smooth(1.15, 1.45, c.H) * plane.Smooth(2.15, 1.85, c.H) * plane.Smooth(0.05, 0.09, c.C) * plane.Smooth(0.82, 0.55, c.L)
		return color.LCH{ // yellow darkens to orange, not to olive
			L: plane.Clamp(0.53 + v*1.18 - 0.4*v*v*v + 0.12*plane.Smooth(0.5, 0.15, c.L) + 0.06*golden), C: c.C * (1.24 + 0.18*golden), H: c.H - 0.42*golden,
		}
	}).Apply(l)
	a := plane.AlphaOf(l, r)
	lit := a.Reduced(2).Inflated(p.Length(0.14)/4).Softened(3).Lit(0.9, 4).Diffuse.Enlarged(a)
	shade, light, turn := moodTones()
	ragged := plane.Cloud{Size: p.Size, Waves: 24, Octaves: 2, Seed: p.Seed + 61}.Plane(r)
	blocked := p.ShadeAtHalf(blockedIn, r)
	calm := p.Calm(r)
	span := float32(max(r.Dy(), 1))
	plane.EachIn(l, lit, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		face, rough := calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8), ragged.At(x, y)-0.5
		k := v*1.5 + 0.26 - 0.30*float32(y-r.Min.Y)/span - 0.50*plane.Smooth(0.3, 0.7, blocked.At(x, y)+0.3*rough)*(1-0.6*face)
		k = plane.Mix(planes(k+0.10*rough), 0.6*k, face) // the edge of a plane would cut a face in two
		if k < 0 {
			plane.Atop(d, shade.At(plane.Straight(d)), min(0.82, -1.15*k))
		} else {
			plane.Atop(d, light.At(plane.Straight(d)), min(0.62, 0.85*k))
		}
		if k = plane.Smooth(0.16, 0, max(k+0.10, -k-0.10)); k > 0.01 { // where light turns to shade, colors are purest
			plane.Atop(d, turn.At(plane.Straight(d)), 0.75*k*(1-face))
		}
	})
}

// moodTones are a color in the shade, in the light, and where one turns into the other.
func moodTones() (shade, light, turn *color.Table) {
	shade = color.NewLCHTable(func(c color.LCH) color.LCH {
		dark := plane.Smooth(0.62, 0.22, c.L) // what is dark already has less to lose
		v := picture.TowardViolet(c, 0.52+0.32*dark)
		warm := plane.Smooth(-0.02, 0.08, c.Lab().B) // blue over yellow is brown
		d := v.Lab()
		d.L = max(d.L, min(c.L, 0.30)+0.10*dark) // the parts of dark things stay apart
		return color.Lab{L: d.L, A: d.A + 0.004, B: d.B - 0.045*(1-0.6*dark)*(1-0.75*warm)}.LCH()
	})
	light = color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: c.L + (1-c.L)*0.38, C: c.C, H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A + 0.012, B: d.B + 0.052}.LCH()
	})
	turn = color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: c.L * 0.94, C: c.C*1.18 + 0.02*plane.Smooth(0.02, 0.06, c.C), H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A + 0.022, B: d.B + 0.008}.LCH()
	})
	return shade, light, turn
}

// planes cuts light and shade into a few tones with firm edges, as painters block them in.
func planes(k float32) float32 {
	const steps = 3.2
	i := plane.Floor(k * steps)
	return (float32(i) + plane.Smooth(0.36, 0.64, k*steps-float32(i))) / steps
}
