package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
)

// bows are what is tied on a thing.
var bows = words("bow hair-bow ribbon")

// tiesOn reports whether a bow goes on a single thing.
func (c *composer) tiesOn(root, i int, link brief.Relation) bool {
	s := c.subject(root)
	return link.Kind == "with" && bows[c.subject(i).ID] && c.subject(i).Count == 1 && s.Kind == brief.Piece && s.Count == 1 && library.GroupOf(s.ID) != "frames"
}

// Where bows go on what has neither handle nor neck: on the upper right of some groups, on the top of others, and on the front of the rest.
var (
	bowOnCorner = words("nature symbols effects food fantasy body plants animals signs sea science landmarks sport")
	bowOnTop    = words("vehicles holiday buildings")
	bowOnNeck   = words("kitchen food home tools music sport science holiday clothing")
)

// tied puts a bow on a thing: on the stem of what has a flower, on a handle or a neck, else on the place that its group has. A ribbon is tied
// in a bow too.
func (c *composer) tied(k cluster, i int, h how) cluster {
	if c.subject(i).ID == "ribbon" {
		alone := *c
		alone.Brief.Subjects = append([]brief.Subject(nil), c.Brief.Subjects...)
		alone.Brief.Subjects[i].ID = "bow"
		return alone.tied(k, i, h)
	}
	d, s := c.draw(i, how{copy: h.copy}), c.subject(k.root.subject)
	at := tieOn(k.root.drawing, s.ID)
	if f, ok := sizeWords[c.subject(i).Size]; ok {
		at.W *= f
	}
	m := k.root.m.Mul(centered(d, at.W/max(d.Box.W(), 1e-9), at.X, at.Y, at.Angle))
	return k.over(c.place(i, d, m))
}

// tieOn is the place of a bow on the drawing of a thing.
func tieOn(d kit.Drawing, id string) finish.Tie {
	group := library.GroupOf(id)
	if parts := library.Parts(id); group == "plants" && slices.Contains(parts, "petals") && slices.Contains(parts, "stem") {
		return finish.Tie{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0 + .66*d.Box.H(), W: .44 * min(d.Box.W(), d.Box.H())}
	}
	if bowOnNeck[group] && !bowOnHead[id] && !flaming[id] {
		if at, ok := finish.Tied(d); ok {
			return at
		}
	}
	switch {
	case bowOnHead[id]:
		return finish.TiedHead(d)
	case bowOnTop[group] && !flaming[id]:
		return finish.TiedTop(d)
	case bowOnCorner[group] && !flaming[id]:
		return finish.TiedCorner(d)
	}
	x, y := (d.Box.X0+d.Box.X1)/2, (d.Box.Y0+d.Box.Y1)/2
	if at, ok := d.Anchors["print"]; ok {
		x, y = at.X, at.Y
	}
	return finish.Tie{X: x, Y: y, W: .34 * max(d.Box.W(), d.Box.H())}
}

// bowOnHead are the things with a face, whose bow is on the side of the head.
var bowOnHead = words("ghost jack-o-lantern snowman gingerbread-man robot teddy-bear skull")

// flaming are the things with flames on top, whose bow is on the front.
var flaming = words("birthday-cake diya-lamp cake menorah candle birthday-candle hanukkah-menorah")

// onHanger reports whether subject i are clothes that hang on a hanger; onStick whether it is food on a stick.
func (c *composer) onHanger(root, i int, link brief.Relation) bool {
	return link.Kind == "on" && c.subject(root).ID == "clothes-hanger" && c.subject(i).Kind == brief.Piece && library.GroupOf(c.subject(i).ID) == "clothing"
}

func (c *composer) onStick(root, i int, link brief.Relation) bool {
	return link.Kind == "on" && c.subject(root).ID == "stick" && c.subject(i).Kind == brief.Piece && library.GroupOf(c.subject(i).ID) == "food"
}

// hung hangs a garment on a hanger, which is in its shoulders with the hook above it.
func (c *composer) hung(k cluster, i int, h how) cluster {
	one := c.unit(i, how{copy: h.copy})
	hanger, b := k.root.box(), one.bounds()
	one = one.scaled(hanger.W() / max(.56*b.W(), 1e-9))
	b = one.bounds()
	return k.over(one.moved((hanger.X0+hanger.X1)/2-(b.X0+b.X1)/2, hanger.Y0+.66*hanger.H()-b.Y0))
}

// skewered puts food on the upper end of an upright stick.
func (c *composer) skewered(k cluster, i int, h how) cluster {
	k = k.turnedBy(-90)
	one := c.unit(i, how{copy: h.copy})
	stick, b := k.bounds(), one.bounds()
	one = one.scaled(.8 * stick.H() / max(b.W(), b.H(), 1e-9))
	b = one.bounds()
	return k.over(one.moved((stick.X0+stick.X1)/2-(b.X0+b.X1)/2, stick.Y0+.4*stick.H()-b.Y1))
}
