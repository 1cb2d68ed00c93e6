package design

import (
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// grown lays two groups of flowers around the lower left and the upper right corner of letters: their branches behind the letters, the flowers before
// them, size large where the letters are one high; away is how far outside the letters they lie.
func (c *Designer) grown(k layout.Cluster, f plants.Florist, size, away float64) layout.Cluster {
	k = k.Scaled(1 / k.Bounds().H())
	behind, before := plants.CornersOf(c.Placing(), k.Bounds(), f, size, away)
	root := k.Root
	k = k.Before(behind).Over(before)
	k.Root = root
	return k
}

// initial is a letter around which flowers grow: a serif letter with a light edge that holds on dark grounds.
func (c *Designer) initial(i int) (layout.Cluster, bool) {
	s := c.Subject(i)
	if s.Fill != "" && s.Fill != "floral" || s.Material != "" || len(s.States) > 0 || len(s.More) > 0 {
		k := c.Unit(i, layout.How{})
		return k, true
	}
	col := kit.Hex("#4c5f52")
	if told, ok := figure.ColorOf(s.Color); ok {
		col = told
	}
	d, err := lettering.Initial(s.Text).Render(kit.Options{Colors: map[string]kit.Color{"letters": col}})
	if err != nil || d.Box.W() <= 0 {
		return layout.Cluster{}, false
	}
	return c.Place(i, d, scene.Identity), true
}

// floweryRoom is where a saying among flowers is on the canvas.
var floweryRoom = layout.Region{Left: .03, Top: .04, Right: .97, Bottom: .96}

// flowery sets a saying among flowers.
func (c *Designer) flowery(f plants.Florist, text string) (layout.Scene, bool) {
	out := layout.Scene{}
	wide := 0.0
	if len([]rune(text)) > 12 {
		wide = 1.2 // the flowers at its corners make it wider
	}
	d, ok := c.saying(text, wide, 0)
	if !ok {
		return out, false
	}
	k := c.Place(-1, d, scene.Identity)
	b := k.Bounds()
	size := max(.26, min(.42, .18*b.W()/b.H())) // the text stays the larger
	out.Add(c.grown(k, f, size, .06).Fit(floweryRoom))
	return out, true
}
