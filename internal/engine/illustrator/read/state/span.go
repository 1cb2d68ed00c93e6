package state

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Span is a run of tokens that is read as one: words of the vocabulary, or a single word of no list.
type Span struct {
	From, To int // tokens
	Kind     token.Kind
	Key      string // the words as the vocabulary has them
	Text     string // a quoted text or an emoji
	Senses   vocabulary.Senses
	Plural   bool
}

// spanOf returns the span of a phrase.
func spanOf(s vocabulary.Phrase) Span {
	return Span{From: s.From, To: s.To, Key: s.Key, Senses: s.Senses, Plural: s.Plural}
}

// Value is the value of a sense of a span.
func (s Span) Value(c vocabulary.Class) (string, bool) { return s.Senses.Value(c) }

// Is reports whether a span has a sense of one of some classes.
func (s Span) Is(classes ...vocabulary.Class) bool { return s.Senses.Is(classes...) }

// IsStory reports whether a span is a name that is not to be taken apart: a figure of a story, a compound of its own.
func (s Span) IsStory() bool {
	return len(s.Senses) > 0 && s.Senses[0] == vocabulary.Sense{Class: vocabulary.Unknown, Value: "name"}
}

// ofSomebody are the words before somebody who is told of: "his little sister" is no saying.
var ofSomebody = lexicon.Set("his her their its my our your a an the two")

// unsaid is a saying as what it names: who is "his little sister" is no text.
func (r *Tables) unsaid(toks []token.Token, s Span) Span {
	if !s.Is(vocabulary.Person) {
		return r.At(toks, s.From, 1)
	}
	s.Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(one vocabulary.Sense) bool { return one.Class == vocabulary.Saying })
	return s
}

// Cut groups tokens into spans, the longest known phrase first.
func (r *Tables) Cut(toks []token.Token) []Span {
	var spans []Span
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			spans = append(spans, Span{From: i, To: i + 1, Kind: toks[i].Kind, Text: toks[i].Text})
			i++
			continue
		}
		s := r.longest(toks, i)
		if i > 0 && ofSomebody[toks[i-1].Text] && s.Is(vocabulary.Saying) && s.To-s.From > 1 && r.Words.Has(toks[s.To-1].Text, vocabulary.Person) {
			s = r.unsaid(toks, s)
		}
		if at := r.longest(toks, s.To-1); s.Is(vocabulary.Relation) && s.To-s.From == 2 && at.To > s.To && strings.HasSuffix(at.Key, " lap") && r.At(toks, i, 1).Is(vocabulary.Pose) {
			s = r.At(toks, i, 1) // "a cat asleep on her lap"
		}
		if s.Is(vocabulary.Relation, vocabulary.Pose) && s.To-s.From > 1 && r.Finder.NameRunsOn(toks, s.To) {
			s = r.At(toks, i, 1) // "a wreath on the front door"
		}
		if toks[i].Text == "in" && s.Is(vocabulary.Stack, vocabulary.Arranged) && s.To < len(toks) && toks[s.To].Text == "of" {
			s = r.At(toks, i, 1) // "a fox in a pile of leaves": the leaves make the pile
		}
		if s.To-s.From > 1 && (s.Is(vocabulary.Thing, vocabulary.StandIn) || s.Is(vocabulary.Count, vocabulary.Stack) && toks[i].Text == "a") {
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
		i = s.To
	}
	return spans
}

// toldOf keeps only the state of what names a thing too, such as "dripping paint", right after what it is told of: "heart dripping paint".
func (s Span) toldOf(before Span) Span {
	name, ok := s.Value(vocabulary.State)
	if !ok || s.To-s.From < 2 || !s.Is(vocabulary.Thing) || !before.Is(vocabulary.Thing, vocabulary.Person) || before.Is(vocabulary.Describing...) {
		return s
	}
	s.Senses = []vocabulary.Sense{{Class: vocabulary.State, Value: name}}
	return s
}

// apart reads a compound that is no kind of what its last word names as one unknown noun: a trojan horse is no horse.
func (r *Tables) apart(toks []token.Token, s Span) (Span, bool) {
	if s.To-s.From != 1 || s.To >= len(toks) || toks[s.To].Kind != token.Word || s.Is(vocabulary.Describing...) || s.Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Trade, vocabulary.Style, vocabulary.Person) {
		return s, false
	}
	for _, last := range things.Singulars(toks[s.To].Text) {
		key := s.Key + " " + last
		if wordnet.Apart(key) && len(r.At(toks, s.From, 2).Senses) == 0 {
			return Span{From: s.From, To: s.To + 1, Key: key, Senses: []vocabulary.Sense{{Class: vocabulary.Unknown, Value: "name"}}, Plural: last != toks[s.To].Text}, true
		}
	}
	return s, false
}

