package design

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
)

// part says what a subject is in a design: the main thing or what lies around it.
type part int

const (
	hero     part = iota
	side          // beside the hero, smaller, overlapping it
	crossed       // slender: behind the hero, slanting
	backdrop      // large, behind everything
	scenery       // stands behind the hero at both sides
	foliage       // grows at the foot
	accent        // small copies around
	above         // a small sign over the hero
)

// partOf is what a subject other than the hero is.
func (c *Designer) partOf(i int) part {
	s := c.Subject(i)
	second := c.Mark() && s.Count == 1 && len(c.Brief.Subjects) == 2 // a mark has few, large elements
	switch {
	case second && relation.Crests[s.ID]:
		return above
	case s.Kind == brief.Flag, relation.LargeBehind[s.ID], second && s.ID == "snowflake":
		return backdrop
	case second && (relation.Accents[s.ID] && !strings.HasPrefix(s.ID, "sparkle") && s.ID != "bubbles" && s.ID != "confetti" || s.ID == "heart"):
		return side
	case relation.Accents[s.ID], s.ID == "heart" && s.Count > 1:
		return accent
	case relation.Sceneries[s.ID]:
		return scenery
	case second && c.IsPosy(s):
		return side
	case c.IsPosy(s) && s.Kind == brief.Piece, s.ID == "palm-leaf", s.ID == "monstera":
		return foliage
	case c.crossable(s):
		return crossed
	}
	return side
}

// handled are things with a handle or a shaft, which lie crossed behind the main one.
var handled = figure.Words("baseball-bat hockey-stick sword axe oar paddle golf-club wrench hammer fork spatula knife chef-knife whisk dagger drumsticks arrow spear trident shovel pickaxe rake fishing-rod paintbrush pencil tennis-racket lacrosse-stick rolling-pin screwdriver straight-razor razor comb scissors wand magic-wand broom sparkler candy-cane feather guitar saw hand-saw handsaw pliers ladle mop drill rifle shotgun musket")

// crossable reports whether a subject lies crossed behind the main one.
func (c *Designer) crossable(s brief.Subject) bool {
	return s.Kind == brief.Piece && handled[s.ID] && s.Count <= figure.Unstated
}

// ensemble arranges subjects as one group around the first that can be the main one. Its ground is at 0, and its hero measures about 1.
func (c *Designer) ensemble(at []int) layout.Cluster {
	if sun := c.sunsetOf(at); sun >= 0 && c.Brief.Style.Name != "logo" {
		return c.sunsetPrint(sun, at)
	}
	units := map[int]layout.Cluster{}
	for _, i := range at {
		units[i] = c.Unit(i, layout.How{Facing: c.View(i, 0)})
	}
	main := c.heroOf(at)
	h := units[main]
	asked := slices.Contains(c.SaidWords(), "crossed") && c.Subject(main).Kind == brief.Piece
	if n := c.Subject(main).Count; (n == 2 || n == figure.Unstated && c.emblematic()) && (asked || c.crossable(c.Subject(main))) && !c.hasShared(main) {
		h = c.CrossedPair(c.Unit(main, layout.How{}), c.Unit(main, layout.How{Copy: 1}))
	} else if n > 1 || c.hasShared(main) {
		h = c.heroes(main)
	}
	crowned := slices.IndexFunc(at, func(i int) bool {
		return i != main && c.Subject(i).ID == "crown" && c.Subject(main).Kind == brief.Family
	})
	h = normal(h)
	out := h
	var slanting, sides []int // the hero may be one of the slanting things
	groups := map[part][]int{}
	for _, i := range at {
		if i == main || crowned >= 0 && i == at[crowned] {
			continue
		}
		switch p := c.partOf(i); {
		case c.inlaid >= 0:
			sides = append(sides, i)
		case p == crossed:
			slanting = append(slanting, i)
		case p == side:
			sides = append(sides, i)
		default:
			groups[p] = append(groups[p], i)
		}
	}
	if crowned >= 0 {
		h = crownedBy(h, units[at[crowned]])
		out = h
	}
	if len(at) == 2 && len(slanting) == 1 && c.Subject(slanting[0]).Count < 2 && c.Mark() && !c.crossable(c.Subject(main)) && layout.LieOf(units[slanting[0]]).Slim < slimTool {
		sides, slanting = slanting, nil // what is wide would stand out on one side only
	}
	if len(at) == 2 && len(sides) == 1 && (c.Mark() || c.inlaid >= 0) {
		out = c.asMark(h, units[sides[0]])
	} else {
		out = c.besideHero(out, sides, units)
	}
	out = c.slanted(out, h, slanting, units)
	for _, i := range groups[scenery] {
		out = c.sceneryBehind(out, h, i)
	}
	for _, i := range groups[backdrop] {
		out = backdropBehind(out, h, units[i], c.Subject(i).ID)
	}
	for _, i := range groups[above] {
		out = stacked(out, units[i], .52)
	}
	for _, i := range groups[foliage] {
		out = c.footed(out, i)
	}
	b := out.Bounds()
	for n, i := range groups[accent] {
		out = out.Over(c.accents(b, i, n, len(groups[accent])))
	}
	out.Root, out.Ground = h.Root, 0
	return out
}

