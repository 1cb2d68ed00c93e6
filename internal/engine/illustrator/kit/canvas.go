package kit

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"pellucid/internal/engine/illustrator/scene"
)

// Canvas is what a piece draws on. Shapes take an outline as text: SVG path data ("M10 20h30…"), or a closed smooth curve
// through points ("10,20 30,40! 50,20", where ! makes a corner). Functions that return a Node draw nothing by themselves:
// Part and Add put nodes on the canvas, in painter's order.
type Canvas struct {
	name    string
	colors  map[string]Color
	options Options
	layer   Layer
	out     Drawing
	used    map[string]bool
	rng     *rand.Rand
	soft    bool
	idea    int             // one more than what Variant returns; 0 leaves it to the seed
	blank   map[string]bool // slots whose shapes are left out
}

// NewCanvas returns an empty canvas with a palette under options. It fails when an option names a slot that is not there.
func NewCanvas(name string, palette []Slot, o Options) (*Canvas, error) {
	colors, err := resolve(palette, o.Colors)
	if err != nil {
		return nil, err
	}
	hash := fnv.New64a()
	hash.Write([]byte(name))
	return &Canvas{
		name: name, colors: colors, options: o, layer: Body, used: map[string]bool{},
		out: Drawing{Anchors: map[string]Anchor{}, Unit: 1},
		rng: rand.New(rand.NewPCG(hash.Sum64(), o.Seed)),
	}, nil
}

// Tones returns the tones of a palette slot. It panics on a slot that the palette lacks.
func (c *Canvas) Tones(slot string) Tones {
	base, ok := c.colors[slot]
	if !ok {
		panic(fmt.Sprintf("kit: %s: no slot %q in the palette", c.name, slot))
	}
	c.used[slot] = true
	return TonesOf(base)
}

// Rand returns numbers that are the same each time the piece is drawn with the same seed.
func (c *Canvas) Rand() *rand.Rand { return c.rng }

// Variant picks one of n ideas by the seed: 0 for seed 0, then the others in turn.
func (c *Canvas) Variant(n int) int {
	if c.idea > 0 {
		return (c.idea - 1) % max(n, 1)
	}
	return int(c.options.Seed % uint64(max(n, 1)))
}

// Idea makes Variant return i, for pieces that are one idea of another piece.
func (c *Canvas) Idea(i int) { c.idea = i + 1 }

// Text returns what is to be lettered on the piece, empty for none. Who asks for it letters it.
func (c *Canvas) Text() string {
	c.out.Lettered = true
	return c.options.Text
}

// Aspect returns the width over height to fill, at most 6 either way; own when none was asked for.
func (c *Canvas) Aspect(own float64) float64 {
	if c.options.Aspect > 0 {
		return max(1.0/6, min(6, c.options.Aspect))
	}
	return own
}

// Natural reports whether an animal is to have the face of life.
func (c *Canvas) Natural() bool { return c.options.Natural }

// Bleed says that the drawing runs off the edges of its picture.
func (c *Canvas) Bleed() { c.out.Bleeds = true }

