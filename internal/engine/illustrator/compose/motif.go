package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// spots are the places of copies along a shape.
func spots(shape string) []spot {
	var out []spot
	add := func(x, y, size, turn float64) {
		out = append(out, spot{x, y, size * []float64{1, .84}[len(out)%2], turn})
	}
	lean := func() float64 { return swing[len(out)%len(swing)] }
	if loose := looseSpots(shape); loose != nil {
		return loose
	}
	switch shape {
	case "half":
		for i := range 11 {
			a := (70 + 18*float64(i)) * math.Pi / 180
			add(.5+.37*math.Cos(a), .5+.37*math.Sin(a), .2*(1-.04*math.Abs(float64(i)-5)), a*180/math.Pi+90)
		}
	case "ring", "wreath":
		n, r, size := 15, .385, .19
		if shape == "wreath" {
			n, r, size = 15, .365, .21
		}
		for i := range n {
			a := (float64(i)/float64(n))*2*math.Pi - math.Pi/2
			add(.5+r*math.Cos(a), .5+r*math.Sin(a), size, (a+math.Pi/2)*180/math.Pi)
		}
	case "line":
		for i := range 7 {
			add(.08+.14*float64(i), .5, .15, lean())
		}
	case "foot", "head": // a denser row along one edge, the larger copies before the others
		y := map[bool]float64{true: .86, false: .14}[shape == "foot"]
		for i := range 9 {
			add(.1+.1*float64(i), y+[]float64{0, .02}[i%2], .19, lean())
		}
	case "left", "right": // the row along the upper edge, turned
		for _, s := range spots("head") {
			out = append(out, spot{map[bool]float64{true: s.y, false: 1 - s.y}[shape == "left"], s.x, s.size, s.turn})
		}
	case "oval", "hexagon", "arched":
		return waySpots(shape)
	case "edges":
		out = spots("head")
		for _, s := range out {
			out = append(out, spot{s.x, 1 - s.y, s.size, -s.turn})
		}
	case "sides":
		for _, s := range spots("edges") {
			out = append(out, spot{s.y, s.x, s.size, s.turn})
		}
	case "garland":
		for i := range 9 {
			x := .06 + .11*float64(i)
			add(x, sag(x)+.065, .125, (x-.5)*-26)
		}
	case "corners": // two opposite ones
		for _, at := range spots("corner") {
			if at.x+at.y < .72 {
				out = append(out, at, spot{1 - at.x, 1 - at.y, at.size, at.turn + 180})
			}
		}
	case "corner":
		for i := range 8 {
			k := 1 - .055*float64(i)
			add(.09+.118*float64(i), .09, .17*k, lean())
			if i > 0 {
				add(.09, .09+.118*float64(i), .17*k, lean())
			}
		}
	case "heart":
		return heartSpots()
	case "heart-ring":
		const n = 18
		for i := range n {
			x, y, _ := wayOf(shape)((float64(i) + .5) / n)
			out = append(out, spot{x, y, .17 * []float64{1, .84}[min(i, n-1-i)%2], swing[i%len(swing)]})
		}
	case brief.Letters:
		return nil // they follow the text
	default:
		n := 7
		for i := range n {
			add(.075+.85*float64(i)/float64(n-1), .075, .146, lean())
		}
		for i := 1; i < n; i++ {
			add(.925, .075+.85*float64(i)/float64(n-1), .146, lean())
		}
		for i := 1; i < n; i++ {
			add(.925-.85*float64(i)/float64(n-1), .925, .146, lean())
		}
		for i := 1; i < n-1; i++ {
			add(.075, .925-.85*float64(i)/float64(n-1), .146, lean())
		}
	}
	return out
}

// heartSpots fill a heart: staggered rows, as far as they lie in it.
func heartSpots() []spot {
	var out []spot
	const step = .104
	for r := range 9 {
		for col := range 11 {
			x, y := (float64(col)-5+.5*float64(r%2))*step, (float64(r)-4)*step*.93
			u, v := x/.375, -(y-.045)/.375
			if q := u*u + v*v - 1; q*q*q-u*u*v*v*v < .03 {
				out = append(out, spot{.5 + x, .5 + y, .122, swing[(r*3+col*5)%len(swing)]})
			}
		}
	}
	return out
}

// sag is the height of a hanging string.
func sag(x float64) float64 { return .36 + .14*(1-(2*x-1)*(2*x-1)) }

