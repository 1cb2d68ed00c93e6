package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// bows are what is tied on a thing.
var bows = words("bow hair-bow ribbon")

// tiesOn reports whether a bow goes on a single thing.
func (c *composer) tiesOn(root, i int, link brief.Relation) bool {
	s := c.subject(root)
	return link.Kind == "with" && bows[c.subject(i).ID] && c.subject(i).Count == 1 && s.Kind == brief.Piece && s.Count == 1 && library.GroupOf(s.ID) != "frames"
}

// tied puts a bow on a thing: on the stem of what has a flower, else on the upper corner. A ribbon is tied in a bow too.
func (c *composer) tied(k cluster, i int, h how) cluster {
	if c.subject(i).ID == "ribbon" {
		alone := *c
		alone.Brief.Subjects = append([]brief.Subject(nil), c.Brief.Subjects...)
		alone.Brief.Subjects[i].ID = "bow"
		return alone.tied(k, i, h)
	}
	d, body, s := c.draw(i, how{copy: h.copy}), k.root.box(), c.subject(k.root.subject)
	at, wide := scene.Point{X: float32(body.X0 + .76*body.W()), Y: float32(body.Y0 + .15*body.H())}, .44*min(body.W(), body.H())
	if parts := library.Parts(s.ID); library.GroupOf(s.ID) == "plants" && slices.Contains(parts, "petals") && slices.Contains(parts, "stem") {
		at = scene.Point{X: float32(body.X0+body.X1) / 2, Y: float32(body.Y0 + .66*body.H())}
	}
	f := wide / max(d.Box.W(), 1e-9)
	m := translate(float64(at.X), float64(at.Y)).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(translate(-(d.Box.X0+d.Box.X1)/2, -(d.Box.Y0+d.Box.Y1)/2))
	return k.over(c.place(i, d, m))
}

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
