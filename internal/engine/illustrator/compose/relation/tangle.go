package relation

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/coil"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/fittings"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// StrandColors are the colors of what somebody is tangled in; lit are the strands that have bulbs on them.
var (
	StrandColors = map[string]string{"christmas-lights": "#2f6b45", "string-lights": "#4a4038", "string-light": "#4a4038", "fairy-lights": "#4a4038", "yarn": "#ee6fa4", "yarn-ball": "#ee6fa4", "rope": "#c79a5b", "ribbon": "#e0435a", "vine": "#5a9a3f", "streamers": "#f2a33a", "leash": "#cf3f3a", "thread": "#7f6fd8"}
	lit          = figure.Words("christmas-lights string-light string-lights fairy-lights")
	bulbs        = []string{"#e8453c", "#f6c62f", "#49b457", "#3f86e0", "#e0559f"}
)

// tangled winds a strand of subject i around the body of k's root.
func (c *Placer) tangled(k layout.Cluster, i int, h layout.How) layout.Cluster {
	s := c.Subject(i)
	hex := StrandColors[s.ID]
	if hex == "" {
		return c.companion(k, brief.Relation{From: k.Root.Subject, Kind: "with", To: i}, h)
	}
	col, ok := figure.ColorOf(s.Color)
	if !ok {
		col = kit.Hex(hex)
	}
	canvas, err := kit.NewCanvas("strand", nil, kit.Options{})
	if err != nil {
		return k
	}
	b, t := c.trunkBox(k), kit.TonesOf(col)
	if !ok && (s.ID == "yarn" || s.ID == "yarn-ball") {
		t = kit.TonesOf(coil.ClothColor(s.ID))
	}
	width := .022 * min(b.W(), b.H()*1.4)
	loops := [][6]float64{{-.02, .52, .3, .98, .62, .5}, {.08, .78, .4, .3, .74, .82}, {.2, .36, .62, .86, .98, .56}, {.3, .94, .52, .44, .8, .34}}
	for n, l := range loops {
		at := func(u float64) (x, y float64) {
			a, m, e := (1-u)*(1-u), 2*u*(1-u), u*u
			return b.X0 + b.W()*(a*l[0]+m*l[2]+e*l[4]), b.Y0 + b.H()*(a*l[1]+m*l[3]+e*l[5])
		}
		d := fmt.Sprintf("M%g %gQ%g %g %g %g", b.X0+b.W()*l[0], b.Y0+b.H()*l[1], b.X0+b.W()*l[2], b.Y0+b.H()*l[3], b.X0+b.W()*l[4], b.Y0+b.H()*l[5])
		canvas.Part("strand", canvas.Line(d, t.DDD.Alpha(.5), width*1.3).Move(0, width*.4), canvas.Line(d, t.M, width), canvas.Line(d, t.LL, width*.3).Move(0, -width*.2).Opacity(.7))
		for j := range 4 {
			if !lit[s.ID] {
				break
			}
			x, y := at(.14 + .24*float64(j))
			bulb := kit.TonesOf(kit.Hex(bulbs[(j+n)%len(bulbs)]))
			r := width * 1.5
			canvas.Part("bulbs", canvas.Circle(x, y+r*1.1, r*2, kit.Rad(x, y+r*1.1, r*2, bulb.L.Alpha(.55), bulb.L.Alpha(0))), canvas.Ellipse(x, y+r*1.2, r*.8, r*1.15, kit.Rad(x-r*.3, y+r*.8, r*1.4, bulb.LL, bulb.M, bulb.D)), canvas.Rect(x-r*.4, y-r*.2, r*.8, r*.6, r*.1, t.DD))
		}
	}
	out := k.Within(k.Root.Serial, kit.Fore, c.Place(i, canvas.Drawing(), scene.Identity))
	if s.ID == "yarn" || s.ID == "yarn-ball" {
		return c.toys(out, i, h)
	}
	return out
}

// trunkBox is the box of the body of k's root without its head and its feet.
func (c *Placer) trunkBox(k layout.Cluster) kit.Box {
	b := k.Root.Box()
	head := k.Root.Anchor("head")
	if !k.Root.Has("head") || !k.Root.Has("back") || head.W <= 0 {
		return b
	}
	if layout.FacingSide(k.Root) > 0 {
		b.X1 = min(b.X1, head.X-.1*head.W)
	} else {
		b.X0 = max(b.X0, head.X+.1*head.W)
	}
	b.Y0 = max(b.Y0, k.Root.Anchor("back").Y-.06*b.H())
	b.Y1 -= .06 * b.H()
	return b
}

// tiesOn reports whether a bow goes on a single thing.
func (c *Placer) tiesOn(root, i int, link brief.Relation) bool {
	s := c.Subject(root)
	return link.Kind == "with" && hierarchy.Bows[c.Subject(i).ID] && c.Subject(i).Count == 1 && s.Kind == brief.Piece && (s.Count == 1 || c.heldTogether(root)) && library.GroupOf(s.ID) != "frames"
}

// Where bows go on what has neither handle nor neck: on the upper right of some groups, on the top of others, and on the front of the rest.
var (
	bowOnCorner = figure.Words("nature symbols effects food fantasy body plants animals signs sea science landmarks sport")
	bowOnTop    = figure.Words("vehicles holiday buildings")
	bowOnNeck   = figure.Words("kitchen food home tools music sport science holiday clothing")
)

