package holding

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// toSleep are the words for a baby that lies in somebody's arms.
var toSleep = figure.Words("newborn cradling cradles rocking nursing breastfeeding lullaby swaddled asleep sleeping")

// cradled reports whether subject i is a baby that lies in the arms of who carries it.
func cradled(c *placing.Placer, i int) bool {
	s := c.Subject(i)
	if s.Kind == brief.Person && s.Person != nil && s.Person.Age != "baby" && !grownUp(c, i) && s.Pose == "sleeping" {
		return true
	}
	if s.Kind != brief.Person || s.Person == nil || s.Person.Age != "baby" || s.Pose != "" && s.Pose != "sleeping" && s.Pose != "lying" {
		return false
	}
	return slices.ContainsFunc(strings.Fields(strings.ToLower(c.Brief.Prompt)), func(word string) bool { return toSleep[strings.Trim(word, ".,;:!")] })
}

// How far who is carried on both arms leans back, in degrees: a grown one sits on them, a baby lies.
const (
	bridal = 22
	cradle = 20
)

// cradledSize is how much larger than it is a baby is drawn that lies in somebody's arms, so that its face is seen.
const cradledSize = 1.25

// onBothArms lays somebody across the arms of k's root: the head is at the near shoulder, one arm is behind the back, the other one under
// the knees.
func onBothArms(c *placing.Placer, k, thing layout.Cluster, i int) layout.Cluster {
	side := 1.0
	if k.Root.Drawing.Facing == kit.Left {
		side = -1
	}
	head, chest := k.Root.Anchor("head"), k.Root.Anchor("chest")
	if !grownUp(c, i) {
		thing = c.Turned(thing, k.Root.Drawing.Facing).TurnedBy(side * cradle)
		if p := c.Subject(i).Person; p != nil && p.Age == "baby" {
			thing = thing.Scaled(cradledSize)
		}
		b, own := thing.Bounds(), thing.Root.Anchor("head")
		thing = thing.Moved(chest.X+side*(.5*chest.W+.1*own.W)-own.X, chest.Y+.2*chest.H-(b.Y0+b.Y1)/2)
		b = thing.Bounds()
		k = c.Reaching(c.Reaching(k, "handFar", (b.X0+b.X1)/2+side*.3*b.W(), b.Y1-.2*b.H()), "handNear", (b.X0+b.X1)/2+side*.1*b.W(), b.Y1-.1*b.H())
		return k.Within(k.Root.Serial, kit.Fore, thing)
	}
	thing = c.Turned(thing, k.Root.Drawing.Facing).TurnedBy(-side * bridal)
	own := thing.Root.Anchor("head")
	thing = thing.Moved(head.X+side*.92*(head.W+own.W)/2-own.X, head.Y+.5*head.H-own.Y)
	b := thing.Bounds()
	k = c.Reaching(c.Reaching(k, "handFar", (b.X0+b.X1)/2+side*.2*b.W(), b.Y0+.66*b.H()), "handNear", (b.X0+b.X1)/2-side*.16*b.W(), b.Y0+.7*b.H())
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// AroundNeck stands a large animal before k's root, whose arms are around its neck or its chest.
func AroundNeck(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	root := k.Root
	other := c.Turned(c.Unit(i, layout.How{Copy: h.Copy, Pose: "standing", Facing: kit.Left}), kit.Left)
	other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, root, placing.BesidePower) / float64(other.Root.M.Scale()))
	other = other.Moved(0, k.Ground-other.Ground)
	head, chest := root.Anchor("head"), root.Anchor("chest")
	dx := chest.X + .4*chest.W - placing.LeftAt(other.Root, chest.Y-.3*chest.H, chest.Y+.5*chest.H)
	dx = max(dx, head.X+.26*head.W-placing.LeftAt(other.Root, head.Y-.5*head.H, head.Y+.5*head.H))
	other = other.Moved(dx, 0)
	x := placing.LeftAt(other.Root, chest.Y-.2*chest.H, chest.Y+.4*chest.H)
	k = c.Reaching(c.Reaching(k, "handNear", x+.5*chest.W, chest.Y+.1*chest.H), "handFar", x+.6*chest.W, chest.Y-.3*chest.H)
	out := k.Within(k.Root.Serial, kit.Fore, other)
	out.Root.Drawing, out.Root.How = k.Root.Drawing, k.Root.How
	return out
}

// raised holds somebody up over the head of k's root, with a hand at each side.
func raised(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	b, top := thing.Bounds(), k.Root.Anchor("headTop")
	head := k.Root.Anchor("head")
	thing = thing.Moved(head.X-(b.X0+b.X1)/2, top.Y-.04*b.H()-b.Y1)
	b = thing.Bounds()
	k = c.Reaching(c.Reaching(k, "handNear", b.X0+.22*b.W(), b.Y0+.72*b.H()), "handFar", b.X1-.22*b.W(), b.Y0+.72*b.H())
	return k.Within(k.Root.Serial, kit.Body, thing)
}
