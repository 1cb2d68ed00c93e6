package patterns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// PrintWord reads "pattern" after what is on a thing: "a sweater with a snowflake pattern" asks for one sweater, not for many in rows.
func PrintWord(p *state.Parser, s state.Span) bool {
	if coloredPattern(p, s) {
		return true
	}
	if !printNouns[s.Key] || len(p.Waiting.Noun) > 0 || p.Owner < 0 || p.KindOf(p.Owner) != brief.Piece || !p.Span(p.At-1).Is(vocabulary.Naming...) {
		return false
	}
	on := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == p.Subj && r.Kind == "printed on" })
	if p.Scope != "with" && !on {
		return false
	}
	p.At++
	p.Understand(s.From, s.To, "trade word", "")
	return true
}

// printNouns are words after a thing for a picture of it on another.
var printNouns = lexicon.Set("pattern patterns motif tattoo tattoos texture engraving carving etching embossing")

// coloredPattern reads "a plate with a blue pattern", of which no marks are told, as flowers in that color.
func coloredPattern(p *state.Parser, s state.Span) bool {
	if s.Key != "pattern" && s.Key != "patterns" || p.Scope != "with" || p.Owner < 0 || p.KindOf(p.Owner) != brief.Piece || p.Out.Subjects[p.Owner].Fill != "" || p.PartNamed(p.Owner, "pattern") != "" || len(p.Waiting.Noun) == 0 {
		return false
	}
	tone, from := "", s.From
	for _, d := range p.Waiting.Noun {
		name, ok := d.Value(vocabulary.Color)
		if ok && tone != "" || !ok && !d.Is(vocabulary.Stop) && !(d.Is(vocabulary.Count) && (d.Key == "a" || d.Key == "an")) {
			return false
		}
		if ok {
			tone, from = name, min(from, d.From)
		}
	}
	if tone == "" {
		return false
	}
	sub := &p.Out.Subjects[p.Owner]
	p.Waiting.Noun = nil
	p.At++
	sub.Fill, sub.Second = "floral", tone
	p.Understand(from, s.To, "fill", tone+" floral")
	return true
}

// worked are the ways to put a picture into a surface.
var worked = lexicon.Set("engraved embroidered carved etched embossed stamped printed inlaid")

// Engraved reads "a spoon with engraved flowers". What is no surface for pictures is drawn without them: nothing lies beside it.
func Engraved(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if !worked[s.Key] || p.Scope != "with" || p.Owner < 0 || p.KindOf(p.Owner) != brief.Piece || !next.Is(vocabulary.Thing) {
		return false
	}
	if CarriesPicture(p, p.Out.Subjects[p.Owner].ID) {
		p.At++
		p.Understand(s.From, s.To, "relation", "printed on")
		p.Pending.Kind, p.Pending.From, p.Scope = "<printed on", p.Owner, ""
		return true
	}
	p.At += 2
	p.Waiting.Noun = nil
	p.LeaveOut(s.From, next.To, "We can't show this on "+p.SubjectName(p.Owner)+" yet.")
	return true
}

// castMetals are colors that are what a statue is made of.
var castMetals = lexicon.Set("gold silver bronze copper brass")

// CastInMetal reads "a golden bull statue" as a bull of gold.
func CastInMetal(p *state.Parser) {
	for i, d := range p.Waiting.Noun {
		if name, ok := d.Value(vocabulary.Color); ok && castMetals[name] {
			p.Waiting.Noun = slices.Clone(p.Waiting.Noun)
			p.Waiting.Noun[i].Senses = []vocabulary.Sense{{Class: vocabulary.Material, Value: name}}
		}
	}
}

// Stuffed reads "owl plush toy" and "dinosaur plushie" as an owl and a dinosaur of plush: alone, such a toy is a teddy bear.
func Stuffed(p *state.Parser, s state.Span) {
	next := p.Span(p.At + 1)
	if made, ok := next.Value(vocabulary.Material); !ok || made != "plush" || next.Key == "stuffed" || !s.Is(vocabulary.Thing) || len(senses.Resolve(p, s)) == 0 {
		return
	}
	p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Material, Value: "plush"}}})
}

// openings are the parts of houses that other things can have too: a pumpkin with a door is one that somebody lives in.
var openings = lexicon.Set("door window doors windows")