// emblematic reports whether a design is a badge, a crest or a mark, in which things with handles cross.
func (c *Designer) emblematic() bool {
	return c.Mark() || c.Brief.Design == "emblem" || c.Brief.Design == "crest"
}

// heroes are the copies of a main subject that has several: three of what grows or decorates are a cluster, the middle one before the others.
func (c *Designer) heroes(i int) layout.Cluster {
	s := c.Subject(i)
	one := c.Unit(i, layout.How{})
	if p := c.partOf(i); s.Count != figure.Unstated || s.Kind != brief.Piece || p != foliage && p != accent && !relation.Sceneries[s.ID] {
		return c.Copies(i)
	}
	out := normal(one)
	b := out.Bounds()
	for j, dir := range []float64{-1, 1} {
		k := normal(c.Unit(i, layout.How{Copy: j + 1})).Scaled(.76).TurnedBy(dir * 24)
		if s.Count != figure.Unstated || figure.Potted[s.ID] {
			k = normal(c.Unit(i, layout.How{Copy: j + 1})).Scaled(.76)
		}
		kb := k.Bounds()
		out = out.Before(k.Moved(dir*(.5*b.W()+.22*kb.W())-(kb.X0+kb.X1)/2, .02-kb.Y1))
	}
	return out
}

// crownedBy sets a crown on the top of a letter.
func crownedBy(h, crown layout.Cluster) layout.Cluster {
	b, cb := h.Bounds(), crown.Bounds()
	crown = crown.Scaled(.62 * b.W() / cb.W())
	cb = crown.Bounds()
	return h.Over(crown.Moved((b.X0+b.X1)/2-(cb.X0+cb.X1)/2, b.Y0+.1*cb.H()-cb.Y1))
}

func (c *Designer) hasShared(i int) bool {
	return slices.ContainsFunc(c.LinksOf(i), func(l brief.Relation) bool { return c.Shared(l) })
}

// heroOf is the subject that the others lie around.
func (c *Designer) heroOf(at []int) int {
	if len(at) == 2 && c.inlaid >= 0 {
		return at[0] + at[1] - c.inlaid // what the other one stands in
	}
	for _, want := range []func(p part, i int) bool{
		func(p part, i int) bool { return c.Subject(i).Kind == brief.Family && c.Subject(i).Text != "" },
		func(p part, i int) bool { return p == side && c.Subject(i).Text != "" },
		func(p part, i int) bool { return p == side },
		func(p part, i int) bool { return p == crossed || p == scenery || p == foliage },
		func(p part, i int) bool { return p == backdrop },
	} {
		for _, i := range at {
			if want(c.partOf(i), i) {
				return i
			}
		}
	}
	return at[0]
}

// normal scales a cluster to an area of 1, its foot in the middle at the origin.
func normal(k layout.Cluster) layout.Cluster {
	b := k.Bounds()
	f := 1 / math.Sqrt(max(b.W()*b.H(), 1e-9))
	f = min(f, 1.5/max(b.W(), 1e-9), 1.5/max(b.H(), 1e-9))
	k = k.Scaled(f)
	b = k.Bounds()
	k = k.Moved(-(b.X0+b.X1)/2, -b.Y1)
	k.Ground = 0
	return k
}

// besideHero sets the lesser things at both sides, a little before the hero, in turn.
func (c *Designer) besideHero(out layout.Cluster, sides []int, units map[int]layout.Cluster) layout.Cluster {
	hb := out.Bounds()
	left, right := hb.X0, hb.X1
	for n, i := range sides {
		k := units[i]
		if c.Subject(i).Count > 1 {
			k = c.Copies(i)
		}
		k = normal(k)
		size := max(.5, min(.86, math.Pow(figure.RealSize(k.Root.Drawing)/max(figure.RealSize(out.Root.Drawing), 1e-9), .3)))
		if c.Creature(i) && c.Creature(out.Root.Subject) {
			size = max(size, .7)
		}
		k = k.Scaled(size)
		if n := c.Subject(i).Count; n > 1 { // of several, each is large enough
			if kb := k.Bounds(); kb.H() < .42*hb.H() {
				k = k.Scaled(.42 * hb.H() / kb.H())
			}
		} else if size*1.1 > hb.H() {
			k = k.Scaled(max(.5, hb.H()/(size*1.1)))
		}
		b := k.Bounds()
		over := .2 * min(b.W(), hb.W())
		x := right + b.W()/2 - over
		if n%2 == 1 {
			x = left - b.W()/2 + over
		}
		k = k.Moved(x, .035)
		if n%2 == 1 {
			left = x - b.W()/2
		} else {
			right = x + b.W()/2
		}
		if b.H() < .8*hb.H() {
			out = out.Over(k)
		} else {
			out = out.Before(k)
		}
	}
	b := out.Bounds()
	return out.Moved(-(b.X0+b.X1)/2, 0)
}

