package animal

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// crease is a soft line where one form folds over another.
func (r *rig) crease(width, opacity float64, ps ...kit.Point) kit.Node {
	line := ""
	for i, p := range ps {
		if i > 0 {
			line += " "
		}
		line += fmt.Sprintf("%.1f,%.1f", p.X, p.Y)
	}
	return r.Blur(width*.4, r.Line(line, r.fur.DDD, width)).Opacity(opacity)
}

// contact darkens the underside of a form that lies on the ground.
func (r *rig) contact(x0, x1, height float64) kit.Node {
	return r.Blur(height*.4, r.Rect(x0, -height, x1-x0, height*1.5, 0, r.fur.DDD)).Opacity(.4)
}

// sitDown draws an animal upright on its haunches, from the side.
func (r *rig) sitDown() {
	b := r.b
	r.hip = pen.Joint{X: -b.Length * .34, Y: -b.Rump * 1.02, R: b.Rump}
	r.chest = pen.Joint{X: r.hip.X + b.Length*.54, Y: r.hip.Y - b.Length*.8, R: b.Chest}
	r.mid = pen.Joint{X: (r.hip.X + r.chest.X) / 2, Y: (r.hip.Y + r.chest.Y) / 2, R: b.Belly}
	r.placeHead(b.HeadX*.55, b.HeadY*.98)
	h, c, R, S := r.hip, r.chest, b.Rump, b.Chest
	r.shades(h.X-R, c.Y-S, c.X+S)
	pt := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y} }
	ux, uy := c.X-h.X, c.Y-h.Y
	body := pen.Text(pt(h.X-R*.98, h.Y+R*.3), pt(h.X-R*.8, h.Y-R*.6), pt(h.X+ux*.32-b.Belly*.72, h.Y+uy*.5-b.Belly*.2), pt(c.X-S*.8, c.Y-S*.3),
		pt(c.X-S*.1, c.Y-S*.85),
		pt(c.X+S*.7, c.Y-S*.4), pt(c.X+S*.98, c.Y+S*.3), pt(c.X+S*.7, c.Y+S*1.02), pt(c.X+S*.2, c.Y*.42), pt(h.X+R*.95, -10), pt(h.X+R*.3, -2),
		pt(h.X-R*.7, -2))
	r.drawTail()
	w := b.Limb
	foot := w[2] * r.ankle()
	farX, nearX := c.X+S*.56, c.X+S*.1
	far := []pen.Joint{{X: c.X + S*.42, Y: c.Y + S*.45, R: w[0]}, {X: farX, Y: c.Y * .5, R: w[1]}, {X: farX + 4, Y: -foot, R: w[2]}}
	r.put(kit.Back, "legs", r.foot(pen.Joint{X: h.X + R*1.12, Y: -foot - 2, R: w[2] * 1.1}, 0, true), r.leg(far, 0, true))
	r.drawBody(body)
	near := []pen.Joint{{X: c.X + S*.06, Y: c.Y + S*.42, R: w[0] * 1.14}, {X: nearX + S*.06, Y: c.Y * .5, R: w[1]}, {X: nearX + S*.03, Y: -foot,
		R: w[2]}}
	lift, over := 0.0, func() {}
	if r.pose == "grooming" { // the near paw is at the mouth
		near = r.pawAtMouth()
		lift = 62
		paw := r.leg(near, lift, false)
		over = func() { r.put(kit.Body, "legs", paw) }
	}
	haunch := limb.Hull(limb.Circle{Point: limb.Point{X: h.X - R*.02, Y: h.Y + R*.06}, R: R * .9}, limb.Circle{Point: limb.Point{X: h.X + R*.5,
		Y: -R * .42}, R: R * .4})
	r.put(kit.Body, "legs",
		r.Path(haunch, r.fill), r.Clip(haunch, r.contact(h.X-R, h.X+R*1.2, 14)), r.crease(3.4, .42, pt(h.X-R*.1, h.Y-R*.84),
			pt(h.X+R*.6, h.Y-R*.52), pt(h.X+R*.9, h.Y+R*.1), pt(h.X+R*.9, -R*.36)),
		r.foot(pen.Joint{X: h.X + R*.9, Y: -foot, R: w[2] * 1.15}, 0, false),
		r.leg(near, lift, false), r.crease(2.8, .34, pt(near[0].X-near[0].R*1.02, near[0].Y+S*.3), pt(near[1].X-w[1], near[1].Y),
			pt(near[2].X-w[2], near[2].Y-w[2])))
	r.solids = append(r.solids, pen.Tube(near...), pen.Tube(pen.Joint{X: h.X, Y: h.Y, R: R * .85}, pen.Joint{X: h.X + R*.5, Y: -R * .42, R: R * .4}))
	r.anchorBox("paw", near[2].X+w[2], -w[2], 0, 0, 0)
	r.finish(true)
	over()
}

