package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// sideHair is hair before the ear and over the forehead in profile: what a head that is turned less shows on its far side is left out.
func sideHair(f *figure.Figure, front kit.Node) kit.Node {
	return f.Clip("M-200 -200H44C44 -52 38 -42 31 -35C22 -27 7 -14 2 0C-1 12 -2 30 -4 200H-200Z", front)
}

// sideHairBack leaves out what hangs before the face in profile.
func sideHairBack(f *figure.Figure, back kit.Node) kit.Node {
	return f.Clip("M-300 -300H300V-24H30C14 0 8 30 12 400H-300Z", back)
}

// sideBeard is a beard along the jaw, from the ear to below the lips, with the mustache above them.
func sideBeard(f *figure.Figure) kit.Node {
	t := f.Hair
	fill := f.Fade(f.Bones.Head, 8, 26, 36, t.L, kit.At(.45, t.M), t.D)
	over := f.Form("M20 20.500Q28 12.500 38 15.500Q37.500 20 31 20.500Q25 21.500 20 20.500Z", fill)
	jaw := map[string]string{
		"short":  "M-13 -2C-9 12 2 19 14 21L26 26Q33 30 36.500 28C38 34 36 42 27 44C10 46 -8 38 -14 20Z",
		"full":   "M-13 -4C-9 12 2 18 14 20L26 26Q33 30 37 28C41 38 38 54 26 58C8 62 -12 46 -16 20Z",
		"long":   "M-13 -4C-9 12 2 18 14 20L26 26Q33 30 37 28C42 44 38 80 28 104C8 96 -12 56 -16 20Z",
		"wide":   "M-13 -4C-9 12 2 18 14 20L26 26Q33 30 37 28C48 50 40 86 24 104C0 92 -16 56 -16 20Z",
		"goatee": "M24 28Q32 31 37 28C40 34 38 48 30 48C24 46 22 36 24 28Z",
	}[f.Spec.Beard]
	switch f.Spec.Beard {
	case "mustache":
		return f.Named("beard", over)
	case "stubble":
		return f.Named("beard", f.Blur(2, f.Path("M-13 -2C-9 12 2 19 14 21L26 26Q33 30 36 28C37 34 34 40 24 40C10 42 -8 36 -14 20Z", t.D)).Opacity(.3))
	}
	if jaw == "" {
		return kit.Node{}
	}
	return f.Named("beard", f.Form(jaw, fill, f.Line("M-6 14Q0 26 12 34M4 22Q12 32 24 38M-12 20Q-4 36 10 44", t.DD, 1.6).Opacity(.5)), over)
}

// sideGlasses are one lens before the eye and the temple back to the ear.
func sideGlasses(f *figure.Figure) kit.Node {
	y := 2.0
	if f.Young() {
		y = 5
	}
	rim := kit.Hex("#4a3638")
	if f.Dark() && f.Spec.Glasses != "sunglasses" {
		rim = kit.Hex("#e3c07a")
	}
	temple := f.Line(figure.Text("M14 %.1fL-7 %.1f", y-3, y-5), rim, 3)
	switch f.Spec.Glasses {
	case "sunglasses", "heart sunglasses":
		return f.Named("glasses", temple, f.Form(figure.Text("M12 %.1fQ22 %.1f 32 %.1fQ34 %.1f 27 %.1fQ15 %.1f 12 %.1fZ", y-8, y-11, y-7, y+8, y+10, y+11, y-8), kit.Lin(12, y-9, 32, y+9, kit.Hex("#5a5566"), kit.Hex("#221f2a"))))
	case "round", "square":
		return f.Named("glasses", temple, f.Ellipse(22.5, y+.5, 8.4, 10.4, kit.White.Alpha(.16)).Stroke(rim, 2.6), f.Line(figure.Text("M30 %.1fL34 %.1f", y-1, y+1), rim, 2.6))
	}
	return GlassesPart(f)
}
