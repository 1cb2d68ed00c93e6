package subjects

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// mostSplit is the most copies of which single ones are told of again.
const mostSplit = 3

// Split makes several people of one subject single ones where one of them is told of again after a pause: "two kids on a seesaw, boy in a green
// shirt, girl in a yellow dress". All keep the pose, the look and the relations of the group.
func Split(p *state.Parser, f senses.Found) {
	i := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person })
	if i < 0 || f.Figure == nil || f.Figure.Body == "" || !AfterPause(p) {
		return
	}
	sub := p.Out.Subjects[i]
	n := sub.Count
	if n < 2 || n > mostSplit || len(p.Out.Subjects)+n-1 > state.MaxSubjects || sub.Odd != nil || sub.ID != "" || !memberOf(sub, f) {
		return
	}
	last := i
	for k := range n {
		one := sub
		one.Count = 1
		one.Person = ClonedFigure(sub.Person)
		if sub.Person.Body == "" {
			one.Person.Body = []string{f.Figure.Body, otherBody[f.Figure.Body]}[k%2]
		}
		if k == 0 {
			p.Out.Subjects[i] = one
			continue
		}
		j := len(p.Out.Subjects)
		p.Out.Subjects = append(p.Out.Subjects, one)
		for _, r := range slices.Clone(p.Out.Relations) {
			if r.From == i && r.To != i && r.Kind != "beside" {
				p.Link(j, r.Kind, r.To)
			}
		}
		p.Link(last, "beside", j)
		last = j
	}
}

// otherBody is the body of the other one of a boy and a girl.
var otherBody = map[string]string{"woman": "man", "man": "woman"}

// ClonedFigure is a copy of what is told of somebody, with clothes of its own.
func ClonedFigure(f *brief.Figure) *brief.Figure {
	out := *f
	out.Clothes, out.Extras = slices.Clone(f.Clothes), slices.Clone(f.Extras)
	return &out
}

// memberOf reports whether somebody may be one of the people of a subject.
func memberOf(sub brief.Subject, f senses.Found) bool {
	if sub.Person == nil {
		return false
	}
	young := func(age string) bool { return age == "child" || age == "baby" || age == "toddler" || age == "teen" }
	return (sub.Person.Body == "" || sub.Person.Body == f.Figure.Body) && young(sub.Person.Age) == young(f.Figure.Age)
}

// AfterPause reports whether only describing words stand between the span at hand and a pause before it.
func AfterPause(p *state.Parser) bool {
	for i := p.At - 1; i >= 0; i-- {
		switch s := p.Spans[i]; {
		case !s.IsWord():
			return true
		case !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Stop):
			return false
		}
	}
	return false
}

// tiedUp are the things of which a bundle is one, rather than a set of files.
var tiedUp = lexicon.Set(`wooden-spoon spoon fork knife candle crayon rose tulip sunflower candy-cane baguette breadstick marker stick pencil carrot asparagus wheat log arrow lavender cinnamon-stick straw paintbrush crayon chopsticks branch firewood celery green-onion leek
	radish feather newspaper letter envelope bamboo sage twig incense dynamite spaghetti pasta rosemary`)

// Arrange gives the copies of a subject an arrangement, and as many of them as it takes where no number is told.
func Arrange(p *state.Parser, i int, how string) (string, bool) {
	s := &p.Out.Subjects[i]
	if how == "bundle" && !tiedUp[s.ID] {
		if vocabulary.Numerals[strings.ToLower(s.Words)] == "" {
			s.Count = max(s.Count, UnstatedCount)
		}
		return "", false
	}
	if s.Count <= 1 || how == "wedge" && s.Count == UnstatedCount {
		s.Count = brief.Arrangements[how]
	}
	if !ArrangedAs(p, i) {
		p.Link(i, how, i)
	}
	return how, true
}

