package placing

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// TightBox is the box of what a turned sprite paints: the box around its turned box is up to half larger.
func TightBox(s layout.Layer) kit.Box {
	degrees := layout.Turn(s.M)
	back := s.M.Mul(scene.Rotate(-degrees * math.Pi / 180))
	return layout.MapBox(back, kit.FromScene(s.Nodes).Rotate(degrees, 0, 0).Bounds())
}

// LaidFlat turns a long thing that is drawn aslant so that it lies level: a surfboard on the roof of a car.
func LaidFlat(k layout.Cluster) layout.Cluster {
	axis, slender := LongAxis(k)
	if slender < longestBlock || math.Abs(axis) < leastAslant || math.Abs(axis) > 90-leastAslant {
		return k
	}
	return turnedTight(k, -axis)
}

// Upright turns a long thing that is drawn aslant so that it stands: of pencils in a row each is as long as the row is high.
func Upright(k layout.Cluster) layout.Cluster {
	axis, slender := LongAxis(k)
	if slender < longestBlock || math.Abs(axis) < leastAslant || math.Abs(axis) > 90-leastAslant {
		return k
	}
	return turnedTight(k, math.Copysign(90, axis)-axis)
}

// turnedTight turns a cluster; its ground is the lowest point that it paints.
func turnedTight(k layout.Cluster, degrees float64) layout.Cluster {
	k = k.TurnedBy(degrees)
	k.Ground = math.Inf(-1)
	for n := range k.Sprites {
		k.Sprites[n].Box = TightBox(k.Sprites[n])
		k.Ground = max(k.Ground, k.Sprites[n].Box.Y1)
	}
	return k
}

// longestBlock is how many times as long as wide a thing may be that does not topple; leastAslant is in degrees.
const (
	longestBlock = 2.4
	leastAslant  = 12
)

// LongAxis is the direction in which the root of a cluster is longest, in degrees clockwise from the x axis (-90 to 90), and how many times as
// long as wide it is, by the moments of its coverage.
func LongAxis(k layout.Cluster) (degrees, slender float64) {
	const rows = 48
	l, _ := layout.Coverage(k.Root, rows)
	var n, x, y, xx, xy, yy float64
	for j := range rows {
		for i := range rows {
			if l.Pix[4*(j*rows+i)+3] > .5 {
				u, v := float64(i), float64(j)
				n, x, y, xx, xy, yy = n+1, x+u, y+v, xx+u*u, xy+u*v, yy+v*v
			}
		}
	}
	if n == 0 {
		return 90, 1
	}
	xx, xy, yy = xx/n-x*x/n/n, xy/n-x*y/n/n, yy/n-y*y/n/n
	mean, apart := (xx+yy)/2, math.Hypot((xx-yy)/2, xy)
	return .5 * math.Atan2(2*xy, xx-yy) * 180 / math.Pi, math.Sqrt((mean + apart) / max(mean-apart, 1e-6))
}
