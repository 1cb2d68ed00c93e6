package person

import "pellucid/internal/engine/illustrator/kit"

// backOfHead draws a head from behind: ears, nape, and the hair over all of the skull.
func (f *figure) backOfHead() kit.Node {
	s, h := f.skin, f.bones.head
	n := []kit.Node{
		f.ear(-31, 1, true), f.ear(31, 1, true),
		f.Form(f.skull(), f.fade(h, 0, 4, 44, s.L, kit.At(.4, s.M), s.D), f.Blur(4, f.Ellipse(0, 36, 20, 8, s.DD)).Opacity(.3)),
	}
	style := f.hairStyle()
	if style.front == nil || f.covered() {
		return place(kit.Of(n...), h)
	}
	cap := "M0 -54C40 -54 44 -24 36 4C34 16 28 22 22 27Q12 22 0 28Q-12 22 -22 27C-28 22 -34 16 -36 4C-44 -24 -40 -54 0 -54Z"
	lines := "M0 -50Q-3 -12 0 24M-16 -48Q-26 -14 -18 22M16 -48Q26 -14 18 22M-28 -38Q-36 -10 -30 14M28 -38Q36 -10 30 14"
	above := f.Clip("M-90 -160H90V-34Q0 -46 -90 -34Z", style.front(f, 0))
	n = append(n, f.Form(cap, f.hairFill(), f.strands(lines)), f.gloss("M-24 -30Q-14 -42 2 -43", 4))
	if style.back != nil {
		n = append(n, style.back(f, 0), f.Form(cap, f.hairFill(), f.strands(lines)), f.gloss("M-24 -30Q-14 -42 2 -43", 4))
	}
	n = append(n, above)
	return place(f.Named("hair", n...), h)
}

// plainBehind are the tops whose pattern goes around the body.
var plainBehind = map[string]bool{"striped shirt": true, "checked shirt": true, "sweater": true, "armor": true}

// turnAround takes away what clothes have only in front: buttons, pockets, lapels, an apron's bib, a round belly.
func (f *figure) turnAround() {
	l := &f.look
	if !plainBehind[l.topName] {
		l.top.details = nil
	}
	l.pregnant, l.bib = false, false
	if l.over == nil {
		return
	}
	if l.over.kind == "apron" {
		l.over = nil
		return
	}
	back := *l.over
	back.detail, back.lapel = nil, ""
	if back.kind == "open" {
		back.kind = "closed"
	}
	l.over = &back
}

// backCollar is the band of a collar around the nape.
func (f *figure) backCollar() kit.Node {
	k, t := f.body.thick, f.top
	y := func(v float64) float64 { return -f.body.trunk + v*k }
	switch f.look.top.collar {
	case "":
		return kit.Node{}
	case "hood":
		d := text("M%.1f %.1fC%.1f %.1f %.1f %.1f 0 %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ0 %.1f %.1f %.1fZ", -22*k, y(-7), -34*k, y(14), -16*k, y(34), y(37), 16*k, y(34), 34*k, y(14), 22*k, y(-7), y(2), -22*k, y(-7))
		return kit.Of(f.Blur(3*k, f.Path(d, t.DDD).Move(2, 4)).Opacity(.4), f.Form(d, f.fade(f.bones.trunk, -8*k, y(4), 36*k, t.L, t.M, t.D), f.Line(text("M%.1f %.1fQ0 %.1f %.1f %.1f", -18*k, y(6), y(26), 18*k, y(6)), t.DD, 2*k).Opacity(.5)))
	case "shirt", "polo", "wide", "rib", "v rib":
		if f.look.top.collar == "polo" || f.look.top.collar == "wide" {
			t = f.trim
		}
		low := y(3)
		if f.look.top.collar == "wide" {
			low = y(40)
		}
		d := text("M%.1f %.1fQ0 %.1f %.1f %.1fL%.1f %.1fQ0 %.1f %.1f %.1fZ", -15*k, y(-12), y(-7), 15*k, y(-12), 20*k, low, low+6*k, -20*k, low)
		return kit.Of(f.Blur(1.6*k, f.Path(d, f.top.DDD).Move(1, 2.5*k)).Opacity(.35), f.Path(d, f.fade(f.bones.trunk, -6*k, y(-4), 24*k, t.L, t.M, t.D)))
	}
	d := text("M%.1f %.1fQ0 %.1f %.1f %.1fL%.1f %.1fQ0 %.1f %.1f %.1fZ", -15*k, y(-13), y(-8), 15*k, y(-13), 17*k, y(2), y(8), -17*k, y(2))
	return f.Form(d, f.fade(f.bones.trunk, -6*k, y(-4), 24*k, t.L, t.M, t.D))
}

// backpackBehind is a backpack on the back of somebody who is seen from behind: w is half its width, h the trunk's height.
func (f *figure) backpackBehind(t kit.Tones, w, h float64) kit.Node {
	k := f.body.thick
	fr := f.bones.trunk
	bag := kit.RoundRect(-w, -h*.94, 2*w, h*.96, 22*k)
	pocket := kit.RoundRect(-w*.72, -h*.44, 1.44*w, h*.38, 12*k)
	gold := kit.TonesOf(kit.Hex("#f2c64f"))
	side := f.Form(kit.RoundRect(-w-8*k, -h*.46, 18*k, h*.38, 8*k), f.fade(fr, -w, -h*.3, 20*k, t.M, t.D, t.DD))
	return kit.Of(f.Blur(4*k, f.Path(bag, f.top.DDD).Move(2*k, 4*k)).Opacity(.4), side, side.Mirror(0),
		f.Line(text("M%.1f %.1fq%.1f %.1f %.1f 0", -9*k, -h*.93, 9*k, -16*k, 18*k), t.DD, 4.5*k),
		f.Form(bag, f.fade(fr, -w*.3, -h*.6, 70*k, t.L, t.M, t.D), f.Blur(6*k, f.Path(text("M%.1f %.1fH%.1fV10H%.1fZ", w*.6, -h, w+20, w*.6), t.DDD)).Opacity(.4),
			f.Line(text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", -w*.8, -h*.56, -w*.8, -h*.98, w*.8, -h*.98, w*.8, -h*.56), t.DD, 2.4*k), f.Line(text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", -w*.8, -h*.56, -w*.8, -h*.98, w*.8, -h*.98, w*.8, -h*.56), t.LL, 1*k).Move(-.6, -1.4).Opacity(.7)),
		f.Blur(2*k, f.Path(pocket, t.DDD).Move(1, 3*k)).Opacity(.4), f.Form(pocket, f.fade(fr, -w*.2, -h*.36, 40*k, t.LL, t.L, t.M), f.Line(text("M%.1f %.1fH%.1f", -w*.6, -h*.34, w*.6), t.DD, 2.2*k)),
		f.Path(kit.RoundRect(w*.3, -h*.345, 5*k, 11*k, 2*k), kit.Lin(0, -h*.34, 0, -h*.26, gold.LL, gold.M, gold.D)))
}