// ArrangedAs reports whether the copies of a subject have an arrangement.
func ArrangedAs(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == i && r.To == i && brief.Arrangements[r.Kind] > 0 })
}

// YoungOf reports whether a word for children names a child of a family, of whichever sex: "dad in front, kids in the middle".
func YoungOf(sub brief.Subject, f senses.Found) bool {
	return sub.Kind == brief.Person && sub.Person != nil && f.Figure != nil && f.Figure.Age == "child" && sub.Person.Age == "child"
}

// BroughtBy is the person whom somebody carries or pushes, -1 if there is none.
func BroughtBy(p *state.Parser, i int) int {
	for _, r := range p.Out.Relations {
		if r.From == i && (r.Kind == "carrying" || r.Kind == "pushing" || r.Kind == "pulling") && p.IsPerson(r.To) {
			return r.To
		}
	}
	return -1
}

// BothTogether understands "together" where several are drawn, who are beside each other anyway.
func BothTogether(p *state.Parser, s state.Span) bool {
	n := len(p.Out.Subjects)
	if s.Key != "together" || n == 0 || n < 2 && p.Out.Subjects[n-1].Count < 2 {
		return false
	}
	p.At++
	p.Understand(s.From, s.To, "arrangement", "together")
	return true
}

// SeatAll lets all of a couple or a family sit where the last of them was put: "a family watching tv on the couch".
func SeatAll(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if r.Kind != "on" && r.Kind != "sitting on" || !Benches[p.Out.Subjects[r.To].ID] || !p.Alive(r.From) {
			continue
		}
		for _, j := range Crew(p, r.From) {
			if !slices.ContainsFunc(p.Out.Relations, func(o brief.Relation) bool {
				return o.From == j && (state.Placing[o.Kind] || o.To == r.To) && o.Kind != "beside"
			}) {
				p.Link(j, r.Kind, r.To)
			}
		}
	}
}

// Benches are the seats for several.
var Benches = lexicon.Set("sofa bench park-bench swing bed hay-bale log boat")

// mealPoses are the poses of those who eat; at a table they sit at one of their own.
var mealPoses = lexicon.Phrases("having tea", "eating", "eating from a bowl", "having dinner", "drinking", "dining")

// plated are the foods that are eaten from a plate, at a table that comes with them.
var plated = lexicon.Set("spaghetti pasta soup salad steak pancakes pancake-stack waffle waffles sushi curry rice-bowl lasagna cereal cereal-bowl ramen ramen-bowl turkey roast-turkey")

// AtTable seats who eats at a table: the table belongs to the pose, and no other stands beside them.
func AtTable(p *state.Parser, s state.Span) bool {
	end, noun := p.Phrase(p.At)
	who := p.Subj
	for _, r := range p.Out.Relations {
		if r.To == who && (r.Kind == "eating" || r.Kind == "drinking") {
			who = r.From
		}
	}
	if id, _ := noun.Value(vocabulary.Thing); id != "table" && id != "dining-table" || end-p.At > 4 || !p.IsPerson(who) && (!p.Alive(who) || p.Out.Subjects[who].Pose != "having tea" && p.Out.Subjects[who].Pose != "having dinner") {
		return false
	}
	sub := &p.Out.Subjects[who]
	eats := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == who && r.Kind == "eating" })
	if eats && !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == who && plated[p.Out.Subjects[r.To].ID] }) {
		return false // pizza is eaten from the hand, beside the table
	}
	ahead := mealAhead(p, end)
	if !eats && !mealPoses[sub.Pose] && !ahead {
		return false
	}
	had := "having dinner"
	if sub.Pose == "having tea" {
		had = sub.Pose
	}
	if !eats {
		for _, i := range Crew(p, who) {
			p.Out.Subjects[i].Pose = had
		}
	}
	p.Understand(s.From, noun.To, "pose", had)
	p.At = end
	if ahead {
		p.Understand(p.Span(end).From, p.Span(end).To, "pose", "having dinner")
		p.At++
	}
	return true
}

