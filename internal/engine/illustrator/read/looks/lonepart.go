package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// withoutLone leaves out the color of one of several like parts, which would color all of them: "a monstera with one yellow leaf".
func withoutLone(p *state.Parser, i int, part string, pre []state.Span) []state.Span {
	at := slices.IndexFunc(pre, func(d state.Span) bool { return d.Key == "one" || d.Key == "a single" || d.Key == "one single" })
	if at < 0 || at+1 == len(pre) || !strings.HasSuffix(part, "s") || p.KindOf(i) != brief.Piece || part == "eyes" || PartCounts[p.Out.Subjects[i].ID+" "+part] == "1" {
		return pre
	}
	if slices.ContainsFunc(pre[at+1:], func(d state.Span) bool { return !d.Is(vocabulary.Color, vocabulary.Fill) }) {
		return pre
	}
	p.LeaveOut(pre[at].From, pre[len(pre)-1].To, "We can't color one of the "+part+" alone yet.")
	return pre[:at]
}
