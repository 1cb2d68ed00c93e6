package body

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// Leg draws a leg with its share of the trousers and its shoe.
func Leg(f *figure.Figure, c figure.Chain, l pose.Leg, far bool, casts ...kit.Node) kit.Node {
	if s := f.Look.Skirt.Style; s == "tail" || s == "horse" || s == "smoke" {
		return kit.Node{}
	}
	skin, t, fill := f.Skin, f.Bottom, kit.Paint(f.Trousers(f.Bottom, far))
	if f.Look.OnePiece {
		t = f.Top
		fill = f.Trousers(t, far)
	}
	if far {
		skin, t = figure.Dim(skin, Depth(f)*.7), figure.Dim(t, Depth(f)*.7)
	}
	cut := f.Look.Legs
	shoe := Shoe(f, c, l, far)
	if p := f.Spec.Pelt(); p != nil && cut.Reach == figure.WholeLimb && p.Foot != "wing" {
		for i, r := range []float64{.75, .8, .9} {
			cut.Radii[i] *= r + (1.12-r)*min(max(p.Girth, .6), 1.2)
		}
	}
	folded := Folds(f, l)
	if folded { // seen from the front they are slim at the knee and at the ankle
		cut.Radii[1], cut.Radii[2], cut.Hem = cut.Radii[1]*.9, cut.Radii[2]*.86, cut.Hem*.86
	}
	cover := figure.Member{Joints: c, Radii: f.Scaled(cut.Radii), Reach: cut.Reach, Hem: .25, HemSize: cut.Hem * f.Body.Thick}
	if falseLeg(f, far) {
		return prosthesis(f, c, l, cover, fill, t)
	}
	var n []kit.Node
	if cut.Reach < 1.8 {
		inside := append([]kit.Node{}, casts...)
		if cut.Reach > 0 {
			at, from, r := cover.End()
			inside = append(inside, f.Blur(3, crossLine(f, from, from.Mix(at, 1+5/max(from.Distance(at), 1)), r*1.2, skin.DDD, 10)).Opacity(.5))
		}
		bare := bareLimb(f, c, f.Scaled([3]float64{18.5, 14.5, 10}), true)
		n = append(n, Bent(f, folded, bare, limbFill(f, c, skin), skin, inside...))
		n = append(n, sock(f, c, far))
	}
	over := f.Look.Shoes.Over
	if !over {
		n = append(n, shoe)
	}
	if cut.Reach > 0 {
		n = append(n, f.Named("bottom", Bent(f, folded, cover, fill, t, append(append(legDetails(f, cover, t, far), casts...), inseam(f, cover, t, far))...), legHem(f, cover, t)))
	}
	if over {
		n = append(n, shoe)
	}
	return kit.Of(n...)
}

// Folds reports whether a leg is folded below the trunk, its shin before its thigh.
func Folds(f *figure.Figure, l pose.Leg) bool {
	return f.Pose.LegsFront && l.Upper*l.Lower < 0 && math.Abs(l.Lower) > 45
}

// Bent draws a leg; the shin of one that is folded lies over its thigh, with an edge of its own.
func Bent(f *figure.Figure, folded bool, m figure.Member, fill kit.Paint, t kit.Tones, inside ...kit.Node) kit.Node {
	if !folded || m.Reach <= 1 {
		return f.Member(m, fill, t, inside...)
	}
	at, knee, r := m.End()
	shin := limb.Capsule(knee, m.Radii[1], at, r)
	if m.Hem > 0 {
		shin = figure.Tube(knee, m.Radii[1], at, r, m.Hem)
	}
	k := f.Body.Thick
	thigh := f.Member(m, fill, t, append(inside, f.Cast(t, 15*k, .45, knee.Mix(at, .12), at))...)
	core := f.Blur(4*k, f.Line(figure.Polyline(0, r*.8, knee, at), t.DD, r*.8)).Opacity(.4)
	return kit.Of(thigh, f.Form(shin, fill, core))
}

// inseam is the dark inner edge of short trousers: without it both legs of one who stands would make a skirt.
func inseam(f *figure.Figure, m figure.Member, t kit.Tones, far bool) kit.Node {
	if far || m.Reach > 1.2 || m.Reach < .4 {
		return kit.Node{}
	}
	at, from, r := m.End()
	side := 1.0
	if f.Bones.LegFar[1].X < f.Bones.LegNear[1].X {
		side = -1
	}
	return f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", from.X+side*m.Radii[0]*.8, from.Y+.45*(at.Y-from.Y), at.X+side*r*.97, at.Y+4), t.DDD, 4*f.Body.Thick).Opacity(.55)
}

