package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// acrossPoses are the poses of two who do something face to face with one thing between them: a table, a seesaw, a cake.
var acrossPoses = map[string]bool{
	"cutting a cake": true, "playing chess": true, "having dinner": true, "having tea": true, "dining": true, "arm wrestling": true, "playing table tennis": true, "on a seesaw": true, "picnicking": true,
	"playing cards": true, "tug of war": true, "raising a glass": true, "raising a wine glass": true, "sculpting sand": true,
	"fencing": true, "grappling": true, "arguing": true, "chatting": true, "whispering": true, "podcasting": true,
}

func init() {
	for pose := range acrossPoses {
		figure.MutualKinds[pose], hierarchy.MutualPoses[pose] = true, pose
	}
}

// across puts two figures face to face, so that what the left one has before it is in the middle between both. The left one
// is in front: its table hides the knees of both.
func across(a, b layout.Cluster) layout.Cluster {
	size := min(max(b.Root.Drawing.Unit/a.Root.Drawing.Unit, leastAcross), 1/leastAcross) // a mouse and a bear sit at one table
	b = b.Scaled(float64(a.Root.M.Scale()/b.Root.M.Scale()) * size)
	at, other := a.Root.Anchor("across"), b.Root.Anchor("across")
	b = b.Moved(at.X-other.X, a.Ground-b.Ground)
	root := a.Root
	out := b.Over(a)
	out.Root = root
	return out
}

// leastAcross is how large the smaller of two at one table is at least, as a share of the larger one.
const leastAcross = .8

// platedFoods are the foods that are eaten from a plate at a table.
var platedFoods = figure.Words("spaghetti pasta soup salad steak pancakes pancake-stack waffle waffles sushi curry rice-bowl lasagna fried-egg omelette meatballs roast-chicken roast-turkey turkey cereal cereal-bowl porridge macaroni mac-and-cheese dumplings paella risotto ravioli pho ramen ramen-bowl fish-and-chips breakfast full-breakfast thanksgiving-turkey lobster")

// dines reports whether a person eats what lies on a plate: they sit at a table then.
func (c *Placer) dines(l brief.Relation) bool {
	s := c.Subject(l.From)
	return l.Kind == "eating" && s.Pose == "" && s.Kind == brief.Person && platedFoods[c.Subject(l.To).ID]
}

// plated sets what k's root eats on the plate before it.
func (c *Placer) plated(k layout.Cluster, i int, h layout.How) layout.Cluster {
	food := c.Unit(i, layout.How{Copy: h.Copy})
	b := food.Bounds()
	food = food.Scaled(.3 * bySize(k.Root) / max(b.W(), 1.4*b.H()))
	b = food.Bounds()
	at := k.Root.Anchor("plate")
	return k.Over(food.Moved(at.X-(b.X0+b.X1)/2, at.Y+.02*bySize(k.Root)-b.Y1))
}

// sharedPart reports whether what a pose has between two figures is drawn with the other one of them.
func (c *Placer) sharedPart(i, copy int) bool {
	if s := c.Subject(i); oneNet[s.Pose] && s.Count > 1 {
		return copy != leftSide(s.Count)-1
	}
	kind, left := c.Together(i, copy)
	return acrossPoses[kind] && (!left || kind == hierarchy.Tugging && copy > 1)
}

// oneNet are the poses of several who have one net between two sides.
var oneNet = figure.Words("spiking")

// leftSide is how many of n players stand on the left of a net.
func leftSide(n int) int { return (n + 1) / 2 }

// opposite seats copies in pairs; an odd one has a table of its own.
func (c *Placer) opposite(kind string, all []layout.Cluster) layout.Cluster {
	var pairs []layout.Cluster
	for len(all) > 1 {
		pairs = append(pairs, c.joined(kind, all[0], all[1]))
		all = all[2:]
	}
	return row(append(pairs, all...)...)
}