// pawAtMouth are the joints of a foreleg whose paw is licked.
func (r *rig) pawAtMouth() []pen.Joint {
	b, c := r.b, r.chest
	top := limb.Point{X: c.X + c.R*.2, Y: c.Y + c.R*.42}
	end := limb.Point{X: r.head.X + 20*b.Head, Y: r.head.Y + 40*b.Head}
	elbow := limb.Point{X: (top.X+end.X)/2 + c.R*.5, Y: top.Y + c.R*.5}
	return []pen.Joint{{X: top.X, Y: top.Y, R: b.Limb[0]}, {X: elbow.X, Y: elbow.Y, R: b.Limb[1]}, {X: end.X, Y: end.Y, R: b.Limb[2]}}
}

// lieDown draws an animal on its belly with its forelegs in front; a sleeping one lays its head on them.
func (r *rig) lieDown() {
	b := r.b
	r.hip = pen.Joint{X: -b.Length * .46, Y: -b.Rump * .9, R: b.Rump}
	r.chest = pen.Joint{X: b.Length * .44, Y: -b.Chest * .88, R: b.Chest}
	r.mid = pen.Joint{X: (r.hip.X + r.chest.X) / 2, Y: (r.hip.Y + r.chest.Y) / 2, R: b.Belly}
	r.placeHead(b.HeadX*.92, b.HeadY*.9)
	if r.Sleep {
		r.layHead()
	}
	h, c, R, S := r.hip, r.chest, b.Rump, b.Chest
	r.shades(h.X-R, min(h.Y-R, c.Y-S), c.X+S)
	pt := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y} }
	body := pen.Text(pt(h.X-R*.98, h.Y+R*.25), pt(h.X-R*.74, h.Y-R*.64), pt(h.X+R*.1, h.Y-R*.98), pt(r.mid.X, r.mid.Y-b.Belly*.92),
		pt(c.X-S*.1, c.Y-S*.95),
		pt(c.X+S*.72, c.Y-S*.5), pt(c.X+S*.95, c.Y+S*.3), pt(c.X+S*.62, -2), pt(r.mid.X, -1), pt(h.X-R*.6, -1))
	curl := r.Sleep && (b.Tail == "bushy" || b.Tail == "long" || b.Tail == "ringed")
	if !curl {
		r.drawTail()
	}
	r.foldedFar()
	r.drawBody(body, r.contact(h.X-R, c.X+S, 12))
	r.foldedNear()
	if curl {
		r.curlTail()
	}
	r.finish(!r.Sleep)
}

// layHead lowers the head to the ground or onto the forelegs.
func (r *rig) layHead() {
	b := r.b
	if b.Neck[0] > 0 && -b.HeadY > b.Chest*1.55 { // long necks bend down only so far
		r.head = limb.Point{X: r.chest.X + b.HeadX*1.05 + b.Chest*.2, Y: r.chest.Y + b.HeadY*.5}
		r.headTurn = 12
		return
	}
	chin := 40.0
	if r.s.look.muzzle == "lion" && r.s.look.style != "lioness" && !r.spec.Young {
		chin = 58 // the mane
	}
	r.head = limb.Point{X: r.chest.X + max(b.HeadX*.9, b.Chest*.75), Y: -chin*b.Head - b.Limb[2]*.7}
	r.headTurn = 6
}

