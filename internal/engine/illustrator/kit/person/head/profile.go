package head

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// InProfile reports whether the head is seen exactly from its side.
func InProfile(f *figure.Figure) bool {
	return f.Spec.Profile && f.Pose.FaceTurn() > .5 && !Animated(f) && !f.Spec.Lifelike()
}

// sideHead draws a head in profile: the skull with the brow, the nose, both lips and the chin that stand out of it, and what is on it.
func sideHead(f *figure.Figure, core, brow kit.Node) kit.Node {
	s, out := f.Skin, sideOutline(f)
	if f.Spec.Expression == "faceless" { // an outline alone is all one tone
		return kit.Of(f.Form(Skull(f)+out, s.M), BeardPart(f), f.Named("face", features(f)), beardFront(f), ear(f, -30.5+f.Face(1.35), 1, false), GlassesPart(f), hairFront(f))
	}
	under := f.Blur(2, f.Path("M38 16L46 13L40 22Z", s.DD)).Opacity(.35)
	jaw := f.Blur(3, f.Path("M26 31L40 30L32 46L-20 40L0 38Z", s.DD)).Opacity(.3)
	return kit.Of(f.Form(Skull(f)+out, f.Fade(f.Bones.Head, 0, 4, 46, s.L, kit.At(.4, s.M), s.D), core, brow, under, jaw),
		f.Named("face", sideFeatures(f)), sideBeard(f), ear(f, -5, 1, false), sideGlasses(f), sideHair(f, hairFront(f)))
}

// sideOutline is what stands out of the skull in profile.
func sideOutline(f *figure.Figure) string {
	switch {
	case f.Spec.Expression == "faceless":
		return "M30 -12C34 -4 39 4 42 8.500C43.500 11 39 13.500 35 14C39 16.500 38.500 19 36.500 20C38.500 22 37 25 33.500 26.500C32 31 30 34 22 37L16 10Z"
	case f.Young():
		return "M27 -26C34 -18 32.500 -10 31.500 -4C33 3 38 8 41 11C43 14 39 16 36 16.500C35 18 38 19 38 21C38 22.500 36 23 35.500 23.500C37.500 25 36.500 28 34 28.500C33 30 34 32 32 34.500C28 38 20 38 10 36L2 10L10 -20Z"
	}
	return "M27 -26C33 -18 31.500 -10 31 -6C33 0 41 7 44.500 10.500C46.500 13 43 15.500 37.500 15.500C36 17.500 40 18.500 40.500 21C40.500 23 38 23.400 37 23.800C39.500 25 39 28.500 35.500 29C34 30 36 33 34.500 36C32 40.500 22 41 10 38L2 10L10 -20Z"
}

// sideFeatures are the one eye, brow and corner of the mouth that are seen in profile.
func sideFeatures(f *figure.Figure) kit.Node {
	e := f.Expression()
	x, y := 20.5, 2.0
	if f.Young() {
		y = 5
	}
	eye := sideEye(f, e, x, y)
	c := f.Hair.D
	if l := f.Hair.M.Lch().L; l > .8 {
		c = f.Hair.DD
	} else if l < .5 && f.Dark() {
		c = kit.Hex("#150c10")
	}
	by := y - 12.5 - e.Raise
	brow := f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-7, by+2.5, x+1, by-2.5, x+8.5, by+.5), c, 3).Rotate(-e.Brows, x, by)
	blush := f.Blur(1.8, f.Ellipse(12, y+15, 7, 4.6, kit.Hex("#f2566c"))).Opacity(skinShade(f, .34) + e.Blush)
	nostril := f.Line("M36.500 13.500q2 -1.600 3.600 .4", f.Skin.DD, 1.8).Opacity(.8)
	return kit.Of(blush, f.Named("eyes", eye), f.Named("brows", brow), nostril, f.Named("mouth", sideMouth(f, e)))
}

