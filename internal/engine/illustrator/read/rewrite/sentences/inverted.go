package sentences

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// wheres are the relations that say where something is, with which a clause may begin.
	wheres = map[string]bool{"beside": true, "behind": true, "in front of": true, "under": true, "over": true, "on": true, "inside": true, "in": true, "left of": true, "right of": true, "side left": true, "side right": true, "at behind": true, "at front": true, "at print": true, "at inside": true, "at top": true, "at feet": true}
	// isThere are the verbs of such a clause, with what somebody does there.
	isThere = map[string]string{"is": "", "are": "", "there is": "", "there are": "", "theres": "", "you see": "", "sits": "sitting", "sit": "sitting", "stands": "standing", "stand": "standing", "lies": "lying", "lie": "lying", "sleeps": "sleeping", "sleep": "sleeping", "flies": "flying", "floats": "floating", "hangs": "hanging"}
	// objectsOf are the pronouns for what something is by.
	objectsOf = lexicon.Set("it them him her")
)

// longestPlace is how many words there are at most between a place and the verb of its clause.
const longestPlace = 6

// Inverted puts what a clause names before the place with which it begins: "next to it is a cup", "behind her a dog", "on the left is a cat", "on the
// table sits a vase".
func Inverted(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word || i > 0 && toks[i-1].Kind != token.Pause && !wording.Joining[toks[i-1].Text] {
			continue
		}
		place, noun, doing := placeOpens(r, toks, i)
		if noun < 0 {
			continue
		}
		end := namedTo(r, toks, noun, !objectsOf[toks[place-1].Text] && place > r.Longest(toks, i).To)
		if end < 0 {
			continue
		}
		where := slices.Clone(toks[i:place])
		if doing != "" {
			verb := toks[noun-1]
			verb.Text, verb.Raw = doing, doing
			where = append([]token.Token{verb}, where...)
		}
		toks = slices.Concat(toks[:i], toks[noun:end], where, toks[end:])
	}
	return toks
}

// placeOpens returns where the place ends with which a clause begins at token i, where what is there is named, and what it does; noun is -1 if no such
// clause begins there.
func placeOpens(r vocabulary.Finder, toks []token.Token, i int) (place, noun int, doing string) {
	s := r.Longest(toks, i)
	kind, _ := s.Value(vocabulary.Relation)
	if !wheres[kind] || strings.Contains(toks[i].Text, "ing") {
		return 0, -1, ""
	}
	place = s.To
	alone := strings.HasPrefix(kind, "side ") || strings.HasPrefix(kind, "at ")
	pronoun := place < len(toks) && objectsOf[toks[place].Text] && !alone
	if pronoun {
		place++
	}
	if alone || pronoun {
		if noun, doing = thereAt(toks, place); noun < 0 && place < len(toks) && wording.Newcomers[toks[place].Text] {
			noun = place
		}
		if noun >= 0 || alone || toks[place-1].Text != "her" {
			return place, noun, doing
		}
		place-- // "behind her house is a cat"
	}
	for at := place + 1; at < min(len(toks), place+longestPlace) && toks[at].Kind == token.Word; at++ {
		if noun, doing = thereAt(toks, at); noun >= 0 {
			return at, noun, doing
		}
	}
	return 0, -1, ""
}

// thereAt returns the token behind a verb at a place that what is there begins with, and what it does; -1 if there is none.
func thereAt(toks []token.Token, at int) (noun int, doing string) {
	for n := 2; n > 0; n-- {
		if at+n >= len(toks) || n == 2 && toks[at+1].Kind != token.Word {
			continue
		}
		verb := toks[at].Text
		if n == 2 {
			verb += " " + toks[at+1].Text
		}
		if doing, ok := isThere[verb]; ok && (wording.Newcomers[toks[at+n].Text] || wording.Known[toks[at+n].Text]) {
			return at + n, doing
		}
	}
	return -1, ""
}

// namedTo is where the noun phrase that begins at a token ends: before a pause, another phrase with an article, or what is told of the noun; -1 if it has no noun.
// Where all of a list is there, it ends behind the list.
func namedTo(r vocabulary.Finder, toks []token.Token, noun int, list bool) int {
	named := false
	at := noun + 1
	for at < len(toks) && toks[at].Kind == token.Word {
		if list && named && toks[at].Text == "and" && at+1 < len(toks) && wording.Newcomers[toks[at+1].Text] {
			at, named = at+2, false
			continue
		}
		s := r.LongestAhead(toks, at)
		if toks[at].Text == "and" && (at+1 == len(toks) || named) || s.Is(vocabulary.Relation, vocabulary.Pose) && !s.Is(vocabulary.Naming...) && toks[at].Text != "and" && (toks[at].Text != "of" || !named) || named && tells[toks[at].Text] {
			break
		}
		named = named || s.Is(vocabulary.Naming...) || s.Is(vocabulary.Unknown)
		at = max(s.To, at+1)
	}
	if !named {
		return -1
	}
	return at
}
