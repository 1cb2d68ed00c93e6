package relations

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// carts are what somebody pulls or pushes with others in it, sleds those on which these sit.
var (
	carts = lexicon.Set("wagon cart hay-wagon horse-carriage carriage pumpkin-carriage sleigh baby-carriage baby-stroller wheelbarrow shopping-cart trailer sled")
	sleds = lexicon.Set("sled")
)

// Loads puts into a cart who is told of after it, and not beside or before who moves it: "a girl pulling a wagon with puppies", "a boy pulling a sled
// with a girl on it", "a horse pulling a carriage with a bride and groom".
func Loads(p *state.Parser) {
	for _, r := range slices.Clone(p.Out.Relations) {
		if r.Kind != "pulling" && r.Kind != "pushing" || !carts[p.Out.Subjects[r.To].ID] {
			continue
		}
		kind := "inside"
		if sleds[p.Out.Subjects[r.To].ID] {
			kind = "sitting on"
		}
		for n, q := range p.Out.Relations {
			load := q.From + q.To - r.From
			heap := (q.Kind == "full of" || q.Kind == "with") && q.From == r.From && load > r.To && freight[groupOf(p, load)] && !p.Alive(load) && kind == "inside"
			if heap { // "a tractor pulling a wagon with pumpkins"
				p.Out.Relations[n] = brief.Relation{From: r.To, Kind: "full of", To: load}
				continue
			}
			joined := q.Kind == "with" && q.From == r.From || q.To == r.From && (q.Kind == "inside" || q.Kind == "printed on" || q.Kind == "on")
			if !joined || load <= r.To || load >= len(p.Out.Subjects) || !p.Alive(load) && q.Kind == "with" {
				continue
			}
			p.Out.Relations[n] = brief.Relation{From: load, Kind: kind, To: r.To}
			for m, o := range p.Out.Relations { // "with a bride and groom"
				if (o.Kind == "beside" || o.Kind == "and") && o.From == load && p.Alive(o.To) {
					p.Out.Relations[m] = brief.Relation{From: o.To, Kind: kind, To: r.To}
				}
			}
		}
	}
}

// freight are the groups of what lies in a heap in a cart.
var freight = lexicon.Set("food-drink plant-flower holiday-party tool-hardware weather-nature-effect sport-game")

// groupOf is the group of the table that a subject belongs to.
func groupOf(p *state.Parser, i int) string {
	if i < 0 || i >= len(p.Out.Subjects) {
		return ""
	}
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return t.Group
}

// sharedPlaces are what several who share it are in, on which they sit, or on which they lie.
var sharedPlaces = map[string]string{
	"baby-carriage": "inside", "baby-stroller": "inside", "bathtub": "inside", "boat": "inside", "rowboat": "inside", "canoe": "inside", "tent": "inside", "crib": "inside", "shopping-cart": "inside", "wagon": "inside", "hot-air-balloon": "inside",
	"swing": "sitting on", "bench": "sitting on", "park-bench": "sitting on", "sofa": "sitting on", "armchair": "sitting on", "sled": "riding", "bicycle": "riding", "motorcycle": "riding", "scooter": "riding", "horse": "riding", "surfboard": "riding", "skateboard": "riding", "raft": "on", "log": "sitting on", "branch": "on", "umbrella": "under",
}

// lifters are what somebody or something hangs from that they lift.
var lifters = lexicon.Set("balloon balloon-bunch parachute")

// SharesPlaces puts those who share something with room for them into it or onto it: "twins sharing a stroller".
func SharesPlaces(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if (r.Kind == "holding" || r.Kind == "carrying") && lifters[p.Out.Subjects[r.From].ID] {
			p.Out.Relations[n] = brief.Relation{From: r.To, Kind: "hanging from", To: r.From} // "a house lifted by balloons"
		}
		if kind := sharedPlaces[p.Out.Subjects[r.From].ID]; r.Kind == "between" && kind != "" && p.Alive(r.To) && p.Out.Subjects[r.From].Count <= 1 {
			p.Out.Relations[n] = brief.Relation{From: r.To, Kind: kind, To: r.From}
		}
	}
}

// UnderToo puts who does something to somebody under the tree or the arch that this one is under: "a man proposing to his girlfriend under a cherry tree".
func UnderToo(p *state.Parser) {
	for m, r := range slices.Clone(p.Out.Relations) {
		if r.Kind != "under" || !p.IsPerson(r.From) || p.KindOf(r.To) != brief.Piece {
			continue
		}
		for n, q := range p.Out.Relations {
			if q.To == r.From && q.From < q.To && q.Kind == "looking at" && p.IsPerson(q.From) && paired[p.Out.Subjects[q.From].Pose] {
				p.Out.Relations[n].Kind = "beside"
				p.Out.Relations[m].From = q.From // who does it is on the left, and looks to the right
				p.Link(r.From, "under", r.To)
				return
			}
		}
	}
}

// paired are the poses of who does something to somebody close by.
var paired = lexicon.Phrases("proposing", "giving", "whispering", "kissing", "reading aloud")

// HeldLast gives a thing that nothing else is told of to the only person, where the prompt tells what is in their hand: "a woman with two dogs on a leash and
// a coffee in her hand".
func HeldLast(p *state.Parser) {
	inHand := false
	for i := 0; i+2 < len(p.Tokens); i++ {
		part := p.Tokens[i+2].Text
		inHand = inHand || p.Tokens[i].Text == "in" && (part == "hand" || part == "hands") && i > 0
	}
	who := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person })
	if !inHand || who < 0 || p.Out.Subjects[who].Count > 1 {
		return
	}
	for i := who + 1; i < len(p.Out.Subjects); i++ {
		loose := !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == i || r.To == i })
		if loose && p.KindOf(i) == brief.Piece && p.Out.Subjects[i].Count <= 1 && !p.Alive(i) {
			p.Link(who, "holding", i)
			return
		}
	}
}

// UmbrellaOver puts who holds an umbrella over somebody under it together with them.
func UmbrellaOver(p *state.Parser) {
	over := false
	for i := 0; i+1 < len(p.Tokens); i++ {
		over = over || p.Tokens[i].Text == "umbrella" && p.Tokens[i+1].Text == "over"
	}
	for n, r := range slices.Clone(p.Out.Relations) {
		if !over || r.Kind != "holding" || p.Out.Subjects[r.To].ID != "umbrella" {
			continue
		}
		for m, q := range p.Out.Relations {
			if q.Kind == "beside" && q.From == r.From && q.To > r.To && p.Alive(q.To) {
				p.Out.Relations[n] = brief.Relation{From: r.From, Kind: "under", To: r.To}
				p.Out.Relations[m] = brief.Relation{From: q.To, Kind: "under", To: r.To}
				return
			}
		}
	}
}

// BackToBack lets both sit who are back to back, where one is told to.
func BackToBack(p *state.Parser) {
	for _, r := range p.Out.Relations {
		a, b := &p.Out.Subjects[r.From], &p.Out.Subjects[r.To]
		if r.Kind != "back to back" {
			continue
		}
		if a.Pose == "" {
			a.Pose = b.Pose
		}
		if b.Pose == "" {
			b.Pose = a.Pose
		}
	}
}
