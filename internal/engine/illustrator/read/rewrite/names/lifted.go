package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// lifts are the verbs of what balloons do with a thing, and byBalloons what leads from the thing to them.
	lifts      = lexicon.Set("lifting lifts carrying carries holding holds pulling pulls raising")
	byBalloons = lexicon.Set("by with from under below to on")
	lifted     = lexicon.Set("lifted carried held pulled raised floating flying hanging suspended attached tied hung")
)

// BalloonsLift reads "a house lifted by many balloons" and "balloons carrying a basket" as a bunch of balloons that is tied to the thing.
func BalloonsLift(r vocabulary.Finder, toks []token.Token) []token.Token {
	at := slices.IndexFunc(toks, func(t token.Token) bool { return t.Text == "balloons" })
	if at < 0 || slices.ContainsFunc(toks, func(t token.Token) bool { return t.Text == "hot" || t.Text == "bunch" }) {
		return toks
	}
	if at+1 < len(toks) && lifts[toks[at+1].Text] {
		if !lifeless(r, toks, at+2) {
			return toks
		}
		return tiedBunch(toks, toks[:at], toks[at], toks[at+1:at+2], toks[at+2:])
	}
	by := at - 1
	for by > 0 && !byBalloons[toks[by].Text] && toks[by].Kind == token.Word {
		by--
	}
	verb := by - 1
	for verb > 0 && (toks[verb].Text == "up" || toks[verb].Text == "away" || toks[verb].Text == "off") {
		verb--
	}
	if by < 1 || verb < 1 || !byBalloons[toks[by].Text] || !lifted[toks[verb].Text] || !lifeless(r, toks, 0) {
		return toks
	}
	end := verb
	for end > 1 && (toks[end-1].Text == "being" || toks[end-1].Text == "is") {
		end--
	}
	return tiedBunch(toks, toks[by+1:at], toks[at], toks[end:by+1], slices.Concat(toks[:end], toks[at+1:]))
}

// lifeless reports whether the first thing named from a word on is a thing, which has no hands to hold balloons.
func lifeless(r vocabulary.Finder, toks []token.Token, from int) bool {
	for i := from; i < len(toks) && i < from+4; i++ {
		name := r.Longest(toks, i)
		if id, ok := name.Value(vocabulary.Thing); ok {
			return r.Drawable(id) == brief.Piece
		}
		if name.Is(vocabulary.Person) {
			return false
		}
	}
	return false
}

// tiedBunch says that a bunch of balloons with its looks is tied to what follows; the words that say so stand where the verb was. How many
// balloons they are is what a bunch is anyway.
func tiedBunch(toks, looks []token.Token, balloons token.Token, verb, to []token.Token) []token.Token {
	first := len(looks)
	for first > 0 && severalBalloons[looks[first-1].Text] {
		first--
	}
	if slices.ContainsFunc(looks[:first], func(t token.Token) bool { return severalBalloons[t.Text] }) {
		return toks
	}
	words := token.Split("balloon bunch tied to")
	for i := range words {
		words[i].Start, words[i].End = balloons.Start, balloons.End
		if i < 2 && first < len(looks) {
			words[i].Start = looks[first].Start
		}
		if i > 1 {
			words[i].Start, words[i].End = verb[0].Start, verb[len(verb)-1].End
		}
	}
	return slices.Concat(looks[:first], words, to)
}

// severalBalloons are the words for many of them.
var severalBalloons = lexicon.Set("many hundreds thousands of dozens lots a lot several colorful colourful colored bright hundred thousand")
