package together

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// climbers are the animals that hug a trunk above the ground.
var climbers = figure.Words("koala sloth monkey squirrel bear panda red-panda cat kitten leopard raccoon chimpanzee orangutan lemur gecko chameleon tree-frog")

// HugsUpright reports whether subject i puts its arms around a thing that is larger than itself: an animal stands on its hind legs then.
func HugsUpright(c *placing.Placer, i int) bool {
	return c.Subject(i).Kind != brief.Bird && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.Kind == "hugging" && l.From == i && c.Subject(l.To).Kind == brief.Piece && Larger(c, l)
	})
}

// Larger reports whether what somebody hugs is larger than they are.
func Larger(c *placing.Placer, l brief.Relation) bool {
	whole := layout.How{Pose: "standing"}
	return figure.RealSize(c.Draw(l.To, layout.How{})) > 1.3*figure.RealSize(c.Draw(l.From, whole))
}

// Pressed holds an animal breast to breast: its head is beside the chin, and both arms are around its back.
func Pressed(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	side := 1.0
	if k.Root.Drawing.Facing == kit.Left {
		side = -1
	}
	chest, b := k.Root.Anchor("chest"), thing.Bounds()
	x, y := chest.X+side*(.5*chest.W+.22*b.W()), chest.Y+.1*b.H()
	thing = thing.Moved(x-(b.X0+b.X1)/2, y-(b.Y0+.5*b.H()))
	k = c.Reaching(k, "handFar", x+side*.3*b.W(), y+.06*b.H())
	k = c.Reaching(k, "handNear", x+side*.24*b.W(), y+.22*b.H())
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// tallest is the most that something which somebody hugs measures, in heights of who hugs it: the hug is seen.
const tallest = 2.1

// AroundTrunk lets k's root put its arms around something larger than itself: the body is before it, one hand on each side. What climbs
// trees does it above the ground.
func AroundTrunk(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	if !k.Root.Has("shoulderNear") {
		return against(c, k, i, h)
	}
	other := c.Unit(i, layout.How{Copy: h.Copy})
	other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, k.Root, placing.BesidePower) / float64(other.Root.M.Scale()))
	root := k.Root
	if most := tallest * root.Box().H(); other.Bounds().H() > most {
		other = other.Scaled(most / other.Bounds().H())
	}
	chest, o := root.Anchor("chest"), other.Bounds()
	middle, half := (o.X0+o.X1)/2, .5*o.W()
	low := k.Ground - chest.Y
	if climbers[c.Subject(root.Subject).ID] && o.H() > 1.6*root.Box().H() {
		low += .1 * o.H()
	}
	if edge := layout.RightAt(other.Root, other.Ground-low-.04*o.H(), other.Ground-low+.04*o.H()); edge < o.X1-.05*o.W() && edge > middle { // a trunk
		half = edge - middle
	}
	if wide := .42 * root.Box().W(); half > wide { // arms are not long enough to go around
		half = wide
	}
	x := chest.X + .5*chest.W + .6*half
	other = other.Moved(x-middle, (chest.Y+low)-other.Ground)
	k = c.Reaching(k, "handFar", x+1.05*half, chest.Y-.25*chest.H)
	k = c.Reaching(k, "handNear", x+.75*half, chest.Y+.05*chest.H)
	k = k.Within(k.Root.Serial, kit.Body, other)
	out := k
	out.Root = root
	out.Root.Drawing, out.Root.How = k.Root.Drawing, k.Root.How
	out.Ground = max(k.Ground, other.Ground)
	return out
}

// cuddleSize is the length of what an animal hugs, as a share of its own: at least and at most.
var cuddleSize = [2]float64{.3, .46}

// Cuddled holds a thing that is hugged before the belly of k's root, under its arms.
func Cuddled(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	thing := c.Unit(i, layout.How{Copy: h.Copy})
	size, by := placing.BySize(thing.Root), placing.BySize(k.Root)
	thing = thing.Scaled(min(max(size, cuddleSize[0]*by), cuddleSize[1]*by) / size)
	near, far, b := k.Root.Anchor("handNear"), k.Root.Anchor("handFar"), thing.Bounds()
	y := (near.Y+far.Y)/2 + .2*b.H()
	if low := k.Ground - .06*by; y > low {
		y = low
	}
	return k.Within(k.Root.Serial, kit.Fore, thing.Moved((near.X+far.X)/2-(b.X0+b.X1)/2, y-b.Y1+.16*b.H()))
}
