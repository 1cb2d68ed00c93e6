package person

import "pellucid/internal/engine/illustrator/kit"

// atWrist puts a drawing on the near wrist; in it x runs along the forearm to the hand, and the arm is 17 units wide.
func (f *figure) atWrist(n kit.Node) kit.Node {
	elbow, wrist := f.bones.armNear[1], f.bones.armNear[2]
	at := wrist.Mix(elbow, .12)
	return n.Scale(f.body.thick, f.body.thick, 0, 0).Rotate(direction(elbow, wrist), 0, 0).Move(at.X, at.Y)
}

func watch(f *figure) kit.Node {
	t, m := f.extraTones("watch", "#4a4f5e"), kit.TonesOf(kit.Hex("#d3d9e0"))
	return f.atWrist(kit.Of(f.Form(kit.RoundRect(-4.5, -9.5, 9, 19, 2.5), kit.Lin(0, -10, 0, 10, t.L, t.M, t.DD)), f.Circle(0, 0, 7.6, kit.Lin(-7, -7, 7, 7, m.LL, m.M, m.DD)), f.Circle(0, 0, 5.6, kit.Hex("#fdfcf8")), f.Line("M0 0V-4M0 0L2.800 1.400", kit.Hex("#3a3f4c"), 1.3)))
}

func bracelet(f *figure) kit.Node {
	t := f.extraTones("bracelet", "#f2c23a")
	n := []kit.Node{f.Form(kit.RoundRect(-3, -9.5, 6, 19, 3), kit.Lin(0, -10, 0, 10, t.LL, t.M, t.DD))}
	for i := range 4 {
		n = append(n, f.Circle(0, -6.6+4.4*float64(i), 1.7, t.LL))
	}
	return f.atWrist(kit.Of(n...))
}

func belt(f *figure) kit.Node {
	k, hw := f.body.thick, f.bones.hip
	t, g := f.extraTones("belt", "#6b4428"), kit.TonesOf(kit.Hex("#e8c14f"))
	y := 1 * k
	d := text("M%.1f %.1fQ0 %.1f %.1f %.1fv%.1fQ0 %.1f %.1f %.1fZ", -hw-9*k, y-4, y+6*k, hw+9*k, y-4, 9*k, y+15*k, -hw-9*k, y+5*k)
	return kit.Of(f.Form(d, kit.Lin(-hw, y, hw, y+10, t.L, t.M, t.D)), f.Rect(f.front()-7*k, y-.5*k, 15*k, 12*k, 2.5, kit.None).Stroke(kit.Lin(-7, y, 8, y+12, g.LL, g.M, g.DD), 3), f.Line(text("M%.1f %.1fh%.1f", f.front()-1*k, y+5.5*k, 7*k), g.D, 2))
}

func earmuffs(f *figure) kit.Node {
	t := f.extraTones("earmuffs", "#e86f8f")
	x := f.face(.6)
	band := text("M-35 -4C-40 -62 40 -62 %.1f -4", 35+x*.3)
	n := []kit.Node{f.Line(band, t.DD, 6), f.Line(band, t.M, 4)}
	for _, at := range []float64{-35 + x*.2, 35 + x*.3} {
		n = append(n, f.blobs(append(cloud(10, at, 6, 8, 10, 6, 0, 324), blob{at, 6, 11}), kit.Rad(at-4*f.light, 0, 22, t.LL, t.M, t.D)))
	}
	return kit.Of(n...)
}

// masqueradeMask is an eye mask in a color, with a gold edge and feathers.
func masqueradeMask(f *figure) kit.Node {
	t, g := f.extraTones("masquerade mask", "#7a3fa8"), kit.TonesOf(kit.Hex("#f2c84b"))
	l, r, y, k := f.eyesAt()
	x := f.face(1.15)
	d := text("M-37 -13Q%.1f -18 %.1f -8Q%.1f -18 38 -13Q40 10 %.1f 14Q%.1f 13 %.1f 6Q%.1f 13 %.1f 14Q-39 10 -37 -13Z", -12+x, x, 14+x, r+4, x+6, x, x-6, l-4)
	eyes := kit.Oval(l, y, 9, 7.5) + kit.Oval(r, y, 9*k, 7.5)
	feather := func(dx, deg float64) kit.Node {
		return f.Form("M0 0C-9 -12 -9 -34 2 -48C12 -34 10 -12 0 0Z", kit.Lin(0, -48, 0, 0, t.LL, t.M, t.D), f.Line("M0 0C0 -16 1 -30 2 -44", t.DD, 1)).Rotate(deg, 0, 0).Move(30+dx, -10)
	}
	mask := f.Mask(kit.Of(f.Rect(-60, -40, 120, 80, 0, kit.White), f.Path(eyes, kit.Black)), f.Form(d, kit.Lin(-34, -14, 34, 14, t.L, t.M, t.D)))
	return kit.Of(feather(0, 38), feather(-4, 18), feather(3, 58), mask, f.Path(d, kit.None).Stroke(g.M, 2), f.Path(eyes, kit.None).Stroke(g.L, 1.6), f.Circle(x, -5, 2.6, g.LL))
}
