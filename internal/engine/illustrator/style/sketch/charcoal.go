package sketch

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

var charcoalPaper, whiteChalk = color.Hex(0xe2dacb), color.Hex(0xfbf8f1)

// Charcoal draws on gray paper: tones rubbed soft with the finger, broad strokes of the side of the stick along each form, a few heavy lines, and
// lights in white chalk. Dust is rubbed beyond the outline onto the paper, which ends in a torn edge.
func Charcoal(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.DarkEyed().HandEyed().PaleLipped().SkinWithin(0.50, 0.80)
	drawn := p.SoftGlints().Drawn()
	r := p.Around(drawn, 0.05)
	if r.Empty() {
		return out
	}
	gate := picture.Contrast(drawn, r)
	art := p.Loosened(plane.Cropped(drawn, r), 0.006)
	plane.Settle(art, r)
	c := coal(p, art, r, gate)
	rim := p.Length(0.0100)
	for i, d := range c.shape.V {
		alpha := plane.Clamp(0.5 + rim - d + p.Length(0.016)*(c.torn.V[i]-0.5) + p.Length(0.0012)*(c.u.Rough(i)-0.5))
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		plane.Set(plane.Pixel(out, y*out.W+x), c.mark(i, x, y), alpha)
	}
	gray := func(k color.RGB) color.RGB {
		return picture.Coal.Mix(whiteChalk, plane.Smooth(0.15, 0.9, plane.Luma(k)))
	}
	picture.LayBroken(out, p.SeenFeatures(gray), func(x, y int) float32 {
		return 0.5 + 0.5*c.soft((y-r.Min.Y)*r.Dx()+x-r.Min.X, 0.85)
	})
	return out
}

// stump is a charcoal drawing under way.
type stump struct {
	p                         *picture.Picture
	shape, tone, smudge, dust *plane.Plane
	light, lines, calm, torn  *plane.Plane
	forms                     *picture.Forms
	turns                     [][2]float32 // of the strokes on each form
	u                         *picture.Rubbing
	sides                     [2]hatch // the two layers of strokes
	along                     float32  // 1 over the length of a leg of a stroke
}

func coal(p *picture.Picture, art *raster.Layer, r plane.Rectangle, gate *plane.Plane) *stump {
	c := &stump{p: p, shape: plane.AlphaOf(art, r), forms: p.Formed(r, 0.14), along: 1 / p.Length(0.11)}
	for i := range c.sides {
		c.sides[i] = hatch{seed: 5, lane: math.MinInt}
	}
	c.turns = c.forms.Turned(func(_ int, f picture.Form) float64 { return -0.75 + 0.8*float64(f.Sin*f.Cos) })
	c.rub(art, r)
	pen := picture.Pen{Width: p.Length(0.0060), Detail: p.Length(0.014), Line: picture.WhiteLine, Hull: true}
	c.lines = picture.Wobbled(picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(pen), r), p, 5)
	least := float32(0)
	if slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return picture.Leafy[q.Group] }) {
		least = 0.8 // petals of one color have no contrast
	}
	for i, v := range gate.V {
		c.lines.V[i] *= max(least, plane.Smooth(0.015, 0.09, v))
	}
	c.u = p.Rubbing(picture.Stick{Tooth: 380}, r)
	c.calm = p.Calm(r).Enlarged(c.shape)
	c.torn = plane.Cloud{Size: p.Size, Waves: 16, Octaves: 4, Seed: p.Seed + 61}.Plane(r)
	c.shape.BecomeDistance()
	return c
}

// rubFrom is the side from which on tones are found at half the size: they are rubbed soft.
const rubFrom = 800

// rub finds the tones of the art, which is a layer of its own, and the light on it.
func (c *stump) rub(art *raster.Layer, r plane.Rectangle) {
	p, step := c.p, 1
	if p.Size > rubFrom {
		p, step, art = p.Reduced(2), 2, plane.HalfOf(art, plane.Bounds(art))
	}
	box := plane.Bounds(art)
	cover, dark := plane.AlphaOf(art, box), picture.Darkness(art, box)
	tone := p.Relieved(dark, cover, 0, 0.98, 2.1)
	whole := cover.Reduced(3-step).Inflated(p.Length(0.12)/float32(4/step)).Softened(2.5).Lit(0.9, 3).Diffuse.Enlarged(cover)
	light := c.forms.Light.Enlarged(cover)
	for y := range cover.H {
		for x := range cover.W {
			i := y*cover.W + x
			light.V[i] = 0.16*light.V[i] + 0.75*whole.V[i]
			if cover.V[i] > 0.5 { // tones of whole forms: a rim of light along every edge would be a bevel
				tone.V[i] = 0.62*tone.V[i] + 0.40*(1-c.forms.Of(r.Min.X+x*step, r.Min.Y+y*step).L)
			}
		}
	}
	c.dust, c.smudge = dark.Blurred(p.Length(0.020)).Enlarged(c.shape), tone.Blurred(p.Length(0.0065)).Enlarged(c.shape)
	c.tone, c.light = tone.Enlarged(c.shape), light.Enlarged(c.shape)
}

