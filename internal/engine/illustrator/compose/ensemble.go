package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
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
func (c *composer) partOf(i int) part {
	s := c.subject(i)
	second := c.mark() && s.Count == 1 && len(c.Brief.Subjects) == 2 // a mark has few, large elements
	switch {
	case second && crests[s.ID]:
		return above
	case s.Kind == brief.Flag, largeBehind[s.ID], second && s.ID == "snowflake":
		return backdrop
	case second && (accents[s.ID] && !strings.HasPrefix(s.ID, "sparkle") && s.ID != "bubbles" && s.ID != "confetti" || s.ID == "heart"):
		return side
	case accents[s.ID], s.ID == "heart" && s.Count > 1:
		return accent
	case sceneries[s.ID]:
		return scenery
	case second && c.isPosy(s):
		return side
	case c.isPosy(s) && s.Kind == brief.Piece, s.ID == "palm-leaf", s.ID == "monstera":
		return foliage
	case c.crossable(s):
		return crossed
	}
	return side
}

// handled are things with a handle or a shaft, which lie crossed behind the main one.
var handled = words("baseball-bat hockey-stick sword axe oar paddle golf-club wrench hammer fork spatula knife chef-knife whisk dagger drumsticks arrow spear trident shovel pickaxe rake fishing-rod paintbrush pencil tennis-racket lacrosse-stick rolling-pin screwdriver straight-razor razor comb scissors anchor wand magic-wand broom sparkler candy-cane feather guitar saw hand-saw handsaw pliers ladle mop drill")

// crossable reports whether a subject lies crossed behind the main one.
func (c *composer) crossable(s brief.Subject) bool {
	return s.Kind == brief.Piece && handled[s.ID] && s.Count <= unstated
}

