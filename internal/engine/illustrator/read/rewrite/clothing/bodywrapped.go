package clothing

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// wraps are the verbs for what is around a part of a body.
	wraps = lexicon.Set("wrapped covered decorated draped entwined tangled adorned")
	// wrappedIn are the words after them.
	wrappedIn = lexicon.Set("with in by")
	// circled are the parts of a body around which something is.
	circled = lexicon.Set("neck head horns antlers body tail trunk waist")
)

// BodyWrapped reads "its neck is wrapped with lights" and "his antlers decorated with lights" as having lights around it.
func BodyWrapped(toks []token.Token) []token.Token {
	for i := 1; i+4 < len(toks); i++ {
		if !wording.Possessives[toks[i].Text] || !circled[toks[i+1].Text] {
			continue
		}
		at := i + 2
		if toks[at].Text == "is" || toks[at].Text == "are" {
			at++
		}
		if at+2 >= len(toks) || !wraps[toks[at].Text] || !wrappedIn[toks[at+1].Text] {
			continue
		}
		end := at + 2
		for end < len(toks) && toks[end].Kind == token.Word && toks[end].Text != "and" && toks[end].Text != "while" {
			end++
		}
		with, around := toks[at+1], toks[at]
		with.Text, with.Raw, around.Text, around.Raw = "with", "with", "around", "around"
		from := i
		if toks[from-1].Kind == token.Pause || toks[from-1].Text == "and" || toks[from-1].Text == "with" {
			from--
		}
		return slices.Concat(toks[:from], []token.Token{with}, toks[at+2:end], []token.Token{around}, toks[i:i+2], toks[end:])
	}
	return toks
}