// legDetails are seams, stripes and knee folds.
func legDetails(f *figure.Figure, m figure.Member, t kit.Tones, far bool) []kit.Node {
	k := f.Body.Thick
	var out []kit.Node
	if m.Reach > 1.3 && f.Look.Legs.Radii[1] > 15 {
		knee, r := m.Joints[1], m.Radii[1]
		out = append(out, f.Line(figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1f", knee.X-r*.5, knee.Y-r*.1, r*.4, r*.35, r*.9, r*.05), t.DD, 1.8*k).Opacity(.35))
	}
	switch f.Look.Legs.Detail {
	case "stripe":
		s := f.Light * m.Radii[1] * .55
		side := 1.0
		if !far {
			side = -1
		}
		out = append(out, f.Line(figure.Polyline(s*side*f.Light, 0, m.Joints[:]...), f.Trim.M, 4*k))
	case "seam":
		out = append(out, f.Line(figure.Polyline(m.Radii[1]*.5, 0, m.Joints[:]...), t.LL, 1.2*k).Dash(3*k, 2.4*k).Butt().Opacity(.6))
	case "patch":
		p := m.Joints[1]
		out = append(out, f.Rect(p.X-9*k, p.Y-6*k, 17*k, 16*k, 3, t.L), f.Rect(p.X-7.5*k, p.Y-4.500*k, 14*k, 13*k, 2, kit.None).Stroke(t.DD, 1).Dash(2.5, 2).Butt())
	case "camo":
		out = append(out, camo(f, m, t)...)
	case "bandages":
		for i, s := range BandageHoops(t.D) {
			j, u := 0, s.At
			if u > 1 {
				j, u = 1, u-1
			}
			out = append(out, crossLine(f, m.Joints[j], m.Joints[j].Mix(m.Joints[j+1], u), 30, s.Color, s.Width*k).Rotate(float64(i%3)*6-6, m.Joints[j].X, m.Joints[j].Y))
		}
	case "bands":
		for _, u := range []float64{.55, .75} {
			out = append(out, crossLine(f, m.Joints[1], m.Joints[1].Mix(m.Joints[2], u), 30, f.Trim.M, 5*k).Butt())
		}
	}
	return out
}

// camo scatters blots over a limb.
func camo(f *figure.Figure, m figure.Member, t kit.Tones) []kit.Node {
	var out []kit.Node
	k := f.Body.Thick
	for i := range 14 {
		u := float64(i) / 7
		p := m.Joints[0].Mix(m.Joints[1], u)
		if u > 1 {
			p = m.Joints[1].Mix(m.Joints[2], u-1)
		}
		dx := float64((i*37)%23-11) * k
		tone := []kit.Color{t.DD, t.L, f.Trim.M}[i%3]
		out = append(out, f.Ellipse(p.X+dx, p.Y, (7+float64(i%3))*k, 4.500*k, tone).Opacity(.7))
	}
	return out
}

// legHem finishes a trouser leg.
func legHem(f *figure.Figure, m figure.Member, t kit.Tones) kit.Node {
	if m.Reach == figure.WholeLimb {
		return kit.Node{}
	}
	at, from, r := m.End()
	k := f.Body.Thick
	d := max(from.Distance(at), .01)
	if f.Look.Legs.Detail == "cuff" || f.Look.Legs.Detail == "seam" {
		band := figure.Tube(at.Mix(from, 9*k/d), r*1.06, at, r*1.08, .25)
		return kit.Of(f.Clip(figure.Tube(at.Mix(from, 30*k/d), r*1.2, at.Mix(from, -6*k/d), r*1.2, .1), crossLine(f, from, at.Mix(from, 4*k/d), r*1.1, f.Fade(figure.World, at.X, at.Y, r, t.LL, t.M), 9*k).Butt()),
			f.Clip(band, crossLine(f, from, at.Mix(from, 9*k/d), r*1.1, t.DD, 1.4*k)).Opacity(.6))
	}
	return crossLine(f, from, at.Mix(from, 3.5*k/d), r*.86, t.DD, 1.1*k).Opacity(.35)
}

// sock draws a sock over a bare ankle.
func sock(f *figure.Figure, c figure.Chain, far bool) kit.Node {
	s := f.Look.Socks
	if s.Height <= 0 {
		return kit.Node{}
	}
	col := s.Color
	if col.Slot() == "" {
		col = col.In("socks")
	}
	t := kit.TonesOf(col)
	if far {
		t = figure.Dim(t, Depth(f)*.7)
	}
	k := f.Body.Thick
	top := c[2].Mix(c[1], s.Height)
	r := (10 + 4.500*s.Height) * k
	out := figure.Tube(c[2], 10.6*k, top, r+.8*k, .15)
	return f.Named("socks", f.Form(out, f.Fade(figure.World, c[2].X, top.Y, 30*k, t.L, t.M, t.D),
		crossLine(f, c[2], top.Mix(c[2], 5*k/max(top.Distance(c[2]), 1)), r*1.2, t.DD, 1.2).Opacity(.5)))
}

// Pelvis joins the legs.
func Pelvis(f *figure.Figure, shadow kit.Node) kit.Node {
	t := f.Bottom
	if f.Look.OnePiece || f.InFur() {
		t = f.Top
	}
	k := f.Body.Thick
	b := f.Bones
	hip := func(p limb.Point, r float64) limb.Circle { return limb.Circle{Point: p, R: r * k} }
	out := limb.Hull(hip(b.LegNear[0], 19.5), hip(b.LegFar[0], 19.5), hip(b.Trunk.Out(-b.Hip*.3, -14*k), 19), hip(b.Trunk.Out(b.Hip*.3, -14*k), 19))
	return f.Named("bottom", f.Form(out, f.Trousers(t, false), shadow))
}

func BottomTones(f *figure.Figure) kit.Tones {
	if f.Look.OnePiece {
		return f.Top
	}
	if f.Look.Legs.Reach == 0 {
		return f.Skin
	}
	return f.Bottom
}

// HemShadow is the soft shadow of the top's hem on what lies below.
func HemShadow(f *figure.Figure) kit.Node {
	if f.Look.OnePiece || f.InFur() {
		return kit.Node{}
	}
	k := f.Body.Thick
	hem := f.Look.Top.Hem * k
	a, b := f.Bones.Trunk.Out(-60*k, hem+2*k), f.Bones.Trunk.Out(60*k, hem+2*k)
	return f.Blur(4*k, f.Line(figure.Polyline(0, 0, a, b), BottomTones(f).DDD, 13*k)).Opacity(.4)
}

// BandageHoops are thin strips along a limb.
func BandageHoops(c kit.Color) []figure.Stripe {
	var out []figure.Stripe
	for i := range 14 {
		out = append(out, figure.Stripe{At: .12 + float64(i)*.135, Width: 2.4, Color: c})
	}
	return out
}
