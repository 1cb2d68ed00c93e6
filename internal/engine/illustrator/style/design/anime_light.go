package design

import (
	"image"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// animeShade is where cel painting has its second tone.
var animeShade = picture.CelShade{Depth: 0.18, Least: 0.030, Cast: 0.013, Over: 0.075}

// cel lays the second tone on every body, and a rim of light on the form as a whole, with edges one pixel wide.
func cel(p *picture.Picture, l *raster.Layer, silhouette, inside *plane.Plane) {
	d := softer(inside, max(0.8, p.Length(0.0030)))
	bright := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + (0.99-c.L)*0.55, C: c.C * 0.9, H: c.H + 0.10}
	})
	width := p.Length(0.0062)
	shade := p.Shade(animeShade, silhouette.Rect())
	lit := silhouette.Reduced(2).Inflated(p.Length(0.12)/4).Softened(2.5).Lit(0.9, 4).Diffuse.Enlarged(silhouette)
	if things(p) {
		turned(p, shade, lit)
	}
	celToned(p, l, shade, lit)
	if things(p) {
		gleam(p, l, inside)
	}
	plane.EachIn(l, d, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 || v < -2.2*width {
			return
		}
		gx, gy := d.Slope((y-d.Y0)*d.W + x - d.X0) // points inward
		facing := plane.Clamp((0.55*gx+0.83*gy)*1.4 - 0.15)
		if k := plane.Clamp(width*facing+v+0.5) * plane.Clamp(facing*8); k > 0 {
			plane.Atop(px, bright.At(plane.Straight(px)), 0.85*k)
		}
	})
}

// turned adds to the shade where the form of a thing as a whole turns from the light. Letters have a shade each.
func turned(p *picture.Picture, shade, lit *plane.Plane) {
	edge := 10 / float32(p.Size)
	letters := p.Letters()
	for i, v := range lit.V {
		k := plane.Smooth(-0.20, -0.20-edge, v)
		if k <= shade.V[i] {
			continue
		}
		at := image.Pt(shade.X0+i%shade.W, shade.Y0+i/shade.W)
		if !slices.ContainsFunc(letters, func(r image.Rectangle) bool { return at.In(r) }) {
			shade.V[i] = k
		}
	}
}

// celToned gives the shade its color, and washes over all that painters add with a broad soft brush: sunlight above, and in the shade the blue of the
// sky, stronger toward the foot.
func celToned(p *picture.Picture, l *raster.Layer, shade, lit *plane.Plane) {
	dark := color.NewLCHTable(func(c color.LCH) color.LCH { return picture.TowardViolet(c, 0.74) })
	sun := color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: c.L + (1-c.L)*0.30, C: c.C, H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A, B: d.B + 0.025}.LCH()
	})
	sky := color.NewLCHTable(func(c color.LCH) color.LCH {
		warm := plane.Smooth(-0.02, 0.08, c.Lab().B) // blue over yellow is brown: what is warm turns redder instead
		d := color.LCH{L: c.L + 0.10*(1-c.L)*(1-warm), C: c.C * plane.Mix(0.86, 1, warm), H: c.H - 0.16*warm}.Lab()
		return color.Lab{L: d.L, A: d.A + 0.004, B: d.B - 0.034*(1-0.8*warm)}.LCH()
	})
	r := shade.Rect()
	calm := p.Calm(r)
	span := float32(max(r.Dy(), 1))
	plane.EachIn(l, shade, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 {
			return
		}
		soft := lit.V[(y-r.Min.Y)*lit.W+x-r.Min.X]
		free := 1 - 0.7*calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8)
		c := plane.Straight(px)
		if k := plane.Clamp(soft*1.2+0.05) * (1 - v) * free; k > 0.01 {
			c = c.Mix(sun.At(c), 0.8*k)
		}
		if v > 0.01 {
			low := float32(y-r.Min.Y) / span
			s := dark.At(c)
			s = s.Mix(sky.At(s), plane.Clamp(0.25+0.75*low*low-0.4*soft)*free)
			c = c.Mix(s, v)
		}
		plane.Set(px, c, px[3])
	})
}

// gleam lays a sharp light along the lit edge of things, which ends and is followed by a dot.
func gleam(p *picture.Picture, l *raster.Layer, inside *plane.Plane) {
	form, broad := softer(inside, p.Length(0.010)), softer(inside, p.Length(0.028)) // small leaves and rails have no gleam
	calm, inset := p.Calm(inside.Rect()), p.Length(0.020)
	plane.EachIn(l, form, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 || v > 0 || -v > 3*inset {
			return
		}
		gx, gy := form.Slope((y-form.Y0)*form.W + x - form.X0) // points inward
		bx, by := broad.Slope((y-form.Y0)*form.W + x - form.X0)
		facing := 0.62*gx + 0.78*gy
		if facing < 0.5 || gx*bx+gy*by < 0.80 { // nor have battlements
			return
		}
		free := 1 - calm.At((x-form.X0)/8, (y-form.Y0)/8)
		turn := 0.78*gx - 0.62*gy
		wide := p.Length(0.013) * plane.Smooth(0.62, 0.9, facing) * (1 - plane.Smooth(0.02, 0, max(turn-0.26, 0.22-turn)))
		deep := -v - inset
		if k := plane.Clamp(deep+0.5) * plane.Clamp(wide-deep+0.5) * plane.Clamp(wide); k > 0 {
			plane.Atop(px, color.RGB{R: 1, G: 1, B: 1}, 0.8*k*free)
		}
	})
}

// softer is a blurred copy of a plane.
func softer(d *plane.Plane, sigma float32) *plane.Plane {
	out := *d
	out.V = slices.Clone(d.V)
	return out.Softened(sigma)
}
