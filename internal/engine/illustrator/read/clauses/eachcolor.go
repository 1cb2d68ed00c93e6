package clauses

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Of several, each has a color of its own where as many colors as there are of them are told: "a red, a blue and a green balloon", "three penguins in red,
// green and blue scarves", "three cats wearing bows, pink, blue and yellow". Such a list becomes one color by turns.

// leadsTo are the words before what each of several wears or has; different say that each has another one.
var (
	leadsTo   = lexicon.Set("with in wearing")
	different = lexicon.Phrases("different", "different colored", "different coloured", "different color", "differently colored", "various", "various colored", "assorted", "each different")
	frosted   = lexicon.Set("frosting icing")
	motleyOf  = []string{"red", "blue", "yellow", "green", "pink", "orange", "purple", "turquoise"}
)

// ColorByTurns finds the lists of colors that several share out.
func ColorByTurns(p *state.Parser) {
	for i := 0; i < len(p.Spans); i++ {
		if !copiesOfColors(p, i) && !ownBefore(p, i) && !listBeforeSeveral(p, i) && !ownAfter(p, i) {
			ownDifferent(p, i)
		}
	}
}

// colorsAt reads a list of colors from span i on, each behind one of the words for one of several if lead says so, and returns the index after it.
func colorsAt(p *state.Parser, i int, lead map[string]bool) (colors []string, end int) {
	for ; i < len(p.Spans); i++ {
		if len(colors) > 0 {
			for p.Span(i).Kind == token.Pause && i < len(p.Spans) || p.Span(i).Key == "and" {
				i++
			}
		}
		if lead != nil {
			if !lead[p.Span(i).Key] {
				break
			}
			i++
		}
		c, ok := p.Span(i).Value(vocabulary.Color)
		if !ok {
			break
		}
		colors, end = append(colors, c), i+1
	}
	return colors, end
}

// articles are the words for one of several.
var (
	articles = lexicon.Set("a an one")
	ones     = lexicon.Set("one")
)

// turns is a color that is told by turns, as one span from the first to the last token of a list.
func turns(p *state.Parser, colors []string, i, end int) state.Span {
	return state.Span{Kind: token.Word, From: p.Spans[i].From, To: p.Spans[end-1].To, Key: strings.Join(colors, brief.ByTurns), Senses: []vocabulary.Sense{{Class: vocabulary.Color, Value: strings.Join(colors, brief.ByTurns)}}}
}

// copiesOfColors reads "a red, a blue and a green balloon" as three balloons that have the colors by turns.
func copiesOfColors(p *state.Parser, i int) bool {
	colors, end := colorsAt(p, i, articles)
	noun := p.Span(end)
	if len(colors) < 2 || !noun.IsWord() || noun.Plural || !noun.Is(vocabulary.Thing) || noun.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Color, vocabulary.Material, vocabulary.PartWord) || i > 0 && p.Spans[i-1].IsWord() {
		return false
	}
	n := state.Span{Kind: token.Word, From: p.Spans[i].From, To: p.Spans[i].To, Key: strconv.Itoa(len(colors)), Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: strconv.Itoa(len(colors))}}}
	p.Spans[end].Plural = true
	p.Spans = slices.Replace(p.Spans, i, end, n, turns(p, colors, i+1, end))
	return true
}

// severalWith returns how many of something are told of before span i, if what leads to what they have or wear stands between.
func severalWith(p *state.Parser, i int) int {
	lead := i - 1
	for lead > 0 && p.Spans[lead].IsWord() && !leadsTo[p.Spans[lead].Key] {
		lead--
	}
	if lead < 2 || !leadsTo[p.Spans[lead].Key] {
		return 0
	}
	for k := lead - 1; k >= 0 && p.Spans[k].IsWord(); k-- {
		v, ok := p.Spans[k].Value(vocabulary.Count)
		if n, err := strconv.Atoi(v); ok && err == nil && n > 1 {
			return n
		}
	}
	return 0
}

