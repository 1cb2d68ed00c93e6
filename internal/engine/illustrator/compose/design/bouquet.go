package design

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// knot is where the stems of a bouquet are tied, in shares of the canvas.
var knot = [2]float64{.5, .74}

// bouquet ties members together: greenery behind, stems to the knot, flower heads in a dome, and what holds them: a ribbon, twine, paper or a vessel.
func (c *Designer) bouquet(members []int) layout.Scene {
	var spikes, heads []int
	for _, i := range members {
		if plants.Spikes[c.Subject(i).ID] && c.Subject(i).ID != "babys-breath" {
			spikes = append(spikes, i)
		} else {
			heads = append(heads, i)
		}
	}
	b := binding{knot: knot}
	if len(heads) == 0 {
		b.stalks(c.spikeBundle(spikes))
		return c.bound(b)
	}
	f := c.floristFor(heads)
	places := bouquetPlaces(len(f.Heads) == 0, plants.InLines(c.Placing()), c.Variation)
	back := slices.IndexFunc(places, func(p botanic.Place) bool { return p.Role != botanic.Green && p.Role != botanic.Filler })
	if back < 0 {
		b.stalks(f.Arranged(places))
		return c.bound(b)
	}
	b.green = f.Arranged(places[:back])
	if len(spikes) > 0 {
		b.green = b.green.Over(c.spikesAbove(spikes))
	}
	for _, p := range places[back:] {
		if p.Role >= botanic.Second {
			b.tops = append(b.tops, [2]float64{p.X, p.Y})
		}
	}
	b.heads = f.Arranged(places[back:])
	return c.bound(b)
}

// floristFor sorts flowers, with branches of which none were told; only wildflowers and mixed ones come with others.
func (c *Designer) floristFor(members []int) plants.Florist {
	f, ok := plants.FloristOf(c.Placing(), members)
	if !ok {
		f = plants.Florist{}
		for _, i := range members {
			figure.HeadAlone(&c.Brief.Subjects[i])
			if plants.IsGreenery(c.Placing(), i) {
				f.Branches = append(f.Branches, plants.BranchesOf(c.Placing(), i)...)
			} else {
				f.Heads = append(f.Heads, plants.UnitsOf(c.Placing(), i)...)
			}
		}
		if len(f.Branches) == 0 {
			f.Branches = plants.Leafages(c.Placing(), -1, plants.LeafageSet(c.Placing()))
		}
		plants.Trimmings(c.Placing(), &f, kit.White, false)
	}
	if !c.Has("wildflower") && len(members) < 3 {
		f.Plain()
	}
	return f
}

// spikeBundle is stalks with long heads of flowers, such as lavender, that fan out from the knot.
func (c *Designer) spikeBundle(members []int) layout.Cluster {
	var f plants.Florist
	for _, i := range members {
		s := &c.Brief.Subjects[i]
		s.Without = append(slices.Clone(s.Without), "leaves")
		f.Branches = append(f.Branches, plants.BranchesOf(c.Placing(), i)...)
	}
	if c.Has("pampas-grass") { // with other dried plants
		f.Branches = append(f.Branches, plants.Leafages(c.Placing(), -1, plants.LeafageSet(c.Placing()))...)
	}
	var places []botanic.Place
	for n, a := range [][2]float64{{-46, .5}, {46, .5}, {-26, .6}, {26, .6}, {0, .68}, {-34, .42}, {34, .42}, {-13, .54}, {13, .54}, {0, .42}} {
		places = append(places, botanic.Place{Role: botanic.Green, N: n, X: knot[0], Y: knot[1] - .01, Size: a[1], Turn: a[0] - 90})
	}
	return f.Arranged(places)
}

// spikesAbove lays long heads of flowers around the upper edge of the dome of round ones.
func (c *Designer) spikesAbove(members []int) layout.Cluster {
	var f plants.Florist
	for _, i := range members {
		figure.HeadAlone(&c.Brief.Subjects[i])
		f.Branches = append(f.Branches, plants.BranchesOf(c.Placing(), i)...)
	}
	var places []botanic.Place
	for n := range 9 {
		deg := -88 + 22*float64(n)
		p := shape.Polar(knot[0], knot[1]-.33, .21, deg-90)
		places = append(places, botanic.Place{Role: botanic.Green, N: n, X: p.X, Y: p.Y, Size: .3, Turn: deg - 90})
	}
	return f.Arranged(places)
}

// bouquetPlaces are branches that fan out from the knot, twigs between them, and flowers in a dome, those at the rim first. Variations
// have other flowers in other places.
func bouquetPlaces(leaves, lines bool, variation int) []botanic.Place {
	var out []botanic.Place
	count := map[botanic.Role]int{}
	add := func(r botanic.Role, x, y, size, turn float64) {
		out = append(out, botanic.Place{Role: r, N: count[r] + variation, X: x, Y: y, Size: size, Turn: turn})
		count[r]++
	}
	for i, a := range fanOf(leaves) {
		if !lines || leaves || i%2 == 0 {
			add(botanic.Green, knot[0], knot[1]-.04, a[1], a[0]-90)
		}
	}
	if leaves {
		return out
	}
	for i := range 6 {
		if deg := -60 + 24*float64(i); !lines {
			p := shape.Polar(knot[0], knot[1]-.12, .26, deg-90)
			add(botanic.Filler, p.X, p.Y, .23+.03*float64(i%2), deg-90)
		}
	}
	// Around the middle one flowers lie in a spiral: the golden angle keeps them apart.
	for i := 18; i >= 0; i-- {
		away := math.Sqrt(float64(i)/18) * .27
		p := shape.Polar(0, 0, away, 137.5*float64(i)+20+53*float64(variation))
		role, size := botanic.Small, []float64{.1, .12, .09}[i%3]
		switch {
		case i == 0 || i == 3 || i == 4 || i == 8:
			role, size = botanic.Focal, []float64{.225, .2}[min(i, 1)]
		case i < 12:
			role, size = botanic.Second, []float64{.155, .135}[i%2]
		}
		add(role, knot[0]+p.X*1.02, knot[1]-.33+p.Y*.86, size, p.X*90)
	}
	return out
}

// fanOf are the directions in degrees from the knot, and the lengths, of what fans out behind the flowers; alone it fills the whole dome.
func fanOf(alone bool) [][2]float64 {
	out := [][2]float64{{-82, .38}, {82, .38}, {-62, .44}, {62, .45}, {-46, .5}, {45, .48}, {-28, .55}, {29, .56}, {-10, .57}, {11, .58}, {-72, .34}, {73, .33}}
	if alone {
		out = append(out, [][2]float64{{-62, .42}, {62, .42}, {-40, .5}, {40, .5}, {-20, .55}, {20, .55}, {0, .58}}...)
	}
	return out
}

// stream draws the lines along which copies flow: those of a staff under notes, else two soft ones with dots.
func (c *Designer) stream(members []int) (kit.Drawing, bool) {
	lines, o := 2, kit.Options{Colors: map[string]kit.Color{}}
	s := c.Subject(members[0])
	if s.Kind == brief.Piece && notes[s.ID] {
		lines = 5
	}
	color := s.Color
	if len(c.Brief.Tints) > 0 {
		color = c.Brief.Tints[0]
	}
	if col, ok := figure.ColorOf(color); ok {
		o.Colors["trim"] = col
	}
	d, err := frames.Flow(pointsOf(swirlPoint), lines).Render(o)
	return d, err == nil
}

// notes are the things that stand on the lines of a staff.
var notes = figure.Words("music-note music-notes treble-clef")
