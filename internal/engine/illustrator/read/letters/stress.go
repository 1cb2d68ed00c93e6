package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// largeWords say that a word of a text is larger than the others.
	largeWords = wordSet("bigger larger large big huge biggest largest oversized giant emphasized emphasised highlighted")
	// aroundStress may stand between a word that stands out and how it does.
	aroundStress = wordSet("in a the and font letters lettering letter size text color colour colored type print is as with much very all caps written")
	// beforeStress may stand before such a word.
	beforeStress = wordSet("with and the word words where")
)

// stressedWords reads which words of a quoted text stand out, and how: "“let's get lost” with LOST bigger", "BE in pink and KIND in blue".
func (p *parser) stressedWords() {
	text, after := "", 0
	for _, s := range p.spans {
		if s.kind == token.Quote {
			text, after = s.text, s.to
			break
		}
	}
	if len(strings.Fields(text)) < 2 {
		return
	}
	for i := after; i < len(p.toks); i++ {
		from, to := p.runOf(text, i)
		if article := p.wordAt(from - 1); to <= from || article == "a" || article == "an" {
			continue // a thing of that name
		}
		st, end := p.howStressed(to)
		if st == (brief.Stress{}) {
			continue
		}
		st.Words = p.text(from, to)
		if at := p.spanAt(from); at >= 0 && p.spans[at].kind == token.Quote {
			st.Words = p.spans[at].text
		}
		lead := from
		for lead > after && beforeStress[p.wordAt(lead-1)] {
			lead--
		}
		p.understand(lead, end, "lettering", "“"+st.Words+"” stands out")
		p.withoutTokens(lead, end)
		p.out.Letter.Stress = append(p.out.Letter.Stress, st)
		i = end - 1
	}
}

// runOf is the longest run of tokens from one on that a text has too, and is not all of it; or one between quotation marks.
func (p *parser) runOf(text string, i int) (from, to int) {
	all := " " + plainWords(text) + " "
	if at := p.spanAt(i); at >= 0 && p.spans[at].kind == token.Quote {
		if s := p.spans[at]; strings.Contains(all, " "+plainWords(s.text)+" ") && plainWords(s.text) != plainWords(text) {
			return s.from, s.to
		}
		return i, i
	}
	for n := min(4, len(p.toks)-i); n > 0; n-- {
		if p.allWords(i, i+n) && strings.Contains(all, " "+plainWords(p.words(i, i+n))+" ") && plainWords(p.words(i, i+n)) != plainWords(text) {
			if n == 1 && p.r.words.Has(p.wordAt(i), stop) && !p.capitalToken(i) && p.toks[i-1].Kind != token.Pause {
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
func (p *parser) howStressed(at int) (brief.Stress, int) {
	out, end := brief.Stress{}, at
	for _, s := range p.recut(at, min(at+6, len(p.toks))) {
		name, isColor := s.value(color)
		switch {
		case s.kind != token.Word:
			return out, end
		case largeWords[s.key]:
			out.Large, end = true, s.to
		case isColor && out.Color == "":
			out.Color, end = name, s.to
		case letterStyles[s.key] != "" && out.Style == "":
			out.Style, end = letterStyles[s.key], s.to
		case aroundStress[s.key] && s.key == "and" && end > at:
			return out, end // another word follows
		case aroundStress[s.key] || letterNouns[s.key]:
			if letterNouns[s.key] && end > at {
				end = s.to
			}
		default:
			if (s.is(naming...) || s.is(unknown)) && out.Color != "" && end == s.from {
				return brief.Stress{}, at // "in a red collar"
			}
			return out, end
		}
	}
	return out, end
}
