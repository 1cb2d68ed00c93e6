package supports

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// hangTurn turns a leaping animal so that its front paws are up.
const hangTurn = -62

// Suspended hangs a figure below k's root: people by their hands, animals by their front paws.
func Suspended(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	s := c.Subject(i)
	n := 1
	if c.Subject(k.Root.Subject).Count == 1 {
		n = max(1, min(s.Count, maxHanging))
	}
	if h.Copy == 0 && n > 1 {
		for j := range n {
			k = hangAt(c, k, i, layout.How{Copy: j}, (float64(j)+.5)/float64(n)-.5)
		}
		return k
	}
	return hangAt(c, k, i, h, 0)
}

// maxHanging is the most figures that hang side by side.
const maxHanging = 4

// StrungBelow hangs things below k's root on cords of different lengths; from a tree they hang on a bough beside its trunk.
func StrungBelow(c *placing.Placer, k layout.Cluster, all []layout.Cluster) layout.Cluster {
	b := k.Root.Box()
	tree := library.GroupOf(c.Subject(k.Root.Subject).ID) == "plants" && b.H() > .8*b.W()
	if len(all) == figure.Unstated && !tree {
		all = all[:figure.Unstated]
	}
	if k.Root.Has("hook") && len(all) == 1 {
		return hooked(k, all[0])
	}
	root, ground := k.Root, k.Ground
	for j, one := range all {
		off := 0.0
		if len(all) > 1 {
			off = 2*float64(j)/float64(len(all)-1) - 1
		}
		o := one.Bounds()
		if most := .34 * max(b.W(), b.H()); len(all) > 1 && max(o.W(), o.H()) > most {
			one = one.Scaled(most / max(o.W(), o.H()))
		} else if most := .46 * b.H(); tree && o.H() > most {
			one = one.Scaled(most / o.H())
		}
		o = one.Bounds()
		x := (b.X0+b.X1)/2 + off*.34*b.W()
		y := placing.BottomAt(root, x)
		drop := (.12 + .1*float64((j+1)%2)) * b.H()
		if tree {
			x = b.X0 + (.24+.52*float64(j%2)+.1*float64(j/2))*b.W()
			y, drop = b.Y0+.5*b.H(), .07*b.H()
		}
		one = one.Moved(x-(o.X0+o.X1)/2, y+drop-o.Y0)
		k = k.Over(c.String(one.Root.Subject, x, y-.02*b.H(), x, y+drop+.03*o.H(), .014*max(o.W(), o.H()), "#b99a6a")).Over(one)
	}
	k.Root, k.Ground = root, ground
	return k
}

// hookedLong is how long what hangs on a fishing hook is, in the heights of the rod.
const hookedLong = .4

// hooked hangs one thing on the hook of k's root by its front: a fish by its mouth.
func hooked(k, one layout.Cluster) layout.Cluster {
	b := k.Root.Box()
	one = one.Scaled(hookedLong * max(b.H(), b.W()) / max(one.Bounds().W(), one.Bounds().H()))
	if o := one.Bounds(); o.W() > o.H() {
		one = one.TurnedBy(-90)
	}
	o, at := one.Bounds(), k.Root.Anchor("hook")
	root, ground := k.Root, k.Ground
	k = k.Over(one.Moved(at.X-(o.X0+o.X1)/2, at.Y-o.Y0))
	k.Root, k.Ground = root, ground
	return k
}

// hangsByArms are the animals that can hang by all feet and swing by their arms.
var hangsByArms = figure.Words("monkey chimpanzee orangutan lemur gorilla")

// hangsLow are the animals that hang under a branch by all their feet.
var hangsLow = figure.Words("sloth opossum kinkajou slow-loris")

