package bird

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/eyemark"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// drawFront draws a bird that faces the viewer: owls, penguins and chicks.
func (r *rig) drawFront() {
	b := r.b
	w, h := b.Body, b.Body*b.Plump
	base := -b.Leg
	if r.pose == "flying" {
		base -= 46
	}
	if r.pose == "swimming" {
		base = h * .5
	}
	r.center = limb.Point{Y: base - h*.92}
	top := r.center.Y - h*.72
	r.head = limb.Point{X: 3, Y: top - b.Head*.28}
	if b.Front == "penguin" {
		r.head.Y = top - b.Head*.02
	}
	f := r.feathers
	r.fill = r.Lin(-w, r.head.Y, w*.8, base, kit.At(0, f.L), kit.At(.45, f.M), kit.At(1, f.D))
	r.body = outline(0, r.center.Y, 1, [3]float64{0, -h}, [3]float64{w * .62, -h * .78}, [3]float64{w * .98, -h * .05},
		[3]float64{w * .86, h * .62}, [3]float64{0, h * .96}, [3]float64{-w * .86, h * .62}, [3]float64{-w * .98, -h * .05},
		[3]float64{-w * .62, -h * .78})
	spread := r.pose == "flying"
	if b.Tail != "" && b.Front != "penguin" {
		t := r.Tones("wings")
		r.put(kit.Back, "tail", r.Flat(outline(0, r.center.Y, 1, [3]float64{-w * .3, h * .5}, [3]float64{-w * .36, h * 1.14, 1},
			[3]float64{0, h * 1.06, 1}, [3]float64{w * .36, h * 1.14, 1}, [3]float64{w * .3, h * .5}), t))
	}
	if spread && b.Front != "penguin" {
		left := r.spread(w/47*b.Wing, -58, -166, r.wing)
		r.put(kit.Back, "wing", left.Move(-w*.5, r.center.Y-h*.42), left.Mirror(0).Move(w*.5, r.center.Y-h*.42))
	}
	r.frontFeet(base)
	r.put(kit.Body, "body", r.Form(r.body, r.fill, r.frontBelly(w, h), r.Light(r.body, f.LL, w*.2, .35), r.Shadow(r.body, f.M.Shade(-2.1), w*.3,
		.42)))
	if r.spec.Fill != nil {
		r.put(kit.Body, "pattern", r.Clip(r.body, r.spec.Fill(r.Canvas, r.Path(r.body, kit.Black).Bounds(), f)))
	}
	if !spread || b.Front == "penguin" {
		r.frontWings(w, h, spread)
	}
	r.frontHead(r.head.X, r.head.Y)
	if r.pose == "swimming" {
		r.water()
	}
	if r.pose == "walking" {
		for i := range r.out {
			r.out[i].node = r.out[i].node.Rotate(4, 0, 0)
		}
	}
	r.bodyAnchors()
	r.anchor("handNear", -w*.8, r.center.Y+h*.2, 0, 0)
	r.anchor("handFar", w*.8, r.center.Y+h*.2, 0, 0)
	r.anchor("paw", w*.85, r.center.Y+h*.3, 0, 0)
	r.anchor("feet", 0, map[bool]float64{true: base + 14, false: 0}[spread], 0, 0)
}

func (r *rig) frontBelly(w, h float64) kit.Node {
	t := r.belly
	y := r.center.Y
	d := kit.Oval(3, y+h*.12, w*.68, h*.76)
	fill := r.Ball(0, y, w*.8, t.L, t.M, t.D)
	nodes := []kit.Node{r.Path(d, fill)}
	if r.b.Front == "owl" {
		m := r.Tones("marks")
		line := ""
		for row := range 4 {
			for i := range 4 - row%2 {
				x := -w*.36 + w*.26*float64(i) + w*.13*float64(row%2)
				line += fmt.Sprintf("M%.1f %.1fq%.1f %.1f %.1f 0", x, y-h*.12+float64(row)*h*.2, w*.07, h*.1, w*.14)
			}
		}
		nodes = append(nodes, r.Clip(d, r.Line(line, m.M.Alpha(.75), 3)))
	}
	if r.b.Front == "chick" {
		return r.Blur(6, kit.Of(nodes...)).Opacity(.8)
	}
	return r.Named("belly", nodes...)
}

