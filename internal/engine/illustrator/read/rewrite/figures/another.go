package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// joining are the words before "a … one" that name another one of what was named before.
var joining = lexicon.Set("and or to beside behind than by near with")

// AnotherOne reads "one" after words for a look as one more of what was named before it: "a tall thin candle and a short fat one".
func AnotherOne(r vocabulary.Finder, toks []token.Token) []token.Token {
	out := toks
	for i := 3; i < len(out); i++ {
		if t := out[i]; t.Kind != token.Word || t.Text != "one" && t.Text != "ones" || i+1 < len(out) && out[i+1].Kind == token.Word && !r.Longest(out, i+1).Is(vocabulary.Relation) && out[i+1].Text != "and" {
			continue
		}
		from := looksBefore(r, out, i)
		if from < 2 || out[from-1].Kind == token.Word && !joining[out[from-1].Text] {
			continue
		}
		if noun, ok := nounBefore(r, out, from-1); ok && !noun.Plural { // of several, one may be told of
			again := slices.Clone(out[noun.From:noun.To])
			for k := range again {
				again[k].Start, again[k].End = out[i].Start, out[i].End
			}
			out = slices.Concat(out[:i], again, out[i+1:])
		}
	}
	return out
}

// looksBefore is the token of the article or the number before the words for a look that end at i; -1 if there are none.
func looksBefore(r vocabulary.Finder, toks []token.Token, i int) int {
	for k := i - 1; k > 0 && toks[k].Kind == token.Word; k-- {
		s := r.At(toks, k, 1)
		if toks[k].Text == "the" || s.Is(vocabulary.Count) {
			if k == i-1 {
				return -1
			}
			return k
		}
		if !s.Is(vocabulary.Describing...) {
			return -1
		}
	}
	return -1
}

// nounBefore is the name of a thing that ends last before a token.
func nounBefore(r vocabulary.Finder, toks []token.Token, end int) (last vocabulary.Phrase, ok bool) {
	for i := 0; i < end; {
		if toks[i].Kind != token.Word {
			i++
			continue
		}
		s := r.Longest(toks, i)
		if s.Is(vocabulary.Thing) && !s.Is(vocabulary.Color, vocabulary.Material) && s.To <= end {
			last, ok = s, true
		}
		i = max(s.To, i+1)
	}
	return last, ok
}
