package holding

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// breath are the things that come out of the mouth of who is said to hold or breathe them.
var breath = map[string]bool{"fire": true, "flame": true}

// breathed lets a flame come out of the mouth of k's root, to the side that it looks to.
func breathed(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	flame := c.Unit(i, layout.How{Copy: h.Copy})
	flame = flame.Scaled(.5 * placing.BySize(k.Root) / placing.BySize(flame.Root))
	side := 1.0
	if facing := k.Root.Drawing.Facing; facing == kit.Left != (k.Root.M[0] < 0) {
		side = -1
	}
	flame = flame.TurnedBy(side * 96)
	mouth, o := k.Root.Anchor("mouth"), flame.Bounds()
	x := mouth.X - o.X0 + .02*placing.BySize(k.Root)
	if side < 0 {
		x = mouth.X - o.X1 - .02*placing.BySize(k.Root)
	}
	return k.Over(flame.Moved(x, mouth.Y-(o.Y0+o.Y1)/2))
}