// motif sets copies of the first subjects along the shape that the brief names; what else there is goes into the middle.
func (c *composer) motif() (Scene, bool) {
	shape := c.Brief.Motif
	if shape == "" || len(c.Brief.Subjects) == 0 {
		return Scene{}, false
	}
	members := c.members()
	// What is in the frame is not in each copy.
	c.links = slices.DeleteFunc(slices.Clone(c.links), func(r brief.Relation) bool {
		return slices.Contains(members, r.From) || slices.Contains(members, r.To)
	})
	text := strings.Join(c.Brief.Lettering, " ")
	members = slices.DeleteFunc(members, func(i int) bool { return shape == "bouquet" && ties[c.subject(i).ID] })
	for _, i := range members { // a text stands in the middle, not on every copy
		if s := &c.Brief.Subjects[i]; s.Text != "" && text == "" && s.Kind != brief.Family {
			text, s.Text = s.Text, ""
		}
	}
	line, members, lined := c.frameLine(members)
	var motifs, middle []cluster
	for i := range c.Brief.Subjects {
		switch {
		case slices.Contains(members, i):
			if shape == "heart-ring" && !c.isGreenery(i) {
				headAlone(&c.Brief.Subjects[i])
			}
			if shape == "heart" || shape == brief.Letters {
				c.inBuildColors(i)
			}
			motifs = append(motifs, c.unitsOf(i)...)
		case lined && plainFrames[c.subject(i).ID]:
		case c.isRoot(i):
			middle = append(middle, c.copies(i))
		}
	}
	if shape == brief.Letters {
		return c.builtLetters(motifs, text)
	}
	if shape == "bouquet" {
		return c.bouquet(members), true
	}
	out := Scene{}
	if lined {
		out.add(line)
	}
	floral, isFloral := c.florals(shape, members)
	lies := sprayable[shape] && leafy[library.GroupOf(c.subject(members[0]).ID)] && (slim(motifs) || spikes[c.subject(members[0]).ID])
	if d, ok := c.trim(shape, members); ok && !lies && !isFloral {
		out.add(c.place(-1, d, scene.Identity).transformed(scene.ScaleBy(1./kit.Side, 1./kit.Side)))
	}
	if strand := c.strand(members); strand != "" {
		if d, err := frames.Strand(strand, shape).Render(kit.Options{Colors: c.strandColor(members[0])}); err == nil {
			out = Scene{}
			out.add(c.place(-1, d, scene.Identity).fit(region{.03, .03, .97, .97}))
		}
	} else if isFloral {
		out.add(c.overOutline(shape, members, floral).keptWithin(region{.02, .02, .98, .98}))
	} else if lies {
		in := .115
		if shape == "ring" || shape == "wreath" || shape == "half" {
			in = .15
		}
		size := .2 * max(1, min(1.5, lieOf(motifs[0]).slim/2.4))
		out.add(c.overOutline(shape, members, sprayed(motifs, shape, region{in, in, 1 - in, 1 - in}, size)).fit(region{.02, .02, .98, .98}))
	} else {
		b := motifs[0].bounds()
		wide := b.W() / max(b.H(), 1e-9)
		grow := max(1.12, min(1.45, max(wide, 1/wide))) // slim ones may lie closer
		for n, at := range spots(shape) {
			half := at.size / 2 * grow
			if shape == "heart" && anyTurn[library.GroupOf(c.subject(members[0]).ID)] {
				at.turn = 137.5 * float64(n)
			}
			one := motifs[n%len(motifs)].fit(region{-half, -half, half, half}).turnedBy(at.turn).moved(at.x, at.y)
			out.add(one)
		}
	}
	room := region{.24, .24, .76, .76}
	if shape == "arch" {
		room = region{.26, .42, .74, .92}
	}
	if shape == "corner" {
		room = region{.3, .3, .92, .92}
	}
	if shape == "ring" || shape == "wreath" || shape == "half" || shape == "heart-ring" {
		room = region{.29, .29, .71, .71}
	}
	if c.Brief.Letter.Style == "" {
		c.Brief.Letter.Style = "script"
	}
	if r, ok := wayRooms[shape]; ok {
		room = r
	}
	middle = c.tiedOn(&out, shape, middle)
	if shape == "wreath" || shape == "ring" {
		middle = slices.DeleteFunc(middle, func(k cluster) bool {
			if k.root.subject < 0 || c.subject(k.root.subject).Kind != brief.Bird || len(middle) > 1 || text != "" {
				return false
			}
			out.add(c.perched(cluster{}, kit.Box{X0: .1, Y0: .1, X1: .9, Y1: .9}, k.root.subject))
			return true
		})
	}
	inner := isWay[shape] || shape == "frame" || shape == "edges" || shape == "sides" || shape == "ring" || shape == "wreath" || shape == "heart-ring" || shape == "corner" || shape == "corners" || shape == "half" || shape == "arch"
	if len(middle) > 0 && inner {
		if text != "" {
			room.bottom -= .16
		}
		out.add(c.arrange(middle).fit(room))
		room = region{.26, .62, .74, .76}
	}
	if text != "" && inner {
		if d, ok := c.letters(text, 0); ok {
			out.add(c.place(-1, d, scene.Identity).fit(room))
		}
	}
	return out, true
}

