package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// Words for an amount of what has no edges, what has none, and words for how much of it there is.
var (
	amountsOf = lexicon.Set("column columns plume plumes wisp wisps billow billows stream swirl trail curl curls")
	shapeless = lexicon.Set("smoke steam fog mist dust vapor")
	howMuch   = lexicon.Set("thick thin tall big huge large small dense billowing rising curling")
)

// ShapelessAmounts reads "a thick column of black smoke" as black smoke: no column is drawn for it.
func ShapelessAmounts(toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		if !amountsOf[toks[i].Text] || toks[i+1].Text != "of" {
			continue
		}
		of := i + 2
		for of < len(toks) && of < i+5 && toks[of].Kind == token.Word && !shapeless[toks[of].Text] {
			of++
		}
		if of >= len(toks) || !shapeless[toks[of].Text] {
			continue
		}
		from := i
		for from > 0 && howMuch[toks[from-1].Text] {
			from--
		}
		if from > 0 && (toks[from-1].Text == "a" || toks[from-1].Text == "the") {
			from--
		}
		out := slices.Delete(slices.Clone(toks), from, i+2)
		out[from].Start = toks[from].Start
		return out
	}
	return toks
}

// Words for the floors of a building.
var floors = lexicon.Set("story storey stories storeys floor")

// StoriesHigh reads "a two story house" as one house: the number counts its floors.
func StoriesHigh(toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		if n := toks[i].Text; !floors[toks[i+1].Text] || !floorCounts[n] || toks[i+2].Kind != token.Word {
			continue
		}
		out := slices.Delete(slices.Clone(toks), i, i+1)
		out[i].Start = toks[i].Start
		return out
	}
	return toks
}

var floorCounts = lexicon.Set("one two three four five six 1 2 3 4 5 6 double multi")
