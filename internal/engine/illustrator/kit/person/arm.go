package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"strings"
)

// arm draws an arm with its sleeve and hand. far arms that lie behind the trunk are darker.
func (f *figure) arm(c chain, a armPose, far bool, casts ...kit.Node) kit.Node {
	skin := f.skin
	behind := far && !a.front
	if f.winged() {
		return f.wing(c, behind, casts...)
	}
	if behind {
		skin = dim(skin, f.depth())
	}
	skin = f.metalArm(c, skin)
	radii := f.scaled([3]float64{13, 11, 8.6})
	s := f.look.sleeve
	t, fill := f.sleeveTones(behind)
	w := f.sleeveWidths()
	sleeve := member{joints: c, radii: f.scaled([3]float64{w[0] + s.loose, w[1] + s.loose, w[2] + s.loose}), reach: s.reach, hem: .22, hemSize: s.hem * f.body.thick}
	var inside []kit.Node
	if s.reach > 0 {
		at, from, r := sleeve.end()
		dir := from.Mix(at, 1+4/max(from.Distance(at), 1))
		inside = append(inside, f.Blur(2.5, f.crossLine(from, dir, r*1.2, skin.DDD, 9)).Opacity(.5))
	}
	inside = append(append(inside, f.onSkin(c)...), f.metalJoints(c)...)
	bare := f.member(f.bareLimb(c, radii, false), f.limbFill(c, skin), skin, inside...)
	if s.reach >= 1.8 {
		bare = kit.Node{}
	}
	hand := f.gloved(c, a, skin, behind)
	n := kit.Of(bare, hand)
	if s.reach > 0 {
		cover := f.member(sleeve, fill, t, append(f.sleeveDetails(sleeve, t), casts...)...)
		if f.inFur() { // the paw goes on from the arm without a hem
			return kit.Of(cover, hand)
		}
		n = kit.Of(n, cover, f.cuff(sleeve, t, behind))
		if s.reach > 1.6 && c[0].Distance(f.palmAt(c)) < 46*f.body.thick {
			n = kit.Of(n, hand, f.endOfSleeve(sleeve, fill), f.cuff(sleeve, t, behind))
		}
	} else if len(casts) > 0 {
		n = kit.Of(n, f.Clip(member{joints: c, radii: radii, reach: 2}.outline(), casts...))
	}
	return n
}

// gloved draws a hand, in a glove when one is worn.
func (f *figure) gloved(c chain, a armPose, skin kit.Tones, behind bool) kit.Node {
	if f.look.gloves.IsNone() {
		return f.hand(c, a, skin)
	}
	g := kit.TonesOf(f.look.gloves)
	if behind {
		g = dim(g, f.depth())
	}
	hand := f.hand(c, a, g)
	if f.wears("boxing gloves") {
		p := f.palmAt(c)
		hand = hand.Scale(1.45, 1.45, p.X, p.Y)
	}
	return hand
}

// endOfSleeve draws the last stretch of a sleeve once more, over a hand that lies before the upper arm.
func (f *figure) endOfSleeve(m member, fill kit.Paint) kit.Node {
	at, from, r := m.end()
	start := at.Mix(from, .5)
	return f.Path(tube(start, r*.98, at, r, m.hem), fill)
}

// depth is how much darker far limbs are, in tone steps.
func (f *figure) depth() float64 {
	if f.pose.turn < .4 {
		return .5
	}
	return .9
}

// sleeveTones returns what sleeves are made of.
func (f *figure) sleeveTones(behind bool) (kit.Tones, kit.Paint) {
	t := f.top
	if f.look.sleeve.over {
		t = f.over
	}
	if p := f.spec.pelt(); f.inFur() && !p.Limbs.Same(p.Fur) {
		t = kit.TonesOf(p.Limbs)
	}
	if behind {
		t = dim(t, f.depth())
		return t, f.cloth(world, t)
	}
	return t, f.cloth(world, t)
}

