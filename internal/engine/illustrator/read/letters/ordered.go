package read

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// nameLeads do so where a design or a logo is asked for: a dog named Max is no lettering.
	nameLeads = wordSet("called named reading titled")
	// namesOnly lead to a name, which ends where small letters begin.
	namesOnly = wordSet("called named logo emblem name")
	// leadFillers stand between such a word and the text, or before it.
	leadFillers = wordSet("out of the name word words text phrase quote with that and a which it for")
	// textEnds may come right after a text: what is told of its looks or what else there is.
	textEnds = wordSet("with in on and for featuring over under above below as using logo design sign badge label sticker font letters lettering text written made beside next around inside underneath across")
	// joins are those of them that a text may have between two words with capitals: "Made in Italy".
	joins = wordSet("in on and for")
	// smallWords are within names and sayings without capitals.
	smallWords = wordSet("of the and a an to in for on at is n my or by with")
)

// orderedTexts makes a quoted text of capitalized words that follow a word that leads to a text: "letters spelling Y2K", "the slogan
// No Excuses", "a bakery called Flour Power". The leading words are part of the order and are not lettered.
func (p *parser) orderedTexts() {
	if string(p.runes) == strings.ToUpper(string(p.runes)) {
		return
	}
	p.signFor()
	p.nameBeforeLogo()
	for i := range p.toks {
		if p.textLead(i) {
			from, to := p.orderedText(i)
			if from < to {
				p.quoteTokens(p.leadFrom(i), from, to)
			}
		}
	}
}

// nameBeforeLogo quotes a name of several words with capitals that opens the prompt for a logo: "Oak & Iron logo with an axe".
func (p *parser) nameBeforeLogo() {
	to := 0
	for to < len(p.toks) && p.capitalToken(to) {
		to++
	}
	if to < 2 || to == len(p.toks) || p.toks[to].Raw != p.wordAt(to) || p.quoted() || !p.logo {
		return
	}
	logo := slices.IndexFunc(p.toks, func(t token.Token) bool { return logoNouns[t.Text] })
	if logo < to || logo > to+3 || !p.allWords(to, logo) {
		return
	}
	p.quoteTokens(0, 0, to)
}

// textLead reports whether token i leads to a text.
func (p *parser) textLead(i int) bool {
	t := p.toks[i]
	if t.Kind != token.Word || t.Raw != strings.ToLower(t.Raw) {
		return false
	}
	if t.Text == "for" && i > 0 && p.wordAt(i-1) == "logo" { // "cupcake logo for Sweet Bites"
		return (p.lang.Code == "en" || p.lang.Code == "") && i+1 < len(p.toks) && p.capitalToken(i+1)
	}
	if t.Text == "logo" || t.Text == "emblem" {
		return i+1 < len(p.toks) && p.capitalToken(i+1)
	}
	return vocabulary.TextLeads[t.Text] || nameLeads[t.Text] && (p.logo || p.out.Design != "")
}

// orderedText is the capitalized text after the lead at token i, from and to which token.
func (p *parser) orderedText(i int) (from, to int) {
	from = i + 1
	for from < len(p.toks) && from < i+4 && p.toks[from].Kind == token.Word && leadFillers[p.toks[from].Raw] {
		from++
	}
	if from < len(p.toks) && p.fate[from] {
		return from, from // said to stand out of a text
	}
	for to = from; to < len(p.toks) && to < from+10 && p.toks[to].Kind == token.Word; {
		if p.capitalToken(to) {
			to++
			continue
		}
		next := to // words without a capital between two with one
		for next < len(p.toks) && next < to+4 && p.toks[next].Kind == token.Word && !p.capitalToken(next) && (!textEnds[p.toks[next].Raw] || joins[p.toks[next].Raw] && next+1 < len(p.toks) && p.capitalToken(next+1)) {
			next++
		}
		if to == from || next >= len(p.toks) || !p.capitalToken(next) {
			break
		}
		to = next
	}
	if w := p.wordAt(to); to > from && w != "" && !textEnds[w] && !textEnds[p.toks[to].Raw] && !p.allShouted(from, to) && !(to > from+1 && namesOnly[p.wordAt(i)] && p.capitals(from, to) > 1) {
		return from, from // "says Be kind": the text goes on, and is read elsewhere
	}
	if to-from == 1 && len([]rune(p.toks[from].Raw)) == 1 {
		return from, from // "letter A" is read elsewhere
	}
	return from, to
}

