package animal

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// HasView reports whether a species can be drawn from the front and from behind. One whose head is only drawn in profile, and one
// that creeps, cannot.
func HasView(name string) bool {
	s := find(name)
	plain := s.look.muzzle == "cow" || bridled[s.look.muzzle] && !strings.Contains(s.palette, "wings")
	if s.extra != nil && !plain || s.build.Crouch || s.build.Tail == "thick" || s.build.Tail == "roo" || s.build.Biped {
		return false
	}
	r := newRig(Spec{Species: s.name})
	r.viewed = true
	h := r.newHead(0)
	return !h.Profile && h.form != ""
}

// behind reports whether the animal is seen from behind.
func (r *rig) behind() bool { return r.spec.View == "behind" && !r.facesBack }

// drawView draws the animal from the front or from behind: sitting if it has paws and nothing else was asked for.
func (r *rig) drawView() {
	r.viewed = true
	switch {
	case r.pose == "sitting", (r.spec.Pose == "" || r.spec.Pose == "looking back") && r.b.Foot != hoof && r.b.Foot != pad:
		r.sitView()
	default:
		r.pose, r.st = "standing", stances["standing"]
		r.standView()
	}
}

// sitView draws an animal on its haunches, from the front or from behind.
func (r *rig) sitView() {
	r.pose = "sitting"
	b := r.b
	w := max(b.Belly, b.Rump, b.Chest*.96)
	tall := b.Rump*.9 + b.Length*.62
	s := b.Chest
	r.hip, r.chest = pen.Joint{Y: -w * .8, R: w}, pen.Joint{Y: -tall, R: s}
	r.mid = pen.Joint{Y: -tall * .5, R: w}
	r.head = limb.Point{Y: -tall + min(b.HeadY*.92, -30*b.Head)}
	r.shades(-w, -tall-s*.5, w)
	pt := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y} }
	body := pen.Text(pt(0, -tall-s*.8), pt(s*.6, -tall-s*.42), pt(s*.86, -tall*.78), pt(w*.98, -tall*.46), pt(w*1.12, -w*.42), pt(w*.86, -4), pt(0, -1),
		pt(-w*.86, -4), pt(-w*1.12, -w*.42), pt(-w*.98, -tall*.46), pt(-s*.86, -tall*.78), pt(-s*.6, -tall-s*.42))
	if !r.behind() {
		r.viewTail(w, tall)
	}
	r.drawBody(body, r.contact(-w, w, 12))
	r.pattern()
	foot := func(side float64) kit.Node { return r.frontFoot(side*w*.88, 0, max(b.Limb[2]*1.25, w*.2)) }
	if r.behind() {
		r.put(kit.Back, "legs", foot(-1), foot(1))
		r.crouched(w, tall)
		r.viewTail(w, tall)
	} else {
		r.crouched(w, tall)
		r.put(kit.Body, "legs", foot(-1), foot(1))
		r.viewBib(tall)
		r.frontPillars(s*.36, -tall*.8, b.Limb[0]*.92, b.Limb[1], false)
	}
	r.viewEnd()
}

// crouched folds the hind legs at both sides.
func (r *rig) crouched(w, tall float64) {
	thigh := func(side float64) kit.Node {
		x := side * w * .74
		line := fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-side*w*.34, -3.0, x-side*w*.5, -w*.82, x+side*w*.2, -w*1.02)
		return r.Clip(r.solids[0], r.Blur(2.2, r.Line(line, r.fur.DDD, 3.6)).Opacity(.4), r.Blur(1.4, r.Line(line, r.fur.LL, 2.4)).Move(side*3, 1).Opacity(.35))
	}
	n := []kit.Node{thigh(-1), thigh(1)}
	if r.behind() {
		n = append(n, r.Blur(2.6, r.Line(fmt.Sprintf("M0 %.1fQ%.1f %.1f 0 %.1f", -tall*.98, w*.04, -tall*.7, -w*.62), r.fur.DDD, 3.6)).Opacity(.22))
	}
	r.put(kit.Body, "legs", n...)
}

