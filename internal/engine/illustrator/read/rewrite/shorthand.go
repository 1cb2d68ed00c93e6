package rewrite

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// beforeLetters are the words after which "w" is a letter.
var beforeLetters = lexicon.Set("letter letters monogram initial initials alphabet capital the a and")

// sideOf are the sides of a body, which what is on a shoulder does not keep.
var sideOf = lexicon.Set("left right")

// shorthand reads "toaster w two slices" as "toaster with two slices".
func shorthand(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if (toks[i].Text == "other" || toks[i].Text == "free") && possessives[toks[i-1].Text] && (toks[i+1].Text == "hand" || toks[i+1].Text == "paw") {
			toks = slices.Delete(slices.Clone(toks), i, i+1) // "in his other hand"
			continue
		}
		if sideOf[toks[i].Text] && possessives[toks[i-1].Text] && i > 1 && toks[i-2].Text == "on" && toks[i+1].Text == "shoulder" {
			toks = slices.Delete(slices.Clone(toks), i, i+1) // "a parrot on his left shoulder"
			continue
		}
		if toks[i].Text == "thru" && strings.HasSuffix(toks[i-1].Text, "ing") { // not at a drive thru
			toks = slices.Clone(toks)
			toks[i].Text = "through"
			continue
		}
		if toks[i].Text != "w" || toks[i].Raw == "W" || toks[i-1].Kind != token.Word || toks[i+1].Kind != token.Word || beforeLetters[toks[i-1].Text] || len(toks[i+1].Text) == 1 && toks[i+1].Text != "a" {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Text = "with"
	}
	return toks
}

var (
	// holders are the words for what a list after a colon is in, heldKinds those for all of the list.
	holders   = lexicon.Set("crate basket box bowl bag jar bouquet vase tray plate platter board wreath tank shelf backpack")
	heldKinds = lexicon.Set("flowers fruit fruits vegetables veggies toys snacks food cheese sweets candy books supplies goodies things wildflowers")
)

// colons reads a colon after what holds things as "with": "a bouquet of flowers: 3 red tulips and 2 daisies".
func colons(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Kind != token.Pause || toks[i].Raw != ":" {
			continue
		}
		from := i
		if from > 2 && heldKinds[toks[from-1].Text] && toks[from-2].Text == "of" {
			from -= 2
		}
		if !holders[toks[from-1].Text] {
			continue
		}
		with := toks[i]
		with.Kind, with.Text, with.Raw, with.Start = token.Word, "with", "with", toks[from].Start
		toks = slices.Concat(toks[:from], []token.Token{with}, toks[i+1:])
	}
	return toks
}
