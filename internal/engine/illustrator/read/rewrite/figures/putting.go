package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

var (
	puts    = lexicon.Set("putting placing loading dropping inserting")
	putInto = lexicon.Set("in into inside onto on")
	// putOn are the words behind "putting" where nothing is put into anything.
	putOn = lexicon.Set("on away together up down off out")
)

// PutInto reads who puts something into a thing as standing before that with it in their hands: "a woman putting groceries in the fridge".
func PutInto(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+3 < len(toks); i++ {
		if !puts[toks[i].Text] || putOn[toks[i+1].Text] || toks[i-1].Kind != token.Word || !isSomebody(r, lastPhrase(r, toks, i)) {
			continue
		}
		at := i + 1
		for at < len(toks) && toks[at].Kind == token.Word && !putInto[toks[at].Text] && at-i < 5 {
			at++
		}
		if at+1 >= len(toks) || !putInto[toks[at].Text] || toks[at-1].Text == "ring" || !carriedThing(r, toks[i+1:at]) {
			continue
		}
		to := at + 1
		for to < len(toks)-1 && wording.Determiners[toks[to].Text] {
			to++
		}
		if s := r.LongestAhead(toks, to); !s.Is(vocabulary.Thing, vocabulary.StandIn) || fullOf[s.Senses[0].Value] {
			continue
		}
		holding, facing := toks[i], token.Split("in front of")
		holding.Text, holding.Raw = "holding", "holding"
		for k := range facing {
			facing[k].Start, facing[k].End = toks[at].Start, toks[at].End
		}
		return slices.Concat(toks[:i], []token.Token{holding}, toks[i+1:at], facing, toks[at+1:])
	}
	return toks
}

// fullOf show what is put into them in their own drawing.
var fullOf = lexicon.Set("dishwasher washing-machine piggy-bank")

// lastPhrase is the phrase that ends right before a token.
func lastPhrase(r vocabulary.Finder, toks []token.Token, i int) vocabulary.Phrase {
	for from := max(0, i-3); from < i; from++ {
		if s := r.Longest(toks, from); s.To == i {
			return s
		}
	}
	return vocabulary.Phrase{}
}

// carriedThing reports whether some words name one thing that people carry.
func carriedThing(r vocabulary.Finder, toks []token.Token) bool {
	for i := range toks {
		s := r.Longest(toks, i)
		if s.To != len(toks) {
			continue
		}
		id, _ := s.Value(vocabulary.Thing)
		kind := r.Drawable(id)
		return s.Is(vocabulary.Person) || s.Is(vocabulary.Thing) && (kind == brief.Piece || kind == brief.Animal)
	}
	return false
}

// mounts carry more than one.
var mounts = lexicon.Set("motorcycle scooter horse sled boat rowboat canoe elephant camel tractor sofa bench seesaw roller-coaster porch-swing park-bench")

// MountedWith puts those who share a seat or a mount before it: "a boy on a motorcycle with his dad".
func MountedWith(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		if toks[i].Text != "on" && toks[i].Text != "riding" || !isSomebody(r, lastPhrase(r, toks, i)) {
			continue
		}
		at := i + 1
		for at < len(toks)-1 && wording.Determiners[toks[at].Text] {
			at++
		}
		mount := r.LongestAhead(toks, at)
		id, _ := mount.Value(vocabulary.Thing)
		if !mounts[id] || mount.To+1 >= len(toks) || toks[mount.To].Text != "with" {
			continue
		}
		who := mount.To + 1
		for who < len(toks)-1 && (wording.Determiners[toks[who].Text] || wording.Possessives[toks[who].Text]) {
			who++
		}
		if s := r.LongestAhead(toks, who); s.To > 0 && isSomebody(r, s) && !things.IsPlural(s.Key) {
			and := toks[mount.To]
			and.Text, and.Raw = "and", "and"
			return slices.Concat(toks[:i], []token.Token{and}, toks[mount.To+1:s.To], toks[i:mount.To], toks[s.To:])
		}
	}
	return toks
}

// infants are small children whom a grown one has in their arms.
var infants = lexicon.Set("baby newborn infant")

// InArms reads a grown person alone "with a baby" as holding it.
func InArms(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text != "with" || !carers[toks[i-1].Text] || i > 1 && toks[i-2].Kind == token.Word && wording.IsAnimal(r, r.At(toks, i-2, 1)) {
			continue
		}
		at := i + 1
		for at < len(toks)-1 && (wording.Determiners[toks[at].Text] && toks[at].Text != "baby" || wording.Possessives[toks[at].Text] || toks[at].Text == "newborn" || toks[at].Text == "cute") {
			at++
		}
		s := r.LongestAhead(toks, at)
		if !infants[toks[at].Text] || !s.Is(vocabulary.Person) || things.IsPlural(toks[s.To-1].Text) || !endsRow(toks, s.To) && toks[s.To].Text != "in" {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Text, toks[i].Raw = "holding", "holding"
	}
	return toks
}

// carers are the grown people who have a baby in their arms.
var carers = lexicon.Set("mom mother woman dad father man lady nurse doctor grandma grandmother grandpa grandfather mama papa daddy mommy nanny midwife aunt uncle parent")
