package supports

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// How what goes through a thing is drawn: its length in that of the thing, and how far from the middle toward its handle it goes in, as a share of the thing's half extent.
const (
	pierceLong  = 1.75
	pierceEntry = .2
)

// handleEnd is the end of a drawing that one holds, as a direction from its middle: the grip, the feathers of an arrow, else the upper end.
func handleEnd(d kit.Drawing) (x, y float64) {
	b := d.Box
	cx, cy := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	x, y = 0, -1
	if b.W() > 1.5*b.H() {
		x, y = -1, 0
	}
	if a, ok := d.Anchors["grip"]; ok && math.Hypot(a.X-cx, a.Y-cy) > .1*math.Hypot(b.W(), b.H()) {
		x, y = a.X-cx, a.Y-cy
	}
	n := math.Hypot(x, y)
	return x / n, y / n
}

// Pierced puts a long thing through the middle of k's root: its handle is above on the right, where it is before the root up to where it goes in; its tip comes out
// behind it below on the left.
func Pierced(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	d, b := c.Draw(i, layout.How{}), k.Root.Box()
	x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	hx, hy := handleEnd(d)
	toward := -52.0 // degrees at which the handle is seen: above on the right
	if b.H() > 1.7*b.W() {
		toward = -24
	}
	turn := toward - math.Atan2(hy, hx)*180/math.Pi
	long := pierceLong * math.Max(math.Min(b.W(), b.H()), .6*math.Max(b.W(), b.H()))
	f := long / max(layout.Longer(d.Box), 1e-9)
	sin, cos := math.Sincos(toward * math.Pi / 180)
	item := c.Place(i, d, layout.Centered(d, f, x, y, turn))
	away := pierceEntry * math.Min(b.W(), b.H()) / 2
	root, ground := k.Root, k.Ground
	wide := thickness(d, hx, hy) * f
	k = k.Before(item).Over(wound(c, i, x+cos*away, y+sin*away, toward, wide)).Over(beyond(item, x+cos*away, y+sin*away, cos, sin, 3*long))
	k.Root, k.Ground = root, ground
	return k
}

// thickness is about how wide a drawing is across the direction of its handle.
func thickness(d kit.Drawing, hx, hy float64) float64 {
	b := d.Box
	if math.Abs(hx) > .35 && math.Abs(hy) > .35 { // it lies along the diagonal of its box
		return .13 * layout.Longer(b)
	}
	return min(b.W(), b.H(), .2*layout.Longer(b))
}

// wound is the dark slit where something goes in.
func wound(c *placing.Placer, i int, x, y, degrees, wide float64) layout.Cluster {
	canvas, err := kit.NewCanvas("wound", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	canvas.Part("wound", canvas.Ellipse(0, 0, .2*wide, .7*wide, kit.Hex("#3a2630")).Opacity(.75))
	return c.Place(i, canvas.Drawing(), layout.Translate(x, y).Mul(scene.Rotate(degrees*math.Pi/180)))
}

// beyond keeps what of a cluster is on the side of a line through x, y to which the direction dx, dy points.
func beyond(k layout.Cluster, x, y, dx, dy, far float64) layout.Cluster {
	out := k
	out.Sprites = nil
	p := scene.NewPath().Move(float32(x-dy*far), float32(y+dx*far)).Line(float32(x+dy*far), float32(y-dx*far)).
		Line(float32(x+dy*far+dx*far), float32(y-dx*far+dy*far)).Line(float32(x-dy*far+dx*far), float32(y+dx*far+dy*far)).Close().
		Fill(scene.SolidPaint(scene.RGBA{A: 1})).Node()
	for _, s := range k.Sprites {
		shape := scene.Transform([]scene.Node{p}, s.M.Inverse())
		s.Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: shape, Children: s.Nodes}}}
		out.Sprites = append(out.Sprites, s)
	}
	return out
}

// How what sticks in a thing is drawn: its length in that of the thing, the share of it that is inside, and by how many degrees it leans.
const (
	stuckLong = .95
	stuckIn   = .26
	stuckLean = 14
)

// Stuck puts the tip of a long thing into the upper edge of k's root: its handle is above.
func Stuck(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	n := max(1, min(c.Subject(i).Count, 5))
	b := k.Root.Box()
	var inner layout.Cluster
	for j := range n {
		d := c.Draw(i, layout.How{Copy: j})
		hx, hy := handleEnd(d)
		lean := float64(stuckLean)
		off := 0.0
		if n > 1 {
			off = 2*float64(j)/float64(n-1) - 1
			lean = 34 * off
		}
		turn := -90 + lean - math.Atan2(hy, hx)*180/math.Pi
		long := stuckLong * max(b.H(), .6*b.W())
		if s := c.Subject(i); s.Kind == brief.Piece && figure.RealSize(d) < .4*figure.RealSize(k.Root.Drawing) {
			long *= .72
		}
		x := (b.X0+b.X1)/2 + off*.26*b.W()
		one := c.Place(i, d, layout.Centered(d, long/max(layout.Longer(d.Box), 1e-9), x, 0, turn))
		o := one.Bounds()
		inner = one.Moved(0, placing.TopAt(k.Root, x)+stuckIn*o.H()-o.Y1).Over(inner)
	}
	root, ground := k.Root, k.Ground
	k = k.Before(inner)
	k.Root, k.Ground = root, ground
	return k
}

// JumpedThrough lets a child come through the hoop that is k's root: half of the rim lies before it, half behind.
func JumpedThrough(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	one := c.Unit(i, layout.How{Copy: h.Copy, Pose: "jumping", Facing: kit.Right})
	at := k.Root.Anchor("through")
	one = one.Scaled(1.28 * at.H / max(one.Bounds().H(), .72*one.Bounds().W()))
	o := one.Bounds()
	root, ground := k.Root, k.Ground
	k = k.Within(k.Root.Serial, kit.Fore, one.Moved(at.X+.06*o.W()-(o.X0+o.X1)/2, at.Y+.02*at.H-(o.Y0+o.Y1)/2))
	for n := 1; n < min(c.Subject(i).Count, maxRiders); n++ { // the others come after it
		next := c.Unit(i, layout.How{Copy: h.Copy + n, Pose: "jumping", Facing: kit.Right})
		next = next.Scaled(o.H() / next.Bounds().H())
		b := next.Bounds()
		k = k.Over(next.Moved(at.X-float64(n)*(.5*at.W+.66*b.W())-(b.X0+b.X1)/2, at.Y+.22*at.H-(b.Y0+b.Y1)/2))
	}
	k.Root, k.Ground = root, ground
	return k
}
