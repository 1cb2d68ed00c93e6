package designs

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/designs/sheets"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// marksOfFirms are words for a mark that are no word for a logo by themselves.
var marksOfFirms = lexicon.Set("symbol circle roundel")

// FirmMarks reads the symbol or the circle of a business, of which the prompt names what it shows, as its logo: "dental clinic symbol tooth and
// leaf", "brewery circle with hops". A circle makes it a round one.
func FirmMarks(toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ { // "podcast cover art with a microphone"
		if toks[i-1].Text == "podcast" && toks[i].Text == "cover" && !logos.LogoAsked(toks) {
			out := slices.Clone(toks)
			out[i].Text = "logo"
			if i+1 < len(toks) && toks[i+1].Text == "art" {
				out = slices.Delete(out, i+1, i+2)
			}
			return out
		}
		if toks[i-1].Text == "sign" && toks[i].Text == "neon" && i+1 == len(toks) {
			out := slices.Clone(toks)
			out[i-1], out[i] = out[i], out[i-1]
			return out
		}
	}
	for i := 1; i < len(toks); i++ {
		t, before := toks[i], toks[i-1].Text
		if t.Kind != token.Word || toks[i-1].Kind != token.Word || !marksOfFirms[t.Text] || !logos.Firms[before] && !logos.TradePlaces[before] && !logos.TradeRoles[before] && !logos.Shops[before] || logos.LogoAsked(toks) || i+1 == len(toks) && i < 3 {
			continue
		}
		out := slices.Clone(toks)
		out[i].Text = "logo"
		if t.Text == "symbol" {
			return out
		}
		round := token.Token{Kind: token.Word, Text: "round", Raw: "round", Start: toks[0].Start, End: toks[0].Start}
		return slices.Insert(out, 0, round)
	}
	return toks
}

// voicedText quotes a whole saying that no list has before the word for a text: "fishing makes me happy distressed text", "tired & inspired mug saying".
func voicedText(p *state.Parser) {
	if len(p.Spans) == 0 {
		return
	}
	end := len(p.Tokens)
	called := false
	for end > 0 && p.WordAt(end-1) != "" && (sayings.SaidNouns[p.WordAt(end-1)] || sayings.SaidGoods[p.WordAt(end-1)] || letters.LetterStyles[p.WordAt(end-1)] != "" || sayings.EndsInColor(p, end)) {
		called = called || sayings.SaidNouns[p.WordAt(end-1)]
		end--
	}
	if last := len(p.Tokens) - 1; end == last && called && p.AllWords(0, end) && textCalled[p.WordAt(last)] && slices.ContainsFunc(p.Tokens[:end], func(t token.Token) bool { return t.Text == "with" }) && !p.Quoted() {
		p.Understand(last, len(p.Tokens), "text", "") // "mama bear with cubs quote": the saying stands first
		p.WithoutTokens(last, len(p.Tokens))
		return
	}
	if !called || end < 2 || end > 10 || !p.AllWords(0, end) || p.Quoted() || p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	voiced := false
	for i := range end {
		w := p.WordAt(i)
		if sayings.ArtLeads[w] && i > 1 && !voiced {
			return
		}
		joined := i > 0 && i+1 < end && (p.Tokens[i].Raw == "&" || w == "and") && !sheets.NamesDrawn(p, i-1, i) && !sheets.NamesDrawn(p, i+1, i+2)
		voiced = voiced || sayings.Voices[w] || sayings.SayVoices[w] || joined
	}
	if s := p.Spans[max(0, p.SpanAt(0))]; !voiced || s.Is(vocabulary.Saying) && s.To >= end || s.Is(vocabulary.Thing) && s.To > end { // "thank you lettering" is drawn by itself
		return
	}
	p.Design.OwnWords = letters.Singly(p, 0, end)
	p.QuoteTokens(0, 0, end)
}
