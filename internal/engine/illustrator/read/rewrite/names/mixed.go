package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// lent is what an animal has of the creature that is named right before it: a unicorn cat has a unicorn's horn.
var lent = map[string][]string{"unicorn": {"unicorn", "horn"}, "butterfly": {"butterfly", "wings"}, "dragon": {"dragon", "wings"}, "reindeer": {"antler", "headband"}}

// ownKind are animals that are of the creature's kind, or with it another animal's name: a dragon lizard.
var ownKind = lexicon.Set("horse horses pony ponies foal unicorn pegasus deer fish lizard snake dragon reindeer seahorse dinosaur turtle")

// LentParts gives an animal the part of the creature that is named right before it: "unicorn cat", "butterfly kitten", "reindeer cow".
func LentParts(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		parts := lent[toks[i].Text]
		next := i + 1
		if parts == nil || ownKind[toks[next].Text] || toks[next].Kind != token.Word || !wording.IsAnimal(r, r.At(toks, next, 1)) {
			continue
		}
		if next+1 < len(toks) && toks[next+1].Kind == token.Word && (wording.IsAnimal(r, r.At(toks, next+1, 1)) || r.At(toks, next+1, 1).Is(vocabulary.Thing)) || i > 0 && toks[i-1].Kind == token.Word && wording.IsAnimal(r, r.At(toks, i-1, 1)) {
			continue // a list: "unicorn cat dog"
		}
		first := toks[i]
		said := []token.Token{}
		for _, word := range append([]string{"with"}, parts...) {
			t := first
			t.Text, t.Raw = word, word
			said = append(said, t)
		}
		return slices.Concat(toks[:i], []token.Token{toks[next]}, said, toks[next+1:])
	}
	return toks
}
