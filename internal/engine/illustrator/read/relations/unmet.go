package relations

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// UnmetVerbs keeps what somebody does where its object is not in the image: who fixes an antenna that nothing draws is still at work, and
// who is only "eating" eats.
func UnmetVerbs(p *state.Parser) {
	for _, s := range p.Spans {
		doing := p.Tables.Words.Unmet[s.Key]
		if doing == "" || !s.Is(vocabulary.Relation) || p.Taken(s.From, s.To) {
			continue
		}
		if s.Key == "watching" && watchesMain(p, s) {
			continue
		}
		i := doerBefore(p, s)
		if i < 0 || p.Out.Subjects[i].Pose != "" || people.Busy(p, i) {
			continue
		}
		for _, j := range subjects.Crew(p, i) {
			p.Out.Subjects[j].Pose = doing
		}
		p.Understand(s.From, s.To, "pose", doing)
	}
}

// watchesMain lets who only watches look at who the prompt is about: "a girl dancing, a cat is watching".
func watchesMain(p *state.Parser, s state.Span) bool {
	last := -1
	for i, o := range p.Out.Subjects {
		if at := p.SpanOf(o.Words); at >= 0 && p.Spans[at].From < s.From && p.Alive(i) {
			last = i
		}
	}
	if last < 1 || slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == last || r.From == last && r.Kind != "wearing" }) {
		return false
	}
	p.Link(last, "looking at", 0)
	p.Understand(s.From, s.To, "relation", "looking at")
	return true
}

// doerBefore is the last person who is named before a span, or -1.
func doerBefore(p *state.Parser, s state.Span) int {
	for i := len(p.Out.Subjects) - 1; i >= 0; i-- {
		if at := p.SpanOf(p.Out.Subjects[i].Words); at >= 0 && p.Spans[at].From < s.From && p.IsPerson(i) {
			return i
		}
	}
	return -1
}

// KeepsDoing takes a verb whose object nothing draws for what the last person does: "fixing a leaky pipe", "dancing a polonaise".
func KeepsDoing(p *state.Parser, d state.Span) bool {
	doing, ok := d.Value(vocabulary.Pose)
	if i := doerBefore(p, d); ok && i >= 0 && p.Out.Subjects[i].Pose == "" && !people.Busy(p, i) {
		for _, j := range subjects.Crew(p, i) {
			p.Out.Subjects[j].Pose = doing
		}
		looks.Understood(p, d, vocabulary.Pose, doing)
		return true
	}
	return false
}

// BackToDoer lets a verb after "and" go on about who did what came before: in "a girl walking a dog and holding a balloon" the girl holds it.
func BackToDoer(p *state.Parser, next state.Span) {
	if !next.Is(vocabulary.Pose, vocabulary.Relation, vocabulary.Expression) || !strings.HasSuffix(state.FirstWord(next.Key), "ing") || next.Is(vocabulary.Thing) && !next.Is(vocabulary.Relation) || p.Subj < 0 {
		return
	}
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && r.From != r.To && p.IsPerson(r.From) && (state.Doings[r.Kind] || doerKinds[r.Kind]) {
			p.Subj, p.Owner, p.Scope, p.Target = r.From, r.From, "", state.Target{Subj: r.From}
			return
		}
	}
}

// doerKinds are, besides doings, the relations of those who do something.
var doerKinds = lexicon.Phrases("walking", "riding", "looking at", "pushing", "pulling", "chasing", "sitting on", "standing on", "leaning on")

// BackToRider lets a verb after somebody's mount go on about the rider: "a cowboy on a horse shooting an arrow".
func BackToRider(p *state.Parser, s state.Span) {
	if doing, _ := s.Value(vocabulary.Pose); p.IsPerson(p.Subj) && s.Is(vocabulary.Pose, vocabulary.Relation) && strings.HasSuffix(state.FirstWord(s.Key), "ing") && !s.Is(vocabulary.Thing) && !looks.OfMounts[doing] || doing == "eating" {
		if rider := onShoulders(p, p.Subj); rider >= 0 {
			looks.Flush(p)
			p.Subj, p.Owner = rider, rider // "a girl on her dad's shoulders eating ice cream"
			return
		}
	}
	if !s.Is(vocabulary.Pose, vocabulary.Relation) || !strings.HasSuffix(state.FirstWord(s.Key), "ing") || s.Is(vocabulary.Thing) || p.Subj < 0 || p.IsPerson(p.Subj) || !p.Beastlike(p.Subj) || !JustNamed(p, s) {
		return
	}
	if rider := p.RiderOf(p.Subj); rider >= 0 {
		looks.Flush(p)
		p.Subj, p.Owner = rider, rider
	}
}

// onShoulders is who rides on a person, or -1.
func onShoulders(p *state.Parser, i int) int {
	for _, r := range p.Out.Relations {
		if r.To == i && r.Kind == "riding" && p.IsPerson(r.From) && justRidden(p, r.From) {
			return r.From
		}
	}
	return -1
}

// justRidden reports whether who rides was named before who carries them: "a girl on her dad's shoulders", not "a dad with a girl on his shoulders".
func justRidden(p *state.Parser, rider int) bool { return rider < p.Subj }

// LimbBeside reports whether a part of a body would be drawn beside somebody: "a girl with knee pads" is no girl with a leg.
func LimbBeside(p *state.Parser, all []senses.Found) bool {
	t, ok := things.ByID(all[0].ID)
	return ok && t.Group == "body-face" && slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person })
}

// LimbAfter reports whether a limb is told after a comma or "and" of a person who was named before: "a boy flying, arms forward".
func LimbAfter(p *state.Parser, s state.Span) bool {
	return (p.Pending.Kind == "" || p.Pending.Kind == "and") && p.IsPerson(0) && people.Limb(s) && p.Out.Design == "" && p.Design.Sheet == "" && (people.ListedAt(p, s) || p.Pending.Kind == "and")
}
