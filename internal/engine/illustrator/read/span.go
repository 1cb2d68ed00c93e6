package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/spelling"
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
	senses   []sense
	plural   bool
}

func (s span) value(c class) (string, bool) {
	for _, one := range s.senses {
		if one.class == c {
			return one.value, true
		}
	}
	return "", false
}

func (s span) is(classes ...class) bool {
	for _, c := range classes {
		if _, ok := s.value(c); ok {
			return true
		}
	}
	return false
}

// isStory reports whether a span is a name that is not to be taken apart: a figure of a story, a compound of its own.
func (s span) isStory() bool { return len(s.senses) > 0 && s.senses[0] == sense{unknown, "name"} }

// nouns are the classes that a plural can name.
var nouns = []class{thing, person, standIn, garment, partWord, glasses, hairStyle, extra, scene, trade, style, beard, fill, mixed}

// describing are the classes of words that describe a noun beside them.
var describing = []class{
	color, fill, material, state, expression, size, count, stack, inLine, arranged, young, pose, skin, age, body, build, hairStyle, hairColor, beard, theme, facing, portrait, featured, outline, alone, blend, turn, look,
}

// naming are the classes that name something.
var naming = []class{thing, several, mixed, person, standIn, garment, partWord, glasses, extra, unknown}

// cut groups tokens into spans, the longest known phrase first.
func (r *Reader) cut(toks []token.Token) []span {
	var spans []span
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			spans = append(spans, span{from: i, to: i + 1, kind: toks[i].Kind, text: toks[i].Text})
			i++
			continue
		}
		s := r.longest(toks, i)
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
	s.senses = []sense{{state, name}}
	return s
}

// apart reads a compound that is no kind of what its last word names as one unknown noun: a trojan horse is no horse.
func (r *Reader) apart(toks []token.Token, s span) (span, bool) {
	if s.to-s.from != 1 || s.to >= len(toks) || toks[s.to].Kind != token.Word || s.is(describing...) || s.is(stop, relation, trade, style, person) {
		return s, false
	}
	for _, last := range things.Singulars(toks[s.to].Text) {
		key := s.key + " " + last
		if wordnet.Apart(key) && len(r.at(toks, s.from, 2).senses) == 0 {
			return span{from: s.from, to: s.to + 1, key: key, senses: []sense{{unknown, "name"}}, plural: last != toks[s.to].Text}, true
		}
	}
	return s, false
}

