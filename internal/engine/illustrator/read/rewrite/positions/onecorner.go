package positions

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// rims are the words of prompts whose corners are those of a page.
	rims = lexicon.Set("border borders frame frames page corners flourish ornament wreath invitation card stationery letterhead text says saying pattern logo certificate map")
	// ofCorner are the words before "corner".
	ofCorner = lexicon.Set("top upper bottom lower left right")
)

// InOneCorner reads one thing "in the corner" of a picture of several as beside them, on the side that is told: "a house with a sun in the corner".
func InOneCorner(toks []token.Token) []token.Token {
	if slices.ContainsFunc(toks, func(t token.Token) bool { return t.Kind == token.Quote || rims[t.Text] }) {
		return toks
	}
	for i := 3; i < len(toks); i++ {
		if toks[i].Text != "corner" {
			continue
		}
		from, side := i-1, "left"
		for from > 0 && ofCorner[toks[from].Text] {
			if toks[from].Text == "right" {
				side = "right"
			}
			from--
		}
		if from < 2 || toks[from].Text != "the" && toks[from].Text != "a" || toks[from-1].Text != "in" && toks[from-1].Text != "at" {
			continue
		}
		from--
		noun := from - 1
		for noun > max(0, from-4) && toks[noun].Kind == token.Word && toks[noun].Text != "a" && toks[noun].Text != "an" {
			noun--
		}
		other := func(t token.Token) bool { return t.Kind == token.Word && wording.Newcomers[t.Text] }
		alone := !slices.ContainsFunc(toks[:noun], other) && !slices.ContainsFunc(toks[i+1:], other)
		if single := toks[noun].Text == "a" || toks[noun].Text == "an" || noun == 0; !single || alone && noun > 0 || noun == 0 && alone && !slices.ContainsFunc(toks[i+1:], func(t token.Token) bool { return t.Text == "big" || t.Text == "large" }) {
			continue
		}
		said := token.Split("on the " + side + " side")
		for k := range said {
			said[k].Start, said[k].End = toks[from].Start, toks[i].End
		}
		return slices.Concat(toks[:from], said, toks[i+1:])
	}
	return toks
}
