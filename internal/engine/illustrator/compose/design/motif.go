package design

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// spots are the places of copies along a shape.
func spots(shape string) []relation.Spot {
	var out []relation.Spot
	add := func(x, y, size, turn float64) {
		out = append(out, relation.Spot{X: x, Y: y, Size: size * []float64{1, .84}[len(out)%2], Turn: turn})
	}
	lean := func() float64 { return relation.Swing[len(out)%len(relation.Swing)] }
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
			n, r, size = 13, .37, .205
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
			out = append(out, relation.Spot{X: map[bool]float64{true: s.Y, false: 1 - s.Y}[shape == "left"], Y: s.X, Size: s.Size, Turn: s.Turn})
		}
	case "oval", "hexagon", "arched":
		return waySpots(shape)
	case "edges":
		out = spots("head")
		for _, s := range out {
			out = append(out, relation.Spot{X: s.X, Y: 1 - s.Y, Size: s.Size, Turn: -s.Turn})
		}
	case "sides":
		for _, s := range spots("edges") {
			out = append(out, relation.Spot{X: s.Y, Y: s.X, Size: s.Size, Turn: s.Turn})
		}
	case "garland":
		for i := range 9 {
			x := .06 + .11*float64(i)
			add(x, sag(x)+.065, .125, (x-.5)*-26)
		}
	case "corners": // two opposite ones
		for _, at := range spots("corner") {
			if at.X+at.Y < .72 {
				out = append(out, at, relation.Spot{X: 1 - at.X, Y: 1 - at.Y, Size: at.Size, Turn: at.Turn + 180})
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
			out = append(out, relation.Spot{X: x, Y: y, Size: .17 * []float64{1, .84}[min(i, n-1-i)%2], Turn: relation.Swing[i%len(relation.Swing)]})
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
func heartSpots() []relation.Spot {
	var out []relation.Spot
	const step = .104
	for r := range 9 {
		for col := range 11 {
			x, y := (float64(col)-5+.5*float64(r%2))*step, (float64(r)-4)*step*.93
			u, v := x/.375, -(y-.045)/.375
			if q := u*u + v*v - 1; q*q*q-u*u*v*v*v < .03 {
				out = append(out, relation.Spot{X: .5 + x, Y: .5 + y, Size: .122, Turn: relation.Swing[(r*3+col*5)%len(relation.Swing)]})
			}
		}
	}
	return out
}

// sag is the height of a hanging string.
func sag(x float64) float64 { return .36 + .14*(1-(2*x-1)*(2*x-1)) }

// motif sets copies of the first subjects along the shape that the brief names; what else there is goes into the middle.
func (c *Designer) motif() (layout.Scene, bool) {
	shape := c.Brief.Motif
	if shape == "" || len(c.Brief.Subjects) == 0 {
		return layout.Scene{}, false
	}
	members := c.members()
	// What is in the frame is not in each copy.
	c.Links = slices.DeleteFunc(slices.Clone(c.Links), func(r brief.Relation) bool {
		return slices.Contains(members, r.From) || slices.Contains(members, r.To)
	})
	text := strings.Join(c.Brief.Lettering, " ")
	if shape == "bouquet" {
		return c.bouquet(slices.DeleteFunc(members, func(i int) bool { return ties[c.Subject(i).ID] })), true
	}
	for _, i := range members { // a text stands in the middle, not on every copy
		if s := &c.Brief.Subjects[i]; s.Text != "" && text == "" && s.Kind != brief.Family {
			text, s.Text = s.Text, ""
		}
	}
	if initials := strings.ReplaceAll(text, " & ", "&"); len([]rune(initials)) == 3 {
		text = initials // on one line
	}
	line, members, lined := c.frameLine(members)
	var motifs, middle []layout.Cluster
	for i := range c.Brief.Subjects {
		switch {
		case slices.Contains(members, i):
			if shape == "heart-ring" && !plants.IsGreenery(c.Placing(), i) {
				figure.HeadAlone(&c.Brief.Subjects[i])
			}
			if shape == "heart" || shape == brief.Letters {
				c.inBuildColors(i)
			}
			motifs = append(motifs, plants.UnitsOf(c.Placing(), i)...)
		case lined && plainFrames[c.Subject(i).ID]:
		case c.IsRoot(i):
			middle = append(middle, c.Copies(i))
		}
	}
	if shape == brief.Letters {
		return c.builtLetters(motifs, text)
	}
	out := layout.Scene{}
	if lined {
		out.Add(line)
	}
	floral, isFloral := c.florals(shape, members)
	lies := sprayable[shape] && leafy[library.GroupOf(c.Subject(members[0]).ID)] && (slim(motifs) || plants.Spikes[c.Subject(members[0]).ID])
	if d, ok := c.trim(shape, members); ok && !lies && !isFloral {
		out.Add(c.Place(-1, d, scene.Identity).Transformed(scene.ScaleBy(1./kit.Side, 1./kit.Side)))
	}
	if strand := c.strand(members); strand != "" {
		if d, err := frames.Strand(strand, shape).Render(kit.Options{Colors: c.strandColor(members[0])}); err == nil {
			out = layout.Scene{}
			out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .03, Top: .03, Right: .97, Bottom: .97}))
		}
	} else if isFloral {
		out.Add(keptWithin(c.cornered(c.overOutline(shape, members, floral)), layout.Region{Left: .02, Top: .02, Right: .98, Bottom: .98}))
	} else if lies {
		in := .115
		if shape == "ring" || shape == "wreath" || shape == "half" {
			in = .15
		}
		size := .2 * max(1, min(1.5, layout.LieOf(motifs[0]).Slim/2.4))
		out.Add(c.cornered(c.overOutline(shape, members, sprayed(motifs, shape, layout.Region{Left: in, Top: in, Right: 1 - in, Bottom: 1 - in}, size))).Fit(layout.Region{Left: .02, Top: .02, Right: .98, Bottom: .98}))
	} else {
		b := motifs[0].Bounds()
		wide := b.W() / max(b.H(), 1e-9)
		grow := max(1.12, min(1.45, max(wide, 1/wide))) // slim ones may lie closer
		if !leafy[library.GroupOf(c.Subject(members[0]).ID)] {
			grow = max(1, min(1.45, .84*max(wide, 1/wide))) // what has a firm outline would run together
		}
		for n, at := range c.corneredSpots(spots(shape)) {
			half := at.Size / 2 * grow
			if shape == "heart" && anyTurn[library.GroupOf(c.Subject(members[0]).ID)] {
				at.Turn = 137.5 * float64(n)
			}
			one := motifs[n%len(motifs)].Fit(layout.Region{Left: -half, Top: -half, Right: half, Bottom: half}).TurnedBy(at.Turn).Moved(at.X, at.Y)
			out.Add(one)
		}
	}
	room := layout.Region{Left: .24, Top: .24, Right: .76, Bottom: .76}
	if shape == "arch" {
		room = layout.Region{Left: .26, Top: .42, Right: .74, Bottom: .92}
	}
	if shape == "corner" {
		room = c.corneredRoom(layout.Region{Left: .3, Top: .3, Right: .92, Bottom: .92})
	}
	if shape == "ring" || shape == "wreath" || shape == "half" || shape == "heart-ring" {
		room = layout.Region{Left: .285, Top: .285, Right: .715, Bottom: .715}
	}
	plain := c.Brief.Letter.Style == "" && !c.Brief.Letter.Metal
	if c.Brief.Letter.Style == "" {
		c.Brief.Letter.Style = "script"
	}
	if r, ok := wayRooms[shape]; ok {
		room = r
	}
	middle = c.tiedOn(&out, shape, middle)
	if shape == "wreath" || shape == "ring" {
		middle = slices.DeleteFunc(middle, func(k layout.Cluster) bool {
			if k.Root.Subject < 0 || c.Subject(k.Root.Subject).Kind != brief.Bird || len(middle) > 1 || text != "" {
				return false
			}
			out.Add(supports.Perched(c.Placing(), layout.Cluster{}, kit.Box{X0: .1, Y0: .1, X1: .9, Y1: .9}, k.Root.Subject))
			return true
		})
	}
	inner := isWay[shape] || shape == "frame" || shape == "edges" || shape == "sides" || shape == "ring" || shape == "wreath" || shape == "heart-ring" || shape == "corner" || shape == "corners" || shape == "half" || shape == "arch"
	if len(middle) > 0 && inner {
		if text != "" {
			room.Bottom -= .16
		}
		out.Add(c.Arrange(middle).Fit(room))
		room = layout.Region{Left: .26, Top: .62, Right: .74, Bottom: .76}
	}
	if text != "" && !inner {
		if d, ok := c.saying(text, 3, 0); ok {
			out = below(out, c.Place(-1, d, scene.Identity))
		}
	}
	if text != "" && inner {
		d, ok := c.ringText(text, shape, plain && len(middle) == 0)
		if ok {
			out.Add(c.Place(-1, d, scene.Identity).Fit(room))
		}
	}
	return out, true
}

