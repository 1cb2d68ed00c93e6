package figure

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/alter"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/finish/guise"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/maps"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// Draw draws a subject in its own units.
func (c *Drawer) Draw(i int, h layout.How) kit.Drawing {
	if d, ok := c.oddOne(i, h); ok {
		return d
	}
	if d, ok := c.colorInTurn(i, h); ok {
		return d
	}
	if other, ok := c.apart(i); ok {
		return other.Draw(i, h)
	}
	if d, ok := c.inTurn(i, h); ok {
		return d
	}
	s := c.Subject(i)
	if h.Pose == "" {
		h.Pose = s.Pose
	}
	if h.Facing == kit.Front {
		h.Facing = FacingOf(s.Facing)
	}
	if IsActor(s) {
		return person.Draw(c.actorSpec(i, h))
	}
	if pose := guise.PoseOfMade(s.As, s.Kind == brief.Bird); pose != "" && (s.Kind == brief.Bird || s.Kind == brief.Animal) && (h.Pose == "" || s.Pose == "" && (h.Pose == "standing" || s.Kind == brief.Bird)) {
		h.Pose = pose
	}
	var d kit.Drawing
	switch {
	case s.Blend != "" && len(s.More) > 0:
		d = c.drawnBlended(i, s, h)
	case c.Brief.Style.Name != "logo" && c.Brief.Style.Name != "silhouette" && takesPatterns(s, h): // these are drawn in plain colors
		d = c.patterned(i, s, h)
	default:
		d = c.drawn(i, s, h)
	}
	d = toySized(tinted(d, s), s)
	d = alter.Youthful(alter.Resized(c.oddEyes(i, s, d, h), s), s)
	d = stretched(c.lifesized(alter.Reshaped(alter.OnlyPart(damaged(d, s, c.SeedOf(i, h.Copy)), s), s), s), s)
	if !h.Upright && !Humanly(s) {
		d = c.crowned(shaped(d, s), s)
	}
	d = c.lettered(d, s)
	if c.halfLength(i) {
		d = toHips(d)
	}
	return c.halfAndHalf(i, turnedOver(overflowing(c.spilled(fitted(dress(d, s, c.SeedOf(i, h.Copy)), s), s), s), s))
}

// longestToy is how long a toy that stands for something large is, in centimeters.
const longestToy = 38

// toySized makes a plush animal or a toy car as small as toys are: who hugs a stuffed elephant is larger than it.
func toySized(d kit.Drawing, s brief.Subject) kit.Drawing {
	toy := slices.Contains(s.States, "toy") || s.Material == "plush" && (s.Kind == brief.Animal || s.Kind == brief.Bird)
	if long := RealSize(d); toy && s.Size == "" && long > longestToy {
		d.Unit *= longestToy / long
	}
	return d
}

func (c *Drawer) drawn(i int, s brief.Subject, h layout.How) kit.Drawing {
	switch s.Kind {
	case brief.Person:
		d := person.Draw(c.PersonSpec(i, h))
		if s.Portrait {
			return alter.Bust(d)
		}
		return d
	case brief.Animal, brief.Bird:
		if h.Upright || Dressed(s) || Humanly(s) {
			return person.Draw(c.DressedAnimal(i, h))
		}
		if IsCreature(s) {
			return c.asPiece(s)
		}
		if s.Portrait || s.As != "" && guise.MakesOfHead(s.As) {
			return c.Head(s)
		}
		if s.Kind == brief.Bird {
			return bird.Draw(c.birdSpec(i, h))
		}
		return animal.Draw(c.animalSpec(i, h))
	case brief.Flag:
		if c.isHeld(i) {
			s.Pose = "waving" // a flag in a hand is on a pole
		}
		if d, ok := flag(s); ok {
			return d
		}
	}
	if d, ok := c.twinedLetters(s); ok {
		return d
	}
	if d, ok := c.markLetter(s); ok {
		return d
	}
	d, _ := c.piece(i, h)
	return d
}

// FacingOf is the side that a word says.
func FacingOf(word string) kit.Facing {
	switch word {
	case "left":
		return kit.Left
	case "right":
		return kit.Right
	}
	return kit.Front
}

// SeedOf differs by prompt, subject, copy and variation.
func (c *Drawer) SeedOf(i, copy int) uint64 {
	hash := fnv.New64a()
	fmt.Fprint(hash, c.Brief.Prompt, c.Seed, c.Variation, i, copy)
	return hash.Sum64() >> 1
}

// varsityLetter is the idea of a letter that stands on a shield.
const varsityLetter = 2

