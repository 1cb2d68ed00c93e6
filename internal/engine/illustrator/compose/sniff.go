package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// sniffedSize is the size of what somebody sniffs at, as a share of their own: at least and at most. A tree is as large as it is.
var sniffedSize = [2]float64{.28, .62}

// sniffPose lowers the head to what lies on the ground.
func (c *composer) sniffPose(link brief.Relation) string {
	to := c.subject(link.To)
	if clawed[to.ID] {
		return "rearing"
	}
	if airborne[to.ID] || library.GroupOf(to.ID) == "plants" || c.stands(link.To) {
		return "standing"
	}
	return "grazing"
}

// clawed are the things that cats stand up at.
var clawed = words("scratching-post cat-tree sofa armchair door curtain")

// sniffed puts a child right before the nose or the bill of k's root.
func (c *composer) sniffed(k cluster, i int, h how) cluster {
	if k.root.has("shoulderNear") { // who stands upright only looks at it
		return c.companion(k, brief.Relation{From: k.root.subject, Kind: "looking at", To: i}, h)
	}
	other := c.copies(i)
	other = other.scaled(c.scaleBeside(i, other.root.drawing, k.root, besidePower) / float64(other.root.m.Scale()))
	size, by := bySize(other.root), bySize(k.root)
	trunk := c.subject(i).ID == "tree" || c.subject(i).ID == "palm-tree" || c.subject(i).ID == "pine-tree"
	switch {
	case clawed[c.subject(i).ID]:
		other = other.scaled(max(size, 1.05*by) / size)
	case trunk:
		other = other.scaled(3.2 * by / size)
	case c.stands(i):
		other = c.turned(other, opposite(k.root.drawing.Facing))
	default:
		other = other.scaled(min(max(size, sniffedSize[0]*by), sniffedSize[1]*by) / size)
	}
	mouth, box := k.root.anchor("mouth"), k.root.box()
	b := other.bounds()
	edge := rightAt(k.root, mouth.Y-.06*box.H(), mouth.Y+.06*box.H())
	if trunk { // it clings to the trunk
		x := b.X0 + .47*b.W()
		out := other.over(k.moved(x-edge, b.Y1-.08*b.H()-k.ground))
		out.root, out.ground = k.root, other.ground
		return out
	}
	y := k.ground - other.ground
	if tall := k.ground - mouth.Y; b.H() < .8*tall && airborne[c.subject(i).ID] {
		y = mouth.Y - (b.Y0+b.Y1)/2
	} else if library.GroupOf(c.subject(i).ID) == "plants" && b.H() < tall*1.15 { // the flower is at the nose
		other = other.scaled(min(1.6, 1.15*tall/b.H()))
		b = other.bounds()
		y = k.ground - other.ground
	}
	root := k.root
	out := k.over(other.moved(edge-.02*box.W()-b.X0, y))
	out.root = root
	return out
}

// emergedSeen is the share of somebody that is seen above what they come out of, emergedWide how wide that is at least, in their widths.
const (
	emergedSeen = .7
	emergedWide = 1.15
)

// emerged lets a child come out of k's root, which hides its lower part.
func (c *composer) emerged(k cluster, i int, h how) cluster {
	link := brief.Relation{From: i, Kind: "emerging from", To: k.root.subject}
	on := c.subject(k.root.subject)
	switch opening := k.root.has("inside"); {
	case c.streams(i):
		return c.streamed(k, i, h)
	case on.ID == "open-book":
		return c.outOfPages(k, i, h, link)
	case opening && !closed(k.root), opening && library.GroupOf(c.subject(i).ID) == "plants", c.creature(i) && vessels[library.GroupOf(on.ID)]:
		return c.inside(k, i, h)
	case !c.creature(i) && !figures[c.subject(i).ID] && on.Kind == brief.Piece:
		if group := library.GroupOf(on.ID); k.root.has("surface") && (group == "nature" || group == "plants" || group == "props") {
			return c.mounted(k, i, "on", h)
		}
		return c.sprouted(k, i, h, link)
	}
	pose := c.subject(i).Pose
	if pose == "" {
		pose = c.poseFor(i, link)
	}
	all := c.childCopies(i, how{copy: h.copy, pose: pose}, link)
	other := row(all...)
	b, o := k.bounds(), other.bounds()
	k = k.scaled(emergedWide * o.W() / b.W())
	if b = k.bounds(); b.H() > 1.1*o.H() {
		k = k.scaled(1.1 * o.H() / b.H())
		b = k.bounds()
	}
	front := k
	top := b.Y0 + min(.45*b.H(), .12*o.H())
	k = k.before(other.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, top-emergedSeen*o.H()-o.Y0))
	k.ground = front.ground
	return k
}

// onHeap puts somebody on a heap, or lets them look out of it.
func (c *composer) onHeap(k cluster, i int, link brief.Relation) cluster {
	other := row(c.childCopies(i, how{pose: c.restPose(i, link)}, link)...)
	b := k.bounds()
	o := other.bounds()
	other = other.scaled(min(max(o.W(), .5*b.W()), .82*b.W()) / o.W())
	o = other.bounds()
	x := (b.X0+b.X1)/2 - (o.X0+o.X1)/2
	root, ground := k.root, k.ground
	if link.Kind == "inside" {
		k = k.before(other.moved(x, b.Y0+.5*min(o.H(), b.H())-o.Y1))
	} else {
		k = k.over(other.moved(x, b.Y0+.34*b.H()-o.Y1))
	}
	k.root, k.ground = root, ground
	return k
}
