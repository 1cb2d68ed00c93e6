package design

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/layout"
)

// trail lays slim things along a path, overlapping, leaning to its two sides in turn.
func trail(motifs []layout.Cluster, lies []layout.Lie, at []layout.Stop, lean float64) layout.Cluster {
	var out layout.Cluster
	for n, s := range at {
		j := n % len(motifs)
		k := motifs[j].TurnedBy(-lies[j].Turn)
		b := k.Bounds()
		k = k.Moved(-b.X0, -(b.Y0+b.Y1)/2).Scaled(s.Size / max(b.W(), 1e-9))
		side := []float64{1, -1, 0}[n%3]
		k = k.TurnedBy(s.Turn + side*lean)
		away := (s.Turn + side*90) * math.Pi / 180
		k = k.Moved(s.X+.06*s.Size*math.Cos(away), s.Y+.06*s.Size*math.Sin(away))
		if len(out.Sprites) == 0 {
			out = k
		} else {
			out = out.Before(k)
		}
	}
	return out
}

// paced are stops at even distances along a line of points.
func paced(line [][2]float64, gap, size float64) []layout.Stop {
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += math.Hypot(line[i][0]-line[i-1][0], line[i][1]-line[i-1][1])
	}
	gap = total / max(1, math.Round(total/gap))
	var out []layout.Stop
	at := gap / 2
	for i := 1; i < len(line); i++ {
		dx, dy := line[i][0]-line[i-1][0], line[i][1]-line[i-1][1]
		l := math.Hypot(dx, dy)
		for ; at < l; at += gap {
			out = append(out, layout.Stop{X: line[i-1][0] + dx*at/l, Y: line[i-1][1] + dy*at/l, Turn: math.Atan2(dy, dx) * 180 / math.Pi, Size: size * []float64{1, .9, .96}[len(out)%3]})
		}
		at -= l
	}
	return out
}

// trails are the paths along which slim things make a shape: two arms from one place that mirror each other.
func trails(shape string, box layout.Region, size float64) [][]layout.Stop {
	x0, y0, x1, y1 := box.Left, box.Top, box.Right, box.Bottom
	mid, half := (x0+x1)/2, (x1-x0)/2
	var arm [][2]float64 // the right one, from the foot
	switch shape {
	case "ring", "wreath":
		for i := range 46 {
			a := (90 - 4*float64(i)) * math.Pi / 180
			arm = append(arm, [2]float64{mid + half*math.Cos(a), (y0+y1)/2 + half*math.Sin(a)})
		}
	case "half": // two arms from the lower left
		var out [][]layout.Stop
		for _, dir := range []float64{1, -1} {
			var line [][2]float64
			for i := range 29 {
				a := (140 + dir*4*(float64(i)-5)) * math.Pi / 180
				line = append(line, [2]float64{mid + half*math.Cos(a), (y0+y1)/2 + half*math.Sin(a)})
			}
			one := paced(line, .3*size, size)
			for i := range one {
				one[i].Size *= 1.1 - .45*float64(i)/float64(len(one))
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
		out := [][]layout.Stop{paced([][2]float64{{x0, y0}, {x1, y0}}, .3*size, size), paced([][2]float64{{x0, y0}, {x0, y1}}, .3*size, size)}
		for _, one := range out {
			for i := range one {
				one[i].Size *= 1.15 - .6*float64(i)/float64(len(one))
			}
		}
		return append(out, []layout.Stop{{X: x0 - .3*size, Y: y0 - .3*size, Turn: 45, Size: 1.2 * size}})
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
	right = append([]layout.Stop{{X: mid - .3*size, Y: arm[0][1], Turn: right[0].Turn, Size: size}}, right...) // the arms cross at the foot
	var left []layout.Stop
	for _, s := range right {
		left = append(left, layout.Stop{X: 2*mid - s.X, Y: s.Y, Turn: 180 - s.Turn, Size: s.Size})
	}
	return [][]layout.Stop{right, left}
}

// sprayed sets slim things along a shape within a box.
func sprayed(motifs []layout.Cluster, shape string, box layout.Region, size float64) layout.Cluster {
	var lies []layout.Lie
	for _, k := range motifs {
		lies = append(lies, layout.LieOf(k))
	}
	var out layout.Cluster
	for n, at := range trails(shape, box, size) {
		k := trail(motifs, lies, at, 24*min(1, 2.2/lies[0].Slim))
		if n == 0 {
			out = k
		} else {
			out = out.Over(k)
		}
	}
	return out
}

// slim reports whether all of some clusters are slim enough to lie along a path.
func slim(motifs []layout.Cluster) bool {
	for _, k := range motifs {
		if layout.LieOf(k).Slim < layout.SlimFrom {
			return false
		}
	}
	return len(motifs) > 0
}
