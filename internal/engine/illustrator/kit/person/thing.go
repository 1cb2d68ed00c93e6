package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// Thing is what a figure is made of in place of a trunk and a head: a thing with a face that acts as people do, on hoses for arms and legs.
type Thing struct {
	Drawing         kit.Drawing // its face included
	Shoulders, Hips [2]limb.Point
	Face            kit.Anchor // the middle between the eyes, and how wide the face is
	Cm              float64    // real height of the figure
	Shoes           kit.Color
	Dough           kit.Color // of limbs that are of one piece with the thing, without gloves and shoes; zero: hoses
}

// The measures of the limbs of a thing, for the mean of its width and height in units.
const (
	thingSize  = 205.0
	thingArm   = 55.0 // upper arm, and nearly the forearm
	thingLeg   = 47.0
	thingThick = 1.12
	hoseWide   = 11.0
	doughWide  = 40.0
)

// scale takes the drawing's units to the figure's.
func (t *Thing) scale() float64 {
	return thingSize * 2 / max(t.Drawing.Box.W()+t.Drawing.Box.H(), 1e-6)
}

// mirrored is the thing for a figure that is mirrored as a whole.
func (t *Thing) mirrored() *Thing {
	out, axis := *t, (t.Drawing.Box.X0+t.Drawing.Box.X1)/2
	for i, layer := range t.Drawing.Layers {
		out.Drawing.Layers[i] = kit.FromScene(layer).Mirror(axis).Scene()
	}
	flip := func(p limb.Point) limb.Point { return limb.Point{X: 2*axis - p.X, Y: p.Y} }
	out.Shoulders = [2]limb.Point{flip(t.Shoulders[1]), flip(t.Shoulders[0])}
	out.Hips = [2]limb.Point{flip(t.Hips[1]), flip(t.Hips[0])}
	out.Face.X = 2*axis - t.Face.X
	return &out
}

// at returns a place of the drawing as an offset from the middle of its lower edge, in the figure's units.
func (t *Thing) at(x, y float64) limb.Point {
	b, k := t.Drawing.Box, t.scale()
	return limb.Point{X: (x - (b.X0+b.X1)/2) * k, Y: (y - b.Y1) * k}
}

// thingBuild are the measures of a thing that acts.
func thingBuild(t *Thing) build {
	b, k := t.Drawing.Box, t.scale()
	left, right := t.at(t.Shoulders[0].X, t.Shoulders[0].Y), t.at(t.Shoulders[1].X, t.Shoulders[1].Y)
	wide := (right.X - left.X) / 2
	out := build{trunk: -left.Y + 22, thigh: thingLeg, shin: thingLeg, upperArm: max(thingArm, .5*wide), forearm: max(thingArm*.95, .48*wide), shoulder: wide + 11*thingThick, hip: .25 * b.W() * k, waist: .5 * b.W() * k,
		head: .0086 * t.Face.W * k, thick: thingThick, cm: t.Cm, thing: t}
	return out
}

// placeThing computes the joints of a thing: its limbs begin at its sides and below, and come to its middle as far as it is turned.
func (s *skeleton) placeThing(b build, p pose) {
	t, th := s.trunk, b.thing
	pull := 1 - .7*max(0, p.turn-.3)
	face := th.at(th.Face.X, th.Face.Y)
	under := face.Y + .46*th.Face.W*th.scale()
	joint := func(q limb.Point, pull float64) limb.Point {
		o := th.at(q.X, q.Y)
		if o.Y < under { // off the face of one that is turned
			o.Y += (under - o.Y) * (1 - pull)
		}
		return t.out(o.X*pull, o.Y)
	}
	s.armNear, s.armFar = armOf(b, joint(th.Shoulders[0], pull), p.near), armOf(b, joint(th.Shoulders[1], pull), p.far)
	s.legNear, s.legFar = legOf(b, joint(th.Hips[0], pull), p.legNear), legOf(b, joint(th.Hips[1], pull), p.legFar)
	s.neck = t.out(face.X, face.Y+.42*th.Face.W*th.scale())
	s.head = frame{t.out(face.X, face.Y), t.angle, b.head}
}

// offFace keeps the target of a hand below the face, unless it is meant for the head.
func (f *figure) offFace(p limb.Point) limb.Point {
	t := f.spec.Thing
	if t == nil {
		return p
	}
	const glove = 17
	face, w := t.at(t.Face.X, t.Face.Y), t.Face.W*t.scale()
	x, y := f.bones.trunk.in(p)
	if low := face.Y + .3*w + glove; math.Abs(x-face.X) < .62*w && y < low {
		y = low
	}
	return f.bones.trunk.out(x, y)
}

