package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// Heights of features in the head's frame, of a grown person and of a child.
type facePlan struct{ apart, Eyes, nose, mouth float64 }

func FacePlan(f *figure.Figure) facePlan {
	if f.Young() {
		return facePlan{13, 4.5, 14, 23}
	}
	return facePlan{12.6, 0, 13.5, 22.5}
}

// naturalFeatures draws a face as it is in life: small eyes with lids, a modeled nose, lips, and the planes of the head in light and shade.
func naturalFeatures(f *figure.Figure) kit.Node {
	e, p := f.Expression(), FacePlan(f)
	x := f.Face(1.15)
	k := 1 - f.Pose.FaceTurn()*.2
	l, r := x-p.apart, x+p.apart*k
	mx := f.Face(1.25)
	planes := facePlanes(f, p, l, r, x)
	if e.Eyes == "none" {
		return kit.Of(planes, softWrinkles(f, x, p.Eyes, k))
	}
	n := []kit.Node{
		planes, naturalNose(f, p.nose),
		f.Named("eyes", naturalEye(f, e, l, p.Eyes, 1, -1), naturalEye(f, e, r, p.Eyes, k, 1)),
		f.Named("brows", naturalBrow(f, e, l, p.Eyes, 1, -1), naturalBrow(f, e, r, p.Eyes, k, 1)),
		f.Named("mouth", kit.Of(naturalMouth(f, e, mx, p.mouth), onTeeth(f, mx, p.mouth).Scale(.8, .8, mx, p.mouth))), softWrinkles(f, x, p.Eyes, k),
	}
	if e.Tears {
		n = append(n, tear(f, l-2, p.Eyes+9).Scale(.7, .7, l-2, p.Eyes+6), tear(f, r+3, p.Eyes+10).Scale(.7, .7, r+3, p.Eyes+6))
	}
	return kit.Of(n...)
}

