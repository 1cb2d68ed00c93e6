package positions

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

// EachSide reads "with an elf on each side" as between two of them.
func EachSide(toks []token.Token) []token.Token {
	for i := 3; i+2 < len(toks); i++ {
		if toks[i].Text != "on" || toks[i+1].Text != "each" && toks[i+1].Text != "either" && toks[i+1].Text != "both" || toks[i+2].Text != "side" && toks[i+2].Text != "sides" {
			continue
		}
		end := i + 3
		if end+1 < len(toks) && toks[end].Text == "of" && wording.Pronominal[toks[end+1].Text] {
			end += 2
		}
		with := i - 2
		for with > max(0, i-7) && toks[with].Kind == token.Word && toks[with].Text != "with" {
			with--
		}
		if toks[with].Kind == token.Pause && with > 0 && (end == len(toks) || toks[end].Kind == token.Pause) {
			toks = slices.Insert(slices.Clone(toks), with+1, saidAt("it", toks[with]), saidAt("is", toks[with]))
			with, i, end = with+2, i+2, end+2 // "a wolf on a cliff, pine trees on both sides"
			toks[with].Text = "with"
		}
		if strings.HasSuffix(toks[i-1].Text, "s") && slices.ContainsFunc(toks[with:i], func(t token.Token) bool { return t.Text == "and" }) {
			continue // "a controller and lightning bolts on both sides": the last of them
		}
		if toks[with].Text != "with" || with == 0 || end < len(toks) && toks[end].Text == "of" {
			continue
		}
		if end+1 < len(toks) && toks[end].Text == "and" && wording.Introducing[toks[end+1].Text] { // "with a rose on both sides and a banner below"
			toks = slices.Clone(toks)
			toks[end].Text, toks[end].Raw = "with", "with"
		}
		between, two := toks[with], toks[with+1]
		between.Text, between.Raw = "between", "between"
		noun := with + 2
		if two.Text != "a" && two.Text != "an" && two.Text != "one" && two.Text != "two" {
			two, noun = between, with+1
		}
		two.Text, two.Raw = "two", "two"
		return slices.Concat(toks[:with], []token.Token{between, two}, toks[noun:i], toks[end:])
	}
	return toks
}

// saidAt is a word that is put right before what follows a token.
func saidAt(word string, t token.Token) token.Token {
	return token.Token{Kind: token.Word, Text: word, Raw: word, Start: t.End, End: t.End}
}
