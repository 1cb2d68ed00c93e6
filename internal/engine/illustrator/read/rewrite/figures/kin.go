package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// kin are the words for parents and young that may be those of animals, without the young ones.
var kin = map[string]bool{"mom": true, "mum": true, "mommy": true, "mama": true, "mother": true, "dad": true, "daddy": true, "papa": true, "father": true, "baby": false, "babies": false}

// KinOfAnimals adds the name of the animal to a parent or a baby that is told of after it, where no people are: "two elephants walking, the baby holds
// its mom".
func KinOfAnimals(r vocabulary.Finder, toks []token.Token) []token.Token {
	animal := -1
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word {
			continue
		}
		s := r.At(toks, i, 1)
		if wording.IsAnimal(r, s) {
			if animal < 0 {
				animal = i
			}
			continue
		}
		parent, isKin := kin[toks[i].Text]
		if owner, ok := strings.CutSuffix(toks[i].Text, "s"); ok && animal >= 0 && kin[owner] && i+1 < len(toks) && wording.OfBody[toks[i+1].Text] {
			toks = slices.Clone(toks)
			toks[i].Text, toks[i].Raw = "its", "its" // "holds moms tail"
			continue
		}
		if !isKin {
			if s.Is(vocabulary.Person) {
				return toks
			}
			continue
		}
		if animal >= 0 && animal == i-1 && parent && i+1 < len(toks) && (toks[i+1].Text == "baby" || toks[i+1].Text == "babies") { // "elephant mom baby"
			with := toks[i+1]
			with.Text, with.Raw = "with", "with"
			toks = slices.Insert(slices.Clone(toks), i+1, with)
			continue
		}
		told := i > 0 && (toks[i-1].Text == "the" || vocabulary.Numerals[toks[i-1].Text] != "")
		if animal < 0 && (i+1 >= len(toks) || !wording.IsAnimal(r, r.At(toks, i+1, 1))) {
			return toks // people come first
		}
		if animal < 0 || animal == i-1 || !told || i+1 < len(toks) && toks[i+1].Kind == token.Word && r.At(toks, i+1, 1).Is(vocabulary.Naming...) && !r.At(toks, i+1, 1).Is(vocabulary.Pose, vocabulary.Relation) {
			continue
		}
		name := toks[i]
		name.Text = strings.TrimSuffix(toks[animal].Text, "s")
		if toks[i].Text == "babies" {
			name.Text += "s"
		}
		name.Raw = name.Text
		if toks = slices.Clone(toks); parent {
			toks[i] = name // it was named before
			continue
		}
		toks = slices.Insert(toks, i+1, name)
		i++
	}
	return toks
}

// rooms belong to somebody who is not in the image: "grandma's kitchen".
var rooms = lexicon.Set("kitchen workshop garage room bedroom house home garden farm bakery shop store cafe diner studio office desk barn closet shed toolbox")

// WhoseRoom takes away whose a room is.
func WhoseRoom(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		if toks[i].Kind != token.Word || toks[i+1].Kind != token.Word || !rooms[toks[i+1].Text] || i > 1 || i+2 < len(toks) && toks[i+2].Kind == token.Word && toks[i+2].Text != "with" {
			continue
		}
		name, ok := vocabulary.Possessive(toks[i].Raw)
		if plain, s := strings.CutSuffix(toks[i].Text, "s"); !ok && s {
			name, ok = plain, true
		}
		if !ok || !(vocabulary.Phrase{Senses: r.Words.Senses[token.Fold(name)]}).Is(vocabulary.Person) {
			continue
		}
		return slices.Delete(slices.Clone(toks), i, i+1)
	}
	return toks
}
