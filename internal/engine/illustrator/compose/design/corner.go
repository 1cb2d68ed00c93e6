package design

import (
	"strings"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/scene"
)

// flips reports on which sides the corner lies that a brief asks for, where a corner is drawn for the upper left.
func (c *Designer) flips() (across, down bool) {
	return strings.HasSuffix(c.Brief.Corner, "right"), strings.HasPrefix(c.Brief.Corner, "bottom")
}

// cornered moves plants that lie along one edge to it, and mirrors those along two to the corner that is asked for.
func (c *Designer) cornered(k layout.Cluster) layout.Cluster {
	switch b := k.Bounds(); c.Brief.Motif { // a band lies along its edge, however high its plants are
	case "foot":
		k = k.Moved(0, .97-b.Y1)
	case "head":
		k = k.Moved(0, .03-b.Y0)
	}
	across, down := c.flips()
	if across {
		k = k.Transformed(scene.ScaleBy(-1, 1)).Moved(1, 0)
	}
	if down {
		k = k.Transformed(scene.ScaleBy(1, -1)).Moved(0, 1)
	}
	return k
}

// corneredSpots moves the places of copies to the corner that is asked for; the copies stay upright.
func (c *Designer) corneredSpots(at []relation.Spot) []relation.Spot {
	across, down := c.flips()
	for i := range at {
		if across {
			at[i].X = 1 - at[i].X
		}
		if down {
			at[i].Y = 1 - at[i].Y
		}
		if across != down {
			at[i].Turn = -at[i].Turn
		}
	}
	return at
}

// corneredRoom is the room beside the corner.
func (c *Designer) corneredRoom(r layout.Region) layout.Region {
	across, down := c.flips()
	if across {
		r.Left, r.Right = 1-r.Right, 1-r.Left
	}
	if down {
		r.Top, r.Bottom = 1-r.Bottom, 1-r.Top
	}
	return r
}
