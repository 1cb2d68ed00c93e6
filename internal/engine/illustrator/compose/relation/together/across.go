package together

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// AcrossPoses are the poses of two who do something face to face with one thing between them: a table, a seesaw, a cake.
var AcrossPoses = map[string]bool{
	"cutting a cake": true, "playing chess": true, "having dinner": true, "having tea": true, "dining": true, "arm wrestling": true, "playing table tennis": true, "on a seesaw": true, "picnicking": true,
	"playing cards": true, "tug of war": true, "raising a glass": true, "raising a wine glass": true, "sculpting sand": true,
	"reading at a table": true, "drinking at a table": true, "fencing": true, "grappling": true, "arguing": true, "chatting": true, "whispering": true, "podcasting": true,
}

func init() {
	for pose := range AcrossPoses {
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
	if a.Root.How.Pose == hierarchy.Picnic { // the cloth is under both
		cloth, rest := a.Split(kit.Back)
		out := rest.Before(b).Before(cloth)
		out.Root, out.Ground = root, a.Ground
		return out
	}
	out := b.Over(a)
	out.Root = root
	return out
}

// Who comes to a picnic sits on a corner of the cloth: so far within its edge, in their widths, and so much lower on the page, in their heights.
const (
	onCorner = .46
	inFront  = .12
)

// AtPicnic seats somebody on a corner of the cloth of two that sit at it.
func AtPicnic(c *placing.Placer, k, other layout.Cluster, left bool) layout.Cluster {
	root, b, ground := k.Root, k.Bounds(), k.Ground
	side := kit.Left
	if left {
		side = kit.Right
	}
	other = c.Turned(other, side)
	other = other.Scaled(float64(root.M.Scale()/other.Root.M.Scale()) * other.Root.Drawing.Unit / root.Drawing.Unit)
	o := other.Bounds()
	dx := b.X1 - onCorner*o.W() - o.X0
	if left {
		dx = b.X0 + onCorner*o.W() - o.X1
	}
	k = k.Over(other.Moved(dx, ground-other.Ground+inFront*o.H()))
	k.Root, k.Ground = root, ground
	return k
}

// leastAcross is how large the smaller of two at one table is at least, as a share of the larger one.
const leastAcross = .8

// platedFoods are the foods that are eaten from a plate at a table.
var platedFoods = figure.Words("spaghetti pasta soup salad steak pancakes pancake-stack waffle waffles sushi curry rice-bowl lasagna fried-egg omelette meatballs roast-chicken roast-turkey turkey cereal cereal-bowl porridge macaroni mac-and-cheese dumplings paella risotto ravioli pho ramen ramen-bowl fish-and-chips breakfast full-breakfast thanksgiving-turkey lobster")

// Dines reports whether a person eats what lies on a plate: they sit at a table then.
func Dines(c *placing.Placer, l brief.Relation) bool {
	s := c.Subject(l.From)
	return l.Kind == "eating" && s.Pose == "" && s.Kind == brief.Person && platedFoods[c.Subject(l.To).ID]
}

// Plated sets what k's root eats on the plate before it.
func Plated(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	food := c.Unit(i, layout.How{Copy: h.Copy})
	b := food.Bounds()
	food = food.Scaled(.3 * placing.BySize(k.Root) / max(b.W(), 1.4*b.H()))
	b = food.Bounds()
	at := k.Root.Anchor("plate")
	return k.Over(food.Moved(at.X-(b.X0+b.X1)/2, at.Y+.02*placing.BySize(k.Root)-b.Y1))
}

// SharedPart reports whether what a pose has between two figures is drawn with the other one of them.
func SharedPart(c *placing.Placer, i, copy int) bool {
	if s := c.Subject(i); OneNet[s.Pose] && s.Count > 1 {
		return copy != LeftSide(s.Count)-1
	}
	if _, guest := c.Guest(i); guest || WithoutBall(c, i, copy) {
		return true
	}
	kind, left := c.Together(i, copy)
	return AcrossPoses[kind] && (!left || kind == hierarchy.Tugging && copy > 1)
}

// oneBall are the poses of several who play with one ball.
var oneBall = figure.Phrases("dribbling, playing soccer")

// WithoutBall reports whether a figure plays with the ball that another one has who was named before.
func WithoutBall(c *placing.Placer, i, copy int) bool {
	pose := c.Subject(i).Pose
	return oneBall[pose] && (copy > 0 || slices.ContainsFunc(c.Brief.Subjects[:i], func(s brief.Subject) bool { return s.Pose == pose }))
}

// OneNet are the poses of several who have one net between two sides.
var OneNet = figure.Words("spiking")

// LeftSide is how many of n players stand on the left of a net.
func LeftSide(n int) int { return (n + 1) / 2 }

// opposite seats copies in pairs; an odd one has a table of its own.
func opposite(c *placing.Placer, kind string, all []layout.Cluster) layout.Cluster {
	var pairs []layout.Cluster
	for len(all) > 1 {
		pairs = append(pairs, Joined(c, kind, all[0], all[1]))
		all = all[2:]
	}
	return placing.Row(append(pairs, all...)...)
}

// FromBothSides reports whether two who work on one thing stand on either side of it.
func FromBothSides(c *placing.Placer, l brief.Relation) bool {
	_, works := hierarchy.Onto[c.Subject(l.From).Pose]
	to := c.Subject(l.To)
	return works && l.Kind == "looking at" && to.Count == 1 && c.Subject(l.From).Kind == brief.Person && c.Subject(l.From).Pose != "photographing"
}

// WorkedTogether sets a on the left of what both work on, and b on its right, as near to it.
func WorkedTogether(c *placing.Placer, a, b layout.Cluster, link brief.Relation) layout.Cluster {
	out := c.Relate(a, link, layout.How{})
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

// Milked stands an animal behind who milks it, with its udder at the hands.
func Milked(c *placing.Placer, k, other layout.Cluster) layout.Cluster {
	root := k.Root
	other = c.Turned(other, kit.Right)
	other = other.Scaled(c.ScaleBeside(other.Root.Subject, other.Root.Drawing, root, placing.RiderPower) / float64(other.Root.M.Scale()))
	o, hand := other.Root.Box(), root.Anchor("handFar")
	k = k.Before(other.Moved(hand.X-.3*o.W()-o.X0, k.Ground-other.Ground))
	k.Root = root
	return k
}

// Braided seats somebody with their back to who does their hair, both hands of whom reach it.
func Braided(c *placing.Placer, k, other layout.Cluster) layout.Cluster {
	other = c.Turned(other, kit.Right)
	head, hand := other.Root.Anchor("head"), k.Root.Anchor("handFar")
	other = other.Moved(hand.X+.2*head.W-(head.X-.5*head.W), k.Ground-other.Ground)
	head = other.Root.Anchor("head")
	k = c.Reaching(k, "handNear", head.X-.42*head.W, head.Y+.42*head.H)
	k = c.Reaching(k, "handFar", head.X-.46*head.W, head.Y+.2*head.H)
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

// Clung puts the hands of who climbs on the edge of a trunk or a ladder: what it is at their height.
func Clung(c *placing.Placer, k, other layout.Cluster) layout.Cluster {
	root := k.Root
	other = other.Moved(0, k.Ground-other.Ground)
	k = k.Moved(0, -.12*placing.BySize(root))
	hand, foot := k.Root.Anchor("handFar"), k.Root.Anchor("footNear")
	edge := other.Root.Box().X0
	const bands = 6
	for n := range bands { // a tree is narrowest at its trunk, a ladder at the hands
		y := hand.Y + float64(n)*(foot.Y-hand.Y)/bands
		edge = max(edge, placing.LeftAt(other.Root, y, y+(foot.Y-hand.Y)/bands))
	}
	other = other.Moved(hand.X-.02*placing.BySize(root)-edge, 0)
	up := k.Root
	k.Ground = other.Ground
	k = k.Before(other)
	k.Root = up
	return k
}

// Brushed stands a thing where the brush of who paints it touches it.
func Brushed(c *placing.Placer, k, other layout.Cluster) layout.Cluster {
	root := k.Root
	other = other.Moved(0, k.Ground-other.Ground)
	o, tip := other.Root.Box(), k.Bounds().X1
	y := max(root.Anchor("handFar").Y, o.Y0)
	edge := placing.LeftAt(other.Root, y, y+.2*o.H())
	k = k.Before(other.Moved(tip-.02*placing.BySize(root)-edge, 0))
	k.Root = root
	return k
}
