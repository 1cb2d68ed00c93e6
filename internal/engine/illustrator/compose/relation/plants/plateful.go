package plants

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// plates are seen from above and have no wall before what is on them.
var plates = figure.Words("plate platter")

// The share of a plate's hollow, and more, that a meal fills, and how many of one kind are on it.
const (
	mealWide = 1.26
	mostOnIt = 3
)

// mealSpots are the middles of the parts of a meal, as shares of its radius, and how wide each part is: from back to front.
var mealSpots = [][][3]float64{
	{{-.42, -.02, 1}, {.44, .04, 1}},
	{{-.42, -.34, .98}, {.46, -.28, .9}, {.02, .42, 1}},
	{{-.44, -.4, .88}, {.46, -.38, .84}, {-.46, .4, .84}, {.44, .42, .88}},
	{{-.5, -.42, .74}, {.06, -.52, .74}, {.58, -.3, .74}, {-.34, .42, .8}, {.42, .44, .8}},
}

// meal is what is on the plate k's root, where that is at least two kinds of food.
func meal(c *placing.Placer, k layout.Cluster, link brief.Relation) []int {
	if !plates[c.Subject(k.Root.Subject).ID] {
		return nil
	}
	all := c.Siblings(link)
	if len(all) < 2 || len(all) > len(mealSpots)+1 || slices.ContainsFunc(all, func(i int) bool {
		return c.Subject(i).Kind != brief.Piece || len(c.LinksOf(i)) > 0
	}) {
		return nil
	}
	return all
}

// plateful lays the parts of a meal side by side over the whole plate: in a row each of them was a tenth of it.
func plateful(c *placing.Placer, k layout.Cluster, all []int) layout.Cluster {
	room := k.Root.Anchor("inside")
	r := mealWide * room.W / 2
	for n, spot := range mealSpots[len(all)-2] {
		var copies []layout.Cluster
		for copied := range max(1, min(c.Subject(all[n]).Count, mostOnIt)) {
			copies = append(copies, c.Unit(all[n], layout.How{Copy: copied}))
		}
		part := bunched(copies)
		b := part.Bounds()
		f := spot[2] * r * math.Sqrt(1/max(b.W()*b.H(), 1e-9))
		f = min(f, 1.08*spot[2]*r/max(b.W(), b.H(), 1e-9))
		part = part.Scaled(f)
		b = part.Bounds()
		k = k.Over(part.Moved(room.X+spot[0]*r-(b.X0+b.X1)/2, room.Y+spot[1]*r-(b.Y0+b.Y1)/2))
	}
	return k
}

// bunched lays up to three copies together: two side by side, the third before them.
func bunched(copies []layout.Cluster) layout.Cluster {
	out := copies[0]
	b := out.Bounds()
	for n, one := range copies[1:] {
		o := one.Bounds()
		x, y := b.X1-.16*o.W()-o.X0, b.Y0+.08*o.H()-o.Y0
		if n == 1 {
			x, y = (b.X0+b.X1)/2+.42*o.W()-(o.X0+o.X1)/2, b.Y0+.62*o.H()-o.Y0
		}
		out = out.Over(one.Moved(x, y))
	}
	return out
}
