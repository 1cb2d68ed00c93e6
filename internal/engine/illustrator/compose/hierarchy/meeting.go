package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
)

// MutualPoses are the poses that two figures have only together, and the relation that they stand in then.
var MutualPoses = map[string]string{"shaking hands": "shaking hands", "high five": "high five", "hugging": "hugging", "kissing": "kissing", "holding hands": "holding hands", "arm in arm": figure.Shouldering, "fighting": "fighting", "boxing": "fighting"}

// Loose are the relations that only say that two belong together.
var Loose = map[string]bool{"and": true, "beside": true, "with": true}

// turnsTo reports whether somebody who is in front of something looks at it instead of at the viewer: who kneels before a king, a puppy before its
// bowl. Other things are behind them.
func (c *Tree) turnsTo(l brief.Relation) bool {
	from, to := c.Subject(l.From), c.Subject(l.To)
	switch {
	case !c.Stands(l.From) || from.Count > 1 || to.Count > 1:
		return false
	case c.Stands(l.To):
		return humble[from.Pose]
	}
	return faced[to.ID] || library.GroupOf(to.ID) == "food" && figure.RealSize(c.Draw(l.To, layout.How{})) < figure.RealSize(c.Draw(l.From, layout.How{}))
}

// humble are the poses that are turned to whom one is in front of.
var humble = figure.Words("kneeling bowing begging praying proposing")

// faced are the things that one looks at when one is in front of them.
var faced = figure.Words("food-bowl dog-bowl bowl mirror hand-mirror laptop computer monitor television tv microphone easel oven stove fireplace campfire piano chalkboard whiteboard")

// thingOfTwo are the poses of two who have one thing between them, and whose number nobody told.
var thingOfTwo = figure.Phrases("sculpting sand, playing chess, on a seesaw, arm wrestling, playing table tennis")

// meet turns poses that two have only together into a relation between them: "two bears hugging", "an old couple holding hands".
func (c *Tree) meet() {
	c.bowsInHand()
	c.chainHands()
	c.chainHugs()
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if close := c.CloseOnSeat(i); close != "" {
			if MutualPoses[s.Pose] == close {
				s.Pose = ""
			}
			if s.Expression == "" && close != figure.Shouldering {
				s.Expression = "eyes closed"
			}
			continue
		}
		kind, ok := MutualPoses[s.Pose]
		if s.Pose == "dancing" && c.danceTogether(i) {
			kind, ok = "dancing", true
		}
		if !ok || !c.Stands(i) {
			continue
		}
		if _, guest := c.Guest(i); guest {
			c.seatGuest(i)
			continue
		}
		if kind == "kissing" && s.Kind != brief.Person {
			kind = "nuzzling"
		}
		if s.Count > 2 && kind == "holding hands" && c.InRing(i) {
			s.Pose = "balancing" // arms out to both neighbors
			continue
		}
		if s.Count == figure.Unstated && thingOfTwo[s.Pose] && !slices.ContainsFunc(c.SaidWords(), func(w string) bool { return w == "three" || w == "3" }) {
			s.Count = 2 // a third one would have a sand castle alone
		}
		if s.Count > 1 {
			c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: i, Kind: kind, To: i})
			s.Pose = ""
			continue
		}
		at := slices.IndexFunc(c.Links, func(l brief.Relation) bool { return l.From == i && Loose[l.Kind] && c.Stands(l.To) })
		if at < 0 {
			continue
		}
		c.Links[at].Kind = kind
		if other := &c.Brief.Subjects[c.Links[at].To]; other.Pose == s.Pose {
			other.Pose = ""
		}
		s.Pose = ""
	}
}

// Picnic is the pose of who sits at a picnic: two have the cloth between them, all others sit at its corners.
const Picnic = "picnicking"

// Guest reports whether a subject is at a picnic at which two sit already, and how many have come to it before.
func (c *Tree) Guest(i int) (nth int, ok bool) {
	if c.Subject(i).Pose != Picnic {
		return 0, false
	}
	for j := range i {
		if _, guest := c.Guest(j); guest {
			nth++
		}
	}
	return nth, slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.Kind == Picnic && l.From != i && l.To != i })
}

// seatGuest joins a guest to the first of the two who have the picnic.
func (c *Tree) seatGuest(i int) {
	first := slices.IndexFunc(c.Links, func(l brief.Relation) bool { return l.Kind == Picnic })
	for n, l := range c.Links {
		if l.To == i && Loose[l.Kind] {
			c.Links[n].From = c.Links[first].From
		}
	}
}

// danceTogether reports whether subject i dances with another one: a couple does, or two of whom a word said that they are one.
func (c *Tree) danceTogether(i int) bool {
	for _, l := range c.Links {
		if l.From != i || !Loose[l.Kind] || !c.Stands(l.To) {
			continue
		}
		a, b := c.Subject(l.From), c.Subject(l.To)
		if a.Person == nil || b.Person == nil {
			continue
		}
		couple := strings.Contains(a.Words, "couple") || a.ID == "bride" || b.ID == "bride"
		if couple || l.Kind == "with" || a.Person.Body != b.Person.Body {
			return true
		}
	}
	return false
}

// leastMount is the length in centimeters from which people sit on an animal astride.
const leastMount = 110

// ridden lets who is said to be on something with a seat and a handlebar ride it: "a cyclist racing on a road bike".
func (c *Tree) ridden(l brief.Relation) bool {
	if l.Kind == "on" && c.Subject(l.From).Kind == brief.Person && c.Subject(l.To).Kind == brief.Animal && (c.Subject(l.From).Pose == "" || ActsOnRides[c.Subject(l.From).Pose]) {
		return figure.RealSize(c.Draw(l.To, layout.How{Pose: "standing"})) > leastMount // "a girl on a horse"
	}
	if l.Kind == "on" && c.Stands(l.From) && c.Subject(l.To).ID == "broom" && c.Subject(l.From).Pose == "" {
		return true
	}
	if l.Kind != "on" || !c.Stands(l.From) || c.Subject(l.To).Kind != brief.Piece {
		return false
	}
	d := c.Draw(l.To, layout.How{})
	_, seat := d.Anchors["seat"]
	_, hand := d.Anchors["handNear"]
	return seat && (hand || c.Subject(l.To).ID == "unicycle")
}

// kissed is what is drawn of a kiss: lips that meet of two people, an embrace of a person and something else, or of a grown one and a small one,
// faces that touch of two animals.
func (c *Tree) kissed(l brief.Relation) string {
	from, to := &c.Brief.Subjects[l.From], &c.Brief.Subjects[l.To]
	if from.Kind != brief.Person && to.Kind != brief.Person {
		return "nuzzling"
	}
	if from.Expression == "" && from.Kind == brief.Person {
		from.Expression = "kissing"
	}
	if from.Pose == "kissing" {
		from.Pose = ""
	}
	small := func(s *brief.Subject) bool {
		return s.Person != nil && (carriedAges[s.Person.Age] || s.Person.Age == "child")
	}
	if from.Kind != to.Kind || small(from) != small(to) {
		return "hugging"
	}
	return "kissing"
}
