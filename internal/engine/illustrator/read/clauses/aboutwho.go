package clauses

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// surrounding are the relations that tell where somebody is or what is about them, with whether the one that is told of is the second of the two.
var surrounding = map[string]bool{"beside": false, "behind": false, "in front of": false, "under": false, "around": true, "floating around": true}

// AboutWho gives what surrounds the one character of a prompt to it rather than to what it holds, wears or is on: in "a fox holding a lantern with
// butterflies around, next to a cactus" the lantern is not what is told of.
func AboutWho(p *state.Parser) {
	if !aloneWithThings(p) {
		return
	}
	for n := range p.Out.Relations {
		r := &p.Out.Relations[n]
		second, ok := surrounding[r.Kind]
		thing, other := r.From, r.To
		if second {
			thing, other = r.To, r.From
		}
		tie := tieOfFirst(p, thing)
		switch {
		case thing == 0 || other <= thing || r.Kind == "beside" && relations.RestsOn[tie] || tie == "" || p.Alive(thing) && !people.Prey(p, thing):
		case ok && second:
			r.To = 0
		case ok, r.Kind == "with" && comesWithWho(p, thing, other, tie):
			r.From = 0
		case tie == "wearing" && (state.Placing[r.Kind] || r.Kind == "inside"):
			r.From = 0 // no backpack sits on a log
		}
	}
	p.Out.Relations = slices.CompactFunc(p.Out.Relations, func(a, b brief.Relation) bool { return a == b })
}

// aloneWithThings reports whether a prompt is a picture of one character, whatever comes with it, and not of several.
func aloneWithThings(p *state.Parser) bool {
	if len(p.Out.Subjects) < 3 || !p.Alive(0) || p.Out.Subjects[0].Count > 1 || p.Out.Sheet != "" || p.Out.Motif != "" || p.Set.Listed {
		return false
	}
	return !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == 0 && r.Kind == "and" && (p.Alive(r.To) || len(p.Out.Relations) == 1)
	})
}

// tieOfFirst is how the first subject has subject i, or is on it; empty if it does not or only stands by it.
func tieOfFirst(p *state.Parser, i int) string {
	for _, r := range p.Out.Relations {
		if r.From != 0 || r.To != i || r.From == r.To {
			continue
		}
		switch r.Kind {
		case "sitting on", "standing on", "lying on", "on", "inside", "riding", "hanging from", "leaning on", "pulling", "pushing":
			return r.Kind
		}
		if state.Doings[r.Kind] || r.Kind == "with" && relations.Handheld(p, i) {
			return r.Kind
		}
	}
	return ""
}

// comesWithWho reports whether subject i comes "with" the first one rather than with the thing that it holds, wears or is on.
func comesWithWho(p *state.Parser, thing, i int, tie string) bool {
	id, on := p.Out.Subjects[i].ID, p.Out.Subjects[thing].ID
	t, _ := things.ByID(on)
	switch {
	case tie == "inside":
		return airy[id] && id != "bubbles"
	case tie == "wearing":
		return (airy[id] || lyingAround[id] || p.Alive(i)) && (!trimmings[id] || bareWear[on])
	case senses.Containers[on] || people.HandVessels[on]:
		return false
	case p.Alive(i) && !airy[id]:
		return t.Group != "furniture-home"
	}
	return airy[id] || lyingAround[id] && t.Group != "plant-flower" && t.Group != "food-drink" && t.Group != "building-landmark"
}

// airy are the things that are in the air around somebody whatever they have, lyingAround those on the ground; trimmings of both are on hats and clothes
// too, but not on what is in bareWear.
var (
	airy        = lexicon.Set("star heart music-note sparkle sparkles butterfly bee snowflake bat bubbles confetti balloon moon crescent-moon rainbow fireflies planet sun")
	lyingAround = lexicon.Set("leaf fall-leaf falling-leaves raindrop flower cherry-blossom cloud seaweed coral seashell candy pumpkin ball fish")
	trimmings   = lexicon.Set("star heart flower leaf cherry-blossom moon crescent-moon snowflake")
	bareWear    = lexicon.Set("headphones glasses sunglasses snorkel earmuffs goggles")
)
