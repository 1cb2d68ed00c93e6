package letters

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// NameLeads do so where a design or a logo is asked for: a dog named Max is no lettering.
	NameLeads = lexicon.Set("called named reading titled")
	// namesOnly lead to a name, which ends where small letters begin.
	namesOnly = lexicon.Set("called named logo emblem name")
	// LeadFillers stand between such a word and the text, or before it.
	LeadFillers = lexicon.Set("out of the name word words text phrase quote with that and a which it for")
	// TextEnds may come right after a text: what is told of its looks or what else there is.
	TextEnds = lexicon.Set("with in on and for featuring over under above below as using logo design sign badge label sticker font letters lettering text written made beside next around inside underneath across")
	// joins are those of them that a text may have between two words with capitals: "Made in Italy".
	joins = lexicon.Set("in on and for")
)

// OrderedTexts makes a quoted text of capitalized words that follow a word that leads to a text: "letters spelling Y2K", "the slogan
// No Excuses", "a bakery called Flour Power". The leading words are part of the order and are not lettered.
func OrderedTexts(p *state.Parser) {
	if string(p.Runes) == strings.ToUpper(string(p.Runes)) {
		return
	}
	signFor(p)
	nameBeforeLogo(p)
	for i := range p.Tokens {
		if at := p.SpanAt(i); textLead(p, i) && !(at >= 0 && p.Spans[at].Kind == token.Quote) {
			from, to := OrderedText(p, i)
			if from < to {
				p.QuoteTokens(LeadFrom(p, i), from, to)
			}
		}
	}
}

// nameBeforeLogo quotes a name of several words with capitals that opens the prompt for a logo: "Oak & Iron logo with an axe".
func nameBeforeLogo(p *state.Parser) {
	to := 0
	for to < len(p.Tokens) && p.CapitalToken(to) {
		to++
	}
	if to < 2 || to == len(p.Tokens) || p.Tokens[to].Raw != p.WordAt(to) || p.Quoted() || !p.Logo {
		return
	}
	logo := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return LogoNouns[t.Text] })
	if logo < to || logo > to+3 || !p.AllWords(to, logo) {
		return
	}
	p.QuoteTokens(0, 0, to)
}

// textLead reports whether token i leads to a text.
func textLead(p *state.Parser, i int) bool {
	t := p.Tokens[i]
	if t.Kind != token.Word || t.Raw != strings.ToLower(t.Raw) {
		return false
	}
	if t.Text == "for" && i > 0 && p.WordAt(i-1) == "logo" { // "cupcake logo for Sweet Bites"
		return (p.Language.Code == "en" || p.Language.Code == "") && i+1 < len(p.Tokens) && p.CapitalToken(i+1)
	}
	if t.Text == "logo" || t.Text == "emblem" {
		return i+1 < len(p.Tokens) && p.CapitalToken(i+1)
	}
	return vocabulary.TextLeads[t.Text] || NameLeads[t.Text] && (p.Logo || p.Out.Design != "")
}

// OrderedText is the capitalized text after the lead at token i, from and to which token.
func OrderedText(p *state.Parser, i int) (from, to int) {
	from = i + 1
	for from < len(p.Tokens) && from < i+4 && p.Tokens[from].Kind == token.Word && LeadFillers[p.Tokens[from].Raw] {
		from++
	}
	if from < len(p.Tokens) && p.Fate[from] {
		return from, from // said to stand out of a text
	}
	for to = from; to < len(p.Tokens) && to < from+10 && p.Tokens[to].Kind == token.Word; {
		if p.CapitalToken(to) {
			to++
			continue
		}
		next := to // words without a capital between two with one
		for next < len(p.Tokens) && next < to+4 && p.Tokens[next].Kind == token.Word && !p.CapitalToken(next) && (!TextEnds[p.Tokens[next].Raw] || joins[p.Tokens[next].Raw] && next+1 < len(p.Tokens) && p.CapitalToken(next+1)) {
			next++
		}
		if to == from || next >= len(p.Tokens) || !p.CapitalToken(next) {
			break
		}
		to = next
	}
	if w := p.WordAt(to); to > from && w != "" && !TextEnds[w] && !TextEnds[p.Tokens[to].Raw] && !allShouted(p, from, to) && !(to > from+1 && namesOnly[p.WordAt(i)] && Capitals(p, from, to) > 1) {
		return from, from // "says Be kind": the text goes on, and is read elsewhere
	}
	if to-from == 1 && len([]rune(p.Tokens[from].Raw)) == 1 {
		return from, from // "letter A" is read elsewhere
	}
	return from, to
}

// allShouted reports whether all words from one token to another are in capitals: such a text ends where small letters begin.
func allShouted(p *state.Parser, from, to int) bool {
	return !slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool { return t.Raw != strings.ToUpper(t.Raw) }) && slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool {
		return len([]rune(t.Raw)) > 2 && strings.ContainsFunc(t.Raw, unicode.IsLetter)
	})
}

// LeadFrom is the first token of the words that lead to a text: "and with the" before "slogan".
func LeadFrom(p *state.Parser, i int) int {
	if p.Tokens[i].Text == "logo" || p.Tokens[i].Text == "emblem" {
		return i + 1
	}
	for i > 0 && p.Tokens[i-1].Kind == token.Word && slices.Contains([]string{"and", "with", "that", "the", "which", "of", "it"}, p.Tokens[i-1].Raw) {
		i--
	}
	return i
}

// signFor takes out the occasion right before a sign that says something: on "wedding sign that says …" no wedding is drawn.
func signFor(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		before := p.Spans[i-1]
		if _, ok := OccasionTexts[before.Key]; p.Spans[i].Key == "sign" && ok && before.Kind == token.Word && before.Key != "love" && (patterns.Cued(p) || p.Quoted()) {
			p.Drop(i-1, "framing", before.Key)
			return
		}
	}
}

// WrittenIn quotes the words in capitals, or all that stand, before "written in": "START written in chalk". What they are written in is read
// as the look of the letters.
func WrittenIn(p *state.Parser) {
	if p.Quoted() {
		return
	}
	for i := 1; i+2 < len(p.Tokens) && i < 8; i++ {
		if w := p.WordAt(i); w != "written" && w != "spelled" && w != "painted" && w != "lettered" || p.WordAt(i+1) != "in" && p.WordAt(i+1) != "with" && p.WordAt(i+1) != "out" {
			continue
		}
		from := 0
		for from < i && LeadFillers[p.WordAt(from)] {
			from++
		}
		painted := p.WordAt(i) == "painted" && p.Tokens[from].Raw != strings.ToUpper(p.Tokens[from].Raw) // "a house painted in blue"
		if from == i || painted || !p.AllWords(from, i) {
			return
		}
		p.Understand(i, i+1, "text", "")
		p.WithoutTokens(i, i+1)
		p.QuoteTokens(0, from, i)
		return
	}
}

// LogoNouns are the words for what a firm or a team has drawn for itself.
var LogoNouns = lexicon.Set("logo logos badge emblem crest mascot")
