package person

import (
	"pellucid/internal/engine/illustrator/kit"
)

// trunkOutline returns the outline of a garment around the trunk, in the trunk's frame. It is wider by so many units, and
// its hem lies so many units below the hips.
func (f *figure) trunkOutline(wide, hem float64) string {
	b, k, turn := f.body, f.body.thick, f.pose.turn
	t, sw, hw := b.trunk, f.bones.shoulder+wide*.5, f.bones.hip
	w := b.waist*(1-.24*turn) + wide
	front, belly := 3.5*turn*k, 0.0
	if f.spec.Body == "woman" {
		front += 4 * turn * k
	}
	if b.waist > b.hip*1.02 {
		belly = (6 + 10*turn) * k
	}
	if f.look.pregnant {
		belly += (8 + 16*turn) * k
	}
	inner := 20 * k * (1 - .4*turn)
	if f.inFur() {
		return f.furOutline()
	}
	return f.curve(
		[3]float64{-hw - 7*k - wide, hem, 1}, [3]float64{-hw - 6*k - wide, hem*.3 - 12*k, 0}, [3]float64{-w - belly*.2, -t * .42, 0}, [3]float64{-sw - 1, -t * .73, 0},
		[3]float64{-sw + 3*k, -t + 10*k, 0}, [3]float64{-sw + inner, -t + 1*k, 0}, [3]float64{-12 * k, -t - 4*k, 1},
		[3]float64{12 * k, -t - 4*k, 1}, [3]float64{sw - inner, -t + 1*k, 0}, [3]float64{sw - 3*k, -t + 10*k, 0},
		[3]float64{sw + 1 + front, -t * .7, 0}, [3]float64{w + turn*3*k + belly, -t * .36, 0}, [3]float64{hw + 6*k + wide + belly*.5, hem*.3 - 12*k, 0},
		[3]float64{hw + 7*k + wide, hem, 1}, [3]float64{0, hem + 5*k, 0})
}

