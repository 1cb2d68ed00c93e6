// Package together puts two or more who do something with each other together: pairs that hug, fight or work, and those who carry one thing.
package together

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/group"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// TogetherView is the side that a figure shows which does something with another one.
func TogetherView(kind string, left bool) kit.Facing {
	if kind == "holding hands" || kind == figure.Shouldering || left != (kind == "back to back") {
		return kit.Right
	}
	return kit.Left
}

// TogetherPose is the pose of a figure that does something with another one.
func TogetherPose(c *placing.Placer, i int, kind string) (pose string, upright bool) {
	s := c.Subject(i)
	human := s.Kind == brief.Person || s.Person != nil
	switch {
	case FacePoses[kind] != "":
		return FacePoses[kind], !human
	case kind == hierarchy.Jointly:
		return "carrying", false
	case AcrossPoses[kind]:
		return kind, !human
	case kind == "holding hands" && s.Kind == brief.Bird && !human:
		return "standing", false // wing to wing
	case kind == "holding hands":
		return "standing", !human
	case kind == figure.Shouldering:
		return "arm around", false
	case (kind == "hugging" || kind == "kissing") && human:
		return kind, false
	case kind == "hugging" && s.Kind == brief.Animal && c.OfPerson(i) && c.Tall(i):
		return "standing", false // somebody's arms are around its neck
	case kind == "hugging" && s.Kind == brief.Animal:
		return "hugging", true
	case kind == "fighting" && s.Kind == brief.Person && wields(c, i):
		return "striking", false
	case kind == "fighting" && human:
		return "boxing", false
	case kind == "fighting" && s.Kind == brief.Animal:
		return "rearing", false
	case kind == "fighting" && s.Kind == brief.Bird:
		return "flying", false
	case kind == "back to back" && human && s.Pose == "sitting":
		return "sitting on the floor", false
	case kind == "back to back" && human:
		return "arms crossed", false
	case kind == "back to back" && s.Kind == brief.Animal:
		return "sitting", false
	}
	return "", false
}

// armed are the roles that fight with what they hold.
var armed = figure.Words("knight samurai viking ninja pirate cowboy soldier wizard gladiator hockey-player")

// wields reports whether subject i fights with a weapon in the hand.
func wields(c *placing.Placer, i int) bool {
	return armed[c.Subject(i).ID] || slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && l.Kind == "holding" && (hierarchy.Tools[c.Subject(l.To).ID] || strings.Contains(c.Subject(l.To).ID, "sword"))
	})
}

// leastFoe is what who fights measures at least, as a share of who is fought.
const leastFoe = .6

// lean is how far those who hug without arms to put around each other lean over, in degrees.
const lean = 6

// cheek is the distance between the heads of who hug, as a share of a head.
const cheek = .8

// Joined puts two figures together that do the same to each other: a on the left, b on the right of it.
func Joined(c *placing.Placer, kind string, a, b layout.Cluster) layout.Cluster {
	b = b.Moved(0, a.Ground-b.Ground)
	x, y := a.Bounds(), b.Bounds()
	narrow := min(a.Root.Box().W(), b.Root.Box().W())
	switch {
	case kind == hierarchy.Jointly && a.Root.Has("handFar") && b.Root.Has("handFar"):
		return carriedTogether(c, []layout.Cluster{a, b})
	case kind == "holding hands" && a.Root.Has("shoulderFar") && b.Root.Has("shoulderNear"):
		a, b = HandInHand(c, a, b)
		return a.Over(b)
	case AcrossPoses[kind] && a.Root.Has("across") && b.Root.Has("across"):
		return across(a, b)
	case FacePoses[kind] != "" && a.Root.Has("handNear") && b.Root.Has("handNear"):
		a, b = HandToHand(c, kind, a, b)
		return a.Over(b)
	case kind == figure.Shouldering && a.Root.Has("shoulderFar") && b.Root.Has("shoulderNear"):
		return armInArm(c, a, b)
	case kind == "kissing" && a.Root.Has("shoulderFar") && b.Root.Has("shoulderFar"):
		return kissed(c, a, b)
	case kind == "nuzzling":
		return nuzzled(a, b)
	case kind == "hugging" && a.Root.Has("shoulderFar") && b.Root.Has("shoulderFar"):
		return embraced(c, a, b)
	case kind == "hugging", kind == figure.Shouldering:
		a, b = a.TurnedBy(lean), b.TurnedBy(-lean)
		x, y = a.Bounds(), b.Bounds()
		dx := x.X1 - .36*narrow - y.X0
		if l, r := a.Root.Anchor("head"), b.Root.Anchor("head"); l.X > x.X0+.66*x.W() { // on their hind legs: cheek to cheek
			dx = max(dx, l.X+cheek*(l.W+r.W)/2-r.X)
		}
		return layered(a, b.Moved(dx, x.Y1-y.Y1))
	case kind == "fighting" && placing.BySize(a.Root) < leastFoe*placing.BySize(b.Root): // a dragon is not that much larger
		return Joined(c, kind, a, b.Scaled(placing.BySize(a.Root)/placing.BySize(b.Root)/leastFoe))
	case kind == "fighting" && (wields(c, a.Root.Subject) || wields(c, b.Root.Subject)):
		left, right := max(x.X1-a.Root.Box().X1, 0), max(b.Root.Box().X0-y.X0, 0) // of what they fight with, which crosses
		return a.Over(b.Moved(x.X1+.1*narrow-max(.8*(left+right), 1.6*min(left, right))-y.X0, 0))
	case kind == "fighting":
		return a.Over(b.Moved(x.X1-.06*narrow-y.X0, 0))
	case kind == "holding hands": // wing tip to wing tip
		return a.Over(b.Moved(x.X1-.03*narrow-y.X0, 0))
	case kind == "back to back":
		return a.Over(b.Moved(x.X1-.1*narrow-y.X0, 0))
	}
	return group.Keeping(a, group.Arrange([]group.Member{{Cluster: a, Floor: true, Alive: true}, {Cluster: b, Floor: true, Alive: true}}, group.Rule{Order: true, Row: true}))
}

