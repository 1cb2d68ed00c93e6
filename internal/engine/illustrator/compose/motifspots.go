package compose

import (
	"math"
	"math/rand/v2"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// looseSpots are the places of copies that lie less evenly than in a border: an arch, a trail, a stream that swirls, a scatter.
func looseSpots(shape string) []spot {
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
func archSpots() []spot {
	r := rand.New(rand.NewPCG(7, 1))
	var out []spot
	band := func(n int, size, away float64) {
		for i := range n {
			deg := 180 + 180*(float64(i)+.5)/float64(n) + 3*(r.Float64()-.5)
			a, off := deg*math.Pi/180, away*(2*float64(i%2)-1)
			x, y := .5+(.375+off)*math.Cos(a), .8+(.62+off)*math.Sin(a)
			out = append(out, spot{x, y, size * (.85 + .3*r.Float64()), deg + 90 + 24*(r.Float64()-.5)})
		}
	}
	foot := func(x float64) {
		for i := range 3 {
			out = append(out, spot{x + .05*(float64(i%2)*2-1), .83 + .055*float64(i), .15, 20 * (r.Float64() - .5)})
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
func trailSpots() []spot {
	var out []spot
	for i, at := range paced(pointsOf(trailPoint), .125*kit.Side, .14) {
		side, a := .05*(2*float64(i%2)-1), at.turn*math.Pi/180
		out = append(out, spot{at.x/kit.Side - math.Sin(a)*side, at.y/kit.Side + math.Cos(a)*side, .14, at.turn + 90})
	}
	return out
}

// swirlPoint is the place at share t of a stream that rises in waves from the lower left to the upper right.
func swirlPoint(t float64) (x, y float64) {
	return .07 + .84*t, .78 - .5*t + (.09+.07*t)*math.Sin(2.4*math.Pi*t)
}

// swirlSpots grow along the stream, in turn on its two sides, farther apart where they are larger.
func swirlSpots() []spot {
	var out []spot
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
			out = append(out, spot{x - math.Sin(a)*side, y + math.Cos(a)*side, size, []float64{-16, 12, -7, 18}[len(out)%4]})
			gone = 0
		}
		x0, y0 = x, y
	}
	return out
}

// scatterSpots are places far from each other, of different sizes and turns.
func scatterSpots() []spot {
	r := rand.New(rand.NewPCG(11, 5))
	var out []spot
	for range 19 {
		best, room := spot{}, -1.
		for range 60 {
			s := spot{x: .09 + .82*r.Float64(), y: .09 + .82*r.Float64()}
			near := 2.
			for _, o := range out {
				near = min(near, math.Hypot(s.x-o.x, s.y-o.y)-o.size*.5)
			}
			if near > room {
				best, room = s, near
			}
		}
		best.size = []float64{.19, .12, .15, .1}[len(out)%4]
		best.turn = 60 * (r.Float64() - .5)
		out = append(out, best)
	}
	return out
}

// tied are what is tied onto a wreath or a frame that it comes with.
var tied = words("bow ribbon hair-bow bow-tie")

// tiedOn ties a bow onto the foot of a ring, or the head of a frame, and gives back what is left for the middle.
func (c *composer) tiedOn(out *Scene, shape string, middle []cluster) []cluster {
	place, ok := bowPlaces[shape]
	if !ok {
		return middle
	}
	return slices.DeleteFunc(middle, func(k cluster) bool {
		if k.root.subject < 0 || !tied[c.subject(k.root.subject).ID] || c.subject(k.root.subject).Count > 1 {
			return false
		}
		half := place.size / 2
		out.add(k.fit(region{-half, -half, half, half}).moved(place.x, place.y))
		return true
	})
}

// bowPlaces are where a bow sits on a shape, and how large it is.
var bowPlaces = map[string]spot{
	"wreath": {.5, .84, .34, 0}, "ring": {.5, .84, .34, 0}, "oval": {.5, .86, .3, 0}, "heart-ring": {.5, .17, .3, 0}, "hexagon": {.5, .88, .3, 0},
	"frame": {.5, .1, .28, 0}, "arched": {.5, .12, .3, 0}, "half": {.24, .76, .32, 0},
}

// unripe are the foods that grow: copies of them stand among leaves.
var unripe = words("acorn apple apricot artichoke asparagus avocado banana banana-bunch beet bell-pepper blackberry blueberry broccoli brussels-sprouts cabbage carrot cauliflower celery cherry chili-pepper cilantro coconut coffee-bean corn cucumber date-fruit dragon-fruit durian eggplant fig garlic grape green-onion jackfruit kale kiwi-fruit leek lemon lettuce lime lychee mango mangosteen okra olive onion orange papaya parsley passion-fruit pea-pod peach peanut pear pineapple plantain plum pomegranate potato pumpkin radish rambutan raspberry starfruit strawberry tomato turnip walnut watermelon")

// produces reports whether a thing is a plant or grows on one.
func produces(id string) bool {
	return library.GroupOf(id) == "plants" || unripe[id]
}

// mixed are the colors in which copies of a thing come where none was told.
var mixed = map[string][]string{"fall-leaf": {"orange", "red", "goldenrod", "brown"}, "maple-leaf": {"red", "orange", "goldenrod", "brown"}}

// unitsOf draws one member of a motif, once in each of its colors.
func (c *composer) unitsOf(i int) []cluster {
	s := &c.Brief.Subjects[i]
	n := 1
	if list := mixed[s.ID]; list != nil && s.Color == "" && len(s.More) == 0 && len(c.Brief.Tints) == 0 && s.Fill == "" {
		s.Color, s.More = list[0], list[1:]
	}
	potless(s)
	if s.Kind == brief.Piece && s.Fill == "" {
		n = 1 + len(s.More)
		if (s.Assorted || s.ID == "balloon") && s.Color == "" && len(c.Brief.Tints) == 0 {
			s.Assorted = true
			n = len(assortment)
		}
	}
	if n > 1 {
		s.Count = unstated
	}
	var out []cluster
	for copy := range n {
		out = append(out, c.unit(i, how{copy: copy}))
	}
	return out
}

// potless leaves the pot away from a plant that a wreath or a frame is made of.
func potless(s *brief.Subject) {
	if parts := library.Parts(s.ID); s.Kind == brief.Piece && library.GroupOf(s.ID) == "plants" && slices.Contains(parts, "pot") && len(parts) > 1 && !slices.Contains(s.Without, "pot") {
		s.Without = append(append([]string{}, s.Without...), "pot")
	}
}

// headAlone cuts the stem of a flower whose head can stand alone.
func headAlone(s *brief.Subject) {
	if s.Kind != brief.Piece || library.GroupOf(s.ID) != "plants" {
		return
	}
	for _, state := range library.States(s.ID) {
		if state == "above" {
			s.States = append(append([]string{}, s.States...), "above")
			return
		}
	}
	if !slices.ContainsFunc(library.Parts(s.ID), func(part string) bool { return part != "stem" && part != "stems" && part != "leaves" && part != "pot" }) {
		return // it is leaves
	}
	for _, part := range library.Parts(s.ID) {
		if part == "stem" || part == "stems" || part == "leaves" {
			s.Without = append(append([]string{}, s.Without...), part)
		}
	}
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
