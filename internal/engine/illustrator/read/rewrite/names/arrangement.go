package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// bouquetNames are the words for cut flowers that are put together, besides "bouquet".
var bouquetNames = lexicon.Set("arrangement arrangements bunch bunches bundle spray sprays cluster")

// Arrangement calls a bunch, a spray or an arrangement of flowers a bouquet: "poinsettia arrangement", "bunch of tulips", "white and navy floral arrangement".
func Arrangement(_ vocabulary.Finder, toks []token.Token) []token.Token {
	for i, t := range toks {
		if !bouquetNames[t.Text] || !arrangesFlowers(toks, i) {
			continue
		}
		out := slices.Clone(toks)
		out[i].Text, out[i].Raw = "bouquet", "bouquet"
		return out
	}
	return toks
}

// arrangesFlowers reports whether the word before one for an arrangement, or a word after its "of", is a flower.
func arrangesFlowers(toks []token.Token, at int) bool {
	loose := toks[at].Text == "bundle" || toks[at].Text == "cluster" // of clip art too
	if at+1 < len(toks) && toks[at+1].Text == "of" {
		for k := at + 2; k < len(toks) && k < at+6 && toks[k].Kind == token.Word && toks[k].Text != "in" && toks[k].Text != "with"; k++ {
			if cutFlower(toks, k) {
				return !loose || toks[k].Text != "flowers" && toks[k].Text != "wildflowers" && toks[at].Text != "cluster"
			}
		}
		return false
	}
	if at == 0 || loose {
		return false
	}
	return toks[at-1].Text == "floral" || toks[at-1].Text == "greenery" || cutFlower(toks, at-1)
}

// cutFlower reports whether the name of a plant that is cut ends with a token.
func cutFlower(toks []token.Token, end int) bool {
	if toks[end].Text == "flowers" || toks[end].Text == "flower" {
		return true
	}
	for n := min(3, end+1); n > 0; n-- {
		key := ""
		for _, t := range toks[end+1-n : end+1] {
			key += " " + t.Text
		}
		if thing, ok := things.Lookup(key[1:]); ok {
			return thing.Group == "plant-flower" && !slices.Contains(thing.Parts, "pot") && !slices.Contains(thing.Parts, "trunk") && slices.ContainsFunc(flowerParts, func(part string) bool { return slices.Contains(thing.Parts, part) })
		}
	}
	return false
}

// flowerParts are the parts that only flowers have, and what is dried with them.
var flowerParts = []string{"petals", "flowers", "flower", "blooms", "plumes", "plume", "bracts", "spikes", "florets"}
