package model

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The solids that pictures are taken for where they are seen from above.
const (
	bodySolid  = iota // people, animals and all that swells
	roundSolid        // turned on a lathe: mugs, bottles, towers
	boxSolid          // with a flat front: houses, cars, furniture
)

var (
	boxGroups   = map[string]bool{"buildings": true, "landmarks": true, "vehicles": true, "electronics": true, "office": true, "home": true, "signs": true, "tools": true, "symbols": true, "music": true}
	roundGroups = map[string]bool{"kitchen": true, "home": true, "music": true, "science": true, "buildings": true, "landmarks": true}
	roundNames  = []string{"lighthouse", "silo", "windmill", "tower", "chimney", "column", "well", "yurt", "igloo", "lamp", "vase", "candle", "bucket", "basket", "bulb", "bowl", "lantern", "barrel", "jar", "cup", "mug", "soup", "latte", "ramen", "cappuccino"}
)

// toweredNames are words for buildings of round towers: as boxes their spires would be ridges.
var toweredNames = []string{"castle", "palace", "kremlin", "mosque", "taj mahal"}

// boxNames are words for boxes among what is round else.
var boxNames = []string{"fridge", "refrigerator", "oven", "stove", "toaster", "microwave", "dishwasher", "sink", "cabinet", "box", "grater", "cutting board", "scale", "cage", "aquarium"}

// plateNames are words for vehicles that are as thin as a plate.
var plateNames = []string{"bicycle", "bike", "tricycle", "scooter", "motorcycle", "moped", "unicycle"}

// wideFill is the share of its box that a front fills from which on a piece of furniture is a box.
const wideFill = 0.62

// solidOf is what a picture, whose front is drawn, is taken for; body is the part of a round one without handles and spouts.
func solidOf(p *picture.Picture, front *raster.Layer) (kind int, body *plane.Plane) {
	built, home := false, false
	box, round, named := true, true, len(p.Pieces) == 1 && p.Pieces[0].Group == "music" // drums and bells
	for _, q := range p.Pieces {
		if q.Title == "decoration" || !isBuilding(q) && slices.ContainsFunc(p.Pieces, func(o picture.Piece) bool { return isBuilding(o) && o.Title == q.Title }) {
			continue // the cup on the sign of a coffee shop
		}
		home = home || q.Group == "home"
		box, round, built = box && boxGroups[q.Group], round && (roundGroups[q.Group] || q.Group == "food" && called(q, roundNames)), built || isBuilding(q)
		named = named || called(q, roundNames)
		if called(q, boxNames) || q.Group != "" && called(q, plateNames) {
			return boxSolid, nil
		}
		if called(q, toweredNames) {
			return bodySolid, nil
		}
	}
	if !box && !round {
		return bodySolid, nil
	}
	a := plane.AlphaOf(front, plane.Bounds(front))
	if round && (!box || named) {
		ink := plane.InkBounds(front)
		for _, half := range [2]float32{p.Length(0.035), handleShare * float32(min(ink.Dx(), ink.Dy()))} {
			if body, ok := turnedBody(a, half); ok {
				return roundSolid, body
			}
		}
	}
	onWheels := func(title string) bool { // of one or several pieces, such as a truck and its load
		return slices.ContainsFunc(p.Pieces, func(o picture.Piece) bool { return o.Title == title && wheeled(o) })
	}
	if box && slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Group == "vehicles" && !onWheels(q.Title) }) {
		return bodySolid, nil // boats, rockets and planes
	}
	if box && (built || !home || filled(a) > wideFill) { // chairs and tables are legs and air
		return boxSolid, nil
	}
	return bodySolid, nil
}

// called reports whether a piece is called by one of some words.
func called(q picture.Piece, words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(strings.ToLower(q.Title), w) })
}

// wheeled reports whether a vehicle runs on wheels and has windows: it has a side and an end.
func wheeled(q picture.Piece) bool {
	has := func(part string) bool { return len(picture.Named(q.Nodes, part)) > 0 }
	return has("wheels") && has("windows") && !has("wings")
}

func isBuilding(q picture.Piece) bool { return q.Group == "buildings" || q.Group == "landmarks" }

// filled is the share of its box that a coverage fills.
func filled(a *plane.Plane) float32 {
	n, x0, y0, x1, y1 := 0, a.W, a.H, 0, 0
	for i, v := range a.V {
		if v > 0.5 {
			x, y := i%a.W, i/a.W
			n, x0, y0, x1, y1 = n+1, min(x0, x), min(y0, y), max(x1, x+1), max(y1, y+1)
		}
	}
	return float32(n) / float32(max(1, (x1-x0)*(y1-y0)))
}

// handleShare is half of how thick a handle or a spout is at most, as a share of the smaller side of what it is on.
const handleShare = 0.085

// turnedBody is what is thicker than twice so many pixels in a coverage, if it is as wide to the left of its axis as to the right.
func turnedBody(a *plane.Plane, half float32) (*plane.Plane, bool) {
	body := opened(a, half)
	sum, n := 0.0, 0
	for i, v := range body.V {
		if v > 0.5 {
			sum, n = sum+float64(i%a.W), n+1
		}
	}
	if n == 0 {
		return nil, false
	}
	axis := int(math.Round(2 * sum / float64(n)))
	both := 0
	for i, v := range body.V {
		if x := axis - i%a.W; v > 0.5 && x >= 0 && x < a.W && body.V[i-i%a.W+x] > 0.5 {
			both++
		}
	}
	return body, float64(both) > 0.90*float64(n)
}

