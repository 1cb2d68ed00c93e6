package logos

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/token"
)

// FirmAtEnd quotes the name in capitals of whom a logo is for, wherever that stands: "lawn care logo with a mower for Green Acres, just two colors".
func FirmAtEnd(p *state.Parser) {
	if sayings.NameQuoted(p) || !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && letters.LogoNouns[t.Text] }) {
		return
	}
	for i := 1; i+1 < len(p.Tokens); i++ {
		if p.Tokens[i].Raw != "for" || p.Fate[i] {
			continue
		}
		to := i + 1
		for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && (p.CapitalToken(to) || p.Tokens[to].Text == "and" && p.CapitalToken(to+1)) {
			to++
		}
		if to == i+1 || p.WordAt(to) != "" && p.WordAt(to) != "with" {
			continue
		}
		p.Mark(i, i+1)
		p.QuoteTokens(i, i+1, to)
		return
	}
}
