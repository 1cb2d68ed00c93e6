package paint

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

var inkPaper, inkBlack = color.Hex(0xfcfaf5), color.Hex(0x141318)

// InkWash draws with a loaded brush: a contour that swells away from the light, full blacks for what is dark or thin, and between them few
// diluted washes on the shaded side of every form, which run out softly where the paper was wet. What is in the light stays paper. The paper is
// cut along the drawing, so that it is seen on a dark page.
func InkWash(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Eyed(brushEye).DarkEyed().PaleLipped().SkinWithin(0.22, 0.95)
	even := p.Flattened(picture.Second{})
	drawn := even.Drawn()
	r := p.Around(drawn, 0.04)
	if r.Empty() {
		return out
	}
	b := loadedBrush(p, even, drawn, r)
	for y := range b.shape.H {
		b.turnTo(y)
		for x := range b.shape.W {
			alpha := b.paperAt(x, y)
			if alpha < 0.004 {
				continue
			}
			plane.Set(plane.Pixel(out, (y+r.Min.Y)*out.W+x+r.Min.X), b.mark(x, y), alpha)
		}
	}
	p.Furred(out, picture.Coat{Long: 0.026, Wide: 0.0018, Dense: 0.62, Opacity: 0.85, Seed: 57, Ink: &inkBlack, Light: 0.12, Tufts: 0.42})
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(inkBlack, inkPaper)))
	return out
}

// brushEye is an eye as a brush sets it: a dot of ink with a spot of light, under a lid in one stroke that swells toward its outer corner.
func brushEye(e picture.Eye) []scene.Node {
	s := e.Side
	if s == 0 {
		s = 1
	}
	h, round := min(max(e.High, 0.85), 1.25), float32(0.74)
	switch {
	case e.OfLife():
		h, round = 0.58, 0.46
	case e.Person:
		h, round = min(max(e.High, 0.85), 1.1), 0.60
	}
	dot := scene.NewPath().Ellipse(s*0.04, 0.10*h, round, round*min(1.25, h*1.08)).Fill(inkBlack.Paint()).Node()
	light := scene.NewPath().Ellipse(-0.20, -0.14*h, 0.17, 0.20).Fill(inkPaper.Paint()).Node()
	lid := scene.NewPath().Move(-s*1.02, 0.10*h).Quad(-s*0.66, -0.86*h, s*0.14, -0.94*h).Quad(s*0.84, -0.92*h, s*1.24, -0.06*h).
		Quad(s*0.78, -0.60*h, s*0.10, -0.64*h).Quad(-s*0.60, -0.66*h, -s*1.02, 0.10*h).Close().Fill(inkBlack.Paint()).Node()
	return []scene.Node{dot, light, lid}
}

// brush is what an ink drawing knows at each pixel; of the grounds one row is known at a time.
type brush struct {
	p            *picture.Picture
	shape        *plane.Plane // signed distance to the outline
	lines        *plane.Plane // of the parts
	forms        *picture.Forms
	wash, near   plane.Ground // the tone of the washes, and how dark those around are
	paper        *plane.Plane // signed distance to the edge of the paper
	gate, calm   plane.Ground
	body, around plane.Ground // how high each form rises, and those around a pixel
	lean         plane.Ground // how far the contour looks away from the light, −1–1
	press, hair  plane.Ground // how hard the hand presses, and the hairs of the brush
	words, pale  plane.Ground // how near dark and pale letters are; of no rows where there are none
	fine, swell  float32      // how fine the lines are, and how much heavier the contour becomes

	lane        int // of the hairs, at the last pixel
	left, right float32
	x0, y0      int
}

