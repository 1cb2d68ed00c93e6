package looks

import (
	"slices"
	"strconv"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// GroupAgain reads a plural right after several people as the same people: "ballet class, little girls".
func GroupAgain(p *state.Parser, s state.Span) bool {
	def, _ := s.Value(vocabulary.Person)
	who := senses.People(def)
	if !s.Plural || len(who) != 1 || len(p.Out.Subjects) < 2 || p.Pending.Kind != "" && (p.Pending.Kind != "and" || p.Several.Retold == nil) || p.Several.Retold == nil && slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Count) }) {
		return false
	}
	var same []int
	for i, sub := range p.Out.Subjects {
		if OfSeveral(p, i) && !p.Several.Retold[i] && (subjects.SameMember(sub, who[0]) || p.Several.Retold != nil && subjects.YoungOf(sub, who[0])) {
			same = append(same, i)
		} else if p.Several.Retold == nil {
			return false
		}
	}
	if len(same) == 0 {
		return false
	}
	p.At++
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	if p.Pending.Kind == "and" {
		p.Pending.Kind = ""
	}
	pre = asMany(p, same, pre)
	p.Understand(s.From, s.To, "subject", s.Key)
	for _, d := range pre {
		for _, i := range same {
			Apply(p, i, d, true)
		}
	}
	p.Subj, p.Owner, p.Target, p.Several.Group = same[0], same[0], state.Target{Subj: same[0]}, same
	return true
}

// asMany makes as many of the members that are told of again as a number before their name says: a family with "three kids". It returns the words that are
// left before the name.
func asMany(p *state.Parser, same []int, pre []state.Span) []state.Span {
	return slices.DeleteFunc(slices.Clone(pre), func(d state.Span) bool {
		if !d.Is(vocabulary.Count) {
			return false
		}
		text, _ := d.Value(vocabulary.Count)
		if n, err := strconv.Atoi(text); err == nil && n > len(same) && n <= len(same)+mostMore {
			p.Out.Subjects[same[len(same)-1]].Count = n - len(same) + 1
		}
		p.Understand(d.From, d.To, "count", d.Key)
		return true
	})
}

// mostMore is how many more than the usual members of a family a number may ask for.
const mostMore = 4

// OfSeveral reports whether subject i is one of several people that one word named.
func OfSeveral(p *state.Parser, i int) bool {
	n := 0
	for _, sub := range p.Out.Subjects {
		if sub.Kind == brief.Person && sub.Words == p.Out.Subjects[i].Words {
			n++
		}
	}
	return n > 1
}
