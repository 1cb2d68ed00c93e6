package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Doodle is a hand's quick drawing: dots for eyes, a wavering black pen that goes over some lines twice, blooms as spirals, and
// color that is scribbled in.
func Doodle(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Eyed(dotEye).DarkEyed().Mapped(func(q picture.Piece) []scene.Node {
		return picture.Spiraled(q.Nodes, p.Length(0.0050)/max(q.Matrix.Scale(), 1e-6), picture.LineInk)
	})
	flat := p.Simple().Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.035)
	if r.Empty() {
		return out
	}
	picture.Solidify(art, r)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0048), Detail: p.Length(0.018), Solid: p.Length(0.05), Line: picture.WhiteLine, Hull: true}), r)
	gate := p.ShadedContrast(r)
	first, again := wavering(p, r, 1, 0.020), wavering(p, r, 5, 0.026)
	shape := plane.AlphaOf(art, r)
	shape.BecomeDistance()
	for i, d := range shape.V {
		shape.V[i] = remote - d // what lies outside the plane is 0: far outside the drawing
	}
	paint, calm := scribbles(flat).Drawn(), p.Calm(r)
	outline, rim := p.Length(0.0072), p.Length(0.0110)
	w, h := r.Dx(), r.Dy()
	for y := range h {
		first.TurnTo(y)
		again.TurnTo(y)
		for x := range w {
			d, e := remote-first.Of(shape, x, y), remote-again.Of(shape, x, y)
			i := (r.Min.Y+y)*out.W + r.Min.X + x
			s := plane.Pixel(paint, i)
			alpha := max(plane.Clamp(0.5+rim-min(d, e)), s[3])
			if alpha <= 0 {
				continue
			}
			c := picture.LinePaper
			if s[3] > 0.01 {
				c = c.Mix(plane.Straight(s), s[3])
			}
			if t := plane.Pixel(art, i); t[3] > 0.5 { // no hatching across faces
				c = c.Mix(picture.LinePaper.Mix(plane.Straight(t), 0.82), plane.Smooth(0.25, 0.5, calm.At(x/8, y/8)))
			}
			k := plane.Smooth(0.03, 0.14, first.Of(gate, x, y)) * max(first.Of(lines, x, y), 0.8*again.Of(lines, x, y)*plane.Smooth(0.45, 0.6, again.U[x]))
			k = max(k, plane.Clamp(1-(max(d, -d)-outline*0.5)), 0.9*plane.Clamp(1-(max(e, -e)-outline*0.28)))
			plane.Set(plane.Pixel(out, i), c.Mix(picture.LineInk, plane.Clamp(k)), alpha)
		}
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	picture.LayAtop(out, p.Seen("spiral"))
	return out
}

// scribbles is flat art that is colored with the pen.
func scribbles(flat *picture.Picture) *picture.Picture {
	return flat.Mapped(func(q picture.Piece) []scene.Node {
		k := flat.Length(1) / max(q.Matrix.Scale(), 1e-6)
		s := scribbler{least: 0.030 * k, pitch: 0.0135 * k, width: 0.0085 * k}
		return s.nodes(q.Nodes)
	})
}

// dotEye is an eye of one dot.
func dotEye(e picture.Eye) []scene.Node {
	return []scene.Node{
		scene.NewPath().Ellipse(0, 0.05, 0.62, 0.80).Fill(picture.LineInk.Paint()).Node(),
		scene.NewPath().Ellipse(-0.18, -0.28, 0.17, 0.20).Fill(picture.LinePaper.Paint()).Node(),
	}
}

// remote is a distance from the outline that nothing is drawn at, in pixels.
const remote = 1 << 14

// wavering is a wobble of the hand by up to a share of the side.
func wavering(p *picture.Picture, r plane.Rectangle, seed uint64, by float32) *picture.Wobble {
	o := p.Wobbled(r, seed)
	o.Most = p.Length(by)
	return o
}
