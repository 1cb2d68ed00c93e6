package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// People of anime have slim bodies with long legs, a pointed chin, tall eyes low in the face, a small nose and mouth, and hair in pointed
// strands (anime_hair.go). Poses, clothes and props are those of everybody.

// Animated reports whether the figure has a face of anime: a mask and a thing keep theirs.
func Animated(f *figure.Figure) bool {
	return f.Spec.Anime && f.Spec.Mask == nil && f.Spec.Thing == nil
}

// Chin is how far below the middle of the head the chin of an anime face lies.
func Chin(f *figure.Figure) float64 {
	switch {
	case f.Spec.Age == "baby" || f.Spec.Age == "toddler":
		return 37
	case f.Young():
		return 39.5
	case f.Spec.Body == "man":
		return 44
	}
	return 42
}

// animeSkull has wide cheeks and a pointed chin.
func animeSkull(f *figure.Figure) string {
	x, c := f.Face(.5), Chin(f)
	w := 7.0
	if f.Spec.Body == "man" && !f.Young() {
		w = 9.5
	}
	return figure.Text("M-31.5 -8C-33 -46 33 -46 32 -8C33 3 31.5 12 27 21C%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f -27 21C-31.5 12 -33 3 -31.5 -8Z",
		22+x*.6, 29.0, 13+x, c-3, w+x, c-.8, x, c+1.6, -w+x, c-.8, -13+x, c-3, -22+x*.6, 29.0)
}

// AnimeEyes returns where the eyes are, how much the far one is foreshortened, and half their width and height.
func AnimeEyes(f *figure.Figure) (l, r, y, k, w, h float64) {
	k = 1 - f.Pose.FaceTurn()*.22
	x, dx := f.Face(1.15), 15.2
	y, w, h = 8, 9.2, 12
	switch {
	case f.Hooded: // the opening of a hood or a helmet
		y, w, h = 3.5, 8.8, 9.6
	case f.Young():
		y, w, h = 9.5, 9.8, 12.4
	case bearded(f):
		y, w, h = 3, 8, 8.6
	case f.Spec.Body == "man":
		y, w, h, dx = 6.5, 8.6, 9.6, 14.8
	case f.Spec.Age == "elder":
		y, w, h = 6, 8.4, 9.4
	}
	return x - dx, x + dx*k, y, k, w, h
}

// animeMouth is where the mouth of an anime face is.
func animeMouth(f *figure.Figure) float64 {
	if bearded(f) {
		return 19.5
	}
	return Chin(f) - 14
}

// animeFeatures draws the face; brows lie over the hair and are drawn with it.
func animeFeatures(f *figure.Figure, e figure.Expression) kit.Node {
	l, r, y, k, w, h := AnimeEyes(f)
	pink := kit.Hex("#f2566c")
	cy, cx := y+h+1.5, w*.35
	blush := min(.46, skinShade(f, .3)+e.Blush)
	cheeks := kit.Of(f.Ellipse(l-cx, cy, 5.6, 2.9, pink), f.Ellipse(r+cx*k, cy, 5.4*k, 2.9, pink)).Opacity(blush)
	if e.Eyes == "none" {
		return cheeks
	}
	mx, my := f.Face(1.25), animeMouth(f)
	small := .74
	if bearded(f) {
		small = .86
	}
	n := []kit.Node{
		cheeks, f.Named("eyes", AnimeEye(f, e, l, y, w, h, -1), AnimeEye(f, e, r, y, w*k, h, 1)),
		animeNose(f, y, h), f.Named("mouth", kit.Of(Mouth(f, e, mx, my), onTeeth(f, mx, my)).Scale(small, small, mx, my+3)), wrinkles(f, f.Face(1.15), y+2, k),
	}
	if e.Tears {
		n = append(n, tear(f, l-2, y+h+2), tear(f, r+3, y+h+4))
	}
	return kit.Of(n...)
}

// animeNose is no more than the shadow below its tip.
func animeNose(f *figure.Figure, y, h float64) kit.Node {
	x := f.Face(1.7)
	return f.Path(figure.Text("M%.1f %.1fl2.6 3.4q-2.4 1.3 -4.4 .3Z", x, y+h*.55), f.Skin.DD)
}

// animeBrow is a thin brow over an eye.
func animeBrow(f *figure.Figure, e figure.Expression, x, y, w, h, side float64) kit.Node {
	c := f.Hair.DD
	if f.Hair.M.Lch().L < .35 {
		c = kit.Hex("#140b12")
	}
	thick := 2.0
	if f.Spec.Body == "man" {
		thick = 3
	}
	by := y - h - 5.5 - e.Raise*.8
	n := f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-side*w*.75, by+.2, x+side*w*.2, by-3, x+side*w*.95, by+1.8, x+side*w*.2, by-3+thick*1.4, x-side*w*.75, by+.2+thick*.8), c)
	return n.Rotate(-side*e.Brows, x, by)
}

// animeBrows are both.
func animeBrows(f *figure.Figure) kit.Node {
	e := f.Expression()
	if e.Eyes == "none" {
		return kit.Node{}
	}
	l, r, y, k, w, h := AnimeEyes(f)
	return f.Named("brows", animeBrow(f, e, l, y, w, h, -1), animeBrow(f, e, r, y, w*k, h, 1))
}

// inkOfLids is the color of lids and lashes.
var inkOfLids = kit.Hex("#22131f")

