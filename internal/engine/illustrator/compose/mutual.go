package compose

import (
	"maps"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// mutualKinds are the relations in which both sides do the same to each other.
var mutualKinds = map[string]bool{"shaking hands": true, "high five": true, "dancing": true, "facing": true, "fighting": true, "hugging": true, "holding hands": true, "back to back": true, shouldering: true}

// mutualPoses are the poses that two figures have only together, and the relation that they stand in then.
var mutualPoses = map[string]string{"shaking hands": "shaking hands", "high five": "high five", "hugging": "hugging", "kissing": "hugging", "holding hands": "holding hands", "fighting": "fighting", "boxing": "fighting"}

// loose are the relations that only say that two belong together.
var loose = map[string]bool{"and": true, "beside": true, "with": true}

// meet turns poses that two have only together into a relation between them: "two bears hugging", "an old couple holding hands".
func (c *composer) meet() {
	c.bowsInHand()
	c.chainHands()
	c.chainHugs()
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		kind, ok := mutualPoses[s.Pose]
		if s.Pose == "dancing" && c.danceTogether(i) {
			kind, ok = "dancing", true
		}
		if !ok || !c.stands(i) {
			continue
		}
		if s.Count > 2 && kind == "holding hands" && c.inRing(i) {
			s.Pose = "balancing" // arms out to both neighbors
			continue
		}
		if s.Count > 1 {
			c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: i, Kind: kind, To: i})
			s.Pose = ""
			continue
		}
		at := slices.IndexFunc(c.links, func(l brief.Relation) bool { return l.From == i && loose[l.Kind] && c.stands(l.To) })
		if at < 0 {
			continue
		}
		c.links[at].Kind = kind
		if other := &c.Brief.Subjects[c.links[at].To]; other.Pose == s.Pose {
			other.Pose = ""
		}
		s.Pose = ""
	}
}

// among returns what the copies of a subject do to each other, if anything.
func (c *composer) among(i int) string {
	for _, r := range c.Brief.Relations {
		if r.From != i || r.To != i {
			continue
		}
		if r.Kind == "looking at" {
			return "facing"
		}
		if mutualKinds[r.Kind] {
			return r.Kind
		}
	}
	return ""
}

// together returns what a figure does with another one, on its left or its right, if anything.
func (c *composer) together(i, copy int) (kind string, left bool) {
	if kind := c.among(i); kind != "" {
		return kind, copy%2 == 0
	}
	for _, l := range c.links {
		if mutualKinds[l.Kind] && (l.From == i || l.To == i) && c.stands(l.From) && c.stands(l.To) {
			return l.Kind, l.From == i
		}
	}
	return "", false
}

// togetherView is the side that a figure shows which does something with another one.
func togetherView(kind string, left bool) kit.Facing {
	if kind == "holding hands" || kind == shouldering || left != (kind == "back to back") {
		return kit.Right
	}
	return kit.Left
}

