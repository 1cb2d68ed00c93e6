package design

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
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
var wayRooms = map[string]layout.Region{"oval": {Left: .33, Top: .3, Right: .67, Bottom: .7}, "hexagon": {Left: .3, Top: .31, Right: .7, Bottom: .69}, "arched": {Left: .34, Top: .34, Right: .66, Bottom: .76}}

// overOutline lays plants over the thin line of the shape along which they grow.
func (c *Designer) overOutline(shape string, members []int, flowers layout.Cluster) layout.Cluster {
	if !isWay[shape] || !plants.Produces(c.Subject(members[0]).ID) {
		return flowers
	}
	d, err := frames.OutlineLine(shape).Render(kit.Options{})
	if err != nil {
		return flowers
	}
	root := flowers.Root
	out := c.Place(-1, d, scene.ScaleBy(1./kit.Side, 1./kit.Side)).Over(flowers)
	out.Root = root
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
func waySpots(shape string) []relation.Spot {
	const n = 17
	var out []relation.Spot
	for i := range n {
		x, y, turn := wayOf(shape)((float64(i) + .5) / n)
		if turn += 180; shape != "oval" {
			turn = relation.Swing[i%len(relation.Swing)]
		}
		out = append(out, relation.Spot{X: x, Y: y, Size: .165 * []float64{1, .86}[min(i, n-1-i)%2], Turn: turn})
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

// floralWay is the way along which the flowers of a shape lie; its right side is the outer one.
func floralWay(shape string) (way botanic.Way, closed bool) {
	if way := wayOf(shape); way != nil {
		return way, true
	}
	switch shape {
	case "frame":
		return plants.Rounded([][2]float64{{.5, .88}, {.88, .88}, {.88, .12}, {.12, .12}, {.12, .88}, {.5, .88}}), true
	case "half":
		return func(t float64) (x, y, turn float64) {
			deg := 250 - 230*t
			a := deg * math.Pi / 180
			return .5 + .36*math.Cos(a), .5 + .36*math.Sin(a), deg - 90
		}, false
	case "garland":
		return func(t float64) (x, y, turn float64) {
			return .08 + .84*t, .38 + .2*(1-(2*t-1)*(2*t-1)), math.Atan2(.2*4*(1-2*t), .84) * 180 / math.Pi
		}, false
	case "foot":
		return func(t float64) (x, y, turn float64) { return .95 - .9*t, .83, 180 }, false
	case "head":
		return func(t float64) (x, y, turn float64) { return .05 + .9*t, .17, 0 }, false
	case "line":
		return func(t float64) (x, y, turn float64) { return .05 + .9*t, .5 + .012*math.Sin(9*t), 0 }, false
	}
	return plants.Rounded([][2]float64{{.93, .14}, {.14, .14}, {.14, .93}}), false
}
