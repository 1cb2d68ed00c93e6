package detail

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// ink collects marks of one color and width in one path, in pixels.
type ink struct {
	path  *scene.Builder
	marks int
}

func newInk() *ink { return &ink{path: scene.NewPath()} }

func (k *ink) line(points ...point) {
	if len(points) < 2 {
		return
	}
	k.marks++
	k.path.Move(points[0].X, points[0].Y)
	for _, q := range points[1:] {
		k.path.Line(q.X, q.Y)
	}
}

// dot is a mark as wide as the pen.
func (k *ink) dot(q point) { k.line(q, point{X: q.X + 0.04, Y: q.Y}) }

// arc is a line that bends over a third point.
func (k *ink) arc(a, over, b point) {
	k.marks++
	k.path.Move(a.X, a.Y).Quad(2*over.X-(a.X+b.X)/2, 2*over.Y-(a.Y+b.Y)/2, b.X, b.Y)
}

func (k *ink) box(x, y, w, h float32) {
	k.marks++
	k.path.Rect(x, y, w, h)
}

// drawn is what was collected, as lines of a width.
func (k *ink) drawn(c scene.RGBA, width float32, dash ...float32) []scene.Node {
	if k.marks == 0 {
		return nil
	}
	return []scene.Node{k.path.Stroke(scene.Stroke{Paint: scene.SolidPaint(c), Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin, Dash: dash}).Node()}
}

// filled is what was collected, as shapes.
func (k *ink) filled(c scene.RGBA) []scene.Node {
	if k.marks == 0 {
		return nil
	}
	return []scene.Node{k.path.Fill(scene.SolidPaint(c)).Node()}
}

// tones are the colors of marks on a body: its shade and its light.
type tones struct{ own, dark, pale color.RGB }

func tonesOf(c color.RGB) tones {
	v := color.ToLCH(c)
	deep := color.LCH{L: v.L * 0.42, C: v.C * 0.9, H: v.H}
	if v.L < 0.32 { // on near black, the darker marks are those of light
		deep.L = v.L * 0.3
	}
	pale := color.LCH{L: v.L + (1-v.L)*0.62, C: v.C * 0.75, H: v.H}
	return tones{c, color.FromLCH(deep), color.FromLCH(pale)}
}

func with(c color.RGB, alpha float32) scene.RGBA { return scene.RGBA{R: c.R, G: c.G, B: c.B, A: alpha} }

// chance is noise, the same for the same mark of a body.
type chance struct {
	seed uint64
	n    int
}

func (c *chance) next() float32 {
	c.n++
	return plane.Hash(c.n, c.n>>8, c.seed)
}

// about is a number within ±by.
func (c *chance) about(by float32) float32 { return (2*c.next() - 1) * by }