// togetherPose is the pose of a figure that does something with another one.
func (c *composer) togetherPose(i int, kind string) (pose string, upright bool) {
	s := c.subject(i)
	human := s.Kind == brief.Person || s.Person != nil
	switch {
	case facePoses[kind] != "":
		return facePoses[kind], !human
	case kind == jointly:
		return "carrying", false
	case acrossPoses[kind]:
		return kind, !human
	case kind == "holding hands" && s.Kind == brief.Bird && !human:
		return "standing", false // wing to wing
	case kind == "holding hands":
		return "standing", !human
	case kind == shouldering:
		return "arm around", false
	case kind == "hugging" && human:
		return "hugging", false
	case kind == "hugging" && s.Kind == brief.Animal:
		return "hugging", true
	case kind == "fighting" && s.Kind == brief.Person && armed[s.ID]:
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
var armed = words("knight samurai viking ninja pirate cowboy soldier wizard gladiator hockey-player")

// lean is how far those who hug without arms to put around each other lean over, in degrees.
const lean = 6

// cheek is the distance between the heads of who hug, as a share of a head.
const cheek = .8

// joined puts two figures together that do the same to each other: a on the left, b on the right of it.
func (c *composer) joined(kind string, a, b cluster) cluster {
	b = b.moved(0, a.ground-b.ground)
	x, y := a.bounds(), b.bounds()
	narrow := min(a.root.box().W(), b.root.box().W())
	switch {
	case kind == jointly && a.root.has("handFar") && b.root.has("handFar"):
		return c.carriedTogether([]cluster{a, b})
	case kind == "holding hands" && a.root.has("handFar") && b.root.has("handNear"):
		a, b = c.handInHand(a, b)
		return a.over(b)
	case acrossPoses[kind] && a.root.has("across") && b.root.has("across"):
		return across(a, b)
	case facePoses[kind] != "" && a.root.has("handNear") && b.root.has("handNear"):
		a, b = c.handToHand(kind, a, b)
		return a.over(b)
	case kind == shouldering && a.root.has("shoulderFar") && b.root.has("shoulderNear"):
		return c.armInArm(a, b)
	case kind == "hugging" && a.root.has("shoulderFar") && b.root.has("shoulderFar"):
		return c.embraced(a, b)
	case kind == "hugging":
		a, b = a.turnedBy(lean), b.turnedBy(-lean)
		x, y = a.bounds(), b.bounds()
		dx := x.X1 - .36*narrow - y.X0
		if l, r := a.root.anchor("head"), b.root.anchor("head"); l.X > x.X0+.66*x.W() { // on their hind legs: cheek to cheek
			dx = max(dx, l.X+cheek*(l.W+r.W)/2-r.X)
		}
		return layered(a, b.moved(dx, x.Y1-y.Y1))
	case kind == "fighting" && (armed[c.subject(a.root.subject).ID] || armed[c.subject(b.root.subject).ID]):
		return a.over(b.moved(x.X1+.1*narrow-y.X0, 0)) // room for what they fight with
	case kind == "fighting":
		return a.over(b.moved(x.X1-.06*narrow-y.X0, 0))
	case kind == "holding hands":
		return a.over(b.moved(x.X1-.12*narrow-y.X0, 0))
	case kind == "back to back":
		return a.over(b.moved(x.X1-.1*narrow-y.X0, 0))
	}
	return a.over(b.moved(x.X1+gap*min(x.H(), y.H())-y.X0, 0))
}

// holdHands reports whether two that share a place hold each other's hands there.
func (c *composer) holdHands(all []cluster) bool {
	told := slices.ContainsFunc(all, func(k cluster) bool {
		return c.subject(k.root.subject).Pose == "holding hands" || c.among(k.root.subject) == "holding hands"
	})
	return told && all[0].root.has("handFar") && all[1].root.has("handNear") && all[0].root.has("shoulderFar")
}

// handInHand lets a's right hand and b's left hand meet, whatever their heights.
func (c *composer) handInHand(a, b cluster) (left, right cluster) {
	from, to := a.root.anchor("handFar"), b.root.anchor("handNear")
	b = b.moved(from.X-to.X, 0)
	if apart := b.root.box().X0 - a.root.box().X1; apart < 0 { // heads are wider than shoulders
		b = b.moved(-apart, 0)
	}
	for range 4 { // closer, as long as an arm is too short
		to = b.root.anchor("handNear")
		x, y := (from.X+to.X)/2, min(from.Y, to.Y) // the smaller one lifts its hand
		left, right = c.reaching(a, "handFar", x, y), c.reaching(b, "handNear", x, y)
		l, r := left.root.anchor("handFar"), right.root.anchor("handNear")
		missing := math.Hypot(l.X-r.X, l.Y-r.Y)
		if missing < .01*bySize(a.root) {
			break
		}
		b = b.moved(-missing, 0)
	}
	return left, right
}

// reaching draws the root of a cluster again with a hand at x, y.
func (c *composer) reaching(k cluster, hand string, x, y float64) cluster {
	h := k.root.how
	p := k.root.m.Inverse().Apply(scene.Point{X: float32(x), Y: float32(y)})
	h.reach = maps.Clone(h.reach)
	if h.reach == nil {
		h.reach = map[string]limb.Point{}
	}
	if h.facing == kit.Left {
		p.X = 2*person.Middle - p.X // as if it faced right
	}
	h.reach[hand] = limb.Point{X: float64(p.X), Y: float64(p.Y)}
	k.root.how = h
	return c.redrawn(k)
}

// redrawn draws the root of a cluster again, as its subject is now, in place of what it was.
func (c *composer) redrawn(k cluster) cluster {
	k.root.drawing = c.draw(k.root.subject, k.root.how)
	k.sprites = slices.Clone(k.sprites)
	for i, s := range k.sprites {
		if s.drawing == k.root.serial {
			nodes := k.root.drawing.Layers[s.layer]
			k.sprites[i].nodes, k.sprites[i].box = nodes, mapBox(k.root.m, boundsOf(nodes))
		}
	}
	return k
}

// embraced puts two people breast to breast, with the near arm of each around the other.
func (c *composer) embraced(a, b cluster) cluster {
	reach := a.root.anchor("handNear").X - a.root.anchor("neck").X
	other := b.root.anchor("neck").X - b.root.anchor("handNear").X
	b = b.moved(a.root.anchor("neck").X+.8*max(reach, other)-b.root.anchor("neck").X, 0)
	left, right := a.root.anchor("chest"), b.root.anchor("chest")
	a = c.reaching(c.reaching(a, "handNear", right.X+.3*right.W, right.Y+.1*right.H), "handFar", right.X+.4*right.W, right.Y-.2*right.H)
	b = c.reaching(c.reaching(b, "handNear", left.X-.3*left.W, left.Y+.1*left.H), "handFar", left.X-.4*left.W, left.Y-.2*left.H)
	return layered(a, b)
}

// layered paints two figures into each other: the arms of both lie over both bodies.
func layered(a, b cluster) cluster {
	out := a
	out.sprites = nil
	var arms []sprite
	for _, layer := range []kit.Layer{kit.Back, kit.Body, kit.Fore} {
		for _, k := range []cluster{a, b} {
			for _, s := range k.sprites {
				switch {
				case s.drawing == k.root.serial && s.layer == layer && layer == kit.Fore:
					arms = append(arms, s)
				case s.drawing == k.root.serial && s.layer == layer || s.drawing != k.root.serial && layer == kit.Body:
					out.sprites = append(out.sprites, s)
				}
			}
		}
	}
	slices.Reverse(arms) // a's arm lies over b, who is painted over a
	out.sprites = append(out.sprites, arms...)
	return out
}

// lined puts copies together, each with the one before it.
func (c *composer) lined(kind string, all []cluster) cluster {
	if kind == tugging && len(all) > 2 {
		return c.tugged(all)
	}
	if acrossPoses[kind] {
		return c.opposite(kind, all)
	}
	if kind == jointly {
		return c.carriedTogether(all)
	}
	if kind != "holding hands" || !all[0].root.has("handFar") {
		out := all[0]
		for _, k := range all[1:] {
			out = c.joined(kind, out, k)
		}
		return out
	}
	for n := 1; n < len(all); n++ {
		all[n] = all[n].moved(0, all[0].ground-all[n].ground)
		all[n-1], all[n] = c.handInHand(all[n-1], all[n])
	}
	out := all[0]
	for _, k := range all[1:] {
		out = out.over(k)
	}
	return out
}

// leaning tilts k against what stands on its right.
func leaning(k, other cluster) cluster {
	root := k.root
	k = k.turnedBy(1.4 * lean)
	k.ground = k.bounds().Y1
	if most := tallestProp * k.bounds().H(); other.bounds().H() > most {
		other = other.scaled(most / other.bounds().H())
	}
	b, o := k.root.box(), other.bounds()
	edge := o.X0
	if other.root.drawing.Box.W() > 0 { // a tree's trunk, below its crown
		edge = leftAt(other.root, other.ground-.45*b.H(), other.ground-.22*b.H())
	}
	shoulder := max(k.root.anchor("shoulderFar").X, b.X0+.6*b.W())
	out := k.before(other.moved(shoulder-edge, k.ground-other.ground))
	root.m = k.root.m
	out.root = root
	return out
}

// against sets k's root before the lower part of something larger that it hugs: a tree, a post.
func (c *composer) against(k cluster, i int, h how) cluster {
	other := c.unit(i, how{copy: h.copy})
	other = other.scaled(c.scaleBeside(i, other.root.drawing, k.root, besidePower) / float64(other.root.m.Scale()))
	b, o := k.root.box(), other.bounds()
	return k.before(other.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, k.ground-other.ground))
}