// limbFill is the gradient of bare skin on a limb.
func (f *figure) limbFill(c chain, t kit.Tones) kit.Gradient {
	m := c[0].Mix(c[2], .5)
	return f.fade(world, m.X, m.Y, max(c[0].Distance(c[2])*.5, 20), t.L, kit.At(.4, t.M), t.D)
}

// crossLine is a line across a limb at b, seen from a.
func (f *figure) crossLine(a, b limb.Point, half float64, p kit.Paint, width float64) kit.Node {
	d := max(a.Distance(b), .01)
	nx, ny := -(b.Y-a.Y)/d*half, (b.X-a.X)/d*half
	return f.Line(text("M%.2f %.2fL%.2f %.2f", b.X+nx, b.Y+ny, b.X-nx, b.Y-ny), p, width)
}

// cuff finishes a sleeve: a band, a rib or a seam.
func (f *figure) cuff(m member, t kit.Tones, behind bool) kit.Node {
	s := f.look.sleeve
	at, from, r := m.end()
	k := f.body.thick
	d := max(from.Distance(at), .01)
	in := func(back float64) limb.Point { return at.Mix(from, back*k/d) }
	switch s.cuff {
	case "band", "rib", "shirt":
		band := f.trim
		if s.cuff != "shirt" && !s.trim {
			band = t
		}
		if s.cuff == "shirt" {
			band = f.lining
		}
		if behind {
			band = dim(band, f.depth())
		}
		w := 7.0
		if s.cuff == "rib" {
			w = 8
		}
		n := f.Clip(m.outline()+tube(in(2), r*.9, at.Mix(from, -4*k/d), r*.9, .2), f.crossLine(from, in(w/2-1), r*1.4, f.fade(world, at.X, at.Y, r, band.M, band.D), w*k).Butt())
		return kit.Of(n, f.crossLine(from, in(w), r*.9, t.DD, 1.2*k).Opacity(.45))
	}
	return f.crossLine(from, in(3.5), r*.86, t.DD, 1.1*k).Opacity(.4)
}

// sleeveDetails are folds and stripes on a sleeve.
func (f *figure) sleeveDetails(m member, t kit.Tones) []kit.Node {
	var out []kit.Node
	k := f.body.thick
	if m.reach > 1.3 {
		e, r := m.joints[1], m.radii[1]
		a := m.joints[0].Mix(m.joints[1], .8)
		out = append(out, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", a.X-r*.6, a.Y+r*.2, e.X-r*.2, e.Y-r*.4, e.X+r*.5, e.Y-r*.1), t.DD, 1.8*k).Opacity(.35))
	}
	for _, stripe := range f.look.sleeve.stripes {
		if stripe.color.IsNone() {
			stripe.color = f.trim.M
			if f.look.sleeve.over {
				stripe.color = f.lining.M
			}
		}
		i, u := 0, stripe.at
		if u > 1 {
			i, u = 1, u-1
		}
		r := m.radii[i] + (m.radii[i+1]-m.radii[i])*u
		line := f.crossLine(m.joints[i], m.joints[i].Mix(m.joints[i+1], u), r*1.12, stripe.color, stripe.width*k).Butt()
		if f.look.sleeve.checked {
			line = line.Opacity(.6)
		}
		out = append(out, line)
	}
	if f.look.sleeve.checked {
		for _, side := range []float64{-.42, .42} {
			var d strings.Builder
			for i, p := range m.joints {
				q, r := m.joints[max(1, i)], m.joints[max(1, i)-1]
				length := max(r.Distance(q), .01)
				nx, ny := -(q.Y-r.Y)/length, (q.X-r.X)/length
				d.WriteString(text("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == 0], p.X+nx*side*m.radii[i]*1.4, p.Y+ny*side*m.radii[i]*1.4))
			}
			out = append(out, f.Line(d.String(), f.trim.M, 6*k).Butt().Opacity(.5))
		}
	}
	return out
}
