package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// sliced are the things of which a slice has a drawing of its own.
var sliced = map[string]string{
	"pizza": "pizza-slice", "cake": "cake-slice", "birthday-cake": "cake-slice", "wedding-cake": "cake-slice",
}

// sliceAlone reports whether span i asks for slices of the food before it, of which a slice is drawn alone.
func (p *parser) sliceAlone(id string, i int) bool {
	if t, _ := things.ByID(id); t.Group != "food-drink" || p.spans[i].key != "slice" && p.spans[i].key != "slices" || p.spans[i].is(thing) {
		return false
	}
	part, ok := p.r.catalog.Alone(id, "slice")
	return ok && part == "slice"
}

// ownedBefore reports whether something before span i has what it names as a part of its own.
func (p *parser) ownedBefore(i int) bool {
	return slices.ContainsFunc(p.spans[:i], func(s span) bool {
		owner, ok := s.value(thing)
		return ok && p.hasPart(owner, p.spans[i].key)
	})
}

// cutInSlices reports whether a thing has a drawing of its slices, and none of one slice by itself.
func (p *parser) cutInSlices(id string) bool {
	if id == "" || p.r.drawable(id) != brief.Piece || sliced[id] != "" {
		return false
	}
	_, alone := p.r.catalog.Alone(id, "slices")
	return !alone && slices.Contains(p.r.catalog.States(id), "sliced")
}

// oneSlice reads "a slice of pepperoni pizza" and "chocolate cake slice" as a slice, whatever describes what it is of.
func (p *parser) oneSlice() {
	for i := 0; i+1 < len(p.spans); i++ {
		s := p.spans[i]
		if s.key != "slice" && s.key != "slices" && s.key != "piece" && s.key != "pieces" {
			continue
		}
		many := strings.HasSuffix(s.key, "s")
		if p.spans[i+1].key != "of" {
			continue
		}
		for k := i + 2; k < len(p.spans) && k < i+6 && p.spans[k].kind == token.Word; k++ {
			id, _ := p.spans[k].value(thing)
			if to := sliced[id]; to != "" && p.r.drawable(to) != "" {
				p.spans[k].senses, p.spans[k].key = []sense{{Class: thing, Value: to}}, strings.ReplaceAll(to, "-", " ")
				p.spans[k].plural = many
				p.mark(s.from, p.spans[i+1].to)
				p.spans = slices.Delete(p.spans, i, i+2)
				break
			}
			if p.spans[k].is(relation) {
				break
			}
		}
	}
	for i := 1; i < len(p.spans); i++ {
		p.slicesBehind(i)
	}
}

// slicesBehind reads "pizza slice", "lemon slices" and "kiwi slices", whose span i says that the food before it is cut.
func (p *parser) slicesBehind(i int) {
	id, _ := p.spans[i-1].value(thing)
	s := p.spans[i]
	switch {
	case (s.key == "slice" || s.key == "slices") && p.ownedBefore(i-1): // the lemon of a pitcher is a slice
		p.understand(s.from, s.to, "part", "slice")
		p.spans = slices.Delete(p.spans, i, i+1)
	case p.sliceAlone(id, i):
		whole := p.spans[i-1]
		whole.senses = []sense{{Class: thing, Value: id}} // an orange, not the color
		p.takePart(i-1, i, whole, s)
	case s.key == "slices" && p.cutInSlices(id):
		p.spans[i-1].plural = false
		p.spans[i-1], p.spans[i] = span{kind: token.Word, from: s.from, to: s.to, key: "sliced", senses: p.r.words.Senses["sliced"]}, p.spans[i-1]
	case sliced[id] != "" && (s.key == "slice" || s.key == "slices") && p.r.drawable(sliced[id]) != "":
		p.spans[i-1].senses, p.spans[i-1].key = []sense{{Class: thing, Value: sliced[id]}}, strings.ReplaceAll(sliced[id], "-", " ")
		p.spans[i-1].to, p.spans[i-1].plural = s.to, s.key == "slices"
		p.spans = slices.Delete(p.spans, i, i+1)
	}
}
