package relation

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// lineGarments are the parts of a clothesline that hang on it where nothing else was told to.
var lineGarments = []string{"shirt", "pants", "sock", "towel", "pegs"}

// onLine hangs everything that a clothesline was told to have side by side on its line, with pegs, instead of what it has by itself.
func (c *Placer) onLine(k layout.Cluster, first int) layout.Cluster {
	var all []int
	for _, l := range c.LinksOf(k.Root.Subject) {
		if j := hierarchy.Child(l); l.Kind == "hanging from" {
			all = append(all, j)
		}
	}
	if len(all) == 0 || all[0] != first {
		return k // they were hung with the first of them
	}
	s := &c.Brief.Subjects[k.Root.Subject]
	s.Without = append(slices.Clone(s.Without), lineGarments...)
	k = c.Redrawn(k)
	var items []layout.Cluster
	for _, j := range all {
		n := c.Subject(j).Count
		if n == figure.Unstated && len(all) > 2 {
			n = 2
		}
		for m := range min(max(1, n), 4) {
			d := c.Draw(j, layout.How{Copy: m})
			items = append(items, c.Place(j, d, layout.Centered(d, 1/max(layout.Longer(d.Box), 1e-9), 0, 0, 0)))
		}
	}
	root, ground, b := k.Root, k.Ground, k.Root.Box()
	step := .84 * b.W() / float64(len(items))
	for n, one := range items {
		o := one.Bounds()
		one = one.Scaled(min(.56*b.H()/o.H(), 1.22*step/o.W()))
		o = one.Bounds()
		x := (b.X0+b.X1)/2 + (float64(n)-float64(len(items)-1)/2)*step
		t := 2 * (x - (b.X0+b.X1)/2) / b.W()
		y := b.Y0 + .08*b.H() + .055*b.H()*(1-t*t)
		k = k.Over(one.Moved(x-(o.X0+o.X1)/2, y-.02*b.H()-o.Y0))
		for _, side := range []float64{-.26, .26} {
			k = k.Over(c.peg(one.Root.Subject, x+side*o.W(), y, .07*b.H()))
		}
	}
	k.Root, k.Ground = root, ground
	return k
}

// peg is a wooden clothespin whose middle is at a point of the line.
func (c *Placer) peg(i int, x, y, high float64) layout.Cluster {
	canvas, err := kit.NewCanvas("peg", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	t := kit.TonesOf(kit.Hex("#e0b070"))
	canvas.Part("peg", canvas.Rect(x-.17*high, y-.5*high, .34*high, high, .12*high, kit.Lin(x-.17*high, y, x+.17*high, y, t.LL, t.M, t.DD)), canvas.Line(fmt.Sprintf("M%g %gV%g", x, y-.5*high, y+.5*high), t.DDD, .04*high))
	return c.Place(i, canvas.Drawing(), scene.Identity)
}
