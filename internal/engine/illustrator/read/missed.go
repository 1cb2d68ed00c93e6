package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// missed takes back what was understood and is not drawn: the composer says what a brief asks for and no image shows.
func (p *parser) missed() {
	for _, m := range p.r.catalog.Missed(p.out) {
		if m.To != "" {
			p.miss(m)
			continue
		}
		for p.miss(m) { // all of its kind
		}
	}
}

// miss moves the entry of a reading that lists something which is not drawn, and reports whether there is one.
func (p *parser) miss(m brief.Missed) bool {
	r := &p.out.Reading
	at := slices.IndexFunc(r.Understood, func(it brief.Item) bool {
		return it.As == m.As && (m.To == "" || it.To == m.To || m.As == "facing" && strings.HasSuffix(it.To, m.To))
	})
	if at < 0 {
		return false
	}
	item := r.Understood[at]
	r.Understood = slices.Delete(r.Understood, at, at+1)
	said := strings.ToLower(item.Words)
	switch {
	case m.Near != "":
		r.StandsIn = append(r.StandsIn, brief.Item{Words: item.Words, From: said, To: m.Near, Why: "We drew “" + m.Near + "”: we can't show “" + said + "” yet."})
	case m.Why != "":
		r.LeftOut = append(r.LeftOut, brief.Item{Words: item.Words, Why: m.Why})
	default:
		r.LeftOut = append(r.LeftOut, brief.Item{Words: item.Words, Why: "We can't show " + p.subjectName(m.Subject) + " as “" + said + "” yet."})
	}
	return true
}
