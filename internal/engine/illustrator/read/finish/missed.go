package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// missed takes back what was understood and is not drawn: the composer says what a brief asks for and no image shows.
func (p *parser) missed() {
	p.onePose()
	p.plainTogether()
	for _, m := range p.r.catalog.Missed(p.out) {
		if m.To != "" {
			p.miss(m)
			continue
		}
		for p.miss(m) { // all of its kind
		}
	}
}

// onePose says so where a second act took the place of a first: nobody does two things at once in an image.
func (p *parser) onePose() {
	r := &p.out.Reading
	var done []string
	shown := map[string]bool{"serving": true, "sleeping": true}
	for _, s := range p.out.Subjects {
		if s.Pose != "" {
			done = append(done, s.Pose)
		}
	}
	for _, rel := range p.out.Relations {
		shown[rel.Kind] = true
	}
	if len(done) == 0 {
		return
	}
	seen := func(act string) bool { // "yoga on a mat" shows yoga
		return slices.ContainsFunc(done, func(pose string) bool { return strings.HasPrefix(pose, act) })
	}
	for i := len(r.Understood) - 1; i >= 0; i-- {
		item := r.Understood[i]
		if item.As != "pose" || shown[item.To] || seen(item.To) || mutual[item.To] != "" || idlePoses[item.To] || vocabulary.Onto[item.To] {
			continue
		}
		r.Understood = slices.Delete(r.Understood, i, i+1)
		r.LeftOut = append(r.LeftOut, brief.Item{Words: item.Words, Why: "We can show only one act at a time."})
	}
}

// plain is what was understood without its colors and patterns: "red dress" is a dress, "wheels: red" are wheels.
func (p *parser) plain(what string) string {
	words := strings.Fields(what)
	kept := slices.DeleteFunc(slices.Clone(words), func(word string) bool { return p.r.words.Has(word, color) || p.r.words.Has(word, fill) })
	if len(kept) == len(words) || len(kept) == 0 {
		return what
	}
	return strings.TrimSuffix(strings.Join(kept, " "), ":")
}

// miss moves the entry of a reading that lists something which is not drawn, and reports whether there is one.
func (p *parser) miss(m brief.Missed) bool {
	r := &p.out.Reading
	at := slices.IndexFunc(r.Understood, func(it brief.Item) bool {
		if (it.As == "clothes" || it.As == "part") && m.To == "" && p.plain(it.To) == it.To {
			return false // nothing of it is a color
		}
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
	case m.Why != "" && (item.As == "clothes" || item.As == "part"):
		r.StandsIn = append(r.StandsIn, brief.Item{Words: item.Words, From: said, To: p.plain(item.To), Why: m.Why})
	case m.Why != "":
		r.LeftOut = append(r.LeftOut, brief.Item{Words: item.Words, Why: m.Why})
	default:
		r.LeftOut = append(r.LeftOut, brief.Item{Words: item.Words, Why: "We can't show " + p.subjectName(m.Subject) + " as “" + said + "” yet."})
	}
	return true
}

// related notes how the words of a relation were understood, or that what is drawn is less than they say: a snake "coiled around" an apple
// lies beside it.
func (p *parser) related(s span, kind string) {
	if p.r.words.More[s.key] {
		if kind == "around" || kind == "with" {
			kind = "beside"
		}
		p.less(s, kind)
		return
	}
	p.understand(s.from, s.to, "relation", kind)
}

// less notes words for which something less is drawn.
func (p *parser) less(s span, drawn string) {
	said := strings.ToLower(p.words(s.from, s.to))
	p.standIn(s.from, s.to, said, drawn, "We drew “"+drawn+"”: we can't show “"+said+"” yet.")
}