// decoIdeas are the ideas of ornaments that have stepped lines and fans.
var decoIdeas = map[string]uint64{"corner": 2, "corner-ornament": 2, "border": 1, "frame": 1, "gold-frame": 1}

// plainFrames are the frames that are such a border in art deco.
var plainFrames = Words("frame gold-frame")

// idOf is the piece of a subject, or nothing for what is no subject.
func (c *Drawer) idOf(i int) string {
	if i >= len(c.Brief.Subjects) {
		return ""
	}
	return c.Subject(i).ID
}

// toldIdeas are the ideas that words of the prompt ask for.
var toldIdeas = map[string]map[string]uint64{
	"butterfly": {"monarch": 0, "swallowtail": 1}, "badge": {"round": 0, "circle": 0, "circular": 0, "seal": 0, "shield": 1, "hexagon": 2, "hexagonal": 2},
	"frame": {"wood": 0, "wooden": 0, "classic": 0, "film": 2, "rope": 3},
}

// toldIdea returns the idea of a subject that the prompt asks for; an emoji with an expression of its own has a plain face below.
func (c *Drawer) toldIdea(i int) (idea uint64, told bool) {
	id := c.idOf(i)
	if id == "smiley-face" && c.Subject(i).Expression != "" {
		return 0, true
	}
	ideas := toldIdeas[id]
	if len(ideas) == 0 {
		return 0, false
	}
	for _, word := range c.SaidWords() {
		if idea, told = ideas[word]; told {
			return idea, true
		}
	}
	return 0, false
}

// IdeaSeed chooses among the ideas of a piece that has several: variations of one image take different ones in turn.
func (c *Drawer) IdeaSeed(i, copy int) uint64 {
	if (c.Brief.Design == "crest" || c.Brief.Design == "emblem") && i < len(c.Brief.Subjects) && c.Subject(i).ID == "alphabet-letter" {
		return varsityLetter
	}
	if idea := decoIdeas[c.idOf(i)]; idea > 0 && c.Brief.Style.Name == "artdeco" {
		return idea
	}
	if i < len(c.Brief.Subjects) && c.Subject(i).ID == "frame" && c.Subject(i).Material != "" {
		return 0 // thin lines and film have no material
	}
	if idea, ok := c.toldIdea(i); ok {
		return idea
	}
	if i > 0 && c.idOf(i) == "fire" {
		return 0 // a flame: its other ideas stand on a ground, and some breathe it
	}
	if c.Mark() && len(c.Brief.Subjects) == 2 || i > 0 {
		return uint64(c.Variation) // what comes with something else is what its name says first
	}
	return uint64(c.Seed) + uint64(c.Variation) + uint64(i)*131 + uint64(copy)*17
}

// ColorOf returns the color of a color word; an unknown word gives false.
func ColorOf(word string) (kit.Color, bool) {
	rgb, ok := color.Named(strings.ToLower(word))
	return kit.RGBA(float64(rgb.R), float64(rgb.G), float64(rgb.B), 1), ok
}

