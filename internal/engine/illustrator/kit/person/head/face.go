package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/eyemark"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// features draws eyes, brows, nose, mouth and cheeks.
func features(f *figure.Figure) kit.Node {
	if f.Spec.Lifelike() {
		return naturalFeatures(f)
	}
	e := f.Expression()
	if Animated(f) {
		return animeFeatures(f, e)
	}
	x := f.Face(1.15)
	k := 1 - f.Pose.FaceTurn()*.2 // the far half is foreshortened
	dx := 13.2
	y := 2.0
	if f.Young() {
		y, dx = 5, 13.6
	}
	l, r := x-dx, x+dx*k
	blush := skinShade(f, .3) + e.Blush
	pink := kit.Hex("#f2566c")
	cy := y + 12.5
	if bearded(f) {
		cy -= 1.5
	}
	cheeks := f.Blur(1.6, kit.Of(f.Ellipse(l-4, cy, 6.5, 4.300, pink), f.Ellipse(r+4*k, cy, 6.3*k, 4.300, pink))).Opacity(blush)
	if f.Look.TopName == "clown suit" {
		cheeks = kit.Of(f.Circle(l-4, y+12, 6.5, pink), f.Circle(r+4, y+12, 6.5*k, pink))
	}
	if e.Eyes == "none" {
		return kit.Of(cheeks, wrinkles(f, x, y, k))
	}
	n := []kit.Node{
		cheeks, f.Named("eyes", Eye(f, e, l, y, 1, true), Eye(f, e, r, y, k, false)), f.Named("brows", brow(f, e, l, y, 1, -1), brow(f, e, r, y, k, 1)),
		nose(f, y), f.Named("mouth", kit.Of(Mouth(f, e, f.Face(1.25), y+17.5), onTeeth(f, f.Face(1.25), y+17.5))), wrinkles(f, x, y, k),
	}
	if e.Tears {
		n = append(n, tear(f, l-2, y+10), tear(f, r+3, y+12))
	}
	return kit.Of(n...)
}

func wrinkles(f *figure.Figure, x, y, k float64) kit.Node {
	if f.Spec.Age != "elder" {
		return kit.Node{}
	}
	return f.Line(figure.Text("M%.1f %.1fq-4 5 -2 10M%.1f %.1fq4 5 2 10M%.1f %.1fl-5 -1M%.1f %.1fl-5 2M%.1f %.1fl4 -1M%.1f %.1fl4 2M-10 -20Q0 -22 12 -20", x-12, y+11, x+14*k, y+11, x-22, y+1, x-22, y+4, x+22*k, y+1, x+22*k, y+4), f.Skin.DD, 1.400).Opacity(.62)
}

func tear(f *figure.Figure, x, y float64) kit.Node {
	return kit.Of(f.Form(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y-7, x+6, y+1, x+4, y+6, x, y+6, x-4, y+6, x-6, y+1, x, y-7), kit.Lin(x-3, y-6, x+4, y+6, kit.Hex("#d6f1ff"), kit.Hex("#6fc3f2"), kit.Hex("#3f95dc"))), f.Circle(x-1.3, y+1.5, 1.2, kit.White))
}

// Lash is the color of lids and lashes.
var Lash = kit.Hex("#33212a")

func Eye(f *figure.Figure, e figure.Expression, x, y, k float64, near bool) kit.Node {
	kind := e.Eyes
	if kind == "wink" && near {
		kind = ""
	}
	line := func(d string, w float64) kit.Node {
		n := f.Line(d, Lash, w)
		if f.Dark() {
			n = kit.Of(f.Blur(1.5, f.Line(d, f.Skin.LL, w+4)).Opacity(.35), n)
		}
		return n
	}
	switch kind {
	case "closed":
		return kit.Of(line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.5*k, y, x, y+5.5, x+6.5*k, y), 2.6), lashes(f, x, y+2, k, near, true))
	case "sad closed":
		return line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.5*k, y+2, x, y+6, x+6.5*k, y+1), 2.6)
	case "happy", "wink":
		return line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.5*k, y+2.5, x, y-6.5, x+6.5*k, y+2.5), 2.9)
	case "hearts":
		return f.Heart(x, y, 8.5)
	}
	if eyemark.Has(kind) {
		return eyemark.Draw(f.Canvas, kind, x, y, 7, Lash)
	}
	return openEye(f, kind, x, y, k, near)
}