// tied puts a bow on a thing: on the stem of what has a flower, on a handle or a neck, else on the place that its group has. A ribbon is tied
// in a bow too.
func (c *Placer) tied(k layout.Cluster, i int, h layout.How) layout.Cluster {
	if c.Subject(i).ID == "ribbon" {
		drawer := *c.Drawer
		alone := NewPlacer(&hierarchy.Tree{Drawer: &drawer})
		alone.Brief.Subjects = append([]brief.Subject(nil), c.Brief.Subjects...)
		alone.Brief.Subjects[i].ID = "bow"
		return alone.tied(k, i, h)
	}
	d, s := c.Draw(i, layout.How{Copy: h.Copy}), c.Subject(k.Root.Subject)
	at := tieOn(k.Root.Drawing, s.ID)
	if f, ok := placing.SizeWords[c.Subject(i).Size]; ok {
		at.W *= f
	}
	m := k.Root.M.Mul(layout.Centered(d, at.W/max(d.Box.W(), 1e-9), at.X, at.Y, at.Angle))
	if c.heldTogether(k.Root.Subject) {
		b := k.Bounds()
		m = layout.Centered(d, .42*min(b.W(), 1.4*b.H())/max(d.Box.W(), 1e-9), (b.X0+b.X1)/2, b.Y0+.58*b.H(), 0)
	}
	return k.Over(c.Place(i, d, m))
}

// heldTogether reports whether the copies of a subject are a bundle or a stack, whose bow is before all of them.
func (c *Placer) heldTogether(i int) bool {
	return slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
		return r.From == i && r.To == i && (r.Kind == "bundle" || r.Kind == "stacked")
	})
}

// tieOn is the place of a bow on the drawing of a thing.
func tieOn(d kit.Drawing, id string) fittings.Tie {
	group := library.GroupOf(id)
	if parts := library.Parts(id); group == "plants" && slices.Contains(parts, "petals") && slices.Contains(parts, "stem") {
		return fittings.Tie{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0 + .66*d.Box.H(), W: .44 * min(d.Box.W(), d.Box.H())}
	}
	if bowOnNeck[group] && !bowOnHead[id] && !flaming[id] {
		if at, ok := fittings.Tied(d); ok {
			return at
		}
	}
	switch {
	case bowOnHead[id]:
		return fittings.TiedHead(d)
	case bowOnTop[group] && !flaming[id]:
		return fittings.TiedTop(d)
	case bowOnCorner[group] && !flaming[id]:
		return fittings.TiedCorner(d)
	}
	x, y := (d.Box.X0+d.Box.X1)/2, (d.Box.Y0+d.Box.Y1)/2
	if at, ok := d.Anchors["print"]; ok {
		x, y = at.X, at.Y
	}
	return fittings.Tie{X: x, Y: y, W: .34 * max(d.Box.W(), d.Box.H())}
}

// bowOnHead are the things with a face, whose bow is on the side of the head.
var bowOnHead = figure.Words("ghost jack-o-lantern snowman gingerbread-man robot teddy-bear skull")

// flaming are the things with flames on top, whose bow is on the front.
var flaming = figure.Words("birthday-cake diya-lamp cake menorah candle birthday-candle hanukkah-menorah")

// onHanger reports whether subject i are clothes that hang on a hanger; onStick whether it is food on a stick.
func (c *Placer) onHanger(root, i int, link brief.Relation) bool {
	return link.Kind == "on" && c.Subject(root).ID == "clothes-hanger" && c.Subject(i).Kind == brief.Piece && library.GroupOf(c.Subject(i).ID) == "clothing"
}

func (c *Placer) onStick(root, i int, link brief.Relation) bool {
	return link.Kind == "on" && c.Subject(root).ID == "stick" && c.Subject(i).Kind == brief.Piece && library.GroupOf(c.Subject(i).ID) == "food"
}

// hung hangs a garment on a hanger, which is in its shoulders with the hook above it.
func (c *Placer) hung(k layout.Cluster, i int, h layout.How) layout.Cluster {
	one := c.Unit(i, layout.How{Copy: h.Copy})
	hanger, b := k.Root.Box(), one.Bounds()
	one = one.Scaled(hanger.W() / max(.56*b.W(), 1e-9))
	b = one.Bounds()
	return k.Over(one.Moved((hanger.X0+hanger.X1)/2-(b.X0+b.X1)/2, hanger.Y0+.66*hanger.H()-b.Y0))
}

// skewered puts food on the upper end of an upright stick.
func (c *Placer) skewered(k layout.Cluster, i int, h layout.How) layout.Cluster {
	k = k.TurnedBy(-90)
	one := c.Unit(i, layout.How{Copy: h.Copy})
	stick, b := k.Bounds(), one.Bounds()
	one = one.Scaled(.8 * stick.H() / max(b.W(), b.H(), 1e-9))
	b = one.Bounds()
	return k.Over(one.Moved((stick.X0+stick.X1)/2-(b.X0+b.X1)/2, stick.Y0+.4*stick.H()-b.Y1))
}