// soft is how far a soft stick covers the paper under a pressure of 0–1: its dust also reaches the low places.
func (c *stump) soft(i int, press float32) float32 {
	rough := c.u.Rough(i)
	return plane.Smooth(rough-0.62, rough+0.46, press)
}

// mark is the color of a pixel.
func (c *stump) mark(i, x, y int) color.RGB {
	d, loose := c.shape.V[i], 1-0.85*c.calm.V[i]
	light := c.light.V[i] * (0.55 + 0.45*loose)
	tone := c.tone.V[i] - 0.5*light
	// what the finger rubbed in has no grain
	rubbed := plane.Smooth(0.16, 0.90, c.smudge.V[i]-0.5*light)
	out := charcoalPaper.Mix(picture.Coal, 0.74*rubbed*(0.85+0.5*loose*(c.u.Press.V[i]-0.4)))
	if d > 0 {
		out = charcoalPaper.Mix(picture.Coal, 0.85*c.dust.V[i]*plane.Smooth(c.p.Length(0.022), 0, d))
	} else {
		if k := (0.35 + 0.65*loose) * plane.Smooth(0.10, 0.66, tone); k > 0.01 {
			out = out.Mix(picture.Coal, 0.78*k*c.side(i, x, y, 0))
		}
		if k := loose * plane.Smooth(0.48, 0.86, tone); k > 0.01 {
			out = out.Mix(picture.Coal, 0.92*k*c.side(i, x, y, 1))
		}
		out = out.Mix(charcoalPaper, 0.85*c.lines.V[i]*plane.Smooth(0.52, 0.62, c.tone.V[i])) // a kneaded eraser parts what is dark
		high := max(plane.Smooth(0.10, 0.24, light+0.12*(c.u.Press.V[i]-0.5))*plane.Smooth(0.70, 0.35, c.tone.V[i]), plane.Smooth(0.36, 0.14, tone))
		out = out.Mix(whiteChalk, 0.92*high*(0.25+0.75*c.soft(i, 0.75)))
	}
	heavy := 0.08 + 1.45*plane.Smooth(0.34, 0.66, c.u.Press.V[i]) // the stick leaves the paper in places
	gx, gy := c.shape.Slope(i)
	wide := c.p.Length(0.0030) * heavy * (1 - 0.7*(0.6*gx+0.8*gy))
	line := max(c.lines.V[i]*heavy*0.9*plane.Smooth(0.62, 0.52, c.tone.V[i]), plane.Smooth(1.5*wide, 0.3*wide, max(d, -d)))
	if line < 0.01 {
		return out
	}
	return out.Mix(picture.Coal, 0.92*plane.Clamp(line)*(0.35+0.65*c.soft(i, 0.90)))
}

// side is the stroke of the side of the stick along a form, soft at one edge and crisp at the other; the second layer crosses the first.
func (c *stump) side(i, x, y, layer int) float32 {
	cos, sin := c.forms.TurnedAt(c.turns, x, y)
	pitch := c.p.Length(0.034)
	if layer > 0 {
		cos, sin, pitch = 0.72*cos-0.69*sin, 0.72*sin+0.69*cos, c.p.Length(0.021)
	}
	across := (float32(y)*cos-float32(x)*sin)/pitch + 0.7*(c.u.Press.V[i]-0.5)
	lane := plane.Floor(across)
	t := across - float32(lane)
	force := 0.45 + 0.6*c.sides[layer].on(lane, (float32(x)*cos+float32(y)*sin)*c.along)
	return c.soft(i, force*(0.42+0.58*plane.Smooth(0, 0.70, t)*plane.Smooth(1, 0.93, t)))
}
