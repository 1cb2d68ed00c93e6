package supports

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// heapStep is how much higher each row of a heap lies, and heapGrowth how much larger than by its real size something in a heap is drawn at
// most, so that two eggs don't become as large as their nest.
const (
	heapStep   = .66
	heapGrowth = 1.7

	served       = 6   // so many or more
	servedGrowth = 3.6 // what lies in a bowl or a basket fills it, and hides how empty it is
	servedTight  = 1.16
)

// heapable reports whether what is in k's root lies there as a heap: several things in an open vessel with a front wall, or in a jar.
func heapable(c *placing.Placer, k layout.Cluster, link brief.Relation) bool {
	n := 0
	for _, j := range c.Siblings(link) {
		if c.Creature(j) || c.Subject(j).Kind != brief.Piece || len(c.LinksOf(j)) > 0 {
			return false
		}
		n += max(1, c.Subject(j).Count)
	}
	return n > 1 && k.Root.Has("inside") && len(k.Root.Drawing.Layers[kit.Fore]) > 0 && c.Subject(k.Root.Subject).Kind == brief.Piece
}

// heaped piles what lies in the opening of k's root: in rows that grow shorter upward, the front ones half behind the front wall, as many as
// were asked for. In a jar they lie on its bottom.
func heaped(c *placing.Placer, k layout.Cluster, all []placing.Copy) layout.Cluster {
	room := k.Root.Anchor("inside")
	n := len(all)
	if flatDishes[c.Subject(all[0].Subject).ID] && !Closed(k.Root) {
		return stackedDishes(c, k, all)
	}
	foot, wide, tight := room.Y+room.H/2, .94*room.W, 1.0
	rows := HeapRows(n)
	if Closed(k.Root) {
		rows = jarRows(n, room.W/room.H)
	}
	if c.Creature(all[0].Subject) { // heads and shoulders may overlap
		tight = 1.3
	}
	size := wide / float64(max(2, rows[0])) * tight
	if tall := size * (1 + heapStep*float64(len(rows)-1)); Closed(k.Root) && tall > room.H {
		size *= room.H / tall
	}
	var heap layout.Cluster
	at, shift := 0, 0.0
	for r, columns := range rows {
		if r > 0 && columns%2 == rows[r-1]%2 && shift == 0 { // each lies between two of the row below
			shift = .5
		} else if r > 0 && columns%2 == rows[r-1]%2 {
			shift = 0
		}
		step := min(wide/float64(max(2, rows[0])), size)
		for j := range columns {
			it := all[at]
			at++
			d := c.Draw(it.Subject, it.How)
			f := heapScale(c, k.Root, it, d, size, n)
			turn := (c.Rng.Float64() - .5) * .5
			if c.Creature(it.Subject) {
				turn = 0
			}
			x := room.X + (float64(j)-float64(columns-1)/2+shift)*step
			y := foot - size*.4 - float64(r)*size*heapStep
			if !Closed(k.Root) {
				y += size * .06
			}
			m := layout.Translate(x, y).Mul(scene.Rotate(turn)).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(layout.Translate(-(d.Box.X0+d.Box.X1)/2, -(d.Box.Y0+d.Box.Y1)/2))
			heap = c.Place(it.Subject, d, m).Over(heap)
		}
	}
	return k.Within(k.Root.Serial, kit.Fore, heap)
}

// flatDishes lie on each other in stacks, seen from the side.
var flatDishes = figure.Words("plate saucer")

// How flat a plate is seen from the side, how far apart plates lie, in their widths, and how wide a stack is in the opening.
const (
	dishFlat = .3
	dishStep = .075
	dishWide = .46
)

// stackedDishes piles plates in two stacks of different heights in the opening of k's root; they are not quite straight.
func stackedDishes(c *placing.Placer, k layout.Cluster, all []placing.Copy) layout.Cluster {
	room := k.Root.Anchor("inside")
	stacks := min(2, len(all))
	wide := dishWide * room.W
	if stacks == 1 {
		wide = .8 * room.W
	}
	var heap layout.Cluster
	for s := range stacks {
		n := (len(all) + s) / stacks // the second stack is the higher one
		if stacks == 2 && len(all) > 4 {
			n = []int{len(all) * 2 / 5, len(all) - len(all)*2/5}[s]
		}
		for j := range n {
			it := all[(j+s)%len(all)]
			d := c.Draw(it.Subject, it.How)
			f := wide / max(d.Box.W(), 1e-9)
			x := room.X + (float64(s)-float64(stacks-1)/2)*wide*.94 + (c.Rng.Float64()-.5)*.12*wide
			y := room.Y + .3*room.H - .1*wide - float64(j)*dishStep*wide
			turn := (c.Rng.Float64() - .5) * .1
			m := layout.Translate(x, y).Mul(scene.Rotate(turn)).Mul(scene.ScaleBy(float32(f), float32(f*dishFlat))).Mul(layout.Translate(-(d.Box.X0+d.Box.X1)/2, -(d.Box.Y0+d.Box.Y1)/2))
			heap = heap.Over(c.Place(it.Subject, d, m))
		}
	}
	return k.Within(k.Root.Serial, kit.Fore, heap)
}

