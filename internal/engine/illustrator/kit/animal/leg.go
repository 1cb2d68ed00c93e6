package animal

import (
	"fmt"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// legs draws the far legs and returns what draws the near ones, which cover the body.
func (r *rig) legs() (near func()) {
	nf, ff := r.foreleg(r.st.NearFore, -8), r.foreleg(r.st.FarFore, 2)
	nh, fh := r.hindleg(r.st.NearHind, -4), r.hindleg(r.st.FarHind, 4)
	r.put(kit.Back, "legs", r.leg(fh, r.st.FarHind.Turn, true))
	if r.spec.Forms["legs"] != "missing" { // one with three legs
		r.put(kit.Back, "legs", r.leg(ff, r.st.FarFore.Turn, true))
	}
	toe := nf[len(nf)-1]
	r.anchorBox("paw", toe.X+toe.R, toe.Y+toe.R*.4, 0, 0, r.st.NearFore.Turn)
	r.fuse(nh, nf)
	return func() {
		r.put(kit.Body, "legs", r.leg(nh, r.st.NearHind.Turn, false), r.haunch(nh), r.leg(nf, r.st.NearFore.Turn, false))
		r.solids = append(r.solids, r.legOutline(nh), r.legOutline(nf))
	}
}

// ankle is how high above the ground the last joint of a leg is, in its radii.
func (r *rig) ankle() float64 {
	if r.b.Foot == hoof {
		return 1.55
	}
	return .95
}

// foreleg returns the joints of a foreleg whose foot makes a step; dx moves the shoulder.
func (r *rig) foreleg(s step, dx float64) []pen.Joint {
	b := r.b
	top := pen.Joint{X: r.chest.X + dx, Y: r.chest.Y + r.chest.R*.3, R: b.Limb[0] * 1.14}
	full := b.Leg + r.chest.R*.32 + b.Rise
	if b.Biped {
		return r.arm(top, s)
	}
	foot := limb.Point{X: top.X + s.X*full, Y: top.Y + (1-s.Up)*full - b.Limb[2]*r.ankle()}
	if r.st.Lift == 0 && s.Up == 0 {
		foot.Y = -b.Limb[2] * r.ankle()
	}
	length := full - b.Limb[2]*r.ankle()
	knee, end := limb.Reach(top.P(), foot, length*.52, length*.5, 1)
	if b.Foot == claw {
		knee, end = limb.Reach(top.P(), foot, length*.62, length*.6, -1)
	}
	return []pen.Joint{top, {X: knee.X, Y: knee.Y, R: b.Limb[1]}, {X: end.X, Y: end.Y, R: b.Limb[2]}}
}

// arm hangs in front of the chest of an animal that stands on its hind legs.
func (r *rig) arm(top pen.Joint, s step) []pen.Joint {
	l := r.b.Leg * .5
	elbow := top.P().At(-14+s.X*40, l*.55)
	hand := elbow.At(52+s.X*40, l*.5)
	return []pen.Joint{{X: top.X, Y: top.Y, R: r.b.Limb[1] * 1.1}, {X: elbow.X, Y: elbow.Y, R: r.b.Limb[1] * .8}, {X: hand.X, Y: hand.Y,
		R: r.b.Limb[2] * .8}}
}

// hindleg returns the joints of a hind leg: hip, stifle, hock and ankle.
func (r *rig) hindleg(s step, dx float64) []pen.Joint {
	b := r.b
	top := pen.Joint{X: r.hip.X + dx, Y: r.hip.Y + r.hip.R*.06, R: r.hip.R * .74}
	full := b.Leg + r.hip.R*.56
	if b.Biped {
		full = b.Leg*.62 + r.hip.R*.56
		if r.pose == "jumping" {
			s = step{X: s.X*.3 + .3, Up: .12, Turn: 34}
		}
	}
	foot := limb.Point{X: top.X + s.X*full, Y: top.Y + (1-s.Up)*full - b.Limb[2]*r.ankle()}
	if r.st.Lift == 0 && s.Up == 0 {
		foot.Y = -b.Limb[2] * r.ankle()
	}
	share := b.Hock
	if share == 0 {
		share = .34
	}
	sin, cos := math.Sincos((s.Turn - 13) * math.Pi / 180)
	hock := foot.Add(sin*full*share, -cos*full*share)
	rest := full - full*share*.97
	stifle, hock2 := limb.Reach(top.P(), hock, rest*.5, rest*.56, 1)
	foot = foot.Add(hock2.X-hock.X, hock2.Y-hock.Y)
	return []pen.Joint{top, {X: stifle.X, Y: stifle.Y, R: b.Limb[0] * 1.16}, {X: hock2.X, Y: hock2.Y, R: b.Limb[1] * .95}, {X: foot.X, Y: foot.Y,
		R: b.Limb[2]}}
}

// leg draws a leg with its foot.
func (r *rig) leg(j []pen.Joint, turn float64, far bool) kit.Node {
	d, last := r.legOutline(j), j[len(j)-1]
	fill := r.fill
	if far {
		fill = r.far
	}
	nodes := []kit.Node{}
	if !far {
		line, shaded := "", j
		if r.fused() { // from the elbow on: no edge lies on the body
			shaded = j[len(j)-2:]
		}
		for i, q := range shaded {
			line += fmt.Sprintf("%c%.1f %.1f", "ML"[min(i, 1)], q.X+r.Side()*q.R*.86, q.Y+q.R*.2)
		}
		nodes = append(nodes, r.Blur(last.R*.32, r.Line(line, r.fur.DDD, last.R)).Opacity(.34))
		if r.fur.M.Lch().L < .42 {
			rim := r.Line(line, r.fur.LL, last.R*.5).Move(-r.Side()*last.R*1.75, 0)
			nodes = append(nodes, r.Blur(last.R*.24, rim).Opacity(.5))
		}
	}
	nodes = append(nodes, r.sock(j, far))
	skin := r.Path(d, fill)
	if !far && r.fused() {
		skin = r.onBody(j)
	}
	return kit.Of(skin, r.Clip(d, nodes...), r.foot(last, turn, far))
}

// legOutline is the outline of a leg. Below its knee or hock one with hooves is slim, and widens at the fetlock, which lies behind the line to the hoof.
func (r *rig) legOutline(j []pen.Joint) string {
	n := len(j)
	if r.b.Foot != hoof || n < 3 {
		return pen.Tube(j...)
	}
	a, b := j[n-2], j[n-1]
	at := func(t, back, radius float64) pen.Joint {
		d := max(a.P().Distance(b.P()), 1)
		return pen.Joint{X: a.X + (b.X-a.X)*t - (b.Y-a.Y)/d*back*b.R, Y: a.Y + (b.Y-a.Y)*t + (b.X-a.X)/d*back*b.R, R: radius * b.R}
	}
	lower := []pen.Joint{{X: a.X, Y: a.Y, R: a.R}, at(.36, .04, cannon), at(.7, .1, cannon), at(.88, .26, fetlock), at(1, 0, pastern)}
	if r.Natural {
		return r.slender(j[:n-2], lower)
	}
	return pen.Tube(append(slices.Clone(j[:n-2]), lower...)...)
}

// The radii of the lower part of a leg with hooves, in radii of its ankle.
const (
	cannon  = .8
	fetlock = 1.02
	pastern = .9
)

// haunch draws the crease of the thigh on the body.
func (r *rig) haunch(j []pen.Joint) kit.Node {
	hip, stifle := j[0], j[1]
	d := fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", hip.X+hip.R*.72, hip.Y-hip.R*.5, hip.X+hip.R*1.22, hip.Y+hip.R*.2, stifle.X+stifle.R*1.02,
		stifle.Y)
	if r.fused() {
		return r.Blur(5, r.Line(d, r.fur.DDD, 5)).Opacity(.3)
	}
	return r.Blur(1.6, r.Line(d, r.fur.DDD, 3.2)).Opacity(.42)
}

