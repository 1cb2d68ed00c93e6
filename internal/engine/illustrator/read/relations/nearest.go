package relations

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// ToNearestThing gives what a listed thing is told to have, or to be in, to that thing instead of the first one: "a house with a fence and a mailbox with
// a heart" has the heart on the mailbox, "books with an apple on top and pencils in a jar" have only the pencils in the jar.
func ToNearestThing(p *state.Parser) {
	for n, r := range p.Out.Relations {
		near := r.To - 1
		if near <= r.From || !p.IsPiece(near) || !p.IsPiece(r.To) || p.Alive(r.From) || p.Alive(near) || !joins(p, near, r.From) {
			continue
		}
		switch lead := leadBetween(p, near, r.To); {
		case r.Kind == "with" && lead == "with", r.Kind == "inside" && (lead == "in" || lead == "inside") && hasCompany(p, r.From, near) && holds[p.Out.Subjects[r.To].ID]:
			p.Out.Relations[n].From = near
		}
	}
}

// holds are the small vessels in which a listed thing is, rather than all that was named before it.
var holds = lexicon.Set("jar mason-jar vase mug cup bowl glass bucket basket flower-pot crate bottle pouch pencil-case tin-can box pitcher")

// joins reports whether one thing came with another: it was listed with it.
func joins(p *state.Parser, near, first int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == first && r.To == near && (r.Kind == "with" || r.Kind == "and" || r.Kind == "beside")
	})
}

// hasCompany reports whether something else came with a thing before the listed one.
func hasCompany(p *state.Parser, first, near int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == first && r.To < near && r.To != first || r.To == first && r.From < near && r.From != first
	})
}

// leadBetween is the word that stands right between the names of two things, with nothing but what describes the second one after it.
func leadBetween(p *state.Parser, a, b int) string {
	from, to := p.SpanOf(p.Out.Subjects[a].Words), p.SpanOf(p.Out.Subjects[b].Words)
	if from < 0 || to < from+2 {
		return ""
	}
	for i := from + 2; i < to; i++ {
		if s := p.Spans[i]; !s.IsWord() || s.Is(vocabulary.Relation) || !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Stop, vocabulary.Count) {
			return ""
		}
	}
	return p.Spans[from+1].Key
}

// OnlyTheLiving takes an act from a thing where somebody in or on it does the same: of "a balloon with two people waving" the people wave.
func OnlyTheLiving(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; p.IsPiece(i) && !p.Alive(i) && s.Pose != "" && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
			who := r.From
			if who == i {
				who = r.To
			}
			return (r.From == i || r.To == i) && who != i && p.Alive(who) && p.Out.Subjects[who].Pose == s.Pose && within[r.Kind]
		}) {
			s.Pose = ""
		}
	}
}

// within are the relations of who is in or on a thing.
var within = lexicon.Phrases("inside", "on", "sitting on", "standing on", "riding", "with")

// CrossesWater takes out the water under a bridge, which its drawing has.
func CrossesWater(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if r.Kind != "over" || !bridges[p.Out.Subjects[r.From].ID] || !waters[p.Out.Subjects[r.To].ID] {
			continue
		}
		for n, o := range p.Out.Relations {
			if o.From == r.To {
				p.Out.Relations[n].From = r.From // the trees are by the bridge
			}
		}
		p.DropSubject(r.To)
		return
	}
}

// bridges are drawn over water, waters are what they cross.
var (
	bridges = lexicon.Set("bridge wooden-bridge suspension-bridge golden-gate-bridge tower-bridge")
	waters  = lexicon.Set("river pond lake ocean-wave waves")
)

// hangers hang between two places or on a hook of their own as they are drawn.
var hangers = lexicon.Set("string-light christmas-lights christmas-garland bunting banner clothesline chandelier wind-chime hanging-sign curtain streamers balloon-garland papel-picado prayer-beads punching-bag baby-mobile dreamcatcher hammock swing tire-swing spider-web wisteria icicle")

// HangsAnyway takes the cord from what hangs in its drawing: "string lights hanging".
func HangsAnyway(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; hangers[s.ID] {
			s.States = slices.DeleteFunc(s.States, func(one string) bool { return one == "hanging" })
		}
	}
}

// ownEffects are what a state of a thing shows anyway: the foam of a popped bottle is its splash, a broken egg needs no cracks.
var ownEffects = map[string]struct {
	framing, state string
}{"popping": {framing: "splash"}, "broken-open": {state: "cracked"}}

// ShownAnyway takes out what a state of the only thing shows already.
func ShownAnyway(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		for _, one := range slices.Clone(s.States) {
			own, ok := ownEffects[one]
			if !ok {
				continue
			}
			s.States = slices.DeleteFunc(s.States, func(other string) bool { return other == own.state })
			p.Out.Framing = slices.DeleteFunc(p.Out.Framing, func(f string) bool { return f == own.framing })
		}
	}
}

// fires throw sparks of their own, each of several boots holds flowers.
var (
	fires = lexicon.Set("campfire fire torch fireplace bonfire")
	boots = lexicon.Set("cowboy-boot rain-boot boot")
)

// OfItsOwn takes out what a thing has anyway, or gives it to each of several: the sparks of a fire, the folds of crumpled paper, the flowers in boots.
func OfItsOwn(p *state.Parser) {
	fire := slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return fires[s.ID] })
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		if fire && p.Out.Subjects[i].ID == "spark" {
			p.DropSubject(i)
		}
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.ID == "crumpled-paper" {
			s.States = slices.DeleteFunc(s.States, func(one string) bool { return one == "crushed" })
		}
	}
	for n, r := range p.Out.Relations {
		if r.Kind == "inside" && boots[p.Out.Subjects[r.To].ID] && p.Out.Subjects[r.To].Count > 1 && groupOf(p, r.From) == "plant-flower" {
			p.Out.Relations[n] = brief.Relation{From: r.To, Kind: "full of", To: r.From}
		}
	}
}

// OnTheLine hangs all clothes that a clothesline is told to have on it, also those of a list.
func OnTheLine(p *state.Parser) {
	line := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "clothesline" })
	if line < 0 {
		return
	}
	for i := range p.Out.Subjects {
		if i == line || groupOf(p, i) != "clothing-accessory" && p.Out.Subjects[i].ID != "towel" || !p.IsPiece(i) || slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return p.Alive(r.From) && r.To == i }) {
			continue
		}
		p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
			return r.To == i && r.From == line || r.From == i && r.To == line || r.Kind == "beside" && (r.From == i || r.To == i)
		})
		p.Link(i, "hanging from", line)
	}
}
