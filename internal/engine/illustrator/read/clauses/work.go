package clauses

import (
	"strings"

	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// works reads a verb of work with what it is done to: "photographing a bird" is a pose of the photographer, who looks at the bird.
func works(p *state.Parser, s state.Span) bool {
	doing, ok := s.Value(vocabulary.Pose)
	if people.Knits(p, s) {
		return true
	}
	if s.Key == "building" && s.Is(vocabulary.Relation) {
		doing, ok = "building", true
	}
	if who := p.Agent(); who >= 0 && ok && (people.Crafts[doing] || vocabulary.Onto[doing]) && (strings.Contains(s.Key, " ") || p.IsPerson(who)) && subjects.EndsVerb(p, p.At+1) {
		p.Subj, p.Owner = who, who // those around a table, not the table
	}
	if ok && s.Is(vocabulary.Thing) && (p.IsPerson(p.Subj) || p.Active(p.Subj) && strings.Contains(s.Key, " ")) && (relations.JustNamed(p, s) || aboutSole(p, s)) && people.Crafts[doing] && subjects.EndsVerb(p, p.At+1) {
		for _, i := range subjects.Crew(p, p.Subj) {
			p.Out.Subjects[i].Pose = doing // "grandma knitting", "two friends clinking glasses"
		}
		p.Understand(s.From, s.To, "pose", doing)
		p.At++
		return true
	}
	if !ok || !vocabulary.Onto[doing] || (doing == "spraying" || doing == "giving") && !p.IsPerson(p.Subj) || doing == "giving" && kneels(p) || !p.Active(p.Subj) || !relations.JustNamed(p, s) && !aboutSole(p, s) {
		return false
	}
	ahead := people.ObjectAhead(p, p.At+1)
	if kind, _ := s.Value(vocabulary.Relation); kind != "" && !ahead {
		return false
	}
	for _, i := range subjects.Crew(p, p.Subj) {
		subjects.SetPose(p, &p.Out.Subjects[i], doing)
	}
	if p.Tables.Words.MoreActs[s.Key] && !s.Is(vocabulary.Relation) {
		looks.Less(p, s, doing)
	} else {
		p.Understand(s.From, s.To, "pose", doing)
	}
	p.At++
	if onHair := doing == "cutting hair" || doing == "braiding hair"; onHair && p.Span(p.At).Key == "of" {
		p.At++
		ahead = true // "cutting hair of an old man"
	} else if onHair && !ahead {
		if from, to := relations.PairBefore(p); to >= 0 { // "two sisters braiding hair": one does it to the other
			p.Out.Subjects[from].Pose, p.Out.Subjects[to].Pose = doing, ""
			p.Link(from, "looking at", to)
		} else {
			people.Customer(p, s)
		}
	}
	switch next := p.Span(p.At); {
	case ahead:
		relations.Await(p, s, "looking at")
	case next.Is(vocabulary.Material) && !next.Is(vocabulary.Thing, vocabulary.Color):
		p.At++
		nouns.Missing(p, next) // "chopping wood"
	}
	return true
}

// kneels reports whether who acts is on one knee: what they give is held out so.
func kneels(p *state.Parser) bool {
	i := p.Subj
	if who := p.Agent(); who >= 0 {
		i = who
	}
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && r.Kind == "in front of" || r.To == p.Subj && r.Kind == "facing" {
			i = r.From
		}
	}
	return p.Out.Subjects[i].Pose == "kneeling"
}

// aboutSole reports whether a verb tells of the only one who acts, whatever stands before it: "drinking juice and feeding birds".
func aboutSole(p *state.Parser, s state.Span) bool {
	return p.Pending.Kind == "" && len(p.Waiting.Noun) == 0 && p.Subj >= 0 && people.Sole(p) == p.Subj && (!s.Is(vocabulary.Thing) || parted(p, s))
}
