package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// ringAt is the place at share t of a ring, from the bottom, and the direction there in degrees.
func ringAt(t float64) (x, y, turn float64) {
	a := math.Pi/2 - 2*math.Pi*t
	return .5 + .35*math.Cos(a), .5 + .35*math.Sin(a), a*180/math.Pi - 90
}

// wayOf is the closed way of a shape as places by shares of its length, or nil.
func wayOf(shape string) func(float64) (x, y, turn float64) {
	switch shape {
	case "ring", "wreath":
		return ringAt
	case "oval", "hexagon", "arched":
		return outlineAt(shape)
	case "heart-ring":
		return func(t float64) (float64, float64, float64) { return heartAt(evenHeart(t)) }
	}
	return nil
}

// isWay are the shapes whose way is an outline of the kit.
var isWay = map[string]bool{"oval": true, "hexagon": true, "arched": true}

// wayRooms are the free places within them.
var wayRooms = map[string]region{"oval": {.33, .3, .67, .7}, "hexagon": {.3, .31, .7, .69}, "arched": {.34, .34, .66, .76}}

// overOutline lays plants over the thin line of the shape along which they grow.
func (c *composer) overOutline(shape string, members []int, plants cluster) cluster {
	if !isWay[shape] || !produces(c.subject(members[0]).ID) {
		return plants
	}
	d, err := frames.OutlineLine(shape).Render(kit.Options{})
	if err != nil {
		return plants
	}
	root := plants.root
	out := c.place(-1, d, scene.ScaleBy(1./kit.Side, 1./kit.Side)).over(plants)
	out.root = root
	return out
}

// outlineAt is the place at a share of the length of an outline of the kit, and the direction there in degrees.
func outlineAt(shape string) func(float64) (x, y, turn float64) {
	line := frames.Outline(shape)
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += math.Hypot(line[i].X-line[i-1].X, line[i].Y-line[i-1].Y)
	}
	return func(t float64) (float64, float64, float64) {
		left := (t - math.Floor(t)) * total
		for i := 1; i < len(line); i++ {
			dx, dy := line[i].X-line[i-1].X, line[i].Y-line[i-1].Y
			l := math.Hypot(dx, dy)
			if left <= l || i == len(line)-1 {
				return (line[i-1].X + dx*left/l) / kit.Side, (line[i-1].Y + dy*left/l) / kit.Side, math.Atan2(dy, dx) * 180 / math.Pi
			}
			left -= l
		}
		return 0, 0, 0
	}
}

// waySpots are copies at even distances along an outline; on an oval they point outward, elsewhere they stand.
func waySpots(shape string) []spot {
	const n = 17
	var out []spot
	for i := range n {
		x, y, turn := wayOf(shape)((float64(i) + .5) / n)
		if turn += 180; shape != "oval" {
			turn = swing[i%len(swing)]
		}
		out = append(out, spot{x, y, .165 * []float64{1, .86}[min(i, n-1-i)%2], turn})
	}
	return out
}

// evenHeart turns a share of the length of a heart's outline into the share that heartAt takes.
func evenHeart(t float64) float64 {
	const fine = 400
	length := make([]float64, fine+1)
	x0, y0, _ := heartAt(0)
	for i := 1; i <= fine; i++ {
		x, y, _ := heartAt(float64(i) / fine)
		length[i] = length[i-1] + math.Hypot(x-x0, y-y0)
		x0, y0 = x, y
	}
	for i := 1; i <= fine; i++ {
		if length[i] >= t*length[fine] {
			return float64(i) / fine
		}
	}
	return 1
}

// sprayStops are where the sprays of a shape lie: along both of its sides from the bottom, leaning out and in by turns; those of corners leave the
// corner along both edges.
func sprayStops(shape string) []stop {
	var out []stop
	if way := wayOf(shape); way != nil {
		const n = 13 // on each side
		for i := range n {
			t := (float64(i) + .2) / (2 * n)
			x, y, turn := way(t)
			lean := []float64{-32, 28, 0}[i%3]
			out = append(out, stop{x, y, turn + lean, .225}, stop{1 - x, y, 180 - turn - lean, .225})
		}
		return out
	}
	switch shape {
	case "frame":
		for _, s := range sprayStops("corner") {
			out = append(out, s, stop{1 - s.x, s.y, 180 - s.turn, s.size}, stop{1 - s.x, 1 - s.y, 180 + s.turn, s.size}, stop{s.x, 1 - s.y, -s.turn, s.size})
		}
	case "half":
		for _, dir := range []float64{1, -1} {
			for i := range 7 {
				deg := 135 + dir*(6+15*float64(i))
				a := deg * math.Pi / 180
				out = append(out, stop{.5 + .36*math.Cos(a), .5 + .36*math.Sin(a), deg + dir*(90+[]float64{-20, 20, 0}[i%3]), .24 - .014*float64(i)})
			}
		}
	case "corners":
		for _, s := range sprayStops("corner") {
			out = append(out, s, stop{1 - s.x, 1 - s.y, s.turn + 180, s.size})
		}
	default:
		for _, s := range []stop{{.3, .1, -3, .3}, {.36, .1, 9, .27}, {.2, .13, 14, .27}, {.22, .08, -14, .2}, {.4, .1, 2, .33}} {
			out = append(out, s, stop{s.y, s.x, 90 - s.turn, s.size})
		}
		out = append(out, stop{.17, .17, 38, .22}, stop{.17, .17, 52, .22})
	}
	return out
}

// wayHeads is how many heads lie on a closed way: one at its bottom, one at its top, the others in pairs.
const wayHeads = 12

// headSpots are where the heads of flowers lie on a shape, in order along it.
func headSpots(shape string) []spot {
	var out []spot
	sizes := []float64{.2, .125, .16}
	if way := wayOf(shape); way != nil {
		n := wayHeads
		for i := range n {
			x, y, _ := way(float64(i) / float64(n))
			k := min(i, n-i)
			off := 1 + .05*(2*float64(k%2)-1)
			turn := swing[k%len(swing)]
			if i > k {
				turn = -turn
			}
			out = append(out, spot{.5 + (x-.5)*off, .5 + (y-.5)*off, sizes[k%3], turn})
		}
		return out
	}
	switch shape {
	case "frame":
		for _, s := range headSpots("corner") {
			out = append(out, s, spot{1 - s.x, s.y, s.size, -s.turn}, spot{1 - s.x, 1 - s.y, s.size, s.turn}, spot{s.x, 1 - s.y, s.size, -s.turn})
		}
	case "half":
		for i := range 9 {
			a := (55 + 20*float64(i)) * math.Pi / 180
			k := math.Abs(float64(i) - 4)
			out = append(out, spot{.5 + .36*math.Cos(a), .5 + .36*math.Sin(a), []float64{.22, .14, .18, .12, .1}[int(k)], swing[int(k)%len(swing)]})
		}
	case "corners":
		for _, s := range headSpots("corner") {
			out = append(out, s, spot{1 - s.x, 1 - s.y, s.size, s.turn})
		}
	default:
		out = []spot{{.45, .09, .1, 12}, {.09, .45, .1, -12}, {.33, .1, .15, 8}, {.1, .33, .15, -8}, {.25, .24, .12, 10}, {.14, .14, .24, -8}}
	}
	return out
}