// fromBothSides reports whether two who work on one thing stand on either side of it.
func (c *Placer) fromBothSides(l brief.Relation) bool {
	_, works := hierarchy.Onto[c.Subject(l.From).Pose]
	to := c.Subject(l.To)
	return works && l.Kind == "looking at" && to.Count == 1 && c.Subject(l.From).Kind == brief.Person && c.Subject(l.From).Pose != "photographing"
}

// workedTogether sets a on the left of what both work on, and b on its right, as near to it.
func (c *Placer) workedTogether(a, b layout.Cluster, link brief.Relation) layout.Cluster {
	out := c.relate(a, link, layout.How{})
	whole := out.Bounds()
	left := whole.X1
	for _, s := range out.Sprites {
		if s.Subject == link.To {
			left = min(left, s.Box.X0)
		}
	}
	near := a.Root.Box().X1 - left // how far a reaches over the thing
	b = b.Mirrored()
	b = b.Moved(whole.X1-near-b.Bounds().X0, out.Ground-b.Ground)
	root, ground := out.Root, out.Ground
	out = out.Over(b)
	out.Root, out.Ground = root, ground
	return out
}

// milked stands an animal behind who milks it, with its udder at the hands.
func (c *Placer) milked(k, other layout.Cluster) layout.Cluster {
	root := k.Root
	other = c.turned(other, kit.Right)
	other = other.Scaled(c.scaleBeside(other.Root.Subject, other.Root.Drawing, root, riderPower) / float64(other.Root.M.Scale()))
	o, hand := other.Root.Box(), root.Anchor("handFar")
	k = k.Before(other.Moved(hand.X-.3*o.W()-o.X0, k.Ground-other.Ground))
	k.Root = root
	return k
}

// braided seats somebody with their back to who does their hair, both hands of whom reach it.
func (c *Placer) braided(k, other layout.Cluster) layout.Cluster {
	other = c.turned(other, kit.Right)
	head, hand := other.Root.Anchor("head"), k.Root.Anchor("handFar")
	other = other.Moved(hand.X+.2*head.W-(head.X-.5*head.W), k.Ground-other.Ground)
	head = other.Root.Anchor("head")
	k = c.reaching(k, "handNear", head.X-.42*head.W, head.Y+.42*head.H)
	k = c.reaching(k, "handFar", head.X-.46*head.W, head.Y+.2*head.H)
	root := k.Root
	k = k.Over(other)
	for n, s := range k.Sprites { // the hands lie over the hair
		if s.Drawing == root.Serial && s.Layer == kit.Fore {
			k.Sprites = append(append(k.Sprites[:n:n], k.Sprites[n+1:]...), s)
			break
		}
	}
	k.Root = root
	return k
}

// clung puts the hands of who climbs on the edge of a trunk or a ladder: what it is at their height.
func (c *Placer) clung(k, other layout.Cluster) layout.Cluster {
	root := k.Root
	other = other.Moved(0, k.Ground-other.Ground)
	k = k.Moved(0, -.12*bySize(root))
	hand, foot := k.Root.Anchor("handFar"), k.Root.Anchor("footNear")
	edge := other.Root.Box().X0
	const bands = 6
	for n := range bands { // a tree is narrowest at its trunk, a ladder at the hands
		y := hand.Y + float64(n)*(foot.Y-hand.Y)/bands
		edge = max(edge, leftAt(other.Root, y, y+(foot.Y-hand.Y)/bands))
	}
	other = other.Moved(hand.X-.02*bySize(root)-edge, 0)
	up := k.Root
	k.Ground = other.Ground
	k = k.Before(other)
	k.Root = up
	return k
}

// brushed stands a thing where the brush of who paints it touches it.
func (c *Placer) brushed(k, other layout.Cluster) layout.Cluster {
	root := k.Root
	other = other.Moved(0, k.Ground-other.Ground)
	o, tip := other.Root.Box(), k.Bounds().X1
	y := max(root.Anchor("handFar").Y, o.Y0)
	edge := leftAt(other.Root, y, y+.2*o.H())
	k = k.Before(other.Moved(tip-.02*bySize(root)-edge, 0))
	k.Root = root
	return k
}