// members are the subjects that are copied: the first, and those joined to it by "and".
func (c *composer) members() []int {
	out := []int{0}
	for {
		n := len(out)
		for _, r := range c.Request.Brief.Relations {
			if (r.Kind == "and" || r.Kind == "beside") && slices.Contains(out, r.From) != slices.Contains(out, r.To) {
				out = append(out, r.From+r.To-out[slices.IndexFunc(out, func(i int) bool { return i == r.From || i == r.To })])
			}
		}
		if n == len(out) {
			break
		}
	}
	slices.Sort(out)
	return out
}

// strand is the cord that goes around in one piece instead of copies of it.
func (c *composer) strand(members []int) string {
	s := c.Brief.Subjects[members[0]]
	if (s.Fill == "lace" || s.Fill == "chain") && s.ID == "frame" {
		return s.Fill
	}
	if strand := strands[s.ID]; strand != "" && len(members) == 1 && !strings.HasPrefix(c.Brief.Motif, "heart") {
		return strand
	}
	if id := s.ID; len(members) == 1 && (id == "rope" || id == "chain") && !strings.HasPrefix(c.Brief.Motif, "heart") {
		return id
	}
	return ""
}

// strands are the things of which copies make one string.
var strands = map[string]string{"celtic-knot": "plait", "greek-key": "meander", "aztec-band": "aztec", "christmas-lights": "lights", "string-lights": "lights", "fairy-lights": "lights", "pearl": "pearls", "pearls": "pearls", "lace-border": "lace", "pearl-necklace": "pearls", "bead": "pearls", "beads": "pearls"}

func (c *composer) strandColor(i int) map[string]kit.Color {
	if col, ok := colorOf(c.subject(i).Color); ok {
		return map[string]kit.Color{"strand": col}
	}
	return nil
}

// sprayable are the shapes along which slim plants lie.
var sprayable = map[string]bool{"oval": true, "hexagon": true, "arched": true, "frame": true, "ring": true, "wreath": true, "line": true, "corner": true, "half": true}

// leafy are the groups whose copies stand among leaves.
var leafy = map[string]bool{"plants": true, "food": true}

// trim draws what lies behind and between the copies: leaves, dots or the string that they hang on.
func (c *composer) trim(shape string, members []int) (kit.Drawing, bool) {
	if shape == "heart" || shape == "heart-ring" || shape == "trail" || shape == "scatter" || c.Brief.Style.Minimalist {
		return kit.Drawing{}, false
	}
	if shape == "swirl" {
		return c.stream(members)
	}
	if shape == "arch" && !produces(c.subject(members[0]).ID) {
		return kit.Drawing{}, false
	}
	if (shape == "corner" || shape == "corners") && (c.isGreenery(members[0]) || slices.Contains(library.Parts(c.subject(members[0]).ID), "branch")) {
		return kit.Drawing{}, false // leaves between leaves
	}
	green := shape == "wreath" || produces(c.subject(members[0]).ID) && shape != "garland" && shape != "foot" && shape != "head" && shape != "left" && shape != "right" && shape != "edges" && shape != "sides"
	var at [][3]float64
	for _, s := range chains(shape) {
		for i := range s {
			if i == len(s)-1 && openEnded[shape] {
				break
			}
			next := s[(i+1)%len(s)]
			at = append(at, [3]float64{(s[i].x + next.x) / 2 * kit.Side, (s[i].y + next.y) / 2 * kit.Side, math.Atan2(next.y-s[i].y, next.x-s[i].x) * 180 / math.Pi})
		}
	}
	piece := frames.Trim(at, green)
	if shape == "garland" {
		piece = frames.String(func(x float64) float64 { return sag(x) })
	}
	o := kit.Options{Colors: map[string]kit.Color{}}
	if len(c.Brief.Tints) > 0 {
		if col, ok := colorOf(c.Brief.Tints[0]); ok {
			o.Colors["trim"] = col
		}
	}
	d, err := piece.Render(o)
	return d, err == nil
}

// openEnded are the shapes whose last copy is not followed by the first.
var openEnded = words("edges sides left right line corner corners foot head half arch")

// chains are the places of a shape in the order in which they follow each other, those of each corner by themselves.
func chains(shape string) [][]spot {
	along := func(s []spot) []spot {
		slices.SortFunc(s, func(a, b spot) int { return int(1000 * ((a.x - a.y) - (b.x - b.y))) })
		return s
	}
	switch s := spots(shape); shape {
	case "arch":
		return [][]spot{s[:archMain]}
	case "edges", "sides":
		return [][]spot{s[:len(s)/2], s[len(s)/2:]}
	case "corner":
		return [][]spot{along(s)}
	case "corners":
		far := func(one spot) bool { return one.x+one.y > 1 }
		return [][]spot{along(slices.DeleteFunc(slices.Clone(s), far)), along(slices.DeleteFunc(s, func(one spot) bool { return !far(one) }))}
	default:
		return [][]spot{s}
	}
}