// Unused returns the palette's slots that were never asked for, sorted.
func (c *Canvas) Unused() []string {
	var out []string
	for name := range c.colors {
		if !c.used[name] {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// On makes Part and Add draw on a layer from here on; Body is the first.
func (c *Canvas) On(l Layer) { c.layer = l }

// Part draws a part that people can name, color or leave out. What is drawn around it, such as its contact shadow,
// belongs in it.
func (c *Canvas) Part(name string, nodes ...Node) { c.Add(c.Named(name, nodes...)) }

// Named returns a named part within another one; empty when it is left out.
func (c *Canvas) Named(name string, nodes ...Node) Node {
	if !slices.Contains(c.out.Parts, name) {
		c.out.Parts = append(c.out.Parts, name)
	}
	if slices.Contains(c.options.Without, name) {
		return Node{}
	}
	return Of(nodes...).group(func(g *scene.Group) { g.Part = name })
}

// Lettered is Named for a part that shows a text.
func (c *Canvas) Lettered(name, words string, nodes ...Node) Node {
	return c.Named(name, Of(nodes...).group(func(g *scene.Group) { g.Words = words }))
}

// Has reports whether a part is drawn, for what depends on it elsewhere.
func (c *Canvas) Has(name string) bool { return !slices.Contains(c.options.Without, name) }

// Add draws nodes that belong to no part.
func (c *Canvas) Add(nodes ...Node) {
	for _, n := range nodes {
		c.out.Layers[c.layer] = append(c.out.Layers[c.layer], n.Scene()...)
	}
}

// Anchor names a point at which another drawing can meet this one.
func (c *Canvas) Anchor(name string, x, y float64) { c.out.Anchors[name] = Anchor{X: x, Y: y} }

// AnchorBox names an area: x, y is its center. angle is in degrees, clockwise.
func (c *Canvas) AnchorBox(name string, x, y, w, h, angle float64) {
	c.out.Anchors[name] = Anchor{x, y, w, h, angle}
}

// Drawing returns what was drawn, with its tight box.
func (c *Canvas) Drawing() Drawing {
	c.out.Box = bounds(c.out.Nodes())
	if c.soft {
		c.out.Box = visible(c.out.Nodes(), c.out.Box)
	}
	return c.out
}

// Path is a filled shape.
func (c *Canvas) Path(outlineText string, fill Paint) Node {
	return c.unless(fill, func() Node { return shape(outline(outlineText), fill) })
}

// Line is an open line with round ends; its outline is path data, or a smooth open curve through points.
func (c *Canvas) Line(outlineText string, stroke Paint, width float64) Node {
	if c.blank[slotOf(stroke)] {
		return Node{}
	}
	var segments []scene.Segment
	if isPathData(outlineText) {
		segments = pathData(outlineText)
	} else {
		segments = spline(points(outlineText), false)
	}
	return shape(segments, None).Stroke(stroke, width)
}

// Curve is a closed smooth curve through points.
func (c *Canvas) Curve(points []Point, fill Paint) Node {
	return c.unless(fill, func() Node { return shape(spline(points, true), fill) })
}

// Ellipse is a filled ellipse around x, y.
func (c *Canvas) Ellipse(x, y, rx, ry float64, fill Paint) Node {
	return c.unless(fill, func() Node {
		return FromScene([]scene.Node{scene.NewPath().Ellipse(float32(x), float32(y), float32(rx), float32(ry)).Fill(fill.paint()).Node()})
	})
}

// Circle is a filled circle around x, y.
func (c *Canvas) Circle(x, y, r float64, fill Paint) Node { return c.Ellipse(x, y, r, r, fill) }

// Rect is a filled rectangle with its top left corner at x, y and corners of radius r.
func (c *Canvas) Rect(x, y, w, h, r float64, fill Paint) Node {
	return c.Path(RoundRect(x, y, w, h, r), fill)
}

// RoundRect returns the path data of a rectangle with round corners.
func RoundRect(x, y, w, h, r float64) string {
	r = min(r, w/2, h/2)
	return fmt.Sprintf("M%g %gh%ga%g %g 0 0 1 %g %gv%ga%g %g 0 0 1 %g %gh%ga%g %g 0 0 1 %g %gv%ga%g %g 0 0 1 %g %gz",
		x+r, y, w-2*r, r, r, r, r, h-2*r, r, r, -r, r, -(w - 2*r), r, r, -r, -r, -(h - 2*r), r, r, r, -r)
}

// Oval returns the path data of an ellipse, for Form and Clip.
func Oval(x, y, rx, ry float64) string {
	return fmt.Sprintf("M%g %ga%g %g 0 1 1 %g 0a%g %g 0 1 1 %g 0z", x-rx, y, rx, ry, 2*rx, rx, ry, -2*rx)
}

// Form is a silhouette with shading and details clipped inside it. A pattern asked for the fill's slot lies between.
func (c *Canvas) Form(outlineText string, fill Paint, inside ...Node) Node {
	if c.blank[slotOf(fill)] {
		return Node{}
	}
	segments := outline(outlineText)
	base := shape(segments, fill)
	if pattern, ok := c.options.Fills[slotOf(fill)]; ok {
		box := bounds(base.Scene())
		inside = append([]Node{pattern(c, box, TonesOf(c.colors[slotOf(fill)]))}, inside...)
	}
	if details := Of(inside...); !details.Empty() {
		return Of(base, clip(segments, details))
	}
	return base
}

// Clip keeps what lies inside an outline.
func (c *Canvas) Clip(outlineText string, nodes ...Node) Node {
	return clip(outline(outlineText), Of(nodes...))
}

// Blur softens nodes with a Gaussian of sigma units. It is the kit's way of shading, and marked as such.
func (c *Canvas) Blur(sigma float64, nodes ...Node) Node {
	return Of(nodes...).group(func(g *scene.Group) {
		g.Effects = []scene.Effect{{Kind: scene.Blur, Sigma: float32(sigma)}}
		g.Shade = true
	})
}

// Glow softens nodes like Blur, but is not shading: flames, neon, halos of light.
func (c *Canvas) Glow(sigma float64, nodes ...Node) Node {
	return Of(nodes...).group(func(g *scene.Group) {
		g.Effects = []scene.Effect{{Kind: scene.Blur, Sigma: float32(sigma)}}
	})
}

// Inner paints a color along the inner edges of what nodes cover together, where a copy shifted by dx, dy and blurred
// leaves it bare: a shade on the lower right when it is shifted to the upper left.
func (c *Canvas) Inner(dx, dy, sigma float64, color Color, nodes ...Node) Node {
	return Of(nodes...).group(func(g *scene.Group) {
		g.Effects = []scene.Effect{{Kind: scene.InnerShadow, DX: float32(dx), DY: float32(dy), Sigma: float32(sigma), Color: color.scene()}}
	})
}

// unless draws a shape, unless the slot that paints it is left out.
func (c *Canvas) unless(fill Paint, draw func() Node) Node {
	if c.blank[slotOf(fill)] {
		return Node{}
	}
	return draw()
}

// Mask shows nodes where the mask is white and opaque, and hides them where it is black or empty.
func (c *Canvas) Mask(mask Node, nodes ...Node) Node {
	return Of(nodes...).group(func(g *scene.Group) { g.Mask = mask.Scene() })
}

// Both draws nodes and their mirror image around the vertical line at x.
func (c *Canvas) Both(x float64, nodes ...Node) Node {
	n := Of(nodes...)
	return Of(n, n.Mirror(x))
}

// Around repeats a node n times around x, y, a full turn in all.
func (c *Canvas) Around(n int, x, y float64, node Node) Node {
	var all []Node
	for i := range n {
		all = append(all, node.Rotate(360*float64(i)/float64(n), x, y))
	}
	return Of(all...)
}

func isPathData(text string) bool { return len(text) > 0 && (text[0] == 'M' || text[0] == 'm') }

func shape(segments []scene.Segment, fill Paint) Node {
	return FromScene([]scene.Node{{Path: &scene.Path{Segments: segments, Fill: fill.paint()}}})
}

// Clipped keeps what lies of a drawing within an outline, in the drawing's units.
func (d Drawing) Clipped(outlineText string) Drawing {
	for i, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[i] = clip(outline(outlineText), FromScene(nodes)).Scene()
		}
	}
	d.Box = visible(d.Nodes(), d.Box)
	return d
}

func clip(segments []scene.Segment, inside Node) Node {
	return inside.group(func(g *scene.Group) {
		g.Clip = shape(segments, Black).Scene()
	})
}

func slotOf(p Paint) string {
	switch p := p.(type) {
	case Color:
		return p.Slot()
	case Gradient:
		return p.Slot()
	}
	return ""
}
