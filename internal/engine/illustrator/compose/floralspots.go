package compose

import (
	"math"

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

// floralWay is the way along which the flowers of a shape lie; its right side is the outer one.
func floralWay(shape string) (way botanic.Way, closed bool) {
	if way := wayOf(shape); way != nil {
		return way, true
	}
	switch shape {
	case "frame":
		return rounded([][2]float64{{.5, .88}, {.88, .88}, {.88, .12}, {.12, .12}, {.12, .88}, {.5, .88}}), true
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
	return rounded([][2]float64{{.93, .14}, {.14, .14}, {.14, .93}}), false
}

// rounded is the way along straight lines, its directions turning softly at their corners.
func rounded(line [][2]float64) botanic.Way {
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += math.Hypot(line[i][0]-line[i-1][0], line[i][1]-line[i-1][1])
	}
	point := func(t float64) (float64, float64) {
		left := max(0, min(1, t)) * total
		for i := 1; ; i++ {
			dx, dy := line[i][0]-line[i-1][0], line[i][1]-line[i-1][1]
			if l := math.Hypot(dx, dy); left <= l || i == len(line)-1 {
				return line[i-1][0] + dx*left/l, line[i-1][1] + dy*left/l
			} else {
				left -= l
			}
		}
	}
	return func(t float64) (x, y, turn float64) {
		x0, y0 := point(t - .03)
		x1, y1 := point(t + .03)
		x, y = point(t)
		mx, my := (x0+x1)/2, (y0+y1)/2
		return .6*x + .4*mx, .6*y + .4*my, math.Atan2(y1-y0, x1-x0) * 180 / math.Pi
	}
}

// floralGroups are the groups of flowers along a shape, those of each layout by its variation.
func floralGroups(shape string, variation int) [][]botanic.Group {
	one := func(g ...botanic.Group) [][]botanic.Group { return [][]botanic.Group{g} }
	switch shape {
	case "wreath", "ring", "oval", "hexagon", "arched":
		switch variation % 3 {
		case 1: // a crescent at the lower left, leaves all around
			return one(botanic.Group{At: .86, Size: .23, Back: .9, Ahead: .9}, botanic.Group{At: .3, Size: .12, Back: .5, Ahead: .5})
		case 2: // two groups across
			return one(botanic.Group{At: .9, Size: .22, Back: .62, Ahead: .62}, botanic.Group{At: .4, Size: .19, Back: .6, Ahead: .6})
		}
		return one(botanic.Group{At: .93, Size: .24, Back: .44, Ahead: .44}, botanic.Group{At: .2, Size: .18, Back: .36, Ahead: .36}, botanic.Group{At: .45, Size: .215, Back: .4, Ahead: .4}, botanic.Group{At: .7, Size: .185, Back: .36, Ahead: .36})
	case "heart-ring":
		return one(botanic.Group{At: .75, Size: .185, Back: .42, Ahead: .42}, botanic.Group{At: .27, Size: .165, Back: .42, Ahead: .42}, botanic.Group{At: .02, Size: .15, Back: .24, Ahead: .24})
	case "frame":
		return one(botanic.Group{At: .625, Size: .2, Back: .6, Ahead: .6}, botanic.Group{At: .125, Size: .2, Back: .6, Ahead: .6}, botanic.Group{At: .375, Size: .13, Back: .36, Ahead: .36}, botanic.Group{At: .875, Size: .14, Back: .36, Ahead: .36})
	case "half":
		return one(botanic.Group{At: .47, Size: .24, Back: .62, Ahead: .66}, botanic.Group{At: .2, Size: .15, Back: .26, Ahead: .2}, botanic.Group{At: .76, Size: .14, Back: .2, Ahead: .28})
	case "garland":
		return one(botanic.Group{At: .5, Size: .2, Back: .4, Ahead: .4}, botanic.Group{At: .2, Size: .135, Back: .18, Ahead: .2}, botanic.Group{At: .8, Size: .14, Back: .2, Ahead: .18})
	case "line", "foot", "head":
		return one(botanic.Group{At: .46, Size: .2, Back: .3, Ahead: .3}, botanic.Group{At: .16, Size: .15, Back: .18, Ahead: .2}, botanic.Group{At: .8, Size: .165, Back: .24, Ahead: .2})
	}
	return one(botanic.Group{At: .5, Size: .24, Back: .66, Ahead: .58}, botanic.Group{At: .24, Size: .15, Back: .24, Ahead: .2}, botanic.Group{At: .74, Size: .135, Back: .2, Ahead: .22})
}
