package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// acrossPoses are the poses of two who do something face to face with one thing between them: a table, a seesaw, a cake.
var acrossPoses = map[string]bool{
	"cutting a cake": true, "playing chess": true, "having dinner": true, "dining": true, "arm wrestling": true, "playing table tennis": true, "on a seesaw": true, "picnicking": true,
	"playing cards": true, "tug of war": true, "raising a glass": true, "raising a wine glass": true, "sculpting sand": true,
	"fencing": true, "grappling": true, "arguing": true, "chatting": true, "whispering": true, "podcasting": true,
}

func init() {
	for pose := range acrossPoses {
		mutualKinds[pose], mutualPoses[pose] = true, pose
	}
}

// across puts two figures face to face, so that what the left one has before it is in the middle between both. The left one
// is in front: its table hides the knees of both.
func across(a, b cluster) cluster {
	b = b.scaled(float64(a.root.m.Scale()/b.root.m.Scale()) * b.root.drawing.Unit / a.root.drawing.Unit)
	at, other := a.root.anchor("across"), b.root.anchor("across")
	b = b.moved(at.X-other.X, a.ground-b.ground)
	root := a.root
	out := b.over(a)
	out.root = root
	return out
}

// platedFoods are the foods that are eaten from a plate at a table.
var platedFoods = words("spaghetti pasta soup salad steak pancakes pancake-stack waffle waffles sushi curry rice-bowl lasagna fried-egg omelette meatballs roast-chicken roast-turkey turkey cereal cereal-bowl porridge macaroni mac-and-cheese dumplings paella risotto ravioli pho ramen ramen-bowl fish-and-chips breakfast full-breakfast thanksgiving-turkey lobster")

// dines reports whether a person eats what lies on a plate: they sit at a table then.
func (c *composer) dines(l brief.Relation) bool {
	s := c.subject(l.From)
	return l.Kind == "eating" && s.Pose == "" && s.Kind == brief.Person && platedFoods[c.subject(l.To).ID]
}

// plated sets what k's root eats on the plate before it.
func (c *composer) plated(k cluster, i int, h how) cluster {
	food := c.unit(i, how{copy: h.copy})
	b := food.bounds()
	food = food.scaled(.3 * bySize(k.root) / max(b.W(), 1.4*b.H()))
	b = food.bounds()
	at := k.root.anchor("plate")
	return k.over(food.moved(at.X-(b.X0+b.X1)/2, at.Y+.02*bySize(k.root)-b.Y1))
}

// sharedPart reports whether what a pose has between two figures is drawn with the other one of them.
func (c *composer) sharedPart(i, copy int) bool {
	if s := c.subject(i); oneNet[s.Pose] && s.Count > 1 {
		return copy != leftSide(s.Count)-1
	}
	kind, left := c.together(i, copy)
	return acrossPoses[kind] && (!left || kind == tugging && copy > 1)
}

// oneNet are the poses of several who have one net between two sides.
var oneNet = words("spiking")

// leftSide is how many of n players stand on the left of a net.
func leftSide(n int) int { return (n + 1) / 2 }

// opposite seats copies in pairs; an odd one has a table of its own.
func (c *composer) opposite(kind string, all []cluster) cluster {
	var pairs []cluster
	for len(all) > 1 {
		pairs = append(pairs, c.joined(kind, all[0], all[1]))
		all = all[2:]
	}
	return row(append(pairs, all...)...)
}

// fromBothSides reports whether two who work on one thing stand on either side of it.
func (c *composer) fromBothSides(l brief.Relation) bool {
	_, works := onto[c.subject(l.From).Pose]
	to := c.subject(l.To)
	return works && l.Kind == "looking at" && to.Count == 1 && c.subject(l.From).Kind == brief.Person && c.subject(l.From).Pose != "photographing"
}

// workedTogether sets a on the left of what both work on, and b on its right, as near to it.
func (c *composer) workedTogether(a, b cluster, link brief.Relation) cluster {
	out := c.relate(a, link, how{})
	whole := out.bounds()
	left := whole.X1
	for _, s := range out.sprites {
		if s.subject == link.To {
			left = min(left, s.box.X0)
		}
	}
	near := a.root.box().X1 - left // how far a reaches over the thing
	b = b.mirrored()
	b = b.moved(whole.X1-near-b.bounds().X0, out.ground-b.ground)
	root, ground := out.root, out.ground
	out = out.over(b)
	out.root, out.ground = root, ground
	return out
}

// milked stands an animal behind who milks it, with its udder at the hands.
func (c *composer) milked(k, other cluster) cluster {
	root := k.root
	other = c.turned(other, kit.Right)
	other = other.scaled(c.scaleBeside(other.root.subject, other.root.drawing, root, riderPower) / float64(other.root.m.Scale()))
	o, hand := other.root.box(), root.anchor("handFar")
	k = k.before(other.moved(hand.X-.3*o.W()-o.X0, k.ground-other.ground))
	k.root = root
	return k
}

// braided seats somebody with their back to who does their hair, both hands of whom reach it.
func (c *composer) braided(k, other cluster) cluster {
	other = c.turned(other, kit.Right)
	head, hand := other.root.anchor("head"), k.root.anchor("handFar")
	other = other.moved(hand.X+.2*head.W-(head.X-.5*head.W), k.ground-other.ground)
	head = other.root.anchor("head")
	k = c.reaching(k, "handNear", head.X-.42*head.W, head.Y+.42*head.H)
	k = c.reaching(k, "handFar", head.X-.46*head.W, head.Y+.2*head.H)
	root := k.root
	k = k.over(other)
	for n, s := range k.sprites { // the hands lie over the hair
		if s.drawing == root.serial && s.layer == kit.Fore {
			k.sprites = append(append(k.sprites[:n:n], k.sprites[n+1:]...), s)
			break
		}
	}
	k.root = root
	return k
}

// clung puts the hands of who climbs on the edge of a trunk or a ladder: what it is at their height.
func (c *composer) clung(k, other cluster) cluster {
	root := k.root
	other = other.moved(0, k.ground-other.ground)
	k = k.moved(0, -.12*bySize(root))
	hand, foot := k.root.anchor("handFar"), k.root.anchor("footNear")
	edge := other.root.box().X0
	const bands = 6
	for n := range bands { // a tree is narrowest at its trunk, a ladder at the hands
		y := hand.Y + float64(n)*(foot.Y-hand.Y)/bands
		edge = max(edge, leftAt(other.root, y, y+(foot.Y-hand.Y)/bands))
	}
	other = other.moved(hand.X-.02*bySize(root)-edge, 0)
	up := k.root
	k.ground = other.ground
	k = k.before(other)
	k.root = up
	return k
}

// brushed stands a thing where the brush of who paints it touches it.
func (c *composer) brushed(k, other cluster) cluster {
	root := k.root
	other = other.moved(0, k.ground-other.ground)
	o, tip := other.root.box(), k.bounds().X1
	y := max(root.anchor("handFar").Y, o.Y0)
	edge := leftAt(other.root, y, y+.2*o.H())
	k = k.before(other.moved(tip-.02*bySize(root)-edge, 0))
	k.root = root
	return k
}
