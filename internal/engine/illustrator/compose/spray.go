package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// stop is a place on a path: where, in which direction the path goes on in degrees, and how large what lies there is.
type stop struct{ x, y, turn, size float64 }

// slimFrom is how many times longer than wide a thing is from which it lies along a path rather than standing on it.
const slimFrom = 1.45

// lie is the direction from the foot to the tip of a thing, in degrees, and how many times longer than wide it is.
type lie struct{ turn, slim float64 }

// lieOf looks at the paint of a cluster. The foot is the lower end.
func lieOf(k cluster) lie {
	const px = 64
	b := k.bounds()
	f := px / max(b.W(), b.H(), 1e-9)
	l := raster.Square(px)
	for _, s := range k.sprites {
		raster.Draw(l, s.nodes, scene.ScaleBy(float32(f), float32(f)).Mul(translate(-b.X0, -b.Y0)).Mul(s.m))
	}
	var n, sx, sy, xx, yy, xy float64
	for i, a := range l.Alpha() {
		if a > .3 {
			x, y := float64(i%px), float64(i/px)
			n, sx, sy, xx, yy, xy = n+1, sx+x, sy+y, xx+x*x, yy+y*y, xy+x*y
		}
	}
	if n == 0 {
		return lie{-90, 1}
	}
	xx, yy, xy = xx/n-sx*sx/n/n, yy/n-sy*sy/n/n, xy/n-sx*sy/n/n
	turn := math.Atan2(2*xy, xx-yy) / 2
	spread := math.Hypot(xx-yy, 2*xy) / 2
	long, wide := (xx+yy)/2+spread, max((xx+yy)/2-spread, 1e-6)
	out := lie{turn * 180 / math.Pi, math.Sqrt(long / wide)}
	if math.Sin(turn) > .12 { // it points downward: the tip is the other end
		out.turn = math.Remainder(out.turn+180, 360)
	}
	return out
}

// trail lays slim things along a path, overlapping, leaning to its two sides in turn.
func trail(motifs []cluster, lies []lie, at []stop, lean float64) cluster {
	var out cluster
	for n, s := range at {
		j := n % len(motifs)
		k := motifs[j].turnedBy(-lies[j].turn)
		b := k.bounds()
		k = k.moved(-b.X0, -(b.Y0+b.Y1)/2).scaled(s.size / max(b.W(), 1e-9))
		side := []float64{1, -1, 0}[n%3]
		k = k.turnedBy(s.turn + side*lean)
		away := (s.turn + side*90) * math.Pi / 180
		k = k.moved(s.x+.06*s.size*math.Cos(away), s.y+.06*s.size*math.Sin(away))
		if len(out.sprites) == 0 {
			out = k
		} else {
			out = out.before(k)
		}
	}
	return out
}

// paced are stops at even distances along a line of points.
func paced(line [][2]float64, gap, size float64) []stop {
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += math.Hypot(line[i][0]-line[i-1][0], line[i][1]-line[i-1][1])
	}
	gap = total / max(1, math.Round(total/gap))
	var out []stop
	at := gap / 2
	for i := 1; i < len(line); i++ {
		dx, dy := line[i][0]-line[i-1][0], line[i][1]-line[i-1][1]
		l := math.Hypot(dx, dy)
		for ; at < l; at += gap {
			out = append(out, stop{line[i-1][0] + dx*at/l, line[i-1][1] + dy*at/l, math.Atan2(dy, dx) * 180 / math.Pi, size * []float64{1, .9, .96}[len(out)%3]})
		}
		at -= l
	}
	return out
}

// trails are the paths along which slim things make a shape: two arms from one place that mirror each other.
func trails(shape string, box region, size float64) [][]stop {
	x0, y0, x1, y1 := box.left, box.top, box.right, box.bottom
	mid, half := (x0+x1)/2, (x1-x0)/2
	var arm [][2]float64 // the right one, from the foot
	switch shape {
	case "ring", "wreath":
		for i := range 46 {
			a := (90 - 4*float64(i)) * math.Pi / 180
			arm = append(arm, [2]float64{mid + half*math.Cos(a), (y0+y1)/2 + half*math.Sin(a)})
		}
	case "half": // two arms from the lower left
		var out [][]stop
		for _, dir := range []float64{1, -1} {
			var line [][2]float64
			for i := range 29 {
				a := (140 + dir*4*(float64(i)-5)) * math.Pi / 180
				line = append(line, [2]float64{mid + half*math.Cos(a), (y0+y1)/2 + half*math.Sin(a)})
			}
			one := paced(line, .3*size, size)
			for i := range one {
				one[i].size *= 1.1 - .45*float64(i)/float64(len(one))
			}
			out = append(out, one)
		}
		return out
	case "oval", "hexagon", "arched":
		for i := range 61 {
			x, y, _ := wayOf(shape)(float64(i) / 121)
			arm = append(arm, [2]float64{x, y})
		}
	case "line":
		arm = [][2]float64{{mid, (y0 + y1) / 2}, {x1, (y0 + y1) / 2}}
	case "corner":
		out := [][]stop{paced([][2]float64{{x0, y0}, {x1, y0}}, .3*size, size), paced([][2]float64{{x0, y0}, {x0, y1}}, .3*size, size)}
		for _, one := range out {
			for i := range one {
				one[i].size *= 1.15 - .6*float64(i)/float64(len(one))
			}
		}
		return append(out, []stop{{x0 - .3*size, y0 - .3*size, 45, 1.2 * size}})
	default:
		r := min(.09, .3*half)
		arm = append(arm, [2]float64{mid, y1})
		for i := range 10 {
			a := (90 - 10*float64(i)) * math.Pi / 180
			arm = append(arm, [2]float64{x1 - r + r*math.Cos(a), y1 - r + r*math.Sin(a)})
		}
		for i := range 10 {
			a := -10 * float64(i) * math.Pi / 180
			arm = append(arm, [2]float64{x1 - r + r*math.Cos(a), y0 + r + r*math.Sin(a)})
		}
		arm = append(arm, [2]float64{mid, y0})
	}
	right := paced(arm, .32*size, size)
	right = append([]stop{{mid - .3*size, arm[0][1], right[0].turn, size}}, right...) // the arms cross at the foot
	var left []stop
	for _, s := range right {
		left = append(left, stop{2*mid - s.x, s.y, 180 - s.turn, s.size})
	}
	return [][]stop{right, left}
}

// sprayed sets slim things along a shape within a box.
func sprayed(motifs []cluster, shape string, box region, size float64) cluster {
	var lies []lie
	for _, k := range motifs {
		lies = append(lies, lieOf(k))
	}
	var out cluster
	for n, at := range trails(shape, box, size) {
		k := trail(motifs, lies, at, 24*min(1, 2.2/lies[0].slim))
		if n == 0 {
			out = k
		} else {
			out = out.over(k)
		}
	}
	return out
}

// slim reports whether all of some clusters are slim enough to lie along a path.
func slim(motifs []cluster) bool {
	for _, k := range motifs {
		if lieOf(k).slim < slimFrom {
			return false
		}
	}
	return len(motifs) > 0
}
