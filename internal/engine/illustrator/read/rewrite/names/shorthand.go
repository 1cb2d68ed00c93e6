// Package names rewrites names and short forms: phrases that stand for others, letters and what decorates them, ages, flavors and themes.
package names

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

// beforeLetters are the words after which "w" is a letter.
var beforeLetters = lexicon.Set("letter letters monogram initial initials alphabet capital the a and")

// sideOf are the sides of a body, which what is on a shoulder does not keep.
var sideOf = lexicon.Set("left right")

// Shorthand reads "toaster w two slices" as "toaster with two slices".
func Shorthand(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if (toks[i].Text == "other" || toks[i].Text == "free") && wording.Possessives[toks[i-1].Text] && (toks[i+1].Text == "hand" || toks[i+1].Text == "paw") {
			toks = slices.Delete(slices.Clone(toks), i, i+1) // "in his other hand"
			continue
		}
		if sideOf[toks[i].Text] && wording.Possessives[toks[i-1].Text] && i > 1 && toks[i-2].Text == "on" && toks[i+1].Text == "shoulder" {
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

// Colons reads a colon after what holds things as "with": "a bouquet of flowers: 3 red tulips and 2 daisies".
func Colons(toks []token.Token) []token.Token {
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

// bubbles are the words for what comics letter their sounds in.
var bubbles = lexicon.Set("bubble bubbles balloons bursts burst")

// SoundsInBubbles gives each of several sounds in capitals a burst of its own: "speech bubbles: POW! BAM! ZAP!".
func SoundsInBubbles(toks []token.Token) []token.Token {
	var sounds []int
	named := -1
	for i, t := range toks {
		if named < 0 && t.Kind == token.Word && bubbles[t.Text] {
			named = i
		}
		if named >= 0 && t.Kind == token.Word && len(t.Raw) > 2 && t.Raw == strings.ToUpper(t.Raw) && i+1 < len(toks) && toks[i+1].Kind == token.Pause && strings.HasPrefix(toks[i+1].Raw, "!") {
			sounds = append(sounds, i)
		}
	}
	if len(sounds) < 2 || sounds[len(sounds)-1]-sounds[0] != 2*(len(sounds)-1) {
		return toks
	}
	from := named
	for from > 0 && toks[from-1].Kind == token.Word && (toks[from-1].Text == "speech" || toks[from-1].Text == "comic" || toks[from-1].Text == "word") {
		from--
	}
	all := slices.Concat(toks[:from], toks[named+1:sounds[0]])
	for n, i := range sounds {
		start, mid, end := toks[i].Start, toks[i].Start, toks[i].Start
		if n == 0 {
			start, mid, end = toks[from].Start, toks[named].Start, toks[named].End
		}
		all = append(all, token.Token{Text: "comic", Raw: "comic", Start: start, End: mid}, token.Token{Text: "burst", Raw: "burst", Start: mid, End: end}, toks[i], toks[i+1])
	}
	return append(all, toks[sounds[len(sounds)-1]+2:]...)
}