// sock colors the lower leg of the species that have one.
func (r *rig) sock(j []pen.Joint, far bool) kit.Node {
	slot, from := "", 0.0
	switch r.s.look.style {
	case "socks":
		slot, from = "marks", .25
	case "stockings":
		slot, from = "belly", .5
	case "dark legs", "panda", "points":
		slot, from = "marks", -1
	default:
		return kit.Node{}
	}
	t := r.Tones(slot)
	n := len(j)
	if r.Natural && slot == "belly" {
		return r.fadingSock(j, t, far)
	}
	a, b := j[n-2], j[n-1]
	if r.s.look.style == "points" {
		fade := kit.Lin(a.X, a.Y, b.X, b.Y, t.M.Alpha(0), t.M)
		if far {
			fade = kit.Lin(a.X, a.Y, b.X, b.Y, t.D.Alpha(0), t.D)
		}
		return r.Path(limb.Capsule(a.P(), a.R+4, b.P(), b.R+4), fade)
	}
	if r.s.look.style == "panda" {
		return r.wholeSock(j, t, far)
	}
	if from < 0 {
		a, from = j[max(0, n-3)], .55
	}
	x, y := a.X+(b.X-a.X)*from, a.Y+(b.Y-a.Y)*from
	d := limb.Capsule(limb.Point{X: x, Y: y}, a.R+3, limb.Point{X: b.X, Y: b.Y}, b.R+5)
	if n > 2 && r.s.look.style == "dark legs" {
		m := j[n-2]
		d = pen.Tube(pen.Joint{X: x, Y: y, R: a.R + 4}, pen.Joint{X: m.X, Y: m.Y, R: m.R + 4}, pen.Joint{X: b.X, Y: b.Y, R: b.R + 4})
	}
	if far {
		return r.Path(d, fading(t, true).M)
	}
	x0, x1 := min(x, b.X)-b.R, max(x, b.X)+b.R
	return r.Path(d, r.Lin(x0, y, x1, y, t.M.Shade(.5), t.M, t.D))
}

