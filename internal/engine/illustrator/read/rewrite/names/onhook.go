package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/token"
)

// OnTheHook reads "a fishing rod with a bass on the hook" as a bass that hangs from the rod.
func OnTheHook(toks []token.Token) []token.Token {
	if !slices.ContainsFunc(toks, func(t token.Token) bool { return t.Text == "fishing" }) || !slices.ContainsFunc(toks, func(t token.Token) bool { return t.Text == "rod" || t.Text == "pole" }) {
		return toks
	}
	for i := 3; i+1 < len(toks); i++ {
		end := i + 1
		if toks[i].Text != "on" {
			continue
		}
		if t := toks[end].Text; t == "the" || t == "a" || t == "its" {
			end++
		}
		if end >= len(toks) || toks[end].Text != "hook" && toks[end].Text != "line" {
			continue
		}
		words := token.Split("hanging from it")
		for k := range words {
			words[k].Start, words[k].End = toks[i].Start, toks[end].End
		}
		return slices.Concat(toks[:i], words, toks[end+1:])
	}
	return toks
}
