package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// Jointly is the relation of those who carry or hold one thing between them.
const Jointly = "carrying together"

func init() { figure.MutualKinds[Jointly] = true }

// Lengths in centimeters from which one thing is carried, or held, by two rather than by each.
const (
	carriedByTwo = 40
	heldByTwo    = 52
)

// lendHands lets several people carry or hold one large thing between them: two men a sofa, two girls a banner. Of several things each of two
// carries one.
func (c *Tree) lendHands() {
	for n, l := range slices.Clone(c.Links) {
		from, to := &c.Brief.Subjects[l.From], c.Subject(l.To)
		if from.Kind == brief.Person && to.Kind == brief.Piece && (Tasted[l.Kind] || (l.Kind == "with" || l.Kind == "holding") && c.each()) && c.eachOf(l) {
			continue
		}
		if l.Kind != "carrying" && l.Kind != "holding" || from.Kind != brief.Person || to.Kind != brief.Piece || from.Count > 4 {
			continue
		}
		if from.Count > 1 && to.Count == 1 && c.needsTwo(l) {
			if from.Count == figure.Unstated && !c.Numbered(*from) {
				from.Count = 2
			}
			c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: l.From, Kind: Jointly, To: l.From})
			continue
		}
		at := c.partnerOf(l.From)
		switch {
		case at < 0:
		case to.Count == figure.Unstated && figure.RealSize(c.Draw(l.To, layout.How{})) > Small:
			c.Brief.Subjects[l.To].Count = 1
			c.Brief.Subjects = append(c.Brief.Subjects, c.Subject(l.To))
			c.Links = append(c.Links, brief.Relation{From: c.Links[at].From, Kind: l.Kind, To: len(c.Brief.Subjects) - 1})
		case to.Count == 1 && c.needsTwo(l):
			c.Links[at].Kind = Jointly
			c.Links[n].From = c.Links[at].From // what both carry is placed with the first of them
		}
	}
}

// Tasted is what each of several does with a thing of their own.
var Tasted = map[string]bool{"eating": true, "drinking": true}

// each reports whether a prompt says that each of several has something.
func (c *Tree) each() bool { return strings.Contains(strings.ToLower(c.Brief.Prompt), " each ") }

// eachOf gives each of the people whom one word names what one of them eats or drinks: "two friends drinking coffee".
func (c *Tree) eachOf(l brief.Relation) bool {
	if c.Subject(l.From).Count > 1 {
		return false
	}
	done := false
	for j := range c.Brief.Subjects[:len(c.Brief.Subjects):len(c.Brief.Subjects)] {
		s := c.Subject(j)
		if j == l.From || s.Kind != brief.Person || s.Count > 1 || s.Words != c.Subject(l.From).Words || c.busyHands(j) && !afoot[s.Pose] {
			continue
		}
		own := c.Subject(l.To)
		own.Count = 1
		c.Brief.Subjects = append(c.Brief.Subjects, own)
		c.Links = append(c.Links, brief.Relation{From: j, Kind: l.Kind, To: len(c.Brief.Subjects) - 1})
		done = true
	}
	return done
}

// Numbered reports whether a prompt says how many a plural stands for, so that three are three.
func (c *Tree) Numbered(s brief.Subject) bool {
	words := strings.Fields(strings.ToLower(c.Brief.Prompt))
	name := strings.Fields(strings.ToLower(s.Words))
	for i := range words {
		if i+len(name) > len(words) || !slices.EqualFunc(words[i:i+len(name)], name, func(a, b string) bool { return strings.Trim(a, ",.!") == b }) {
			continue
		}
		for k := i - 1; k >= max(0, i-3) && !strings.HasSuffix(words[k], ","); k-- { // "3 red balloons", "three small white boats"
			if words[k] == "three" || words[k] == "3" {
				return true
			}
			if numberStops[words[k]] {
				break
			}
		}
	}
	return false
}

// numberStops are words after which a number before them is of something else.
var numberStops = figure.Words("and with of in on the a an")

// partnerOf is the link from the one other person with free hands whom somebody is beside; -1 if there is none or more than one.
func (c *Tree) partnerOf(i int) int {
	at := slices.IndexFunc(c.Links, func(o brief.Relation) bool {
		return o.To == i && Loose[o.Kind] && c.Subject(o.From).Kind == brief.Person && c.Subject(o.From).Count == 1
	})
	if at < 0 || c.Subject(i).Count > 1 || c.busyHands(c.Links[at].From) || c.firstOf(c.Links[at].From) {
		return -1
	}
	return at
}

// firstOf reports whether somebody is joined to one named before: then there are more than two.
func (c *Tree) firstOf(i int) bool {
	return slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
		return o.To == i && Loose[o.Kind] && c.Subject(o.From).Kind == brief.Person
	})
}

// busyHands reports whether somebody has something of their own in the hands.
func (c *Tree) busyHands(i int) bool {
	return c.Subject(i).Pose != "" && c.Subject(i).Pose != "standing" && c.Subject(i).Pose != "walking" ||
		slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && InHands[l.Kind] })
}

// Spread are things that two hold stretched between them, whatever their size.
var Spread = figure.Words("banner ribbon-banner bunting sheet blanket")

// needsTwo reports whether a thing is so large that it has room for two between whom it is.
func (c *Tree) needsTwo(l brief.Relation) bool {
	d, to := c.Draw(l.To, layout.How{}), c.Subject(l.To)
	_, grip := d.Anchors["grip"]
	_, tie := d.Anchors["tie"]
	long := figure.RealSize(d)
	switch {
	case strings.Contains(strings.ToLower(c.Brief.Prompt), "between them") && long > heldByTwo/2 && !tie:
		return true
	case Spread[to.ID], to.Size == "big" && !tie && (!grip || l.Kind == "carrying"):
		return true
	case l.Kind == "holding":
		return long > heldByTwo && !tie && (!grip || c.ShowsText(l.To))
	}
	return long > carriedByTwo && !tie && !HangsFromHand(d)
}
