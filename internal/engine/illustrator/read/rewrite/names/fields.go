package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Words for ground on which one kind of plant grows, and those after which such ground is only where something is.
var (
	fields    = lexicon.Set("field fields meadow patch")
	onGround  = lexicon.Set("in into inside through across from at of on near beside by over behind above")
	manyWords = lexicon.Set("a an the big large huge vast")
)

// FieldsOf reads "a sunflower field" and "field of tulips", where nothing is told to be in it, as those plants in their field.
func FieldsOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i, t := range toks {
		if !fields[t.Text] || t.Kind != token.Word {
			continue
		}
		from, to, plant := i, i+1, ""
		if i+2 < len(toks) && toks[i+1].Text == "of" {
			name := r.LongestAhead(toks, i+2)
			plant, to = plantNamed(r, toks, name, i+2), name.To
		}
		for n := 1; n <= 2 && plant == "" && i >= n; n++ {
			if name := r.At(toks, i-n, n); toks[i-n].Kind == token.Word && name.To == i {
				plant, from, to = plantNamed(r, toks, name, i-n), i-n, i+1
			}
		}
		if plant == "" {
			continue
		}
		for from > 0 && manyWords[toks[from-1].Text] {
			from--
		}
		if from > 0 && toks[from-1].Kind == token.Word && onGround[toks[from-1].Text] {
			continue
		}
		words := token.Split(plant + " in a field of " + plant)
		for k := range words {
			words[k].Start, words[k].End = toks[from].Start, toks[to-1].End
		}
		return slices.Concat(toks[:from], words, toks[to:])
	}
	return toks
}

// plantNamed is the plural of a plant that grows in fields, if a phrase names one.
func plantNamed(r vocabulary.Finder, toks []token.Token, name vocabulary.Phrase, from int) string {
	id, ok := name.Value(vocabulary.Thing)
	if t, known := things.ByID(id); !ok || !known || t.Group != "plant-flower" || r.Drawable(id) == "" {
		return ""
	}
	said := ""
	for k := from; k < name.To; k++ {
		said += toks[k].Text + " "
	}
	said = said[:len(said)-1]
	if uncounted[said] || said[len(said)-1] == 's' {
		return said
	}
	return said + "s"
}

// uncounted are plants whose names have no plural.
var uncounted = lexicon.Set("lavender wheat grass bamboo")
