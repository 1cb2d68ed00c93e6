package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/token"
)

// looksAtEnd moves words for the look of what carries a text from behind the text to before the thing: in "game button “Play” green wooden" and
// "button “Inventory” stone" they tell of the button.
func (p *parser) looksAtEnd() {
	q := slices.IndexFunc(p.spans, func(s span) bool { return s.kind == token.Quote })
	if q < 1 || !p.carrier(p.spans[q-1]) && !p.isSignSpan(p.spans[q-1]) {
		return
	}
	end := q + 1
	for end < len(p.spans) && p.spans[end].kind == token.Word && p.spans[end].is(color, material) && !p.spans[end].plural {
		end++
	}
	if end == q+1 || end < len(p.spans) && !p.spans[end].is(trade, style) {
		return
	}
	looks := slices.Clone(p.spans[q+1 : end])
	for i := range looks { // stone is a material here, and no rock
		looks[i].senses = slices.DeleteFunc(slices.Clone(looks[i].senses), func(s sense) bool { return s.class == thing })
	}
	p.spans = slices.Insert(slices.Delete(p.spans, q+1, end), q-1, looks...)
}

// isSignSpan reports whether a span names something whose following words are what is written on it.
func (p *parser) isSignSpan(s span) bool {
	id, _ := s.value(thing)
	return signs[id]
}

// alphabetCard takes out the word for the sheet of a letter that comes with its animal: "letter E with elephant alphabet card".
func (p *parser) alphabetCard() {
	p.letterFor()
	letter := slices.IndexFunc(p.spans, func(s span) bool { return s.key == "letter" || s.key == "alphabet letter" })
	for i := len(p.spans) - 1; letter >= 0 && i > letter; i-- {
		switch lastWord(p.spans[i].key) {
		case "card", "cards", "flashcard", "flashcards", "alphabet":
			if !p.spans[i].is(describing...) {
				p.drop(i, "framing", "card")
			}
		}
	}
}