// wholeSock colors a foreleg from the shoulder and a hind leg from the thigh.
func (r *rig) wholeSock(j []pen.Joint, t kit.Tones, far bool) kit.Node {
	if len(j) == 4 {
		j = append([]pen.Joint{{X: j[0].X*.3 + j[1].X*.7, Y: j[0].Y*.3 + j[1].Y*.7, R: j[1].R * 1.5}}, j[2:]...)
	}
	wide := make([]pen.Joint, len(j))
	for i, q := range j {
		wide[i] = pen.Joint{X: q.X, Y: q.Y, R: q.R + 4}
	}
	if far {
		return r.Path(pen.Tube(wide...), fading(t, true).M)
	}
	x, w := j[0].X, j[0].R
	return r.Path(pen.Tube(wide...), r.Lin(x-w, j[0].Y, x+w, 0, t.L, t.M, t.D))
}

// footTones are the colors of a foot.
func (r *rig) footTones() kit.Tones {
	if r.asked["hooves"] && r.b.Foot != pad {
		return r.Tones("hooves")
	}
	switch r.s.look.style {
	case "socks", "dark legs", "panda", "points":
		return r.marks
	case "stockings", "white paws", "corgi":
		return r.belly
	}
	return r.fur
}

// foot draws what a leg ends in, turned around its ankle.
func (r *rig) foot(a pen.Joint, turn float64, far bool) kit.Node {
	w := a.R
	y := a.Y + w*r.ankle()
	var n kit.Node
	switch r.b.Foot {
	case hoof:
		n = r.hoofShape(a.X, y, w, far)
	case pad:
		n = r.padShape(a.X, y, w, far)
	case claw:
		n = r.clawShape(a.X, y, w, far)
	default:
		n = r.pawShape(a.X, y, w*max(r.b.Toes, 1), far)
	}
	return n.Rotate(turn, a.X, a.Y)
}

// fading returns a foot's tones, darker on the far side.
func fading(t kit.Tones, far bool) kit.Tones {
	if !far {
		return t
	}
	k := -1.5
	switch l := t.M.Lch().L; {
	case l < .4:
		k = -.6
	case l > .88:
		k = -1
	}
	return kit.TonesOf(t.M.Shade(k))
}

