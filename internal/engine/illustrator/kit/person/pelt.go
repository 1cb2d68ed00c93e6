package person

import "pellucid/internal/engine/illustrator/kit"

// Pelt is the body of an animal that stands upright, where clothes leave it free.
type Pelt struct {
	Fur, Belly, Limbs, Feet kit.Color
	Foot                    string      // "paw", "hoof", "flat", "hand" or "wing"
	Girth                   float64     // of the trunk; 1 is as wide as it is long
	Fill                    kit.Fill    // the pattern of the coat
	Tail                    kit.Drawing // its anchor "tail" is where it grows
	Rump                    float64     // half the height of the rump that the tail was drawn on; 0 is no tail
	Cm                      float64     // real height; 0 is a person's
}

// pelt returns the coat of a figure that is an animal, or nil.
func (s *Spec) pelt() *Pelt {
	if s.Mask == nil {
		return nil
	}
	return s.Mask.Pelt
}

// wearPelt leaves the coat where nothing is worn.
func (s *Spec) wearPelt() {
	p := s.pelt()
	if p == nil {
		return
	}
	if s.Top.Name == "" && s.Over.Name == "" {
		s.Top = Garment{Name: "fur", Color: p.Fur, Second: p.Belly, Fill: p.Fill}
	}
	if s.Bottom.Name == "" {
		s.Bottom = Garment{Name: "fur legs", Color: p.Limbs, Fill: p.Fill}
		if p.Foot == "wing" {
			s.Bottom.Name = "bird legs"
		}
	}
	if s.Shoes.Name == "" {
		name := map[string]string{"hoof": "hooves", "wing": "bird feet"}[p.Foot]
		if name == "" {
			name = "paws"
		}
		s.Shoes = Garment{Name: name, Color: p.Feet, Second: p.Belly}
	}
}

// pelts are the garments that are coats: nobody puts them on.
var pelts = map[string]bool{"fur": true, "fur legs": true, "bird legs": true, "paws": true, "hooves": true, "bird feet": true}

// wholeLimb is the reach of a coat: to the end of the limb, without a hem.
const wholeLimb = 2

// inFur reports whether the trunk is that of an animal without clothes on it.
func (f *figure) inFur() bool { return f.look.topName == "fur" && f.spec.pelt() != nil }

// peltBuild are the measures of an animal that stands upright: a long trunk on short legs.
func peltBuild(b build, p *Pelt) build {
	girth := min(max(p.Girth, .6), 1.2)
	b.trunk, b.thigh, b.shin, b.upperArm, b.forearm = b.trunk*.92, b.thigh*.54, b.shin*.52, b.upperArm*.82, b.forearm*.8
	b.shoulder, b.hip, b.waist, b.thick, b.head = b.shoulder*(.62+.36*girth), b.hip*(.72+.52*girth), b.waist*(.8+.74*girth), b.thick*(.88+.22*girth), b.head*1.14
	b.inward = .45
	if p.Cm > 0 {
		b.cm = p.Cm
	}
	return b
}

// dressedBuild are the measures of an animal in clothes: plumper than a person, on short legs, with the girth of its kind.
func dressedBuild(b build, p *Pelt) build {
	girth := min(max(p.Girth, .6), 1.2)
	b.trunk, b.thigh, b.shin, b.upperArm, b.forearm, b.head = b.trunk*.9, b.thigh*.54, b.shin*.54, b.upperArm*.8, b.forearm*.8, b.head*1.22
	if p.Foot == "wing" {
		b.thigh, b.shin = b.thigh*.6, b.shin*.6
	}
	b.shoulder, b.hip, b.waist, b.thick = b.shoulder*(.72+.36*girth), b.hip*(.86+.52*girth), b.waist*(.96+.76*girth), b.thick*(.98+.22*girth)
	return b
}

// bareHands gives an animal hands of the color of its feet.
func (f *figure) bareHands() {
	if p := f.spec.pelt(); p != nil && f.look.gloves.IsNone() && p.Foot != "hoof" && p.Foot != "wing" {
		f.look.gloves = p.Feet
	}
}

// furOutline is the outline of an animal's trunk, in the trunk's frame: round below, without a hem.
func (f *figure) furOutline() string {
	b, k, turn := f.body, f.body.thick, f.pose.turn
	t, sw, hw := b.trunk, f.bones.shoulder, f.bones.hip
	w, front := b.waist*(1-.16*turn)+3*k, 8*turn*k+f.paunch()
	low := 15 * k
	if f.winged() { // no thighs are seen below
		low, hw = 22*k, hw*.94
	}
	return f.curve(
		[3]float64{0, low, 0}, [3]float64{-hw * .72, low - 4*k, 0}, [3]float64{-max(hw+6*k, w), -t * .12, 0}, [3]float64{-w, -t * .45, 0}, [3]float64{-sw - 1, -t * .76, 0},
		[3]float64{-sw * .62, -t - 1*k, 0}, [3]float64{-12 * k, -t - 4*k, 1}, [3]float64{12 * k, -t - 4*k, 1}, [3]float64{sw * .62, -t - 1*k, 0}, [3]float64{sw + 1 + front*.4, -t * .74, 0},
		[3]float64{w + front, -t * .42, 0}, [3]float64{max(hw+6*k, w) + front, -t * .12, 0}, [3]float64{hw * .72, low - 4*k, 0})
}

