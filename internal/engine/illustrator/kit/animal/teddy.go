package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// SitsFacing reports whether a species sits on its bottom facing the viewer, with its forepaws free, when it holds something: what has
// paws and a head that is not drawn in profile.
func SitsFacing(name string) bool {
	s := find(name)
	return s.build.Rest == teddy || s.build.Foot == paw && s.build.Rest == side && !s.build.Biped && !s.build.Crouch && !InProfile(name)
}

// sitFacing draws an animal on its bottom, facing the viewer, with its soles in front.
func (r *rig) sitFacing() {
	b := r.b
	w := max(b.Belly, b.Chest, b.Rump) * 1.12
	tall := w*1.55 + b.Length*.16
	r.hip = pen.Joint{X: 0, Y: -w * .8, R: w}
	r.chest = pen.Joint{X: 0, Y: -tall, R: w * .72}
	r.mid = pen.Joint{X: 0, Y: -tall * .5, R: w}
	r.head = limb.Point{X: 2, Y: -tall - 26*b.Head}
	r.shades(-w, -tall-w*.4, w)
	r.sittingTail(w)
	pt := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y} }
	body := pen.Text(pt(0, -tall-w*.18), pt(w*.58, -tall), pt(w*.84, -tall*.62), pt(w*1.02, -w*.5), pt(w*.8, -6), pt(0, -1),
		pt(-w*.8, -6), pt(-w*1.02, -w*.5), pt(-w*.84, -tall*.62), pt(-w*.58, -tall))
	arm := max(b.Limb[1], b.Limb[0]*.72)
	r.drawBody(body, r.frontBelly(w, tall), r.contact(-w, w, 12))
	r.pattern()
	r.frontLegs(w)
	r.frontArms(w, tall, arm)
	r.finish(false)
}

// frontBelly is the lighter belly of an animal that faces the viewer.
func (r *rig) frontBelly(w, tall float64) kit.Node {
	if r.s.look.style == "plain belly" {
		return kit.Node{}
	}
	t := r.belly
	return r.Named("belly", r.Ellipse(2, -tall*.48, w*.62, tall*.44, r.Ball(0, -tall*.5, w*.7, t.L, t.M, t.D)))
}

func (r *rig) frontLegs(w float64) {
	t := r.footTones()
	sole := r.Tones("inner")
	if r.darkLegs() {
		sole = kit.TonesOf(t.M.Shade(1.2))
	}
	leg := func(x float64) kit.Node {
		thigh := kit.Oval(x, -w*.36, w*.42, w*.36)
		fx, fy, rx, ry := x*1.06, -w*.33, w*.3, w*.33
		foot := kit.Oval(fx, fy, rx, ry)
		pads := []kit.Node{r.Ellipse(fx, fy+ry*.25, rx*.5, ry*.42, r.Ball(fx, fy, rx, sole.L, sole.M, sole.D))}
		for _, d := range [][2]float64{{-.5, -.32}, {0, -.56}, {.5, -.32}} {
			pads = append(pads, r.Ellipse(fx+rx*d[0], fy+ry*d[1], rx*.19, ry*.2, sole.M))
		}
		legTones := r.fur
		if r.darkLegs() {
			legTones = r.marks
		}
		return kit.Of(r.Clip(pen.Join(r.solids[0]), r.Blur(5, r.Ellipse(x*1.02, -w*.4, w*.5, w*.42, r.fur.DDD)).Opacity(.3)),
			r.Form(thigh, r.Ball(x, -w*.4, w*.5, legTones.L, legTones.M, legTones.D), r.printOn(legTones)),
			r.Form(foot, r.Ball(fx, fy, rx, t.L, t.M, t.D), r.Shadow(foot, t.DD, rx*.35, .4)), r.Named("paws", pads...))
	}
	r.put(kit.Body, "legs", leg(-w*.72), leg(w*.72))
	r.anchorBox("footNear", -w*.72, -w*.1, 0, 0, 0)
	r.anchorBox("footFar", w*.72, -w*.1, 0, 0, 0)
}