// trunkShade is the light and shadow on a garment's trunk.
func (f *figure) trunkShade(t kit.Tones, hem float64) []kit.Node {
	b, k := f.body, f.body.thick
	sw, hw, h := f.bones.shoulder, f.bones.hip, b.trunk
	side := f.light
	if f.pose.lying {
		side = 1
	}
	core := f.Blur(6.5*k, f.Path(text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", sw-5, -h, sw+26, -h, hw+30, hem+14, hw-10, hem+14, b.waist-9, -h*.42), t.DD).Scale(side, 1, 0, 0)).Opacity(.42)
	chin := f.Blur(5*k, f.Ellipse(f.pose.turn*8, -h-2*k, 26*k, 14*k, t.DDD)).Opacity(.34)
	folds := kit.Of(
		f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -hw+3, hem-20*k, -hw*.3, hem-14*k, hw*.1, hem-19*k), t.DD, 2*k),
		f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", hw-1, hem-31*k, hw*.4, hem-28*k, hw*.2, hem-35*k), t.DD, 2*k)).Opacity(.28)
	n := []kit.Node{core, chin, folds}
	if f.spec.Behind {
		n = append(n, f.Blur(2.5*k, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", -sw*.5, -h*.8, -sw*.2, -h*.66, -sw*.3, -h*.5, sw*.5, -h*.8, sw*.2, -h*.66, sw*.3, -h*.5), t.DD, 3*k)).Opacity(.25))
		return n
	}
	if f.spec.Body == "woman" && f.spec.Age != "child" && f.spec.Age != "toddler" && f.spec.Age != "baby" {
		x := f.pose.turn * 10
		n = append(n, f.Blur(2.5*k, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", x-sw*.62, -h*.6, x-sw*.3, -h*.5, x, -h*.585, x+sw*.34, -h*.5, x+sw*.66, -h*.6), t.DD, 4*k)).Opacity(.32))
	}
	return n
}

// trunkPart draws the top on the trunk.
func (f *figure) trunkPart(casts kit.Node) kit.Node {
	l, t := f.look, f.top
	fr := f.bones.trunk
	hem := l.top.hem * f.body.thick
	fill := f.cloth(fr, t)
	var inside []kit.Node
	if l.top.details != nil {
		inside = append(inside, l.top.details(f)...)
	}
	if f.inFur() {
		inside = append(inside, f.furShade(t)...)
	} else {
		inside = append(inside, f.trunkShade(t, hem)...)
	}
	inside = append(inside, place(casts, frame{scale: 1}).Move(-fr.X, -fr.Y).Rotate(-fr.angle, 0, 0))
	body := f.Form(f.trunkOutline(l.top.wide, hem), fill, inside...)
	if l.top.bare {
		body = f.bareTrunk(body)
	}
	n := kit.Of(body, f.hemLine(hem, t))
	if l.pregnant && !l.top.bare {
		n = kit.Of(body, f.roundBelly(fill, t, inside[len(inside)-1]))
	}
	return f.Named("top", place(n, fr))
}

// roundBelly is the belly of a pregnant woman, with the light on its upper side.
func (f *figure) roundBelly(fill kit.Paint, t kit.Tones, casts kit.Node) kit.Node {
	k, h, side := f.body.thick, f.body.trunk, f.light
	x, y, r := f.pose.turn*32*k, -.19*h, 40*k
	under := f.Blur(6*k, f.Path(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fL%.1f %.1fZ", x-r, y+.5*r, x+.3*r*side, y+1.15*r, x+r*side, y-.1*r, x+1.6*r*side, y+1.6*r, x-r, y+1.6*r), t.DD)).Opacity(.55)
	light := f.Blur(6*k, f.Ellipse(x-.3*r*side, y-.42*r, .42*r, .36*r, t.L)).Opacity(.7)
	fold := f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-.72*r, y-.82*r, x-.1*r, y-1.06*r, x+.5*r, y-.86*r), t.DD, 2*k).Opacity(.25)
	return kit.Of(f.Form(kit.Oval(x, y, r, 1.06*r), fill, under, light, casts), fold)
}

// bareTrunk draws skin beneath a garment that leaves the shoulders, the back or the belly free.
func (f *figure) bareTrunk(cloth kit.Node) kit.Node {
	s := f.skin
	inside := f.trunkShade(s, 0)
	if f.look.topName == "bare chest" {
		inside = append(inside[:2:2], f.chestLines())
	}
	low := 6.0
	if f.look.onePiece { // no skin between a bodice and its skirt
		low = min(low, f.look.top.hem-3)
	}
	skin := f.Form(f.trunkOutline(-2, low*f.body.thick), f.cloth(f.bones.trunk, s), inside...)
	return kit.Of(skin, f.Clip(f.look.top.shape(f), cloth))
}

func (f *figure) hemLine(hem float64, t kit.Tones) kit.Node {
	if f.look.skirt.length > 0 || f.look.onePiece || f.look.topName == "bare chest" || f.inFur() {
		return kit.Node{}
	}
	k, hw := f.body.thick, f.bones.hip
	return f.Line(text("M%.1f %.1fQ0 %.1f %.1f %.1f", -hw-3*k, hem-3.5*k, hem+1.5*k, hw+3*k, hem-3.5*k), t.DD, 1.1*k).Opacity(.4)
}

// neck draws the neck and what the neckline leaves free.
func (f *figure) neckPart() kit.Node {
	s, k := f.skin, f.body.thick
	turn, t := f.pose.turn, f.body.trunk
	head := f.bones.head
	base := f.bones.trunk.out(2*turn, -t-7*k)
	top := head.out(-3*turn, 20)
	if f.spec.headless() {
		top = base.Mix(top, .55)
	}
	neck := f.Form(f.neckOutline(base, top), f.fade(world, base.X, base.Y, 22*k, s.M, s.D),
		f.Blur(3*k, f.Ellipse(head.out(2, 36).X, head.out(2, 36).Y, 22*k, 11*k, s.DDD)).Opacity(.5))
	opening := kit.Node{}
	if shape := f.neckline(); shape != "" {
		opening = place(f.Form(shape, f.cloth(f.bones.trunk, kit.Tones{Ramp: &kit.Ramp{L: s.M, M: s.M, D: s.D}}),
			f.Blur(3.5*k, f.Ellipse(turn*6, -t-6*k, 20*k, 11*k, s.DDD)).Opacity(.42)), f.bones.trunk)
	}
	if f.spec.headless() { // where it was cut off
		neck = kit.Of(neck, f.Ellipse(top.X, top.Y-8*k, 12*k, 4.5*k, s.DDD), f.Ellipse(top.X, top.Y-7.4*k, 9*k, 3*k, kit.Hex("#7c2430")))
	}
	return f.Named("neck", neck, opening)
}

// neckline returns the outline of bare skin below the neck, in the trunk's frame; empty when the neck is covered.
func (f *figure) neckline() string {
	if f.spec.Behind {
		return ""
	}
	k, t, x := f.body.thick, f.body.trunk, f.pose.turn*5
	y := func(v float64) float64 { return -t + v*k }
	switch f.look.top.neck {
	case "high", "hood", "none":
		return ""
	case "v", "wrap":
		return text("M%.1f %.1fL%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", -14*k+x*.3, y(-5), x, y(24), 14*k+x*.5, y(-5), x, y(-10), -14*k+x*.3, y(-5))
	case "scoop":
		return text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -18*k, y(-4), -16*k, y(16), x, y(17), 17*k+x, y(16), 18*k+x*.4, y(-4), x, y(-10), -18*k, y(-4))
	case "square":
		return text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -19*k, y(-4), -17*k+x*.4, y(15), 17*k+x, y(15), 19*k+x*.5, y(-4))
	case "deep":
		return text("M%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -16*k+x*.3, y(-5), x+2*k, y(42), 16*k+x*.5, y(-5))
	}
	return text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -14*k+x*.3, y(-4.5), x, y(21), 14*k+x*.5, y(-4.5), x, y(-10), -14*k+x*.3, y(-4.5))
}

// chestLines are the lines of a bare chest.
func (f *figure) chestLines() kit.Node {
	k, x, w, s := f.body.thick, f.front(), f.bones.shoulder, f.skin
	d := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", x-w*.62, f.up(.7), x-w*.34, f.up(.58), x, f.up(.65), x+w*.36, f.up(.58), x+w*.62, f.up(.7))
	return kit.Of(f.Blur(2*k, f.Line(d, s.DD, 3*k)).Opacity(.4), f.Line(d, s.DD, 1.5*k).Opacity(.45), f.Line(text("M%.1f %.1fV%.1f", x, f.up(.56), f.up(.26)), s.DD, 1.4*k).Opacity(.25), f.Ellipse(x, f.up(.16), 1.8*k, 2.6*k, s.DD).Opacity(.6))
}
