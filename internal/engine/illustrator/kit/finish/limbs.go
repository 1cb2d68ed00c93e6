package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// The measures of arms and legs, as shares of the mean of a thing's width and height.
const (
	armLong   = .36
	legLong   = .26
	limbThick = .046
	gloveBig  = .082
)

// Limbs gives a thing arms with gloves and legs with shoes, as a mascot has them, in a pose of Stances or the usual one.
func Limbs(d kit.Drawing, pose, expression string, seed uint64) kit.Drawing {
	d = Face(upright(d), expression, seed)
	return apply(d, func(d *kit.Drawing, p *pen) {
		p.wear(d)
		p.limbs(d, stances[pose])
	}, seed)
}

// The least length of a thing, in its widths, that is stood upright, and how far it leans then, in degrees.
const (
	slimThing  = 2.4
	leastLean  = 12
	mostUpside = 180
)

// upright stands a slim thing on its end, such as a pencil that is drawn across.
func upright(d kit.Drawing) kit.Drawing {
	turn, long := axis(&d)
	lean := 90 - turn*180/math.Pi // clockwise to the vertical
	if lean > 90 {
		lean -= mostUpside
	}
	if long < slimThing || math.Abs(lean) < leastLean {
		return d
	}
	x, y := (d.Box.X0+d.Box.X1)/2, (d.Box.Y0+d.Box.Y1)/2
	box := kit.Node{}
	for l, nodes := range d.Layers {
		turned := kit.FromScene(nodes).Rotate(lean, x, y)
		d.Layers[l], box = turned.Scene(), kit.Of(box, turned)
	}
	d.Box, d.Anchors = box.Bounds(), nil
	return d
}

// wear sets the places of hats, glasses and the like on the thing itself, off its arms and legs.
func (p *pen) wear(d *kit.Drawing) {
	if d.Anchors == nil {
		d.Anchors = map[string]kit.Anchor{}
	}
	x, y, w := faceAt(d)
	b := d.Box
	for name, a := range map[string]kit.Anchor{
		"eyes": {X: x, Y: y, W: 1.2 * w}, "mouth": {X: x, Y: y + .15*w, W: .8 * w}, "neck": {X: x, Y: y + .42*w, W: .8 * w}, "headTop": {X: (b.X0 + b.X1) / 2, Y: b.Y0 + .03*b.H(), W: .55 * b.W()},
	} {
		if _, ok := d.Anchors[name]; !ok {
			d.Anchors[name] = a
		}
	}
}

func (p *pen) limbs(d *kit.Drawing, s stance) {
	size := (p.box.W() + p.box.H()) / 2
	shoulders, hips := p.joints(d)
	dark := kit.TonesOf(kit.Hex("#3a3140"))
	var back, front []kit.Node
	var soles float64
	var hands [2]point
	for i, side := range []float64{-1, 1} {
		leg := p.placed(hips[i], s.legs[i], side, legLong*size)
		back = append(back, p.hose(hips[i], leg, limbThick*size, dark), p.shoe(leg.end, side, .17*size, shoeColor(d)))
		soles = max(soles, leg.end.y+.055*size)
		arm := p.placed(shoulders[i], s.arms[i], side, armLong*size)
		hose := p.hose(shoulders[i], arm, limbThick*size, dark)
		glove := p.glove(s.hands[i], arm, side, gloveBig*size)
		hands[i] = arm.end
		back, front = append(back, hose), append(front, glove)
	}
	if s.bar {
		front = append([]kit.Node{p.barbell(hands, size)}, front...)
	}
	behind(d, kit.Of(back...))
	before(d, kit.Of(front...))
	d.Anchors["paw"] = kit.Anchor{X: hands[1].x, Y: hands[1].y}
	d.Anchors["ground"] = kit.Anchor{X: (hips[0].x + hips[1].x) / 2, Y: soles}
}

