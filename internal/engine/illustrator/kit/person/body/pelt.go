package body

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// BareHands gives an animal hands of the color of its feet.
func BareHands(f *figure.Figure) {
	if p := f.Spec.Pelt(); p != nil && f.Look.Gloves.IsNone() && p.Foot != "hoof" && p.Foot != "wing" {
		f.Look.Gloves = p.Feet
	}
}

// furOutline is the outline of an animal's trunk, in the trunk's frame: round below, without a hem.
func furOutline(f *figure.Figure) string {
	b, k, turn := f.Body, f.Body.Thick, f.Pose.Turn
	t, sw, hw := b.Trunk, f.Bones.Shoulder, f.Bones.Hip
	w, front := b.Waist*(1-.16*turn)+3*k, 8*turn*k+paunch(f)
	low := 15 * k
	if f.Winged() { // no thighs are seen below
		low, hw = 22*k, hw*.94
	}
	return f.Smooth(
		[3]float64{0, low, 0}, [3]float64{-hw * .72, low - 4*k, 0}, [3]float64{-max(hw+6*k, w), -t * .12, 0}, [3]float64{-w, -t * .45, 0}, [3]float64{-sw - 1, -t * .76, 0},
		[3]float64{-sw * .62, -t - 1*k, 0}, [3]float64{-12 * k, -t - 4*k, 1}, [3]float64{12 * k, -t - 4*k, 1}, [3]float64{sw * .62, -t - 1*k, 0}, [3]float64{sw + 1 + front*.4, -t * .74, 0},
		[3]float64{w + front, -t * .42, 0}, [3]float64{max(hw+6*k, w) + front, -t * .12, 0}, [3]float64{hw * .72, low - 4*k, 0})
}

// paunch is how far the belly of an animal stands out before it, seen from the side.
func paunch(f *figure.Figure) float64 {
	return f.Pose.Turn * f.Body.Waist * .5 * min(max(f.Spec.Pelt().Girth-.6, 0), .6)
}

// BellyPatch is the lighter front of an animal's trunk.
func BellyPatch(f *figure.Figure) []kit.Node {
	k, t, x := f.Body.Thick, f.Body.Trunk, f.Pose.Turn*.42*f.Body.Waist
	if f.InFur() && f.Pose.Turn > .5 { // seen from the side, it is at the front edge
		x += (f.Pose.Turn-.5)*.9*f.Body.Waist + paunch(f)
	}
	w := f.Body.Waist * (.74 - .2*f.Pose.Turn)
	d := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
		x, -t*.93, x+w*.72, -t*.93, x+w*.86, -t*.62, x+w, -t*.34, x+w*1.06, -t*.08, x+w*.6, 7*k, x, 7*k,
		x-w*.6, 7*k, x-w*1.06, -t*.08, x-w, -t*.34, x-w*.86, -t*.62, x-w*.72, -t*.93, x, -t*.93)
	plates := ""
	if !f.Spec.Pelt().Shell.IsNone() {
		for _, y := range []float64{-.68, -.46, -.24} {
			plates += figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-w*1.1, t*y, x, t*(y+.07), x+w*1.1, t*y)
		}
		plates += figure.Text("M%.1f %.1fV%.1f", x, -t*.9, 4*k)
	}
	return []kit.Node{f.Named("belly", f.Path(d, f.Fade(figure.Frame{Scale: 1}, x, -t*.45, t*.6, f.Trim.L, f.Trim.M, f.Trim.D)), f.Clip(d, f.Line(plates, f.Trim.DD.Alpha(.7), 2.2*k)))}
}