// ownedByEach reports whether a noun is something that each of several has by itself.
func ownedByEach(s state.Span) bool {
	return s.IsWord() && (s.Plural && s.Is(vocabulary.Garment) || frosted[s.Key])
}

// ownBefore reads a list of colors before what each of several has.
func ownBefore(p *state.Parser, i int) bool {
	colors, end := colorsAt(p, i, nil)
	if len(colors) < 2 || !ownedByEach(p.Span(end)) || severalWith(p, i) != len(colors) {
		return false
	}
	p.Spans = slices.Replace(p.Spans, i, end, turns(p, colors, i, end))
	return true
}

// amidClause are the words after which a list of colors belongs to the noun that follows it: the comma in it ends no clause.
var amidClause = lexicon.Set("with of in and holding containing has")

// listBeforeSeveral reads "a vase with red, yellow and pink tulips" as tulips that have the colors by turns; the first color is not the vase's.
func listBeforeSeveral(p *state.Parser, i int) bool {
	if i < 2 || !amidClause[p.Spans[i-1].Key] || p.Span(i+1).Kind != token.Pause {
		return false
	}
	colors, end := colorsAt(p, i, nil)
	noun := p.Span(end)
	if len(colors) < 2 || !noun.IsWord() || !noun.Plural || !noun.Is(vocabulary.Thing) || noun.Is(vocabulary.Garment, vocabulary.Color) {
		return false
	}
	told := []state.Span{turns(p, colors, i, end)}
	if !partOfNamed(p, i-1, noun) {
		n := strconv.Itoa(len(colors))
		told = slices.Insert(told, 0, state.Span{Kind: token.Word, From: p.Spans[i].From, To: p.Spans[i].To, Key: n, Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: n}}})
	}
	p.Spans = slices.Replace(p.Spans, i, end, told...)
	return true
}

// partOfNamed reports whether the thing that is named last before a span has a part of that name, as a bookshelf has books.
func partOfNamed(p *state.Parser, before int, noun state.Span) bool {
	for k := before - 1; k >= 0; k-- {
		if id, ok := p.Spans[k].Value(vocabulary.Thing); ok {
			t, known := things.ByID(id)
			return known && slices.Contains(t.Parts, noun.Key)
		}
	}
	return false
}

// ownAfter reads a list of colors after what each of several has, up to the end of its clause.
func ownAfter(p *state.Parser, i int) bool {
	if i < 3 || p.Spans[i-1].Kind != token.Pause || !p.Spans[i-2].Is(vocabulary.Garment) || !p.Spans[i-2].Plural {
		return false
	}
	colors, end := colorsAt(p, i, nil)
	if len(colors) < 2 {
		colors, end = colorsAt(p, i, ones)
	}
	if len(colors) < 2 || end < len(p.Spans) && p.Spans[end].IsWord() || severalWith(p, i-2) != len(colors) {
		return false
	}
	told := turns(p, colors, i, end)
	p.Understand(told.From, told.To, "color", told.Key)
	at := i - 2
	if different[p.Spans[at-1].Key] {
		at--
		p.Understand(p.Spans[at].From, p.Spans[at].To, "color", told.Key)
		p.Spans = slices.Delete(p.Spans, at, at+1)
		i, end = i-1, end-1
	}
	told.From, told.To = p.Spans[at].From, p.Spans[at].From
	p.Spans = slices.Delete(p.Spans, i-1, end)
	p.Spans = slices.Insert(p.Spans, at, told)
	return true
}

// ownDifferent gives each of several another color of what they are told to have in different ones.
func ownDifferent(p *state.Parser, i int) {
	if n := severalWith(p, i); n > 1 && different[p.Spans[i].Key] && !p.Span(i+3).Is(vocabulary.Color, vocabulary.Count) && ownedByEach(p.Span(i+1)) {
		p.Spans[i] = turns(p, motleyOf[:min(n, len(motleyOf))], i, i+1)
	}
}