// joints are where arms and legs begin: a little within the sides above the middle, and within the lower edge.
func (p *pen) joints(d *kit.Drawing) (shoulders, hips [2]point) {
	l, m := small(d)
	alpha, k := l.Alpha(), float64(m.Scale())
	row := func(share float64) (from, to float64) {
		y := min(sampleSide-1, int(share*p.box.H()*k))
		a, b := sampleSide, 0
		for x, solid := range alpha[y*sampleSide : (y+1)*sampleSide] {
			if solid > .6 {
				a, b = min(a, x), x+1
			}
		}
		return p.box.X0 + float64(a)/k, p.box.X0 + float64(b)/k
	}
	const arms, legs = .58, .84
	a, b := row(arms)
	y, in := p.box.Y0+arms*p.box.H(), .05*(b-a)
	shoulders = [2]point{{a + in, y}, {b - in, y}}
	a, b = row(legs)
	under := edge(d, false)
	mid, apart := (a+b)/2, max(.27*(b-a), leastApart*(p.box.W()+p.box.H())/2)
	foot := p.box.Y0
	for i, side := range []float64{-1, 1} {
		hips[i].x = mid + side*apart
		if y, ok := under((hips[i].x - p.box.X0) / p.box.W()); ok {
			foot = max(foot, y)
		}
	}
	if foot < p.box.Y0+.6*p.box.H() { // on a slim foot
		foot = p.box.Y1
	}
	hips[0].y, hips[1].y = foot-.02*p.size, foot-.02*p.size
	return shoulders, hips
}

// leastApart is how far the legs of a slim thing begin from its middle, as a share of its mean width and height.
const leastApart = .045

// placed is a limb in the drawing's units.
func (p *pen) placed(from point, l limb, side, long float64) limb {
	at := func(o point) point { return point{from.x + side*o.x*long, from.y + o.y*long} }
	return limb{at(l.bend), at(l.end)}
}

// hose is an arm or a leg as one bent tube.
func (p *pen) hose(from point, l limb, w float64, t kit.Tones) kit.Node {
	d := fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", from.x, from.y, 1.4*l.bend.x-.2*(from.x+l.end.x), 1.4*l.bend.y-.2*(from.y+l.end.y), l.end.x, l.end.y)
	return kit.Of(p.Line(d, t.DD, w*1.18), p.Line(d, t.M, w), p.Line(d, t.LL, w*.26).Move(-.16*w, -.2*w).Opacity(.55))
}

// shoeColor is red, or blue on what is red itself.
func shoeColor(d *kit.Drawing) kit.Tones {
	if h := RulingColor(*d).Lch(); h.C > .09 && (h.H < 60 || h.H > 330) {
		return kit.TonesOf(kit.Hex("#2f7fe0"))
	}
	return kit.TonesOf(kit.Hex("#e5433c"))
}

// shoe is a sneaker whose toe points outward.
func (p *pen) shoe(at point, side, w float64, t kit.Tones) kit.Node {
	sole := kit.TonesOf(kit.Hex("#f6f4f0"))
	form := "M-46 8C-50 -26 -34 -46 -14 -44C2 -42 6 -26 22 -16C44 -6 66 -8 68 16L68 24H-46Z"
	node := kit.Of(p.Path(form, t.DDD).Stroke(t.DDD, 7), p.Form(form, kit.Lin(0, -44, 0, 30, t.L, t.M, t.D)), p.Line("M2 -34L14 -24M-8 -30L4 -18", sole.M, 5),
		p.Path(kit.RoundRect(-50, 16, 122, 19, 9), t.DDD).Stroke(t.DDD, 6), p.Form(kit.RoundRect(-50, 16, 122, 19, 9), kit.Lin(0, 16, 0, 35, sole.LL, sole.M, sole.D)))
	k := w / 110
	return node.Scale(side*k, k, 0, 0).Move(at.x, at.y)
}