// openEye is a white with a large glossy iris beneath an upper lid.
func openEye(f *figure.Figure, kind string, x, y, k float64, near bool) kit.Node {
	rx, ry, iris := 6.6*k, 7.2, 5.3
	if f.Young() {
		rx, ry, iris = 7.2*k, 8, 6.0
	}
	ix, iy := x+f.Pose.FaceTurn()*1.1, y+.3
	lid := 0.0
	switch kind {
	case "wide":
		rx, ry, iris = rx*1.12, ry*1.16, iris*.86
	case "half":
		lid = ry * .85
	case "down":
		iy, lid = y+2.2, ry*.55
	case "up":
		ix, iy = ix+1.8, y-2.2
	}
	white := kit.Oval(x, y, rx, ry)
	col := kit.TonesOf(f.Iris)
	ball := kit.Of(f.Ellipse(ix, iy, iris*max(k, .9), iris*1.14, kit.Lin(ix, iy-iris, ix, iy+iris*1.1, col.DDD, kit.At(.55, col.D), kit.At(1, col.L))),
		f.Ellipse(ix, iy-.2, iris*.52, iris*.6, kit.Hex("#1a1118")),
		f.Circle(ix-iris*.36*f.Light, iy-iris*.42, iris*.33, kit.White), f.Circle(ix+iris*.38*f.Light, iy+iris*.46, iris*.15, kit.White).Opacity(.8))
	eye := f.Form(white, kit.Lin(x, y-ry, x, y+ry, kit.Hex("#d9d3d6"), kit.At(.4, kit.Hex("#ffffff")), kit.Hex("#fdfafa")), ball)
	if lid > 0 {
		eye = kit.Of(eye, f.Clip(kit.Oval(x, y, rx+.6, ry+.6), f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fq%.1f 3 %.1f 0Z", x-rx-2, y-ry-2, 2*rx+4, lid+2, -rx-2, -2*rx-4), f.Skin.M)))
	}
	ly := y - ry + lid
	upper := f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-rx*.98, max(y-ry*.25, ly+1), x, ly-ry*.42+lid*.25, x+rx*.98, max(y-ry*.25, ly+1)), Lash, 2.3)
	return kit.Of(eye, upper, lashes(f, x, y, k, near, false))
}

// lashes are the outer lashes of a woman's eye.
func lashes(f *figure.Figure, x, y, k float64, near, closed bool) kit.Node {
	if f.Spec.Body != "woman" {
		return kit.Node{}
	}
	s := 1.0
	if near {
		s = -1
	}
	if closed {
		return f.Line(figure.Text("M%.1f %.1fl%.1f 2.500M%.1f %.1fl%.1f 3.500", x+s*6*k, y-1, s*3.2, x+s*3*k, y+1, s*1.8), Lash, 1.600)
	}
	return f.Line(figure.Text("M%.1f %.1fq%.1f -.8 %.1f -3.6M%.1f %.1fl%.1f -2.6", x+s*6.3*k, y-2.6, s*2.4, s*3.6, x+s*5*k, y-5, s*1.8), Lash, 1.6)
}

func brow(f *figure.Figure, e figure.Expression, x, y, k, side float64) kit.Node {
	c := f.Hair.D
	if l := f.Hair.M.Lch(); l.L > .8 {
		c = f.Hair.DD
	} else if l.L < .5 && f.Dark() {
		c = kit.Hex("#150c10")
	}
	w := 2.9
	if f.Spec.Body == "man" {
		w = 3.8
	} else if f.Young() {
		w = 2.5
	}
	by := y - 12.5 - e.Raise
	if f.Young() {
		by -= .8
	}
	n := f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.3*k, by+1.2, x, by-2.6, x+6.3*k, by+1.2), c, w)
	if f.Dark() {
		n = kit.Of(f.Blur(2, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6*k, by+3, x, by, x+6*k, by+3), f.Skin.LL, 5)).Opacity(.3), n)
	}
	return n.Rotate(-side*e.Brows, x, by)
}

func nose(f *figure.Figure, y float64) kit.Node {
	x := f.Face(1.6)
	s := f.Skin
	t := f.Pose.FaceTurn()
	if f.Young() {
		return kit.Of(f.Ellipse(x+.5, y+7.5, 3.4, 2.300, s.D), f.Ellipse(x, y+6.6, 2.300, 1.500, s.L).Opacity(.8))
	}
	return kit.Of(f.Blur(1.4, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x+1, y-1, x+4+t*2, y+6, x+3, y+9), s.DD, 2.4)).Opacity(.3),
		f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", x+1.5+t*2, y+3.5, x+5.5+t*2.5, y+8.4, x+2.5+t, y+9.6, x, y+10.4, x-2.5, y+9.4), s.DD, 1.900).Opacity(.7),
		f.Ellipse(x-.3, y+6, 1.800, 2.600, s.LL).Opacity(.5))
}
