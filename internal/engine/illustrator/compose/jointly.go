package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// jointly is the relation of those who carry or hold one thing between them.
const jointly = "carrying together"

func init() { mutualKinds[jointly] = true }

// Lengths in centimeters from which one thing is carried, or held, by two rather than by each.
const (
	carriedByTwo = 40
	heldByTwo    = 52
)

// lendHands lets several people carry or hold one large thing between them: two men a sofa, two girls a banner. Of several things each of two
// carries one.
func (c *composer) lendHands() {
	for n, l := range slices.Clone(c.links) {
		from, to := &c.Brief.Subjects[l.From], c.subject(l.To)
		if from.Kind == brief.Person && to.Kind == brief.Piece && tasted[l.Kind] && c.eachOf(l) {
			continue
		}
		if l.Kind != "carrying" && l.Kind != "holding" || from.Kind != brief.Person || to.Kind != brief.Piece || from.Count > 4 {
			continue
		}
		if from.Count > 1 && to.Count == 1 && c.needsTwo(l) {
			if from.Count == unstated && !c.numbered(*from) {
				from.Count = 2
			}
			c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: l.From, Kind: jointly, To: l.From})
			continue
		}
		at := c.partnerOf(l.From)
		switch {
		case at < 0:
		case to.Count == unstated && realSize(c.draw(l.To, how{})) > small:
			c.Brief.Subjects[l.To].Count = 1
			c.Brief.Subjects = append(c.Brief.Subjects, c.subject(l.To))
			c.links = append(c.links, brief.Relation{From: c.links[at].From, Kind: l.Kind, To: len(c.Brief.Subjects) - 1})
		case to.Count == 1 && c.needsTwo(l):
			c.links[at].Kind = jointly
			c.links[n].From = c.links[at].From // what both carry is placed with the first of them
		}
	}
}

// tasted is what each of several does with a thing of their own.
var tasted = map[string]bool{"eating": true, "drinking": true}

// eachOf gives each of the people whom one word names what one of them eats or drinks: "two friends drinking coffee".
func (c *composer) eachOf(l brief.Relation) bool {
	if c.subject(l.From).Count > 1 {
		return false
	}
	done := false
	for j := range c.Brief.Subjects[:len(c.Brief.Subjects):len(c.Brief.Subjects)] {
		s := c.subject(j)
		if j == l.From || s.Kind != brief.Person || s.Count > 1 || s.Words != c.subject(l.From).Words || c.busyHands(j) {
			continue
		}
		own := c.subject(l.To)
		own.Count = 1
		c.Brief.Subjects = append(c.Brief.Subjects, own)
		c.links = append(c.links, brief.Relation{From: j, Kind: l.Kind, To: len(c.Brief.Subjects) - 1})
		done = true
	}
	return done
}

// numbered reports whether a prompt says how many people a plural stands for.
func (c *composer) numbered(s brief.Subject) bool {
	text := strings.ToLower(c.Brief.Prompt)
	return strings.Contains(text, "three "+strings.ToLower(s.Words)) || strings.Contains(text, "3 "+strings.ToLower(s.Words))
}

// partnerOf is the link from the one other person with free hands whom somebody is beside; -1 if there is none or more than one.
func (c *composer) partnerOf(i int) int {
	at := slices.IndexFunc(c.links, func(o brief.Relation) bool {
		return o.To == i && loose[o.Kind] && c.subject(o.From).Kind == brief.Person && c.subject(o.From).Count == 1
	})
	if at < 0 || c.subject(i).Count > 1 || c.busyHands(c.links[at].From) || c.firstOf(c.links[at].From) {
		return -1
	}
	return at
}

// firstOf reports whether somebody is joined to one named before: then there are more than two.
func (c *composer) firstOf(i int) bool {
	return slices.ContainsFunc(c.links, func(o brief.Relation) bool {
		return o.To == i && loose[o.Kind] && c.subject(o.From).Kind == brief.Person
	})
}

// busyHands reports whether somebody has something of their own in the hands.
func (c *composer) busyHands(i int) bool {
	return c.subject(i).Pose != "" && c.subject(i).Pose != "standing" && c.subject(i).Pose != "walking" ||
		slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == i && inHands[l.Kind] })
}

// spread are things that two hold stretched between them, whatever their size.
var spread = words("banner ribbon-banner bunting sheet blanket")

// needsTwo reports whether a thing is so large that it has room for two between whom it is.
func (c *composer) needsTwo(l brief.Relation) bool {
	d, to := c.draw(l.To, how{}), c.subject(l.To)
	_, grip := d.Anchors["grip"]
	_, tie := d.Anchors["tie"]
	long := realSize(d)
	switch {
	case spread[to.ID], to.Size == "big" && l.Kind == "holding" && !tie && !grip:
		return true
	case l.Kind == "holding":
		return long > heldByTwo && !tie && (!grip || c.showsText(l.To))
	}
	return long > carriedByTwo && !tie && !hangsFromHand(d)
}

// jointThing is the relation to what somebody carries together with others.
func (c *composer) jointThing(i int) (brief.Relation, bool) {
	kind, _ := c.together(i, 0)
	if kind != jointly {
		return brief.Relation{}, false
	}
	n := slices.IndexFunc(c.links, func(l brief.Relation) bool { return l.From == i && (l.Kind == "carrying" || l.Kind == "holding") })
	if n < 0 {
		return brief.Relation{}, false
	}
	return c.links[n], true
}
