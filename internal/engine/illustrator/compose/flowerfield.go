package compose

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/scene"
)

// fieldRows are how many plants stand in each row of a field, from the far one to the near one.
var fieldRows = []int{4, 6, 6, 5, 4}

// meadowPlants are the flowers that stand among wildflowers in a meadow.
var meadowPlants = []string{"wildflower", "poppy", "daisy", "wildflower", "tulip"}

// winged are those that fly over a meadow.
var winged = figure.Words("butterfly bee dragonfly ladybug")

// flowerField is a field that is full of one plant, "a lavender field", or a meadow of wildflowers: rows of it that grow larger toward the near edge,
// each with a little disorder. What flies over it hangs above.
func (c *composer) flowerField() (layout.Cluster, bool) {
	ground, plant, _ := strings.Cut(c.Brief.Place, "/")
	if ground != "meadow" || !c.isPicture() || len(c.Brief.Subjects) == 0 {
		return layout.Cluster{}, false
	}
	s := &c.Brief.Subjects[0]
	mixed := s.ID == "wildflower" && plant == "" && s.Color == ""
	first := 1
	switch {
	case s.Kind != brief.Piece || s.Pose != "":
		return layout.Cluster{}, false
	case winged[s.ID] && s.Count > 1: // "meadow with butterflies"
		first = 0
	case s.ID != plant && s.ID != "wildflower" || s.Count == 1 && plant == "":
		return layout.Cluster{}, false
	}
	all := []member{}
	for i := first; i < len(c.Brief.Subjects); i++ {
		if c.planeOf(i) != sky {
			return layout.Cluster{}, false
		}
		for n := range max(1, c.Subject(i).Count) {
			all = append(all, member{Cluster: c.Unit(i, layout.How{Copy: n}), plane: sky, id: c.Subject(i).ID, main: i == 0, alive: figure.Living(c.Subject(i))})
		}
	}
	c.Links = nil
	var units []layout.Cluster
	switch {
	case first == 1 && !mixed:
		units = append(units, c.Unit(0, layout.How{}))
	case plant != "":
		units = append(units, c.Place(-1, c.drawProp(prop{id: plant}), scene.Identity))
	default:
		for _, id := range meadowPlants {
			units = append(units, c.Place(first-1, c.drawProp(prop{id: id}), scene.Identity))
		}
	}
	v := newView(all, c.Variation%2 == 1)
	k := v.composed(c.Place(-1, drawTerrain("grass"), v.onGround()))
	land := layout.Cluster{}
	for row, n := range fieldRows {
		near := float64(row) / float64(len(fieldRows)-1)
		size := .42 + .24*near
		for col := range n {
			stray := []float64{.03, -.05, .06, -.02, 0}[(col*2+row)%5]
			at := spot{u: (float64(col)+.5)/float64(n)*1.8 - .9 + stray, v: -.78 + 1.5*near + stray}
			land = land.Over(boxed(units[(col+2*row)%len(units)], size*1.2, size*(1+stray), v.standing(at)))
		}
	}
	out := k.Over(land)
	out.Root, out.Ground = units[0].Root, k.Ground
	if first == 0 {
		out.Root = k.Root
	}
	return out, true
}