// HoldHands reports whether two that share a place hold each other's hands there.
func HoldHands(c *placing.Placer, all []layout.Cluster) bool {
	told := slices.ContainsFunc(all, func(k layout.Cluster) bool {
		return c.Subject(k.Root.Subject).Pose == "holding hands" || c.Among(k.Root.Subject) == "holding hands"
	})
	return told && all[0].Root.Has("handFar") && all[1].Root.Has("handNear") && all[0].Root.Has("shoulderFar")
}

// HandInHand lets a's right hand and b's left hand meet, whatever their heights.
func HandInHand(c *placing.Placer, a, b layout.Cluster) (left, right layout.Cluster) {
	from, to := a.Root.Anchor("handFar"), b.Root.Anchor("handNear")
	b = b.Moved(from.X-to.X, 0)
	if apart := b.Root.Box().X0 - a.Root.Box().X1; apart < 0 { // heads are wider than shoulders
		b = b.Moved(-apart, 0)
	}
	for range 4 { // closer, as long as an arm is too short
		to = b.Root.Anchor("handNear")
		x, y := (from.X+to.X)/2, min(from.Y, to.Y) // the smaller one lifts its hand
		left, right = c.Reaching(a, "handFar", x, y), c.Reaching(b, "handNear", x, y)
		l, r := left.Root.Anchor("handFar"), right.Root.Anchor("handNear")
		missing := math.Hypot(l.X-r.X, l.Y-r.Y)
		if missing < .01*placing.BySize(a.Root) {
			break
		}
		b = b.Moved(-missing, 0)
	}
	return left, right
}

// embraced puts two people breast to breast, with the near arm of each around the other.
func embraced(c *placing.Placer, a, b layout.Cluster) layout.Cluster {
	reach := a.Root.Anchor("handNear").X - a.Root.Anchor("neck").X
	other := b.Root.Anchor("neck").X - b.Root.Anchor("handNear").X
	b = b.Moved(a.Root.Anchor("neck").X+.8*max(reach, other)-b.Root.Anchor("neck").X, 0)
	b = b.Moved(headsApart(a.Root, b.Root), 0)
	left, right := a.Root.Anchor("chest"), b.Root.Anchor("chest")
	a = c.Reaching(c.Reaching(a, "handNear", right.X+.3*right.W, right.Y+.1*right.H), "handFar", right.X+.4*right.W, right.Y-.2*right.H)
	b = c.Reaching(c.Reaching(b, "handNear", left.X-.3*left.W, left.Y+.1*left.H), "handFar", left.X-.4*left.W, left.Y-.2*left.H)
	return layered(a, b)
}

// headsOver is how far the heads of who hug lie over each other, as a share of the smaller one.
const headsOver = .2