// ensemble arranges subjects as one group around the first that can be the main one. Its ground is at 0, and its hero measures about 1.
func (c *composer) ensemble(at []int) cluster {
	units := map[int]cluster{}
	for _, i := range at {
		units[i] = c.unit(i, how{facing: c.view(i, 0)})
	}
	main := c.heroOf(at)
	h := units[main]
	if n := c.subject(main).Count; n == 2 && c.crossable(c.subject(main)) && !c.hasShared(main) {
		h = c.crossedPair(c.unit(main, how{}), c.unit(main, how{copy: 1}))
	} else if n > 1 || c.hasShared(main) {
		h = c.heroes(main)
	}
	crowned := slices.IndexFunc(at, func(i int) bool {
		return i != main && c.subject(i).ID == "crown" && c.subject(main).Kind == brief.Family
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
	if len(at) == 2 && len(slanting) == 1 && c.mark() && !c.crossable(c.subject(main)) && lieOf(units[slanting[0]]).slim < slimTool {
		sides, slanting = slanting, nil // what is wide would stand out on one side only
	}
	if len(at) == 2 && len(sides) == 1 && c.mark() {
		out = c.asMark(h, units[sides[0]])
	} else {
		out = c.besideHero(out, sides, units)
	}
	out = c.slanted(out, h, slanting, units)
	for _, i := range groups[scenery] {
		out = c.sceneryBehind(out, h, i)
	}
	for _, i := range groups[backdrop] {
		out = backdropBehind(out, h, units[i], c.subject(i).ID)
	}
	for _, i := range groups[above] {
		out = stacked(out, units[i], .52)
	}
	for _, i := range groups[foliage] {
		out = c.footed(out, i)
	}
	for n, i := range groups[accent] {
		out = c.accented(out, i, n)
	}
	out.root, out.ground = h.root, 0
	return out
}

// heroes are the copies of a main subject that has several: three of what grows or decorates are a cluster, the middle one before the others.
func (c *composer) heroes(i int) cluster {
	s := c.subject(i)
	one := c.unit(i, how{})
	if p := c.partOf(i); s.Count != unstated || s.Kind != brief.Piece || p != foliage && p != accent && !sceneries[s.ID] {
		return c.copies(i)
	}
	out := normal(one)
	b := out.bounds()
	for j, dir := range []float64{-1, 1} {
		k := normal(c.unit(i, how{copy: j + 1})).scaled(.76).turnedBy(dir * 24)
		if s.Count != unstated || potted[s.ID] {
			k = normal(c.unit(i, how{copy: j + 1})).scaled(.76)
		}
		kb := k.bounds()
		out = out.before(k.moved(dir*(.5*b.W()+.22*kb.W())-(kb.X0+kb.X1)/2, .02-kb.Y1))
	}
	return out
}

// crownedBy sets a crown on the top of a letter.
func crownedBy(h, crown cluster) cluster {
	b, cb := h.bounds(), crown.bounds()
	crown = crown.scaled(.62 * b.W() / cb.W())
	cb = crown.bounds()
	return h.over(crown.moved((b.X0+b.X1)/2-(cb.X0+cb.X1)/2, b.Y0+.1*cb.H()-cb.Y1))
}

func (c *composer) hasShared(i int) bool {
	return slices.ContainsFunc(c.linksOf(i), func(l brief.Relation) bool { return c.shared(l) })
}

// heroOf is the subject that the others lie around.
func (c *composer) heroOf(at []int) int {
	for _, want := range []func(p part, i int) bool{
		func(p part, i int) bool { return c.subject(i).Kind == brief.Family && c.subject(i).Text != "" },
		func(p part, i int) bool { return p == side && c.subject(i).Text != "" },
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
func normal(k cluster) cluster {
	b := k.bounds()
	f := 1 / math.Sqrt(max(b.W()*b.H(), 1e-9))
	f = min(f, 1.5/max(b.W(), 1e-9), 1.5/max(b.H(), 1e-9))
	k = k.scaled(f)
	b = k.bounds()
	k = k.moved(-(b.X0+b.X1)/2, -b.Y1)
	k.ground = 0
	return k
}

// besideHero sets the lesser things at both sides, a little before the hero, in turn.
func (c *composer) besideHero(out cluster, sides []int, units map[int]cluster) cluster {
	hb := out.bounds()
	left, right := hb.X0, hb.X1
	for n, i := range sides {
		k := units[i]
		if c.subject(i).Count > 1 {
			k = c.copies(i)
		}
		k = normal(k)
		size := max(.5, min(.86, math.Pow(realSize(k.root.drawing)/max(realSize(out.root.drawing), 1e-9), .3)))
		if c.creature(i) && c.creature(out.root.subject) {
			size = max(size, .7)
		}
		k = k.scaled(size)
		if n := c.subject(i).Count; n > 1 { // of several, each is large enough
			if kb := k.bounds(); kb.H() < .42*hb.H() {
				k = k.scaled(.42 * hb.H() / kb.H())
			}
		} else if size*1.1 > hb.H() {
			k = k.scaled(max(.5, hb.H()/(size*1.1)))
		}
		b := k.bounds()
		over := .2 * min(b.W(), hb.W())
		x := right + b.W()/2 - over
		if n%2 == 1 {
			x = left - b.W()/2 + over
		}
		k = k.moved(x, .035)
		if n%2 == 1 {
			left = x - b.W()/2
		} else {
			right = x + b.W()/2
		}
		if b.H() < .8*hb.H() {
			out = out.over(k)
		} else {
			out = out.before(k)
		}
	}
	b := out.bounds()
	return out.moved(-(b.X0+b.X1)/2, 0)
}

// slanted lays slender things behind the hero: two cross, one slants.
func (c *composer) slanted(out, h cluster, at []int, units map[int]cluster) cluster {
	b := h.bounds()
	long := 1.45 * max(b.H(), .8*b.W())
	var list []cluster
	for _, i := range at {
		list = append(list, units[i])
		if c.subject(i).Count > 1 && len(at) == 1 {
			list = append(list, units[i])
		}
	}
	first := 0
	if c.crossable(c.subject(h.root.subject)) {
		first, long = 1, 1.05*max(b.H(), b.W()) // it crosses the main one
	}
	for n, k := range list {
		kb := k.bounds()
		k = k.scaled(long / max(kb.W(), kb.H()))
		turn := 38.0
		switch {
		case kb.W() > 1.6*kb.H():
			turn = -52
		case kb.H() <= 1.6*kb.W():
			turn = 0 // it is drawn slanting
		}
		if (n+first)%2 == 1 {
			k = k.mirrored()
			turn = -turn
		}
		k = k.turnedBy(turn)
		kb = k.bounds()
		k = k.moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, (b.Y0+b.Y1)/2-(kb.Y0+kb.Y1)/2)
		out = out.before(k)
	}
	return out
}

// sceneryBehind stands copies behind the hero at both sides, the outer ones smaller.
func (c *composer) sceneryBehind(out, h cluster, i int) cluster {
	s := c.subject(i)
	n := max(1, min(s.Count, 4))
	if n == unstated || n == 1 {
		n = 2
	}
	all := out.bounds()
	b := h.bounds()
	raised := s.ID == "balloon" || s.ID == "cloud" || s.ID == "rain-cloud"
	for j := range n {
		k := normal(c.unit(i, how{copy: j}))
		kb := k.bounds()
		high := 1.12 * b.H() * []float64{1, .86, .7, .62}[j]
		if raised {
			high = .85 * b.H()
		}
		k = k.scaled(max(.5, high) / kb.H())
		kb = k.bounds()
		dir := []float64{1, -1, 1, -1}[j]
		x := (all.X0+all.X1)/2 + dir*(.5*min(all.W(), 1.25*b.W())+.16*kb.W()+.34*kb.W()*float64(j/2))
		y := 0.0
		if raised {
			y = -.55 * b.H()
		}
		out = out.before(k.moved(x, y))
	}
	return out
}

// backdropBehind lays something large behind all.
func backdropBehind(out, h, k cluster, id string) cluster {
	b := out.bounds()
	k = normal(k)
	kb := k.bounds()
	switch id {
	case "angel-wings", "fairy-wings", "bat-wings", "wings":
		hb := h.bounds()
		k = k.scaled(2.1 * hb.W() / kb.W())
		kb = k.bounds()
		return out.before(k.moved((hb.X0+hb.X1)/2-(kb.X0+kb.X1)/2, hb.Y0+.4*hb.H()-(kb.Y0+kb.Y1)/2))
	case "mountain", "mountains", "volcano", "city-skyline":
		k = k.scaled(max(1.35*b.W()/kb.W(), 1.5*b.H()/kb.H()))
		kb = k.bounds()
		return out.before(k.moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y1-kb.Y1))
	case "fire", "flames":
		k = k.scaled(max(1.6*b.W()/kb.W(), 1.55*b.H()/kb.H())) // its glow is wider than its flames
		kb = k.bounds()
		return out.before(k.moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y1+.16*b.H()-kb.Y1))
	case "lightning-bolt":
		k = k.scaled(1.5 * max(b.H(), .8*b.W()) / kb.H())
		kb = k.bounds()
		return out.before(k.moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, (b.Y0+b.Y1)/2-(kb.Y0+kb.Y1)/2))
	case "ocean-wave":
		k = k.scaled(.8 * b.W() / kb.W())
		kb = k.bounds()
		return out.over(k.moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y1-.55*kb.H()-kb.Y0))
	}
	wide := min(1.12*b.W(), 1.3*b.H())
	k = k.scaled(max(wide/kb.W(), .9*b.H()/kb.H()))
	kb = k.bounds()
	return out.before(k.moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y0-.14*b.H()-kb.Y0))
}

