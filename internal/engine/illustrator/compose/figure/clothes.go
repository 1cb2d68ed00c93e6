package figure

import (
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
)

// text on clothes: what the shirt says that somebody wears.

// WearsText reports whether a subject's text is printed on the clothes that it wears.
func WearsText(s brief.Subject) bool {
	if s.Text == "" || s.Person == nil || len(s.Person.Clothes) == 0 || WritesText(s) {
		return false
	}
	return s.Kind == brief.Person || (s.Kind == brief.Animal || s.Kind == brief.Bird) && Dressed(s)
}

// BoardPoses are the poses whose board carries a text.
var BoardPoses = map[string]bool{"teaching": true, "sign writing": true, "whiteboard": true}

// WritesText reports whether a subject's text stands on the board at which it teaches or writes.
func WritesText(s brief.Subject) bool {
	return s.Text != "" && BoardPoses[s.Pose] && s.Kind == brief.Person
}

// ShowsShirt reports whether what a subject's shirt says, or what is printed on it, is all that the image shows besides who wears it.
func (c *Drawer) ShowsShirt(i int) bool {
	s := c.Subject(i)
	printed := false
	for _, l := range c.Brief.Relations {
		switch {
		case l.Kind == "printed on" && l.To == i && s.Kind == brief.Person:
			printed = true
		case l.From == i || l.To == i:
			return false
		}
	}
	return (printed || WearsText(s)) && s.Facing == "" && !s.Portrait
}

// halfLength reports whether a subject is shown down to the hips: it stands alone, and what is on its shirt would be too small on a figure
// from head to foot.
func (c *Drawer) halfLength(i int) bool {
	alone := !slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool { return l.Kind != "printed on" || l.To != i })
	return alone && len(c.Brief.Subjects) == 1+len(c.Brief.Relations) && len(c.Brief.Lettering) == 0 && c.Brief.Place == "" && c.Subject(i).Count == 1 && c.ShowsShirt(i) && c.Subject(i).Pose == "hands on hips"
}

// toHips keeps what of a figure is above the hips. The cut is a shallow curve below the hem of a shirt.
func toHips(d kit.Drawing) kit.Drawing {
	head, seat, b := d.Anchors["head"], d.Anchors["seat"], d.Box
	if head.H == 0 || seat.Y <= head.Y {
		return d
	}
	sides := seat.Y + .16*(seat.Y-head.Y)
	return d.Clipped(fmt.Sprintf("M%.1f %.1fH%.1fV%.1fQ%.1f %.1f %.1f %.1fZ", b.X0-9, b.Y0-9, b.X1+9, sides, seat.X, sides+.16*(seat.Y-head.Y), b.X0-9, sides))
}

// ChestOf is where a text goes on somebody's clothes: the width of the trunk, from below the collar to the waist.
func ChestOf(d kit.Drawing, s brief.Subject) (kit.Anchor, bool) {
	at, ok := d.Anchors["chest"]
	if ok && at.W == 0 {
		at.W, at.H = .17*d.Box.H(), .1*d.Box.H()
	} else if ok {
		at.W, at.H, at.Y = at.W*1.25, at.H*.76, at.Y+.07*at.H
	}
	if s.Person != nil && slices.ContainsFunc(s.Person.Clothes, func(g brief.Garment) bool { return strings.Contains(g.Name, "apron") }) {
		at.W, at.Y = .7*at.W, at.Y+.2*at.H // its bib
	}
	return at, ok
}

// garmentParts are the parts of a dressed animal that are clothes, in the singular; its coat is its fur.
var garmentParts = map[string]bool{
	"gear": true, "top": true, "shirt": true, "jacket": true, "bottom": true, "trouser": true, "pant": true, "skirt": true, "short": true, "shoe": true, "boot": true, "sneaker": true,
}

// paintClothes puts the told clothes back over the color of the coat, which PersonSpec took for the top's.
func (c *Drawer) paintClothes(spec *person.Spec, s brief.Subject) {
	if s.Person == nil {
		return
	}
	for _, g := range s.Person.Clothes {
		wear(spec, g)
		if g.Name == "uniform" && spec.Bottom.Name == "" { // its trousers belong to it
			spec.Bottom = person.Garment{Name: "trousers", Color: spec.Top.Color}
			if spec.Top.Color.IsNone() {
				spec.Bottom.Color = kit.Hex(usualSuit)
			}
		}
	}
}
