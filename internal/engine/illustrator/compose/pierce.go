package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
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

// pierced puts a long thing through the middle of k's root: its handle is above on the right, where it is before the root up to where it goes in; its tip comes out
// behind it below on the left.
func (c *composer) pierced(k cluster, i int) cluster {
	d, b := c.draw(i, how{}), k.root.box()
	x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	hx, hy := handleEnd(d)
	toward := -52.0 // degrees at which the handle is seen: above on the right
	if b.H() > 1.7*b.W() {
		toward = -24
	}
	turn := toward - math.Atan2(hy, hx)*180/math.Pi
	long := pierceLong * math.Max(math.Min(b.W(), b.H()), .6*math.Max(b.W(), b.H()))
	f := long / max(longer(d.Box), 1e-9)
	sin, cos := math.Sincos(toward * math.Pi / 180)
	item := c.place(i, d, centered(d, f, x, y, turn))
	away := pierceEntry * math.Min(b.W(), b.H()) / 2
	root, ground := k.root, k.ground
	wide := thickness(d, hx, hy) * f
	k = k.before(item).over(c.wound(i, x+cos*away, y+sin*away, toward, wide)).over(item.beyond(x+cos*away, y+sin*away, cos, sin, 3*long))
	k.root, k.ground = root, ground
	return k
}

// thickness is about how wide a drawing is across the direction of its handle.
func thickness(d kit.Drawing, hx, hy float64) float64 {
	b := d.Box
	if math.Abs(hx) > .35 && math.Abs(hy) > .35 { // it lies along the diagonal of its box
		return .13 * longer(b)
	}
	return min(b.W(), b.H(), .2*longer(b))
}

// wound is the dark slit where something goes in.
func (c *composer) wound(i int, x, y, degrees, wide float64) cluster {
	canvas, err := kit.NewCanvas("wound", nil, kit.Options{})
	if err != nil {
		return cluster{}
	}
	canvas.Part("wound", canvas.Ellipse(0, 0, .2*wide, .7*wide, kit.Hex("#3a2630")).Opacity(.75))
	return c.place(i, canvas.Drawing(), translate(x, y).Mul(scene.Rotate(degrees*math.Pi/180)))
}

// beyond keeps what of a cluster is on the side of a line through x, y to which the direction dx, dy points.
func (k cluster) beyond(x, y, dx, dy, far float64) cluster {
	out := k
	out.sprites = nil
	p := scene.NewPath().Move(float32(x-dy*far), float32(y+dx*far)).Line(float32(x+dy*far), float32(y-dx*far)).
		Line(float32(x+dy*far+dx*far), float32(y-dx*far+dy*far)).Line(float32(x-dy*far+dx*far), float32(y+dx*far+dy*far)).Close().
		Fill(scene.SolidPaint(scene.RGBA{A: 1})).Node()
	for _, s := range k.sprites {
		shape := scene.Transform([]scene.Node{p}, s.m.Inverse())
		s.nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: shape, Children: s.nodes}}}
		out.sprites = append(out.sprites, s)
	}
	return out
}

// How what sticks in a thing is drawn: its length in that of the thing, the share of it that is inside, and by how many degrees it leans.
const (
	stuckLong = .95
	stuckIn   = .26
	stuckLean = 14
)

// stuck puts the tip of a long thing into the upper edge of k's root: its handle is above.
func (c *composer) stuck(k cluster, i int) cluster {
	n := max(1, min(c.subject(i).Count, 5))
	b := k.root.box()
	var inner cluster
	for j := range n {
		d := c.draw(i, how{copy: j})
		hx, hy := handleEnd(d)
		lean := float64(stuckLean)
		off := 0.0
		if n > 1 {
			off = 2*float64(j)/float64(n-1) - 1
			lean = 34 * off
		}
		turn := -90 + lean - math.Atan2(hy, hx)*180/math.Pi
		long := stuckLong * max(b.H(), .6*b.W())
		if s := c.subject(i); s.Kind == brief.Piece && realSize(d) < .4*realSize(k.root.drawing) {
			long *= .72
		}
		x := (b.X0+b.X1)/2 + off*.26*b.W()
		one := c.place(i, d, centered(d, long/max(longer(d.Box), 1e-9), x, 0, turn))
		o := one.bounds()
		inner = one.moved(0, topAt(k.root, x)+stuckIn*o.H()-o.Y1).over(inner)
	}
	root, ground := k.root, k.ground
	k = k.before(inner)
	k.root, k.ground = root, ground
	return k
}

// sticksIn reports whether what is said to be in something is a blade or a tool in a thing that has no room: a sword in a stone, an axe in a log.
func (c *composer) sticksIn(l brief.Relation) bool {
	from, to := c.subject(l.From), c.subject(l.To)
	if from.Kind != brief.Piece || to.Kind != brief.Piece || from.Count > 1 {
		return false
	}
	d, on := mustDraw(from.ID), mustDraw(to.ID)
	_, grip := d.Anchors["grip"]
	_, room := on.Anchors["inside"]
	return grip && !room && library.GroupOf(from.ID) == "tools" && solid[to.ID]
}

// solid are the things that a blade sticks in.
var solid = words("rock stone log tree-stump watermelon watermelon-slice pumpkin apple heart anvil tree cake birthday-cake cheese steak skull wood-plank")