// sideEye is an eye from the side: a wedge that opens forward, with lashes that stand out before it.
func sideEye(f *figure.Figure, e figure.Expression, x, y float64) kit.Node {
	lash := kit.Node{}
	if f.Spec.Body == "woman" {
		lash = f.Line(figure.Text("M%.1f %.1fq4 -.6 6 -4M%.1f %.1fq3 -1.600 4 -4.600", x+4.5, y-4, x+2.5, y-6), Lash, 1.8)
	}
	switch e.Eyes {
	case "none":
		return kit.Node{}
	case "closed", "sad closed":
		return kit.Of(f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-5, y, x+2, y+5.5, x+7, y+1), Lash, 2.6), f.Line(figure.Text("M%.1f %.1fl3 1.800M%.1f %.1fl2 3", x+6, y+2, x+3.5, y+3.5), Lash, 1.6))
	case "happy", "wink":
		return f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-5, y+2.5, x+1, y-6, x+7, y+2.5), Lash, 2.9)
	}
	white := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-6, y+1.5, x-1, y-7.5, x+5.5, y-5, x+7, y+1, x+4.5, y+6, x-1, y+7.5, x-6, y+1.5)
	col := kit.TonesOf(f.Iris)
	ball := kit.Of(f.Ellipse(x+3.6, y+.4, 3.9, 5.8, kit.Lin(x, y-5, x, y+6, col.DDD, kit.At(.55, col.D), col.L)), f.Ellipse(x+4.4, y+.3, 2, 3.2, kit.Hex("#1a1118")), f.Circle(x+3*f.Light, y-2.2, 1.6, kit.White))
	lid := kit.Node{}
	if e.Eyes == "half" || e.Eyes == "down" {
		lid = f.Path(figure.Text("M%.1f %.1fh16v8h-16Z", x-8, y-9), f.Skin.M)
	}
	return kit.Of(f.Form(white, kit.Lin(x, y-7, x, y+7, kit.Hex("#e4dee1"), kit.Hex("#ffffff")), ball, lid), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-6.5, y+1, x-1, y-8, x+6, y-5.2), Lash, 2.5), lash)
}

// sideMouth is the line of the lips from the outline back to their corner.
func sideMouth(f *figure.Figure, e figure.Expression) kit.Node {
	c, y := LipLine, 23.8
	if f.Dark() {
		c = kit.Hex("#3d1219")
	}
	corner := -4.5
	switch {
	case e.Mouth == "frown" || e.Mouth == "firm":
		corner = 3
	case e.Mouth == "flat":
		corner = 0
	}
	line := f.Line(figure.Text("M37 %.1fQ%.1f %.1f %.1f %.1f", y, 30.0, y+2.5, 25.0, y+corner), c, 2.4)
	open := []string{"grin", "laugh", "fangs", "gritted", "round", "singing", "wail", "tongue"}
	if slices.Contains(open, e.Mouth) {
		line = f.Form(figure.Text("M38 %.1fQ31 %.1f 24 %.1fQ27 %.1f 37 %.1fZ", y-2, y-1, y-4, y+8, y+6), kit.Hex("#6d1c2c"), f.Path(figure.Text("M40 %.1fL23 %.1fV%.1fL40 %.1fZ", y-3, y-6, y-1, y+1), kit.White))
	}
	if f.Spec.Body == "woman" && !f.Young() {
		lip := kit.Hex("#d9606c")
		if own, painted := f.Spec.ExtraColors["lipstick"]; painted {
			lip = own
		} else if f.Dark() {
			lip = kit.Hex("#a8485a")
		}
		line = kit.Of(f.Path(figure.Text("M40.500 20.500C37 18.500 33 19.500 29 %.1fL37 %.1fZ", y-1, y), lip.Shade(-.3)), f.Path(figure.Text("M37 %.1fL29 %.1fC31 %.1f 35 29 38.600 27Z", y, y, y+5), lip), line)
	}
	return line
}