func (r *rig) foldedFar() {
	b, c := r.b, r.chest
	w, S := b.Limb, b.Chest
	if b.Foot == hoof {
		foot := pen.Joint{X: c.X + S*1.3 + w[1], Y: -w[2] * 1.05, R: w[2]}
		hoof := fading(r.Tones("hooves"), true)
		toe := pen.Tube(foot, pen.Joint{X: foot.X + w[2]*1.3, Y: -w[2] * 1.02, R: w[2] * 1.04})
		js := []pen.Joint{{X: c.X + S*.2, Y: -S * .5, R: w[0]}, {X: c.X + S*.86, Y: -w[1] * 1.2, R: w[1]}, foot}
		r.put(kit.Back, "legs", r.segmentFar(js...), r.Clip(pen.Tube(js...), r.sock(js, true)), r.Path(toe, r.Lin(foot.X, 0, foot.X+w[2]*2, 0,
			hoof.L, hoof.D)))
		return
	}
	js := []pen.Joint{{X: c.X + S*.3, Y: -w[2] * 1.9, R: w[1]}, {X: r.pawX() + w[2]*1.5, Y: -w[2] * .98, R: w[2]}}
	r.put(kit.Back, "legs", r.leg(js, 0, true))
}

// pawX is where the near paw of a lying animal rests.
func (r *rig) pawX() float64 {
	x := r.chest.X + r.chest.R*1.3
	if r.Sleep {
		x = max(x, r.head.X+8*r.b.Head)
	}
	return x
}

func (r *rig) foldedNear() {
	b, c, h := r.b, r.chest, r.hip
	w, S, R := b.Limb, b.Chest, b.Rump
	pt := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y} }
	var fore kit.Node
	if b.Foot == hoof {
		knee := limb.Point{X: c.X + S*.72, Y: -w[1] * 1.15}
		back := pen.Joint{X: c.X + S*.02, Y: -w[2] * 1.02, R: w[2]}
		fore = kit.Of(r.tucked(pen.Joint{X: knee.X, Y: -w[1], R: w[1]}, back, -1),
			r.segment(pen.Joint{X: c.X - S*.1, Y: -S * .62, R: w[0] * 1.2}, pen.Joint{X: knee.X, Y: knee.Y, R: w[1] * 1.12}))
		r.anchorBox("paw", knee.X+w[1], knee.Y, 0, 0, 0)
	} else {
		js := []pen.Joint{{X: c.X + S*.02, Y: -S * .5, R: w[0] * 1.1}, {X: c.X + S*.3, Y: -w[1] * 1.12, R: w[1] * 1.1},
			{X: r.pawX(), Y: -w[2] * .98, R: w[2] * 1.04}}
		fore = kit.Of(r.leg(js, 0, false), r.crease(3, .36, pt(c.X-S*.2, -S*.9), pt(c.X-S*.28, -S*.45), pt(c.X-S*.02, -w[1]*.5)))
		r.solids = append(r.solids, pen.Tube(js...))
		r.anchorBox("paw", js[2].X+w[2], -w[2], 0, 0, 0)
	}
	thigh := []pen.Joint{{X: h.X - R*.04, Y: h.Y + R*.1, R: R * .8}, {X: h.X + R*.6, Y: -R * .38, R: R * .36}}
	d := pen.Tube(thigh...)
	foot := pen.Joint{X: h.X + R*1.08, Y: -w[2] * .98, R: w[2] * 1.06}
	if b.Foot == hoof {
		foot.X = h.X + R*.92
	}
	shin := []pen.Joint{{X: h.X + R*.1, Y: -w[2] * 1.05, R: w[2] * 1.1}, foot}
	hind := r.leg(shin, 0, false)
	if b.Foot == hoof {
		hind = r.tucked(shin[0], foot, 1)
	}
	r.put(kit.Body, "legs", hind, r.Path(d, r.fill), r.Clip(d, r.contact(h.X-R, h.X+R*1.2, 10)),
		r.crease(3.2, .42, pt(h.X+R*.2, h.Y-R*.68), pt(h.X+R*.78, h.Y-R*.12), pt(h.X+R*.97, -R*.42), pt(h.X+R*.8, -R*.1)), fore)
	r.solids = append(r.solids, d)
}