// turned reads a name whose words were typed the other way round, as catalogs do: "hat cowboy", "tree christmas", "butterfly monarch",
// and "crown made of flowers" as a flower crown.
func (r *Reader) turned(toks []token.Token, s span) (span, bool) {
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
			named := span{senses: r.words.senses[word+" "+last]}
			id, ok := named.value(thing)
			alone := span{senses: r.words.senses[word]}
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

// longestAhead returns the phrase at token i, or nothing at the end.
func (r *Reader) longestAhead(toks []token.Token, i int) span {
	if i >= len(toks) || toks[i].Kind != token.Word {
		return span{}
	}
	return r.longest(toks, i)
}

// settle gives the first word back to a longer name that begins at the second: "red wine glasses" are wine glasses.
func (r *Reader) settle(toks []token.Token, s span) span {
	next := r.longest(toks, s.from+1)
	if next.to <= s.to || next.to-next.from < 2 || !next.is(thing, person) {
		return s
	}
	first := r.at(toks, s.from, 1)
	if first.is(describing...) {
		return first
	}
	return s
}

// longest returns the longest known phrase at i, else the word alone as unknown.
func (r *Reader) longest(toks []token.Token, i int) span {
	n, reach := 1, r.words.reach[toks[i].Text]
	for _, form := range things.Singulars(toks[i].Text)[1:] {
		reach = max(reach, r.words.reach[form]) // "cups of coffee"
	}
	reach = max(reach, 2) // a name of the kit may be in no list
	for n < reach && i+n < len(toks) && toks[i+n].Kind == token.Word {
		n++
	}
	for ; n > 0; n-- {
		if s := r.at(toks, i, n); len(s.senses) > 0 {
			return s
		}
	}
	s := span{from: i, to: i + 1, key: toks[i].Text, senses: []sense{{unknown, toks[i].Text}}}
	s.plural = things.IsPlural(s.key)
	return s
}

// at looks n words at i up, as they are and as a plural.
func (r *Reader) at(toks []token.Token, i, n int) span {
	key := toks[i].Text
	if n > 1 {
		words := make([]string, n)
		for k := range n {
			words[k] = toks[i+k].Text
		}
		key = strings.Join(words, " ")
	}
	s := span{from: i, to: i + n, key: key, senses: r.words.senses[key]}
	for _, form := range things.Singulars(key)[1:] {
		if s.is(thing, person, standIn) {
			break
		}
		for _, one := range r.words.senses[form] {
			if (nounClass(one.class) || one == sense{unknown, "name"}) && !s.is(one.class) {
				s.senses = append(s.senses[:len(s.senses):len(s.senses)], one)
				s.plural = true
			}
		}
	}
	if !s.plural && s.is(thing, person, standIn) {
		s.plural = things.IsPlural(key) && r.hasSingular(s, key)
	}
	if head, rest, ok := strings.Cut(key, " of "); ok && len(s.senses) == 0 {
		s = r.pluralHead(s, head, rest)
	}
	if _, typed := possessive(toks[i].Raw); len(s.senses) == 0 && !typed {
		s = r.ofOwner(s)
	}
	if len(s.senses) == 0 {
		s = r.respaced(s)
	}
	if len(s.senses) == 0 || s.isStory() {
		s = r.fromKit(s)
	}
	return s
}

// ofOwner reads "witches hat" and "wizards hats", possessives without an apostrophe, as a witch hat and wizard hats.
func (r *Reader) ofOwner(s span) span {
	first, rest, two := strings.Cut(s.key, " ")
	if !two {
		return s
	}
	for _, owner := range things.Singulars(first)[1:] {
		for _, form := range things.Singulars(rest) {
			senses := r.words.senses[owner+" "+form]
			if named := (span{senses: senses}); named.is(thing, standIn, garment) {
				s.senses, s.plural = senses, form != rest
				return s
			}
		}
	}
	return s
}

// respaced reads "lady bug" as ladybug and "teddybear" as teddy bear.
func (r *Reader) respaced(s span) span {
	first, rest, two := strings.Cut(s.key, " ")
	forms := things.Singulars(first + rest)
	if !two {
		forms = nil
		for i := 3; i < len(s.key)-2 && spelling.ASCII(s.key); i++ {
			if r.words.reach[s.key[:i]] > 1 {
				forms = append(forms, things.Singulars(s.key[:i]+" "+s.key[i:])...)
			}
		}
	} else if len(first) < 3 || len(rest) < 3 || strings.Contains(rest, " ") {
		return s
	}
	for _, form := range forms {
		if id, ok := (span{senses: r.words.senses[form]}).value(thing); ok {
			s.senses, s.plural = []sense{{thing, id}}, things.IsPlural(s.key)
			return s
		}
	}
	return s
}

// hasSingular reports whether what a plural may be of names the same: "strawberries" are several, "french fries" are not.
func (r *Reader) hasSingular(s span, key string) bool {
	id, _ := s.value(thing)
	for _, form := range things.Singulars(key)[1:] {
		for _, one := range r.words.senses[form] {
			if one.class == thing && one.value == id || one.class != thing && s.is(one.class) {
				return true
			}
		}
	}
	return false
}

// pluralHead reads "cups of coffee" as several of "cup of coffee".
func (r *Reader) pluralHead(s span, head, rest string) span {
	for _, form := range things.Singulars(head)[1:] {
		if senses := r.words.senses[form+" of "+rest]; len(senses) > 0 {
			s.senses, s.plural = senses, true
		}
	}
	return s
}

func nounClass(c class) bool {
	for _, n := range nouns {
		if n == c {
			return true
		}
	}
	return false
}

// joins reports whether a word is grammar, so that no name begins or ends with it.
func (r *Reader) joins(word string) bool {
	return r.words.has(word, stop) || r.words.has(word, relation) || r.words.has(word, color)
}

// fromKit finds art whose name is in no list.
func (r *Reader) fromKit(s span) span {
	if first, rest, several := strings.Cut(s.key, " "); several && (r.joins(first) || r.joins(rest)) {
		return s
	}
	for _, form := range things.Singulars(s.key) {
		if id := things.ID(form); r.drawable(id) != "" {
			s.senses = []sense{{thing, id}}
			s.plural = form != s.key
			return s
		}
	}
	return s
}
