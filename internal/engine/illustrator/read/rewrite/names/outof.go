package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/clothing"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// patternNouns are the patterns that are told behind a thing with several colors, and counted the parts that are told so with a number.
	patternNouns = lexicon.Set("stripes dots spots checks squares panels polka swirls")
	partNouns    = map[string]string{"tiers": "tier", "layers": "layer", "scoops": "scoop"}
	partNumbers  = lexicon.Set("two three four five 2 3 4 5")
)

// TrailingLooks reads what is told of a thing behind it without "with", as people type in a search box: "balloon yellow and teal stripes" has such stripes,
// and "cake three tiers pink" is a pink cake with three tiers.
func TrailingLooks(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Kind != token.Word || toks[i-1].Kind != token.Word {
			continue
		}
		head := thingBefore(r, toks, i)
		if head < 0 {
			continue
		}
		if end, colors := clothing.ColorList(r, toks, i); len(colors) > 2 && end < len(toks) && patternNouns[toks[end].Text] {
			return slices.Insert(slices.Clone(toks), i, wordAt(toks[i], "with"))
		}
		if part := partNouns[toks[i+1].Text]; part != "" && partNumbers[toks[i].Text] && (part != "scoop" || i+2 == len(toks)) { // flavors follow scoops
			number, noun := toks[i], toks[i+1]
			noun.Text, noun.Raw = part, part
			return slices.Concat(toks[:head], []token.Token{number, noun}, toks[head:i], toks[i+2:])
		}
	}
	return toks
}

// thingBefore is where the name of a thing begins that ends right before token i; it is negative where none does.
func thingBefore(r vocabulary.Finder, toks []token.Token, i int) int {
	head := -1
	for k := i - 1; k >= max(0, i-4) && toks[k].Kind == token.Word; k-- {
		if s := r.Longest(toks, k); s.To == i && s.Is(vocabulary.Thing) && !s.Is(vocabulary.Color, vocabulary.Stop, vocabulary.Relation) {
			head = k
		}
	}
	return head
}

// wordAt is a word in the place of a token, of no length.
func wordAt(t token.Token, word string) token.Token {
	t.Kind, t.Text, t.Raw, t.End = token.Word, word, word, t.Start
	return t
}

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
		return slices.Concat(toks[:i], []token.Token{wordAt(toks[i], "with"), falling}, toks[at:])
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
		return slices.Concat(toks[:from], loosePages(toks[with+1:i]), []token.Token{verb, toks[i+1], wordAt(toks[i+1], "of")}, toks[from:with], toks[end:])
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
	return slices.Concat(toks[:len(toks)-1], []token.Token{sheets, wordAt(last, "of"), paper})
}

// DrippingPaint puts the color of paint that drips before it: "dripping blue paint" and "blue paint dripping down" are blue dripping paint.
func DrippingPaint(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := range toks {
		if toks[i].Text != "dripping" || toks[i].Kind != token.Word {
			continue
		}
		if i > 0 && toks[i-1].Text == "paint" {
			out := slices.Clone(toks)
			out[i-1], out[i] = toks[i], toks[i-1]
			return out
		}
		end, colors := clothing.ColorList(r, toks, i+1)
		if len(colors) > 0 && end < len(toks) && toks[end].Text == "paint" {
			return slices.Concat(toks[:i], colors, toks[i:i+1], toks[end:])
		}
	}
	return toks
}
