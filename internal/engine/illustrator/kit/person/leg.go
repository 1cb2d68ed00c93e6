package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// leg draws a leg with its share of the trousers and its shoe.
func (f *figure) leg(c chain, l legPose, far bool, casts ...kit.Node) kit.Node {
	if f.look.skirt.style == "tail" {
		return kit.Node{}
	}
	skin, t, fill := f.skin, f.bottom, kit.Paint(f.trousers(f.bottom, far))
	if f.look.onePiece {
		t = f.top
		fill = f.trousers(t, far)
	}
	if far {
		skin, t = dim(skin, f.depth()*.7), dim(t, f.depth()*.7)
	}
	cut := f.look.legs
	shoe := f.shoe(c, l, far)
	if p := f.spec.pelt(); p != nil && cut.reach == wholeLimb && p.Foot != "wing" {
		for i, r := range []float64{.75, .8, .9} {
			cut.radii[i] *= r + (1.12-r)*min(max(p.Girth, .6), 1.2)
		}
	}
	folded := f.folds(l)
	if folded { // seen from the front they are slim at the knee and at the ankle
		cut.radii[1], cut.radii[2], cut.hem = cut.radii[1]*.9, cut.radii[2]*.86, cut.hem*.86
	}
	cover := member{joints: c, radii: f.scaled(cut.radii), reach: cut.reach, hem: .25, hemSize: cut.hem * f.body.thick}
	if f.falseLeg(far) {
		return f.prosthesis(c, l, cover, fill, t)
	}
	var n []kit.Node
	if cut.reach < 1.8 {
		inside := append([]kit.Node{}, casts...)
		if cut.reach > 0 {
			at, from, r := cover.end()
			inside = append(inside, f.Blur(3, f.crossLine(from, from.Mix(at, 1+5/max(from.Distance(at), 1)), r*1.2, skin.DDD, 10)).Opacity(.5))
		}
		bare := f.bareLimb(c, f.scaled([3]float64{18.5, 14.5, 10}), true)
		n = append(n, f.bent(folded, bare, f.limbFill(c, skin), skin, inside...))
		n = append(n, f.sock(c, far))
	}
	over := f.look.shoes.over
	if !over {
		n = append(n, shoe)
	}
	if cut.reach > 0 {
		n = append(n, f.Named("bottom", f.bent(folded, cover, fill, t, append(append(f.legDetails(cover, t, far), casts...), f.inseam(cover, t, far))...), f.legHem(cover, t)))
	}
	if over {
		n = append(n, shoe)
	}
	return kit.Of(n...)
}

// folds reports whether a leg is folded below the trunk, its shin before its thigh.
func (f *figure) folds(l legPose) bool {
	return f.pose.legsFront && l.upper*l.lower < 0 && math.Abs(l.lower) > 45
}

// bent draws a leg; the shin of one that is folded lies over its thigh, with an edge of its own.
func (f *figure) bent(folded bool, m member, fill kit.Paint, t kit.Tones, inside ...kit.Node) kit.Node {
	if !folded || m.reach <= 1 {
		return f.member(m, fill, t, inside...)
	}
	at, knee, r := m.end()
	shin := limb.Capsule(knee, m.radii[1], at, r)
	if m.hem > 0 {
		shin = tube(knee, m.radii[1], at, r, m.hem)
	}
	k := f.body.thick
	thigh := f.member(m, fill, t, append(inside, f.cast(t, 15*k, .45, knee.Mix(at, .12), at))...)
	core := f.Blur(4*k, f.Line(polyline(0, r*.8, knee, at), t.DD, r*.8)).Opacity(.4)
	return kit.Of(thigh, f.Form(shin, fill, core))
}

// inseam is the dark inner edge of short trousers: without it both legs of one who stands would make a skirt.
func (f *figure) inseam(m member, t kit.Tones, far bool) kit.Node {
	if far || m.reach > 1.2 || m.reach < .4 {
		return kit.Node{}
	}
	at, from, r := m.end()
	side := 1.0
	if f.bones.legFar[1].X < f.bones.legNear[1].X {
		side = -1
	}
	return f.Line(text("M%.1f %.1fL%.1f %.1f", from.X+side*m.radii[0]*.8, from.Y+.45*(at.Y-from.Y), at.X+side*r*.97, at.Y+4), t.DDD, 4*f.body.thick).Opacity(.55)
}