// stacked centers a sign over the hero, a share of the hero's size, with a clear gap between them.
func stacked(out, k cluster, share float64) cluster {
	b := out.bounds()
	k = normal(k)
	kb := k.bounds()
	k = k.scaled(share * max(b.H(), .62*b.W()) / kb.H())
	kb = k.bounds()
	return out.over(k.moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y0-stackGap*b.H()-kb.Y1))
}

// stackGap is the gap between what is stacked in a mark, as a share of the hero's height.
const stackGap = .06

// footed lets flowers and twigs grow out at both sides of the foot, leaning outward.
func (c *composer) footed(out cluster, i int) cluster {
	b := out.bounds()
	size := .62 * min(1, .9*b.H())
	var front cluster
	for j := range 6 {
		dir := []float64{1, -1}[j%2]
		k := normal(c.unit(i, how{copy: j}))
		kb := k.bounds()
		k = k.scaled(size * []float64{1, 1, .8, .8, .66, .66}[j] / max(kb.W(), kb.H()))
		k = k.turnedBy(dir * []float64{62, 62, 28, 28, 92, 92}[j])
		kb = k.bounds()
		x := dir * (b.W()*.42 + .06*float64(j/2))
		k = k.moved(x-(kb.X0+kb.X1)/2+dir*.1*size, -.22*size-(kb.Y0+kb.Y1)/2+.1*float64(j/4))
		if j < 4 {
			out = out.before(k)
		} else {
			front = k.over(front)
		}
	}
	return out.over(front)
}

// around are the places of accents around a group, in its half width and from its foot in its height.
var around = [][3]float64{{1.02, -.86, 16}, {-1.04, -.72, -18}, {.96, -.34, -10}, {-.98, -.2, 12}, {.5, -1.1, 6}, {-.55, -1.08, -8}}

// accented sets small copies around.
func (c *composer) accented(out cluster, i, n int) cluster {
	b := out.bounds()
	count := max(1, c.subject(i).Count)
	if count == unstated || count == 1 {
		count = 3
	}
	size := .24 * math.Sqrt(b.W()*b.H())
	for j := range min(count, 6) {
		at := around[(j+3*n)%len(around)]
		k := normal(c.unit(i, how{copy: j}))
		kb := k.bounds()
		k = k.scaled(size * []float64{1, .85, .75}[j%3] / max(kb.W(), kb.H())).turnedBy(at[2])
		kb = k.bounds()
		k = k.moved((b.X0+b.X1)/2+at[0]*b.W()/2-(kb.X0+kb.X1)/2, b.Y1+at[1]*b.H()-(kb.Y0+kb.Y1)/2)
		out = out.over(k)
	}
	return out
}
