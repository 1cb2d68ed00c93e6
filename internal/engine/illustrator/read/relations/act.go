package relations

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
)

// reaching is the pose of a person who does something to somebody for which there is no pose: both hands are held out to them.
const reaching = "feeding"

// determiners stand between a verb and its object, and never between a participle and the noun that it describes.
var determiners = lexicon.Set("a an the his her its their another some my our")

// toMany are verbs after which several who are named without an article are those to whom it is done: "a teacher teaching kids".
var toMany = lexicon.Set("teaching tutoring instructing interviewing scolding entertaining photographing filming lecturing judging serving saluting greeting")

// ActsOn reads what somebody does to somebody whom the next words name, whatever the verb is: "a penguin interviewing a seal", "a teacher teaching three
// kids". The two are turned to each other, and a person of whose act no pose is known reaches out.
func ActsOn(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if s.Is(vocabulary.Relation, vocabulary.Thing, vocabulary.Person) || !strings.HasSuffix(state.FirstWord(s.Key), "ing") || !determiners[next.Key] && !next.Is(vocabulary.Count) && !(next.Plural && toMany[state.FirstWord(s.Key)]) {
		return false
	}
	doing, known := s.Value(vocabulary.Pose)
	if !known && !(s.Is(vocabulary.Unknown) && wordnet.IsDoing(s.Key)) || !p.Alive(p.Subj) || !JustNamed(p, s) || !livingAhead(p, p.At+1) {
		return false
	}
	looks.Flush(p)
	for _, i := range subjects.Crew(p, p.Subj) {
		switch one := &p.Out.Subjects[i]; {
		case known:
			subjects.SetPose(p, one, doing)
		case one.Kind == brief.Person && one.Pose == "":
			one.Pose = reaching
		}
	}
	if known && !p.Tables.Words.MoreActs[s.Key] {
		p.Understand(s.From, s.To, "pose", doing)
	} else {
		looks.Less(p, s, "facing each other")
	}
	p.At++
	Await(p, s, "looking at")
	return true
}

// livingAhead reports whether somebody who lives is named at span i.
func livingAhead(p *state.Parser, i int) bool {
	_, head := p.Phrase(i)
	id, _ := head.Value(vocabulary.Thing)
	return head.Is(vocabulary.Person) || p.LivingKind(id)
}

// ToWhom reads to whom somebody hands, shows or brings what they have, or from whom they take it: "a squirrel handing a nut to a mouse", "a fox stealing a hat from a
// scarecrow". Who does it is turned to them. The word before them is at p.At-1.
func ToWhom(p *state.Parser, s state.Span) bool {
	if !livingAhead(p, p.At) {
		return false
	}
	for _, r := range slices.Backward(p.Out.Relations) {
		if r.To != p.Subj || !state.Doings[r.Kind] || r.Kind == "wearing" || !p.Alive(r.From) || p.Out.Subjects[r.From].Pose == "throwing" {
			continue // who is thrown a ball catches it
		}
		looks.Flush(p)
		p.Owner, p.Scope = r.From, ""
		p.Pending.Kind, p.Pending.From, p.Pending.Span = "looking at", r.From, state.Span{From: s.To, To: s.To}
		return true
	}
	return false
}