func (r *rig) frontWings(w, h float64, spread bool) {
	t, y := r.wing, r.center.Y
	d := outline(0, y, 1, [3]float64{w * .62, -h * .72}, [3]float64{w * 1.02, -h * .3}, [3]float64{w * 1.12, h * .3}, [3]float64{w * .82, h * .74,
		1}, [3]float64{w * .72, h * .2}, [3]float64{w * .6, -h * .3})
	turn := 0.0
	switch r.b.Front {
	case "penguin":
		d = outline(0, y, 1, [3]float64{w * .66, -h * .66}, [3]float64{w * 1.02, -h * .4}, [3]float64{w * 1.28, h * .2},
			[3]float64{w * 1.2, h * .38}, [3]float64{w * .98, h * .22}, [3]float64{w * .72, -h * .2})
		if spread {
			turn = -62
		}
	case "chick":
		d = outline(0, y, 1, [3]float64{w * .74, -h * .4}, [3]float64{w * 1.06, -h * .2}, [3]float64{w * 1.2, h * .22, 1},
			[3]float64{w * 1.02, h * .2, 1}, [3]float64{w * 1.0, h * .36, 1}, [3]float64{w * .76, h * .14})
	}
	line := kit.Node{}
	if r.b.Front == "owl" {
		line = r.Line(fmt.Sprintf("M%.1f %.1fq%.1f %.1f %.1f %.1fM%.1f %.1fq%.1f %.1f %.1f %.1f", w*.72, y-h*.1, w*.08, h*.1, w*.3, 0.0, w*.74,
			y+h*.2, w*.06, h*.1, w*.26, 0.0), t.DD.Alpha(.5), 2.4)
	}
	one := r.Flat(d, t, line, r.Shadow(d, t.DD, w*.12, .4)).Rotate(turn, w*.7, y-h*.55)
	r.put(kit.Body, "wing", one.Mirror(0), one)
}

func (r *rig) frontFeet(base float64) {
	if r.pose == "swimming" {
		return
	}
	t, w, s := r.Tones("feet"), r.b.Body, r.b.Shin
	foot := func(x, y float64) kit.Node {
		if r.b.Webbed {
			d := outline(x, y, s, [3]float64{-1, -2.6}, [3]float64{1, -2.6}, [3]float64{2.6, -.6}, [3]float64{3, 0, 1}, [3]float64{1.2, -.3, 1},
				[3]float64{0, .5, 1}, [3]float64{-1.2, -.3, 1}, [3]float64{-3, 0, 1}, [3]float64{-2.6, -.6})
			return r.Flat(d, t)
		}
		l := s * 2.2
		return kit.Of(r.Line(fmt.Sprintf("M%.1f %.1fV%.1f", x, y-s, base-8), t.D, s*1.5),
			r.Line(fmt.Sprintf("M%.1f %.1fL%.1f %.1fM%.1f %.1fV%.1fM%.1f %.1fL%.1f %.1f", x, y-s*1.6, x-l, y-s*.8, x, y-s*1.6, y-s*.6, x, y-s*1.6,
				x+l, y-s*.8), t.M, s*1.5))
	}
	lift := 0.0
	if r.pose == "walking" {
		lift = 8
	}
	y := 0.0
	if r.pose == "flying" {
		y = base + 14
	}
	layer := kit.Body
	r.put(layer, "legs", foot(-w*.4, y), foot(w*.42, y-lift))
	if !r.spec.Boots.IsNone() {
		r.put(layer, "boots", r.boot(-w*.4, y, false), r.boot(w*.42, y-lift, false))
	}
}

// frontHead draws a face with two eyes at x, y.
func (r *rig) frontHead(x, y float64) {
	k := r.b.Head
	f := r.feathers
	var nodes []kit.Node
	d := outline(x, y, k, [3]float64{0, -.94}, [3]float64{.6, -.82}, [3]float64{1, -.2}, [3]float64{.94, .4}, [3]float64{.5, .84},
		[3]float64{0, .92}, [3]float64{-.5, .84}, [3]float64{-.94, .4}, [3]float64{-1, -.2}, [3]float64{-.6, -.82})
	if r.b.Crest == "tufts" {
		nodes = append(nodes, r.Named("ears", r.Flat(outline(x, y, k, [3]float64{.2, -.8}, [3]float64{.62, -1.02}, [3]float64{.98, -1.3, 1},
			[3]float64{1, -.8}, [3]float64{.92, -.4}), f), r.Flat(outline(x, y, k, [3]float64{-.2, -.8}, [3]float64{-.62, -1.02},
			[3]float64{-.98, -1.3, 1}, [3]float64{-1, -.8}, [3]float64{-.92, -.4}), f)))
	}
	if r.b.Front == "chick" {
		nodes = append(nodes, r.Named("crest", r.Flat(outline(x, y, k, [3]float64{-.2, -.86}, [3]float64{-.26, -1.16, 1}, [3]float64{-.06, -1.02},
			[3]float64{.06, -1.28, 1}, [3]float64{.12, -1.02}, [3]float64{.32, -1.12, 1}, [3]float64{.24, -.84}), f)))
	}
	fill := r.Lin(x-k, y-k, x+k*.7, y+k, kit.At(0, f.LL), kit.At(.28, f.L), kit.At(.6, f.M), kit.At(1, f.D))
	nodes = append(nodes, r.Form(d, fill, r.frontFace(x+2, y, k), r.Shadow(d, f.DD, k*.3, .36)))
	nodes = append(nodes, r.frontEyes(x+3, y, k, d))
	r.out = append(r.out, placed{kit.Body, r.Named("head", nodes...)})
	r.anchor("headTop", x, y-k*.88, k*1.2, 0)
	r.anchor("eyes", x+3, y-k*.05, k*1.96, 0)
	r.anchor("mouth", x+3, y+k*.3, 0, 0)
	r.anchor("head", x, y, k*2, 0)
}