// headsApart is how far b has to move to the right so that its head does not hide the face of a: the heads of animals and helmets are wider than
// those of people.
func headsApart(a, b layout.Instance) float64 {
	l, r := a.Anchor("head"), b.Anchor("head")
	top, foot := max(l.Y-.4*l.H, r.Y-.4*r.H), min(l.Y+.4*l.H, r.Y+.4*r.H)
	if !a.Has("head") || !b.Has("head") || foot <= top {
		return 0 // one is that much smaller
	}
	edge, other := layout.RightAt(a, top, foot), placing.LeftAt(b, top, foot)
	narrow := min(edge-placing.LeftAt(a, top, foot), layout.RightAt(b, top, foot)-other)
	return max(0, edge-other-headsOver*narrow)
}

// layered paints two figures into each other: the arms of both lie over both bodies.
func layered(a, b layout.Cluster) layout.Cluster {
	out := a
	out.Sprites = nil
	var arms []layout.Layer
	for _, layer := range []kit.Layer{kit.Back, kit.Body, kit.Fore} {
		for _, k := range []layout.Cluster{a, b} {
			for _, s := range k.Sprites {
				switch {
				case s.Drawing == k.Root.Serial && s.Layer == layer && layer == kit.Fore:
					arms = append(arms, s)
				case s.Drawing == k.Root.Serial && s.Layer == layer || s.Drawing != k.Root.Serial && layer == kit.Body:
					out.Sprites = append(out.Sprites, s)
				}
			}
		}
	}
	slices.Reverse(arms) // a's arm lies over b, who is painted over a
	out.Sprites = append(out.Sprites, arms...)
	return out
}

// Lined puts copies together, each with the one before it.
func Lined(c *placing.Placer, kind string, all []layout.Cluster) layout.Cluster {
	if kind == hierarchy.Tugging && len(all) > 2 {
		return tugged(c, all)
	}
	if AcrossPoses[kind] {
		return opposite(c, kind, all)
	}
	if kind == hierarchy.Jointly {
		return carriedTogether(c, all)
	}
	if kind != "holding hands" || !all[0].Root.Has("shoulderFar") {
		out := all[0]
		for _, k := range all[1:] {
			out = Joined(c, kind, out, k)
		}
		return out
	}
	for n := 1; n < len(all); n++ {
		all[n] = all[n].Moved(0, all[0].Ground-all[n].Ground)
		all[n-1], all[n] = HandInHand(c, all[n-1], all[n])
	}
	out := all[0]
	for _, k := range all[1:] {
		out = out.Over(k)
	}
	return out
}

// Leaning tilts k against what stands on its right.
func Leaning(k, other layout.Cluster) layout.Cluster {
	root := k.Root
	k = k.TurnedBy(1.4 * lean)
	k.Ground = k.Bounds().Y1
	if most := placing.TallestProp * k.Bounds().H(); other.Bounds().H() > most {
		other = other.Scaled(most / other.Bounds().H())
	}
	b, o := k.Root.Box(), other.Bounds()
	edge := o.X0
	if other.Root.Drawing.Box.W() > 0 { // a tree's trunk, below its crown
		edge = placing.LeftAt(other.Root, other.Ground-.45*b.H(), other.Ground-.22*b.H())
	}
	shoulder := max(k.Root.Anchor("shoulderFar").X, b.X0+.6*b.W())
	out := k.Before(other.Moved(shoulder-edge, k.Ground-other.Ground))
	root.M = k.Root.M
	out.Root = root
	return out
}

// against sets k's root before the lower part of something larger that it hugs: a tree, a post.
func against(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	other := c.Unit(i, layout.How{Copy: h.Copy})
	other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, k.Root, placing.BesidePower) / float64(other.Root.M.Scale()))
	b, o := k.Root.Box(), other.Bounds()
	return k.Before(other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, k.Ground-other.Ground))
}

// lipsApart is the distance between the heads of two who kiss, as a share of a head: their faces touch, and neither hides the other.
const lipsApart = .95

// kissed puts two people together whose lips meet, with the arms of each around the other, under a small heart. Who is much smaller is hugged.
func kissed(c *placing.Placer, a, b layout.Cluster) layout.Cluster {
	left, right := a.Root.Anchor("head"), b.Root.Anchor("head")
	if d := left.Y - right.Y; d > .6*left.H || d < -.6*left.H {
		return embraced(c, a, b)
	}
	heads := (left.W + right.W) / 2
	b = b.Moved(left.X+lipsApart*heads-right.X, 0)
	l, r := a.Root.Anchor("chest"), b.Root.Anchor("chest")
	a = c.Reaching(c.Reaching(a, "handNear", r.X+.1*r.W, r.Y+.1*r.H), "handFar", r.X+.2*r.W, r.Y-.2*r.H)
	b = c.Reaching(c.Reaching(b, "handNear", l.X-.1*l.W, l.Y+.1*l.H), "handFar", l.X-.2*l.W, l.Y-.2*l.H)
	top := min(left.Y-.5*left.H, right.Y-.5*right.H)
	return layered(a, b).Over(smallHeart(c, a.Root.Subject, (left.X+b.Root.Anchor("head").X)/2, top-.2*heads, .34*heads))
}

