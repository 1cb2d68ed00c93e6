package compose

import (
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// text on clothes: what the shirt says that somebody wears.

// wearsText reports whether a subject's text is printed on the clothes that it wears.
func wearsText(s brief.Subject) bool {
	if s.Text == "" || s.Person == nil || len(s.Person.Clothes) == 0 || writesText(s) {
		return false
	}
	return s.Kind == brief.Person || (s.Kind == brief.Animal || s.Kind == brief.Bird) && dressed(s)
}

// boardPoses are the poses whose board carries a text.
var boardPoses = map[string]bool{"teaching": true, "sign writing": true, "whiteboard": true}

// writesText reports whether a subject's text stands on the board at which it teaches or writes.
func writesText(s brief.Subject) bool {
	return s.Text != "" && boardPoses[s.Pose] && s.Kind == brief.Person
}

// showsShirt reports whether what a subject's shirt says, or what is printed on it, is all that the image shows besides who wears it.
func (c *composer) showsShirt(i int) bool {
	s := c.subject(i)
	printed := false
	for _, l := range c.Brief.Relations {
		switch {
		case l.Kind == "printed on" && l.To == i && s.Kind == brief.Person:
			printed = true
		case l.From == i || l.To == i:
			return false
		}
	}
	return (printed || wearsText(s)) && s.Facing == "" && !s.Portrait
}

// showShirts lets those whose shirt says something keep their arms off it.
func (c *composer) showShirts() {
	for i := range c.Brief.Subjects {
		if s := &c.Brief.Subjects[i]; s.Pose == "" && c.showsShirt(i) {
			s.Pose = "hands on hips"
		}
	}
}

// halfLength reports whether a subject is shown down to the hips: it stands alone, and what is on its shirt would be too small on a figure
// from head to foot.
func (c *composer) halfLength(i int) bool {
	alone := !slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool { return l.Kind != "printed on" || l.To != i })
	return alone && len(c.Brief.Subjects) == 1+len(c.Brief.Relations) && len(c.Brief.Lettering) == 0 && c.Brief.Place == "" && c.subject(i).Count == 1 && c.showsShirt(i) && c.subject(i).Pose == "hands on hips"
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

// chestOf is where a text goes on somebody's clothes: the width of the trunk, from below the collar to the waist.
func chestOf(d kit.Drawing, s brief.Subject) (kit.Anchor, bool) {
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

// printShare is how much of its area a print fills: a picture on a chest may hang lower than words.
func printShare(on brief.Subject) float64 {
	if on.Kind == brief.Person {
		return 1.25
	}
	return .92
}

// garmentParts are the parts of a dressed animal that are clothes, in the singular; its coat is its fur.
var garmentParts = map[string]bool{
	"gear": true, "top": true, "shirt": true, "jacket": true, "bottom": true, "trouser": true, "pant": true, "skirt": true, "short": true, "shoe": true, "boot": true, "sneaker": true,
}

// paintClothes puts the told clothes back over the color of the coat, which personSpec took for the top's.
func (c *composer) paintClothes(spec *person.Spec, s brief.Subject) {
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

// rings are what is worn around the whole body.
var rings = words("swim-ring life-buoy")

// ringFlat is how flat a ring around a body is seen, as a share of its height, ringWide how wide it is, in widths of the body.
const (
	ringFlat = .62
	ringWide = 1.42
)

// ringed puts a ring around the body of k's root: its far half behind, its near half before it.
func (c *composer) ringed(k cluster, i int, h how) cluster {
	ring := c.unit(i, how{copy: h.copy})
	b := k.root.box()
	x, y, wide := (b.X0+b.X1)/2, k.ground-.24*b.H(), .8*b.W()
	if back := k.root.anchor("back"); c.subject(k.root.subject).Kind == brief.Bird && k.root.has("back") && back.W > 0 {
		x, y, wide = back.X, min(back.Y+1.2*back.W, k.ground-.12*b.H()), 1.9*back.W
	}
	o := ring.bounds()
	ring = ring.scaled(ringWide * wide / o.W())
	ring = ring.transformed(scene.ScaleBy(1, ringFlat))
	o = ring.bounds()
	ring = ring.moved(x-(o.X0+o.X1)/2, y-(o.Y0+o.Y1)/2)
	o = ring.bounds()
	far, near := o, o
	far.Y1, near.Y0 = y-.04*o.H(), y-.04*o.H()
	root := k.root
	out := ring.clipped(far).over(k).over(ring.clipped(near))
	out.root, out.ground = root, max(k.ground, o.Y1)
	if o.Y1 < k.ground {
		out.ground = k.ground
	}
	return out
}
