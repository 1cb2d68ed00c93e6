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
	"pellucid/internal/engine/illustrator/scene"
)

// knot is where the stems of a bouquet are tied, in shares of the canvas.
var knot = [2]float64{.5, .74}

// bouquet ties members together: greenery behind, stems to the knot, flower heads in a dome, and a ribbon around the stems.
func (c *Designer) bouquet(members []int) layout.Scene {
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
	out := layout.Scene{}
	lay := func(p kit.Piece, colors map[string]kit.Color) {
		if d, err := p.Render(kit.Options{Colors: colors}); err == nil {
			out.Add(c.Place(-1, d, scene.Identity).Transformed(scene.ScaleBy(1./kit.Side, 1./kit.Side)))
		}
	}
	places := bouquetPlaces(len(f.Heads) == 0, plants.InLines(c.Placing()))
	back := slices.IndexFunc(places, func(p botanic.Place) bool { return p.Role != botanic.Green && p.Role != botanic.Filler })
	if back < 0 {
		back = len(places)
	}
	out.Add(f.Arranged(places[:back]))
	var tops [][2]float64
	for _, p := range places[back:] {
		if p.Role >= botanic.Second {
			tops = append(tops, [2]float64{p.X * kit.Side, p.Y * kit.Side})
		}
	}
	if len(tops) == 0 {
		for x := -.2; x <= .21; x += .08 {
			tops = append(tops, [2]float64{(knot[0] + x) * kit.Side, (knot[1] - .3) * kit.Side})
		}
	}
	lay(frames.Stems(knot[0]*kit.Side, knot[1]*kit.Side, tops), nil)
	if back < len(places) {
		out.Add(f.Arranged(places[back:]))
	}
	tie := map[string]kit.Color{}
	if col, ok := figure.ColorOf(c.tieColor()); ok {
		tie["ribbon"] = col
	}
	lay(frames.Tie(knot[0]*kit.Side, knot[1]*kit.Side), tie)
	return out
}

// bouquetPlaces are branches that fan out from the knot, twigs between them, and flowers in a dome, those at the rim first.
func bouquetPlaces(leaves, lines bool) []botanic.Place {
	var out []botanic.Place
	count := map[botanic.Role]int{}
	add := func(r botanic.Role, x, y, size, turn float64) {
		out = append(out, botanic.Place{Role: r, N: count[r], X: x, Y: y, Size: size, Turn: turn})
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
		p := shape.Polar(0, 0, away, 137.5*float64(i)+20)
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

// tieColor is the color of the ribbon: that of a ribbon that the prompt names, else of the first tint.
func (c *Designer) tieColor() string {
	for _, s := range c.Brief.Subjects {
		if ties[s.ID] {
			return s.Color
		}
	}
	if len(c.Brief.Tints) > 0 {
		return c.Brief.Tints[0]
	}
	return ""
}

// ties are the things with which a bouquet is tied.
var ties = figure.Words("ribbon bow hair-bow")

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
