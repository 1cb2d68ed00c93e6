package design

import (
	"math"
	"math/rand/v2"
	"slices"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit"
)

// looseSpots are the places of copies that lie less evenly than in a border: an arch, a trail, a stream that swirls, a scatter.
func looseSpots(shape string) []relation.Spot {
	switch shape {
	case "arch":
		return archSpots()
	case "trail":
		return trailSpots()
	case "swirl":
		return swirlSpots()
	case "scatter":
		return scatterSpots()
	}
	return nil
}

// archMain is how many large copies an arch has.
const archMain = 16

// archSpots are a dense band over the upper half of an oval: large copies first, small ones between and before them.
func archSpots() []relation.Spot {
	r := rand.New(rand.NewPCG(7, 1))
	var out []relation.Spot
	band := func(n int, size, away float64) {
		for i := range n {
			deg := 180 + 180*(float64(i)+.5)/float64(n) + 3*(r.Float64()-.5)
			a, off := deg*math.Pi/180, away*(2*float64(i%2)-1)
			x, y := .5+(.375+off)*math.Cos(a), .8+(.62+off)*math.Sin(a)
			out = append(out, relation.Spot{X: x, Y: y, Size: size * (.85 + .3*r.Float64()), Turn: deg + 90 + 24*(r.Float64()-.5)})
		}
	}
	foot := func(x float64) {
		for i := range 3 {
			out = append(out, relation.Spot{X: x + .05*(float64(i%2)*2-1), Y: .83 + .055*float64(i), Size: .15, Turn: 20 * (r.Float64() - .5)})
		}
	}
	band(archMain, .215, .012)
	foot(.125)
	foot(.875)
	band(20, .13, .07)
	band(13, .085, .035)
	return out
}

// trailPoint is the place at share t of a way that winds upward.
func trailPoint(t float64) (x, y float64) {
	return .14 + .72*t + .1*math.Sin(2*math.Pi*t), .9 - .8*t
}

// trailSpots are steps left and right of a winding way, each pointing ahead.
func trailSpots() []relation.Spot {
	var out []relation.Spot
	for i, at := range paced(pointsOf(trailPoint), .125*kit.Side, .14) {
		side, a := .05*(2*float64(i%2)-1), at.Turn*math.Pi/180
		out = append(out, relation.Spot{X: at.X/kit.Side - math.Sin(a)*side, Y: at.Y/kit.Side + math.Cos(a)*side, Size: .14, Turn: at.Turn + 90})
	}
	return out
}

// swirlPoint is the place at share t of a stream that rises in waves from the lower left to the upper right.
func swirlPoint(t float64) (x, y float64) {
	return .07 + .84*t, .78 - .5*t + (.09+.07*t)*math.Sin(2.4*math.Pi*t)
}

// swirlSpots grow along the stream, in turn on its two sides, farther apart where they are larger.
func swirlSpots() []relation.Spot {
	var out []relation.Spot
	gone, x0, y0 := .05, 0., 0.
	for i := range 401 {
		t := float64(i) / 400
		x, y := swirlPoint(t)
		if i > 0 {
			gone += math.Hypot(x-x0, y-y0)
		}
		size := .06 + .115*t
		if gone >= .95*size {
			side, a := (.015+.03*t)*(2*float64(len(out)%2)-1), math.Atan2(y-y0, x-x0)
			out = append(out, relation.Spot{X: x - math.Sin(a)*side, Y: y + math.Cos(a)*side, Size: size, Turn: []float64{-16, 12, -7, 18}[len(out)%4]})
			gone = 0
		}
		x0, y0 = x, y
	}
	return out
}

// scatterSpots are places far from each other, of different sizes and turns.
func scatterSpots() []relation.Spot {
	r := rand.New(rand.NewPCG(11, 5))
	var out []relation.Spot
	for range 19 {
		best, room := relation.Spot{}, -1.
		for range 60 {
			s := relation.Spot{X: .09 + .82*r.Float64(), Y: .09 + .82*r.Float64()}
			near := 2.
			for _, o := range out {
				near = min(near, math.Hypot(s.X-o.X, s.Y-o.Y)-o.Size*.5)
			}
			if near > room {
				best, room = s, near
			}
		}
		best.Size = []float64{.19, .12, .15, .1}[len(out)%4]
		best.Turn = 60 * (r.Float64() - .5)
		out = append(out, best)
	}
	return out
}

// tiedOn ties a bow onto the foot of a ring, or the head of a frame, and gives back what is left for the middle.
func (c *Designer) tiedOn(out *layout.Scene, shape string, middle []layout.Cluster) []layout.Cluster {
	place, ok := bowPlaces[shape]
	if !ok {
		return middle
	}
	return slices.DeleteFunc(middle, func(k layout.Cluster) bool {
		if k.Root.Subject < 0 || !plants.Tied[c.Subject(k.Root.Subject).ID] || c.Subject(k.Root.Subject).Count > 1 {
			return false
		}
		half := place.Size / 2
		out.Add(k.Fit(layout.Region{Left: -half, Top: -half, Right: half, Bottom: half}).Moved(place.X, place.Y))
		return true
	})
}

// bowPlaces are where a bow sits on a shape, and how large it is.
var bowPlaces = map[string]relation.Spot{
	"wreath": {X: .5, Y: .84, Size: .34, Turn: 0}, "ring": {X: .5, Y: .84, Size: .34, Turn: 0}, "oval": {X: .5, Y: .86, Size: .3, Turn: 0}, "heart-ring": {X: .5, Y: .17, Size: .3, Turn: 0}, "hexagon": {X: .5, Y: .88, Size: .3, Turn: 0},
	"frame": {X: .5, Y: .1, Size: .28, Turn: 0}, "arched": {X: .5, Y: .12, Size: .3, Turn: 0}, "half": {X: .24, Y: .76, Size: .32, Turn: 0},
}

// pointsOf samples a way on the canvas.
func pointsOf(way func(float64) (float64, float64)) [][2]float64 {
	var out [][2]float64
	for i := range 61 {
		x, y := way(float64(i) / 60)
		out = append(out, [2]float64{x * kit.Side, y * kit.Side})
	}
	return out
}

// below puts words below what copies make, both in the middle of the canvas.
func below(copies layout.Scene, words layout.Cluster) layout.Scene {
	const high, gap = .2, .02 // of the words, above them
	var all layout.Cluster
	for _, s := range copies.Sprites {
		all.Sprites = append(all.Sprites, layout.Layer{Subject: s.Subject, Layer: kit.Body, Nodes: s.Nodes, M: s.Matrix, Box: s.Box})
	}
	all = all.Fit(layout.Region{Left: .05, Top: .04, Right: .95, Bottom: .96 - high - gap})
	b := all.Bounds()
	all = all.Moved(0, .5-(b.H()+gap+high)/2-b.Y0)
	foot := all.Bounds().Y1 + gap
	out := layout.Scene{}
	out.Add(all)
	out.Add(words.Fit(layout.Region{Left: .08, Top: foot, Right: .92, Bottom: foot + high}))
	return out
}
