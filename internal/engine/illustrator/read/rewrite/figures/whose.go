package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Theirs reads "there" before a part of a body as "their": "floating on there backs", "flour on there noses".
func Theirs(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if w := toks[i].Text; w != "there" && w != "thier" && w != "theyre" || toks[i].Kind != token.Word || !wording.OfBody[toks[i+1].Text] && !wording.OfBody[strings.TrimSuffix(toks[i+1].Text, "s")] {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Text, toks[i].Raw = "their", "their"
	}
	return toks
}

// beforeOwner are the words before one who has something: "the robots head" is the head of a robot, "two robots heads" are those of two.
var beforeOwner = lexicon.Set("a an the his her its their my")

// UnmarkedOwners adds the apostrophe that is missing between one who lives, or looks so, and a part of a body: "on the robots head", "a lions mane".
func UnmarkedOwners(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		name, ok := strings.CutSuffix(toks[i].Text, "s")
		if !ok || toks[i].Kind != token.Word || toks[i+1].Kind != token.Word || toks[i].Raw == name+"'s" || !wording.OfBody[toks[i+1].Text] || !ofOne(r, toks, i) || !hasBody(r, name) {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Raw = name + "'s"
	}
	return toks
}

// ofOne reports whether a word for one is before the noun at i and the words that describe it.
func ofOne(r vocabulary.Finder, toks []token.Token, i int) bool {
	for i--; i > 0 && toks[i].Kind == token.Word && !beforeOwner[toks[i].Text] && r.At(toks, i, 1).Is(vocabulary.Describing...); i-- {
	}
	return i >= 0 && beforeOwner[toks[i].Text]
}

// hasBody reports whether a word names somebody, an animal or a thing with a head and limbs.
func hasBody(r vocabulary.Finder, name string) bool {
	s := vocabulary.Phrase{Senses: r.Words.Senses[name]}
	id, _ := s.Value(vocabulary.Thing)
	switch r.Drawable(id) {
	case brief.Animal, brief.Bird, brief.Person:
		return true
	case brief.Piece:
		t, _ := things.ByID(id)
		return t.Group == "fish-insect-reptile" || t.Group == "dinosaur-fantasy" || figures[id]
	}
	return s.Is(vocabulary.Person)
}

// figures are the things that are made like somebody.
var figures = lexicon.Set("teddy-bear snowman doll scarecrow gingerbread-man nutcracker")
