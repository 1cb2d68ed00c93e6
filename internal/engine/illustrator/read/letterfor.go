package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
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
		if p.wordAt(lead) != "for" || !single(letter) || !strings.HasPrefix(noun, letter) || len(noun) < 3 || noun == "app" || before != "" && before != "letter" && !cardsOfLetters[before] || !p.r.catalog.Family("alphabet-letter") {
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