// mealAhead reports whether what follows at a span says that a meal is had, and nothing more: "four people at a table eating".
func mealAhead(p *state.Parser, at int) bool {
	doing, ok := p.Span(at).Value(vocabulary.Pose)
	return ok && mealPoses[doing] && EndsVerb(p, at+1)
}

// Unplaced are those of the group that a place is told of: not what something else is already above or beside. In "a witch over the moon and a cat on a
// pumpkin" the cat alone is on it, as is what the place is then beside ("a cup, and a croissant on a plate beside it"). Nor is it told of what has no room there.
func Unplaced(p *state.Parser, last, on int) []int {
	if BesideFirst(p, p.At) {
		return []int{last}
	}
	return slices.DeleteFunc(slices.Clone(p.Several.Group), func(i int) bool {
		return i != last && (noRoom(p, i, last, on) || slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
			return r.To == i && !slices.Contains(p.Several.Group, r.From) && (r.Kind == "over" || r.Kind == "under" || r.Kind == "beside" || r.Kind == "behind" || r.Kind == "in front of" || r.Kind == "on")
		}))
	})
}

// Apart reports whether the last one of a list alone is where it is told to be, away from the rest.
func Apart(p *state.Parser, last, on int) bool {
	return last > 0 && (BesideFirst(p, p.At) || slices.ContainsFunc(p.Several.Group, func(i int) bool { return i != last && noRoom(p, i, last, on) }))
}

// BesideFirst reports whether what was named before span i is told to be beside what came before all of it: "… beside it".
func BesideFirst(p *state.Parser, i int) bool {
	near, _ := p.Span(i).Value(vocabulary.Relation)
	return near == "beside" && p.Span(i+1).Key == "it" && !p.Span(i+2).Is(vocabulary.Naming...)
}

var (
	// perches carry birds and what climbs, and no farm animals.
	perches = lexicon.Set("fence branch street-lamp mailbox birdhouse chimney road-sign")
	// climbers are the animals that are on them too.
	climbers = lexicon.Set("cat kitten squirrel raccoon monkey chipmunk mouse red-panda koala sloth lemur")
)

// noRoom reports whether subject i is too large for what the last one of a list is on: a barn before a rooster on a fence.
func noRoom(p *state.Parser, i, last, on int) bool {
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	o, _ := things.ByID(p.Out.Subjects[last].ID)
	at := p.Out.Subjects[on].ID
	large := (t.Group == "building-landmark" || t.Group == "vehicle") && t.Group != o.Group && (perches[at] || p.Alive(last))
	return large || perches[at] && p.KindOf(last) == brief.Bird && p.KindOf(i) == brief.Animal && !climbers[t.ID]
}

// UnstatedCount is the count of a plural without a number.
const UnstatedCount = 3

// EndsVerb reports whether a verb has no object at i: the prompt pauses, or goes on with where it happens.
func EndsVerb(p *state.Parser, i int) bool {
	next := p.Span(i)
	return !next.IsWord() || next.Is(vocabulary.Relation) && !next.Is(vocabulary.Naming...) || next.Key == "while" || next.Is(vocabulary.Scene, vocabulary.Setting) && !next.Is(vocabulary.Naming...)
}

// Crew are the subjects that one word named together with subject i, such as three friends, and those that "and" joined with it.
func Crew(p *state.Parser, i int) []int {
	all := []int{i}
	for j := i - 1; j >= 0 && (p.IsPerson(j) && p.IsPerson(i) || p.Alive(j) && p.Alive(i)); j-- {
		joined := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
			return r.From == j && r.To == j+1 && (r.Kind == "beside" && p.Out.Subjects[j].Words == p.Out.Subjects[j+1].Words || r.Kind == "and")
		})
		if !joined {
			break
		}
		all = append(all, j)
	}
	return all
}
