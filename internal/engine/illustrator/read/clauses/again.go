package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// toldAgain reads "the cat" at the beginning of a clause as the one cat that was named before: "a cat and a dog; the cat wears a hat".
func toldAgain(p *state.Parser, s state.Span) bool {
	if lookAgain(p, s) {
		return true
	}
	bare, opens := opensAgain(p)
	if next, _, _ := strings.Cut(p.Span(p.At+1).Key, " "); bare && tellsApart[next] {
		return false // "a boy with a ball and boy with a kite" are two
	}
	if !opens || relations.OneWord(p.Words(s.From, s.To)) || !saysMore(p, p.At+1) || bare && p.Out.Sheet != "" {
		return false
	}
	i := oneNamed(p, s)
	if bare && i >= 0 && !strings.EqualFold(state.LastWord(p.Out.Subjects[i].Words), state.LastWord(p.Words(s.From, s.To))) {
		return false // a woman is not the mother named before
	}
	if i >= 0 && siblings[s.Key] && !strings.EqualFold(state.LastWord(p.Out.Subjects[i].Words), s.Key) {
		return false // "a girl and her sister playing" are two
	}
	if i < 0 || bare && i == 0 && p.IsPerson(i) && people.SexOf(p, p.Out.Subjects[i]) == "" {
		return false // "baby crawling, baby sleeping" are two
	}
	for _, d := range p.Waiting.Noun {
		p.Understand(d.From, d.To, "subject", d.Key)
	}
	goOnAbout(p, i)
	p.Understand(s.From, s.To, "subject", s.Key)
	p.At++
	return true
}

// siblings are words for somebody's kin who is as old as they are.
var siblings = lexicon.Set("sister brother friend cousin twin girlfriend boyfriend wife husband")

// tellsApart are the words that tell one from another of the same name.
var tellsApart = lexicon.Set("with on in at under beside behind without")

// lookAgain reads what follows a comma as the look of what was named before, where it only names that again: "an alien in a ufo, green alien".
func lookAgain(p *state.Parser, s state.Span) bool {
	if len(p.Waiting.Noun) == 0 || p.Pending.Kind != "" || relations.OneWord(p.Words(s.From, s.To)) || p.Span(p.At+1).IsWord() || p.Out.Design != "" || p.Out.Sheet != "" || p.Span(p.At-len(p.Waiting.Noun)-1).Kind != token.Pause || p.At <= len(p.Waiting.Noun) {
		return false
	}
	for _, d := range p.Waiting.Noun {
		if !d.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Size, vocabulary.Look) || d.Is(vocabulary.Count) {
			return false
		}
	}
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	i := oneNamed(p, s)
	if i < 0 || p.Out.Subjects[i].Color != "" {
		p.Waiting.Noun = pre
		return false
	}
	goOnAbout(p, i)
	p.At++
	p.Understand(s.From, s.To, "subject", s.Key)
	for _, d := range pre {
		looks.Apply(p, i, d, true)
	}
	return true
}

// namesAgain reports whether the segment from span from on only has the look and the name of what was named before.
func namesAgain(p *state.Parser, from int) bool {
	k := from
	for p.Span(k).IsWord() && p.Span(k).Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Size, vocabulary.Look) && p.Span(k+1).IsWord() {
		k++
	}
	return k > from && p.Span(k).Is(vocabulary.Naming...) && !p.Span(k+1).IsWord() && oneNamed(p, p.Span(k)) >= 0
}

// opensAgain reports whether the noun phrase that ends at p.At begins a clause and has "the" or no word before it: "fighting a green dragon, dragon
// breathing fire".
func opensAgain(p *state.Parser) (bare, opens bool) {
	k := p.At - 1
	for k >= 0 && p.Spans[k].Is(vocabulary.Color) && !p.Spans[k].Is(vocabulary.Stop) {
		k--
	}
	if bare = !definite[p.Span(k).Key]; !bare {
		k--
	}
	return bare, opensClause(p, k)
}

// opensClause reports whether a clause begins behind span k.
func opensClause(p *state.Parser, k int) bool {
	before := p.Span(k)
	return before.Kind == token.Pause && k >= 0 || before.Key == "and" || before.Key == "but" || before.Key == "while" || before.Key == "because" || before.Key == "so"
}

// sexes are the bodies that pronouns stand for.
var sexes = map[string]string{"he": "man", "him": "man", "she": "woman", "her": "woman"}

// PersonAgain reads "he" and "she" before what is told of them as the one man or woman that was named before: "a couple dancing, he in a gray suit,
// she in a lavender dress".
func PersonAgain(p *state.Parser, s state.Span) bool {
	sex := sexes[s.Key]
	next := p.Span(p.At + 1)
	object := s.Key == "him" || s.Key == "her"
	if sex == "" || len(p.Waiting.Noun) > 0 || !next.IsWord() || object && next.Key != "in" && next.Key != "wearing" && next.Key != "with" && next.Key != "has" {
		return false
	}
	if !object && !saysMore(p, p.At+1) && next.Key != "in" || object && !afterGarment(p) {
		return false
	}
	at := -1
	for i, sub := range p.Out.Subjects {
		if people.SexOf(p, sub) != sex {
			continue
		}
		if at >= 0 || sub.Count != 1 {
			return false
		}
		at = i
	}
	if at < 0 {
		return false
	}
	looks.Flush(p)
	goOnAbout(p, at)
	p.Mark(s.From, s.To)
	p.At++
	return true
}

// afterGarment reports whether what was named last is worn, or a clause begins here: "he in a gray suit her in a dress".
func afterGarment(p *state.Parser) bool {
	return opensClause(p, p.At-1) || p.Span(p.At-1).Is(vocabulary.Garment)
}

// definite are the words before what was named before, asserted the verbs after it.
var (
	definite = lexicon.Set("the his her its their my")
	asserted = lexicon.Set("is has are should wears")
)

// saysMore reports whether what follows from span i on tells something of the noun before it.
func saysMore(p *state.Parser, i int) bool {
	s := p.Span(i)
	look := s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Size) && !s.Is(vocabulary.Thing) && !p.NounAhead(i)
	return asserted[s.Key] || look || s.IsWord() && s.Key != "and" && s.Is(vocabulary.Relation, vocabulary.Pose, vocabulary.Expression) && !s.Is(vocabulary.Thing)
}

// oneNamed is the one subject that a noun with "the" stands for, in the color that is told; -1 if there is none or several.
func oneNamed(p *state.Parser, s state.Span) int {
	at := -1
	for i, sub := range p.Out.Subjects {
		if (sub.Count != 1) != s.Plural && !plurals[sub.ID] || !subjects.NamesSubject(p, s, i) {
			continue
		}
		if slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { c, ok := d.Value(vocabulary.Color); return ok && c != sub.Color }) {
			continue
		}
		if at >= 0 {
			return -1
		}
		at = i
	}
	return at
}

// plurals are the things that are spoken of in the plural.
var plurals = lexicon.Set("glasses sunglasses scissors pants jeans shorts goggles headphones binoculars")