// opened is a coverage without what is thinner than twice so many pixels.
func opened(a *plane.Plane, half float32) *plane.Plane {
	core := a.Halved().SignedDistance()
	for i, v := range core.V {
		core.V[i] = plane.Clamp(-v - half/2 + 0.5)
	}
	back := core.SignedDistance()
	for i, v := range back.V {
		back.V[i] = plane.Clamp(half/2 - v + 1)
	}
	out := back.Enlarged(a)
	for i, v := range out.V {
		out.V[i] = min(v, a.V[i])
	}
	return out
}

// swollen is the height of a body of which only the outline is known.
func swollen(p *picture.Picture, a *plane.Plane, width float32) *plane.Plane {
	z := a.Halved().Inflated(p.Length(width) / 2).Enlarged(a)
	for i := range z.V {
		z.V[i] *= 2.3 // at half the resolution heights are half as large
	}
	return z
}

// turned is the height of a body turned on a lathe, row by row, the first row of it, and half of how many rows its mouth takes.
func turned(p *picture.Picture, a, body *plane.Plane) (z *plane.Plane, top, rim int) {
	z = swollen(p, a, 0.05)
	spans := spansOf(a, body, int(p.Length(0.06)))
	top, rim = rimOf(spans)
	for y, s := range spans {
		c, r := float32(s[0]+s[1])/2, float32(s[1]-s[0])/2
		if r < 2 || rim > 0 && y < top+2*rim {
			continue
		}
		for x := s[0]; x < s[1]; x++ {
			z.V[y*a.W+x] = r * half(float32(x), c, r)
		}
	}
	if rim > 0 {
		lidded(z, spans, top, rim)
	}
	return z, top, rim
}

// half is how far a round section of radius r reaches toward the viewer, as a share of r.
func half(x, c, r float32) float32 {
	u := (x + 0.5 - c) / r
	return float32(math.Sqrt(float64(max(0, 1-u*u))))
}

// lidded lays the ellipse that the rim of an open vessel is drawn as: what is higher in it is farther away.
func lidded(z *plane.Plane, spans [][2]int, top, rim int) {
	s := spans[min(top+2*rim, len(spans)-1)]
	c, r := float32(s[0]+s[1])/2, float32(s[1]-s[0])/2
	for y := max(0, top-2); y < min(top+2*rim, z.H); y++ {
		depth := float32(y-top-rim) / float32(rim) * r
		for x := max(0, s[0]-2); x < min(s[1]+2, z.W); x++ {
			most := r * half(float32(x), c, r)
			z.V[y*z.W+x] = max(-most, min(most, depth))
		}
	}
}

// span is the widest run of a row.
func span(body *plane.Plane, y int) (x0, x1 int) {
	for x := 0; x < body.W; x++ {
		if body.V[y*body.W+x] <= 0.5 {
			continue
		}
		from := x
		for x < body.W && body.V[y*body.W+x] > 0.5 {
			x++
		}
		if x-from > x1-x0 {
			x0, x1 = from, x
		}
	}
	return x0, x1
}

// rimOf is the first row of a body, and in how many rows its outline reaches its width there, as the upper half of an ellipse does; 0 for a dome, a
// cone or a flat top.
func rimOf(spans [][2]int) (top, rim int) {
	wide := func(y int) int { return spans[min(y, len(spans)-1)][1] - spans[min(y, len(spans)-1)][0] }
	for top < len(spans)-1 && wide(top) < 4 {
		top++
	}
	most := 0
	for y := range spans {
		most = max(most, wide(y))
	}
	reach := most / 3 // an ellipse of a rim is flatter than this
	full := 0
	for y := top; y < top+reach; y++ {
		full = max(full, wide(y))
	}
	for wide(top+rim) < full*98/100 {
		rim++
	}
	rim += rim / 4 // an ellipse has this width at four fifths of its height
	if 3*rim > full || rim < 2 || wide(top+2*rim) > full*104/100 {
		return top, 0
	}
	return top, rim
}

// spansOf are the runs of a body in each row, as wide as the coverage that it was opened from, within its width a little further down: opening cuts the
// ends of rims.
func spansOf(a, body *plane.Plane, down int) [][2]int {
	out := make([][2]int, a.H)
	axis := axisOf(body)
	for y := range out {
		x0, x1 := span(body, y)
		u, v := x0, x1
		for k := 1; k <= down && y+k < a.H; k++ {
			if s, e := span(body, y+k); e-s > v-u {
				u, v = s, e
			}
		}
		if l, r := span(a, y); x1-x0 >= 4 || v-u >= 4 && l >= u-2 && r <= v+2 && r-l >= 4 {
			x0, x1 = max(l, u-2), min(r, v+2)
		}
		if half := min(axis-x0, x1-axis); half > 1 { // a handle is on one side alone
			out[y] = [2]int{axis - half, axis + half}
		}
	}
	return out
}

// axisOf is the middle of most rows of a body.
func axisOf(body *plane.Plane) int {
	var mids []int
	for y := range body.H {
		if x0, x1 := span(body, y); x1-x0 > 3 {
			mids = append(mids, (x0+x1+1)/2)
		}
	}
	if len(mids) == 0 {
		return 0
	}
	slices.Sort(mids)
	return mids[len(mids)/2]
}