func loadedBrush(p, even *picture.Picture, drawn *raster.Layer, r plane.Rectangle) *brush {
	art := p.Loosened(plane.Cropped(drawn, r), 0.0045)
	plane.Settle(art, r)
	b := &brush{p: p, shape: plane.AlphaOf(art, r), forms: p.Formed(r, 0.14), fine: fineness(p), x0: r.Min.X, y0: r.Min.Y, lane: -1 << 30}
	b.swell = b.fine * p.Length(0.0185)
	w := newWashes(p, b.forms, r)
	over := func(a *plane.Plane) plane.Ground { return plane.GroundOf(a.Over(b.shape.W, b.shape.H)) }
	b.wash, b.gate, b.calm, b.body = over(w.tone), over(w.gate), over(w.calm), over(b.forms.Height)
	b.around = over(b.forms.Height.Blurred(p.Length(0.008) / float32(b.forms.Step())))
	b.near = over(w.tone.Blurred(w.p.Length(0.010)))
	if words, dark, pale := p.NearWords(r, 0.004); words != nil {
		b.words, b.pale = over(dark), over(pale)
	}
	b.paper = plane.CutOut(b.shape, p.Length(0.0115), p.Length(0.009))
	b.lines = picture.Wobbled(b.partLines(even, r), p, 61)
	b.lean = over(b.leaning())
	b.shape.BecomeDistance()
	b.shape.Softened(1) // the distance of soft pixels is uneven by half a pixel, which is seen in the inner edge of a broad stroke
	b.press = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 51}.Over(r))
	b.hair = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 150, Octaves: 2, Seed: p.Seed + 54}.Over(r))
	return b
}

// turnTo goes on to a row.
func (b *brush) turnTo(y int) {
	for _, g := range [...]plane.Ground{b.wash, b.near, b.gate, b.calm, b.body, b.around, b.lean, b.press, b.hair} {
		g.Row(g.V, y)
	}
	if b.words.V != nil {
		b.words.Row(b.words.V, y)
		b.pale.Row(b.pale.V, y)
	}
}

// paperAt is how far the paper covers a pixel: its edge is crisp, a soft one glows on a dark page, and wavers a little.
func (b *brush) paperAt(x, y int) float32 {
	return plane.Clamp(0.5 - b.paper.V[y*b.paper.W+x] - b.p.Length(0.012)*(b.press.V[x]-0.5))
}

// mark is the color of a pixel: the washes, dry where the brush ran out of ink, and the lines over them.
func (b *brush) mark(x, y int) color.RGB {
	d, loose := b.shape.V[y*b.shape.W+x], 1-0.9*b.calm.V[x]
	k := b.wash.V[x]
	switch {
	case d > 0: // ink runs into wet paper beside a dark wash
		run := 1.5 * b.near.V[x] * loose * plane.Smooth(0.48, 0.60, b.press.V[x])
		k = max(k, 0.55*b.near.V[x]*plane.Smooth(0.14, -0.06, d/b.p.Length(0.010)-run-0.3*(b.hair.V[x]-0.5)))
	case k > 0.45:
		k *= 1 - 0.75*loose*b.dry(x, y)
	}
	slip := plane.Smooth(0.34, 0.62, b.lines.V[y*b.shape.W+x]) * plane.Smooth(0.02, 0.09, b.gate.V[x]) * plane.Smooth(0.38, 0.58, b.near.V[x])
	k *= 1 - 0.85*slip                        // paper between two dark strokes
	k *= 1 + 0.30*(1-0.7*k)*(b.hair.V[x]-0.5) // the tooth of the paper
	if d < 0 {
		k = b.hatched(k, x, y, loose)
	}
	k = plane.Clamp(max(k, b.line(x, y, d, 1-slip)))
	if b.words.V != nil {
		k = b.written(k, x, y, d)
	}
	return inkPaper.Mix(inkBlack, k)
}

// written is the tone at a pixel among letters: a dark one is one stroke of full ink without a line around it, a pale one is paper in a wash.
func (b *brush) written(k float32, x, y int, d float32) float32 {
	if near := b.words.V[x]; near > 0 {
		k = plane.Mix(k, plane.Clamp(0.5-d)*(0.97-0.75*b.dry(x, y)), plane.Smooth(0.02, 0.10, near))
	}
	if near := b.pale.V[x]; near > 0.004 {
		k = max(k, plane.Clamp(0.5-d)*0.72*plane.Smooth(0.004, 0.12, near)*plane.Smooth(0.80, 0.45, near))
	}
	return k
}