// segment is a part of a limb in the coat's color with a soft lower edge.
func (r *rig) segment(js ...pen.Joint) kit.Node {
	d := pen.Tube(js...)
	r.solids = append(r.solids, d)
	return kit.Of(r.Path(d, r.fill), r.Clip(d, r.Under(js, r.fur.DDD, .3)))
}

// segmentFar is a folded leg on the far side.
func (r *rig) segmentFar(js ...pen.Joint) kit.Node { return r.Path(pen.Tube(js...), r.far) }

// tucked is a lower leg that lies on the ground, its hoof forward (1) or backward (−1).
func (r *rig) tucked(from, to pen.Joint, dir float64) kit.Node {
	d := pen.Tube(from, to)
	hoof := r.Tones("hooves")
	a, e := pen.Joint{X: to.X - dir*to.R*.2, Y: to.Y, R: to.R * 1.04}, pen.Joint{X: to.X + dir*to.R*1.1, Y: to.Y + to.R*.02, R: to.R * 1.02}
	return kit.Of(r.Path(d, r.fill), r.Clip(d, r.sock([]pen.Joint{from, to}, false), r.Under([]pen.Joint{from, to}, r.fur.DDD, .35)),
		r.Form(pen.Tube(a, e), r.Lin(a.X-a.R, 0, e.X+e.R, 0, hoof.L, hoof.M, hoof.D)))
}

// curlTail lays the tail around a sleeping animal, along the ground in front of it.
func (r *rig) curlTail() {
	h, R := r.hip, r.b.Rump
	k := R / 40
	width := [3]float64{9, 10, 8}
	if r.b.Tail != "long" {
		width = [3]float64{11, 19, 9}
	}
	js := []pen.Joint{{X: h.X - R*.86, Y: -R * .5, R: width[0] * k}, {X: h.X - R*1.02, Y: -width[1] * k, R: width[1] * k * .8},
		{X: h.X - R*.5, Y: -width[1]*k*.9 + 2, R: width[1] * k},
		{X: h.X + R*.3, Y: -width[1] * k * .92, R: width[1] * k}, {X: h.X + R*1.2, Y: -width[2] * k, R: width[2] * k * .7}}
	for i := range js {
		js[i].Y = min(js[i].Y, -js[i].R)
	}
	d := pen.Tube(js...)
	end := js[4]
	tip := kit.Node{}
	switch {
	case r.b.Tail == "bushy":
		t := r.belly
		x := end.X - R*.5
		tip = r.Path(offsets(x, 0, k, [3]float64{0, -60}, [3]float64{-8, -36, 1}, [3]float64{4, -28, 1}, [3]float64{-10, -18, 1},
			[3]float64{2, -10, 1}, [3]float64{-8, 0, 1}, [3]float64{80, 0}, [3]float64{80, -60}), r.Lin(x, -30, x+50, 0, t.LL, t.M, t.D))
	case r.b.Tail == "ringed":
		tip = r.rings(js)
	}
	r.anchor("tail", js[0].X, js[0].Y)
	r.put(kit.Body, "tail", r.Blur(4, r.Path(d, r.fur.DDD).Move(2, -4)).Opacity(.3), r.Path(d, r.Lin(h.X-R, -40*k, h.X+R, 0, r.fur.L, r.fur.M,
		r.fur.D)),
		r.Clip(d, r.contact(h.X-2*R, end.X+R, 9), tip))
}