// smallHeart is a heart of some width around a point; it belongs to subject i.
func smallHeart(c *placing.Placer, i int, x, y, w float64) layout.Cluster {
	canvas, err := kit.NewCanvas("heart", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	t := kit.TonesOf(kit.Hex("#e8405c"))
	heart := canvas.Form("M0 44C-30 24 -50 6 -50 -16C-50 -34 -38 -44 -24 -44C-13 -44 -4 -38 0 -28C4 -38 13 -44 24 -44C38 -44 50 -34 50 -16C50 6 30 24 0 44Z",
		kit.Rad(-18, -20, 76, t.LL, t.L, t.M, t.D), canvas.Path(kit.Oval(-26, -24, 9, 6), kit.White).Opacity(.75))
	canvas.Part("heart", heart)
	m := layout.Translate(x, y).Mul(scene.ScaleBy(float32(w/100), float32(w/100)))
	return c.Place(i, canvas.Drawing(), m)
}

// nuzzled puts the faces of two animals together, a on the left: nose to nose, brow to brow or bill to bill.
func nuzzled(a, b layout.Cluster) layout.Cluster {
	at, other := a.Root.Anchor("head"), b.Root.Anchor("head")
	x := layout.RightAt(a.Root, at.Y-.3*at.H, at.Y+.5*at.H)
	y := placing.LeftAt(b.Root, other.Y-.3*other.H, other.Y+.5*other.H)
	if at.W == 0 || other.W == 0 {
		x, y = a.Root.Box().X1, b.Root.Box().X0
	}
	if apart := at.Y - other.Y; apart > .7*other.H || -apart > .7*at.H { // one looks down at the other
		y -= .1 * other.W
	}
	return a.Over(b.Moved(x-y-.06*min(at.W, other.W), 0))
}

// CloseTogether seats b close to a, whose arm is around b; a heart is over two who kiss.
func CloseTogether(c *placing.Placer, kind string, a, b layout.Cluster) layout.Cluster {
	out := armInArm(c, a, b)
	if kind != "kissing" {
		return out
	}
	left, right := a.Root.Anchor("head"), b.Root.Anchor("head")
	heads := (left.W + right.W) / 2
	x := left.X + .5*heads
	return out.Over(smallHeart(c, a.Root.Subject, x, min(left.Y, right.Y)-.62*left.H, .34*heads))
}

// crowded is the distance between two who stand behind each other at a rope, as a share of their width.
const crowded = .42

// tugged sets copies on two sides of one rope, those with even numbers on the left; the first two are at its middle.
func tugged(c *placing.Placer, all []layout.Cluster) layout.Cluster {
	out := Joined(c, hierarchy.Tugging, all[0], all[1])
	root := all[0].Root
	right := shiftOf(out, all[1])
	ends := [2]kit.Anchor{root.Anchor("handNear"), all[1].Moved(right, 0).Root.Anchor("handNear")}
	step := crowded * all[0].Root.Box().W()
	for n, k := range all[2:] {
		side := n % 2
		dir := []float64{-1, 1}[side]
		rank := float64(n/2 + 1)
		dx := dir * step * rank
		if side == 1 {
			dx += right
		}
		k = k.Moved(dx, root.Anchor("ground").Y-k.Root.Anchor("ground").Y)
		near, far, rope := k.Root.Anchor("handNear"), k.Root.Anchor("handFar"), root.Anchor("handNear").Y
		k = c.Reaching(c.Reaching(k, "handFar", far.X, rope), "handNear", near.X, rope)
		hand := k.Root.Anchor("handNear")
		if dir*(hand.X-ends[side].X) > 0 {
			ends[side] = hand
		}
		out = out.Before(k)
	}
	size, y := placing.BySize(root), (ends[0].Y+ends[1].Y)/2
	out = out.Before(c.Rope(root.Subject, []kit.Anchor{{X: ends[0].X - .1*size, Y: y}, {X: ends[1].X + .1*size, Y: y}}, .024*size, "#d9a860"))
	out.Root, out.Ground = root, all[0].Ground
	return out
}

// shiftOf is how far a drawing was moved to the right when it came into a cluster.
func shiftOf(k layout.Cluster, other layout.Cluster) float64 {
	for _, s := range k.Sprites {
		if s.Drawing == other.Root.Serial {
			return float64(s.M[4] - other.Root.M[4])
		}
	}
	return 0
}
