package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// knot is where the stems of a bouquet are tied, in shares of the canvas.
var knot = [2]float64{.5, .74}

// bouquet ties members together: greenery behind, stems to the knot, flower heads in a dome, and a ribbon around the stems.
func (c *composer) bouquet(members []int) Scene {
	var heads, green []cluster
	for _, i := range members {
		if c.isGreenery(i) {
			green = append(green, c.unitsOf(i)...)
			continue
		}
		headAlone(&c.Brief.Subjects[i])
		heads = append(heads, c.unitsOf(i)...)
	}
	out := Scene{}
	lay := func(p kit.Piece, colors map[string]kit.Color) {
		if d, err := p.Render(kit.Options{Colors: colors}); err == nil {
			out.add(c.place(-1, d, scene.Identity).transformed(scene.ScaleBy(1./kit.Side, 1./kit.Side)))
		}
	}
	if len(green) == 0 {
		lay(frames.Foliage(knot[0]*kit.Side, knot[1]*kit.Side), nil)
	}
	for n, at := range fanOf(len(heads) == 0) {
		if len(green) > 0 {
			out.add(c.fanned(green[n%len(green)], at))
		}
	}
	dome := domeSpots()
	var tops [][2]float64
	for _, s := range dome {
		tops = append(tops, [2]float64{s.x * kit.Side, s.y * kit.Side})
	}
	lay(frames.Stems(knot[0]*kit.Side, knot[1]*kit.Side, tops), nil)
	for n, at := range dome {
		if len(heads) > 0 {
			half := at.size / 2
			out.add(heads[n%len(heads)].fit(region{-half, -half, half, half}).turnedBy(at.turn).moved(at.x, at.y))
		}
	}
	tie := map[string]kit.Color{}
	if col, ok := colorOf(c.tieColor()); ok {
		tie["ribbon"] = col
	}
	lay(frames.Tie(knot[0]*kit.Side, knot[1]*kit.Side), tie)
	return out
}

// tieColor is the color of the ribbon: that of a ribbon that the prompt names, else of the first tint.
func (c *composer) tieColor() string {
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
var ties = words("ribbon bow hair-bow")

// isGreenery reports whether a member is a branch or leaves rather than a flower.
func (c *composer) isGreenery(i int) bool {
	s := c.subject(i)
	if library.GroupOf(s.ID) != "plants" {
		return false
	}
	for _, part := range library.Parts(s.ID) {
		switch part {
		case "petals", "flower", "flowers", "petal", "blooms", "head", "center":
			return false
		}
	}
	return true
}

// fanOf are the directions in degrees from the knot, and the lengths, of what fans out behind the flowers; alone it fills the whole dome.
func fanOf(alone bool) [][2]float64 {
	out := [][2]float64{{-74, .5}, {74, .5}, {-52, .6}, {52, .6}, {-30, .68}, {30, .68}, {-10, .72}, {12, .7}}
	if alone {
		out = append(out, [][2]float64{{-62, .42}, {62, .42}, {-40, .5}, {40, .5}, {-20, .55}, {20, .55}, {0, .58}}...)
	}
	return out
}

// fanned lays a branch from the knot outward, its foot at the knot.
func (c *composer) fanned(k cluster, at [2]float64) cluster {
	k = k.turnedBy(-90 - lieOf(k).turn)
	b := k.bounds()
	k = k.moved(-(b.X0+b.X1)/2, -b.Y1).scaled(at[1] / max(b.H(), b.W(), 1e-9))
	return k.turnedBy(at[0]).moved(knot[0], knot[1]-.02)
}

// domeSpots are the places of flower heads, those at the rim first.
func domeSpots() []spot {
	var out []spot
	for _, row := range []struct {
		n                  int
		away, spread, size float64
	}{{6, .42, 64, .2}, {5, .31, 56, .23}, {3, .19, 42, .25}, {2, .43, 16, .22}, {1, .3, 0, .27}} {
		for i := range row.n {
			deg := 0.
			if row.n > 1 {
				deg = -row.spread + 2*row.spread*float64(i)/float64(row.n-1)
			}
			a := (deg - 90) * math.Pi / 180
			out = append(out, spot{knot[0] + row.away*1.02*math.Cos(a), knot[1] - .08 + row.away*math.Sin(a), row.size, deg * .45})
		}
	}
	return out
}

// stream draws the lines along which copies flow: those of a staff under notes, else two soft ones with dots.
func (c *composer) stream(members []int) (kit.Drawing, bool) {
	lines, o := 2, kit.Options{Colors: map[string]kit.Color{}}
	s := c.subject(members[0])
	if s.Kind == brief.Piece && notes[s.ID] {
		lines = 5
	}
	color := s.Color
	if len(c.Brief.Tints) > 0 {
		color = c.Brief.Tints[0]
	}
	if col, ok := colorOf(color); ok {
		o.Colors["trim"] = col
	}
	d, err := frames.Flow(pointsOf(swirlPoint), lines).Render(o)
	return d, err == nil
}

// notes are the things that stand on the lines of a staff.
var notes = words("music-note music-notes treble-clef")
