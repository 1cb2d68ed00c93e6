package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/rewrite/clothing"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// OneColorEach reads "a white, a black and a brown", where no noun is, as "one white, one black and one brown", and "the other yellow" as one more.
func OneColorEach(r vocabulary.Finder, toks []token.Token) []token.Token {
	var at []int
	rest := toks
	for i := 1; i+1 < len(rest); i++ {
		from := i
		if rest[i].Text == "the" && rest[i+1].Text == "other" {
			i++
		}
		if before := rest[from-1]; before.Kind != token.Pause && before.Text != "and" || rest[i].Text != "a" && rest[i].Text != "one" && rest[i].Text != "other" || i+1 >= len(rest) {
			continue
		}
		end, colors := clothing.ColorList(r, rest[:min(i+2, len(rest))], i+1)
		if len(colors) == 0 || end < len(rest) && rest[end].Kind == token.Word && rest[end].Text != "and" {
			continue
		}
		if i > from { // "the other"
			rest = slices.Delete(slices.Clone(rest), from, from+1)
			i--
		}
		at = append(at, i)
	}
	if len(at) < 2 || !several(r, toks[:at[0]]) {
		return toks
	}
	rest = slices.Clone(rest)
	for _, i := range at {
		rest[i].Text, rest[i].Raw = "one", "one"
	}
	return rest
}