// furShade is the light and shadow on a trunk without folds.
func furShade(f *figure.Figure, t kit.Tones) []kit.Node {
	b, k := f.Body, f.Body.Thick
	core := f.Blur(9*k, f.Path(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f 14L%.1f 14L%.1f %.1fZ", f.Bones.Shoulder-2, -b.Trunk, f.Bones.Shoulder+30, -b.Trunk, b.Waist+40, f.Bones.Hip-4, b.Waist-6, -b.Trunk*.4), t.DD).Scale(f.Light, 1, 0, 0)).Opacity(.4)
	chin := f.Blur(6*k, f.Ellipse(f.Pose.Turn*10, -b.Trunk, 34*k, 15*k, t.DDD)).Opacity(.34)
	return []kit.Node{core, chin}
}

// ShellPart is the shell on the back of a turtle, which is seen at both sides of it.
func ShellPart(f *figure.Figure) kit.Node {
	p := f.Spec.Pelt()
	if p == nil || p.Shell.IsNone() || f.Pose.Lying {
		return kit.Node{}
	}
	t, k, long := kit.TonesOf(p.Shell), f.Body.Thick, f.Body.Trunk
	rx, ry, x := max(f.Bones.Shoulder, f.Body.Waist)*1.3+6*k, long*.66, -f.Pose.Turn*f.Body.Waist*.5
	shell := func(s float64) string { return kit.Oval(x, -long*.46, rx*s, ry*s) }
	lines := ""
	for _, a := range [][2]float64{{-1, -.3}, {-1, .35}, {1, -.3}, {1, .35}} {
		lines += figure.Text("M%.1f %.1fL%.1f %.1f", x+a[0]*rx*.5, -long*.46+a[1]*ry*.7, x+a[0]*rx*.88, -long*.46+a[1]*ry)
	}
	return figure.Place(f.Named("shell", f.Path(shell(1), f.Fade(figure.Frame{Scale: 1}, x, -long*.5, rx, t.L, t.M, t.D)), f.Path(shell(.86), f.Fade(figure.Frame{Scale: 1}, x, -long*.5, rx, t.M, t.D, t.DD)), f.Line(lines, t.DDD.Alpha(.5), 2.4*k)), f.Bones.Trunk)
}

// TailPart is the tail behind the figure.
func TailPart(f *figure.Figure) kit.Node {
	p := f.Spec.Pelt()
	if p != nil && f.Winged() {
		return tailFeathers(f)
	}
	if p == nil || p.Rump == 0 || f.Pose.Lying {
		return kit.Node{}
	}
	a := p.Tail.Anchors["tail"]
	size := f.Body.Hip * 1.15 / p.Rump
	at := f.Bones.Trunk.Out(-f.Bones.Hip*.72, 2*f.Body.Thick)
	n := kit.FromScene(p.Tail.Nodes()).Move(-a.X, -a.Y).Scale(size, size, 0, 0).Rotate(f.Bones.Trunk.Angle*.6, 0, 0).Move(at.X, at.Y)
	return f.Named("tail", n)
}

// tailFeathers are the tail of a bird behind the figure.
func tailFeathers(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, kit.TonesOf(f.Spec.Mask.Pelt.Limbs)
	at := f.Bones.Trunk.Out(-f.Bones.Hip*.7, -2*k)
	var n []kit.Node
	for i := range 3 {
		n = append(n, f.Form(kit.Oval(0, 0, 24*k, 9*k), kit.Lin(-20*k, 0, 22*k, 9*k, t.M, t.D)).Move(-17*k, 0).Rotate(-float64(i)*17-8+f.Bones.Trunk.Angle, 0, 0).Move(at.X, at.Y))
	}
	return f.Named("tail", n...)
}

// paw is the hand of an animal, in the hand's frame: round, with toes; shut where it holds something.
func paw(f *figure.Figure, t kit.Tones, fill kit.Paint, shut bool) kit.Node {
	if shut {
		return kit.Of(f.Form("M-7 -9C0 -14 12 -15 19 -10C24 -5 24 6 19 10C12 15 0 14 -7 9Z", fill, wristOf(f, t),
			f.Line("M20 -5Q14 -4 12 -1M22 1Q15 1 13 4M19 7Q14 6 12 8", t.DD, 1.6).Opacity(.55)),
			f.Form("M0 -8C3 -14 12 -16 15 -11C15 -7 9 -5 3 -4Z", fill))
	}
	return kit.Of(f.Form("M-7 -9C2 -14 16 -15 24 -10C31 -6 31 6 24 10C16 15 2 14 -7 9Z", fill, wristOf(f, t),
		f.Line("M29 -4Q23 -4.500 19 -3.500M29 3.500Q23 3 19 3", t.DD, 1.7).Opacity(.6)),
		f.Form("M2 -8C5 -15 14 -18 18 -14C20 -10 14 -6 7 -4Z", fill))
}

// hoofedHand is a hand with a hoof in place of fingers.
func hoofedHand(f *figure.Figure, t kit.Tones, fill kit.Paint) kit.Node {
	h := kit.TonesOf(f.Spec.Mask.Pelt.Feet)
	return kit.Of(f.Form("M-7 -9C0 -11 6 -11 10 -10.500V10.500C6 11 0 11 -7 9Z", fill),
		f.Form("M8 -11.500C16 -13 25 -10 26 -6V6C25 10 16 13 8 11.500Q11 0 8 -11.500Z", kit.Lin(8, -10, 24, 12, h.L, h.M, h.D), f.Line("M26 0H17", h.DD, 2)))
}

// wing is an arm of feathers along the joints of an arm: longer ones toward the hand, all pointing down and outward.
func wing(f *figure.Figure, c figure.Chain, behind bool, casts ...kit.Node) kit.Node {
	k, t := f.Body.Thick, kit.TonesOf(f.Spec.Mask.Pelt.Limbs)
	if behind {
		t = figure.Dim(t, Depth(f))
	}
	hand := f.PalmAt(c)
	base := f.Member(figure.Member{Joints: c, Radii: f.Scaled([3]float64{19, 17, 13}), Reach: 2}, limbFill(f, c, t), t, casts...)
	tip := figure.Direction(c[1], c[2])
	side := 1.0
	if s := figure.Direction(c[0], hand); s > 90 || s < -90 {
		side = -1
	}
	var n []kit.Node
	for i := range 6 {
		u := float64(i) / 5
		p := c[1].Mix(hand, .1+.9*u)
		angle := tip + side*(78-70*u)
		l := (34 + 20*u) * k
		n = append(n, f.Form(kit.Oval(0, 0, l*.56, 9.5*k), kit.Lin(-l*.5, -6*k, l*.5, 9*k, t.M, t.D), f.Line(figure.Text("M%.1f 0H%.1f", -l*.3, l*.42), t.DD, 1.3*k).Opacity(.5)).Move(l*.38, 0).Rotate(angle, 0, 0).Move(p.X, p.Y))
	}
	return kit.Of(kit.Of(n...), base)
}

func drawPaws(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return f.Form("M-13 -13C-21 0 -19 16 -9 16H27C40 16 40 3 29 -1C20 -4 14 -8 13 -13Z", shoeFill(f, t), ankle(f),
		f.Line("M33 5Q28 5 26 8M27 1.500Q22 3 20.500 6M34 11Q30 10 27.500 12", t.DD, 1.7).Opacity(.55), f.Blur(2, f.Ellipse(8, 16, 26, 4, t.DD)).Opacity(.4))
}

// ankle blends the leg of an animal into its paw, if both are of one color.
func ankle(f *figure.Figure) kit.Node {
	p := f.Spec.Pelt()
	if p == nil || !p.Limbs.Same(p.Feet) || f.Look.Legs.Reach < figure.WholeLimb {
		return kit.Node{}
	}
	return f.Blur(4.5, f.Path("M-28 -26H24L21 -4Q2 9 -28 9Z", kit.TonesOf(p.Limbs).M.Shade(-.95)))
}

// wristOf blends the arm of an animal into its hand, if both are of one color.
func wristOf(f *figure.Figure, t kit.Tones) kit.Node {
	p := f.Spec.Pelt()
	if !p.Limbs.Same(p.Feet) || !f.InFur() {
		return kit.Node{}
	}
	return f.Blur(3.5, f.Path("M-14 -20H3Q7 0 3 20H-14Z", t.M.Shade(-.55)))
}

func drawHooves(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return f.Form("M-13 -10C-15 0 -16 12 -14 16H22C24 10 18 -2 13 -10Q0 -5 -13 -10Z", shoeFill(f, t), f.Line("M13 4L16 16", t.DD, 2), f.Line("M-10 -6Q0 -2 11 -6", t.LL, 2).Opacity(.6))
}

func drawBirdFeet(f *figure.Figure, t, trim kit.Tones) kit.Node {
	toes := "M-3 4L31 14M-3 6L16 15M-2 6L-15 14M-1 -10V6"
	return kit.Of(f.Line(toes, t.DD, 9.5), f.Line(toes, t.M, 7.5).Move(-.3, -.6), f.Line("M0 4L29 12", t.L, 2).Move(-.5, -2).Opacity(.7))
}

// handOfPelt draws the hand of an animal, and reports whether the figure has such hands.
func handOfPelt(f *figure.Figure, shape pose.Hand, t kit.Tones, fill kit.Paint) (kit.Node, bool) {
	p := f.Spec.Pelt()
	if p == nil {
		return kit.Node{}, false
	}
	switch p.Foot {
	case "paw", "flat":
		return paw(f, t, fill, shape == pose.Fist || shape == pose.ChinHand), true
	case "hoof":
		return hoofedHand(f, t, fill), true
	case "wing":
		return paw(f, t, fill, true), true
	}
	return kit.Node{}, false
}
