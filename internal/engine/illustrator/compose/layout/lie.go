package layout

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Stop is a place on a path: where, in which direction the path goes on in degrees, and how large what lies there is.
type Stop struct{ X, Y, Turn, Size float64 }

// SlimFrom is how many times longer than wide a thing is from which it lies along a path rather than standing on it.
const SlimFrom = 1.45

// Lie is the direction from the foot to the tip of a thing, in degrees, and how many times longer than wide it is.
type Lie struct{ Turn, Slim float64 }

// LieOf looks at the paint of a cluster. The foot is the lower end.
func LieOf(k Cluster) Lie {
	const px = 64
	b := k.Bounds()
	f := px / max(b.W(), b.H(), 1e-9)
	l := raster.Square(px)
	for _, s := range k.Sprites {
		raster.Draw(l, s.Nodes, scene.ScaleBy(float32(f), float32(f)).Mul(Translate(-b.X0, -b.Y0)).Mul(s.M))
	}
	var n, sx, sy, xx, yy, xy float64
	for i, a := range l.Alpha() {
		if a > .3 {
			x, y := float64(i%px), float64(i/px)
			n, sx, sy, xx, yy, xy = n+1, sx+x, sy+y, xx+x*x, yy+y*y, xy+x*y
		}
	}
	if n == 0 {
		return Lie{-90, 1}
	}
	xx, yy, xy = xx/n-sx*sx/n/n, yy/n-sy*sy/n/n, xy/n-sx*sy/n/n
	turn := math.Atan2(2*xy, xx-yy) / 2
	spread := math.Hypot(xx-yy, 2*xy) / 2
	long, wide := (xx+yy)/2+spread, max((xx+yy)/2-spread, 1e-6)
	out := Lie{turn * 180 / math.Pi, math.Sqrt(long / wide)}
	if math.Sin(turn) > .12 { // it points downward: the tip is the other end
		out.Turn = math.Remainder(out.Turn+180, 360)
	}
	return out
}
