package letters

import (
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// sloganPatterns are how sayings go, "*" for any word.
var sloganPatterns = sync.OnceValue(func() [][]string {
	var out [][]string
	for line := range lexicon.Lines(data.Text("slogans")) {
		out = append(out, strings.Fields(line))
	}
	return out
})

// wholeSaying is what the words of such a saying mean: they are one whatever follows, and nobody of whom something is told.
const wholeSaying = "whole"

// fillOfSaying gives the pattern before the word for letters to the letters of a saying: "football mom with leopard print letters".
func fillOfSaying(p *state.Parser) {
	if patternTo(p, 0) == 0 && !(len(p.Spans) > 0 && p.Spans[0].Is(vocabulary.Saying)) || p.Out.Letter.Fill != "" {
		return
	}
	for i := 1; i+1 < len(p.Spans); i++ {
		fill, ok := p.Spans[i].Value(vocabulary.Fill)
		if next := p.Spans[i+1].Key; !ok || next != "letters" && next != "lettering" && next != "font" && next != "text" && next != "letter" {
			continue
		}
		p.Out.Letter.Fill = fill
		from, to := p.Spans[i].From, p.Spans[i+1].To
		p.Understand(from, to, "lettering", fill)
		if w := p.WordAt(from - 1); w == "with" || w == "in" {
			from--
		}
		if p.Tokens[min(to, len(p.Tokens)-1)].Kind == token.Pause && p.WordAt(from) == "with" && to+1 < len(p.Tokens) {
			from++ // "with leopard print letters, a football": the ball comes with it
			to++
		}
		p.WithoutTokens(from, to)
		return
	}
}

// patternTo is the token after the longest saying of the list that begins at a token, or that token.
func patternTo(p *state.Parser, from int) int {
	to := from
	if p.Language.Code != "en" && p.Language.Code != "" {
		return foreignTo(p, from)
	}
	for _, words := range sloganPatterns() {
		end := from + len(words)
		if end <= to || end > len(p.Tokens) {
			continue
		}
		fits := true
		for i, w := range words {
			said := strings.ReplaceAll(p.WordAt(from+i), "’", "'")
			fits = fits && said != "" && (w == "*" || w == said)
		}
		if fits {
			to = end
		}
	}
	return to
}

// foreignTo is the token after a saying of the list that opens a prompt in another language, of which the tokens are translated, or a token.
func foreignTo(p *state.Parser, from int) int {
	prompt := strings.ReplaceAll(strings.ToLower(string(p.Runes)), "’", "'")
	for _, words := range sloganPatterns() {
		saying := strings.Join(words, " ")
		if rest, ok := strings.CutPrefix(prompt, saying); !ok || rest != "" && rest[0] != ' ' && rest[0] != ',' {
			continue
		}
		to, end := 0, len([]rune(saying))
		for to < len(p.Tokens) && p.Tokens[to].End <= end {
			to++
		}
		return max(from, to)
	}
	return from
}