// piece draws a single piece of the kit with the colors, parts and patterns that were asked for.
func (c *Drawer) piece(i int, h layout.How) (kit.Drawing, bool) {
	s := ownColors(c.Subject(i), h.Copy)
	p, ok := library.Find(s.ID)
	if s.Kind == brief.Map {
		p, ok = maps.Find(s.ID)
	}
	if HasHat(s.ID) {
		return loneHat(s)
	}
	if plainFrames[s.ID] && c.Brief.Style.Name == "artdeco" && s.Material == "" {
		p, ok = library.Find("border")
		s.ID, s.Color = "border", cmp.Or(s.Color, "gold")
	}
	if !ok {
		return kit.Drawing{Anchors: map[string]kit.Anchor{}, Unit: 1}, false
	}
	if styled, ok := c.styledLetter(s); ok {
		p = styled
	}
	slots, _ := kit.ParsePalette(p.Palette)
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}, Without: s.Without, States: s.States, Seed: c.IdeaSeed(i, h.Copy), Text: s.Text, Aspect: h.Aspect}
	if LetterFamilies[s.ID] && s.Fill == "floral" {
		o.Seed = flowerLetters
	}
	if s.As != "" && slices.Contains(library.Parts(s.ID), "petals") { // a flower without its stem
		o.States, o.Without = append(slices.Clone(o.States), "above"), append(slices.Clone(o.Without), "stem", "leaves", "thorns")
	}
	if s.Count > 1 && len(c.Brief.Framing) == 0 && len(s.States) == 0 && s.Only == "" && beingSliced(s.ID) {
		o.States = append(slices.Clone(o.States), "whole") // the halves beside them would be counted too
	}
	if s.Count > 1 && slices.Contains(library.States(s.ID), "single") {
		o.States = append(slices.Clone(o.States), "single") // its design shows several
	}
	if s.Expression != "" && library.TakesFace(s.ID) { // a face is on the whole of it, not half behind a slice
		if slices.Contains(library.States(s.ID), "whole") && s.ID != "watermelon" {
			o.States = append(slices.Clone(o.States), "whole")
		}
		o.States = append(slices.Clone(o.States), "faced")
		o.Without = append(slices.Clone(o.Without), besideFaces[s.ID]...)
	}
	if s.Material != "" && s.Material != "wood" && s.Material != "bamboo" {
		o.States, o.Without = append(slices.Clone(o.States), kit.Grainless), append(slices.Clone(o.Without), "grain")
	}
	o.Without = append(slices.Clone(o.Without), ownOrnament(s)...)
	for _, part := range s.Parts { // what a piece has only where it is asked for: icing on a cookie
		o.States = append(slices.Clone(o.States), "with "+part.Part)
	}
	if c.Brief.Style.Name == "logo" {
		o.States = append(slices.Clone(o.States), "solid") // what glows or is clear has even shapes in a mark
	}
	c.repaint(s, slots, &o)
	c.PaintSlots(s, slots, &o)
	c.inLife(s, &o)
	d, err := withParts(p, o, s)
	if err != nil {
		return kit.Drawing{}, false
	}
	if h.Facing != kit.Front && p.Facing != kit.Front && h.Facing != p.Facing {
		d = Mirrored(d)
	}
	return d, true
}

// ideas bounds how many designs of a piece are looked through.
const ideas = 6

// withParts renders the first design of a piece, from that of the seed on, that has the parts that were asked for: a donut with sprinkles is
// not the one with stripes.
func withParts(p kit.Piece, o kit.Options, s brief.Subject) (kit.Drawing, error) {
	first, err := p.Render(o)
	lacks := func(d kit.Drawing) bool {
		return slices.ContainsFunc(s.Parts, func(c brief.PartColor) bool {
			return slices.Contains(library.Parts(s.ID), c.Part) && !slices.Contains(d.Parts, c.Part)
		})
	}
	for k := 1; k < ideas && err == nil && lacks(first); k++ {
		other := o
		other.Seed += uint64(k)
		if d, err := p.Render(other); err == nil && !lacks(d) {
			return d, nil
		}
	}
	return first, err
}

// besideFaces are the parts that would cover a face.
var besideFaces = map[string][]string{"egg": {"half", "yolk"}, "butter": {"knife", "handle"}, "alarm-clock": {"hands"}, "clock": {"hands"}, "coffee-cup": {"bean"}, "candy-cane": {"bow"}, "mango": {"flesh"}, "bowling-pin": {"ball"}, "onion": {"layers"}, "watermelon": {"seeds"}, "watermelon-slice": {"seeds"}}

// LetterFamilies draw single letters; flowerLetters is the seed of their idea with flowers.
var LetterFamilies = map[string]bool{"letter": true, "alphabet-letter": true, "number": true}

const flowerLetters = 1

// beingSliced reports whether a fruit is drawn with a slice of it beside it, and can be drawn without.
func beingSliced(id string) bool {
	parts := library.Parts(id)
	return slices.Contains(library.States(id), "whole") && (slices.Contains(parts, "slice") || slices.Contains(parts, "slices"))
}

// Mirrored flips a drawing left to right.
func Mirrored(d kit.Drawing) kit.Drawing {
	m := scene.Matrix{-1, 0, 0, 1, float32(d.Box.X0 + d.Box.X1), 0}
	out := d
	out.Anchors = map[string]kit.Anchor{}
	for name, a := range d.Anchors {
		a.X, a.Angle = d.Box.X0+d.Box.X1-a.X, -a.Angle
		out.Anchors[name] = a
	}
	for l := range d.Layers {
		out.Layers[l] = scene.Transform(d.Layers[l], m)
	}
	switch d.Facing {
	case kit.Left:
		out.Facing = kit.Right
	case kit.Right:
		out.Facing = kit.Left
	}
	return out
}

// isHeld reports whether somebody holds or carries a subject.
func (c *Drawer) isHeld(i int) bool {
	return slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
		return r.To == i && (r.Kind == "holding" || r.Kind == "carrying")
	})
}