// viewBib is the light chest of the species that have one.
func (r *rig) viewBib(tall float64) {
	size, ok := bibs[r.s.look.muzzle]
	if !ok && (r.s.look.style == "plain belly" || r.belly.M.Lch().L < r.fur.M.Lch().L+.06) || r.s.look.style == "no bib" {
		return
	}
	s, t := r.b.Chest, r.belly
	low := -tall * (.62 - .28*size)
	if !ok {
		low = -tall * .3
	}
	p := func(x, y float64, corner bool) kit.Point { return kit.Point{X: x, Y: y, Corner: corner} }
	d := pen.Text(p(0, -tall-s*.7, false), p(s*.5, -tall-s*.2, false), p(s*.5, low*1.24, true), p(s*.3, low*1.2, true), p(s*.24, low*1.04, true), p(0, low, true),
		p(-s*.2, low*1.05, true), p(-s*.3, low*1.2, true), p(-s*.5, low*1.24, true), p(-s*.5, -tall-s*.2, false))
	k := r.b.Head
	r.put(kit.Body, "chest", r.Form(d, r.Lin(-s, -tall, s*.6, low, t.LL, t.M, t.D), r.Blur(6*k, r.Ellipse(0, r.head.Y+30*k, 38*k, 22*k, t.DD)).Opacity(.5)))
}

// frontPillars are two legs side by side from a height down to the ground; far ones are in the shadow of the body.
func (r *rig) frontPillars(x, top, upper, lower float64, far bool) {
	b := r.b
	foot := b.Limb[2] * r.ankle()
	leg := func(side float64) kit.Node {
		js := []pen.Joint{{X: side * x, Y: top, R: upper}, {X: side * x * 1.02, Y: top * .48, R: lower}, {X: side * x * 1.02, Y: -foot, R: b.Limb[2]}}
		d := pen.Tube(js...)
		fill := r.fill
		if far {
			fill = r.far
		}
		shade := r.Clip(pen.Join(r.solids[0]), r.Blur(5, r.Path(d, r.fur.DDD)).Move(2, 3)).Opacity(.3)
		if far {
			shade = kit.Node{}
		}
		end := js[2]
		return kit.Of(shade, r.Path(d, fill), r.Clip(d, r.sock(js, far), r.Blur(b.Limb[2]*.3, r.Line(fmt.Sprintf("M%.1f %.1fL%.1f 0", end.X+end.R*.9, top, end.X+end.R*.9), r.fur.DDD, end.R*.8)).Opacity(.3)),
			r.frontFoot(end.X, 0, b.Limb[2]*1.14))
	}
	l := kit.Body
	if far {
		l = kit.Back
	}
	r.put(l, "legs", leg(-1), leg(1))
}

// frontFoot is a foot that points to the viewer; w is half its width.
func (r *rig) frontFoot(x, y, w float64) kit.Node {
	p := func(fx, fy float64, corner bool) kit.Point {
		return kit.Point{X: x + w*fx, Y: y + w*fy, Corner: corner}
	}
	switch r.b.Foot {
	case hoof:
		t := r.Tones("hooves")
		d := pen.Text(p(-.9, -1.3, true), p(.9, -1.3, true), p(1.16, 0, true), p(-1.16, 0, true))
		return r.Form(d, r.Lin(x-w, 0, x+w, 0, t.L, t.M, t.D), r.Line(fmt.Sprintf("M%.1f %.1fV%.1f", x, y, y-w*.8), t.DDD, w*.14))
	case pad:
		nail := r.Tones("hooves")
		d := pen.Text(p(-1.1, -.02, true), p(-1.12, -.6, false), p(-.9, -1.3, false), p(.9, -1.3, false), p(1.12, -.6, false), p(1.1, -.02, true))
		var nails []kit.Node
		if !r.behind() {
			for _, k := range []float64{-.64, 0, .64} {
				nails = append(nails, r.Ellipse(x+w*k, y-w*.1, w*.26, w*.28, r.Lin(0, y-w*.4, 0, y, nail.LL, nail.M)))
			}
		}
		return r.Form(d, r.fill, nails...)
	}
	t := r.footTones()
	d := pen.Text(p(-1.1, -.02, true), p(-1.24, -.6, false), p(-.7, -1.24, false), p(0, -1.36, false), p(.7, -1.24, false), p(1.24, -.6, false), p(1.1, -.02, true))
	toes := ""
	if !r.behind() {
		toes = fmt.Sprintf("M%.1f %.1fv%.1fM%.1f %.1fv%.1f", x-w*.4, y-w*.06, -w*.5, x+w*.4, y-w*.06, -w*.5)
	}
	n := []kit.Node{r.Form(d, r.Lin(x-w, y-w*1.4, x+w*.8, y, t.L, t.M, t.D), r.Blur(w*.2, r.Ellipse(x, y+w*.05, w*1.5, w*.3, t.DD)).Opacity(.6))}
	if toes != "" {
		n = append(n, r.Line(toes, t.DDD.Alpha(.7), max(1.5, w*.14)))
	}
	return kit.Of(n...)
}

