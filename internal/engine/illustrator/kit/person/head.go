package person

import "pellucid/internal/engine/illustrator/kit"

// The head is drawn in its own frame: 0, 0 is its middle, the chin lies at about y 38, the crown of the skull at −42; half
// the face is 32 units wide. Eyes lie at y 2.

// face returns how far a feature that lies so many ninths of the turn forward is shifted to the side of the facing.
func (f *figure) face(depth float64) float64 { return f.pose.faceTurn() * 9 * depth }

// young reports whether the face is a child's.
func (f *figure) young() bool {
	switch f.spec.Age {
	case "baby", "toddler", "child":
		return true
	}
	return false
}

// skull returns the outline of the head without ears.
func (f *figure) skull() string {
	x := f.face(.45)
	switch {
	case f.animated() && !f.bearded():
		return f.animeSkull()
	case f.spec.natural():
		return f.naturalSkull()
	case f.spec.Age == "baby":
		return text("M-33 -4C-34 -47 34 -47 33.500 -4C36 13 30 29 %.1f 34C%.1f 37 %.1f 37 %.1f 34C-31 29 -36 13 -33 -4Z", 15+x, 7+x, -9+x, -17+x)
	case f.young():
		return text("M-32 -6C-33 -46 33 -46 32.500 -6C34 12 29 27 %.1f 34C%.1f 38 %.1f 38 %.1f 34C-29 27 -34 12 -32 -6Z", 14+x, 6+x, -8+x, -16+x)
	case f.spec.Body == "man":
		return text("M-31 -8C-32 -45 32 -45 31.500 -8C33 10 30 24 %.1f 34C%.1f 40.500 %.1f 40.500 %.1f 34C-30 24 -33 10 -31 -8Z", 17+x, 9+x, -10+x, -19+x)
	}
	return text("M-31.500 -8C-33 -46 33 -46 32 -8C33 11 28 25 %.1f 34.500C%.1f 40 %.1f 40 %.1f 34.500C-28 25 -33 11 -31.500 -8Z", 14+x, 6+x, -8+x, -16+x)
}

// headPart draws head, face and hair, or the mask.
func (f *figure) headPart() kit.Node {
	if f.spec.Mask != nil {
		return f.Named("head", f.maskPart())
	}
	if f.spec.Behind {
		return f.Named("head", f.backOfHead())
	}
	s := f.skin
	x := f.face(1)
	h := f.bones.head
	nearEar, farEar := -30.5+f.face(1.35), 31-f.face(.5)
	var n []kit.Node
	if f.pose.faceTurn() < .45 {
		n = append(n, f.ear(farEar, .85, true))
	}
	side := f.light
	core := f.Blur(4.5, f.Path("M19 -32C46 -12 38 40 2 50C25 32 29 6 19 -32Z", s.DD).Scale(side, 1, 0, 0)).Opacity(.3)
	brow := f.Blur(3, f.Path(text("M-44 -44H44V-15Q%.1f -23 -44 -8Z", x), s.DD)).Opacity(f.skinShade(.36))
	if f.spec.Hair.Style == "none" || f.spec.Hair.Style == "balding" {
		brow = f.Blur(5, f.Ellipse(-10*side, -30, 10, 6, s.LL)).Opacity(.7)
	}
	if f.dark() {
		brow = kit.Of(brow, f.Blur(5, kit.Of(f.Ellipse(x-15, 12, 9, 8, s.LL), f.Ellipse(x+15, 12, 8, 7, s.LL), f.Ellipse(x, -14, 13, 6, s.LL), f.Ellipse(x, 30, 7, 5, s.LL))).Opacity(.28))
	}
	if f.animated() {
		core, brow = f.animeShade(x), kit.Node{}
	}
	n = append(n, f.Form(f.skull(), f.fade(h, 0, 4, 44, s.L, kit.At(.4, s.M), s.D), core, brow))
	if f.spec.Profile && f.pose.faceTurn() > .5 {
		n = append(n, f.Path("M30 -12C34 -4 39 4 42 8.500C43.500 11 39 13.500 35 14C39 16.500 38.500 19 36.500 20C38.500 22 37 25 33.500 26.500C32 31 30 34 22 37L16 10Z", s.M))
	}
	n = append(n, f.beardPart(), f.Named("face", f.features()), f.beardFront(), f.ear(nearEar, 1, false))
	n = append(n, f.glassesPart())
	n = append(n, f.hairFront())
	if f.animated() {
		n = []kit.Node{f.Named("cel", append(n, f.animeBrows())...)}
	}
	return f.Named("head", place(kit.Of(n...), h))
}

func (f *figure) skinShade(v float64) float64 {
	if f.dark() {
		return v * .7
	}
	return v
}

func (f *figure) ear(x, k float64, far bool) kit.Node {
	s := f.skin
	if far {
		s = dim(s, .5)
	}
	return kit.Of(f.Form(kit.Oval(x, 3, 6.8*k, 9.5), kit.Lin(x-6, -6, x+6, 12, s.L, s.M, s.D), f.Ellipse(x+.8, 4, 3.6*k, 6, s.D), f.Line(text("M%.1f 0q3 -4 4.500 2", x-2), s.DD, 1.200).Opacity(.5)))
}

// maskFrame returns where an animal's head goes: the frame in which its drawing, moved by −dx, −dy, is placed.
func (f *figure) maskFrame() (fr frame, dx, dy float64) {
	d, b := f.spec.Mask.Drawing, f.bones
	a, ok := d.Anchors["neck"]
	if !ok {
		a = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1}
	}
	scale := 104 * b.head.scale / max(d.Box.H(), 1)
	if top, ok := d.Anchors["headTop"]; ok && top.W > 0 {
		scale = 78 * b.head.scale / top.W
	}
	scale = min(scale, 150*b.head.scale/max(d.Box.W(), 1), 150*b.head.scale/max(d.Box.H(), 1))
	return frame{b.neck.Mix(b.head.Point, .1), b.head.angle, scale}, a.X, a.Y
}

// maskPart places an animal's head on the neck.
func (f *figure) maskPart() kit.Node {
	fr, dx, dy := f.maskFrame()
	n := kit.FromScene(f.spec.Mask.Drawing.Nodes()).Move(-dx, -dy)
	if f.light < 0 && f.spec.Mask.Drawing.Facing == kit.Front {
		n = n.Mirror(0) // the whole is mirrored later, a front view keeps its light
	}
	return place(n, fr)
}

// hatFrame is the frame of the human head, or the one in which headwear sits on the mask.
func (f *figure) hatFrame() frame {
	if f.spec.Mask == nil {
		return f.bones.head
	}
	fr, dx, dy := f.maskFrame()
	box := f.spec.Mask.Drawing.Box
	if f.spec.Head == "space helmet" {
		h := frame{fr.out((box.X0+box.X1)/2-dx, (box.Y0+box.Y1)/2-dy), fr.angle, max(box.W(), box.H()) * fr.scale / 98}
		h.Point = h.out(0, 6)
		return h
	}
	top, ok := f.spec.Mask.Drawing.Anchors["headTop"]
	if !ok {
		return f.bones.head
	}
	p := fr.out(top.X-dx, top.Y-dy)
	scale := f.bones.head.scale
	if top.W > 0 {
		scale = top.W * fr.scale / 70
	}
	h := frame{p, fr.angle, scale}
	h.Point = h.out(0, 40)
	return h
}