// ringText is the text in the middle of what copies make: in a ring as a setting that fills it, if no style of letters was asked for.
func (c *Designer) ringText(text, shape string, plain bool) (kit.Drawing, bool) {
	if !plain || shape != "ring" && shape != "wreath" && shape != "frame" || len([]rune(text)) < 4 {
		return c.letters(text, 0)
	}
	mood := c.mood()
	switch {
	case mood == "elegant":
	case len([]rune(text)) < 9:
		mood = "written"
	default:
		mood = "cozy"
	}
	return c.setIn(text, mood, 1.15, c.ink())
}

// members are the subjects that are copied: the first, and those joined to it by "and".
func (c *Designer) members() []int {
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
func (c *Designer) strand(members []int) string {
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

func (c *Designer) strandColor(i int) map[string]kit.Color {
	if col, ok := figure.ColorOf(c.Subject(i).Color); ok && !(c.Subject(i).ID == "lace-border" && c.Subject(i).Color == "white") { // lace is, with darker lines
		return map[string]kit.Color{"strand": col}
	}
	return nil
}

// sprayable are the shapes along which slim plants lie.
var sprayable = map[string]bool{"oval": true, "hexagon": true, "arched": true, "frame": true, "ring": true, "wreath": true, "line": true, "corner": true, "half": true}

// leafy are the groups whose copies stand among leaves.
var leafy = map[string]bool{"plants": true, "food": true}

// trim draws what lies behind and between the copies: leaves, dots or the string that they hang on.
func (c *Designer) trim(shape string, members []int) (kit.Drawing, bool) {
	if shape == "heart" || shape == "heart-ring" || shape == "trail" || shape == "scatter" || c.Brief.Style.Minimalist {
		return kit.Drawing{}, false
	}
	if shape == "swirl" {
		return c.stream(members)
	}
	if shape == "arch" && !plants.Produces(c.Subject(members[0]).ID) {
		return kit.Drawing{}, false
	}
	if (shape == "corner" || shape == "corners") && (plants.IsGreenery(c.Placing(), members[0]) || slices.Contains(library.Parts(c.Subject(members[0]).ID), "branch")) {
		return kit.Drawing{}, false // leaves between leaves
	}
	green := shape == "wreath" || plants.Produces(c.Subject(members[0]).ID) && shape != "garland" && shape != "foot" && shape != "head" && shape != "left" && shape != "right" && shape != "edges" && shape != "sides"
	var at [][3]float64
	for _, s := range chains(shape) {
		for i := range s {
			if i == len(s)-1 && openEnded[shape] {
				break
			}
			next := s[(i+1)%len(s)]
			at = append(at, [3]float64{(s[i].X + next.X) / 2 * kit.Side, (s[i].Y + next.Y) / 2 * kit.Side, math.Atan2(next.Y-s[i].Y, next.X-s[i].X) * 180 / math.Pi})
		}
	}
	piece := frames.Trim(at, green)
	if shape == "garland" {
		piece = frames.String(func(x float64) float64 { return sag(x) })
	}
	o := kit.Options{Colors: map[string]kit.Color{}}
	if len(c.Brief.Tints) > 0 {
		if col, ok := figure.ColorOf(c.Brief.Tints[0]); ok {
			o.Colors["trim"] = col
		}
	}
	d, err := piece.Render(o)
	return d, err == nil
}

// openEnded are the shapes whose last copy is not followed by the first.
var openEnded = figure.Words("edges sides left right line corner corners foot head half arch")

// chains are the places of a shape in the order in which they follow each other, those of each corner by themselves.
func chains(shape string) [][]relation.Spot {
	along := func(s []relation.Spot) []relation.Spot {
		slices.SortFunc(s, func(a, b relation.Spot) int { return int(1000 * ((a.X - a.Y) - (b.X - b.Y))) })
		return s
	}
	switch s := spots(shape); shape {
	case "arch":
		return [][]relation.Spot{s[:archMain]}
	case "edges", "sides":
		return [][]relation.Spot{s[:len(s)/2], s[len(s)/2:]}
	case "corner":
		return [][]relation.Spot{along(s)}
	case "corners":
		far := func(one relation.Spot) bool { return one.X+one.Y > 1 }
		return [][]relation.Spot{along(slices.DeleteFunc(slices.Clone(s), far)), along(slices.DeleteFunc(s, func(one relation.Spot) bool { return !far(one) }))}
	default:
		return [][]relation.Spot{s}
	}
}