// standView draws an animal on its legs, from the front or from behind.
func (r *rig) standView() {
	b := r.b
	body := max(b.Chest, b.Rump)
	y := -(b.Leg + body*.62)
	r.hip, r.chest, r.mid = pen.Joint{Y: y, R: body}, pen.Joint{Y: y, R: body}, pen.Joint{Y: y, R: body}
	r.head = limb.Point{Y: y + b.HeadY*.9 - b.Rise}
	r.shades(-body, y-body, body)
	pt := func(x, fy float64) kit.Point { return kit.Point{X: x * body, Y: y + fy*body} }
	outline := pen.Text(pt(0, -1.02), pt(.62, -.84), pt(.98, -.2), pt(.96, .42), pt(.66, .86), pt(0, .98), pt(-.66, .86), pt(-.96, .42), pt(-.98, -.2), pt(-.62, -.84))
	if r.behind() && r.spec.Pose != "looking back" {
		r.drawHead()
	}
	r.solids = []string{outline}
	r.frontPillars(body*.5, y+body*.3, b.Limb[0]*.9, b.Limb[1]*.9, true)
	r.solids = nil
	if !r.behind() {
		r.viewTail(body, -y)
	}
	r.drawBody(outline, r.contact(-body, body, -y*.2))
	r.pattern()
	r.frontPillars(body*.56, y+body*.25, b.Limb[0]*1.08, b.Limb[1]*1.06, false)
	if r.behind() {
		r.viewTail(body, -y)
	} else {
		r.viewBib(-y)
	}
	r.viewEnd()
}

// viewTail draws the tail from behind, or what is seen of it beside the body from the front.
func (r *rig) viewTail(w, tall float64) {
	x, y := 0.0, -w*.3
	if r.pose == "standing" {
		y = -tall - w*.4
	}
	r.anchor("tail", x, y)
	if !r.behind() && (r.pose == "standing" || !tubeLong(r.b.Tail)) {
		return
	}
	fat := [3]float64{w * .2, w * .18, w * .12}
	long := [][2]float64{{0, -w * .1}, {w * .7, w * .16}, {w * 1.3, w * .02}, {w * 1.5, -w * .5}}
	own := tubes[r.b.Tail]
	switch r.b.Tail {
	case "none", "":
		return
	case "stub", "short", "deer", "puff":
		t, k := r.Tones("tail"), w*.22
		if r.b.Tail == "puff" || r.b.Tail == "deer" {
			t, k = r.belly, w*.3
		}
		r.put(kit.Body, "tail", r.Blur(4, r.Circle(x+2, y+4, k*1.1, r.fur.DDD)).Opacity(.35), r.Circle(x, y-k*.2, k, r.Ball(x, y-k*.2, k, t.LL, t.M, t.D)))
		return
	case "bushy", "plume", "squirrel":
		fat = [3]float64{w * .2, w * .4, w * .12}
	case "mouse":
		fat = [3]float64{w * .12, w * .08, w * .04}
	case "ringed":
		fat = [3]float64{w * .24, w * .32, w * .18}
	case "pig":
		r.put(kit.Body, "tail", r.tube(own, x+w*.14, y))
		return
	case "cow", "thin", "horse", "hair", "tuft":
		if r.pose == "standing" {
			long = [][2]float64{{0, 0}, {w * .06, w * .3}, {w * .1, w * .66}, {w * .04, w * 1.04}}
			own.tip = "tuft"
		}
		fat = [3]float64{w * .09, w * .07, w * .05}
	}
	if r.pose == "standing" && fat[1] > w*.1 {
		long = [][2]float64{{0, w * .1}, {w * .3, -w * .3}, {w * .34, -w * .86}, {w * .62, -w * 1.2}}
	}
	if r.b.Tail == "bushy" {
		own.tip = "belly"
		if r.s.look.style == "dark tip" {
			own.tip = "marks"
		}
	}
	own.up, own.low, own.r = long, long, fat
	r.put(kit.Body, "tail", r.tube(own, x, y))
}

// tubeLong reports whether a tail shows beside an animal that faces the viewer.
func tubeLong(kind tail) bool {
	switch kind {
	case "up", "plume", "whip", "long", "ringed", "bushy", "squirrel", "tuft", "mouse", "monkey":
		return true
	}
	return false
}

// viewEnd draws the head, and sets the anchors.
func (r *rig) viewEnd() {
	if r.behind() {
		r.facesBack = r.spec.Pose == "looking back" // over its shoulder, at the viewer
		if r.pose != "standing" || r.facesBack {
			r.drawHead()
		}
		r.facesBack = false
	} else {
		r.drawHead()
	}
	r.anchorBox("paw", r.b.Chest*.4, -4, 0, 0, 0)
	r.bodyAnchors()
}