// glove is a white hand at the end of an arm, turned as the arm is.
func (p *pen) glove(kind string, arm limb, side, r float64) kit.Node {
	white, line := kit.TonesOf(kit.Hex("#fdfcfa")), kit.Hex("#3a3140")
	turn := math.Atan2(arm.end.y-arm.bend.y, arm.end.x-arm.bend.x)*180/math.Pi + 90
	if kind == "thumb" {
		return p.thumbUp(white, line).Scale(r/29*side, r/29, 0, 0).Move(arm.end.x, arm.end.y)
	}
	thumb := "M-8 4L-34 -12"
	fingers := map[string]string{"open": "M-14 -6L-26 -46M2 -12L2 -56M18 -6L30 -44", "point": "M0 -10L0 -62"}[kind]
	strokes := func(c kit.Color, more float64) kit.Node {
		n := []kit.Node{p.Circle(0, 0, 29+more/2, c)}
		for _, d := range []string{thumb, fingers} {
			if d != "" {
				n = append(n, p.Line(d, c, 19+more))
			}
		}
		return kit.Of(n...)
	}
	all := []kit.Node{strokes(line, 8), strokes(white.M, 0), p.Form(kit.Oval(0, 0, 29, 29), kit.Rad(-8, -10, 44, white.LL, white.M, white.D))}
	if fingers == "" || kind != "open" {
		all = append(all, p.Line("M-12 -6V10M0 -8V12M12 -6V10", line, 3).Opacity(.75))
	}
	all = append(all, p.Form(kit.RoundRect(-20, 22, 40, 15, 7), kit.Lin(0, 22, 0, 37, white.LL, white.M, white.DD)).Opacity(1), p.Path(kit.RoundRect(-20, 22, 40, 15, 7), kit.None).Stroke(line, 3.6))
	k := r / 29
	return kit.Of(all...).Scale(k*side, k, 0, 0).Rotate(turn, 0, 0).Move(arm.end.x, arm.end.y)
}

// thumbUp is a fist seen from its side with the thumb up.
func (p *pen) thumbUp(white kit.Tones, line kit.Color) kit.Node {
	fist, thumb, cuff := kit.RoundRect(-30, -16, 62, 52, 20), "M-16 -4Q-18 -26 -8 -48", kit.RoundRect(-42, -10, 15, 40, 7)
	return kit.Of(p.Path(cuff, line).Stroke(line, 8), p.Path(cuff, white.M), p.Path(fist, line).Stroke(line, 8), p.Line(thumb, line, 30), p.Line(thumb, white.M, 22),
		p.Form(fist, kit.Rad(-8, -6, 60, white.LL, white.M, white.D)), p.Line(thumb, white.M, 20), p.Line("M6 -3H30M8 10H32M6 23H30", line, 3).Opacity(.75))
}

// barbell is a bar with plates across both hands.
func (p *pen) barbell(hands [2]point, size float64) kit.Node {
	steel, iron := kit.TonesOf(kit.Hex("#aab3bf")), kit.TonesOf(kit.Hex("#3d4350"))
	y := (hands[0].y + hands[1].y) / 2
	a, b := hands[0].x-.2*size, hands[1].x+.2*size
	plate := func(x, h float64) kit.Node {
		d := kit.RoundRect(x-.03*size, y-h, .06*size, 2*h, .02*size)
		return kit.Of(p.Path(d, iron.DDD).Stroke(iron.DDD, .012*size), p.Form(d, kit.Lin(x-.03*size, 0, x+.03*size, 0, iron.L, iron.M, iron.D)))
	}
	bar := fmt.Sprintf("M%.2f %.2fH%.2f", a-.04*size, y, b+.04*size)
	return kit.Of(p.Line(bar, steel.DDD, .034*size), p.Line(bar, steel.M, .024*size), p.Line(bar, steel.LL, .007*size).Move(0, -.004*size), plate(a, .17*size), plate(b, .17*size), plate(a+.06*size, .12*size), plate(b-.06*size, .12*size))
}
