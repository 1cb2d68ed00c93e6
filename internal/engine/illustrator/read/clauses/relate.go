// Package clauses reads the clauses of a sentence: nouns with what describes them, relations, and what is told later of something
// named before.
package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Relate reads a relation; a verb without an object is a pose and is left to describe.
func Relate(p *state.Parser, s state.Span) bool {
	toSole(p, s)
	relations.BackToRider(p, s)
	if relations.EachInTurn(p, s) {
		return true
	}
	if p.Several.DoFrom > 0 && s.From == p.Several.DoFrom {
		p.Several.Group = slices.Clone(p.Several.Lone)
	}
	if kind, ok := s.Value(vocabulary.Relation); ok && relations.ToPronoun(p, s, kind) {
		return true
	}
	if relations.GivesTo(p, s) || relations.Walks(p, s) || works(p, s) || relations.ActsOn(p, s) || people.Acts(p, s) && Noun(p, s) {
		return true
	}
	kind, ok := s.Value(vocabulary.Relation)
	if !ok {
		return false
	}
	if s.Is(vocabulary.Pose, vocabulary.Expression) && !people.ObjectAhead(p, p.At+1) || s.Is(vocabulary.Thing) && !p.NounAhead(p.At+1) && kind != "and" {
		return false
	}
	if kind == "off" && !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == p.Subj && (r.Kind == "pushing" || r.Kind == "knocking") }) && p.Pending.Kind != "pushing" && p.Pending.Kind != "knocking" {
		return false // only what is knocked off a thing is anywhere
	}
	switch kind {
	case "of":
		return of(p, s)
	case "text":
		return false
	case "and":
		return and(p, s)
	case "with", "without", "wearing", "dressed as":
		return wrapped(p, s) || having(p, s, kind)
	case "bigger", "smaller":
		return nouns.Compares(p, s, kind)
	case "side left", "side right", "side middle":
		side(p, s, strings.TrimPrefix(kind, "side "))
		return true
	case "in":
		return in(p, s)
	case "at head", "at print", "at back", "at hand", "at neck", "at mouth", "at top", "at inside", "at mouth of it", "at nose", "at lap", "at arms", "at feet", "at tongue", "at talons", "at behind", "at front", "at leaping":
		if kind == "at hand" && strings.HasPrefix(s.Key, "on ") && p.Subj >= 0 && p.KindOf(p.Subj) == brief.Bird {
			kind = "at back" // a bird sits on an arm as it does on a shoulder
		}
		moveTo(p, s, strings.TrimPrefix(kind, "at "))
		return true
	case "at around":
		if people.ObjectAhead(p, p.At+1) {
			kind = "around"
			break
		}
		places.Around(p, s)
		return true
	case "around":
		if next := p.Span(p.At + 1); p.Subj > 0 && (!next.IsWord() || next.Is(vocabulary.Relation, vocabulary.Pose) && !next.Is(vocabulary.Naming...)) {
			places.Around(p, s) // "coffee beans around"
			return true
		}
	case "made of", "shaped", "style of", "for", "as", "at", "against", "from":
		return circumstance(p, s, kind)
	}
	if ofGone(p, s, kind) {
		return true
	}
	if mutual, ok := strings.CutPrefix(kind, "each "); ok {
		relations.Each(p, s, mutual)
		return true
	}
	if s.Key == "by" && p.Span(p.At+1).Is(vocabulary.Unknown) {
		return circumstance(p, s, "style of") // "by" and a name
	}
	if s.Key == "inside" && p.Subj > 0 && !people.ObjectAhead(p, p.At+1) {
		moveTo(p, s, "inside") // "a box with a teddy bear inside"
		return true
	}
	if relations.PlacedByPronoun(p, s, kind) {
		return true
	}
	if wrapped(p, s) {
		return true
	}
	looks.Flush(p)
	p.At++
	if inRound(p, s) {
		return true
	}
	if _, told := relations.VerbPoses[s.Key]; told && strings.Contains(s.Key, " ") { // "looking up at the sky"
		if i := relations.Starts(p, kind); i >= 0 && p.Alive(i) && p.Out.Subjects[i].Pose == "" && kind == "looking at" && s.Key != "reaching into" {
			p.Out.Subjects[i].Pose = relations.VerbPoses[s.Key]
		}
	}
	if places.SceneAfter(p, s) {
		return true
	}
	if onSurface(p, s, kind) || relations.OnPart(p, kind) || betweenParts(p, s) || ofItsOwn(p, s, kind) || onOwnPart(p, s, kind) {
		return true
	}
	relations.PoseOf(p, s, kind)
	relations.Await(p, s, bodyPlace(p, kind))
	return true
}

// having opens what a subject has, lacks or wears.
func having(p *state.Parser, s state.Span, kind string) bool {
	looks.Flush(p)
	if kind == "wearing" || kind == "with" && relations.OfCompanion(p) {
		relations.ToNearest(p, s)
	}
	p.At++
	if p.Subj < 0 {
		if kind == "without" {
			skipNegative(p, s)
		}
		return true
	}
	relations.BackToAgent(p, kind)
	people.BackToDressed(p, kind)
	if _, head := p.Phrase(p.At); kind == "with" && (head.Key == "wings" || head.Key == "tail") && p.Subj > 0 && p.PartNamed(p.Subj, head.Key) == "" && p.PartNamed(0, head.Key) != "" && p.Alive(0) {
		p.Subj, p.Owner, p.Target = 0, 0, state.Target{Subj: 0} // "a phoenix rising from flames with wings spread"
	}
	if i := looks.Doer(p); kind == "wearing" && i >= 0 {
		p.Subj, p.Owner, p.Target = i, i, state.Target{Subj: i} // "a girl carrying a basket of apples, wearing boots"
	}
	p.Pending.Span, p.Pending.Kind, p.Pending.Listed = s, kind, len(p.Out.Subjects)
	if kind == "dressed as" || kind == "without" {
		p.Pending.Kind = ""
	}
	if t := p.Target; t.Subj == p.Subj && t.Part == 0 && t.Garment == 0 && !people.Attributive(p) {
		p.Owner = p.Subj
	}
	p.Pending.From, p.Scope = p.Owner, kind
	p.Pending.Last, p.Pending.LastTo = "", -1
	if kind != "without" && places.SceneAfter(p, s) {
		p.Pending.Kind, p.Scope = "", ""
	}
	return true
}