// Opening puts a door or a window on the front of a thing that has none.
func Opening(p *state.Parser, o int, s state.Span) bool {
	if !openings[s.Key] || p.Scope != "with" || p.KindOf(o) != brief.Piece || p.PartNamed(o, s.Key) != "" || !Edible(p, p.Out.Subjects[o].ID) && !dwellings[p.Out.Subjects[o].ID] {
		return false
	}
	p.Pending.Kind, p.Pending.From = "<printed on", o
	return false // the noun is a subject all the same
}

// dwellings are the things besides food that fairy tales make houses of.
var dwellings = lexicon.Set("mushroom teapot boot shoe tree tree-stump pumpkin rain-boot barrel mug")

// brows are what a face with a mood shows.
var brows = lexicon.Set("eyebrow eyebrows brow brows")

// Browed takes eyebrows as a part of a face that has a mood.
func Browed(p *state.Parser, o int, s state.Span) bool {
	if !brows[s.Key[strings.LastIndex(s.Key, " ")+1:]] || p.KindOf(o) != brief.Piece || p.Out.Subjects[o].Expression == "" {
		return false
	}
	looks.UnderstandRange(p, s.From, s, "part", "eyebrows")
	subjects.DropPre(p)
	return true
}

// ExtraOf reads "extra cheese": more of what a dish has, whatever was to be left out before.
func ExtraOf(p *state.Parser, s state.Span) bool {
	if s.Key != "extra" || p.Owner < 0 || p.PartNamed(p.Owner, p.Span(p.At+1).Key) == "" {
		return false
	}
	p.At++
	p.Understand(s.From, s.To, "trade word", "")
	p.Scope, p.Pending.Kind, p.Pending.Span = "with", "", state.Span{From: s.From, To: s.From}
	return true
}

// patternOf returns the pattern that a noun in the plural means on what was named last.
func patternOf(p *state.Parser, s state.Span) (string, bool) {
	if mark := vocabulary.PrintMarks[s.Key]; mark != "" && p.Owner >= 0 && p.Target.Subj == p.Owner {
		if next := p.SpanAt(s.To); next >= 0 && p.Spans[next].Is(vocabulary.Relation) {
			if where, _ := p.Spans[next].Value(vocabulary.Relation); where == "at inside" || where == "at top" || where == "at around" || where == "around" {
				return s.Value(vocabulary.Fill) // "a boot with flowers growing out" is no flowered boot, nor one "with stars around"
			}
		}
		sub := p.Out.Subjects[p.Owner]
		thing, _ := things.ByID(sub.ID)
		cloth := sub.Kind == brief.Piece && (thing.Group == "clothing-accessory" && !vocabulary.Jewels[sub.ID] || vocabulary.PrintedThings[sub.ID] && (mark != "floral" || onIt(p, p.At+1) || !Planters[sub.ID] && sub.ID != "flower-pot" && sub.ID != "pitcher"))
		ridden := thing.Group == "sport-game" && p.Owner == p.Subj && p.Agent() >= 0 && !onIt(p, p.At+1) // "a lion on a skateboard with stars"
		if p.Target.Garment > 0 || p.Target.Part == 0 && cloth && !ridden {
			return mark, true
		}
	}
	return s.Value(vocabulary.Fill)
}

// carriesPrint reports whether one thing that something is with is printed on it.
func carriesPrint(id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "clothing-accessory" || vocabulary.PrintedThings[id]
}

// PatternAhead reports whether colors from span i on lead to a pattern: "with blue polka dots".
func PatternAhead(p *state.Parser, i int) bool {
	if p.Scope != "with" {
		return false
	}
	for ; i < len(p.Spans) && p.Spans[i].IsWord(); i++ {
		s := p.Spans[i]
		if name, ok := patternOf(p, s); ok && name != "" && (vocabulary.PrintMarks[s.Key] != "" || strings.HasSuffix(s.Key, "s") || !p.NounAhead(i+1)) {
			return true
		}
		if !s.Is(vocabulary.Color, vocabulary.Size, vocabulary.Trade, vocabulary.Count) && s.Key != "and" {
			return false
		}
	}
	return false
}

// onIt reports whether span i says again that a pattern is on its thing: "with red hearts on it".
func onIt(p *state.Parser, i int) bool {
	kind, ok := p.Span(i).Value(vocabulary.Relation)
	return ok && kind == "at print"
}

