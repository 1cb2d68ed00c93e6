package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// joining are the words before "a … one" that name another one of what was named before.
var joining = lexicon.Set("and or to beside behind than by near")

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
		if noun, ok := nounBefore(r, out, from-1, i); ok && !noun.Plural { // of several, one may be told of
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

// nounBefore is the name of a thing before token "end" that words of the same classes describe as the one that is told of from there on, else of the
// first thing.
func nounBefore(r vocabulary.Finder, toks []token.Token, end, one int) (noun vocabulary.Phrase, ok bool) {
	looks := classesIn(r, toks, end, one)
	for i := 0; i < end; {
		if toks[i].Kind != token.Word {
			i++
			continue
		}
		s := r.Longest(toks, i)
		if s.Is(vocabulary.Thing) && !s.Is(vocabulary.Color, vocabulary.Material) && s.To <= end {
			from := max(looksBefore(r, toks, i), 0)
			if alike := slices.ContainsFunc(classesIn(r, toks, from, i), func(c vocabulary.Class) bool { return slices.Contains(looks, c) }); !ok || alike {
				noun, ok = s, true
			}
		}
		i = max(s.To, i+1)
	}
	return noun, ok
}

// classesIn are the classes of the words for a look among tokens.
func classesIn(r vocabulary.Finder, toks []token.Token, from, to int) (out []vocabulary.Class) {
	for k := from; k < to; k++ {
		if toks[k].Kind != token.Word {
			continue
		}
		for _, s := range r.At(toks, k, 1).Senses {
			if slices.Contains(vocabulary.Describing, s.Class) && s.Class != vocabulary.Count {
				out = append(out, s.Class)
			}
		}
	}
	return out
}