// paunch is how far the belly of an animal stands out before it, seen from the side.
func (f *figure) paunch() float64 {
	return f.pose.turn * f.body.waist * .5 * min(max(f.spec.pelt().Girth-.6, 0), .6)
}

// bellyPatch is the lighter front of an animal's trunk.
func bellyPatch(f *figure) []kit.Node {
	k, t, x := f.body.thick, f.body.trunk, f.pose.turn*.42*f.body.waist
	if f.inFur() && f.pose.turn > .5 { // seen from the side, it is at the front edge
		x += (f.pose.turn-.5)*.9*f.body.waist + f.paunch()
	}
	w := f.body.waist * (.74 - .2*f.pose.turn)
	d := text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
		x, -t*.93, x+w*.72, -t*.93, x+w*.86, -t*.62, x+w, -t*.34, x+w*1.06, -t*.08, x+w*.6, 7*k, x, 7*k,
		x-w*.6, 7*k, x-w*1.06, -t*.08, x-w, -t*.34, x-w*.86, -t*.62, x-w*.72, -t*.93, x, -t*.93)
	return []kit.Node{f.Named("belly", f.Path(d, f.fade(frame{scale: 1}, x, -t*.45, t*.6, f.trim.L, f.trim.M, f.trim.D)))}
}

// furShade is the light and shadow on a trunk without folds.
func (f *figure) furShade(t kit.Tones) []kit.Node {
	b, k := f.body, f.body.thick
	core := f.Blur(9*k, f.Path(text("M%.1f %.1fL%.1f %.1fL%.1f 14L%.1f 14L%.1f %.1fZ", f.bones.shoulder-2, -b.trunk, f.bones.shoulder+30, -b.trunk, b.waist+40, f.bones.hip-4, b.waist-6, -b.trunk*.4), t.DD).Scale(f.light, 1, 0, 0)).Opacity(.4)
	chin := f.Blur(6*k, f.Ellipse(f.pose.turn*10, -b.trunk, 34*k, 15*k, t.DDD)).Opacity(.34)
	return []kit.Node{core, chin}
}

// tailPart is the tail behind the figure.
func (f *figure) tailPart() kit.Node {
	p := f.spec.pelt()
	if p != nil && f.winged() {
		return f.tailFeathers()
	}
	if p == nil || p.Rump == 0 || f.pose.lying {
		return kit.Node{}
	}
	a := p.Tail.Anchors["tail"]
	size := f.body.hip * 1.15 / p.Rump
	at := f.bones.trunk.out(-f.bones.hip*.72, 2*f.body.thick)
	n := kit.FromScene(p.Tail.Nodes()).Move(-a.X, -a.Y).Scale(size, size, 0, 0).Rotate(f.bones.trunk.angle*.6, 0, 0).Move(at.X, at.Y)
	return f.Named("tail", n)
}

// tailFeathers are the tail of a bird behind the figure.
func (f *figure) tailFeathers() kit.Node {
	k, t := f.body.thick, kit.TonesOf(f.spec.Mask.Pelt.Limbs)
	at := f.bones.trunk.out(-f.bones.hip*.7, -2*k)
	var n []kit.Node
	for i := range 3 {
		n = append(n, f.Form(kit.Oval(0, 0, 24*k, 9*k), kit.Lin(-20*k, 0, 22*k, 9*k, t.M, t.D)).Move(-17*k, 0).Rotate(-float64(i)*17-8+f.bones.trunk.angle, 0, 0).Move(at.X, at.Y))
	}
	return f.Named("tail", n...)
}

// paw is the hand of an animal, in the hand's frame: round, with toes; shut where it holds something.
func (f *figure) paw(t kit.Tones, fill kit.Paint, shut bool) kit.Node {
	if shut {
		return kit.Of(f.Form("M-7 -9C0 -14 12 -15 19 -10C24 -5 24 6 19 10C12 15 0 14 -7 9Z", fill, f.wristOf(t),
			f.Line("M20 -5Q14 -4 12 -1M22 1Q15 1 13 4M19 7Q14 6 12 8", t.DD, 1.6).Opacity(.55)),
			f.Form("M0 -8C3 -14 12 -16 15 -11C15 -7 9 -5 3 -4Z", fill))
	}
	return kit.Of(f.Form("M-7 -9C2 -14 16 -15 24 -10C31 -6 31 6 24 10C16 15 2 14 -7 9Z", fill, f.wristOf(t),
		f.Line("M29 -4Q23 -4.500 19 -3.500M29 3.500Q23 3 19 3", t.DD, 1.7).Opacity(.6)),
		f.Form("M2 -8C5 -15 14 -18 18 -14C20 -10 14 -6 7 -4Z", fill))
}