// legDetails are seams, stripes and knee folds.
func (f *figure) legDetails(m member, t kit.Tones, far bool) []kit.Node {
	k := f.body.thick
	var out []kit.Node
	if m.reach > 1.3 && f.look.legs.radii[1] > 15 {
		knee, r := m.joints[1], m.radii[1]
		out = append(out, f.Line(text("M%.1f %.1fq%.1f %.1f %.1f %.1f", knee.X-r*.5, knee.Y-r*.1, r*.4, r*.35, r*.9, r*.05), t.DD, 1.8*k).Opacity(.35))
	}
	switch f.look.legs.detail {
	case "stripe":
		s := f.light * m.radii[1] * .55
		side := 1.0
		if !far {
			side = -1
		}
		out = append(out, f.Line(polyline(s*side*f.light, 0, m.joints[:]...), f.trim.M, 4*k))
	case "seam":
		out = append(out, f.Line(polyline(m.radii[1]*.5, 0, m.joints[:]...), t.LL, 1.2*k).Dash(3*k, 2.4*k).Butt().Opacity(.6))
	case "patch":
		p := m.joints[1]
		out = append(out, f.Rect(p.X-9*k, p.Y-6*k, 17*k, 16*k, 3, t.L), f.Rect(p.X-7.5*k, p.Y-4.500*k, 14*k, 13*k, 2, kit.None).Stroke(t.DD, 1).Dash(2.5, 2).Butt())
	case "camo":
		out = append(out, f.camo(m, t)...)
	case "bandages":
		for i, s := range bandageHoops(t.D) {
			j, u := 0, s.at
			if u > 1 {
				j, u = 1, u-1
			}
			out = append(out, f.crossLine(m.joints[j], m.joints[j].Mix(m.joints[j+1], u), 30, s.color, s.width*k).Rotate(float64(i%3)*6-6, m.joints[j].X, m.joints[j].Y))
		}
	case "bands":
		for _, u := range []float64{.55, .75} {
			out = append(out, f.crossLine(m.joints[1], m.joints[1].Mix(m.joints[2], u), 30, f.trim.M, 5*k).Butt())
		}
	}
	return out
}

// camo scatters blots over a limb.
func (f *figure) camo(m member, t kit.Tones) []kit.Node {
	var out []kit.Node
	k := f.body.thick
	for i := range 14 {
		u := float64(i) / 7
		p := m.joints[0].Mix(m.joints[1], u)
		if u > 1 {
			p = m.joints[1].Mix(m.joints[2], u-1)
		}
		dx := float64((i*37)%23-11) * k
		tone := []kit.Color{t.DD, t.L, f.trim.M}[i%3]
		out = append(out, f.Ellipse(p.X+dx, p.Y, (7+float64(i%3))*k, 4.500*k, tone).Opacity(.7))
	}
	return out
}

// legHem finishes a trouser leg.
func (f *figure) legHem(m member, t kit.Tones) kit.Node {
	if m.reach == wholeLimb {
		return kit.Node{}
	}
	at, from, r := m.end()
	k := f.body.thick
	d := max(from.Distance(at), .01)
	if f.look.legs.detail == "cuff" || f.look.legs.detail == "seam" {
		band := tube(at.Mix(from, 9*k/d), r*1.06, at, r*1.08, .25)
		return kit.Of(f.Clip(tube(at.Mix(from, 30*k/d), r*1.2, at.Mix(from, -6*k/d), r*1.2, .1), f.crossLine(from, at.Mix(from, 4*k/d), r*1.1, f.fade(world, at.X, at.Y, r, t.LL, t.M), 9*k).Butt()),
			f.Clip(band, f.crossLine(from, at.Mix(from, 9*k/d), r*1.1, t.DD, 1.4*k)).Opacity(.6))
	}
	return f.crossLine(from, at.Mix(from, 3.5*k/d), r*.86, t.DD, 1.1*k).Opacity(.35)
}

// sock draws a sock over a bare ankle.
func (f *figure) sock(c chain, far bool) kit.Node {
	s := f.look.socks
	if s.height <= 0 {
		return kit.Node{}
	}
	col := s.color
	if col.Slot() == "" {
		col = col.In("socks")
	}
	t := kit.TonesOf(col)
	if far {
		t = dim(t, f.depth()*.7)
	}
	k := f.body.thick
	top := c[2].Mix(c[1], s.height)
	r := (10 + 4.500*s.height) * k
	out := tube(c[2], 10.6*k, top, r+.8*k, .15)
	return f.Named("socks", f.Form(out, f.fade(world, c[2].X, top.Y, 30*k, t.L, t.M, t.D),
		f.crossLine(c[2], top.Mix(c[2], 5*k/max(top.Distance(c[2]), 1)), r*1.2, t.DD, 1.2).Opacity(.5)))
}

// pelvis joins the legs.
func (f *figure) pelvis(shadow kit.Node) kit.Node {
	t := f.bottom
	if f.look.onePiece || f.inFur() {
		t = f.top
	}
	k := f.body.thick
	b := f.bones
	hip := func(p limb.Point, r float64) limb.Circle { return limb.Circle{Point: p, R: r * k} }
	out := limb.Hull(hip(b.legNear[0], 19.5), hip(b.legFar[0], 19.5), hip(b.trunk.out(-b.hip*.3, -14*k), 19), hip(b.trunk.out(b.hip*.3, -14*k), 19))
	return f.Named("bottom", f.Form(out, f.trousers(t, false), shadow))
}
