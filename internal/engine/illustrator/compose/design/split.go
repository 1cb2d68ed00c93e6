package design

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// The measures of a split design, as shares of the art's height and of the canvas.
const (
	splitGap   = .24  // between the halves
	splitLeast = .16  // of the gap, of the canvas
	splitWide  = .94  // of the name
	splitRule  = .011 // of the lines along the gap
)

// split parts a letter or one thing across its middle, for a name between two lines; without a name the gap stays free for one.
func (c *Designer) split(text string) (layout.Scene, bool) {
	if c.Brief.Design != "split" || len(c.Brief.Subjects) == 0 {
		return layout.Scene{}, false
	}
	k := c.splitArt().Fit(layout.Region{Left: .08, Top: .05, Right: .92, Bottom: .95})
	b := k.Bounds()
	share := max(splitGap, splitLeast/b.H())
	k = k.Scaled(min(1, .9/(b.H()*(1+share))))
	b = k.Bounds()
	k = k.Moved(.5-(b.X0+b.X1)/2, .5-(b.Y0+b.Y1)/2)
	b = k.Bounds()
	gap, mid := share*b.H(), (b.Y0+b.Y1)/2
	if k.Root.Has("eyes") && c.Subject(0).Portrait {
		mid = k.Root.Anchor("eyes").Y + .13*b.H() // through the face below its eyes
	}
	far := 2 * (b.W() + b.H())
	upper := inBox(k, kit.Box{X0: b.X0 - far, Y0: b.Y0 - far, X1: b.X1 + far, Y1: mid}).Moved(0, -gap/2)
	lower := inBox(k, kit.Box{X0: b.X0 - far, Y0: mid, X1: b.X1 + far, Y1: b.Y1 + far}).Moved(0, gap/2)
	out := layout.Scene{}
	out.Add(upper.Over(lower))
	ink := c.splitInk()
	wide := max(b.W(), .62)
	if text != "" {
		wide = max(wide, min(splitWide, .1*float64(len([]rune(text)))+.2))
	}
	thick := splitRule
	for _, y := range []float64{mid - gap/2 + .6*thick, mid + gap/2 - .6*thick} {
		out.Add(c.bar(.5-wide/2, y-thick/2, wide, thick, ink))
	}
	if text != "" {
		set := lettering.Ink{Main: ink, Second: ink, Small: ink, Block: ink}
		if d, ok := c.setIn(text, "card", 6, set); ok {
			out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .5 - wide/2, Top: mid - .43*gap, Right: .5 + wide/2, Bottom: mid + .43*gap}))
		}
	}
	out.Set = true
	return out, true
}

// splitArt is the letter or the thing that is parted: a letter without a look of its own is a broad one in an even color.
func (c *Designer) splitArt() layout.Cluster {
	s := c.Subject(0)
	if len(c.Brief.Subjects) > 1 {
		var at []int
		for i := range c.Brief.Subjects {
			if c.IsRoot(i) {
				at = append(at, i)
			}
		}
		if len(at) > 1 {
			return c.ensemble(at)
		}
	}
	if s.Text == "" || s.Kind != brief.Family || s.Fill != "" || s.Material != "" {
		return c.Unit(0, layout.How{})
	}
	ink := c.splitInk()
	d, ok := c.setIn(strings.ToUpper(s.Text), "label", 1, lettering.Ink{Main: ink, Second: ink, Small: ink, Block: ink})
	if !ok {
		return c.Unit(0, layout.How{})
	}
	return c.Place(0, d, scene.Identity)
}

// splitInk is the color of the name and the lines, and of a letter without a look: the one that was told, else a deep one of the art.
func (c *Designer) splitInk() kit.Color {
	if s := c.Subject(0); s.Kind == brief.Family && s.Fill == "" && s.Color == "" && len(c.Brief.Tints) == 0 {
		return kit.Hex("#4a7ba6") // read on white and on black
	}
	return onAnyGround(c.brandInk().Main)
}

// bar is an even strip.
func (c *Designer) bar(x, y, w, h float64, col kit.Color) layout.Cluster {
	d, err := kit.Piece{Name: "bar", Cm: 40, Palette: "bar #000000", Draw: func(k *kit.Canvas) {
		k.Tones("bar")
		k.Part("bar", k.Rect(0, 0, kit.Side, kit.Side*h/w, 0, col))
	}}.Render(kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	return c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: x, Top: y, Right: x + w, Bottom: y + h})
}

// inBox clips a cluster to a box.
func inBox(k layout.Cluster, b kit.Box) layout.Cluster {
	rect := scene.NewPath().Rect(float32(b.X0), float32(b.Y0), float32(b.W()), float32(b.H())).Fill(scene.SolidPaint(scene.RGBA{A: 1})).Node()
	return clippedTo(k, []scene.Node{rect}, b)
}

// clippedTo clips a cluster to shapes in its own units, whose box is b.
func clippedTo(k layout.Cluster, shapes []scene.Node, b kit.Box) layout.Cluster {
	out := k
	out.Sprites = nil
	for _, s := range k.Sprites {
		s.Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: scene.Transform(shapes, s.M.Inverse()), Children: s.Nodes}}}
		s.Box = kit.Box{X0: max(s.Box.X0, b.X0), Y0: max(s.Box.Y0, b.Y0), X1: min(s.Box.X1, b.X1), Y1: min(s.Box.Y1, b.Y1)}
		if s.Box.W() > 0 && s.Box.H() > 0 {
			out.Sprites = append(out.Sprites, s)
		}
	}
	return out
}
