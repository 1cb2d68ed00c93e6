package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// sliced are the things of which a slice has a drawing of its own.
var sliced = map[string]string{
	"pizza": "pizza-slice", "cake": "cake-slice", "birthday-cake": "cake-slice", "wedding-cake": "cake-slice",
}

// sliceAlone reports whether span i asks for slices of the food before it, of which a slice is drawn alone.
func sliceAlone(p *state.Parser, id string, i int) bool {
	if t, _ := things.ByID(id); t.Group != "food-drink" || p.Spans[i].Key != "slice" && p.Spans[i].Key != "slices" || p.Spans[i].Is(vocabulary.Thing) {
		return false
	}
	part, ok := p.Tables.Catalog.Alone(id, "slice")
	return ok && part == "slice"
}

// ownedBefore reports whether something before span i has what it names as a part of its own.
func ownedBefore(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Spans[:i], func(s state.Span) bool {
		owner, ok := s.Value(vocabulary.Thing)
		slots, parts, _ := p.Tables.Catalog.Piece(owner)
		return ok && (HasPart(p, owner, p.Spans[i].Key) || things.Drink(owner) && (slices.Contains(slots, p.Spans[i].Key) || slices.Contains(parts, p.Spans[i].Key)))
	})
}

// cutInSlices reports whether a thing has a drawing of its slices, and none of one slice by itself.
func cutInSlices(p *state.Parser, id string) bool {
	if id == "" || p.Tables.Drawable(id) != brief.Piece || sliced[id] != "" {
		return false
	}
	_, alone := p.Tables.Catalog.Alone(id, "slices")
	return !alone && slices.Contains(p.Tables.Catalog.States(id), "sliced")
}

// OneSlice reads "a slice of pepperoni pizza" and "chocolate cake slice" as a slice, whatever describes what it is of.
func OneSlice(p *state.Parser) {
	for i := 0; i+1 < len(p.Spans); i++ {
		s := p.Spans[i]
		if s.Key != "slice" && s.Key != "slices" && s.Key != "piece" && s.Key != "pieces" {
			continue
		}
		many := strings.HasSuffix(s.Key, "s")
		if p.Spans[i+1].Key != "of" {
			continue
		}
		for k := i + 2; k < len(p.Spans) && k < i+6 && p.Spans[k].Kind == token.Word; k++ {
			id, _ := p.Spans[k].Value(vocabulary.Thing)
			if to := sliced[id]; to != "" && p.Tables.Drawable(to) != "" {
				p.Spans[k].Senses, p.Spans[k].Key = []vocabulary.Sense{{Class: vocabulary.Thing, Value: to}}, strings.ReplaceAll(to, "-", " ")
				p.Spans[k].Plural = many
				p.Mark(s.From, p.Spans[i+1].To)
				p.Spans = slices.Delete(p.Spans, i, i+2)
				break
			}
			if p.Spans[k].Is(vocabulary.Relation) {
				break
			}
		}
	}
	for i := 1; i < len(p.Spans); i++ {
		slicesBehind(p, i)
	}
	for i := len(p.Spans) - 1; i > 0; i-- {
		if bitsOf(p, i); i < len(p.Spans) {
			sauced(p, i)
		}
	}
}

// slicesBehind reads "pizza slice", "lemon slices" and "kiwi slices", whose span i says that the food before it is cut.
func slicesBehind(p *state.Parser, i int) {
	id, _ := p.Spans[i-1].Value(vocabulary.Thing)
	s := p.Spans[i]
	switch {
	case (s.Key == "slice" || s.Key == "slices") && ownedBefore(p, i-1): // the lemon of a pitcher is a slice
		p.Understand(s.From, s.To, "part", "slice")
		p.Spans = slices.Delete(p.Spans, i, i+1)
	case sliceAlone(p, id, i):
		whole := p.Spans[i-1]
		whole.Senses = []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}} // an orange, not the color
		takePart(p, i-1, i, whole, s)
	case s.Key == "slices" && cutInSlices(p, id):
		p.Spans[i-1].Plural = false
		p.Spans[i-1], p.Spans[i] = state.Span{Kind: token.Word, From: s.From, To: s.To, Key: "sliced", Senses: p.Tables.Words.Senses["sliced"]}, p.Spans[i-1]
	case sliced[id] != "" && (s.Key == "slice" || s.Key == "slices") && p.Tables.Drawable(sliced[id]) != "":
		p.Spans[i-1].Senses, p.Spans[i-1].Key = []vocabulary.Sense{{Class: vocabulary.Thing, Value: sliced[id]}}, strings.ReplaceAll(sliced[id], "-", " ")
		p.Spans[i-1].To, p.Spans[i-1].Plural = s.To, s.Key == "slices"
		p.Spans = slices.Delete(p.Spans, i, i+1)
	}
}

// HasPart reports whether a thing's line of the table has a part: a turtle shell is no seashell.
func HasPart(p *state.Parser, id, key string) bool {
	t, _ := things.ByID(id)
	return slices.ContainsFunc(things.Singulars(key), func(form string) bool { return slices.Contains(t.Parts, form) || slices.Contains(t.Parts, form+"s") })
}
