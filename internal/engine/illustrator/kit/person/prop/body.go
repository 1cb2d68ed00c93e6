package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, bodyProps) }

var bodyProps = map[string]prop{
	"telescope":         {free: true, draw: telescope},
	"heavy bag":         {free: true, behind: true, draw: heavyBag},
	"poured glass":      {free: true, draw: pouredGlass},
	"poured bottle":     {free: true, draw: pouredBottle},
	"poured tumbler":    {free: true, draw: pouredTumbler},
	"poured beer":       {free: true, draw: pouredBeer},
	"poured pitcher":    {free: true, draw: pouredPitcher},
	"poured latte":      {free: true, draw: pouredLatte},
	"milk jug":          {free: true, draw: milkJug},
	"marshmallow stick": {free: true, front: true, draw: marshmallowStick},
	"pouring can":       {free: true, draw: pouringCan},
	"watered flowers":   {free: true, draw: wateredFlowers},
	"pillow":            {free: true, behind: true, draw: pillow},
	"blanket":           {free: true, front: true, draw: blanket},
	"watch on wrist":    {free: true, front: true, draw: Watch},
	"leaned wall":       {free: true, behind: true, draw: leanedWall},
	"grooming brush":    {far: true, front: true, tilt: 96, draw: hairbrush},
	"seed bag":          {free: true, draw: seedBag},
	"falling seed":      {free: true, draw: fallingSeed},
}

// telescope stands on three legs; its eyepiece is at the eye.
func telescope(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, gear(f, "#3f6fb0")
	eye := f.Bones.Head.Out(34, 0)
	const tilt = -34.0
	tube := figure.Frame{Point: eye, Angle: tilt, Scale: k}
	mount := tube.Out(86, 16)
	leg := func(dx float64) kit.Node {
		return pole(f, mount, limb.Point{X: mount.X + dx*k, Y: figure.Ground}, 8*k, figure.Wood)
	}
	return kit.Of(leg(-58), leg(14), leg(66), f.Circle(mount.X, mount.Y, 11*k, figure.Steel.D), figure.Place(kit.Of(
		f.Form(kit.RoundRect(0, -9, 30, 18, 4), kit.Lin(0, -9, 0, 9, figure.Black.L, figure.Black.M, figure.Black.DD)),
		f.Form(kit.RoundRect(26, -15, 74, 30, 5), kit.Lin(0, -15, 0, 15, t.LL, t.M, t.DD)),
		f.Form(kit.RoundRect(94, -21, 84, 42, 6), kit.Lin(0, -21, 0, 21, t.LL, t.M, t.DD)),
		f.Rect(92, -22, 10, 44, 3, figure.Gold.M), f.Form(kit.RoundRect(170, -25, 14, 50, 4), kit.Lin(0, -25, 0, 25, figure.Gold.LL, figure.Gold.M, figure.Gold.DD))), tube))
}

// heavyBag hangs from a chain before the fist.
func heavyBag(f *figure.Figure) kit.Node {
	p, t := farPalm(f), gear(f, "#b5303c")
	chain := f.Line("M30 -150L52 -236M86 -150L64 -236", figure.Steel.D, 5).Dash(7, 4)
	return f.At(kit.Of(chain, f.Circle(58, -240, 9, kit.None).Stroke(figure.Steel.D, 5),
		f.Form("M16 -140Q58 -156 100 -140Q108 0 100 148Q58 162 16 148Q8 0 16 -140Z", kit.Lin(10, 0, 106, 0, t.LL, kit.At(.4, t.M), t.DD), f.Rect(8, -104, 100, 16, 0, kit.White).Opacity(.9), f.Rect(8, 96, 100, 16, 0, kit.White).Opacity(.9), f.Line("M22 -14Q34 2 24 20", t.DD, 4)),
		f.Line("M-2 -34L-16 -46M-6 -4H-24M-2 26L-16 38", kit.Hex("#f2c23a"), 5)), p.Add(4*f.Body.Thick, 0), 0)
}

func pillow(f *figure.Figure) kit.Node {
	k, h := f.Body.Thick, f.Bones.Head.Out(0, 0)
	t := figure.HexTones("#eef3fa")
	return f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", h.X-86*k, figure.Ground, h.X-96*k, h.Y-8*k, h.X-72*k, h.Y-8*k, h.X, h.Y+10*k, h.X+62*k, h.Y-2*k, h.X+84*k, h.Y+30*k, h.X+72*k, figure.Ground, h.X, figure.Ground-6*k, h.X-86*k, figure.Ground),
		kit.Lin(0, h.Y, 0, figure.Ground, t.LL, t.M, t.D))
}

