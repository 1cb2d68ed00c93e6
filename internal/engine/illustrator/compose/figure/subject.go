package figure

import (
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
	"pellucid/internal/engine/illustrator/kit/finish"
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
	if finish.MakesSeated(s.As) && (h.Pose == "" || s.Pose == "" && h.Pose == "standing") && s.Kind == brief.Animal {
		h.Pose = "sitting"
	}
	if s.As == "swim-ring" && s.Kind == brief.Bird {
		h.Pose = "swimming" // without legs
	}
	var d kit.Drawing
	switch {
	case s.Blend != "" && len(s.More) > 0:
		d = c.drawnBlended(i, s, h)
	case c.Brief.Style.Name != "logo" && takesPatterns(s, h): // a logo is drawn in plain colors
		d = c.patterned(i, s, h)
	default:
		d = c.drawn(i, s, h)
	}
	d = tinted(d, s)
	d = alter.Youthful(alter.Resized(headed(c.oddEyes(i, s, d, h), s), s), s)
	d = stretched(alter.Reshaped(alter.OnlyPart(damaged(d, s, c.SeedOf(i, h.Copy)), s), s), s)
	if !h.Upright && !Humanly(s) {
		d = c.crowned(shaped(d, s), s)
	}
	d = c.lettered(d, s)
	if c.halfLength(i) {
		d = toHips(d)
	}
	return c.halfAndHalf(i, turnedOver(overflowing(c.spilled(dress(d, s, c.SeedOf(i, h.Copy)), s), s), s))
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
		if s.Portrait || s.As != "" && finish.MakesOfHead(s.As) {
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

// IdeaSeed chooses among the ideas of a piece that has several: variations of one image take different ones in turn.
func (c *Drawer) IdeaSeed(i, copy int) uint64 {
	if (c.Brief.Design == "crest" || c.Brief.Design == "emblem") && i < len(c.Brief.Subjects) && c.Subject(i).ID == "alphabet-letter" {
		return varsityLetter
	}
	if i < len(c.Brief.Subjects) && c.Subject(i).ID == "frame" && c.Subject(i).Material != "" {
		return 0 // thin lines and film have no material
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
	for _, part := range s.Parts { // what a piece has only where it is asked for: icing on a cookie
		o.States = append(slices.Clone(o.States), "with "+part.Part)
	}
	if c.Brief.Style.Name == "logo" {
		o.States = append(slices.Clone(o.States), "solid") // what glows or is clear has even shapes in a mark
	}
	c.repaint(s, slots, &o)
	c.PaintSlots(s, slots, &o)
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

// skinWords are the words for the color of a hand that are tones of skin.
var skinWords = map[string]string{"black": "#6b4430", "brown": "#96603d", "white": "#fbdcc4"}

// PaintSlots sets the colors and patterns of a subject's slots.
func (c *Drawer) PaintSlots(s brief.Subject, slots []kit.Slot, o *kit.Options) {
	if len(slots) == 0 {
		return
	}
	words := append([]string{s.Color}, s.More...)
	pattern, ok := patternOf(s)
	if len(s.More) > 0 && finish.TakesColor(s.Fill) {
		words = append([]string{s.Color}, s.More[1:]...)
	}
	if s.Color == "" && s.Kind == brief.Family && len(c.Brief.Tints) > 0 {
		words = c.Brief.Tints
	}
	if len(words) > len(slots) && !ok && len(s.More) > 0 { // more colors than it has slots for: bands of all of them
		pattern, ok = finish.Bands(colorsOf(words)), true
	}
	for word, slot := range slotsOf(words, slots) {
		if col, ok := ColorOf(word); ok {
			o.Colors[slot] = col
		}
		if tone, ok := skinWords[word]; ok && slot == "skin" && library.GroupOf(s.ID) == "body" && strings.Contains(s.ID, "hand") {
			o.Colors[slot] = kit.Hex(tone) // people's, not paint
		}
	}
	if ok {
		for _, name := range printedSlots(slots) {
			o.Fills[name] = pattern
		}
	}
	for _, part := range s.Parts {
		slot, ok := SlotOf(slots, part.Part)
		if !ok {
			continue
		}
		if col, ok := lookOf(part.Color); ok {
			o.Colors[slot] = col
		}
		if f, ok := FillOf(part.Fill); ok {
			o.Fills[slot] = f
		}
	}
}

// unprinted are slots that follow the main one and bear no pattern; upholstery are those that bear it instead of a frame.
var (
	unprinted  = map[string]bool{"legs": true, "handle": true, "handles": true, "strap": true, "straps": true, "collar": true, "rim": true, "stem": true, "cuffs": true, "frame": true, "base": true, "spout": true}
	upholstery = map[string]bool{"cushion": true, "cushions": true, "fabric": true, "seat": true, "shade": true, "blanket": true}
	framework  = map[string]bool{"wood": true, "frame": true, "metal": true}
)

// beingSliced reports whether a fruit is drawn with a slice of it beside it, and can be drawn without.
func beingSliced(id string) bool {
	parts := library.Parts(id)
	return slices.Contains(library.States(id), "whole") && (slices.Contains(parts, "slice") || slices.Contains(parts, "slices"))
}

// printedSlots are the slots that a pattern of the whole covers: the main one and those that follow it, such as sleeves and
// pockets.
func printedSlots(slots []kit.Slot) []string {
	var cloth []string
	for _, s := range slots {
		if upholstery[s.Name] {
			cloth = append(cloth, s.Name)
		}
	}
	if framework[slots[0].Name] && len(cloth) > 0 && !slices.ContainsFunc(slots, func(s kit.Slot) bool { return s.Name == "wheels" }) {
		return cloth
	}
	out := []string{slots[0].Name}
	for _, s := range slots[1:] {
		if s.From == slots[0].Name && !unprinted[s.Name] {
			out = append(out, s.Name)
		}
	}
	return out
}

// slotsOf gives each of several colors its slot: gold goes to what is of metal or gold anyway, the others in turn.
func slotsOf(words []string, slots []kit.Slot) map[string]string {
	out, used := map[string]string{}, map[string]bool{}
	for _, word := range words {
		if len(words) < 2 || word != "gold" && word != "silver" && word != "bronze" && word != "copper" {
			continue
		}
		for _, s := range slots {
			if !used[s.Name] && (s.Name == word || s.Name == "metal" || slices.Contains(s.Words, word) || slices.Contains(s.Words, "metal")) {
				out[word], used[s.Name] = s.Name, true
				break
			}
		}
	}
	for _, word := range words {
		if out[word] != "" {
			continue
		}
		for _, s := range slots {
			if !used[s.Name] {
				out[word], used[s.Name] = s.Name, true
				break
			}
		}
	}
	return out
}

// colorsOf returns the colors of color words; unknown words are skipped.
func colorsOf(words []string) []kit.Color {
	var all []kit.Color
	for _, word := range words {
		if col, ok := ColorOf(word); ok {
			all = append(all, col)
		}
	}
	return all
}

// partMaterials are the colors of parts of a material: "leather straps".
var partMaterials = map[string]string{
	"leather": "#8a5630", "wood": "#a8703c", "metal": "#b4bbc6", "chrome": "#c9d0da", "glass": "#bfe0ee", "ice": "#c9ecfa", "stone": "#9b9790", "marble": "#ece9e6",
	"denim": "#3f5f94", "brass": "#c9a24a", "wicker": "#c79a5c", "paper": "#efe3cc", "plastic": "#e0523f", "ceramic": "#f2ece4", "velvet": "#7a2450",
}

// lookOf returns the color of a part of which a color or a material was told.
func lookOf(word string) (kit.Color, bool) {
	if hex, ok := partMaterials[word]; ok {
		return kit.Hex(hex), true
	}
	return ColorOf(word)
}

// SlotOf finds the slot that a word names, in the singular or plural.
func SlotOf(slots []kit.Slot, word string) (string, bool) {
	same := func(a string) bool { return a == word || strings.TrimSuffix(a, "s") == strings.TrimSuffix(word, "s") }
	for _, s := range slots {
		if same(s.Name) || slices.ContainsFunc(s.Words, same) {
			return s.Name, true
		}
	}
	return "", false
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
