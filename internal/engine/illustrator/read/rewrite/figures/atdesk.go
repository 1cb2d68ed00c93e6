package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// deskWork are the verbs of what people do with a pen at a desk.
	deskWork = lexicon.Set("drawing sketching writing coloring colouring doodling studying")
	// deskOn are the things that they do it on, which lie on that desk.
	deskOn = lexicon.Set("on in with tablet ipad paper notebook sketchbook pad book journal a an the her his their digital drawing graphics")
)

// AtDesk reads who draws or writes at a desk as sitting at it with pen and paper: "drawing on a tablet at her desk".
func AtDesk(_ vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		if !deskWork[toks[i].Text] || toks[i].Kind != token.Word {
			continue
		}
		at := i + 1
		for at < len(toks) && toks[at].Kind == token.Word && deskOn[toks[at].Text] {
			at++
		}
		desk := at + 1
		for desk < len(toks) && (wording.Determiners[toks[desk].Text] || wording.Possessives[toks[desk].Text]) {
			desk++
		}
		if at == i+1 || desk >= len(toks) || toks[at].Text != "at" || toks[desk].Text != "desk" {
			continue
		}
		said := token.Split("studying at a desk")
		for k := range said {
			said[k].Start, said[k].End = toks[i].Start, toks[desk].End
		}
		return slices.Concat(toks[:i], said, toks[desk+1:])
	}
	return toks
}

// Dropped reads what somebody dropped as lying upside down beside them: "a boy who dropped his ice cream".
func Dropped(_ vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		if t := toks[i].Text; t != "dropped" && t != "dropping" && t != "spilled" || toks[i].Kind != token.Word || !wording.Determiners[toks[i+1].Text] && !wording.Possessives[toks[i+1].Text] {
			continue
		}
		from := i
		for from > 1 && (toks[from-1].Text == "who" || toks[from-1].Text == "that" || toks[from-1].Text == "just" || toks[from-1].Text == "has" || toks[from-1].Text == "because" || toks[from-1].Text == "he" || toks[from-1].Text == "she") {
			from--
		}
		said := token.Split("next to an upside down")
		for k := range said {
			said[k].Start, said[k].End = toks[from].Start, toks[i+1].End
		}
		return slices.Concat(toks[:from], said, toks[i+2:])
	}
	return toks
}
