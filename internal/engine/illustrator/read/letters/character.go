package letters

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// onlyFonts are styles of letters that say nothing else of an image.
	onlyFonts = lexicon.Set("script cursive calligraphy varsity collegiate athletic blackletter gothic graffiti serif typewriter stencil handwritten")
	// fontLeads stand between a character and its font.
	fontLeads = lexicon.Set("in with a an the and")
)

// FontOfCharacter reads in what style of letters the letters, numbers and ampersands that a prompt draws as things are, and takes those words out: "letter K
// in a gothic font", "number 5, varsity letters", "cursive letter A".
func FontOfCharacter(p *state.Parser) {
	if p.Out.Letter.Style != "" || !characterTold(p) {
		return
	}
	for i, s := range p.Spans {
		style, end := fontAt(p, i)
		if style == "" {
			continue
		}
		from := i
		for from > 0 && fontLeads[p.Spans[from-1].Key] && p.Spans[from-1].Kind == token.Word && characterNouns[p.Span(from-2).Key] == "" { // the A of "letter A in script"
			from--
		}
		last := p.Spans[end-1]
		p.Mark(p.Spans[from].From, s.From)
		p.Understand(s.From, last.To, "lettering", style)
		p.Spans = slices.Delete(p.Spans, from, end)
		p.Out.Letter.Style = style
		return
	}
}

// fontAt returns the style of letters that the spans from i on tell, and where they end; none where they may be of the image, or of a thing after them.
func fontAt(p *state.Parser, i int) (style string, end int) {
	key := ""
	for k := i; k < len(p.Spans) && k < i+4 && p.Spans[k].Kind == token.Word; k++ {
		s := p.Spans[k]
		if first, noun, ok := strings.Cut(s.Key, " "); ok && fontNoun(noun) && (key == "" || LetterStyles[key] != "") && LetterStyles[first] != "" { // "block letters" is one word of the lists
			return LetterStyles[first], k + 1
		}
		if style != "" && fontNoun(s.Key) {
			if characterNouns[s.Key] != "" && glyphs(p, p.Span(k+1), characterNouns[s.Key]) != "" {
				if !onlyFonts[key] && key != "bubble" && key != "block" && key != "old english" {
					return "", 0 // "vintage letter K": the look of the image
				}
				return style, k // "cursive letter A"
			}
			return style, k + 1
		}
		key = strings.TrimSpace(key + " " + s.Key)
		to := LetterStyles[key]
		if to == "" {
			to = LetterStyles[s.Key]
		}
		if to == "" && !(k == i && LetterStyles[s.Key+" "+p.Span(k+1).Key] != "") {
			break
		}
		if to != "" {
			style, end = to, k+1
		}
	}
	last := p.Span(end - 1)
	if style == "" || !onlyFonts[last.Key] && key != "old english" && key != "hand lettered" {
		return "", 0
	}
	if next := p.Span(end); next.Kind == token.Word && next.Is(vocabulary.Naming...) && !next.Is(vocabulary.Relation, vocabulary.Color, vocabulary.Stop, vocabulary.Trade, vocabulary.Style) && characterNouns[next.Key] == "" {
		return "", 0 // "varsity jacket"
	}
	if p.Span(end).Key == "style" {
		end++
	}
	return style, end
}

// fontNoun reports whether a word is that for letters after their style.
func fontNoun(key string) bool { return nouns.LetterNouns[key] || key == "letter" || key == "number" }

// characterTold reports whether a prompt draws letters, a number or an ampersand, and quotes no text.
func characterTold(p *state.Parser) bool {
	if p.Quoted() || len(p.Out.Lettering) > 0 {
		return false
	}
	for i, s := range p.Spans {
		if s.Kind != token.Word {
			continue
		}
		family := characterNouns[s.Key]
		if s.Key == "ampersand" || family != "" && glyphs(p, p.Span(i+1), family) != "" || initialsBefore(p, i) || strings.HasPrefix(s.Key, "number ") {
			return true
		}
		if next := p.Span(i + 1); characterNouns[next.Key] != "" && s.From < len(p.Tokens) && vocabulary.Single(p.Tokens[s.From].Raw) && s.Key != "a" {
			return true // "M monogram"
		}
	}
	return false
}
