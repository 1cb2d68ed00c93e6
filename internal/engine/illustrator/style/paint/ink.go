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
// diluted washes on the shaded side of every form, dry at one edge and run out at the other. What is in the light stays paper. The paper ends
// in a soft deckle beyond the drawing, so that it is seen on a dark page.
func InkWash(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Eyed(brushEye).DarkEyed().SkinWithin(0.30, 0.82)
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
	if e.Person {
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
	press, hair  plane.Ground // how hard the hand presses, and the hairs of the brush
	inner, swell float32      // the heaviness of the lines

	lane        int // of the hairs, at the last pixel
	left, right float32
	x0, y0      int
}

func loadedBrush(p, even *picture.Picture, drawn *raster.Layer, r plane.Rectangle) *brush {
	art := p.Loosened(plane.Cropped(drawn, r), 0.0045)
	plane.Settle(art, r)
	b := &brush{p: p, shape: plane.AlphaOf(art, r), forms: p.Formed(r, 0.14), swell: p.Length(0.0100), x0: r.Min.X, y0: r.Min.Y, lane: -1 << 30}
	w := newWashes(p, b.forms, r)
	over := func(a *plane.Plane) plane.Ground { return plane.GroundOf(a.Over(b.shape.W, b.shape.H)) }
	b.wash, b.gate, b.calm, b.body = over(w.tone), over(w.gate), over(w.calm), over(b.forms.Height)
	b.around = over(b.forms.Height.Blurred(p.Length(0.008) / float32(b.forms.Step())))
	b.near = over(w.tone.Blurred(w.p.Length(0.010)))
	b.paper = plane.CutOut(b.shape, p.Length(0.0130), p.Length(0.009))
	b.lines = picture.Wobbled(b.partLines(even, r), p, 61)
	b.shape.BecomeDistance()
	b.press = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 51}.Over(r))
	b.hair = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 150, Octaves: 2, Seed: p.Seed + 54}.Over(r))
	return b
}

// partLines are the lines between parts, softened so that pressure makes them thin or broad. Words and small
// faces have none: a brush sets them in one stroke.
func (b *brush) partLines(even *picture.Picture, r plane.Rectangle) *plane.Plane {
	bare, _ := even.Unmarked().Unlettered()
	pen := picture.Pen{Width: b.p.Length(0.0048), Detail: b.p.Length(0.016), Line: picture.WhiteLine, Own: b.p.Length(0.07), Hull: true}
	return picture.CoverageOf(bare.Outlined(pen), r).Blurred(b.p.Length(0.0020))
}

// turnTo goes on to a row.
func (b *brush) turnTo(y int) {
	for _, g := range [...]plane.Ground{b.wash, b.near, b.gate, b.calm, b.body, b.around, b.press, b.hair} {
		g.Row(g.V, y)
	}
}

// paperAt is how far the paper reaches: it ends in a soft, uneven edge.
func (b *brush) paperAt(x, y int) float32 {
	torn := b.p.Length(0.016)*(b.press.V[x]-0.5) + b.p.Length(0.004)*(b.hair.V[x]-0.5)
	return plane.Smooth(b.p.Length(0.0045), -b.p.Length(0.0065), b.paper.V[y*b.paper.W+x]+torn)
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
	slip := plane.Smooth(0.34, 0.62, b.lines.V[y*b.shape.W+x]) * plane.Smooth(0.02, 0.09, b.gate.V[x]) * plane.Smooth(0.50, 0.70, b.near.V[x])
	k *= 1 - 0.85*slip              // paper between two dark strokes
	k *= 1 + 0.30*(b.hair.V[x]-0.5) // the tooth of the paper
	return inkPaper.Mix(inkBlack, plane.Clamp(max(k, b.line(x, y, d, 1-slip))))
}

// dry is where the hairs of the brush part, toward the end of a stroke and in the light.
func (b *brush) dry(x, y int) float32 {
	broad := plane.Smooth(b.p.Length(0.014), b.p.Length(0.030), b.body.V[x])
	if broad == 0 {
		return 0
	}
	f := b.forms.Of(b.x0+x, b.y0+y)
	cos, sin := f.Cos, f.Sin
	if sin+0.4*cos > 0 { // strokes begin below, away from the light
		cos, sin = -cos, -sin
	}
	dx, dy := float32(b.x0+x)-f.X, float32(b.y0+y)-f.Y
	t := plane.Clamp(0.5 + 0.5*(dx*cos+dy*sin)/f.Long)
	across := (dy*cos-dx*sin+0.10*(dx*cos+dy*sin))/b.p.Length(0.0034) + 5*(b.press.V[x]-0.5)
	n := plane.Floor(across)
	if n != b.lane {
		b.lane, b.left, b.right = n, plane.Hash(n, 1, 5), plane.Hash(n+1, 1, 5)
	}
	streak := 0.75*plane.Mix(b.left, b.right, plane.Ease(across-float32(n))) + 0.25*b.hair.V[x]
	return broad * plane.Smooth(0.66, 0.82, streak+0.42*(t-0.58))
}

// line is the contour and the lines of the parts, of which so much is drawn, at a pixel: heavy away from the light, thin toward it, and gone
// where the hand hardly pressed.
func (b *brush) line(x, y int, d, parts float32) float32 {
	i, press := y*b.shape.W+x, b.press.V[x]
	inner := plane.Smooth(0.40-0.30*press, 0.56-0.30*press, b.lines.V[i]) * plane.Smooth(0.03, 0.12, b.gate.V[x]) * parts
	if d > b.swell || d < -b.swell {
		return 0.94 * inner
	}
	gx, gy := b.shape.Slope(i)
	slim := 0.45 + 0.55*plane.Smooth(b.p.Length(0.002), b.p.Length(0.014), b.around.V[x])
	width := b.p.Length(0.0010) + slim*b.swell*plane.Clamp(0.28-0.36*(0.6*gx+0.8*gy)+2.4*(press-0.5))
	outer := plane.Clamp(d+0.6*width+0.5) * plane.Clamp(0.4*width-d+0.5) * plane.Smooth(0, b.p.Length(0.0022), width)
	return max(outer, 0.94*inner)
}
