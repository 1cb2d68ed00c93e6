// Package positions rewrites where in an image something is: from left to right, on each side, at the top and in a corner.
package positions

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// whatIsBehind are the words before what somebody is behind.
var whatIsBehind = lexicon.Set("a an the one some his her its their two three")

// FromBehind tells where somebody is who does something to what was named right before: "a fox looking at a hen from behind a tree" is behind the tree.
func FromBehind(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 3; i+3 < len(toks); i++ {
		if toks[i].Text != "from" || toks[i+1].Text != "behind" || !whatIsBehind[toks[i+2].Text] || toks[i-1].Kind != token.Word {
			continue
		}
		named := r.At(toks, i-1, 1)
		if named.Is(vocabulary.Pose, vocabulary.Relation, vocabulary.Stop, vocabulary.Style) || toks[i-1].Text == "out" || toks[i-1].Text == "seen" {
			continue // "peeking out from behind a tree" is a pose
		}
		toks = slices.Clone(toks)
		toks[i].Kind, toks[i].Text = token.Pause, ""
	}
	return toks
}

// TopAndBottom reads a prompt of two things, one "on top" and one "at the bottom", as the first above the second.
func TopAndBottom(toks []token.Token) []token.Token {
	n := len(toks)
	if n < 8 || toks[n-1].Text != "bottom" || toks[n-2].Text != "the" || toks[n-3].Text != "at" && toks[n-3].Text != "on" {
		return toks
	}
	pause := slices.IndexFunc(toks, func(t token.Token) bool { return t.Kind != token.Word || t.Text == "and" })
	if pause < 4 || pause > n-5 || toks[pause].Kind != token.Pause && toks[pause].Kind != token.Word || toks[pause-1].Text != "top" {
		return toks
	}
	from := pause - 2
	if toks[from].Text == "the" {
		from--
	}
	second := toks[pause+1 : n-3]
	if toks[from].Text != "on" && toks[from].Text != "at" || slices.ContainsFunc(toks[:from], joinsMore) || slices.ContainsFunc(second, joinsMore) {
		return toks
	}
	above := toks[from]
	above.Text, above.Raw = "above", "above"
	return slices.Concat(toks[:from], []token.Token{above}, second)
}

// joinsMore reports whether a word begins something else that could be at the top or the bottom, or joins it.
func joinsMore(t token.Token) bool {
	return t.Kind != token.Word || t.Text == "with" || t.Text == "of" || t.Text == "text" || t.Text == "saying"
}
