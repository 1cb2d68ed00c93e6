package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// ageOfBirthday letters the age at the end of a prompt for a birthday below its saying: "birthday boy construction truck 4", "… birthday girl age 2". An
// ordinal that a saying has in words is understood with it.
func ageOfBirthday(p *state.Parser) {
	if !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "birthday" || t.Text == "bday" }) {
		return
	}
	if at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "vintage" }); at >= 0 && vocabulary.IsYear(p.WordAt(at+1)) {
		to := at + 2
		if p.WordAt(to) == "limited" && p.WordAt(to+1) == "edition" {
			to += 2
		}
		if at == 0 {
			if p.WordAt(to) != "birthday" {
				p.QuoteTokens(0, 0, to)
			}
			return
		}
		p.Design.LastLine = patterns.Titled(p.Text(at, to))
		p.Understand(at, to, "text", p.Design.LastLine)
		p.WithoutTokens(at, to)
	}
	last := len(p.Tokens) - 1
	for last > 0 && letters.TradeToken(p, last) {
		last--
	}
	for i := range p.Tokens {
		if word := ordinalWords[p.WordAt(i)]; word != "" && p.WordAt(i+1) == "birthday" && slices.ContainsFunc(p.Tokens[:i], func(t token.Token) bool { return t.Text == word }) {
			p.Understand(i, i+1, "text", word)
			p.WithoutTokens(i, i+1)
			return
		}
	}
	n := p.WordAt(last)
	if len(n) == 0 || len(n) > 2 || last < 2 || n[0] < '1' || n[0] > '9' || strings.Trim(n, "0123456789") != "" || p.Tokens[last-1].Kind != token.Word || p.WordAt(last-1) == "number" || p.WordAt(last-1) == "turning" || p.WordAt(last-1) == "of" {
		return
	}
	from := last
	if p.WordAt(from-1) == "age" || p.WordAt(from-1) == "aged" {
		from--
	}
	p.Understand(from, last+1, "text", n)
	p.Out.Lettering = append(p.Out.Lettering, n)
	p.WithoutTokens(from, last+1)
}

// ordinalWords are the numbers of ordinals as sayings for birthdays have them.
var ordinalWords = map[string]string{"first": "one", "second": "two", "third": "three", "fourth": "four", "fifth": "five", "sixth": "six", "1st": "one", "2nd": "two", "3rd": "three", "4th": "four", "5th": "five", "6th": "six"}

// ageLast puts an age behind the last of the other texts, and the vintage of whose birthday it is below them.
func ageLast(p *state.Parser) {
	if l := p.Out.Lettering; len(l) > 1 && len(l[0]) < 3 && strings.Trim(l[0], "0123456789") == "" {
		rest := slices.Clone(l[1:])
		rest[len(rest)-1] += " " + l[0]
		p.Out.Lettering = rest
	}
	if p.Design.LastLine != "" {
		p.Out.Lettering = append(p.Out.Lettering, p.Design.LastLine)
	}
}