// heapItems are the copies of all that is in one place.
func heapItems(c *placing.Placer, subjects []int, h layout.How) []placing.Copy {
	var all []placing.Copy
	for _, i := range subjects {
		for j := range max(1, min(c.Subject(i).Count, placing.MaxCount)) {
			g := h
			g.Copy = h.Copy + j
			all = append(all, placing.Copy{Subject: i, How: g})
		}
	}
	if len(subjects) > 1 { // mixed, as fruit in a bowl, and by turns, so that none of them lies behind all others
		first := c.Rng.IntN(len(subjects))
		slices.SortStableFunc(all, func(a, b placing.Copy) int {
			return cmp.Or(cmp.Compare(a.How.Copy, b.How.Copy), cmp.Compare(turnOf(subjects, a, first), turnOf(subjects, b, first)))
		})
	}
	return all[:min(len(all), placing.MaxCount)]
}

// turnOf is which of the kinds of a mixed heap a copy is, counted from the first.
func turnOf(subjects []int, one placing.Copy, first int) int {
	return (slices.Index(subjects, one.Subject) + first) % len(subjects)
}

// heapScale is the factor that makes a drawing as large as a place in a heap, unless it is much smaller in reality.
func heapScale(c *placing.Placer, root layout.Instance, it placing.Copy, d kit.Drawing, size float64, n int) float64 {
	f := size / max(math.Sqrt(max(d.Box.W()*d.Box.H(), 1e-9)), .8*max(d.Box.W(), d.Box.H()))
	if c.Creature(it.Subject) {
		return f
	}
	growth := heapGrowth
	if g := library.GroupOf(c.Subject(root.Subject).ID); n >= served && (g == "kitchen" || g == "home") {
		growth, f = servedGrowth, f*servedTight
	}
	return min(f, growth*c.ScaleBeside(it.Subject, d, root, placing.BesidePower))
}

// HeapRows says how many lie in each row of a heap, from below, fewer in each than in the row under it.
func HeapRows(n int) []int {
	high := 1
	for _, most := range []int{2, 5, 12} {
		if n > most {
			high++
		}
	}
	var rows []int
	for r := range high {
		k := int(math.Round(float64(n)/float64(high-r) + float64(high-r-1)/2))
		rows = append(rows, min(k, n))
		n -= min(k, n)
	}
	return rows
}

// jarRows fills a room of an aspect (width by height) from below.
func jarRows(n int, aspect float64) []int {
	wide := max(2, int(math.Round(math.Sqrt(float64(n)*aspect))))
	var rows []int
	for ; n > 0; n -= wide {
		rows = append(rows, min(n, wide))
	}
	return rows
}

// full is how many of something unstated a full vessel shows; fullAlive of those that look out of it.
const (
	Full      = 10
	fullAlive = 5
)

// keeps are the things that show their content when they are open.
var keeps = map[string][]string{"safe": {"money", "money-stack", "coin", "gold-bar", "dollar-bill", "money-bag"}}

// Filled heaps copies of a subject in the opening of k's root.
func Filled(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	if c.Stands(k.Root.Subject) { // what was full of it is not in the image
		return holding.Held(c, k, i, "carrying", h)
	}
	if growsIn(c, i) {
		if len(contents(c, k.Root.Subject)) > 0 {
			return k // they stand behind the heap, which is made with the first of its things
		}
		return potted(c, k, i, h, brief.Relation{From: k.Root.Subject, Kind: "full of", To: i})
	}
	if looseHeaps[c.Subject(i).ID] && k.Root.Has("inside") {
		return looseIn(c, Emptied(c, k, i), i, h)
	}
	if own := c.Subject(k.Root.Subject); slices.Contains(keeps[own.ID], c.Subject(i).ID) { // it is drawn so when it is open
		c.Brief.Subjects[k.Root.Subject].States = append(slices.Clone(own.States), "open")
		return c.Redrawn(k)
	}
	all := contents(c, k.Root.Subject)
	if len(all) == 0 || !slices.Contains(all, i) {
		all = []int{i}
	}
	if all[0] != i {
		return k // it was heaped with the first of them
	}
	for _, j := range all {
		if s := &c.Brief.Subjects[j]; s.Count <= figure.Unstated {
			s.Count = max(2, (Full+len(all)-1)/len(all))
			if c.Stands(j) {
				s.Count, h.Pose = max(2, fullAlive/len(all)), "sitting"
			}
		}
	}
	k = Emptied(c, k, i)
	for _, l := range c.Links {
		if l.Kind == "full of" && l.From == k.Root.Subject && growsIn(c, l.To) {
			k = potted(c, k, l.To, h, l)
		}
	}
	if len(standUpright(c, k, all)) == len(all) {
		return stoodUpright(c, k, heapItems(c, all, h))
	}
	return heaped(c, k, heapItems(c, all, h))
}

// growsIn reports whether a subject that a vessel is full of stands in it instead of lying in a heap: a few flowers.
func growsIn(c *placing.Placer, i int) bool {
	return library.GroupOf(c.Subject(i).ID) == "plants" && c.Subject(i).Count <= figure.Unstated
}

// contents are the subjects that lie in a heap in a vessel that is full of them.
func contents(c *placing.Placer, vessel int) (all []int) {
	for _, l := range c.Links {
		if l.Kind == "full of" && l.From == vessel && library.GroupOf(c.Subject(l.To).ID) != "plants" {
			all = append(all, l.To)
		}
	}
	return all
}
