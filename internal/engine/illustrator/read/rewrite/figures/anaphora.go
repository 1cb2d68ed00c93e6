package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// indefinite are the words with which a further thing of a kind begins.
var indefinite = lexicon.Set("a an another")

// OnesNamed says again what "ones", or "a small one", stands for: of "a pumpkin on hay with two small white ones" two small white pumpkins.
func OnesNamed(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i < len(toks); i++ {
		several := toks[i].Text == "ones"
		if toks[i].Kind != token.Word || !several && toks[i].Text != "one" || toks[i-1].Kind != token.Word || !r.At(toks, i-1, 1).Is(vocabulary.Color, vocabulary.Size) {
			continue
		}
		if next := i + 1; next < len(toks) && toks[next].Kind == token.Word && r.At(toks, next, 1).Is(vocabulary.Thing) && !r.At(toks, next, 1).Is(vocabulary.Relation) || !several && !leadsIndefinite(toks, i) {
			continue
		}
		name := firstNamed(r, toks[:i])
		if len(name) == 0 || !several && strings.HasSuffix(name[len(name)-1].Text, "s") {
			return toks // "two cats, a black one and an orange one" are those two
		}
		again := slices.Clone(name)
		for n := range again {
			again[n].Start, again[n].End = toks[i].Start, toks[i].End
		}
		if last := &again[len(again)-1]; several && !strings.HasSuffix(last.Text, "s") {
			last.Text += "s"
			last.Raw = last.Text
		}
		toks = slices.Replace(slices.Clone(toks), i, i+1, again...)
		i += len(again) - 1
	}
	return toks
}

// leadsIndefinite reports whether "a" or "another" opens what ends at token i.
func leadsIndefinite(toks []token.Token, i int) bool {
	for k := i - 1; k >= max(0, i-4) && toks[k].Kind == token.Word; k-- {
		if indefinite[toks[k].Text] {
			return true
		}
	}
	return false
}

// firstNamed are the tokens of the first thing or animal that is named.
func firstNamed(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := range toks {
		if toks[i].Kind != token.Word {
			continue
		}
		for n := min(3, len(toks)-i); n > 0; n-- {
			s := r.At(toks, i, n)
			if id, ok := s.Value(vocabulary.Thing); ok && r.Drawable(id) != "" && !s.Is(vocabulary.Color, vocabulary.Size, vocabulary.Relation, vocabulary.Style) {
				return toks[i : i+n]
			}
		}
	}
	return nil
}
