package body

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// Arm draws an arm with its sleeve and hand. far arms that lie behind the trunk are darker.
func Arm(f *figure.Figure, c figure.Chain, a pose.Arm, far bool, casts ...kit.Node) kit.Node {
	skin := f.Skin
	behind := far && !a.Front
	if f.Winged() {
		return wing(f, c, behind, casts...)
	}
	if behind {
		skin = figure.Dim(skin, Depth(f))
	}
	skin = metalArm(f, c, skin)
	radii := f.Scaled([3]float64{13, 11, 8.6})
	s := f.Look.Sleeve
	t, fill := SleeveTones(f, behind)
	w := SleeveWidths(f)
	sleeve := figure.Member{Joints: c, Radii: f.Scaled([3]float64{w[0] + s.Loose, w[1] + s.Loose, w[2] + s.Loose}), Reach: s.Reach, Hem: .22, HemSize: s.Hem * f.Body.Thick}
	var inside []kit.Node
	if s.Reach > 0 {
		at, from, r := sleeve.End()
		dir := from.Mix(at, 1+4/max(from.Distance(at), 1))
		inside = append(inside, f.Blur(2.5, crossLine(f, from, dir, r*1.2, skin.DDD, 9)).Opacity(.5))
	}
	inside = append(append(inside, onSkin(f, c)...), metalJoints(f, c)...)
	bare := f.Member(bareLimb(f, c, radii, false), limbFill(f, c, skin), skin, inside...)
	if s.Reach >= 1.8 {
		bare = kit.Node{}
	}
	hand := Gloved(f, c, a, skin, behind)
	n := kit.Of(bare, hand)
	if s.Reach > 0 {
		cover := f.Member(sleeve, fill, t, append(sleeveDetails(f, sleeve, t), casts...)...)
		if f.InFur() { // the paw goes on from the arm without a hem
			return kit.Of(cover, hand)
		}
		n = kit.Of(n, cover, cuff(f, sleeve, t, behind))
		if s.Reach > 1.6 && c[0].Distance(f.PalmAt(c)) < 46*f.Body.Thick {
			n = kit.Of(n, hand, endOfSleeve(f, sleeve, fill), cuff(f, sleeve, t, behind))
		}
	} else if len(casts) > 0 {
		n = kit.Of(n, f.Clip(figure.Member{Joints: c, Radii: radii, Reach: 2}.Outline(), casts...))
	}
	return n
}

// Gloved draws a hand, in a glove when one is worn.
func Gloved(f *figure.Figure, c figure.Chain, a pose.Arm, skin kit.Tones, behind bool) kit.Node {
	if f.Look.Gloves.IsNone() {
		return Hand(f, c, a, skin)
	}
	g := kit.TonesOf(f.Look.Gloves).OfCloth()
	if behind {
		g = figure.Dim(g, Depth(f))
	}
	hand := Hand(f, c, a, g)
	if f.Wears("boxing gloves") {
		p := f.PalmAt(c)
		hand = hand.Scale(1.45, 1.45, p.X, p.Y)
	}
	return hand
}

// endOfSleeve draws the last stretch of a sleeve once more, over a hand that lies before the upper arm.
func endOfSleeve(f *figure.Figure, m figure.Member, fill kit.Paint) kit.Node {
	at, from, r := m.End()
	start := at.Mix(from, .5)
	return f.Path(figure.Tube(start, r*.98, at, r, m.Hem), fill)
}

// Depth is how much darker far limbs are, in tone steps.
func Depth(f *figure.Figure) float64 {
	if f.Pose.Turn < .4 {
		return .5
	}
	return .9
}

// SleeveTones returns what sleeves are made of.
func SleeveTones(f *figure.Figure, behind bool) (kit.Tones, kit.Paint) {
	t := f.Top
	if f.Look.Sleeve.Over {
		t = f.Over
	}
	if p := f.Spec.Pelt(); f.InFur() && !p.Limbs.Same(p.Fur) {
		t = kit.TonesOf(p.Limbs)
	}
	if behind {
		t = figure.Dim(t, Depth(f))
		return t, f.Cloth(figure.World, t)
	}
	return t, f.Cloth(figure.World, t)
}