// lowest are the places of a thing that may stand on the floor.
func (t *Thing) lowest(f frame) []float64 {
	b, k := t.Drawing.Box, t.scale()
	w, h := b.W()*k/2, b.H()*k
	s, c := math.Sincos(f.angle * math.Pi / 180)
	return []float64{f.out(0, -h/2).Y + math.Hypot(w*s, h/2*c)} // of an ellipse in its box
}

// thingLayers draws a thing with its arms and legs in painter's order.
func (f *figure) thingLayers() {
	b, p, t := f.bones, f.pose, f.spec.Thing
	near, far := f.outward(b.armNear, -1), f.outward(b.armFar, 1) || !p.far.front && p.turn > .4
	f.On(kit.Back)
	f.Add(f.propsBehind())
	legs := func() {
		f.Part("leg-far", f.hoseLeg(b.legFar, p.legFar, true))
		f.On(kit.Body)
		f.Part("leg-near", f.hoseLeg(b.legNear, p.legNear, false))
	}
	arm := func(name string, c chain, a armPose) {
		f.Part(name, f.hose(c), f.hand(c, a, f.skin))
	}
	if far {
		arm("arm-far", b.armFar, p.far)
	}
	if near {
		arm("arm-near", b.armNear, p.near)
	}
	if !p.legsFront {
		legs()
	}
	f.On(kit.Body)
	o, k := t.Drawing.Box, t.scale()
	f.Part("body", kit.FromScene(t.Drawing.Nodes()).Move(-(o.X0+o.X1)/2, -o.Y1).Scale(k, k, 0, 0).Rotate(b.trunk.angle, 0, 0).Move(b.trunk.X, b.trunk.Y))
	if p.legsFront {
		legs()
	}
	f.Add(f.held())
	f.On(kit.Fore)
	if !far {
		arm("arm-far", b.armFar, p.far)
	} else if p.far.front {
		f.Part("arm-far", f.hand(b.armFar, p.far, f.skin))
	}
	if !near {
		arm("arm-near", b.armNear, p.near)
	} else {
		f.Part("arm-near", f.hand(b.armNear, p.near, f.skin))
	}
	f.Add(f.propsAt(true))
}

// thingAnchors are the places on a thing where others meet it: what it wears goes on its top, before its eyes and below its face.
func (f *figure) thingAnchors() {
	t := f.spec.Thing
	if t == nil {
		return
	}
	turn, k := f.bones.trunk.angle, t.scale()
	place := func(name string, x, y, w, h float64) {
		o := t.at(x, y)
		p := f.bones.trunk.out(o.X, o.Y)
		f.AnchorBox(name, p.X, p.Y, w*k, h*k, turn)
	}
	b, face := t.Drawing.Box, t.Face
	place("head", face.X, face.Y+.08*face.W, 1.1*face.W, .7*face.W)
	place("eyes", face.X, face.Y, 1.2*face.W, 0)
	place("mouth", face.X, face.Y+.15*face.W, .8*face.W, 0)
	place("neck", face.X, face.Y+.42*face.W, .8*face.W, 0)
	place("chest", face.X, face.Y+.5*face.W, .6*b.W(), .3*b.H())
	if a, ok := t.Drawing.Anchors["headTop"]; ok {
		place("headTop", a.X, a.Y, a.W, 0)
		return
	}
	place("headTop", (b.X0+b.X1)/2, b.Y0+.03*b.H(), .55*b.W(), 0)
}

// snores are the letters that rise from who sleeps.
func snores(f *figure) kit.Node {
	at, k := f.bones.head.out(34, -40), f.body.thick
	ink, n := kit.Hex("#4a7bd0"), []kit.Node{}
	for i, s := range []float64{.62, .85, 1.15} {
		d := text("M%.1f %.1fh%.1fl%.1f %.1fh%.1f", -6*s, -7*s, 12*s, -12*s, 14*s, 12*s)
		x, y := at.X+float64(i)*19*k, at.Y-float64(i)*20*k
		n = append(n, f.Line(d, kit.White, 8*s).Move(x, y), f.Line(d, ink, 4.4*s).Move(x, y))
	}
	return kit.Of(n...)
}

// outward reports whether an arm goes away from the body: it begins behind it then.
func (f *figure) outward(c chain, side float64) bool {
	const within = 14
	return (c[1].X-c[0].X)*side > -within && (f.palmAt(c).X-c[0].X)*side > -within
}

