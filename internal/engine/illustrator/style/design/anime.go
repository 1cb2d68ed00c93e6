package design

import (
	"context"
	"image"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// celShade is the second tone of cel painting: darker and cooler.
var celShade = picture.Second{Depth: 0.20, Least: 0.030, Alpha: 0.38, Tone: picture.DeepShade}

// Anime paints clean colors in two tones with a hard edge, a rim of light, and a fine line in a deep tone of the color
// beside it, heavier around the figure.
func Anime(_ context.Context, p *picture.Picture) *raster.Layer {
	eyeless := p.Eyed(func(picture.Eye) []scene.Node { return nil })
	p = p.Eyed(animeEye)
	even := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(even, 0.02)
	if r.Empty() {
		return even
	}
	l := p.Flattened(celShade).Drawn()
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.02 + c.L*0.995, C: c.C * 1.20, H: c.H}
	}).Apply(l)
	silhouette := plane.AlphaOf(l, r)
	inside := silhouette.SignedDistance()
	cel(p, l, silhouette, inside)
	// A line in the tone of its field, never black: on dark hair it is a little lighter than the hair, so that it holds on a dark ground too.
	colored := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.25 + 0.20*c.L, C: min(0.13, c.C*0.75+0.02), H: c.H - 0.12}
	})
	eyeless.Inked(l, picture.Inking{Width: 0.0030, Outer: 0.0042, Swell: 0.0026, Color: colored, Gate: p.ShadedContrast(r)})
	picture.LayAtop(l, p.SeenEyes(picture.Own))
	sparkle(p, l, inside)
	return l
}

// sparkle lays two stars of light on things, near their upper corners; somebody and animals shine with their eyes.
func sparkle(p *picture.Picture, l *raster.Layer, inside *plane.Plane) {
	if !things(p) {
		return
	}
	for _, s := range [...]struct{ x, y, size float32 }{{-0.8, -0.6, 0.040}, {0.9, -0.35, 0.026}} {
		size := p.Length(s.size)
		best, at := float32(plane.Far), -1
		for i, d := range inside.V {
			if v := -s.x*float32(i%inside.W) - s.y*float32(i/inside.W); -d > 0.55*size && v < best {
				best, at = v, i
			}
		}
		if at >= 0 {
			raster.Draw(l, star(float32(inside.X0+at%inside.W), float32(inside.Y0+at/inside.W), size), scene.Identity)
		}
	}
}

// things reports whether nobody, no animal and no glyph is in the picture.
func things(p *picture.Picture) bool {
	return !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person || q.Furry || q.Glyph })
}

// star is a light with four thin rays.
func star(x, y, r float32) []scene.Node {
	b := scene.NewPath().Move(x, y-r)
	b.Quad(x+0.06*r, y-0.06*r, x+0.72*r, y).Quad(x+0.06*r, y+0.06*r, x, y+r).Quad(x-0.06*r, y+0.06*r, x-0.72*r, y).Quad(x-0.06*r, y-0.06*r, x, y-r)
	return []scene.Node{b.Close().Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()}
}

// cel lays the rim of light on the form as a whole, with an edge one pixel wide.
func cel(p *picture.Picture, l *raster.Layer, silhouette, inside *plane.Plane) {
	d := softer(inside, max(0.8, p.Length(0.0030)))
	bright := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + (0.99-c.L)*0.55, C: c.C * 0.9, H: c.H + 0.10}
	})
	width := p.Length(0.0062)
	if things(p) {
		band(p, l, silhouette, inside)
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

// band lays a hard shade on the form of a thing where it turns from the light, and a sharp gleam along its lit edge: with a second tone on its parts
// alone it would be clip art with an outline.
func band(p *picture.Picture, l *raster.Layer, silhouette, inside *plane.Plane) {
	dark := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L * 0.62, C: c.C*0.95 + 0.035, H: towardViolet(c)}
	})
	lit := silhouette.Reduced(2).Inflated(p.Length(0.12)/4).Softened(2.5).Lit(0.9, 4).Diffuse.Enlarged(silhouette)
	form := softer(inside, p.Length(0.010)) // small leaves and rails have no gleam
	edge := 10 / float32(p.Size)
	calm, letters := p.Calm(silhouette.Rect()), p.Letters()
	inset := p.Length(0.020)
	plane.EachIn(l, lit, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 || slices.ContainsFunc(letters, func(r image.Rectangle) bool { return r.Dy() > p.Size/6 && image.Pt(x, y).In(r) }) {
			return // letters have a shade each
		}
		if k := plane.Smooth(-0.20, -0.20-edge, v); k > 0 {
			c := plane.Straight(px)
			plane.Atop(px, dark.At(c), 0.62*k)
		}
		i := (y-form.Y0)*form.W + x - form.X0
		gx, gy := form.Slope(i) // points inward
		facing := 0.62*gx + 0.78*gy
		if facing < 0.5 {
			return
		}
		free := 1 - calm.At((x-lit.X0)/8, (y-lit.Y0)/8)
		turn := 0.78*gx - 0.62*gy // along the edge: the gleam ends, and a dot follows
		wide := p.Length(0.013) * plane.Smooth(0.62, 0.9, facing) * (1 - plane.Smooth(0.02, 0, max(turn-0.26, 0.22-turn)))
		deep := -form.V[i] - inset
		if k := plane.Clamp(deep+0.5) * plane.Clamp(wide-deep+0.5) * plane.Clamp(wide); k > 0 {
			plane.Atop(px, color.RGB{R: 1, G: 1, B: 1}, 0.8*k*free)
		}
	})
}

// towardViolet is a hue a third of the way to that of shade, on the shorter side.
func towardViolet(c color.LCH) float32 {
	const violet = -1.2
	d := math.Mod(float64(violet-c.H)+3*math.Pi, 2*math.Pi) - math.Pi
	return c.H + float32(max(-0.35, min(0.35, 0.3*d)))
}

// softer is a blurred copy of a plane.
func softer(d *plane.Plane, sigma float32) *plane.Plane {
	out := *d
	out.V = slices.Clone(d.V)
	return out.Softened(sigma)
}
