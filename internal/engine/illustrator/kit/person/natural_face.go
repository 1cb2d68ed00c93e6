package person

import "pellucid/internal/engine/illustrator/kit"

// Heights of features in the head's frame, of a grown person and of a child.
type facePlan struct{ apart, eyes, nose, mouth float64 }

func (f *figure) facePlan() facePlan {
	if f.young() {
		return facePlan{13, 4.5, 14, 23}
	}
	return facePlan{12.6, 0, 13.5, 22.5}
}

// naturalFeatures draws a face as it is in life: small eyes with lids, a modeled nose, lips, and the planes of the head in light and shade.
func (f *figure) naturalFeatures() kit.Node {
	e, p := f.expression(), f.facePlan()
	x := f.face(1.15)
	k := 1 - f.pose.faceTurn()*.2
	l, r := x-p.apart, x+p.apart*k
	mx := f.face(1.25)
	planes := f.facePlanes(p, l, r, x)
	if e.eyes == "none" {
		return kit.Of(planes, f.softWrinkles(x, p.eyes, k))
	}
	n := []kit.Node{
		planes, f.naturalNose(p.nose),
		f.Named("eyes", f.naturalEye(e, l, p.eyes, 1, -1), f.naturalEye(e, r, p.eyes, k, 1)),
		f.Named("brows", f.naturalBrow(e, l, p.eyes, 1, -1), f.naturalBrow(e, r, p.eyes, k, 1)),
		f.Named("mouth", kit.Of(f.naturalMouth(e, mx, p.mouth), f.onTeeth(mx, p.mouth).Scale(.8, .8, mx, p.mouth))), f.softWrinkles(x, p.eyes, k),
	}
	if e.tears {
		n = append(n, f.tear(l-2, p.eyes+9).Scale(.7, .7, l-2, p.eyes+6), f.tear(r+3, p.eyes+10).Scale(.7, .7, r+3, p.eyes+6))
	}
	return kit.Of(n...)
}

