package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// mostSplit is the most copies of which single ones are told of again.
const mostSplit = 3

// split makes several people of one subject single ones where one of them is told of again after a pause: "two kids on a seesaw, boy in a green
// shirt, girl in a yellow dress". All keep the pose, the look and the relations of the group.
func (p *parser) split(f found) {
	i := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person })
	if i < 0 || f.figure == nil || f.figure.Body == "" || !p.afterPause() {
		return
	}
	sub := p.out.Subjects[i]
	n := sub.Count
	if n < 2 || n > mostSplit || len(p.out.Subjects)+n-1 > maxSubjects || sub.Odd != nil || sub.ID != "" || !memberOf(sub, f) {
		return
	}
	last := i
	for k := range n {
		one := sub
		one.Count = 1
		one.Person = clonedFigure(sub.Person)
		if sub.Person.Body == "" {
			one.Person.Body = []string{f.figure.Body, otherBody[f.figure.Body]}[k%2]
		}
		if k == 0 {
			p.out.Subjects[i] = one
			continue
		}
		j := len(p.out.Subjects)
		p.out.Subjects = append(p.out.Subjects, one)
		for _, r := range slices.Clone(p.out.Relations) {
			if r.From == i && r.To != i && r.Kind != "beside" {
				p.link(j, r.Kind, r.To)
			}
		}
		p.link(last, "beside", j)
		last = j
	}
}

// otherBody is the body of the other one of a boy and a girl.
var otherBody = map[string]string{"woman": "man", "man": "woman"}

// clonedFigure is a copy of what is told of somebody, with clothes of its own.
func clonedFigure(f *brief.Figure) *brief.Figure {
	out := *f
	out.Clothes, out.Extras = slices.Clone(f.Clothes), slices.Clone(f.Extras)
	return &out
}

// memberOf reports whether somebody may be one of the people of a subject.
func memberOf(sub brief.Subject, f found) bool {
	if sub.Person == nil {
		return false
	}
	young := func(age string) bool { return age == "child" || age == "baby" || age == "toddler" || age == "teen" }
	return (sub.Person.Body == "" || sub.Person.Body == f.figure.Body) && young(sub.Person.Age) == young(f.figure.Age)
}

// afterPause reports whether only describing words stand between the span at hand and a pause before it.
func (p *parser) afterPause() bool {
	for i := p.at - 1; i >= 0; i-- {
		switch s := p.spans[i]; {
		case !s.isWord():
			return true
		case !s.is(describing...) && !s.is(stop):
			return false
		}
	}
	return false
}

// tiedUp are the things of which a bundle is one, rather than a set of files.
var tiedUp = wordSet(`stick pencil carrot asparagus wheat log arrow lavender cinnamon-stick straw paintbrush crayon chopsticks branch firewood celery green-onion leek
	radish feather newspaper letter envelope bamboo sage twig incense dynamite spaghetti pasta rosemary`)

// arrange gives the copies of a subject an arrangement, and as many of them as it takes where no number is told.
func (p *parser) arrange(i int, how string) (string, bool) {
	s := &p.out.Subjects[i]
	if how == "bundle" && !tiedUp[s.ID] {
		if vocabulary.Numerals[strings.ToLower(s.Words)] == "" {
			s.Count = max(s.Count, unstatedCount)
		}
		return "", false
	}
	if s.Count <= 1 || how == "wedge" && s.Count == unstatedCount {
		s.Count = brief.Arrangements[how]
	}
	p.link(i, how, i)
	return how, true
}

// arrangedAs reports whether the copies of a subject have an arrangement.
func (p *parser) arrangedAs(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == i && r.To == i && brief.Arrangements[r.Kind] > 0 })
}