// allShouted reports whether all words from one token to another are in capitals: such a text ends where small letters begin.
func (p *parser) allShouted(from, to int) bool {
	return !slices.ContainsFunc(p.toks[from:to], func(t token.Token) bool { return t.Raw != strings.ToUpper(t.Raw) }) && slices.ContainsFunc(p.toks[from:to], func(t token.Token) bool {
		return len([]rune(t.Raw)) > 2 && strings.ContainsFunc(t.Raw, unicode.IsLetter)
	})
}

// capitalToken reports whether a word begins with a capital or a digit, or joins two names.
func (p *parser) capitalToken(i int) bool {
	t := p.toks[i]
	if t.Kind != token.Word || t.Raw == "" {
		return false
	}
	r := []rune(t.Raw)[0]
	return unicode.IsUpper(r) || unicode.IsDigit(r) || t.Raw == "&"
}

// leadFrom is the first token of the words that lead to a text: "and with the" before "slogan".
func (p *parser) leadFrom(i int) int {
	if p.toks[i].Text == "logo" || p.toks[i].Text == "emblem" {
		return i + 1
	}
	for i > 0 && p.toks[i-1].Kind == token.Word && slices.Contains([]string{"and", "with", "that", "the", "which", "of", "it"}, p.toks[i-1].Raw) {
		i--
	}
	return i
}

// quoteTokens makes a quoted text of tokens from–to; those from lead on belong to it.
func (p *parser) quoteTokens(lead, from, to int) {
	text := p.text(from, to)
	at := len(p.withoutTokens(lead, to))
	q := span{from: lead, to: to, kind: token.Quote, text: text}
	for k, s := range p.spans {
		if s.from >= to {
			at = k
			break
		}
	}
	p.spans = slices.Insert(p.spans, min(at, len(p.spans)), q)
}

// withoutTokens takes some tokens out of the spans, reads what is left of spans that they cut, and returns the spans.
func (p *parser) withoutTokens(from, to int) []span {
	var out []span
	for _, s := range p.spans {
		if s.to <= from || s.from >= to {
			out = append(out, s)
			continue
		}
		out = append(out, p.recut(s.from, from)...)
		out = append(out, p.recut(to, s.to)...)
	}
	p.spans = out
	return out
}

// recut reads tokens anew as spans.
func (p *parser) recut(from, to int) []span {
	if from >= to {
		return nil
	}
	out := p.r.cut(p.toks[from:to])
	for i := range out {
		out[i].from += from
		out[i].to += from
	}
	return out
}

// signFor takes out the occasion right before a sign that says something: on "wedding sign that says …" no wedding is drawn.
func (p *parser) signFor() {
	for i := 1; i < len(p.spans); i++ {
		before := p.spans[i-1]
		if _, ok := occasionTexts[before.key]; p.spans[i].key == "sign" && ok && before.kind == token.Word && before.key != "love" && (p.cued() || p.quoted()) {
			p.drop(i-1, "framing", before.key)
			return
		}
	}
}

// writtenIn quotes the words in capitals, or all that stand, before "written in": "START written in chalk". What they are written in is read
// as the look of the letters.
func (p *parser) writtenIn() {
	if p.quoted() {
		return
	}
	for i := 1; i+2 < len(p.toks) && i < 8; i++ {
		if w := p.wordAt(i); w != "written" && w != "spelled" && w != "painted" && w != "lettered" || p.wordAt(i+1) != "in" && p.wordAt(i+1) != "with" && p.wordAt(i+1) != "out" {
			continue
		}
		from := 0
		for from < i && leadFillers[p.wordAt(from)] {
			from++
		}
		painted := p.wordAt(i) == "painted" && p.toks[from].Raw != strings.ToUpper(p.toks[from].Raw) // "a house painted in blue"
		if from == i || painted || !p.allWords(from, i) {
			return
		}
		p.understand(i, i+1, "text", "")
		p.withoutTokens(i, i+1)
		p.quoteTokens(0, from, i)
		return
	}
}

// allWords reports whether tokens are words without pauses.
func (p *parser) allWords(from, to int) bool {
	return !slices.ContainsFunc(p.toks[from:to], func(t token.Token) bool { return t.Kind != token.Word })
}
