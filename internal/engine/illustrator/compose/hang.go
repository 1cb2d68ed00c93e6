package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// upsideDown are the animals that hang by all their feet.
var upsideDown = map[string]bool{"sloth": true, "bat": true, "possum": true, "opossum": true, "lemur": true}

// hangTurn turns a leaping animal so that its front paws are up.
const hangTurn = -62

// suspended hangs a figure below k's root: people by their hands, animals by their front paws.
func (c *composer) suspended(k cluster, i int, h how) cluster {
	s := c.subject(i)
	n := 1
	if c.subject(k.root.subject).Count == 1 {
		n = max(1, min(s.Count, maxHanging))
	}
	if h.copy == 0 && n > 1 {
		for j := range n {
			k = c.hangAt(k, i, how{copy: j}, (float64(j)+.5)/float64(n)-.5)
		}
		return k
	}
	return c.hangAt(k, i, h, 0)
}

// maxHanging is the most figures that hang side by side.
const maxHanging = 4

// hangOver turns those over who hang upside down, and hangs them on what the prompt has them hang from.
func (c *composer) hangOver() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if s.Pose != "hanging upside down" {
			continue
		}
		s.Turn = 180
		if s.Kind != brief.Person {
			s.Pose = "standing"
		}
		for j, r := range c.Brief.Relations {
			if r.From == i && (r.Kind == "beside" || r.Kind == "on") {
				c.Brief.Relations = slices.Clone(c.Brief.Relations)
				c.Brief.Relations[j].Kind = "hanging from"
			}
		}
		if alone := !slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool { return r.From == i || r.To == i }); alone && s.Kind == brief.Animal {
			c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: i, Kind: "hanging from", To: len(c.Brief.Subjects)})
			c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "branch", Count: 1})
		}
	}
}

// strungBelow hangs things below k's root on cords of different lengths; from a tree they hang on a bough beside its trunk.
func (c *composer) strungBelow(k cluster, all []cluster) cluster {
	b := k.root.box()
	tree := library.GroupOf(c.subject(k.root.subject).ID) == "plants" && b.H() > .8*b.W()
	if len(all) == unstated && !tree {
		all = all[:unstated]
	}
	root, ground := k.root, k.ground
	for j, one := range all {
		off := 0.0
		if len(all) > 1 {
			off = 2*float64(j)/float64(len(all)-1) - 1
		}
		o := one.bounds()
		if most := .34 * max(b.W(), b.H()); len(all) > 1 && max(o.W(), o.H()) > most {
			one = one.scaled(most / max(o.W(), o.H()))
		} else if most := .46 * b.H(); tree && o.H() > most {
			one = one.scaled(most / o.H())
		}
		o = one.bounds()
		x := (b.X0+b.X1)/2 + off*.34*b.W()
		y := bottomAt(root, x)
		drop := (.12 + .1*float64((j+1)%2)) * b.H()
		if tree {
			x = b.X0 + (.24+.52*float64(j%2)+.1*float64(j/2))*b.W()
			y, drop = b.Y0+.5*b.H(), .07*b.H()
		}
		one = one.moved(x-(o.X0+o.X1)/2, y+drop-o.Y0)
		k = k.over(c.string(one.root.subject, x, y-.02*b.H(), x, y+drop+.03*o.H(), .014*max(o.W(), o.H()), "#b99a6a")).over(one)
	}
	k.root, k.ground = root, ground
	return k
}

// hangAt hangs one figure at a place along what it hangs from: 0 is its middle, ±.5 are its ends.
func (c *composer) hangAt(k cluster, i int, h how, along float64) cluster {
	s := c.subject(i)
	human := s.Kind == brief.Person || s.Person != nil
	h = how{copy: h.copy, pose: "jumping"}
	over := s.Turn == 180
	switch {
	case over:
		h.pose, h.bare = s.Pose, true
	case human:
		h.pose, h.bare = "celebrating", true
	case upsideDown[s.ID]:
		h.pose = "standing"
	}
	other := c.unit(i, h)
	if along != 0 {
		other = other.scaled(.8)
	}
	other = other.scaled(c.scaleBeside(i, other.root.drawing, k.root, besidePower) / float64(other.root.m.Scale()))
	at := k.root.anchor("hang")
	if !k.root.has("hang") {
		b := k.root.box()
		at.X, at.Y = (b.X0+b.X1)/2, b.Y1-.04*b.H()
		if library.GroupOf(c.subject(k.root.subject).ID) == "plants" && b.H() > .8*b.W() { // below the crown of a tree
			at.X, at.Y = b.X0+.26*b.W(), b.Y0+.52*b.H()
		}
	}
	at.X += along * max(at.W, .8*k.root.box().W())
	switch {
	case over:
	case human:
		l, r := other.root.anchor("handNear"), other.root.anchor("handFar")
		return k.over(other.moved(at.X-(l.X+r.X)/2, at.Y-(l.Y+r.Y)/2))
	case upsideDown[s.ID]:
		other = other.transformed(scene.ScaleBy(1, -1))
	case s.Kind == brief.Animal:
		other = other.turnedBy(hangTurn)
	}
	o := other.bounds()
	return k.over(other.moved(at.X-(o.X0+o.X1)/2, at.Y-.06*o.H()-o.Y0))
}
