// Package props draws what figures sit on, look out of, play with and work at.
package props

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		signpost, sandCastle, tire, tireSwing, swimRing,
		telephoneWire, ball, birdCage, birdNest, bone, branch, canoe, cart, chimney, doghouse, embroideryHoop, fireHoop, hamsterWheel, hatchingEgg, hoop, kickScooter, vine, lilyPad, puddle, mudPuddle, iceFloe, fishBone, peacockFeather, honeyDipper, trashBag, bananaPeel, laserDot, rock, scepter, shoppingCart,
		coveredWagon, hayWagon, lemonadeStand, birdFeeder, birdBath, crate, stick, post, staff, streetLamp, treeStump, wagon, wheelbarrow,
	}
}

// leaf is a leaf with a middle rib whose stalk is at x, y and whose tip lies in the direction of degrees.
func leaf(c *kit.Canvas, x, y, l, degrees float64, t kit.Tones) kit.Node {
	w := l * .3
	d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x+l*.2, y-w*1.3, x+l*.7, y-w*1.1, x+l, y, x+l*.7, y+w*1.1, x+l*.2, y+w*1.3, x, y)
	return kit.Of(sheen.Body(c, d, t, w*.5, c.Line(sheen.D("M%g %gL%g %g", x+l*.06, y, x+l*.9, y), t.DD, l*.03).Opacity(.6), c.Line(sheen.D("M%g %gL%g %g", x+l*.08, y-l*.025, x+l*.86, y-l*.025), t.LL, l*.02).Opacity(.7))).Rotate(degrees, x, y)
}

// wheel is a spoked wheel.
func wheel(c *kit.Canvas, x, y, r float64, n int, rim, hub kit.Tones) kit.Node {
	spokes := sheen.Each(n, func(i int) kit.Node {
		s, k := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		return sheen.Tube(c, sheen.D("M%.1f %.1fL%.1f %.1f", x, y, x+r*.86*k, y+r*.86*s), r*.11, rim)
	})
	ring := c.Circle(x, y, r*.88, kit.None)
	return kit.Of(spokes, ring.Stroke(rim.DDD, r*.24), ring.Move(-.5, -.7).Stroke(rim.M, r*.19), ring.Move(-1, -1.4).Stroke(rim.L, r*.07), sheen.Ball(c, x, y, r*.2, hub))
}

// plank is a wooden board.
func plank(c *kit.Canvas, x0, y0, x1, y1 float64, t kit.Tones) kit.Node {
	return sheen.Body(c, kit.RoundRect(x0, y0, x1-x0, y1-y0, 3), t, min(x1-x0, y1-y0)*.3, sheen.Grain(c, kit.Box{X0: x0, Y0: y0, X1: x1, Y1: y1}, 3, t))
}
