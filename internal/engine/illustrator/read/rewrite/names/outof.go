package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

// What has a screen that can be blank, and the words for that.
var (
	screened = lexicon.Set("laptop laptops computer monitor tv television phone smartphone cellphone iphone tablet ipad macbook screen imac")
	bare     = lexicon.Set("blank empty")
)

// BlankScreen reads "a laptop with a blank white screen" and "laptop screen blank" as a blank laptop, as mockups are asked for.
func BlankScreen(toks []token.Token) []token.Token {
	at := slices.IndexFunc(toks, func(t token.Token) bool { return screened[t.Text] && t.Text != "screen" })
	blank := slices.IndexFunc(toks, func(t token.Token) bool { return bare[t.Text] })
	if at < 0 || blank < 0 {
		return toks
	}
	out := slices.Clone(toks)
	out[blank].Text = "blank"
	for i := len(out) - 1; i >= 0; i-- {
		white := out[i].Text == "white" && i > 0 && out[i-1].Text == "blank"
		lead := (out[i].Text == "with" || out[i].Text == "a" || out[i].Text == "its") && i+2 < len(out) && (out[i+1].Text == "blank" || out[i+2].Text == "blank")
		if out[i].Text == "screen" || out[i].Text == "display" || white || lead {
			out = slices.Delete(out, i, i+1)
		}
	}
	return out
}

var (
	shedding = lexicon.Set("dropping shedding losing")
	shed     = lexicon.Set("petals leaves needles feathers snowflakes confetti")
	leaving  = map[string]string{"flying": "flying", "bursting": "flying", "exploding": "flying", "coming": "coming", "popping": "coming", "floating": "coming", "rising": "coming"}
	beside   = lexicon.Set("with and")
)

// Shed reads "a rose dropping petals" as a rose with falling petals.
func Shed(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		at := i + 1
		for at+1 < len(toks) && at < i+3 && (toks[at].Text == "its" || toks[at].Text == "some" || toks[at].Text == "their") {
			at++
		}
		if !shedding[toks[i].Text] || !shed[toks[at].Text] || toks[i-1].Kind != token.Word {
			continue
		}
		falling := toks[i]
		falling.Text, falling.Raw = "falling", "falling"
		return slices.Concat(toks[:i], []token.Token{wording.Word(toks[i], "with"), falling}, toks[at:])
	}
	return toks
}

// FlyingOut puts what comes out of a thing before it: "an open book with pages flying out" is sheets of paper flying out of an open book.
func FlyingOut(toks []token.Token) []token.Token {
	for i := 2; i+1 < len(toks); i++ {
		how := leaving[toks[i].Text]
		if how == "" || toks[i+1].Text != "out" || i+2 < len(toks) && toks[i+2].Text == "of" && (i+3 >= len(toks) || toks[i+3].Text != "it") {
			continue
		}
		with := i - 1
		for with > max(0, i-5) && toks[with].Kind == token.Word && !beside[toks[with].Text] {
			with--
		}
		from := with
		for from > 0 && toks[from-1].Kind == token.Word && !beside[toks[from-1].Text] {
			from--
		}
		if !beside[toks[with].Text] || from == with || i-with < 2 {
			continue
		}
		end := i + 2
		if end < len(toks) && toks[end].Text == "of" {
			end += 2
		}
		verb := toks[i]
		verb.Text, verb.Raw = how, how
		return slices.Concat(toks[:from], loosePages(toks[with+1:i]), []token.Token{verb, toks[i+1], wording.Word(toks[i+1], "of")}, toks[from:with], toks[end:])
	}
	return toks
}

// loosePages are pages that leave a book: single sheets, not stacks of them.
func loosePages(toks []token.Token) []token.Token {
	last := toks[len(toks)-1]
	if last.Text != "pages" && last.Text != "papers" && last.Text != "paper" {
		return toks
	}
	sheets := last
	sheets.Text, sheets.Raw = "sheets", "sheets"
	paper := last
	paper.Text, paper.Raw = "paper", "paper"
	return slices.Concat(toks[:len(toks)-1], []token.Token{sheets, wording.Word(last, "of"), paper})
}
