package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// span is a run of tokens that is read as one: words of the vocabulary, or a single word of no list.
type span struct {
	from, to int // tokens
	kind     token.Kind
	key      string // the words as the vocabulary has them
	text     string // a quoted text or an emoji
	senses   vocabulary.Senses
	plural   bool
}

// spanOf returns the span of a phrase.
func spanOf(s vocabulary.Phrase) span {
	return span{from: s.From, to: s.To, key: s.Key, senses: s.Senses, plural: s.Plural}
}

func (s span) value(c class) (string, bool) { return s.senses.Value(c) }

func (s span) is(classes ...class) bool { return s.senses.Is(classes...) }

// isStory reports whether a span is a name that is not to be taken apart: a figure of a story, a compound of its own.
func (s span) isStory() bool {
	return len(s.senses) > 0 && s.senses[0] == sense{Class: unknown, Value: "name"}
}

// ofSomebody are the words before somebody who is told of: "his little sister" is no saying.
var ofSomebody = wordSet("his her their its my our your a an the two")

// unsaid is a saying as what it names: who is "his little sister" is no text.
func (r *tables) unsaid(toks []token.Token, s span) span {
	if !s.is(person) {
		return r.at(toks, s.from, 1)
	}
	s.senses = slices.DeleteFunc(slices.Clone(s.senses), func(one sense) bool { return one.Class == saying })
	return s
}

// cut groups tokens into spans, the longest known phrase first.
func (r *tables) cut(toks []token.Token) []span {
	var spans []span
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			spans = append(spans, span{from: i, to: i + 1, kind: toks[i].Kind, text: toks[i].Text})
			i++
			continue
		}
		s := r.longest(toks, i)
		if i > 0 && ofSomebody[toks[i-1].Text] && s.is(saying) && s.to-s.from > 1 && r.words.Has(toks[s.to-1].Text, person) {
			s = r.unsaid(toks, s)
		}
		if at := r.longest(toks, s.to-1); s.is(relation) && s.to-s.from == 2 && at.to > s.to && strings.HasSuffix(at.key, " lap") && r.at(toks, i, 1).is(pose) {
			s = r.at(toks, i, 1) // "a cat asleep on her lap"
		}
		if s.is(relation) && s.to-s.from > 1 && r.finder.NameRunsOn(toks, s.to) {
			s = r.at(toks, i, 1) // "a wreath on the front door"
		}
		if toks[i].Text == "in" && s.is(stack, arranged) && s.to < len(toks) && toks[s.to].Text == "of" {
			s = r.at(toks, i, 1) // "a fox in a pile of leaves": the leaves make the pile
		}
		if s.to-s.from > 1 && (s.is(thing, standIn) || s.is(count, stack) && toks[i].Text == "a") {
			s = r.settle(toks, s)
		}
		if other, ok := r.apart(toks, s); ok {
			s = other
		} else if other, ok := r.turned(toks, s); ok {
			s = other
		}
		if len(spans) > 0 {
			s = s.toldOf(spans[len(spans)-1])
		}
		spans = append(spans, s)
		i = s.to
	}
	return spans
}

// toldOf keeps only the state of what names a thing too, such as "dripping paint", right after what it is told of: "heart dripping paint".
func (s span) toldOf(before span) span {
	name, ok := s.value(state)
	if !ok || s.to-s.from < 2 || !s.is(thing) || !before.is(thing, person) || before.is(describing...) {
		return s
	}
	s.senses = []sense{{Class: state, Value: name}}
	return s
}

// apart reads a compound that is no kind of what its last word names as one unknown noun: a trojan horse is no horse.
func (r *tables) apart(toks []token.Token, s span) (span, bool) {
	if s.to-s.from != 1 || s.to >= len(toks) || toks[s.to].Kind != token.Word || s.is(describing...) || s.is(stop, relation, trade, style, person) {
		return s, false
	}
	for _, last := range things.Singulars(toks[s.to].Text) {
		key := s.key + " " + last
		if wordnet.Apart(key) && len(r.at(toks, s.from, 2).senses) == 0 {
			return span{from: s.from, to: s.to + 1, key: key, senses: []sense{{Class: unknown, Value: "name"}}, plural: last != toks[s.to].Text}, true
		}
	}
	return s, false
}

// turned reads a name whose words were typed the other way round, as catalogs do: "hat cowboy", "tree christmas", "butterfly monarch",
// and "crown made of flowers" as a flower crown.
func (r *tables) turned(toks []token.Token, s span) (span, bool) {
	at, made := s.to, r.longestAhead(toks, s.to)
	isMade := made.key == "made of" || made.key == "made from" || made.key == "made out of"
	if isMade {
		at = made.to
	}
	if s.to-s.from != 1 || at >= len(toks) || toks[at].Kind != token.Word || !s.is(thing, garment) || s.is(color, material, count, stop, relation) {
		return s, false
	}
	first := things.Singulars(toks[at].Text)
	for _, last := range things.Singulars(s.key) {
		for _, word := range first {
			named := span{senses: r.words.Senses[word+" "+last]}
			id, ok := named.value(thing)
			alone := span{senses: r.words.Senses[word]}
			other, _ := alone.value(thing)
			if kind := r.drawable(other); !ok || alone.is(stop, relation, color, pose, state, expression, size, fill, style) || kind != "" && kind != brief.Person && !isMade {
				continue
			}
			if next := r.longest(toks, at); next.to-next.from > 1 && next.is(thing) || r.drawable(id) == "" && !named.is(standIn) {
				continue
			}
			return span{from: s.from, to: at + 1, key: word + " " + last, senses: named.senses, plural: last != s.key}, true
		}
	}
	return s, false
}

// settle gives the first words back to a longer name that begins at the second: "red wine glasses" are wine glasses, a "hand drawn heart with arrow" is
// a heart with an arrow.
func (r *tables) settle(toks []token.Token, s span) span {
	for n := 1; n < s.to-s.from; n++ {
		next := r.longest(toks, s.from+n)
		if next.to <= s.to || next.to-next.from < 2 || !next.is(thing, person) {
			continue
		}
		first := r.at(toks, s.from, n)
		if first.is(describing...) || n > 1 && first.is(style) {
			return first
		}
		if n == 1 {
			return s
		}
	}
	return s
}

// longest returns the longest known phrase at i, else the word alone as unknown.
func (r *tables) longest(toks []token.Token, i int) span { return spanOf(r.finder.Longest(toks, i)) }

// longestAhead returns the phrase at token i, or nothing at the end.
func (r *tables) longestAhead(toks []token.Token, i int) span {
	return spanOf(r.finder.LongestAhead(toks, i))
}

// at looks n words at i up, as they are and as a plural.
func (r *tables) at(toks []token.Token, i, n int) span { return spanOf(r.finder.At(toks, i, n)) }