// AnimeEye is one eye; its outer corner is on the side.
func AnimeEye(f *figure.Figure, e figure.Expression, x, y, w, h, side float64) kit.Node {
	kind := e.Eyes
	if kind == "wink" && side < 0 {
		kind = ""
	}
	switch kind {
	case "closed", "sad closed":
		n := f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-w*1.12, y, x, y+15, x+w*1.12, y, x, y+8.5, x-w*1.12, y), inkOfLids)
		if f.Spec.Body != "man" {
			n = kit.Of(n, f.Line(figure.Text("M%.1f %.1fl%.1f 1.2M%.1f %.1fl%.1f 3.4M%.1f %.1fl%.1f 4.4", x+side*w*1.05, y+.6, side*4.2, x+side*w*.78, y+4.6, side*3.2, x+side*w*.4, y+7.4, side*1.8), inkOfLids, 1.9))
		}
		return n
	case "happy", "wink":
		return f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-w, y+4, x, y-8.5, x+w, y+4), inkOfLids, 3.2)
	case "", "wide", "half", "down", "up":
		return animeOpenEye(f, kind, x, y, w, h, side)
	}
	return Eye(f, e, x, y, 1, side < 0)
}

// animeOpenEye has an iris in layers – a dark rim, a dark upper half, a clear crescent below, two lights – under a heavy lid with a wing.
func animeOpenEye(f *figure.Figure, kind string, x, y, w, h, s float64) kit.Node {
	ix, iy, ir, ih := x+f.Pose.FaceTurn()*1.6-s*.4, y+h*.08, w*.74, h*.86
	lid := 0.0
	switch kind {
	case "wide":
		h, ir, ih = h*1.08, ir*.72, ih*.72
	case "half":
		lid = h * .62
	case "down":
		iy, lid = iy+h*.16, h*.3
	case "up":
		ix, iy = ix+1.8, iy-h*.16
	}
	top := y - h + lid
	ball := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-s*w*.95, top+h*.62, x-s*w*.3, top-h*.12, x+s*w*.55, top+h*.08,
		x+s*w*1.06, top+h*.28, x+s*w, max(y-h*.08, top+h*.5), x+s*w*.92, y+h*.86, x+s*w*.08, y+h, x-s*w*.82, y+h*.94, x-s*w*.95, top+h*.62)
	c := f.Iris.Lch()
	deep := kit.Lch{L: .3, C: c.C*.9 + .02, H: c.H}.Color()
	base := kit.Lch{L: max(.44, min(.6, c.L+.06)), C: min(.2, c.C*1.3+.03), H: c.H}.Color()
	clear := kit.Lch{L: .78, C: min(.16, c.C+.04), H: c.H}.Color()
	inner := []kit.Node{
		f.Ellipse(x, top, w*1.3, h*.42, kit.Hex("#c6bfd8")),
		f.Ellipse(ix, iy, ir, ih, inkOfLids), f.Ellipse(ix, iy, ir-1.2, ih-1.3, base),
		f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fq%.1f %.1f %.1f 0Z", ix-ir, iy-ih, 2*ir, ih*.95, -ir, ih*.34, -2*ir), deep),
		f.Ellipse(ix, iy+ih*.60, ir*.6, ih*.26, clear), f.Ellipse(ix, iy+ih*.02, ir*.38, ih*.4, inkOfLids),
		f.Ellipse(ix, iy-ih*1.02, ir*.98, ih*.36, inkOfLids),
		f.Ellipse(ix-f.Light*ir*.36, iy-ih*.40, ir*.38, ih*.24, kit.White), f.Ellipse(ix+f.Light*ir*.44, iy+ih*.36, ir*.2, ih*.12, kit.White),
	}
	upper := f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-s*w*1.03, top+h*.68, x-s*w*.5, top-h*.26, x+s*w*.4, top-h*.12,
		x+s*w*1.02, top+h*.0, x+s*w*1.38, top+h*.42, x+s*w*1.1, top+h*.36, x+s*w*1.02, top+h*.66, x+s*w*.82, top+h*.2, x+s*w*.3, top+h*.13, x-s*w*.5, top+h*.08, x-s*w*1.03, top+h*.68), inkOfLids)
	lower := f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-s*w*.25, y+h*1.02, x+s*w*.55, y+h*1.03, x+s*w*.94, y+h*.5), inkOfLids, 1.3)
	n := []kit.Node{f.Form(ball, kit.White, inner...), lower, upper}
	if f.Spec.Body != "man" {
		n = append(n, f.Path(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x+s*w*.72, top+h*.1, x+s*w*1.32, top-h*.06, x+s*w*1.0, top+h*.3), inkOfLids))
	}
	if kind != "half" {
		n = append(n, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-s*w*.5, top-h*.2, x+s*w*.2, top-h*.38, x+s*w*.9, top-h*.1), f.Skin.DD, 1.2))
	}
	return f.Named("cel", n...)
}

// cel makes a second tone: half clear, so that no style draws an outline around it.
func cel(n kit.Node) kit.Node { return n.Opacity(.48) }

// animeShade is the second tone of a face: below the hair and along the side away from the light.
func animeShade(f *figure.Figure, x float64) kit.Node {
	side := f.Path(figure.Text("M33 -12C33 6 31 16 25 24C18 33 10 40 %.1f 46L40 46V-12Z", x+2), f.Skin.DD).Scale(f.Light, 1, 0, 0)
	return cel(kit.Of(side, fringeShadow(f, x)))
}

// EyeLine and MouthLine are how far eyes and mouth lie below the middle of the head.
func EyeLine(f *figure.Figure) float64 {
	if Animated(f) {
		_, _, y, _, _, _ := AnimeEyes(f)
		return y
	}
	return 2
}

func MouthLine(f *figure.Figure) float64 {
	if Animated(f) {
		return animeMouth(f) + 2
	}
	if f.Spec.Lifelike() {
		return FacePlan(f).mouth
	}
	return 19
}
