package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// EyesAt returns the centers of the eyes in the head's frame and how much the far one is foreshortened.
func EyesAt(f *figure.Figure) (l, r, y, k float64) {
	if Animated(f) {
		l, r, y, k, _, _ = AnimeEyes(f)
		return l, r, y, k
	}
	x, dx := f.Face(1.15), 13.2
	k, y = 1-f.Pose.FaceTurn()*.2, 2.5
	if f.Young() {
		y, dx = 5, 13.6
	}
	if f.Spec.Lifelike() {
		y, dx = FacePlan(f).Eyes, FacePlan(f).apart
	}
	return x - dx, x + dx*k, y, k
}

// GlassesPart are spectacles and what else is worn on the eyes, in the head's frame.
func GlassesPart(f *figure.Figure) kit.Node {
	if f.Wears("big glasses") {
		l, r, y, _ := EyesAt(f)
		return glasses(f).Scale(1.32, 1.36, (l+r)/2, y)
	}
	return glasses(f)
}

func glasses(f *figure.Figure) kit.Node {
	switch f.Spec.Glasses {
	case "round", "square":
		return f.Named("glasses", spectacles(f))
	case "sunglasses", "heart sunglasses":
		return f.Named("glasses", Sunglasses(f))
	case "goggles":
		return f.Named("glasses", goggles(f))
	case "eyepatch":
		_, r, y, _ := EyesAt(f)
		return f.Named("glasses", f.Line(figure.Text("M-33 -12L%.1f -4L34 -22", r), kit.Hex("#26222a"), 2.5), f.Form(figure.Text("M%.1f %.1fh18q1 15 -9 15t-9 -15Z", r-9, y-7), kit.Lin(r-8, y-8, r+8, y+8, kit.Hex("#4a4450"), kit.Hex("#26222a"))))
	case "eye mask":
		return f.Named("mask", EyeMask(f))
	}
	return kit.Node{}
}

func spectacles(f *figure.Figure) kit.Node {
	l, r, y, k := EyesAt(f)
	rim := kit.Hex("#4a3638")
	if f.Dark() {
		rim = kit.Hex("#e3c07a")
	}
	lens := func(cx, kx float64) string {
		if f.Spec.Glasses == "round" {
			return kit.Oval(cx, y, 10*kx, 10)
		}
		return kit.RoundRect(cx-10.5*kx, y-8, 21*kx, 16, 5)
	}
	sides := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fL%.1f %.1f", l+9.8, y-1, (l+r)/2, y-5, r-9.8*k, y-1, l-10, y-2, -31+f.Face(1.2), y-4)
	glass := kit.Of(f.Path(lens(l, 1), kit.White), f.Path(lens(r, k), kit.White)).Opacity(.1)
	glint := ShineOn(f, figure.Text("M%.1f %.1fl5 -6M%.1f %.1fl5 -6", f.Light*l-6, y+1, f.Light*r-6, y+1), 1.8)
	return kit.Of(glass, glint, f.Path(lens(l, 1), kit.None).Stroke(rim, 2.3), f.Path(lens(r, k), kit.None).Stroke(rim, 2.3), f.Line(sides, rim, 2.2))
}

func Sunglasses(f *figure.Figure) kit.Node {
	l, r, y, k := EyesAt(f)
	rim := kit.Hex("#191821")
	shade := kit.Lin(0, y-9, 0, y+9, kit.Hex("#23212c"), kit.Hex("#4a4860"))
	one := func(cx, kx float64) kit.Node {
		if f.Spec.Glasses == "heart sunglasses" {
			return f.Heart(cx, y, 12.5)
		}
		d := figure.Text("M%.1f %.1fh%.1fq%.1f 17 -%.1f 17t-%.1f -17Z", cx-11.5*kx, y-8, 23*kx, 0.5, 11*kx, 12*kx)
		return kit.Of(f.Path(d, shade).Stroke(rim, 1.4), ShineOn(f, figure.Text("M%.1f %.1fl6 -7", f.Light*cx-7, y+1), 2.4))
	}
	sides := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fL%.1f %.1f", l+9.8, y-2, (l+r)/2, y-6, r-9.8*k, y-2, l-10, y-3, -31+f.Face(1.2), y-5)
	return kit.Of(one(l, 1), one(r, k), f.Line(sides, rim, 3))
}

func goggles(f *figure.Figure) kit.Node {
	l, r, y, k := EyesAt(f)
	d := kit.RoundRect(l-12, y-11, r-l+24, 22, 10)
	strap := f.Line(figure.Text("M%.1f %.1fL-34 %.1fM%.1f %.1fL34 %.1f", l-10, y, y-4, r+10*k, y, y-4), kit.Hex("#3a3f4a"), 6)
	glass := f.Path(d, kit.Lin(l, y-10, r, y+10, kit.Hex("#d8f1ff").Alpha(.55), kit.Hex("#8fd0f4").Alpha(.35))).Stroke(kit.Hex("#4a5060"), 3)
	return kit.Of(strap, glass, ShineOn(f, figure.Text("M%.1f %.1fl7 -9M%.1f %.1fl4 -6", f.Light*l-8, y+4, f.Light*l, y+5), 2.5))
}

func EyeMask(f *figure.Figure) kit.Node {
	l, r, y, k := EyesAt(f)
	x := f.Face(1.15)
	d := figure.Text("M-35 -8Q%.1f -14 %.1f -6Q%.1f -14 36 -8Q36 10 %.1f 12Q%.1f 12 %.1f 6Q%.1f 12 %.1f 12Q-35 10 -35 -8Z", -12+x, x, 14+x, r+2, x+6, x, x-6, l-2)
	eyes := kit.Oval(l, y, 8.5, 8.5) + kit.Oval(r, y, 8.5*k, 8.5)
	t := kit.TonesOf(kit.Hex("#26304f"))
	if f.Look.TopName == "bodysuit" {
		t = f.Trim
	}
	return f.Path(d+eyes, f.Fade(f.Bones.Head, 0, 0, 36, t.L, t.M, t.D)).EvenOdd()
}