// facePlanes are the shades of eye sockets, cheeks and chin, and the warmth of cheeks.
func facePlanes(f *figure.Figure, p facePlan, l, r, x float64) kit.Node {
	s, side := f.Skin, f.Light
	y := p.Eyes
	pink := kit.Hex("#e0505c")
	away := func(v float64) float64 { return x + v*side }
	shade := f.Blur(3.2, f.Ellipse(l, y-3.5, 8, 4.5, s.DD), f.Ellipse(r, y-3.5, 8, 4.5, s.DD), f.Ellipse(x, p.mouth+7, 6, 2.2, s.DD)).Opacity(.52)
	hollow := f.Blur(5, f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fL%.1f %.1fZ", away(30), y-22, away(19), y+14, away(10), y+40, away(34), y+40, away(42), y-10), s.DD)).Opacity(.56)
	light := f.Blur(4, f.Ellipse(away(-15), y+11, 7, 5, s.LL), f.Ellipse(away(-6), y-21, 14, 6, s.LL), f.Ellipse(away(-2), p.mouth+13, 6, 3.5, s.LL)).Opacity(.55)
	warm := f.Blur(4, f.Ellipse(l-3, y+13, 8, 5.5, pink), f.Ellipse(r+3, y+13, 8, 5.5, pink)).Opacity(skinShade(f, .17) + f.Expression().Blush)
	fold := f.Blur(.9, f.Line(figure.Text("M%.1f %.1fq-3.5 3 -4 6.5M%.1f %.1fq3.5 3 4 6.5", x-6.5, p.nose+1, x+6.5, p.nose+1), s.DD, 1.2)).Opacity(.3)
	if f.Young() {
		fold = kit.Node{}
	}
	return f.Clip(Skull(f), shade, hollow, light, warm, fold)
}

// softWrinkles are the wrinkles of the old as shade, not as lines.
func softWrinkles(f *figure.Figure, x, y, k float64) kit.Node {
	n := wrinkles(f, x, y, k)
	if n.Empty() {
		return n
	}
	return kit.Of(f.Blur(1.5, n).Opacity(.55), f.Blur(.5, n).Opacity(.4))
}

// naturalEye is an eye between its lids around x, y; side is where its outer corner is.
func naturalEye(f *figure.Figure, e figure.Expression, x, y, k, side float64) kit.Node {
	s := f.Skin
	w, h := 6.5*k, 3.1
	if f.Young() {
		w, h = 6.9*k, 3.9
	}
	kind := e.Eyes
	if kind == "wink" && side < 0 {
		kind = ""
	}
	switch kind {
	case "closed", "sad closed", "wink":
		return shutEye(f, x, y, w, side)
	case "hearts", "star eyes", "money eyes", "dizzy", "x eyes":
		return Eye(f, e, x, y, k, side < 0).Scale(.8, .8, x, y)
	case "wide":
		h *= 1.35
	case "happy":
		h *= .62
	case "half":
		h *= .66
	case "down":
		h *= .72
	}
	ix, iy, iris := x+f.Pose.FaceTurn()*1.2, y-.3, h*1.02+.1
	iris = max(iris, 2.7)
	switch kind {
	case "down":
		iy += 1.4
	case "up":
		ix, iy = ix+1.2, iy-1.2
	}
	inX, outX := x-side*w, x+side*w
	upper := figure.Text("C%.2f %.2f %.2f %.2f %.2f %.2f", inX+side*w*.45, y-h*1.25, outX-side*w*.55, y-h*1.55, outX, y-.7)
	almond := figure.Text("M%.2f %.2f", inX, y+1) + upper + figure.Text("C%.2f %.2f %.2f %.2f %.2f %.2fZ", outX-side*w*.4, y+h*1.05, inX+side*w*.5, y+h*1.15, inX, y+1)
	lashTop := figure.Text("M%.2f %.2f", inX, y+1) + upper + figure.Text("L%.2f %.2f", outX+side*1.2, y-1.6) + figure.Text("C%.2f %.2f %.2f %.2f %.2f %.2fZ", outX-side*w*.5, y-h*1.55-1.5, inX+side*w*.45, y-h*1.25-.9, inX, y+1)
	col := kit.TonesOf(f.Iris)
	ball := kit.Of(f.Circle(ix, iy, iris, kit.Rad(ix, iy+iris*.5, iris*1.5, col.L, kit.At(.5, col.M), kit.At(1, col.DDD))), f.Circle(ix, iy, iris*.46, kit.Hex("#120c0e")),
		f.Circle(ix-iris*.34*f.Light, iy-iris*.36, iris*.25, kit.White))
	lidShade := f.Blur(.7, f.Line(figure.Text("M%.2f %.2f", inX, y+.6)+upper, kit.Hex("#3a2226"), 2.2)).Opacity(.5)
	white := f.Form(almond, kit.Lin(x-w, y, x+w, y, kit.Hex("#e9dcd6"), kit.At(.5, kit.Hex("#f6f1ee")), kit.Hex("#e4d6d0")), f.Circle(inX+side*.6, y+.9, 1.2, kit.Hex("#d98a86")), ball, lidShade)
	crease := f.Line(figure.Text("M%.2f %.2f", inX+side*.6, y-1)+figure.Text("C%.2f %.2f %.2f %.2f %.2f %.2f", inX+side*w*.45, y-h*1.25-3, outX-side*w*.55, y-h*1.55-2.8, outX+side*.8, y-2.6), s.DDD, .9).Opacity(.5)
	under := f.Line(figure.Text("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", outX, y-.3, outX-side*w*.4, y+h*1.05+.5, inX+side*w*.5, y+h*1.15+.5, inX, y+1.3), s.DDD, .7).Opacity(.55)
	lid := kit.Hex("#2c1c1c")
	n := kit.Of(white, crease, under, f.Path(lashTop, lid))
	if f.Spec.Body == "woman" {
		n = kit.Of(n, f.Line(figure.Text("M%.2f %.2fq%.2f -.6 %.2f -2.2M%.2f %.2fq%.2f -.9 %.2f -2.2", outX-side*.4, y-1.4, side*1.6, side*2.6, outX-side*2, y-2.6, side*1.1, side*1.5), lid, .9))
	}
	return n
}

// shutEye is a closed eye: the line of the lashes below a round lid.
func shutEye(f *figure.Figure, x, y, w, side float64) kit.Node {
	d := figure.Text("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-side*w, y+1, x, y+4.4, x+side*w, y+.2)
	ball := f.Blur(1.6, f.Ellipse(x, y-.5, w*.7, 2.6, f.Skin.LL)).Opacity(.4)
	return kit.Of(ball, f.Line(figure.Text("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-side*w*.8, y-3, x, y-4.6, x+side*w*.9, y-2.6), f.Skin.DDD, .9).Opacity(.45), f.Line(d, kit.Hex("#2c1c1c"), 1.6))
}

// naturalBrow is a brow that is thick at its inner end and thin at the outer one.
func naturalBrow(f *figure.Figure, e figure.Expression, x, y, k, side float64) kit.Node {
	c := f.Hair.D
	if l := f.Hair.M.Lch().L; l > .8 {
		c = f.Hair.DD
	} else if l < .5 {
		c = kit.Hex("#20140f")
	}
	thick := 2.0
	if f.Spec.Body == "man" {
		thick = 3
	}
	by, w := y-8.6-e.Raise*.6, 7.6*k
	if f.Young() {
		by, thick = by-1, thick*.85
	}
	d := figure.Text("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x-side*w*.92, by+1.2, x-side*w*.3, by-1.6, x+side*w*.4, by-2.2, x+side*w, by+1.2,
		x+side*w*.4, by-1.2+thick*.35, x-side*w*.3, by-.8+thick*.8, x-side*w*.92, by+1.2+thick)
	return kit.Of(f.Blur(.6, f.Path(d, c)).Opacity(.6), f.Path(d, c).Opacity(.72)).Rotate(-side*e.Brows*.7, x, by)
}

// naturalNose is a nose in light and shade: its bridge, wings, nostrils and the shadow below.
func naturalNose(f *figure.Figure, y float64) kit.Node {
	x, s, t, side := f.Face(1.6), f.Skin, f.Pose.FaceTurn(), f.Light
	w, long := 5.2, 15.0
	if f.Spec.Body == "man" {
		w = 5.8
	}
	if f.Young() {
		w, long = 4.6, 9
	}
	if f.Dark() {
		w *= 1.12
	}
	tip := x + t*2.4
	bridge := f.Blur(1.5, f.Path(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fL%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x+1.6*side, y-long, x+3*side, y-long*.4, tip+2.6*side, y-4, tip+2.6*side, y-.5, tip+(w+1.4)*side, y+.5, tip+w*side, y-5, x+4.4*side, y-long*.5, x+4.8*side, y-long), s.DD)).Opacity(.68)
	under := f.Blur(1.3, f.Ellipse(tip+.8*side, y+2.6, w*1.05, 1.7, s.DDD)).Opacity(.56)
	wings := f.Line(figure.Text("M%.1f %.1fq-2 -.2 -1.9 -2.6q.2 -2.2 1.6 -2.6M%.1f %.1fq2 -.2 1.9 -2.6q-.2 -2.2 -1.6 -2.6", tip-w+.4, y+1.2, tip+w-.4, y+1.2), s.DDD, .9).Opacity(.42)
	holes := kit.Of(f.Ellipse(tip-w*.45, y+1.1, 1.55, .95, s.DDD).Rotate(-14, tip-w*.45, y+1.1), f.Ellipse(tip+w*.45, y+1.1, 1.55, .95, s.DDD).Rotate(14, tip+w*.45, y+1.1)).Opacity(.85)
	light := f.Blur(1.1, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-.4*side, y-long*.9, x-.2*side, y-long*.4, tip-.3*side, y-4.5), s.LL, 2.2), f.Ellipse(tip-.6*side, y-2.6, 2.1, 1.7, s.LL)).Opacity(.62)
	return kit.Of(bridge, under, wings, holes, light)
}

// naturalSkull is the outline of a head with a jaw and a chin, without ears.
func naturalSkull(f *figure.Figure) string {
	x := f.Face(.45)
	top, jaw, chin, low := -9.0, 21.0, 7.0, 40.5
	switch {
	case f.Young():
		jaw, chin, low = 22.5, 8, 37.5
	case f.Spec.Body == "man":
		jaw, chin, low = 24, 11, 42
	}
	return figure.Text("M-30.5 %.1fC-32 -45 32 -45 31 %.1fC31.5 6 30 17 %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC-29.5 17 -31 6 -30.5 %.1fZ",
		top, top, jaw+x, low-14, jaw-3+x, low-6, chin+4+x, low, x, low, -chin-4+x, low, -jaw+3+x, low-6, -jaw+x, low-14, top)
}
