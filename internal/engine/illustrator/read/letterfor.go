package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// cardsOfLetters say what kind of sheet a letter with its thing is for.
var cardsOfLetters = wordSet("alphabet card cards flashcard flashcards flash poster print abc")

// letterFor reads "A for apple" and "b is for bear": a letter and the thing that begins with it, on no card.
func (p *parser) letterFor() {
	for i := range p.toks {
		lead := i + 1
		if p.wordAt(lead) == "is" {
			lead++
		}
		letter, noun := p.wordAt(i), p.wordAt(lead+1)
		before := p.wordAt(i - 1)
		if p.wordAt(lead) != "for" || !vocabulary.Single(letter) || !strings.HasPrefix(noun, letter) || len(noun) < 3 || noun == "app" || before != "" && before != "letter" && !cardsOfLetters[before] || !p.r.catalog.Family("alphabet-letter") {
			continue
		}
		from := i
		if before == "letter" {
			from--
		}
		raw := strings.ToUpper(letter)
		p.understand(from, i+1, "text", raw)
		p.mark(i+1, lead+1)
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: p.words(from, i+1), Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: raw})
		p.subj, p.target = 0, target{subj: 0}
		for k := len(p.toks) - 1; k >= 0; k-- {
			if (k > lead+1 || k < from) && cardsOfLetters[p.wordAt(k)] {
				p.understand(k, k+1, "framing", "card")
				p.withoutTokens(k, k+1)
			}
		}
		p.withoutTokens(from, lead+1)
		return
	}
}

// letterOfAnimal puts an animal behind the letter or the number that it stands before: "lion letter L".
func (p *parser) letterOfAnimal() {
	for i := 0; i+2 < len(p.spans); i++ {
		s, word, glyph := p.spans[i], p.spans[i+1], p.spans[i+2]
		id, _ := s.value(thing)
		if s.kind != token.Word || s.plural || !p.creature(id) || word.key != "letter" && word.key != "alphabet letter" && word.key != "initial" || p.glyphs(glyph, "") == "" {
			continue
		}
		p.spans[i], p.spans[i+1], p.spans[i+2] = word, glyph, s
		return
	}
}

// roundedSquares say of an icon that it stands on the tile that it has anyway.
var roundedSquares = wordSet("square squircle tile corners")

// tileOfIcon takes out "rounded square" where an icon is asked for.
func (p *parser) tileOfIcon() {
	if !slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "icon" }) {
		return
	}
	for i := range p.toks {
		to := i + 1
		switch w := p.wordAt(i); {
		case w == "squircle":
		case (w == "rounded" || w == "round") && roundedSquares[p.wordAt(to)]:
			to++
		default:
			continue
		}
		p.understand(i, to, "framing", "tile")
		p.withoutTokens(i, to)
		return
	}
}