// turned reads a name whose words were typed the other way round, as catalogs do: "hat cowboy", "tree christmas", "butterfly monarch",
// and "crown made of flowers" as a flower crown.
func (r *Tables) turned(toks []token.Token, s Span) (Span, bool) {
	at, made := s.To, r.longestAhead(toks, s.To)
	isMade := made.Key == "made of" || made.Key == "made from" || made.Key == "made out of"
	if isMade {
		at = made.To
	}
	if s.To-s.From != 1 || at >= len(toks) || toks[at].Kind != token.Word || !s.Is(vocabulary.Thing, vocabulary.Garment) || s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Count, vocabulary.Stop, vocabulary.Relation) {
		return s, false
	}
	first := things.Singulars(toks[at].Text)
	for _, last := range things.Singulars(s.Key) {
		for _, word := range first {
			named := Span{Senses: r.Words.Senses[word+" "+last]}
			id, ok := named.Value(vocabulary.Thing)
			alone := Span{Senses: r.Words.Senses[word]}
			other, _ := alone.Value(vocabulary.Thing)
			if kind := r.Drawable(other); !ok || alone.Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Color, vocabulary.Pose, vocabulary.State, vocabulary.Expression, vocabulary.Size, vocabulary.Fill, vocabulary.Style) || kind != "" && kind != brief.Person && !isMade {
				continue
			}
			if next := r.longest(toks, at); next.To-next.From > 1 && next.Is(vocabulary.Thing) || r.Drawable(id) == "" && !named.Is(vocabulary.StandIn) {
				continue
			}
			return Span{From: s.From, To: at + 1, Key: word + " " + last, Senses: named.Senses, Plural: last != s.Key}, true
		}
	}
	return s, false
}

// settle gives the first words back to a longer name that begins at the second: "red wine glasses" are wine glasses, a "hand drawn heart with arrow" is
// a heart with an arrow.
func (r *Tables) settle(toks []token.Token, s Span) Span {
	for n := 1; n < s.To-s.From; n++ {
		next := r.longest(toks, s.From+n)
		if next.To <= s.To || next.To-next.From < 2 || !next.Is(vocabulary.Thing, vocabulary.Person) {
			continue
		}
		first := r.At(toks, s.From, n)
		if first.Is(vocabulary.Describing...) || n > 1 && first.Is(vocabulary.Style) {
			return first
		}
		if n == 1 {
			return s
		}
	}
	return s
}

// longest returns the longest known phrase at i, else the word alone as unknown.
func (r *Tables) longest(toks []token.Token, i int) Span { return spanOf(r.Finder.Longest(toks, i)) }

// longestAhead returns the phrase at token i, or nothing at the end.
func (r *Tables) longestAhead(toks []token.Token, i int) Span {
	return spanOf(r.Finder.LongestAhead(toks, i))
}

// At looks n words at i up, as they are and as a plural.
func (r *Tables) At(toks []token.Token, i, n int) Span { return spanOf(r.Finder.At(toks, i, n)) }

// Phrase returns where the noun phrase at i ends and its head.
func (p *Parser) Phrase(i int) (int, Span) {
	head := Span{Kind: token.Pause}
	for ; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if !s.IsWord() || s.Is(vocabulary.Relation) && s.Key != "and" && !s.Is(vocabulary.Naming...) {
			break
		}
		if article := s.Key == "a" || s.Key == "an"; article && head.Kind != token.Pause && !head.Is(vocabulary.Scene) {
			break // "giving a girl in a dress a flower"
		}
		if next := p.Span(i + 1); s.Key == "and" && (!next.Is(vocabulary.Describing...) || !p.Span(i-1).Is(vocabulary.Describing...) || next.Is(vocabulary.Count) && next.Is(vocabulary.Stop)) {
			break
		}
		if head.Is(vocabulary.Garment) && s.Is(vocabulary.Pose) && s.Is(vocabulary.Thing) && !s.Is(vocabulary.Color, vocabulary.Fill, vocabulary.Material, vocabulary.Garment) {
			break // "in a top hat thumbs up"
		}
		if (head.Is(vocabulary.Garment, vocabulary.Glasses, vocabulary.HairStyle, vocabulary.Beard, vocabulary.Extra) || head.Kind == token.Pause && p.Span(i-1).Is(vocabulary.Color)) && (s.Is(vocabulary.Unknown, vocabulary.Relation, vocabulary.Pose) || s.Key == "doing" || s.Key == "going") && strings.HasSuffix(FirstWord(s.Key), "ing") && s.Key != "ring" {
			break // "in a bikini sunbathing", "in a parka building an igloo"
		}
		if s.Is(vocabulary.Naming...) || s.Is(vocabulary.Scene) {
			head = s
		}
	}
	return i, head
}

// RestBefore reports whether a thing is named before span i.
func (p *Parser) RestBefore(i int) bool {
	return slices.ContainsFunc(p.Spans[:i], func(s Span) bool {
		return s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) && !s.Is(vocabulary.Trade, vocabulary.Stop)
	})
}

// RestNames reports whether a thing is named from span i on.
func (p *Parser) RestNames(i int) bool {
	for ; i < len(p.Spans); i++ {
		if p.Spans[i].Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) {
			return true
		}
	}
	return false
}