// limbFill is the gradient of bare skin on a limb.
func limbFill(f *figure.Figure, c figure.Chain, t kit.Tones) kit.Gradient {
	m := c[0].Mix(c[2], .5)
	return f.Fade(figure.World, m.X, m.Y, max(c[0].Distance(c[2])*.5, 20), t.L, kit.At(.4, t.M), t.D)
}

// crossLine is a line across a limb at b, seen from a.
func crossLine(f *figure.Figure, a, b limb.Point, half float64, p kit.Paint, width float64) kit.Node {
	d := max(a.Distance(b), .01)
	nx, ny := -(b.Y-a.Y)/d*half, (b.X-a.X)/d*half
	return f.Line(figure.Text("M%.2f %.2fL%.2f %.2f", b.X+nx, b.Y+ny, b.X-nx, b.Y-ny), p, width)
}

// cuff finishes a sleeve: a band, a rib or a seam.
func cuff(f *figure.Figure, m figure.Member, t kit.Tones, behind bool) kit.Node {
	s := f.Look.Sleeve
	at, from, r := m.End()
	k := f.Body.Thick
	d := max(from.Distance(at), .01)
	in := func(back float64) limb.Point { return at.Mix(from, back*k/d) }
	switch s.Cuff {
	case "band", "rib", "shirt":
		band := f.Trim
		if s.Cuff != "shirt" && !s.Trim {
			band = t
		}
		if s.Cuff == "shirt" {
			band = f.Lining
		}
		if behind {
			band = figure.Dim(band, Depth(f))
		}
		w := 7.0
		if s.Cuff == "rib" {
			w = 8
		}
		n := f.Clip(m.Outline()+figure.Tube(in(2), r*.9, at.Mix(from, -4*k/d), r*.9, .2), crossLine(f, from, in(w/2-1), r*1.4, f.Fade(figure.World, at.X, at.Y, r, band.M, band.D), w*k).Butt())
		return kit.Of(n, crossLine(f, from, in(w), r*.9, t.DD, 1.2*k).Opacity(.45))
	}
	return crossLine(f, from, in(3.5), r*.86, t.DD, 1.1*k).Opacity(.4)
}

// sleeveDetails are folds and stripes on a sleeve.
func sleeveDetails(f *figure.Figure, m figure.Member, t kit.Tones) []kit.Node {
	var out []kit.Node
	k := f.Body.Thick
	if m.Reach > 1.3 {
		e, r := m.Joints[1], m.Radii[1]
		a := m.Joints[0].Mix(m.Joints[1], .8)
		out = append(out, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", a.X-r*.6, a.Y+r*.2, e.X-r*.2, e.Y-r*.4, e.X+r*.5, e.Y-r*.1), t.DD, 1.8*k).Opacity(.35))
	}
	for _, stripe := range f.Look.Sleeve.Stripes {
		if stripe.Color.IsNone() {
			stripe.Color = f.Trim.M
			if f.Look.Sleeve.Over {
				stripe.Color = f.Lining.M
			}
		}
		i, u := 0, stripe.At
		if u > 1 {
			i, u = 1, u-1
		}
		r := m.Radii[i] + (m.Radii[i+1]-m.Radii[i])*u
		line := crossLine(f, m.Joints[i], m.Joints[i].Mix(m.Joints[i+1], u), r*1.12, stripe.Color, stripe.Width*k).Butt()
		if f.Look.Sleeve.Checked {
			line = line.Opacity(.6)
		}
		out = append(out, line)
	}
	if f.Look.Sleeve.Checked {
		for _, side := range []float64{-.42, .42} {
			var d strings.Builder
			for i, p := range m.Joints {
				q, r := m.Joints[max(1, i)], m.Joints[max(1, i)-1]
				length := max(r.Distance(q), .01)
				nx, ny := -(q.Y-r.Y)/length, (q.X-r.X)/length
				d.WriteString(figure.Text("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == 0], p.X+nx*side*m.Radii[i]*1.4, p.Y+ny*side*m.Radii[i]*1.4))
			}
			out = append(out, f.Line(d.String(), f.Trim.M, 6*k).Butt().Opacity(.5))
		}
	}
	return out
}
