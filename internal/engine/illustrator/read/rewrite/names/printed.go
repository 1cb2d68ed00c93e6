package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// prints are the words for what is on something all over.
	prints = lexicon.Set("pattern patterns patterned print prints printed design designs motif motifs")
	// sheets are the words for designs in which a pattern is no cloth of a thing.
	sheets = lexicon.Set("seamless paper wrap wraps background backgrounds tumbler fabric border frame shirt tshirt tee poster")
)

// AllOverPrint reads "a guitar with a sunflower pattern" and "a mug with lemon print" as what is covered in many of the thing: one of them is no pattern.
func AllOverPrint(r vocabulary.Finder, toks []token.Token) []token.Token {
	if slices.ContainsFunc(toks, func(t token.Token) bool { return sheets[t.Text] }) {
		return toks
	}
	for i := 2; i < len(toks); i++ {
		if !prints[toks[i].Text] {
			continue
		}
		with := i - 1
		for with > 0 && with > i-5 && toks[with].Text != "with" && toks[with].Text != "in" && toks[with].Kind == token.Word {
			with--
		}
		at := with + 1
		if at < i && (toks[at].Text == "a" || toks[at].Text == "an") {
			at++
		}
		if with < 1 || toks[with].Text != "with" && toks[with].Text != "in" || at >= i || !r.At(toks, with-1, 1).Is(vocabulary.Thing) || r.At(toks, at, i+1-at).Is(vocabulary.Fill, vocabulary.Thing) || othersBefore(r, toks[:with]) {
			continue
		}
		noun := at
		for noun < i && r.At(toks, noun, 1).Is(vocabulary.Color) && !r.At(toks, noun, i-noun).Is(vocabulary.Thing) {
			noun++
		}
		if noun == i || !r.At(toks, noun, i-noun).Is(vocabulary.Thing) || r.At(toks, noun, i-noun).Is(vocabulary.Fill, vocabulary.Color) {
			continue
		}
		out := slices.Concat(toks[:with], token.Split("covered in"), toks[at:i], toks[i+1:])
		for k := with; k < with+2; k++ {
			out[k].Start, out[k].End = toks[with].Start, toks[with].End
		}
		last := with + 1 + i - at // the noun takes in the word for the pattern, which stands behind it
		out[last].End = toks[i].End
		return out
	}
	return toks
}

// othersBefore reports whether words name somebody, or a thing before the last one: what is printed then is a garment that they wear.
func othersBefore(r vocabulary.Finder, toks []token.Token) bool {
	for k := 0; k < len(toks); k++ {
		name := r.Longest(toks, k)
		id, thing := name.Value(vocabulary.Thing)
		if name.Is(vocabulary.Person) || thing && (name.To < len(toks) || r.Drawable(id) != brief.Piece) {
			return true
		}
		if thing {
			return false
		}
	}
	return false
}
