package sets

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// wornLeads come before what all animals of a set wear, or hold.
var wornLeads = map[string]string{"wearing": "wearing", "in": "wearing", "with": "wearing", "holding": "holding"}

// wornToo are worn though their group is another.
var wornToo = lexicon.Set("bow ribbon party-hat santa-hat witch-hat graduation-cap flower-crown crown tiara bandana scarf")

// wornByAll takes out the one thing that comes after the first n subjects of a set where each of them wears or holds it: "woodland animals wearing
// scarves". It returns that thing and the relation to it.
func wornByAll(p *state.Parser, n int) *wornThing {
	if len(p.Out.Subjects) != n+1 {
		return nil
	}
	worn := p.Out.Subjects[n]
	at := p.SpanOf(worn.Words)
	if at < 0 || worn.Kind != brief.Piece || worn.Text != "" {
		return nil
	}
	lead := p.Spans[at].From - 1
	for back := lead - 3; lead > back && p.WordAt(lead) != "" && wornLeads[p.WordAt(lead)] == ""; {
		lead--
	}
	kind := wornLeads[p.WordAt(lead)]
	if t, _ := things.ByID(worn.ID); kind == "" || kind == "wearing" && t.Group != "clothing-accessory" && !wornToo[worn.ID] {
		return nil
	}
	for _, s := range p.Out.Subjects[:n] {
		if s.Kind != brief.Animal && s.Kind != brief.Bird && !(n == 1 && p.Creature(s.ID)) {
			return nil
		}
	}
	p.DropSubject(n)
	worn.Count = 1
	return &wornThing{worn, kind}
}

// wornThing is what each animal of a set wears or holds.
type wornThing struct {
	subject brief.Subject
	kind    string
}

// wear gives each subject of a set what they all wear.
func wear(p *state.Parser, w *wornThing) {
	if w == nil {
		return
	}
	for i := range len(p.Out.Subjects) {
		p.Out.Subjects = append(p.Out.Subjects, w.subject)
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i, Kind: w.kind, To: len(p.Out.Subjects) - 1})
	}
}