// slanted lays slender things behind the hero: two cross, one slants.
func (c *Designer) slanted(out, h layout.Cluster, at []int, units map[int]layout.Cluster) layout.Cluster {
	b := h.Bounds()
	long := 1.45 * max(b.H(), .8*b.W())
	var list []layout.Cluster
	for _, i := range at {
		list = append(list, units[i])
		if c.Subject(i).Count > 1 && len(at) == 1 {
			list = append(list, units[i])
		}
	}
	first := 0
	if c.crossable(c.Subject(h.Root.Subject)) {
		first, long = 1, 1.05*max(b.H(), b.W()) // it crosses the main one
	}
	for n, k := range list {
		kb := k.Bounds()
		k = k.Scaled(long / max(kb.W(), kb.H()))
		turn := 38.0
		switch {
		case kb.W() > 1.6*kb.H():
			turn = -52
		case kb.H() <= 1.6*kb.W():
			turn = 0 // it is drawn slanting
		}
		if (n+first)%2 == 1 {
			k = k.Mirrored()
			turn = -turn
		}
		k = k.TurnedBy(turn)
		kb = k.Bounds()
		k = k.Moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, (b.Y0+b.Y1)/2-(kb.Y0+kb.Y1)/2)
		out = out.Before(k)
	}
	return out
}

// sceneryBehind stands copies behind the hero at both sides, the outer ones smaller.
func (c *Designer) sceneryBehind(out, h layout.Cluster, i int) layout.Cluster {
	s := c.Subject(i)
	n := max(1, min(s.Count, 4))
	if n == figure.Unstated || n == 1 {
		n = 2
	}
	all := out.Bounds()
	b := h.Bounds()
	raised := s.ID == "balloon" || s.ID == "cloud" || s.ID == "rain-cloud"
	for j := range n {
		k := normal(c.Unit(i, layout.How{Copy: j}))
		kb := k.Bounds()
		high := 1.12 * b.H() * []float64{1, .86, .7, .62}[j]
		if raised {
			high = .85 * b.H()
		}
		k = k.Scaled(max(.5, high) / kb.H())
		kb = k.Bounds()
		dir := []float64{1, -1, 1, -1}[j]
		x := (all.X0+all.X1)/2 + dir*(.5*min(all.W(), 1.25*b.W())+.16*kb.W()+.34*kb.W()*float64(j/2))
		y := 0.0
		if raised {
			y = -.55 * b.H()
		}
		out = out.Before(k.Moved(x, y))
	}
	return out
}

// backdropBehind lays something large behind all.
func backdropBehind(out, h, k layout.Cluster, id string) layout.Cluster {
	b := out.Bounds()
	k = normal(k)
	kb := k.Bounds()
	switch id {
	case "angel-wings", "fairy-wings", "bat-wings", "wings":
		hb := h.Bounds()
		k = k.Scaled(2.1 * hb.W() / kb.W())
		kb = k.Bounds()
		return out.Before(k.Moved((hb.X0+hb.X1)/2-(kb.X0+kb.X1)/2, hb.Y0+.4*hb.H()-(kb.Y0+kb.Y1)/2))
	case "mountain", "mountains", "volcano", "city-skyline":
		k = k.Scaled(max(1.35*b.W()/kb.W(), 1.5*b.H()/kb.H()))
		kb = k.Bounds()
		return out.Before(k.Moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y1-kb.Y1))
	case "fire", "flames":
		k = k.Scaled(max(1.6*b.W()/kb.W(), 1.55*b.H()/kb.H())) // its glow is wider than its flames
		kb = k.Bounds()
		return out.Before(k.Moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y1+.16*b.H()-kb.Y1))
	case "lightning-bolt":
		k = k.Scaled(1.5 * max(b.H(), .8*b.W()) / kb.H())
		kb = k.Bounds()
		return out.Before(k.Moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, (b.Y0+b.Y1)/2-(kb.Y0+kb.Y1)/2))
	case "ocean-wave":
		k = k.Scaled(.8 * b.W() / kb.W())
		kb = k.Bounds()
		return out.Over(k.Moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y1-.55*kb.H()-kb.Y0))
	}
	wide := min(1.12*b.W(), 1.3*b.H())
	k = k.Scaled(max(wide/kb.W(), .9*b.H()/kb.H()))
	kb = k.Bounds()
	return out.Before(k.Moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y0-.14*b.H()-kb.Y0))
}
