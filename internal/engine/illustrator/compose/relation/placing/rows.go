package placing

import (
	"slices"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// Stacked reports whether copies of a subject were asked for in a stack.
func (c *Placer) Stacked(i int) bool {
	for _, r := range c.Brief.Relations {
		if r.Kind == "stacked" && r.From == i {
			return true
		}
	}
	return false
}

// Stack puts clusters on top of each other, each on the surface of the one below.
func Stack(all []layout.Cluster) layout.Cluster {
	out := all[0]
	top := out.Root
	for _, k := range all[1:] {
		s, g := top.Anchor("surface"), k.Root.Anchor("ground")
		k = k.Moved(s.X-g.X, s.Y-g.Y)
		out, top = out.Over(k), k.Root
	}
	return out
}

// LeastBeside is the share of the largest thing's length below which nothing beside it is drawn.
const LeastBeside = .45

// leastByPeople is that share of what people hold in a hand, so that a cup is no barrel.
const leastByPeople = .3

// Row stands clusters side by side on one floor.
func Row(all ...layout.Cluster) layout.Cluster {
	longest, people := 0.0, false
	for _, k := range all {
		b := k.Bounds()
		longest = max(longest, b.W(), b.H())
		people = people || k.Root.Has("shoulderNear")
	}
	for n, k := range all {
		least := LeastBeside
		if people && figure.RealSize(k.Root.Drawing) <= hierarchy.Handheld {
			least = leastByPeople
		}
		if b := k.Bounds(); max(b.W(), b.H()) < least*longest {
			all[n] = k.Scaled(least * longest / max(b.W(), b.H()))
		}
	}
	out := all[0]
	for _, k := range all[1:] {
		b, o := out.Bounds(), k.Bounds()
		space := Gap * min(b.H(), o.H())
		out = out.Over(k.Moved(b.X1+space-o.X0, out.Ground-k.Ground))
	}
	return out
}

// overlap is the share of the narrower one by which figures in a wide group overlap, the smaller one in front.
const overlap = .16

// Huddle stands figures on one floor, closer together if they would make a wide and low row.
func Huddle(groups []layout.Cluster) layout.Cluster {
	line := Row(slices.Clone(groups)...)
	if b := line.Bounds(); b.W() < 2.1*b.H() || len(groups) == 2 && b.W() < 3.4*b.H() {
		return line
	}
	out := groups[0]
	for _, k := range groups[1:] {
		b, o := out.Bounds(), k.Bounds()
		k = k.Moved(b.X1-overlap*min(o.W(), out.Root.Box().W())-o.X0, out.Ground-k.Ground)
		if o.H() <= b.H() {
			out = out.Over(k)
		} else {
			out = out.Before(k)
		}
	}
	return out
}

// Overlapping lays each copy over a third of the one before it, a little lower every other time.
func Overlapping(all []layout.Cluster) layout.Cluster {
	out := all[0]
	for j, k := range all[1:] {
		b, o := k.Bounds(), out.Bounds()
		out = out.Over(k.Moved(o.X1-b.X0-.36*b.W(), out.Ground-k.Ground+float64(1-j%2)*.12*b.H()))
	}
	return out
}
