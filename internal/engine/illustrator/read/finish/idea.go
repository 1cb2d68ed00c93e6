package finish

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
)

// tellIdea says what stands in for an idea, in place of what each word that was put there was understood as.
func tellIdea(p *state.Parser) {
	if p.Idea.N == 0 {
		return
	}
	r := &p.Out.Reading
	of := func(it brief.Item) bool { return it.Words == p.Idea.Words }
	r.Understood = slices.DeleteFunc(r.Understood, of)
	r.StandsIn = slices.DeleteFunc(r.StandsIn, of)
	r.LeftOut = slices.DeleteFunc(r.LeftOut, of)
	said := quotesCurled(p.Idea.Said)
	r.StandsIn = append(r.StandsIn, brief.Item{
		Words: p.Idea.Words, From: strings.ToLower(p.Idea.Words), To: said,
		Why: "“" + p.Idea.Words + "” has no one look. We drew " + said + " for it.",
	})
}

// quotesCurled writes a text in quotation marks as sentences have them.
func quotesCurled(s string) string {
	s = strings.Replace(s, `"`, "“", 1)
	return strings.Replace(s, `"`, "”", 1)
}
