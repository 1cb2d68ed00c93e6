package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Halved reads "half lion half tiger": the left half of one thing and the right half of another. What stands between, and the second
// "half", is the relation.
func Halved(p *state.Parser, s state.Span) bool {
	if at := secondHalf(p, p.At); p.Halving && at >= 0 {
		p.Halving = false
		half := p.Spans[at]
		Flush(p)
		p.Mark(s.From, half.From)
		SplitHalf(p, at)
		p.At = at + 1
		p.Pending.Kind, p.Pending.From, p.Pending.Span = "halves", p.Subj, p.Spans[at]
		p.Understand(half.From, half.From+1, "relation", "halves")
		return true
	}
	if halfOfFlowers(p, s) {
		return true
	}
	if p.Subj >= 0 || !startsHalf(p, p.At) {
		return false
	}
	for i := p.At + 1; i < len(p.Spans); i++ {
		if secondHalf(p, i) >= 0 {
			SplitHalf(p, p.At)
			p.Halving = true
			p.Understand(p.Spans[p.At].From, p.Spans[p.At].To, "relation", "halves")
			p.At++
			return true
		}
		if one := p.Spans[i]; one.IsWord() && one.Is(vocabulary.Relation) && one.Key != "and" {
			return false
		}
	}
	return false
}

// halfOfFlowers reads "butterfly with half flowers": flowers in the place of the right half of what was named.
func halfOfFlowers(p *state.Parser, s state.Span) bool {
	if half, what := p.Span(p.At+1), p.Span(p.At+2); s.Key != "with" || p.Subj < 0 || p.Out.Subjects[p.Subj].Count != 1 || half.Key != "half" || !what.Plural || !Plant(p, what) {
		return false
	}
	Flush(p)
	p.At++
	p.Pending.Kind, p.Pending.From, p.Pending.Span = "halves", p.Subj, p.Spans[p.At]
	p.Mark(s.From, s.To)
	p.Understand(p.Spans[p.At].From, p.Spans[p.At].To, "relation", "halves")
	p.At++
	return true
}

// startsHalf reports whether "half" and a name stand at span i, as two spans or, as in "half moon", as one.
func startsHalf(p *state.Parser, i int) bool {
	s := p.Span(i)
	if !s.IsWord() || p.Tokens[s.From].Text != "half" {
		return false
	}
	return s.To-s.From > 1 && s.Is(vocabulary.Thing, vocabulary.StandIn) || s.To-s.From == 1 && nameAt(p, i+1)
}

// nameAt reports whether a name stands at span i, perhaps after an article or a description.
func nameAt(p *state.Parser, i int) bool {
	for n := 0; n < 3; n, i = n+1, i+1 {
		s := p.Span(i)
		switch {
		case !s.IsWord():
			return false
		case s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn):
			return true
		case !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Stop):
			return false
		}
	}
	return false
}

// secondHalf returns the span of the second "half" if nothing but "and", a comma or "the other" stands before it at span i, else -1.
func secondHalf(p *state.Parser, i int) int {
	for n := 0; n < 4; n, i = n+1, i+1 {
		if startsHalf(p, i) {
			return i
		}
		s := p.Span(i)
		if i >= len(p.Spans) || s.IsWord() && s.Key != "and" && s.Key != "the" && s.Key != "other" && s.Key != "&" || !s.IsWord() && s.From >= len(p.Tokens) {
			return -1
		}
	}
	return -1
}

// SplitHalf parts "half moon" into "half" and "moon", and "tiered cake" in the same way.
func SplitHalf(p *state.Parser, at int) {
	s := p.Spans[at]
	if s.To-s.From < 2 {
		return
	}
	p.Spans = slices.Replace(slices.Clone(p.Spans), at, at+1, p.Tables.At(p.Tokens, s.From, 1), p.Tables.At(p.Tokens, s.From+1, s.To-s.From-1))
}

// JoinHalves shows heads where both halves are animals, whose bodies do not meet in the middle.
func JoinHalves(p *state.Parser) {
	for _, l := range p.Out.Relations {
		if l.Kind != "halves" {
			continue
		}
		for _, pair := range [2][2]int{{l.From, l.To}, {l.To, l.From}} {
			if p.Out.Subjects[pair[0]].Portrait || p.KindOf(pair[0]) == brief.Animal && p.Alive(pair[1]) {
				for _, i := range pair {
					p.Out.Subjects[i].Portrait = p.Alive(i)
				}
			}
		}
	}
}

// CountedSo reports whether a piece has a design for the number before a word: "a star with eight points".
func CountedSo(p *state.Parser, s state.Span) bool {
	return p.IsPiece(p.Owner) && slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool {
		n, ok := d.Value(vocabulary.Count)
		return ok && slices.Contains(p.Tables.Catalog.States(p.Out.Subjects[p.Owner].ID), n+"-"+s.Key)
	})
}

// countedPart reads a number of parts for which a piece has designs: "with three candles".
func countedPart(p *state.Parser, i int, s state.Span) bool {
	if p.KindOf(i) != brief.Piece {
		return false
	}
	states := p.Tables.Catalog.States(p.Out.Subjects[i].ID)
	forms := append(things.Singulars(s.Key), s.Key)
	for k, d := range p.Waiting.Noun {
		n, ok := d.Value(vocabulary.Count)
		if !ok {
			continue
		}
		for _, form := range forms {
			name := n + "-" + strings.TrimSuffix(form, "s") + "s"
			if !slices.Contains(states, name) {
				continue
			}
			p.Out.Subjects[i].States = state.AppendNew(p.Out.Subjects[i].States, name)
			p.Understand(d.From, d.To, "count", n+" "+strings.TrimSuffix(form, "s")+"s")
			p.Waiting.Noun = slices.Delete(slices.Clone(p.Waiting.Noun), k, k+1)
			if p.PartNamed(i, s.Key) == "" {
				p.Understand(s.From, s.To, "part", s.Key)
				return true
			}
			return false // its color is still to be read
		}
	}
	return false
}

// Plant reports whether a word names a plant: a rose is more than a color.
func Plant(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	return t.Group == "plant-flower"
}
