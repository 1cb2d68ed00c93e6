package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/clothing"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
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
			return slices.Insert(slices.Clone(toks), i, wording.Word(toks[i], "with"))
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
