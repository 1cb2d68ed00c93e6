package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit/library"
)

// sniffedSize is the size of what somebody sniffs at, as a share of their own: at least and at most. A tree is as large as it is.
var sniffedSize = [2]float64{.28, .62}

// sniffPose lowers the head to what lies on the ground.
func (c *Placer) sniffPose(link brief.Relation) string {
	to := c.Subject(link.To)
	if clawed[to.ID] {
		return "rearing"
	}
	if holding.Airborne[to.ID] || library.GroupOf(to.ID) == "plants" || c.Stands(link.To) {
		return "standing"
	}
	return "grazing"
}

// clawed are the things that cats stand up at.
var clawed = figure.Words("scratching-post cat-tree sofa armchair door curtain")

// sniffed puts a child right before the nose or the bill of k's root.
func (c *Placer) sniffed(k layout.Cluster, i int, h layout.How) layout.Cluster {
	if k.Root.Has("shoulderNear") { // who stands upright only looks at it
		return c.companion(k, brief.Relation{From: k.Root.Subject, Kind: "looking at", To: i}, h)
	}
	other := c.Copies(i)
	other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, k.Root, placing.BesidePower) / float64(other.Root.M.Scale()))
	size, by := placing.BySize(other.Root), placing.BySize(k.Root)
	trunk := c.Subject(i).ID == "tree" || c.Subject(i).ID == "palm-tree" || c.Subject(i).ID == "pine-tree"
	switch {
	case clawed[c.Subject(i).ID]:
		other = other.Scaled(max(size, 1.05*by) / size)
	case trunk:
		other = other.Scaled(3.2 * by / size)
	case c.Stands(i):
		other = c.Turned(other, placing.Opposite(k.Root.Drawing.Facing))
	default:
		other = other.Scaled(min(max(size, sniffedSize[0]*by), sniffedSize[1]*by) / size)
	}
	mouth, box := k.Root.Anchor("mouth"), k.Root.Box()
	b := other.Bounds()
	edge := layout.RightAt(k.Root, mouth.Y-.06*box.H(), mouth.Y+.06*box.H())
	if trunk { // it clings to the trunk
		x := b.X0 + .47*b.W()
		out := other.Over(k.Moved(x-edge, b.Y1-.08*b.H()-k.Ground))
		out.Root, out.Ground = k.Root, other.Ground
		return out
	}
	y := k.Ground - other.Ground
	if tall := k.Ground - mouth.Y; b.H() < .8*tall && holding.Airborne[c.Subject(i).ID] {
		y = mouth.Y - (b.Y0+b.Y1)/2
	} else if library.GroupOf(c.Subject(i).ID) == "plants" && b.H() < tall*1.15 { // the flower is at the nose
		other = other.Scaled(min(1.6, 1.15*tall/b.H()))
		b = other.Bounds()
		y = k.Ground - other.Ground
	}
	root := k.Root
	out := k.Over(other.Moved(edge-.02*box.W()-b.X0, y))
	out.Root = root
	return out
}

// emergedSeen is the share of somebody that is seen above what they come out of, emergedWide how wide that is at least, in their widths.
const (
	emergedSeen = .7
	emergedWide = 1.15
)

// emerged lets a child come out of k's root, which hides its lower part.
func (c *Placer) emerged(k layout.Cluster, i int, h layout.How) layout.Cluster {
	link := brief.Relation{From: i, Kind: "emerging from", To: k.Root.Subject}
	on := c.Subject(k.Root.Subject)
	switch opening := k.Root.Has("inside"); {
	case c.streams(i):
		return c.streamed(k, i, h)
	case on.ID == "open-book":
		return c.outOfPages(k, i, h, link)
	case opening && !supports.Closed(k.Root), opening && library.GroupOf(c.Subject(i).ID) == "plants", c.Creature(i) && supports.Vessels[library.GroupOf(on.ID)]:
		return supports.Inside(c.Placer, k, i, h)
	case !c.Creature(i) && !placing.Figures[c.Subject(i).ID] && on.Kind == brief.Piece:
		if group := library.GroupOf(on.ID); k.Root.Has("surface") && (group == "nature" || group == "plants" || group == "props") {
			return supports.Mounted(c.Placer, k, i, "on", h)
		}
		return c.sprouted(k, i, h, link)
	}
	pose := c.Subject(i).Pose
	if pose == "" {
		pose = c.poseFor(i, link)
	}
	all := c.childCopies(i, layout.How{Copy: h.Copy, Pose: pose}, link)
	other := placing.Row(all...)
	b, o := k.Bounds(), other.Bounds()
	k = k.Scaled(emergedWide * o.W() / b.W())
	if b = k.Bounds(); b.H() > 1.1*o.H() {
		k = k.Scaled(1.1 * o.H() / b.H())
		b = k.Bounds()
	}
	front := k
	top := b.Y0 + min(.45*b.H(), .12*o.H())
	k = k.Before(other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, top-emergedSeen*o.H()-o.Y0))
	k.Ground = front.Ground
	return k
}

// onHeap puts somebody on a heap, or lets them look out of it.
func (c *Placer) onHeap(k layout.Cluster, i int, link brief.Relation) layout.Cluster {
	other := placing.Row(c.childCopies(i, layout.How{Pose: supports.RestPose(c.Placer, i, link)}, link)...)
	b := k.Bounds()
	o := other.Bounds()
	other = other.Scaled(min(max(o.W(), .5*b.W()), .82*b.W()) / o.W())
	o = other.Bounds()
	x := (b.X0+b.X1)/2 - (o.X0+o.X1)/2
	root, ground := k.Root, k.Ground
	if link.Kind == "inside" {
		k = k.Before(other.Moved(x, b.Y0+.5*min(o.H(), b.H())-o.Y1))
	} else {
		k = k.Over(other.Moved(x, b.Y0+.34*b.H()-o.Y1))
	}
	k.Root, k.Ground = root, ground
	return k
}