func (r *rig) pawShape(x, y, w float64, far bool) kit.Node {
	t := fading(r.footTones(), far)
	p := func(fx, fy float64, corner bool) kit.Point {
		return kit.Point{X: x + w*fx, Y: y + w*fy, Corner: corner}
	}
	d := pen.Text(p(-1, -.02, true), p(-1.16, -.75, false), p(-.5, -1.4, false), p(.5, -1.42, false), p(1.4, -1, false), p(1.72, -.45, false),
		p(1.5, -.02, true))
	toes := fmt.Sprintf("M%.1f %.1fv%.1fM%.1f %.1fv%.1f", x+w*.36, y-w*.06, -w*.5, x+w*.96, y-w*.06, -w*.46)
	return kit.Of(r.Form(d, r.Lin(x-w, y-w*1.4, x+w*.8, y, t.L, t.M, t.D), r.Blur(w*.2, r.Ellipse(x+w*.2, y+w*.05, w*1.6, w*.3, t.DD)).Opacity(.6)),
		r.Line(toes, t.DDD.Alpha(.7), max(1.5, w*.14)))
}

func (r *rig) hoofShape(x, y, w float64, far bool) kit.Node {
	t := fading(r.Tones("hooves"), far)
	p := func(fx, fy float64) kit.Point { return kit.Point{X: x + w*fx, Y: y + w*fy, Corner: true} }
	d := pen.Text(p(-1.06, -1.45), p(1.06, -1.45), p(1.5, 0), p(-1.18, 0))
	return r.Form(d, r.Lin(x-w, 0, x+w*1.4, 0, t.L, t.M, t.D), r.Path(fmt.Sprintf("M%.1f %.1fh%.1fv%.1fh%.1fz", x-w*2, y-w*1.5, w*4, w*.3, -w*4),
		t.LL.Alpha(.5)))
}

func (r *rig) padShape(x, y, w float64, far bool) kit.Node {
	t, nail := fading(r.footTones(), far), fading(r.Tones("hooves"), far)
	p := func(fx, fy float64, corner bool) kit.Point {
		return kit.Point{X: x + w*fx, Y: y + w*fy, Corner: corner}
	}
	d := pen.Text(p(-1.08, -.02, true), p(-1.1, -.6, false), p(-.98, -1.3, false), p(.98, -1.3, false), p(1.16, -.6, false), p(1.2, -.02, true))
	fill := kit.Paint(r.Lin(x-w, y-w, x+w, y, t.M, t.D))
	if t.M.Same(fading(r.fur, far).M) {
		fill = r.fill // no seam to the leg
		if far {
			fill = r.far
		}
	}
	var nails []kit.Node
	for _, k := range []float64{.1, .56, .98} {
		nails = append(nails, r.Ellipse(x+w*k, y-w*.1, w*.24, w*.26, r.Lin(0, y-w*.4, 0, y, nail.LL, nail.M)))
	}
	return r.Form(d, fill, kit.Of(nails...))
}

func (r *rig) clawShape(x, y, w float64, far bool) kit.Node {
	t, nail := fading(r.footTones(), far), fading(r.Tones("hooves"), far)
	p := func(fx, fy float64, corner bool) kit.Point {
		return kit.Point{X: x + w*fx, Y: y + w*fy, Corner: corner}
	}
	d := pen.Text(p(-1, -.02, true), p(-1.05, -.8, false), p(-.2, -1.2, false), p(1, -.95, false), p(1.8, -.5, false), p(1.95, -.02, true))
	var claws []kit.Node
	for _, k := range []float64{.75, 1.3, 1.85} {
		claws = append(claws, r.Path(pen.Text(kit.Point{X: x + w*(k-.18), Y: y - w*.42}, kit.Point{X: x + w*(k+.22), Y: y - w*.3},
			kit.Point{X: x + w*(k+.42), Y: y, Corner: true}, kit.Point{X: x + w*(k-.1), Y: y - w*.02}), r.Lin(0, y-w*.5, 0, y, nail.L, nail.D)))
	}
	return kit.Of(r.Form(d, r.Lin(x-w, y-w, x+w, y, t.M, t.D)), kit.Of(claws...))
}

func limbStroke(x, y, length float64) string { return fmt.Sprintf("M%.1f %.1fv%.1f", x, y, -length) }

func fmtLine(x1, y1, x2, y2 float64) string { return fmt.Sprintf("M%g %gL%g %g", x1, y1, x2, y2) }

func fmtCurve(x1, y1, cx, cy, x2, y2 float64) string {
	return fmt.Sprintf("M%g %gQ%g %g %g %g", x1, y1, cx, cy, x2, y2)
}
