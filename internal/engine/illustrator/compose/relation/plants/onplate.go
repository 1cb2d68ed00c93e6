package plants

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

// upright are the things that are drawn from the side and stand on a plate, which is then seen from the side too: a cup on a plate does not lie on it.
var upright = figure.Words(`mug cup tea-cup coffee-cup teapot glass cupcake muffin cake birthday-cake cake-slice cheesecake hamburger sandwich croissant-sandwich pancake jello pie pumpkin-pie pie-slice
	ice-cream-sundae candle brownie bread scone tart cream-puff pumpkin apple pear vase bottle jar corn-dog taco burrito`)

// How high a plate is that is seen from the side, and how much of its width and how far up what stands on it goes, in widths of the plate.
const (
	plateFlat  = .3
	onPlate    = .6
	abovePlate = 1.3
)

// standsOnPlate reports whether all that is on a plate stands on it.
func standsOnPlate(c *placing.Placer, k layout.Cluster, link brief.Relation, all []int) bool {
	return c.Subject(k.Root.Subject).ID == "plate" && link.Kind == "on" && len(all) == 1 && !slices.ContainsFunc(all, func(i int) bool {
		s := c.Subject(i)
		return s.Kind != brief.Piece || s.Count > 3 || !upright[s.ID] && !things.Drink(s.ID)
	})
}

// uprightOnPlate stands something on a plate that is seen from the side.
func uprightOnPlate(k, other layout.Cluster) layout.Cluster {
	k = k.Transformed(scene.ScaleBy(1, plateFlat))
	b, o := k.Root.Box(), other.Bounds()
	other = other.Scaled(min(onPlate*b.W()/max(o.W(), 1e-9), abovePlate*b.W()/max(o.H(), 1e-9)))
	o = other.Bounds()
	return k.Over(other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, (b.Y0+b.Y1)/2+.14*b.H()-o.Y1))
}
