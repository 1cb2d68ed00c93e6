package finish

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// missed takes back what was understood and is not drawn: the composer says what a brief asks for and no image shows.
func missed(p *state.Parser) {
	onePose(p)
	turnedAside(p)
	numberOnBack(p)
	subjects.PlainTogether(p)
	for _, m := range p.Tables.Catalog.Missed(p.Out) {
		if m.To != "" {
			miss(p, m)
			continue
		}
		for miss(p, m) { // all of its kind
		}
	}
}

// fullFaced are the styles whose heads have no profile.
var fullFaced = lexicon.Set("realistic digital anime")

// turnedAside says so where somebody is asked for from the side in a style without profiles: people are turned to the side.
func turnedAside(p *state.Parser) {
	r := &p.Out.Reading
	if !fullFaced[p.Out.Style.Name] || !slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person && !s.Portrait && s.Facing == "right" }) {
		return
	}
	for i := len(r.Understood) - 1; i >= 0; i-- {
		if item := r.Understood[i]; item.As == "facing" && item.To == "from the side" {
			r.Understood = slices.Delete(r.Understood, i, i+1)
			r.StandsIn = append(r.StandsIn, brief.Item{Words: item.Words, To: "turned to the side", From: item.Words, Why: "We turned them to the side: we don't draw people in profile in this style yet."})
		}
	}
}

// numberOnBack says so where a number that is told to be on somebody's back is on the front, which is what is seen.
func numberOnBack(p *state.Parser) {
	said := strings.ToLower(string(p.Runes))
	for _, s := range p.Out.Subjects {
		at := strings.Index(said, "number "+strings.ToLower(s.Text)+" on ")
		if s.Kind != brief.Person || s.Text == "" || s.Facing == "behind" || at < 0 {
			continue
		}
		words := strings.Fields(said[at:])
		if len(words) > 4 && strings.Trim(words[4], ".,!") == "back" {
			p.Out.Reading.LeftOut = append(p.Out.Reading.LeftOut, brief.Item{Words: strings.Join([]string{words[2], words[3], "back"}, " "), Why: "They are seen from the front, so the number is there."})
		}
	}
}

// onePose says so where a second act took the place of a first: nobody does two things at once in an image.
func onePose(p *state.Parser) {
	r := &p.Out.Reading
	var done []string
	shown := map[string]bool{"serving": true, "sleeping": true}
	for _, s := range p.Out.Subjects {
		if s.Pose != "" {
			done = append(done, s.Pose)
		}
	}
	for _, rel := range p.Out.Relations {
		shown[rel.Kind] = true
	}
	if len(done) == 0 {
		return
	}
	seen := func(act string) bool { // "yoga on a mat" shows yoga, who types at a desk works
		return slices.ContainsFunc(done, func(pose string) bool {
			return strings.HasPrefix(pose, act) || slices.Contains(p.Tables.Words.MoreOf[pose], act)
		})
	}
	for i := len(r.Understood) - 1; i >= 0; i-- {
		item := r.Understood[i]
		if item.As != "pose" || shown[item.To] || seen(item.To) || subjects.Mutual[item.To] != "" || subjects.IdlePoses[item.To] || vocabulary.Onto[item.To] {
			continue
		}
		r.Understood = slices.Delete(r.Understood, i, i+1)
		r.LeftOut = append(r.LeftOut, brief.Item{Words: item.Words, Why: "We can show only one act at a time."})
	}
}

// plain is what was understood without its colors and patterns: "red dress" is a dress, "wheels: red" are wheels.
func plain(p *state.Parser, what string) string {
	words := strings.Fields(what)
	kept := slices.DeleteFunc(slices.Clone(words), func(word string) bool {
		return p.Tables.Words.Has(word, vocabulary.Color) || p.Tables.Words.Has(word, vocabulary.Fill)
	})
	if len(kept) == len(words) || len(kept) == 0 {
		return what
	}
	return strings.TrimSuffix(strings.Join(kept, " "), ":")
}

// miss moves the entry of a reading that lists something which is not drawn, and reports whether there is one.
func miss(p *state.Parser, m brief.Missed) bool {
	r := &p.Out.Reading
	at := slices.IndexFunc(r.Understood, func(it brief.Item) bool {
		if (it.As == "clothes" || it.As == "part") && m.To == "" && plain(p, it.To) == it.To {
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
		r.StandsIn = append(r.StandsIn, brief.Item{Words: item.Words, From: said, To: plain(p, item.To), Why: m.Why})
	case m.Why != "":
		r.LeftOut = append(r.LeftOut, brief.Item{Words: item.Words, Why: m.Why})
	default:
		r.LeftOut = append(r.LeftOut, brief.Item{Words: item.Words, Why: "We can't show " + p.SubjectName(m.Subject) + " as “" + said + "” yet."})
	}
	return true
}