// facePlanes are the shades of eye sockets, cheeks and chin, and the warmth of cheeks.
func (f *figure) facePlanes(p facePlan, l, r, x float64) kit.Node {
	s, side := f.skin, f.light
	y := p.eyes
	pink := kit.Hex("#e0505c")
	away := func(v float64) float64 { return x + v*side }
	shade := f.Blur(3.2, f.Ellipse(l, y-3.5, 8, 4.5, s.DD), f.Ellipse(r, y-3.5, 8, 4.5, s.DD), f.Ellipse(x, p.mouth+7, 6, 2.2, s.DD)).Opacity(.34)
	hollow := f.Blur(5, f.Path(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fL%.1f %.1fZ", away(30), y-22, away(19), y+14, away(10), y+40, away(34), y+40, away(42), y-10), s.DD)).Opacity(.42)
	light := f.Blur(4, f.Ellipse(away(-15), y+11, 7, 5, s.LL), f.Ellipse(away(-6), y-21, 14, 6, s.LL), f.Ellipse(away(-2), p.mouth+13, 6, 3.5, s.LL)).Opacity(.42)
	warm := f.Blur(4, f.Ellipse(l-3, y+13, 8, 5.5, pink), f.Ellipse(r+3, y+13, 8, 5.5, pink)).Opacity(f.skinShade(.17) + f.expression().blush)
	fold := f.Blur(.9, f.Line(text("M%.1f %.1fq-3.5 3 -4 6.5M%.1f %.1fq3.5 3 4 6.5", x-6.5, p.nose+1, x+6.5, p.nose+1), s.DD, 1.2)).Opacity(.3)
	if f.young() {
		fold = kit.Node{}
	}
	return f.Clip(f.skull(), shade, hollow, light, warm, fold)
}

// softWrinkles are the wrinkles of the old as shade, not as lines.
func (f *figure) softWrinkles(x, y, k float64) kit.Node {
	n := f.wrinkles(x, y, k)
	if n.Empty() {
		return n
	}
	return kit.Of(f.Blur(1.5, n).Opacity(.55), f.Blur(.5, n).Opacity(.4))
}

// naturalEye is an eye between its lids around x, y; side is where its outer corner is.
func (f *figure) naturalEye(e expression, x, y, k, side float64) kit.Node {
	s := f.skin
	w, h := 6.5*k, 3.1
	if f.young() {
		w, h = 6.9*k, 3.9
	}
	kind := e.eyes
	if kind == "wink" && side < 0 {
		kind = ""
	}
	switch kind {
	case "closed", "sad closed", "wink":
		return f.shutEye(x, y, w, side)
	case "hearts", "star eyes", "money eyes", "dizzy", "x eyes":
		return f.eye(e, x, y, k, side < 0).Scale(.8, .8, x, y)
	case "wide":
		h *= 1.35
	case "happy":
		h *= .62
	case "half":
		h *= .66
	case "down":
		h *= .72
	}
	ix, iy, iris := x+f.pose.faceTurn()*1.2, y-.3, h*1.02+.1
	iris = max(iris, 2.7)
	switch kind {
	case "down":
		iy += 1.4
	case "up":
		ix, iy = ix+1.2, iy-1.2
	}
	inX, outX := x-side*w, x+side*w
	upper := text("C%.2f %.2f %.2f %.2f %.2f %.2f", inX+side*w*.45, y-h*1.25, outX-side*w*.55, y-h*1.55, outX, y-.7)
	almond := text("M%.2f %.2f", inX, y+1) + upper + text("C%.2f %.2f %.2f %.2f %.2f %.2fZ", outX-side*w*.4, y+h*1.05, inX+side*w*.5, y+h*1.15, inX, y+1)
	lashTop := text("M%.2f %.2f", inX, y+1) + upper + text("L%.2f %.2f", outX+side*1.2, y-1.6) + text("C%.2f %.2f %.2f %.2f %.2f %.2fZ", outX-side*w*.5, y-h*1.55-1.5, inX+side*w*.45, y-h*1.25-.9, inX, y+1)
	col := kit.TonesOf(f.iris)
	ball := kit.Of(f.Circle(ix, iy, iris, kit.Rad(ix, iy+iris*.5, iris*1.5, col.L, kit.At(.5, col.M), kit.At(1, col.DDD))), f.Circle(ix, iy, iris*.46, kit.Hex("#120c0e")),
		f.Circle(ix-iris*.34*f.light, iy-iris*.36, iris*.25, kit.White))
	lidShade := f.Blur(.7, f.Line(text("M%.2f %.2f", inX, y+.6)+upper, kit.Hex("#3a2226"), 2.2)).Opacity(.5)
	white := f.Form(almond, kit.Lin(x-w, y, x+w, y, kit.Hex("#e9dcd6"), kit.At(.5, kit.Hex("#f6f1ee")), kit.Hex("#e4d6d0")), f.Circle(inX+side*.6, y+.9, 1.2, kit.Hex("#d98a86")), ball, lidShade)
	crease := f.Line(text("M%.2f %.2f", inX+side*.6, y-1)+text("C%.2f %.2f %.2f %.2f %.2f %.2f", inX+side*w*.45, y-h*1.25-3, outX-side*w*.55, y-h*1.55-2.8, outX+side*.8, y-2.6), s.DDD, .9).Opacity(.5)
	under := f.Line(text("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", outX, y-.3, outX-side*w*.4, y+h*1.05+.5, inX+side*w*.5, y+h*1.15+.5, inX, y+1.3), s.DDD, .7).Opacity(.55)
	lid := kit.Hex("#2c1c1c")
	n := kit.Of(white, crease, under, f.Path(lashTop, lid))
	if f.spec.Body == "woman" {
		n = kit.Of(n, f.Line(text("M%.2f %.2fq%.2f -.6 %.2f -2.2M%.2f %.2fq%.2f -.9 %.2f -2.2", outX-side*.4, y-1.4, side*1.6, side*2.6, outX-side*2, y-2.6, side*1.1, side*1.5), lid, .9))
	}
	return n
}

// shutEye is a closed eye: the line of the lashes below a round lid.
func (f *figure) shutEye(x, y, w, side float64) kit.Node {
	d := text("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-side*w, y+1, x, y+4.4, x+side*w, y+.2)
	ball := f.Blur(1.6, f.Ellipse(x, y-.5, w*.7, 2.6, f.skin.LL)).Opacity(.4)
	return kit.Of(ball, f.Line(text("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-side*w*.8, y-3, x, y-4.6, x+side*w*.9, y-2.6), f.skin.DDD, .9).Opacity(.45), f.Line(d, kit.Hex("#2c1c1c"), 1.6))
}

// naturalBrow is a brow that is thick at its inner end and thin at the outer one.
func (f *figure) naturalBrow(e expression, x, y, k, side float64) kit.Node {
	c := f.hair.D
	if l := f.hair.M.Lch().L; l > .8 {
		c = f.hair.DD
	} else if l < .5 {
		c = kit.Hex("#20140f")
	}
	thick := 2.0
	if f.spec.Body == "man" {
		thick = 3
	}
	by, w := y-8.6-e.raise*.6, 7.6*k
	if f.young() {
		by, thick = by-1, thick*.85
	}
	d := text("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x-side*w*.92, by+1.2, x-side*w*.3, by-1.6, x+side*w*.4, by-2.2, x+side*w, by+1.2,
		x+side*w*.4, by-1.2+thick*.35, x-side*w*.3, by-.8+thick*.8, x-side*w*.92, by+1.2+thick)
	return kit.Of(f.Blur(.6, f.Path(d, c)).Opacity(.6), f.Path(d, c).Opacity(.72)).Rotate(-side*e.brows*.7, x, by)
}

// naturalNose is a nose in light and shade: its bridge, wings, nostrils and the shadow below.
func (f *figure) naturalNose(y float64) kit.Node {
	x, s, t, side := f.face(1.6), f.skin, f.pose.faceTurn(), f.light
	w, long := 5.2, 15.0
	if f.spec.Body == "man" {
		w = 5.8
	}
	if f.young() {
		w, long = 4.6, 9
	}
	if f.dark() {
		w *= 1.12
	}
	tip := x + t*2.4
	bridge := f.Blur(1.5, f.Path(text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fL%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x+1.6*side, y-long, x+3*side, y-long*.4, tip+2.6*side, y-4, tip+2.6*side, y-.5, tip+(w+1.4)*side, y+.5, tip+w*side, y-5, x+4.4*side, y-long*.5, x+4.8*side, y-long), s.DD)).Opacity(.42)
	under := f.Blur(1.3, f.Ellipse(tip+.8*side, y+2.6, w*1.05, 1.7, s.DDD)).Opacity(.42)
	wings := f.Line(text("M%.1f %.1fq-2 -.2 -1.9 -2.6q.2 -2.2 1.6 -2.6M%.1f %.1fq2 -.2 1.9 -2.6q-.2 -2.2 -1.6 -2.6", tip-w+.4, y+1.2, tip+w-.4, y+1.2), s.DDD, .9).Opacity(.42)
	holes := kit.Of(f.Ellipse(tip-w*.45, y+1.1, 1.55, .95, s.DDD).Rotate(-14, tip-w*.45, y+1.1), f.Ellipse(tip+w*.45, y+1.1, 1.55, .95, s.DDD).Rotate(14, tip+w*.45, y+1.1)).Opacity(.85)
	light := f.Blur(1.1, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-.4*side, y-long*.9, x-.2*side, y-long*.4, tip-.3*side, y-4.5), s.LL, 2.2), f.Ellipse(tip-.6*side, y-2.6, 2.1, 1.7, s.LL)).Opacity(.62)
	return kit.Of(bridge, under, wings, holes, light)
}
