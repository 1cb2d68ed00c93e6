package relation

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// lipsApart is the distance between the heads of two who kiss, as a share of a head: their faces touch, and neither hides the other.
const lipsApart = .95

// kissed puts two people together whose lips meet, with the arms of each around the other, under a small heart. Who is much smaller is hugged.
func (c *Placer) kissed(a, b layout.Cluster) layout.Cluster {
	left, right := a.Root.Anchor("head"), b.Root.Anchor("head")
	if d := left.Y - right.Y; d > .6*left.H || d < -.6*left.H {
		return c.embraced(a, b)
	}
	heads := (left.W + right.W) / 2
	b = b.Moved(left.X+lipsApart*heads-right.X, 0)
	l, r := a.Root.Anchor("chest"), b.Root.Anchor("chest")
	a = c.reaching(c.reaching(a, "handNear", r.X+.1*r.W, r.Y+.1*r.H), "handFar", r.X+.2*r.W, r.Y-.2*r.H)
	b = c.reaching(c.reaching(b, "handNear", l.X-.1*l.W, l.Y+.1*l.H), "handFar", l.X-.2*l.W, l.Y-.2*l.H)
	top := min(left.Y-.5*left.H, right.Y-.5*right.H)
	return layered(a, b).Over(c.smallHeart(a.Root.Subject, (left.X+b.Root.Anchor("head").X)/2, top-.2*heads, .34*heads))
}

// smallHeart is a heart of some width around a point; it belongs to subject i.
func (c *Placer) smallHeart(i int, x, y, w float64) layout.Cluster {
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
	y := leftAt(b.Root, other.Y-.3*other.H, other.Y+.5*other.H)
	if at.W == 0 || other.W == 0 {
		x, y = a.Root.Box().X1, b.Root.Box().X0
	}
	if apart := at.Y - other.Y; apart > .7*other.H || -apart > .7*at.H { // one looks down at the other
		y -= .1 * other.W
	}
	return a.Over(b.Moved(x-y-.06*min(at.W, other.W), 0))
}

// closeTogether seats b close to a, whose arm is around b; a heart is over two who kiss.
func (c *Placer) closeTogether(kind string, a, b layout.Cluster) layout.Cluster {
	out := c.armInArm(a, b)
	if kind != "kissing" {
		return out
	}
	left, right := a.Root.Anchor("head"), b.Root.Anchor("head")
	heads := (left.W + right.W) / 2
	x := left.X + .5*heads
	return out.Over(c.smallHeart(a.Root.Subject, x, min(left.Y, right.Y)-.62*left.H, .34*heads))
}
