package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/token"
)

// longestProduct is the number of words of the longest product that a label says.
const longestProduct = 5

// labelFor letters the product that follows the word for a label at a token, "vintage label for homemade strawberry jam", where nothing but
// what the product is in stands before the word, from a token on. It reports whether it did.
func (p *parser) labelFor(from, at int) bool {
	if p.quoted() || p.cued() || p.wordAt(at+1) != "for" || slices.ContainsFunc(p.toks[from:at], func(t token.Token) bool { return !containersOfLabels[t.Text] && !fillersOfPaper[t.Text] }) {
		return false
	}
	first := at + 2
	for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.wordAt(first)) {
		first++
	}
	end := p.sheetClause(first)
	if end == first || end-first > longestProduct || firms[p.wordAt(end-1)] || containersOfLabels[p.wordAt(end-1)] || p.endsInCreature(first, end) {
		return false
	}
	p.mark(at+1, first)
	p.understand(first, end, "text", titled(p.words(first, end)))
	p.out.Lettering = append(p.out.Lettering, titled(p.words(first, end)))
	p.sheetNoun(at, "label")
	p.withoutTokens(from, end)
	for i := from; i < at; i++ {
		if containersOfLabels[p.toks[i].Text] {
			p.understand(i, i+1, "framing", "label")
		}
	}
	return true
}
