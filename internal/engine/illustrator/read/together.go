package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// bothTogether understands "together" where several are drawn, who are beside each other anyway.
func (p *parser) bothTogether(s span) bool {
	n := len(p.out.Subjects)
	if s.key != "together" || n == 0 || n < 2 && p.out.Subjects[n-1].Count < 2 {
		return false
	}
	p.at++
	p.understand(s.from, s.to, "arrangement", "together")
	return true
}

// seatAll lets all of a couple or a family sit where the last of them was put: "a family watching tv on the couch".
func (p *parser) seatAll() {
	for _, r := range p.out.Relations {
		if r.Kind != "on" && r.Kind != "sitting on" || !benches[p.out.Subjects[r.To].ID] || !p.isPerson(r.From) {
			continue
		}
		for _, j := range p.crew(r.From) {
			if !slices.ContainsFunc(p.out.Relations, func(o brief.Relation) bool {
				return o.From == j && (placing[o.Kind] || o.To == r.To) && o.Kind != "beside"
			}) {
				p.link(j, r.Kind, r.To)
			}
		}
	}
}

// benches are the seats for several.
var benches = wordSet("sofa bench park-bench swing bed hay-bale log boat")

// mealPoses are the poses of those who eat; at a table they sit at one of their own.
var mealPoses = phraseSet("eating", "eating from a bowl", "having dinner", "drinking", "dining")

// plated are the foods that are eaten from a plate, at a table that comes with them.
var plated = wordSet("spaghetti pasta soup salad steak pancakes pancake-stack waffle waffles sushi curry rice-bowl lasagna cereal cereal-bowl ramen ramen-bowl turkey roast-turkey")

// atTable seats who eats at a table: the table belongs to the pose, and no other stands beside them.
func (p *parser) atTable(s span) bool {
	end, noun := p.phrase(p.at)
	who := p.subj
	for _, r := range p.out.Relations {
		if r.To == who && (r.Kind == "eating" || r.Kind == "drinking") {
			who = r.From
		}
	}
	if id, _ := noun.value(thing); id != "table" && id != "dining-table" || end-p.at > 3 || !p.isPerson(who) {
		return false
	}
	sub := &p.out.Subjects[who]
	eats := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == who && r.Kind == "eating" })
	if eats && !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == who && plated[p.out.Subjects[r.To].ID] }) {
		return false // pizza is eaten from the hand, beside the table
	}
	ahead := p.mealAhead(end)
	if !eats && !mealPoses[sub.Pose] && !ahead {
		return false
	}
	if !eats {
		for _, i := range p.crew(who) {
			p.out.Subjects[i].Pose = "having dinner"
		}
	}
	p.understand(s.from, noun.to, "pose", "having dinner")
	p.at = end
	if ahead {
		p.understand(p.span(end).from, p.span(end).to, "pose", "having dinner")
		p.at++
	}
	return true
}

// mealAhead reports whether what follows at a span says that a meal is had, and nothing more: "four people at a table eating".
func (p *parser) mealAhead(at int) bool {
	doing, ok := p.span(at).value(pose)
	return ok && mealPoses[doing] && p.endsVerb(at+1)
}
