// Package group makes a group of several things that stand together and have no closer relation: those behind stand higher on the page, those in
// front hide a part of them, and of all arrangements the one is taken in which the things are largest on a square canvas.
package group

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/compose/layout"
)

// Member is one of those that stand together.
type Member struct {
	layout.Cluster
	Floor bool // it stands on a floor: behind others it is not much higher on the page
	Alive bool // it is an animal or a person
	Aloft bool // it is in the air above those on the floor
}

// Rule says what a group may look like.
type Rule struct {
	Row     bool // all stand in one row
	Order   bool // two stay on the left and on the right of each other, those in the air are on the right
	Whole   bool // nobody hides a part of another
	Counted bool // there are many things to be counted, in rows that stand on no floor
	Lines   bool // it is drawn in lines, and little of anybody is hidden
	Choice  int  // which of the arrangements of equal worth is taken
}

// spot is where a member of a group is, in cells.
type spot struct{ i, x, y int }

// formation is an arrangement of members, those behind first.
type formation struct {
	spots []spot
	worth float64
}

// search looks for arrangements of shapes.
type search struct {
	shapes []shape
	rule   Rule
}

// Arrange makes a group of clusters in the order in which they were named; the first one is its root.
func Arrange(all []Member, rule Rule) layout.Cluster {
	if len(all) == 1 {
		return all[0].Cluster
	}
	longest := 0.0
	for _, m := range all {
		longest = max(longest, layout.Longer(m.Bounds()))
	}
	s := search{rule: rule}
	cell := longest / cells
	for _, m := range all {
		m.Floor = m.Floor && (m.Alive || !rule.Counted)
		s.shapes = append(s.shapes, shapeOf(m, cell))
	}
	best := s.best()
	return placed(all, best.spots, cell)
}

// Keeping moves a group so that the root of k, which is one of its members, is where it was.
func Keeping(k, out layout.Cluster) layout.Cluster {
	for _, m := range out.Members {
		if m.Root.Serial == k.Root.Serial {
			a, b := k.Root.Box(), m.Root.Box()
			out = out.Moved(a.X0-b.X0, a.Y0-b.Y0)
		}
	}
	out.Root, out.Ground = k.Root, k.Ground
	return out
}

// placed moves the members of a group to their spots.
func placed(all []Member, spots []spot, cell float64) layout.Cluster {
	var out layout.Cluster
	members := make([]layout.Cluster, len(all))
	for _, p := range spots {
		m := all[p.i]
		b := m.Bounds()
		members[p.i] = m.Moved(float64(p.x)*cell-b.X0, float64(p.y)*cell-m.Ground)
		out.Sprites = append(out.Sprites, members[p.i].Sprites...)
	}
	out.Root, out.Ground = members[0].Root, members[0].Ground
	for _, m := range members {
		out.Members = append(out.Members, layout.MemberOf(m))
	}
	return out
}

// nearBest is how much less worth than the best one an arrangement may have that is another idea of the same group.
const nearBest = .8

// best is the arrangement in which the members are largest, or by choice one that is nearly as good.
func (s search) best() formation {
	var all []formation
	for _, rows := range s.partitions() {
		if f, ok := s.inRows(rows); ok {
			all = append(all, f)
		}
	}
	slices.SortStableFunc(all, func(a, b formation) int { return cmp.Compare(b.worth, a.worth) })
	n := 1
	for n < len(all) && all[n].worth > nearBest*all[0].worth {
		n++
	}
	return all[s.rule.Choice%n]
}

// partitions are the ways to stand the members in rows, each a list of members from left to right; the row at the back comes first.
func (s search) partitions() (out [][][]int) {
	var low, high []int
	for i, m := range s.shapes {
		if m.aloft {
			high = append(high, i)
		} else {
			low = append(low, i)
		}
	}
	if len(low) == 0 {
		low, high = high, nil
	}
	for _, sizes := range rowSizes(len(low), s.rule.Row, s.piles(low)) {
		byHeight := slices.Clone(low)
		slices.SortStableFunc(byHeight, func(a, b int) int {
			if s.alike(a, b) {
				return b - a // of two that are as high, the one that was named first is in front
			}
			return s.shapes[b].height() - s.shapes[a].height()
		})
		var rows [][]int
		for _, k := range sizes {
			row := slices.Clone(byHeight[:k])
			byHeight = byHeight[k:]
			slices.Sort(row)
			rows = append(rows, row)
		}
		if len(high) > 0 {
			rows = append([][]int{high}, rows...)
		}
		out = append(out, rows)
	}
	return out
}

// alike reports whether two members are about as high.
func (s search) alike(a, b int) bool {
	x, y := float64(s.shapes[a].height()), float64(s.shapes[b].height())
	return math.Abs(x-y) < .12*max(x, y)
}

// piles reports whether members are all wider than high, as what lies and swims, or stand on no floor.
func (s search) piles(list []int) bool {
	return !slices.ContainsFunc(list, func(i int) bool {
		return s.shapes[i].floor && float64(s.shapes[i].all.w) < 1.5*float64(s.shapes[i].height())
	})
}

// rowSizes are how many of n stand in each row, the one at the back first. What piles up has more rows.
func rowSizes(n int, one, piles bool) [][]int {
	out := [][]int{{n}}
	if one || n < 2 {
		return out
	}
	most := max(n+1, 4)
	if piles {
		most = max(most, 2*n-1)
	}
	for rows := 2; rows*rows <= most; rows++ {
		short, more := n/rows, n%rows // that many rows have one more
		for first := 0; first <= rows-more; first++ {
			sizes := make([]int, rows)
			for r := range sizes {
				sizes[r] = short
				if r >= first && r < first+more {
					sizes[r]++
				}
			}
			out = append(out, sizes)
			if more == 0 {
				break
			}
		}
	}
	if n == 6 && piles {
		out = append(out, []int{1, 2, 3})
	}
	return out
}