// slung hangs an animal below a branch by all its feet, the head up.
func slung(c *placing.Placer, k layout.Cluster, i int, h layout.How, along float64) layout.Cluster {
	c.Brief.Subjects[i].Turn = 0 // its back is down already
	other := c.Unit(i, layout.How{Copy: h.Copy, Pose: "hanging"})
	other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, k.Root, placing.BesidePower) / float64(other.Root.M.Scale()))
	b, at := k.Root.Box(), k.Root.Anchor("hang")
	if most := .82 * b.W() / float64(max(1, c.Subject(i).Count)); other.Bounds().W() > most || other.Bounds().W() < .6*most {
		other = other.Scaled(most / other.Bounds().W())
	}
	if !k.Root.Has("hang") {
		at.X, at.Y = (b.X0+b.X1)/2, placing.BottomAt(k.Root, (b.X0+b.X1)/2)
	}
	at.X += along * max(at.W, .8*b.W())
	grip := other.Root.Anchor("hang")
	return k.Over(other.Moved(at.X-grip.X, at.Y-grip.Y))
}

// hangAt hangs one figure at a place along what it hangs from: 0 is its middle, ±.5 are its ends.
func hangAt(c *placing.Placer, k layout.Cluster, i int, h layout.How, along float64) layout.Cluster {
	s := c.Subject(i)
	human := s.Kind == brief.Person || s.Person != nil
	if hangsLow[s.ID] && s.Kind == brief.Animal && s.Pose == "" {
		return slung(c, k, i, h, along)
	}
	h = layout.How{Copy: h.Copy, Pose: "jumping"}
	over, byFeet := s.Turn == 180, figure.HangsByFeet[s.ID] && (!hangsByArms[s.ID] || strings.Contains(strings.ToLower(c.Brief.Prompt), "upside"))
	if !human && !over && !byFeet && s.Kind == brief.Animal && s.Pose == "" {
		human, h.Upright = true, true // a monkey hangs by its arms as people do
	}
	oneHand := human && slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && hierarchy.InHands[l.Kind] })
	switch {
	case over:
		h.Pose, h.Bare = s.Pose, true
	case oneHand:
		h.Pose = "hanging by one hand"
	case human:
		h.Pose, h.Bare = "hanging by the hands", true
	case byFeet:
		h.Pose = "standing"
	}
	other := c.Unit(i, h)
	if along != 0 {
		other = other.Scaled(.8)
	}
	other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, k.Root, placing.BesidePower) / float64(other.Root.M.Scale()))
	if most := .88 * k.Root.Box().W() / float64(max(1, s.Count)); h.Upright && s.Count > 1 && c.Subject(k.Root.Subject).Count == 1 && other.Bounds().W() > most {
		other = other.Scaled(most / other.Bounds().W()) // side by side
	}
	at := k.Root.Anchor("hang")
	if !k.Root.Has("hang") {
		b := k.Root.Box()
		at.X, at.Y = (b.X0+b.X1)/2, b.Y1-.04*b.H()
		if library.GroupOf(c.Subject(k.Root.Subject).ID) == "plants" && b.H() > .8*b.W() { // below the crown of a tree
			at.X, at.Y = b.X0+.26*b.W(), b.Y0+.52*b.H()
		}
	}
	at.X += along * max(at.W, .8*k.Root.Box().W())
	switch {
	case over:
	case oneHand && other.Root.Has("handFar"):
		hand := other.Root.Anchor("handFar")
		return k.Over(other.Moved(at.X-hand.X, at.Y-hand.Y))
	case human:
		l, r := other.Root.Anchor("handNear"), other.Root.Anchor("handFar")
		return k.Over(other.Moved(at.X-(l.X+r.X)/2, at.Y-(l.Y+r.Y)/2))
	case byFeet:
		other = other.Transformed(scene.ScaleBy(1, -1))
	case s.Kind == brief.Animal:
		other = other.TurnedBy(hangTurn)
	}
	o := other.Bounds()
	return k.Over(other.Moved(at.X-(o.X0+o.X1)/2, at.Y-.06*o.H()-o.Y0))
}