// hoofedHand is a hand with a hoof in place of fingers.
func (f *figure) hoofedHand(t kit.Tones, fill kit.Paint) kit.Node {
	h := kit.TonesOf(f.spec.Mask.Pelt.Feet)
	return kit.Of(f.Form("M-7 -9C0 -11 6 -11 10 -10.500V10.500C6 11 0 11 -7 9Z", fill),
		f.Form("M8 -11.500C16 -13 25 -10 26 -6V6C25 10 16 13 8 11.500Q11 0 8 -11.500Z", kit.Lin(8, -10, 24, 12, h.L, h.M, h.D), f.Line("M26 0H17", h.DD, 2)))
}

// wing is an arm of feathers along the joints of an arm: longer ones toward the hand, all pointing down and outward.
func (f *figure) wing(c chain, behind bool, casts ...kit.Node) kit.Node {
	k, t := f.body.thick, kit.TonesOf(f.spec.Mask.Pelt.Limbs)
	if behind {
		t = dim(t, f.depth())
	}
	hand := f.palmAt(c)
	base := f.member(member{joints: c, radii: f.scaled([3]float64{19, 17, 13}), reach: 2}, f.limbFill(c, t), t, casts...)
	tip := direction(c[1], c[2])
	side := 1.0
	if s := direction(c[0], hand); s > 90 || s < -90 {
		side = -1
	}
	var n []kit.Node
	for i := range 6 {
		u := float64(i) / 5
		p := c[1].Mix(hand, .1+.9*u)
		angle := tip + side*(78-70*u)
		l := (34 + 20*u) * k
		n = append(n, f.Form(kit.Oval(0, 0, l*.56, 9.5*k), kit.Lin(-l*.5, -6*k, l*.5, 9*k, t.M, t.D), f.Line(text("M%.1f 0H%.1f", -l*.3, l*.42), t.DD, 1.3*k).Opacity(.5)).Move(l*.38, 0).Rotate(angle, 0, 0).Move(p.X, p.Y))
	}
	return kit.Of(kit.Of(n...), base)
}

func drawPaws(f *figure, t, trim kit.Tones) kit.Node {
	return f.Form("M-13 -13C-21 0 -19 16 -9 16H27C40 16 40 3 29 -1C20 -4 14 -8 13 -13Z", f.shoeFill(t), f.ankle(),
		f.Line("M33 5Q28 5 26 8M27 1.500Q22 3 20.500 6M34 11Q30 10 27.500 12", t.DD, 1.7).Opacity(.55), f.Blur(2, f.Ellipse(8, 16, 26, 4, t.DD)).Opacity(.4))
}

// ankle blends the leg of an animal into its paw, if both are of one color.
func (f *figure) ankle() kit.Node {
	p := f.spec.pelt()
	if p == nil || !p.Limbs.Same(p.Feet) || f.look.legs.reach < wholeLimb {
		return kit.Node{}
	}
	return f.Blur(4.5, f.Path("M-28 -26H24L21 -4Q2 9 -28 9Z", kit.TonesOf(p.Limbs).M.Shade(-.95)))
}

// wristOf blends the arm of an animal into its hand, if both are of one color.
func (f *figure) wristOf(t kit.Tones) kit.Node {
	p := f.spec.pelt()
	if !p.Limbs.Same(p.Feet) || !f.inFur() {
		return kit.Node{}
	}
	return f.Blur(3.5, f.Path("M-14 -20H3Q7 0 3 20H-14Z", t.M.Shade(-.55)))
}

func drawHooves(f *figure, t, trim kit.Tones) kit.Node {
	return f.Form("M-13 -10C-15 0 -16 12 -14 16H22C24 10 18 -2 13 -10Q0 -5 -13 -10Z", f.shoeFill(t), f.Line("M13 4L16 16", t.DD, 2), f.Line("M-10 -6Q0 -2 11 -6", t.LL, 2).Opacity(.6))
}

func drawBirdFeet(f *figure, t, trim kit.Tones) kit.Node {
	toes := "M-3 4L31 14M-3 6L16 15M-2 6L-15 14M-1 -10V6"
	return kit.Of(f.Line(toes, t.DD, 9.5), f.Line(toes, t.M, 7.5).Move(-.3, -.6), f.Line("M0 4L29 12", t.L, 2).Move(-.5, -2).Opacity(.7))
}

// handOfPelt draws the hand of an animal, and reports whether the figure has such hands.
func (f *figure) handOfPelt(shape handShape, t kit.Tones, fill kit.Paint) (kit.Node, bool) {
	p := f.spec.pelt()
	if p == nil {
		return kit.Node{}, false
	}
	switch p.Foot {
	case "paw", "flat":
		return f.paw(t, fill, shape == fist || shape == chinHand), true
	case "hoof":
		return f.hoofedHand(t, fill), true
	case "wing":
		return f.paw(t, fill, true), true
	}
	return kit.Node{}, false
}

// winged reports whether the arms are wings: no sleeve covers them.
func (f *figure) winged() bool {
	p := f.spec.pelt()
	return p != nil && p.Foot == "wing" && f.inFur()
}
