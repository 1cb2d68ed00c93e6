package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// looksOfLogos tell of the look of a logo rather than of the business that it is for: "vintage fishing club logo".
var looksOfLogos = wordSet("vintage retro modern minimal minimalist minimalistic simple rustic elegant cute fun luxury luxurious professional clean flat bold creative classic hipster boho trendy feminine handmade distressed")

// longestTrade is the number of characters of the longest kind of business that a logo without a name is lettered with.
const longestTrade = 24

// lettersTrade makes the kind of business of a logo that has no name the words under its mark: "barber shop logo with scissors". It reports
// whether it did.
func (p *parser) lettersTrade(from, to int) bool {
	said := p.words(from, to)
	if !p.logo || p.out.Style.Name != "logo" || len(p.out.Subjects) == 0 || p.out.Design != "" && p.out.Design != "emblem" || len(said) > longestTrade || p.wordless() {
		return false
	}
	if p.out.Subjects[0].Kind == brief.Family || p.r.words.has(token.Key(said), thing) && !p.business && p.fate[from] {
		return false
	}
	if !p.fate[from] {
		p.understand(from, to, "text", titled(said))
	}
	p.out.Lettering = append(p.out.Lettering, titled(said))
	return true
}

// wordless reports whether a prompt asks for a mark without words.
func (p *parser) wordless() bool {
	for i := range p.toks {
		switch w := p.wordAt(i); w {
		case "icon", "symbol", "logomark", "textless", "wordless", "glyph", "pictogram", "monogram":
			return true
		case "text", "words", "letters", "lettering", "name", "writing":
			if before := p.wordAt(i - 1); before == "no" || before == "without" || before == "any" {
				return true
			}
		}
	}
	return strings.Contains(p.said(0, len(p.toks)), " mark only ")
}
