package letters

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// largeWords say that a word of a text is larger than the others.
	largeWords = lexicon.Set("bigger larger large big huge biggest largest oversized giant emphasized emphasised highlighted")
	// aroundStress may stand between a word that stands out and how it does.
	aroundStress = lexicon.Set("in a the and font letters lettering letter size text color colour colored type print is as with much very all caps written")
	// beforeStress may stand before such a word.
	beforeStress = lexicon.Set("with and the word words where")
)

// StressedWords reads which words of a quoted text stand out, and how: "“let's get lost” with LOST bigger", "BE in pink and KIND in blue".
func StressedWords(p *state.Parser) {
	text, after := "", 0
	for _, s := range p.Spans {
		if s.Kind == token.Quote {
			text, after = s.Text, s.To
			break
		}
	}
	if len(strings.Fields(text)) < 2 {
		return
	}
	for i := after; i < len(p.Tokens); i++ {
		from, to := runOf(p, text, i)
		if article := p.WordAt(from - 1); to <= from || article == "a" || article == "an" {
			continue // a thing of that name
		}
		st, end := howStressed(p, to)
		if st == (brief.Stress{}) {
			continue
		}
		st.Words = p.Text(from, to)
		if at := p.SpanAt(from); at >= 0 && p.Spans[at].Kind == token.Quote {
			st.Words = p.Spans[at].Text
		}
		lead := from
		for lead > after && beforeStress[p.WordAt(lead-1)] {
			lead--
		}
		p.Understand(lead, end, "lettering", "“"+st.Words+"” stands out")
		p.WithoutTokens(lead, end)
		p.Out.Letter.Stress = append(p.Out.Letter.Stress, st)
		i = end - 1
	}
}

// runOf is the longest run of tokens from one on that a text has too, and is not all of it; or one between quotation marks.
func runOf(p *state.Parser, text string, i int) (from, to int) {
	all := " " + plainWords(text) + " "
	if at := p.SpanAt(i); at >= 0 && p.Spans[at].Kind == token.Quote {
		if s := p.Spans[at]; strings.Contains(all, " "+plainWords(s.Text)+" ") && plainWords(s.Text) != plainWords(text) {
			return s.From, s.To
		}
		return i, i
	}
	for n := min(4, len(p.Tokens)-i); n > 0; n-- {
		if p.AllWords(i, i+n) && strings.Contains(all, " "+plainWords(p.Words(i, i+n))+" ") && plainWords(p.Words(i, i+n)) != plainWords(text) {
			if n == 1 && p.Tables.Words.Has(p.WordAt(i), vocabulary.Stop) && !p.CapitalToken(i) && p.Tokens[i-1].Kind != token.Pause {
				continue // "with", "and"
			}
			return i, i + n
		}
	}
	return i, i
}

// plainWords are the words of a text in small letters without marks.
func plainWords(text string) string {
	words := strings.Fields(strings.ToLower(text))
	for i, w := range words {
		words[i] = strings.Trim(w, ",.!?;:&")
	}
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}

// howStressed reads from a token on how a word stands out, and where that ends.
func howStressed(p *state.Parser, at int) (brief.Stress, int) {
	out, end := brief.Stress{}, at
	for _, s := range p.Recut(at, min(at+6, len(p.Tokens))) {
		name, isColor := s.Value(vocabulary.Color)
		switch {
		case s.Kind != token.Word:
			return out, end
		case largeWords[s.Key]:
			out.Large, end = true, s.To
		case isColor && out.Color == "":
			out.Color, end = name, s.To
		case LetterStyles[s.Key] != "" && out.Style == "":
			out.Style, end = LetterStyles[s.Key], s.To
		case aroundStress[s.Key] && s.Key == "and" && end > at:
			return out, end // another word follows
		case aroundStress[s.Key] || nouns.LetterNouns[s.Key]:
			if nouns.LetterNouns[s.Key] && end > at {
				end = s.To
			}
		default:
			if (s.Is(vocabulary.Naming...) || s.Is(vocabulary.Unknown)) && out.Color != "" && end == s.From {
				return brief.Stress{}, at // "in a red collar"
			}
			return out, end
		}
	}
	return out, end
}