// mixedOf returns one subject that shows several different things in turn where a noun names many kinds of things and they lie in a vessel or in
// a heap: "a box full of toys", "a pile of laundry".
func (p *parser) mixedOf(s span) ([]found, bool) {
	ids, ok := s.value(mixed)
	if !ok {
		ids, ok = s.value(several)
	}
	if !ok || !p.heaps() {
		return nil, false
	}
	all := slices.DeleteFunc(p.r.set(ids), func(f found) bool { return f.kind != brief.Piece })
	if len(all) < 2 {
		return nil, false
	}
	one := found{kind: brief.Piece, id: all[0].id, name: s.key}
	for _, f := range all[1:] {
		one.mix = append(one.mix, f.id)
	}
	return []found{one}, true
}

// heaps reports whether what is named next lies in a vessel or in a heap.
func (p *parser) heaps() bool {
	if slices.ContainsFunc(p.pre, func(d span) bool { how, _ := d.value(arranged); return how == "heap" || how == "bundle" }) {
		return true
	}
	if p.rel == "with" && p.relFrom >= 0 && p.relFrom < len(p.out.Subjects) && containers[p.out.Subjects[p.relFrom].ID] {
		p.rel = "full of"
	}
	return p.rel == "full of" || p.rel == "spilling from" || p.rel == "<spilling from"
}

// groupAgain reads a plural right after several people as the same people: "ballet class, little girls".
func (p *parser) groupAgain(s span) bool {
	def, _ := s.value(person)
	who := people(def)
	if !s.plural || len(who) != 1 || len(p.out.Subjects) < 2 || p.rel != "" || slices.ContainsFunc(p.pre, func(d span) bool { return d.is(count) }) {
		return false
	}
	var same []int
	for i, sub := range p.out.Subjects {
		if p.ofSeveral(i) && !p.retold[i] && (sameMember(sub, who[0]) || p.retold != nil && youngOf(sub, who[0])) {
			same = append(same, i)
		} else if p.retold == nil {
			return false
		}
	}
	if len(same) == 0 {
		return false
	}
	p.at++
	pre := p.pre
	p.pre = nil
	p.understand(s.from, s.to, "subject", s.key)
	for _, d := range pre {
		for _, i := range same {
			p.apply(i, d, true)
		}
	}
	p.subj, p.owner, p.target, p.group = same[0], same[0], target{subj: same[0]}, same
	return true
}

// youngOf reports whether a word for children names a child of a family, of whichever sex: "dad in front, kids in the middle".
func youngOf(sub brief.Subject, f found) bool {
	return sub.Kind == brief.Person && sub.Person != nil && f.figure != nil && f.figure.Age == "child" && sub.Person.Age == "child"
}

// broughtBy is the person whom somebody carries or pushes, -1 if there is none.
func (p *parser) broughtBy(i int) int {
	for _, r := range p.out.Relations {
		if r.From == i && (r.Kind == "carrying" || r.Kind == "pushing" || r.Kind == "pulling") && p.isPerson(r.To) {
			return r.To
		}
	}
	return -1
}

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
		if r.Kind != "on" && r.Kind != "sitting on" || !benches[p.out.Subjects[r.To].ID] || !p.alive(r.From) {
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
var mealPoses = phraseSet("having tea", "eating", "eating from a bowl", "having dinner", "drinking", "dining")

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
	if id, _ := noun.value(thing); id != "table" && id != "dining-table" || end-p.at > 4 || !p.isPerson(who) && (!p.alive(who) || p.out.Subjects[who].Pose != "having tea" && p.out.Subjects[who].Pose != "having dinner") {
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
	had := "having dinner"
	if sub.Pose == "having tea" {
		had = sub.Pose
	}
	if !eats {
		for _, i := range p.crew(who) {
			p.out.Subjects[i].Pose = had
		}
	}
	p.understand(s.from, noun.to, "pose", had)
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

// unplaced are those of the group that a place is told of: not what something else is already above or beside. In "a witch over the moon and a cat on a
// pumpkin" the cat alone is on it.
func (p *parser) unplaced(last int) []int {
	return slices.DeleteFunc(slices.Clone(p.group), func(i int) bool {
		return i != last && slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
			return r.To == i && !slices.Contains(p.group, r.From) && (r.Kind == "over" || r.Kind == "under" || r.Kind == "beside" || r.Kind == "behind" || r.Kind == "in front of" || r.Kind == "on")
		})
	})
}