// frontArms hang from the shoulders to the belly.
func (r *rig) frontArms(w, tall, arm float64) {
	t := r.fur
	if r.darkLegs() {
		t = r.marks
	}
	draw := func(side float64, from int) kit.Node {
		js := []pen.Joint{{X: side * w * .6, Y: -tall * .86, R: arm}, {X: side * (w*.86 + arm*.1), Y: -tall * .58, R: arm * .96},
			{X: side * w * .58, Y: -tall*.4 + arm*.2, R: arm * .92}}
		if side > 0 && r.pose == "hugging" { // around who sits on that side
			js[1], js[2] = pen.Joint{X: w * 1.06, Y: -tall * .74, R: arm * .96}, pen.Joint{X: w * 1.52, Y: -tall * .56, R: arm * .92}
		}
		d := pen.Tube(js[from:]...)
		end := js[2]
		toes := ""
		for _, k := range []float64{-.3, .15, .6} {
			toes += limbStroke(end.X-side*end.R*.25+k*end.R*.6-end.R*.1, end.Y+end.R*.95, end.R*.42)
		}
		paw := kit.Node{}
		if r.s.look.style == "socks" || r.s.look.style == "white paws" {
			ft := r.footTones()
			paw = r.Circle(end.X, end.Y+end.R*.2, end.R*1.25, ft.M)
		}
		return kit.Of(r.Clip(pen.Join(r.solids[0]), r.Blur(5, r.Path(d, r.fur.DDD).Move(2, 5)).Opacity(.35)),
			r.Form(d, r.Lin(end.X-w*.4, -tall, end.X+w*.4, end.Y+arm, t.L, t.M, t.D), r.printOn(t), paw, r.Under(js, t.DD, .3)), r.Line(toes, t.DDD.Alpha(.65),
				max(1.6, arm*.12)))
	}
	if r.pose == "hugging" {
		r.put(kit.Body, "arms", draw(-1, 0))
		r.put(kit.Fore, "arms", draw(1, 0))
	} else {
		r.put(kit.Body, "arms", draw(-1, 0), draw(1, 0))
	}
	if r.spec.Grips {
		r.put(kit.Fore, "arms", draw(-1, 1), draw(1, 1))
	}
	r.solids = append(r.solids, pen.Tube(pen.Joint{X: -w * .6, Y: -tall * .86, R: arm}, pen.Joint{X: -w * .86, Y: -tall * .58, R: arm},
		pen.Joint{X: -w * .58, Y: -tall * .4, R: arm}),
		pen.Tube(pen.Joint{X: w * .6, Y: -tall * .86, R: arm}, pen.Joint{X: w * .86, Y: -tall * .58, R: arm}, pen.Joint{X: w * .58, Y: -tall * .4,
			R: arm}))
	r.anchorBox("paw", w*.5, -tall*.4, 0, 0, 0)
	r.anchorBox("handNear", -w*.5, -tall*.4, 0, 0, 0)
	r.anchorBox("handFar", w*.5, -tall*.4, 0, 0, 0)
}

// sittingTail shows at the left of an animal that faces the viewer.
func (r *rig) sittingTail(w float64) {
	r.hip.X = -w * .3
	r.hip.R = max(r.b.Rump, w*.7)
	switch r.b.Tail {
	case "stub", "puff", "deer", "none", "":
		r.hip.X, r.hip.R = 0, w
		r.anchor("tail", 0, -w*.3)
		return
	}
	r.drawTail()
	r.hip.X, r.hip.R = 0, w
}

func (r *rig) darkLegs() bool {
	style := r.s.look.style
	return style == "socks" || style == "dark legs" || style == "panda"
}

// printOn is the coat's pattern for a limb that has the coat's color.
func (r *rig) printOn(t kit.Tones) kit.Node {
	if !t.M.Same(r.fur.M) {
		return kit.Node{}
	}
	return r.Named("pattern", r.print)
}
