package extra

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/prop"
)

func bracelet(f *figure.Figure) kit.Node {
	t := f.ExtraTones("bracelet", "#f2c23a")
	n := []kit.Node{f.Form(kit.RoundRect(-3, -9.5, 6, 19, 3), kit.Lin(0, -10, 0, 10, t.LL, t.M, t.DD))}
	for i := range 4 {
		n = append(n, f.Circle(0, -6.6+4.4*float64(i), 1.7, t.LL))
	}
	return prop.AtWrist(f, kit.Of(n...))
}

func belt(f *figure.Figure) kit.Node {
	k, hw := f.Body.Thick, f.Bones.Hip
	t, g := f.ExtraTones("belt", "#6b4428"), kit.TonesOf(kit.Hex("#e8c14f"))
	y := 1 * k
	d := figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1fv%.1fQ0 %.1f %.1f %.1fZ", -hw-9*k, y-4, y+6*k, hw+9*k, y-4, 9*k, y+15*k, -hw-9*k, y+5*k)
	return kit.Of(f.Form(d, kit.Lin(-hw, y, hw, y+10, t.L, t.M, t.D)), f.Rect(f.Front()-7*k, y-.5*k, 15*k, 12*k, 2.5, kit.None).Stroke(kit.Lin(-7, y, 8, y+12, g.LL, g.M, g.DD), 3), f.Line(figure.Text("M%.1f %.1fh%.1f", f.Front()-1*k, y+5.5*k, 7*k), g.D, 2))
}

func earmuffs(f *figure.Figure) kit.Node {
	t := f.ExtraTones("earmuffs", "#e86f8f")
	x := f.Face(.6)
	band := figure.Text("M-35 -4C-40 -62 40 -62 %.1f -4", 35+x*.3)
	n := []kit.Node{f.Line(band, t.DD, 6), f.Line(band, t.M, 4)}
	for _, at := range []float64{-35 + x*.2, 35 + x*.3} {
		n = append(n, head.Blobs(f, append(head.Cloud(10, at, 6, 8, 10, 6, 0, 324), head.Blob{X: at, Y: 6, R: 11}), kit.Rad(at-4*f.Light, 0, 22, t.LL, t.M, t.D)))
	}
	return kit.Of(n...)
}

// masqueradeMask is an eye mask in a color, with a gold edge and feathers.
func masqueradeMask(f *figure.Figure) kit.Node {
	t, g := f.ExtraTones("masquerade mask", "#7a3fa8"), kit.TonesOf(kit.Hex("#f2c84b"))
	l, r, y, k := head.EyesAt(f)
	x := f.Face(1.15)
	d := figure.Text("M-37 -13Q%.1f -18 %.1f -8Q%.1f -18 38 -13Q40 10 %.1f 14Q%.1f 13 %.1f 6Q%.1f 13 %.1f 14Q-39 10 -37 -13Z", -12+x, x, 14+x, r+4, x+6, x, x-6, l-4)
	eyes := kit.Oval(l, y, 9, 7.5) + kit.Oval(r, y, 9*k, 7.5)
	feather := func(dx, deg float64) kit.Node {
		return f.Form("M0 0C-9 -12 -9 -34 2 -48C12 -34 10 -12 0 0Z", kit.Lin(0, -48, 0, 0, t.LL, t.M, t.D), f.Line("M0 0C0 -16 1 -30 2 -44", t.DD, 1)).Rotate(deg, 0, 0).Move(30+dx, -10)
	}
	mask := f.Mask(kit.Of(f.Rect(-60, -40, 120, 80, 0, kit.White), f.Path(eyes, kit.Black)), f.Form(d, kit.Lin(-34, -14, 34, 14, t.L, t.M, t.D)))
	return kit.Of(feather(0, 38), feather(-4, 18), feather(3, 58), mask, f.Path(d, kit.None).Stroke(g.M, 2), f.Path(eyes, kit.None).Stroke(g.L, 1.6), f.Circle(x, -5, 2.6, g.LL))
}

// bandageBands are strips around a limb or the trunk of a mummy, for a box.
func bandageBands(f *figure.Figure) []kit.Node {
	var n []kit.Node
	k := f.Body.Thick
	for i := range 11 {
		y := 20*k - float64(i)*13*k
		tilt := float64((i*5)%7-3) * 3 * k
		n = append(n, f.Line(figure.Text("M-90 %.1fQ0 %.1f 90 %.1f", y+tilt, y+6*k, y-tilt), f.Top.DD, 1.8*k).Opacity(.65), f.Line(figure.Text("M-90 %.1fQ0 %.1f 90 %.1f", y+tilt+2.5*k, y+8.5*k, y-tilt+2.5*k), f.Top.LL, 1.6*k).Opacity(.8))
	}
	return n
}

// bandagedHead are strips over the face of a mummy, but for the eyes.
func bandagedHead(f *figure.Figure) kit.Node {
	var n []kit.Node
	t := f.Skin
	n = append(n, f.Path("M-40 -50H40V-10H-40ZM-40 16H40V50H-40Z", f.Fade(f.Bones.Head, 0, 0, 44, t.L, t.M, t.D)))
	for i, y := range []float64{-38, -28, -18, -10, 16, 24, 33} {
		tilt := float64((i*5)%7-3) * 2
		n = append(n, f.Line(figure.Text("M-42 %.1fQ0 %.1f 42 %.1f", y+tilt, y+5, y-tilt), t.DD, 2).Opacity(.6), f.Line(figure.Text("M-42 %.1fQ0 %.1f 42 %.1f", y+tilt+2.5, y+7.5, y-tilt+2.5), t.LL, 1.600).Opacity(.8))
	}
	loose := f.Line("M30 12Q48 20 46 40", t.DD, 9)
	return kit.Of(loose, f.Line("M30 12Q48 20 46 40", t.M, 7), f.Clip(head.Skull(f), n...))
}
