package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// surrounding are the relations that tell where somebody is or what is about them, with whether the one that is told of is the second of the two.
var surrounding = map[string]bool{"beside": false, "behind": false, "in front of": false, "under": false, "around": true, "floating around": true}

// aboutWho gives what surrounds the one character of a prompt to it rather than to what it holds, wears or is on: in "a fox holding a lantern with
// butterflies around, next to a cactus" the lantern is not what is told of.
func (p *parser) aboutWho() {
	if !p.aloneWithThings() {
		return
	}
	for n := range p.out.Relations {
		r := &p.out.Relations[n]
		second, ok := surrounding[r.Kind]
		thing, other := r.From, r.To
		if second {
			thing, other = r.To, r.From
		}
		tie := p.tieOfFirst(thing)
		switch {
		case thing == 0 || other <= thing || r.Kind == "beside" && restsOn[tie] || tie == "" || p.alive(thing) && !p.prey(thing):
		case ok && second:
			r.To = 0
		case ok, r.Kind == "with" && p.comesWithWho(thing, other, tie):
			r.From = 0
		case tie == "wearing" && (placing[r.Kind] || r.Kind == "inside"):
			r.From = 0 // no backpack sits on a log
		}
	}
	p.out.Relations = slices.CompactFunc(p.out.Relations, func(a, b brief.Relation) bool { return a == b })
}

// aloneWithThings reports whether a prompt is a picture of one character, whatever comes with it, and not of several.
func (p *parser) aloneWithThings() bool {
	if len(p.out.Subjects) < 3 || !p.alive(0) || p.out.Subjects[0].Count > 1 || p.out.Sheet != "" || p.out.Motif != "" || p.setListed {
		return false
	}
	return !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.From == 0 && r.Kind == "and" && (p.alive(r.To) || len(p.out.Relations) == 1)
	})
}

// tieOfFirst is how the first subject has subject i, or is on it; empty if it does not or only stands by it.
func (p *parser) tieOfFirst(i int) string {
	for _, r := range p.out.Relations {
		if r.From != 0 || r.To != i || r.From == r.To {
			continue
		}
		switch r.Kind {
		case "sitting on", "standing on", "lying on", "on", "inside", "riding", "hanging from", "leaning on", "pulling", "pushing":
			return r.Kind
		}
		if doings[r.Kind] || r.Kind == "with" && p.handheld(i) {
			return r.Kind
		}
	}
	return ""
}

// comesWithWho reports whether subject i comes "with" the first one rather than with the thing that it holds, wears or is on.
func (p *parser) comesWithWho(thing, i int, tie string) bool {
	id, on := p.out.Subjects[i].ID, p.out.Subjects[thing].ID
	t, _ := things.ByID(on)
	switch {
	case tie == "inside":
		return airy[id] && id != "bubbles"
	case tie == "wearing":
		return (airy[id] || lyingAround[id] || p.alive(i)) && (!trimmings[id] || bareWear[on])
	case containers[on] || handVessels[on]:
		return false
	case p.alive(i) && !airy[id]:
		return t.Group != "furniture-home"
	}
	return airy[id] || lyingAround[id] && t.Group != "plant-flower" && t.Group != "food-drink" && t.Group != "building-landmark"
}

// airy are the things that are in the air around somebody whatever they have, lyingAround those on the ground; trimmings of both are on hats and clothes
// too, but not on what is in bareWear.
var (
	airy        = wordSet("star heart music-note sparkle sparkles butterfly bee snowflake bat bubbles confetti balloon moon crescent-moon rainbow fireflies planet sun")
	lyingAround = wordSet("leaf fall-leaf falling-leaves raindrop flower cherry-blossom cloud seaweed coral seashell candy pumpkin ball fish")
	trimmings   = wordSet("star heart flower leaf cherry-blossom moon crescent-moon snowflake")
	bareWear    = wordSet("headphones glasses sunglasses snorkel earmuffs goggles")
)