// frontFace is a facial disk or a penguin's mask.
func (r *rig) frontFace(x, y, k float64) kit.Node {
	t := r.Tones("face")
	switch r.b.Front {
	case "owl":
		disk := func(s float64) kit.Node {
			return r.Path(outline(x, y, k, [3]float64{0, -.34}, [3]float64{s * .3, -.62}, [3]float64{s * .76, -.42}, [3]float64{s * .88, .1},
				[3]float64{s * .58, .58}, [3]float64{0, .66}), r.Lin(x-k, y-k*.6, x+k, y+k*.6, t.L, t.M, t.D))
		}
		brow := r.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", x-k*.86, y-k*.66, x-k*.3, y-k*.64, x, y-k*.2, x+k*.3,
			y-k*.64, x+k*.86, y-k*.66), r.wing.M, k*.13)
		return kit.Of(disk(-1), disk(1), brow)
	case "penguin":
		d := pen.Sym("0,-.3 .3,-.52 .66,-.4 .8,.05 .7,.5 .4,.86 0,.95")
		ps := pen.Points(d)
		for i := range ps {
			ps[i].X, ps[i].Y = x+ps[i].X*k, y+ps[i].Y*k
		}
		return r.Path(pen.Text(ps...), r.Lin(x-k, y-k*.5, x+k, y+k, t.LL, t.M, t.D))
	}
	return kit.Node{}
}

func (r *rig) frontEyes(x, y, k float64, clip string) kit.Node {
	eyes, t := r.Tones("eyes"), r.Tones("beak")
	ex, ey, er, look := k*.38, y-k*.06, k*.17, pen.Glossy
	if r.b.Front == "owl" {
		ex, er, look = k*.42, k*.26, pen.Ringed
	}
	if r.spec.Young {
		er *= 1.12
	}
	by := y + k*.24
	beak := outline(x, by, k, [3]float64{-.15, -.06}, [3]float64{0, -.13}, [3]float64{.15, -.06}, [3]float64{.06, .14}, [3]float64{0, .22, 1},
		[3]float64{-.06, .14})
	below := kit.Node{}
	if r.Mood == "happy" || r.Mood == "surprised" || eyemark.Has(r.Mood) || r.pose == "calling" {
		below = kit.Of(r.Ellipse(x, by+k*.18, k*.12, k*.12, kit.Hex("#8a3040")), r.Ellipse(x, by+k*.24, k*.08, k*.05, kit.Hex("#f2788a")))
	}
	if r.b.Front != "owl" {
		beak = outline(x, by, k, [3]float64{-.22, 0, 1}, [3]float64{-.1, -.12}, [3]float64{.1, -.12}, [3]float64{.22, 0, 1}, [3]float64{.1, .13},
			[3]float64{-.1, .13})
	}
	blush := r.Clip(clip, r.Cheeks(x, by+k*.08, k*.6, k*.15, kit.Hex("#f08a80")))
	line := kit.Node{}
	if r.b.Front != "owl" {
		line = r.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-k*.18, by, x, by+k*.05, x+k*.18, by), t.DD.Alpha(.7), 1.8)
	}
	return kit.Of(blush, r.Named("eyes", r.Eye(x-ex, ey, er, eyes, look, true), r.Eye(x+ex, ey, er, eyes, look, false), r.Tears(x-ex, ey+er*2,
		er*.7)), r.Named("bill", below, r.Flat(beak, t), line))
}
