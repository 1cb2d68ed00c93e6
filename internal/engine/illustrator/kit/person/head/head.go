// Package head draws heads: faces, hair, beards, glasses and headwear, also those of anime and of life.
package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// The head is drawn in its own frame: 0, 0 is its middle, the chin lies at about y 38, the crown of the skull at −42; half
// the face is 32 units wide. Eyes lie at y 2.

// Skull returns the outline of the head without ears.
func Skull(f *figure.Figure) string {
	x := f.Face(.45)
	switch {
	case Animated(f) && !bearded(f):
		return animeSkull(f)
	case f.Spec.Lifelike():
		return naturalSkull(f)
	case f.Spec.Age == "baby":
		return figure.Text("M-33 -4C-34 -47 34 -47 33.500 -4C36 13 30 29 %.1f 34C%.1f 37 %.1f 37 %.1f 34C-31 29 -36 13 -33 -4Z", 15+x, 7+x, -9+x, -17+x)
	case f.Young():
		return figure.Text("M-32 -6C-33 -46 33 -46 32.500 -6C34 12 29 27 %.1f 34C%.1f 38 %.1f 38 %.1f 34C-29 27 -34 12 -32 -6Z", 14+x, 6+x, -8+x, -16+x)
	case f.Spec.Body == "man":
		return figure.Text("M-31 -8C-32 -45 32 -45 31.500 -8C33 10 30 24 %.1f 34C%.1f 40.500 %.1f 40.500 %.1f 34C-30 24 -33 10 -31 -8Z", 17+x, 9+x, -10+x, -19+x)
	}
	return figure.Text("M-31.500 -8C-33 -46 33 -46 32 -8C33 11 28 25 %.1f 34.500C%.1f 40 %.1f 40 %.1f 34.500C-28 25 -33 11 -31.500 -8Z", 14+x, 6+x, -8+x, -16+x)
}

// HeadPart draws head, face and hair, or the mask.
func HeadPart(f *figure.Figure) kit.Node {
	if f.Spec.Mask != nil {
		return f.Named("head", maskPart(f))
	}
	if f.Spec.Behind {
		return f.Named("head", backOfHead(f))
	}
	s := f.Skin
	x := f.Face(1)
	h := f.Bones.Head
	nearEar, farEar := -30.5+f.Face(1.35), 31-f.Face(.5)
	var n []kit.Node
	if f.Pose.FaceTurn() < .45 {
		n = append(n, ear(f, farEar, .85, true))
	}
	side := f.Light
	core := f.Blur(4.5, f.Path("M19 -32C46 -12 38 40 2 50C25 32 29 6 19 -32Z", s.DD).Scale(side, 1, 0, 0)).Opacity(.3)
	brow := f.Blur(3, f.Path(figure.Text("M-44 -44H44V-15Q%.1f -23 -44 -8Z", x), s.DD)).Opacity(skinShade(f, .36))
	if f.Spec.Hair.Style == "none" || f.Spec.Hair.Style == "balding" {
		brow = f.Blur(5, f.Ellipse(-10*side, -30, 10, 6, s.LL)).Opacity(.7)
	}
	if f.Dark() {
		brow = kit.Of(brow, f.Blur(5, kit.Of(f.Ellipse(x-15, 12, 9, 8, s.LL), f.Ellipse(x+15, 12, 8, 7, s.LL), f.Ellipse(x, -14, 13, 6, s.LL), f.Ellipse(x, 30, 7, 5, s.LL))).Opacity(.28))
	}
	if Animated(f) {
		core, brow = animeShade(f, x), kit.Node{}
	}
	if InProfile(f) {
		return f.Named("head", figure.Place(sideHead(f, core, brow), h))
	}
	n = append(n, f.Form(Skull(f), f.Fade(h, 0, 4, 44, s.L, kit.At(.4, s.M), s.D), core, brow))
	n = append(n, BeardPart(f), f.Named("face", features(f)), beardFront(f), ear(f, nearEar, 1, false))
	n = append(n, GlassesPart(f))
	n = append(n, hairFront(f))
	if Animated(f) {
		n = []kit.Node{f.Named("cel", append(n, animeBrows(f))...)}
	}
	return f.Named("head", figure.Place(kit.Of(n...), h))
}

func skinShade(f *figure.Figure, v float64) float64 {
	if f.Dark() {
		return v * .7
	}
	return v
}

func ear(f *figure.Figure, x, k float64, far bool) kit.Node {
	s := f.Skin
	if far {
		s = figure.Dim(s, .5)
	}
	return kit.Of(f.Form(kit.Oval(x, 3, 6.8*k, 9.5), kit.Lin(x-6, -6, x+6, 12, s.L, s.M, s.D), f.Ellipse(x+.8, 4, 3.6*k, 6, s.D), f.Line(figure.Text("M%.1f 0q3 -4 4.500 2", x-2), s.DD, 1.200).Opacity(.5)))
}

// maskFrame returns where an animal's head goes: the frame in which its drawing, moved by −dx, −dy, is placed.
func maskFrame(f *figure.Figure) (fr figure.Frame, dx, dy float64) {
	d, b := f.Spec.Mask.Drawing, f.Bones
	a, ok := d.Anchors["neck"]
	if !ok {
		a = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1}
	}
	scale := 104 * b.Head.Scale / max(d.Box.H(), 1)
	if top, ok := d.Anchors["headTop"]; ok && top.W > 0 {
		scale = 78 * b.Head.Scale / top.W
	}
	scale = min(scale, 150*b.Head.Scale/max(d.Box.W(), 1), 150*b.Head.Scale/max(d.Box.H(), 1))
	return figure.Frame{Point: b.Neck.Mix(b.Head.Point, .1), Angle: b.Head.Angle, Scale: scale}, a.X, a.Y
}

// maskPart places an animal's head on the neck.
func maskPart(f *figure.Figure) kit.Node {
	fr, dx, dy := maskFrame(f)
	n := kit.FromScene(f.Spec.Mask.Drawing.Nodes()).Move(-dx, -dy)
	if f.Light < 0 && f.Spec.Mask.Drawing.Facing == kit.Front {
		n = n.Mirror(0) // the whole is mirrored later, a front view keeps its light
	}
	return figure.Place(n, fr)
}

// HatFrame is the frame of the human head, or the one in which headwear sits on the mask.
func HatFrame(f *figure.Figure) figure.Frame {
	if f.Spec.Mask == nil {
		return f.Bones.Head
	}
	fr, dx, dy := maskFrame(f)
	box := f.Spec.Mask.Drawing.Box
	if f.Spec.Head == "space helmet" {
		h := figure.Frame{Point: fr.Out((box.X0+box.X1)/2-dx, (box.Y0+box.Y1)/2-dy), Angle: fr.Angle, Scale: max(box.W(), box.H()) * fr.Scale / 98}
		h.Point = h.Out(0, 6)
		return h
	}
	top, ok := f.Spec.Mask.Drawing.Anchors["headTop"]
	if !ok {
		return f.Bones.Head
	}
	p := fr.Out(top.X-dx, top.Y-dy)
	scale := f.Bones.Head.Scale
	if top.W > 0 {
		scale = top.W * fr.Scale / 70
	}
	h := figure.Frame{Point: p, Angle: fr.Angle, Scale: scale}
	h.Point = h.Out(0, 40)
	return h
}
