package clothing

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// repeated are the words for what is all over a cloth, and owned those before whose garment it is.
var (
	repeated = lexicon.Set("stripes dots spots stars hearts flowers daisies roses snowflakes checks sequins polkadots")
	owned    = lexicon.Set("his her its their")
)

// onGarment are the words between what is on a garment and whose it is.
var onGarment = lexicon.Set("on over in across")

// GarmentPattern reads "with yellow stripes on his jacket" as a jacket with yellow stripes that is worn, and "with a star on her dress" as a
// dress with a star on it.
func GarmentPattern(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i+3 < len(toks); i++ {
		if toks[i].Kind != token.Word || !onGarment[toks[i+1].Text] || !owned[toks[i+2].Text] || toks[i+3].Kind != token.Word {
			continue
		}
		all := repeated[toks[i].Text]
		garment := r.Longest(toks, i+3)
		if !garment.Is(vocabulary.Garment) || toks[i+1].Text == "in" && !feathers[toks[i].Text] {
			continue
		}
		lead := i - 1
		for lead > 0 && toks[lead].Kind == token.Word && (r.At(toks, lead, 1).Is(vocabulary.Color, vocabulary.Size) || toks[lead].Text == "polka" || toks[lead].Text == "little" || !all && lead > i-4 && !leadsToPrint[toks[lead].Text]) {
			lead--
		}
		if w := toks[lead].Text; lead == 0 || !leadsToPrint[w] {
			continue
		}
		worn, with := toks[lead], toks[i+1]
		worn.Text, worn.Raw, with.Text, with.Raw = "wearing", "wearing", "with", "with"
		what := slices.Clone(toks[lead+1 : i+1])
		where, _ := garment.Value(vocabulary.Garment)
		switch {
		case feathers[toks[i].Text] && onHead(where):
			with.Text, with.Raw = "and", "and"
			what = featherOf(what, len(what)-1)
		case feathers[toks[i].Text] || !all && where == "body/shirt": // what is on a shirt is read elsewhere
			continue
		case !all && printable(where):
			on, it := with, with
			on.Text, on.Raw, it.Text, it.Raw = "on", "on", "it", "it"
			what = append(what, on, it)
		}
		return slices.Concat(toks[:lead], []token.Token{worn}, toks[i+3:garment.To], []token.Token{with}, what, toks[garment.To:])
	}
	return toks
}

// GarmentInColors puts the colors of a garment before it: "a scarf in red, white and blue" is a red, white and blue scarf.
func GarmentInColors(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text != "in" || toks[i].Kind != token.Word || toks[i-1].Kind != token.Word {
			continue
		}
		at := i - 1
		for at > max(0, i-3) && r.Longest(toks, at-1).To == i && r.Longest(toks, at-1).Is(vocabulary.Garment) {
			at--
		}
		garment := r.Longest(toks, at)
		end, colors := ColorList(r, toks, i+1)
		if garment.To != i || !garment.Is(vocabulary.Garment) || len(colors) == 0 || at > 0 && r.At(toks, at-1, 1).Is(vocabulary.Color) {
			continue
		}
		if end < len(toks) && toks[end].Kind == token.Word && r.LongestAhead(toks, end).Is(vocabulary.Naming...) && !wording.Introducing[toks[end].Text] && !wording.Joining[toks[end].Text] {
			continue // "in a scarf in red boots"
		}
		toks = slices.Concat(toks[:at], colors, toks[at:i], toks[end:])
	}
	return toks
}

// ColorList is where a list of colors ends that begins at token i, and the colors with "and" between them; there are none where no color is.
func ColorList(r vocabulary.Finder, toks []token.Token, i int) (end int, colors []token.Token) {
	end = i
	for at := i; at < len(toks); {
		s := r.Longest(toks, at)
		if toks[at].Kind != token.Word || !s.Is(vocabulary.Color) {
			break
		}
		if len(colors) > 0 {
			and := toks[end]
			and.Kind, and.Text, and.Raw = token.Word, "and", "and"
			colors = append(colors, and)
		}
		colors = append(colors, toks[at:s.To]...)
		end, at = s.To, s.To
		for at < len(toks) && (toks[at].Kind == token.Pause || toks[at].Text == "and") {
			at++
		}
		if at == end {
			break
		}
	}
	return end, colors
}

// leadsToPrint are the words before what is on somebody's garment.
var leadsToPrint = lexicon.Set("with and has have")