// FillNoun reads "with red stripes" and, on a garment, "with stars".
func FillNoun(p *state.Parser, s state.Span) bool {
	name, ok := patternOf(p, s)
	one := s.Is(vocabulary.Thing) && !s.Plural && slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Key == "a" || d.Key == "an" || d.Key == "one" })
	if one && p.Target.Garment == 0 && !onIt(p, p.At+1) && name == s.Key && p.Owner >= 0 && !carriesPrint(p.Out.Subjects[p.Owner].ID) {
		return false // "a house with a sun and a rainbow"
	}
	if !ok || p.Scope != "with" || p.Owner < 0 || p.NounAhead(p.At+1) && !onIt(p, p.At+1) || p.PartNamed(p.Owner, s.Key) != "" {
		return false
	}
	if name == "dots" && p.IsPiece(p.Owner) && p.PartNamed(p.Owner, "spots") != "" { // a mushroom has spots of its own
		s.Key, s.Senses = "spots", []vocabulary.Sense{{Class: vocabulary.PartWord, Value: "spots"}}
		p.At++
		return looks.PartColor(p, p.Owner, s)
	}
	if where, _ := p.Span(p.At + 1).Value(vocabulary.Relation); where == "at inside" || where == "inside" {
		return false // boots with flowers growing out of them
	}
	sub := &p.Out.Subjects[p.Owner]
	if p.Target.Garment > 0 && p.Target.Subj == p.Owner {
		subjects.Figure(sub).Clothes[p.Target.Garment-1].Fill = name
	} else if p.IsPerson(p.Owner) {
		return false
	} else {
		looks.SetFill(p, sub, name)
	}
	from := s.From
	for _, d := range p.Waiting.Noun {
		c, isColor := d.Value(vocabulary.Color)
		switch {
		case !isColor:
		case p.Target.Garment > 0:
			subjects.Figure(sub).Clothes[p.Target.Garment-1].Second, from = c, min(from, d.From)
		case sub.Kind == brief.Piece && (name == "stripes" || name == "upright" || name == "diagonal") && sub.Color != "" && (sub.Second != "" || len(sub.More) > 1):
			sub.More, from = append(sub.More, c), min(from, d.From) // "with red, yellow and blue stripes"
			if sub.Second != "" {
				sub.More, sub.Second = append([]string{sub.Second}, sub.More...), ""
			}
		case sub.Kind == brief.Piece || sub.Kind == brief.Family:
			if sub.Second != "" && sub.Color == "" {
				sub.Color = sub.Second // "with blue and white stripes"
			}
			sub.Second, from = c, min(from, d.From)
		default:
			sub.More, from = state.AppendNew(sub.More, c), min(from, d.From)
		}
	}
	p.Waiting.Noun = nil
	p.At++
	if onIt(p, p.At) {
		if on := p.Span(p.At); on.To-on.From > 2 {
			p.Understand(on.From, on.To, "relation", "print") // "painted on it"
		} else {
			p.Mark(on.From, on.To)
		}
		p.At++
	}
	looks.UnderstandRange(p, from, s, "fill", name)
	return true
}

// The things and groups that make pairs. What is baked or worn has the shape or the print of what stands before it, so it makes none.
var (
	// Planters have plants in them.
	Planters = lexicon.Set("mason-jar jar vase basket bucket bowl teapot tea-cup coffee-cup mug watering-can wheelbarrow easter-basket barrel")
	// Printable have pictures on them.
	Printable = lexicon.Set("mug t-shirt shirt hoodie sweater handbag tote-bag pillow backpack notebook water-bottle tumbler")
)

// Edible reports whether an id is a food or a plant that may be given a face.
func Edible(p *state.Parser, id string) bool {
	t, _ := things.ByID(id)
	return (t.Group == "food-drink" || t.Group == "plant-flower") && p.Tables.Drawable(id) == brief.Piece
}

// Decorated are what is baked and gets its theme as a figure on top.
var Decorated = lexicon.Set("cake birthday-cake wedding-cake cupcake cookie cake-slice cheesecake")

// CarriesPicture reports whether a theme can be shown on a thing: on cloth and on vessels, or on top of a cake.
func CarriesPicture(p *state.Parser, id string) bool {
	t, _ := things.ByID(id)
	return Printable[id] || vocabulary.PrintedThings[id] || Decorated[id] || t.Group == "clothing-accessory" && !vocabulary.Jewels[id] || id == "gift-bag" || id == "greeting-card" || id == "lunch-box" || id == "suitcase"
}