// blanket covers a figure that lies, from the chest to beyond the feet.
func blanket(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, gear(f, "#5a86c8")
	chest, hip := f.Bones.Trunk.Out(0, -f.Body.Trunk*.72), f.Bones.Trunk.Out(0, 0)
	knee, foot := f.Bones.LegNear[1], f.Bones.LegNear[2]
	top := min(hip.Y, chest.Y) - 42*k
	end := max(foot.X, f.Bones.LegFar[2].X) + 62*k
	low := min(knee.Y, foot.Y, f.Bones.LegFar[1].Y, f.Bones.LegFar[2].Y) - 34*k
	fold := t.LL
	cloth := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ",
		chest.X-8*k, top+10*k, chest.X+30*k, top-12*k, hip.X, top+2*k, (hip.X+knee.X)/2, top+16*k, knee.X, low, foot.X, low-8*k, foot.X+14*k, low-6*k, end, low, end, figure.Ground-4*k,
		chest.X-22*k, figure.Ground, chest.X+2*k, figure.Ground-30*k, chest.X-8*k, top+10*k)
	lines := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", hip.X, top+20*k, hip.X+10*k, figure.Ground-40*k, hip.X-6*k, figure.Ground-8*k, knee.X, low+16*k, knee.X+14*k, figure.Ground-30*k, knee.X+2*k, figure.Ground-6*k)
	var dots []kit.Node
	for i := range 18 {
		x, y := chest.X+float64(30+(i*61)%int(max(90, (end-chest.X)/k)))*k, top+float64(34+(i*37)%70)*k
		dots = append(dots, f.Circle(x, y, 5*k, t.L))
	}
	cuff := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", chest.X-12*k, top+8*k, chest.X+6*k, top-6*k, chest.X+22*k, top-2*k, chest.X+10*k, figure.Ground, chest.X-10*k, figure.Ground+2*k, chest.X-26*k, figure.Ground)
	return kit.Of(f.Form(cloth, kit.Lin(0, top, 0, figure.Ground, t.L, kit.At(.4, t.M), t.D), append(dots, f.Line(lines, t.D, 5*k))...), f.Form(cuff, kit.Lin(0, top, 0, figure.Ground, kit.White, fold, t.L)))
}

func seedBag(f *figure.Figure) kit.Node {
	t := gear(f, "#c9a06a")
	return f.At(kit.Of(f.Form("M-30 -34Q0 -44 30 -34L36 34Q0 46 -36 34Z", kit.Lin(-32, 0, 32, 0, t.LL, t.M, t.DD), f.Rect(-20, -6, 40, 26, 4, t.LL)), f.Ellipse(0, -35, 30, 8, t.DD), f.Ellipse(0, -36, 25, 6, figure.HexTones("#f2c23a").M)), nearPalm(f).Add(0, 6*f.Body.Thick), 0)
}

func fallingSeed(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t := figure.HexTones("#e8a93a")
	var n []kit.Node
	for i := range 16 {
		u := float64(i) / 16
		x, y := p.X+(8+float64((i*29)%38)*(.4+u))*k, p.Y+14*k+(figure.Ground-p.Y-16*k)*u
		n = append(n, f.Ellipse(x, y, 5*k, 3.4*k, t.M), f.Ellipse(x-k, y-k, 2*k, 1.2*k, t.LL))
	}
	return kit.Of(n...)
}

// leanedWall is the end of a wall behind the back of who leans on it.
func leanedWall(f *figure.Figure) kit.Node {
	k, t, joint := f.Body.Thick, gear(f, "#c0694f"), figure.HexTones("#ddd5c8")
	back := f.TrunkPoint(-1, .8)
	x, top := back.X+4*k, f.Bones.Head.Y-30*k
	w := 92 * k
	n := kit.Of(f.Form(kit.RoundRect(x-w, top, w, figure.Ground-top, 3*k), kit.Lin(x-w, 0, x, 0, joint.L, joint.M, joint.D)))
	h := 26 * k
	for r := 0; top+float64(r+1)*h <= figure.Ground; r++ {
		y, off := top+float64(r)*h, float64(r%2)*w*.3
		for c := range 3 {
			x0, x1 := max(x-w, x-w+float64(c)*w*.6-off), min(x, x-w+float64(c+1)*w*.6-off)
			if x1-x0 > 8*k {
				n = kit.Of(n, f.Form(kit.RoundRect(x0+2*k, y+2*k, x1-x0-4*k, h-4*k, 3*k), kit.Lin(0, y, 0, y+h, t.L, []kit.Color{t.M, t.D, t.M}[(r+c)%3])))
			}
		}
	}
	return n
}

// AtWrist puts a drawing on the near wrist; in it x runs along the forearm to the hand, and the arm is 17 units wide.
func AtWrist(f *figure.Figure, n kit.Node) kit.Node {
	elbow, wrist := f.Bones.ArmNear[1], f.Bones.ArmNear[2]
	at := wrist.Mix(elbow, .12)
	return n.Scale(f.Body.Thick, f.Body.Thick, 0, 0).Rotate(figure.Direction(elbow, wrist), 0, 0).Move(at.X, at.Y)
}

func Watch(f *figure.Figure) kit.Node {
	t, m := f.ExtraTones("watch", "#4a4f5e"), kit.TonesOf(kit.Hex("#d3d9e0"))
	return AtWrist(f, kit.Of(f.Form(kit.RoundRect(-4.5, -9.5, 9, 19, 2.5), kit.Lin(0, -10, 0, 10, t.L, t.M, t.DD)), f.Circle(0, 0, 7.6, kit.Lin(-7, -7, 7, 7, m.LL, m.M, m.DD)), f.Circle(0, 0, 5.6, kit.Hex("#fdfcf8")), f.Line("M0 0V-4M0 0L2.800 1.400", kit.Hex("#3a3f4c"), 1.3)))
}