// hose is an arm or a leg as one bent tube.
func (f *figure) hose(c chain) kit.Node {
	t, wide := kit.TonesOf(kit.Hex("#3a3140")), hoseWide
	if !f.spec.Thing.Dough.IsNone() {
		t, wide = kit.TonesOf(f.spec.Thing.Dough), doughWide
	}
	d := text("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", c[0].X, c[0].Y, c[0].X+(c[1].X-c[0].X)*.86, c[0].Y+(c[1].Y-c[0].Y)*.86, c[1].X+(c[2].X-c[1].X)*.14, c[1].Y+(c[2].Y-c[1].Y)*.14, c[2].X, c[2].Y)
	return kit.Of(f.Line(d, t.DD, wide+2.2), f.Line(d, t.M, wide), f.Line(d, t.LL, wide*.26).Move(-.16*wide*f.light, -.2*wide).Opacity(.55), f.icing(c))
}

// icing is the zigzag at the end of a limb of dough.
func (f *figure) icing(c chain) kit.Node {
	if f.spec.Thing.Dough.IsNone() {
		return kit.Node{}
	}
	fr, line := frame{c[2], direction(c[1], c[2]), 1}, kit.TonesOf(kit.Hex("#fffaf0"))
	zigzag := "M-3 -15L4 -9L-4 -3L4 3L-4 9L3 15"
	return place(kit.Of(f.Line(zigzag, line.DDD, 4.4).Opacity(.4).Move(.8, 1.4), f.Line(zigzag, line.M, 4)), fr)
}

// hoseLeg is a leg with a sneaker.
func (f *figure) hoseLeg(c chain, l legPose, far bool) kit.Node {
	kx, k := 1.0, f.body.thick*1.06
	if l.flip || f.pose.turn < .4 && !far && l.foot == 0 {
		kx = -1
	}
	if !f.spec.Thing.Dough.IsNone() {
		return f.hose(c)
	}
	return kit.Of(f.hose(c), place(f.bigSneaker().Scale(kx, 1, 0, 0), frame{c[2], l.foot, k}))
}

// bigSneaker is a round sneaker in the ankle's frame, with a thick sole.
func (f *figure) bigSneaker() kit.Node {
	t, sole := kit.TonesOf(f.spec.Thing.Shoes), kit.TonesOf(kit.Hex("#f6f4f0"))
	form, rim := "M-13 5C-15 -8 -10 -14 -2 -13C4 -12.500 6 -7 12 -4C21 0 29 1 30 10H-13Z", kit.RoundRect(-15, 7, 47, 8.500, 4)
	return kit.Of(f.Path(form, t.DDD).Stroke(t.DDD, 3), f.Form(form, kit.Lin(0, -13, 0, 12, t.L, t.M, t.D)), f.Line("M5 -8L10 -4.500M1 -6.500L6 -2", sole.M, 2),
		f.Path(rim, t.DDD).Stroke(t.DDD, 2.6), f.Form(rim, kit.Lin(0, 7, 0, 16, sole.LL, sole.M, sole.D)))
}

// mitt is a white glove in the hand's frame.
func (f *figure) mitt(shape handShape) kit.Node {
	white, line := kit.TonesOf(kit.Hex("#fdfcfa")), kit.Hex("#3a3140")
	fingers, folds := "", "M13 -5H19M14 0H20.500M13 5H19"
	thumb := "M6 -5L13 -13"
	switch shape {
	case openHand:
		fingers, folds = "M12 -6L25 -11M14 0L28 0M12 6L25 11", ""
	case flatHand, pushHand, relaxed:
		fingers, folds = "M10 -3L22 -2.500M10 4L21 3", ""
	case point:
		fingers, folds = "M12 -4L31 -5", "M14 3H20M12 8H17"
	case victory:
		fingers, folds = "M12 -4L29 -11M12 1L31 1", "M12 7H17"
	case thumbUp:
		thumb = "M5 -6L8 -23"
	case cupHand, restHand:
		fingers, folds = "M10 -6L20 -7M12 0L22 0M10 6L20 7", ""
	}
	ball := kit.Oval(9, 0, 12, 12)
	strokes := func(c kit.Color, more float64) kit.Node {
		n := []kit.Node{f.Path(ball, c).Stroke(c, more), f.Line(thumb, c, 8+more)}
		if fingers != "" {
			n = append(n, f.Line(fingers, c, 8+more))
		}
		return kit.Of(n...)
	}
	cuff := kit.RoundRect(-9, -9.500, 8, 19, 3.6)
	n := []kit.Node{f.Path(cuff, line).Stroke(line, 3.4), strokes(line, 3.4), f.Form(cuff, kit.Lin(-9, 0, 0, 0, white.LL, white.M, white.D)), strokes(white.M, 0), f.Form(ball, kit.Rad(6, -5, 18, white.LL, white.M, white.D))}
	if folds != "" {
		n = append(n, f.Line(folds, line, 1.3).Opacity(.7))
	}
	return kit.Of(n...)
}
