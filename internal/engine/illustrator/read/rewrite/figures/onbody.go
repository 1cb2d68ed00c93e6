package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// bodySpots are the parts of a body with a place for what is on them, with the words by which that place is read.
var bodySpots = map[string]string{
	"snout": "on its nose", "trunk": "on its nose", "antler": "in its antlers", "antlers": "in its antlers",
	"hand": "in its hand", "hands": "in its hands", "palm": "in its hand", "palms": "in its hands", "paw": "in its paw", "paws": "in its paws",
	"feet": "at its feet", "side": "by its side", "mouth": "in its mouth", "beak": "in its mouth",
}

// OnBodyOf names somebody before what is on a part of their body: "a ladybug on a child's hand" is a child with a ladybug in the hand.
func OnBodyOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i+1 < len(toks); i++ {
		spot := bodySpots[toks[i+1].Text]
		name, ok := vocabulary.Possessive(toks[i].Raw)
		if spot == "" || !ok || toks[i].Kind != token.Word {
			continue
		}
		who := i
		for who > 0 && !spotWords[toks[who-1].Text] && (wording.Determiners[toks[who-1].Text] || r.At(toks, who-1, 1).Is(vocabulary.Describing...)) {
			who--
		}
		place := who - 1
		if place < 1 || !spotWords[toks[place].Text] {
			continue
		}
		if restsThere[toks[place-1].Text] {
			place--
		}
		from := place
		for from > 0 && toks[from-1].Kind == token.Word && !r.At(toks, from-1, 1).Is(vocabulary.Relation) && !strings.HasSuffix(toks[from-1].Text, "ing") {
			from--
		}
		if from > 0 && toks[from-1].Kind == token.Word || place-from > 4 || place == from || perches(r, toks, place-1) {
			continue
		}
		toks = turned(toks, from, place, who, i, name, spot)
	}
	return toks
}

// perches reports whether the noun at i is a bird, which sits on a hand by itself.
func perches(r vocabulary.Finder, toks []token.Token, i int) bool {
	id, _ := r.At(toks, i, 1).Value(vocabulary.Thing)
	return r.Drawable(id) == brief.Bird
}

// turned puts the owner, tokens who to i, before what is on them, tokens from to place.
func turned(toks []token.Token, from, place, who, i int, name, spot string) []token.Token {
	owner := toks[i]
	owner.Raw, owner.Text = name, token.Fold(name)
	with := token.Split("with")
	with[0].Start, with[0].End = toks[who-1].Start, toks[who-1].End
	on := token.Split(spot)
	for k := range on {
		on[k].Start, on[k].End = toks[i+1].Start, toks[i+1].End
	}
	var doing []token.Token
	if toks[place].Text == "sleeping" {
		doing = toks[place : place+1]
	}
	return slices.Concat(toks[:from], toks[who:i], []token.Token{owner}, with, toks[from:place], doing, on, toks[i+2:])
}

var (
	// spotWords stand before the part of a body where something is, restsThere before them.
	spotWords  = lexicon.Set("on in at upon by inside")
	restsThere = lexicon.Set("sitting resting perched landing standing lying sleeping perching balancing walking crawling landed held")
)

var (
	// standsForAll are the parts of somebody that stand for all of them after the words in besideLimb: "hiding behind his mother's leg".
	standsForAll = lexicon.Set("leg legs foot feet skirt arm arms shoulder shoulders knee knees side body back eye eyes mouth socket")
	besideLimb   = lexicon.Set("behind against beside between of")
	leansOn      = lexicon.Set("leaning leans crying")
)

// BesideLimbOf leaves out the part of somebody that something is behind, against or out of.
func BesideLimbOf(toks []token.Token) []token.Token {
	for i := 2; i+1 < len(toks); i++ {
		name, ok := vocabulary.Possessive(toks[i].Raw)
		if !ok || toks[i].Kind != token.Word || !standsForAll[toks[i+1].Text] {
			continue
		}
		from := i
		for from > 0 && wording.Determiners[toks[from-1].Text] {
			from--
		}
		if from < 2 {
			continue
		}
		before, verb := toks[from-1].Text, toks[from-2].Text
		on := before == "on" && leansOn[verb] && strings.HasPrefix(toks[i+1].Text, "shoulder")
		if !on && (!besideLimb[before] || before == "of" && verb != "out") {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Raw, toks[i].Text, toks[i].End = name, token.Fold(name), toks[i+1].End
		toks = slices.Delete(toks, i+1, i+2)
	}
	return toks
}
