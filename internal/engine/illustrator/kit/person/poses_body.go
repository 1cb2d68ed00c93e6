package person

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

func init() {
	maps.Copy(poses, bodyPoses)
	maps.Copy(props, bodyProps)
}

// bodyPoses are what people do with their own body or clothes, and a few acts with what belongs to them.
var bodyPoses = map[string]pose{
	"covering eyes": {turn: .1, lean: 2, head: 6, near: armPose{reach: true, to: [2]float64{-.34, 1.5}, bend: 1, upperLen: .9, foreLen: .9, hand: flatHand}, far: armPose{reach: true, to: [2]float64{.34, 1.5}, bend: -1, upperLen: .9, foreLen: .9, hand: flatHand, front: true},
		legNear: standNear, legFar: standFar},
	"flexing": {turn: .12, near: armPose{upper: -86, fore: -186, foreLen: .92, hand: fist}, far: armPose{upper: 86, fore: 186, foreLen: .92, hand: fist, front: true},
		legNear: steadyNear, legFar: steadyFar, expression: "grin"},
	"pointing up":       {turn: .3, lean: -2, head: -6, near: hangNear, far: armPose{upper: 132, fore: 172, hand: point, front: true}, legNear: standNear, legFar: standFar, expression: "grin"},
	"pointing down":     {turn: .4, lean: 2, head: 10, near: hangNear, far: armPose{upper: 46, fore: 22, hand: point, front: true}, legNear: standNear, legFar: standFar, expression: "smile"},
	"checking the time": {turn: .3, lean: 2, head: 14, near: armPose{upper: -18, fore: 112, foreLen: .9, hand: fist}, far: hangFar, legNear: standNear, legFar: standFar, prop: "watch on wrist", expression: "looking down"},
	"hands behind back": {turn: .2, head: 3, near: armPose{upper: -26, fore: 34, foreLen: .8, hand: fist}, far: armPose{upper: 26, fore: -34, foreLen: .8, hand: fist}, legNear: standNear, legFar: standFar, expression: "smile"},
	"leaning on a wall": {turn: .5, lean: -9, head: 5, near: armPose{upper: -13, fore: 99, upperLen: .72, foreLen: 1.02, hand: restHand}, far: armPose{upper: 14, fore: -86, upperLen: .72, foreLen: .95, hand: restHand, front: true},
		legNear: legPose{upper: 46, lower: -34, foot: 14}, legFar: legPose{upper: 12, lower: 8}, crossed: true, prop: "leaned wall"},
	"lying on the back": {turn: .15, lean: -88, head: -78, near: armPose{upper: -60, fore: -150, upperLen: .9, foreLen: .8}, far: armPose{upper: 72, fore: 16, upperLen: .95, foreLen: .72},
		legNear: legPose{upper: 84, lower: 94, foot: 72}, legFar: legPose{upper: 112, lower: 40, foot: 20}, shift: .2, lying: true, expression: "smile"},
	"making a wish": {turn: .2, head: 6, near: armPose{reach: true, to: [2]float64{-.08, .86}, bend: -1, upperLen: .92, foreLen: .92, hand: fist}, far: armPose{reach: true, to: [2]float64{.12, .84}, bend: 1, upperLen: .92, foreLen: .92, hand: fist, front: true},
		legNear: standNear, legFar: standFar, expression: "eyes closed"},
	"looking up":   {turn: .85, lean: -5, head: -24, near: hangNear, far: armPose{upper: 12, fore: 8}, legNear: standNear, legFar: standFar},
	"looking down": {turn: .75, lean: 4, head: 24, near: hangNear, far: armPose{upper: 12, fore: 8}, legNear: standNear, legFar: standFar},
	"stargazing": {turn: .8, lean: 10, head: -10, near: armPose{upper: 34, fore: 126, hand: cupHand}, far: armPose{upper: 76, fore: 128, hand: cupHand},
		legNear: steadyNear, legFar: legPose{upper: 18, lower: 4}, hold: 2, prop: "telescope", expression: "smile"},
	"punching a bag": {turn: .58, lean: 13, head: -2, near: armPose{upper: 14, fore: 132, hand: fist}, far: armPose{upper: 84, fore: 90, hand: fist},
		legNear: lungeNear, legFar: lungeFar, expression: "determined", prop: "heavy bag"},
	"pouring wine": {turn: .5, lean: -2, head: 7, near: armPose{upper: 36, fore: 150, hand: fist}, far: armPose{upper: 56, fore: 46, hand: cupHand},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "poured glass,poured bottle", expression: "smile"},
	"pouring beer":  pouringInto("poured tumbler,poured beer", 148),
	"pouring milk":  pouringInto("poured tumbler,poured pitcher", 152),
	"pouring juice": pouringInto("poured tumbler,poured pitcher", 151),
	"pouring water": pouringInto("poured tumbler,poured pitcher", 149),
	"pouring latte": {turn: .5, lean: -2, head: 9, near: armPose{upper: 36, fore: 140, hand: fist}, far: armPose{upper: 66, fore: 50, hand: cupHand},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "poured latte,milk jug", expression: "smile"},
	"roasting": {turn: .4, lean: 4, head: 4, near: armPose{upper: -14, fore: 40, foreLen: .85}, far: armPose{upper: 40, fore: 74, hand: fist, front: true},
		legNear: foldNear, legFar: foldFar, legsFront: true, hold: 1, prop: "marshmallow stick", expression: "smile"},
	"under a blanket": {turn: .15, lean: -88, head: -78, near: armPose{upper: -40, fore: -118, upperLen: .8, foreLen: .8}, far: armPose{upper: 72, fore: 16, upperLen: .95, foreLen: .72},
		legNear: legPose{upper: 84, lower: 94, foot: 72}, legFar: legPose{upper: 86, lower: 92, foot: 66}, expression: "sleeping", shift: .2, lying: true, prop: "pillow,blanket"},
	"brushing": {turn: .6, lean: 8, head: 4, near: armPose{upper: 18, fore: 60, hand: cupHand}, far: armPose{upper: 62, fore: 84, hand: fist},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "grooming brush", expression: "smile"},
	"scattering seed": {turn: .6, lean: 10, head: 8, near: armPose{upper: 4, fore: 70, hand: cupHand}, far: armPose{upper: 46, fore: 72, hand: flatHand},
		legNear: steadyNear, legFar: steadyFar, hold: 2, prop: "seed bag,falling seed", expression: "smile"},
}

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
	"watch on wrist":    {free: true, front: true, draw: watch},
	"leaned wall":       {free: true, behind: true, draw: leanedWall},
	"grooming brush":    {far: true, front: true, tilt: 96, draw: hairbrush},
	"seed bag":          {free: true, draw: seedBag},
	"falling seed":      {free: true, draw: fallingSeed},
}

// telescope stands on three legs; its eyepiece is at the eye.
func telescope(f *figure) kit.Node {
	k, t := f.body.thick, f.gear("#3f6fb0")
	eye := f.bones.head.out(34, 0)
	const tilt = -34.0
	tube := frame{eye, tilt, k}
	mount := tube.out(86, 16)
	leg := func(dx float64) kit.Node {
		return f.pole(mount, limb.Point{X: mount.X + dx*k, Y: ground}, 8*k, wood)
	}
	return kit.Of(leg(-58), leg(14), leg(66), f.Circle(mount.X, mount.Y, 11*k, steel.D), place(kit.Of(
		f.Form(kit.RoundRect(0, -9, 30, 18, 4), kit.Lin(0, -9, 0, 9, black.L, black.M, black.DD)),
		f.Form(kit.RoundRect(26, -15, 74, 30, 5), kit.Lin(0, -15, 0, 15, t.LL, t.M, t.DD)),
		f.Form(kit.RoundRect(94, -21, 84, 42, 6), kit.Lin(0, -21, 0, 21, t.LL, t.M, t.DD)),
		f.Rect(92, -22, 10, 44, 3, gold.M), f.Form(kit.RoundRect(170, -25, 14, 50, 4), kit.Lin(0, -25, 0, 25, gold.LL, gold.M, gold.DD))), tube))
}

// heavyBag hangs from a chain before the fist.
func heavyBag(f *figure) kit.Node {
	p, t := f.farPalm(), f.gear("#b5303c")
	chain := f.Line("M30 -150L52 -236M86 -150L64 -236", steel.D, 5).Dash(7, 4)
	return f.at(kit.Of(chain, f.Circle(58, -240, 9, kit.None).Stroke(steel.D, 5),
		f.Form("M16 -140Q58 -156 100 -140Q108 0 100 148Q58 162 16 148Q8 0 16 -140Z", kit.Lin(10, 0, 106, 0, t.LL, kit.At(.4, t.M), t.DD), f.Rect(8, -104, 100, 16, 0, kit.White).Opacity(.9), f.Rect(8, 96, 100, 16, 0, kit.White).Opacity(.9), f.Line("M22 -14Q34 2 24 20", t.DD, 4)),
		f.Line("M-2 -34L-16 -46M-6 -4H-24M-2 26L-16 38", kit.Hex("#f2c23a"), 5)), p.Add(4*f.body.thick, 0), 0)
}

func pillow(f *figure) kit.Node {
	k, h := f.body.thick, f.bones.head.out(0, 0)
	t := hexTones("#eef3fa")
	return f.Form(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", h.X-86*k, ground, h.X-96*k, h.Y-8*k, h.X-72*k, h.Y-8*k, h.X, h.Y+10*k, h.X+62*k, h.Y-2*k, h.X+84*k, h.Y+30*k, h.X+72*k, ground, h.X, ground-6*k, h.X-86*k, ground),
		kit.Lin(0, h.Y, 0, ground, t.LL, t.M, t.D))
}

// blanket covers a figure that lies, from the chest to beyond the feet.
func blanket(f *figure) kit.Node {
	k, t := f.body.thick, f.gear("#5a86c8")
	chest, hip := f.bones.trunk.out(0, -f.body.trunk*.72), f.bones.trunk.out(0, 0)
	knee, foot := f.bones.legNear[1], f.bones.legNear[2]
	top := min(hip.Y, chest.Y) - 42*k
	end := max(foot.X, f.bones.legFar[2].X) + 62*k
	low := min(knee.Y, foot.Y, f.bones.legFar[1].Y, f.bones.legFar[2].Y) - 34*k
	fold := t.LL
	cloth := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ",
		chest.X-8*k, top+10*k, chest.X+30*k, top-12*k, hip.X, top+2*k, (hip.X+knee.X)/2, top+16*k, knee.X, low, foot.X, low-8*k, foot.X+14*k, low-6*k, end, low, end, ground-4*k,
		chest.X-22*k, ground, chest.X+2*k, ground-30*k, chest.X-8*k, top+10*k)
	lines := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", hip.X, top+20*k, hip.X+10*k, ground-40*k, hip.X-6*k, ground-8*k, knee.X, low+16*k, knee.X+14*k, ground-30*k, knee.X+2*k, ground-6*k)
	var dots []kit.Node
	for i := range 18 {
		x, y := chest.X+float64(30+(i*61)%int(max(90, (end-chest.X)/k)))*k, top+float64(34+(i*37)%70)*k
		dots = append(dots, f.Circle(x, y, 5*k, t.L))
	}
	cuff := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", chest.X-12*k, top+8*k, chest.X+6*k, top-6*k, chest.X+22*k, top-2*k, chest.X+10*k, ground, chest.X-10*k, ground+2*k, chest.X-26*k, ground)
	return kit.Of(f.Form(cloth, kit.Lin(0, top, 0, ground, t.L, kit.At(.4, t.M), t.D), append(dots, f.Line(lines, t.D, 5*k))...), f.Form(cuff, kit.Lin(0, top, 0, ground, kit.White, fold, t.L)))
}

func seedBag(f *figure) kit.Node {
	t := f.gear("#c9a06a")
	return f.at(kit.Of(f.Form("M-30 -34Q0 -44 30 -34L36 34Q0 46 -36 34Z", kit.Lin(-32, 0, 32, 0, t.LL, t.M, t.DD), f.Rect(-20, -6, 40, 26, 4, t.LL)), f.Ellipse(0, -35, 30, 8, t.DD), f.Ellipse(0, -36, 25, 6, hexTones("#f2c23a").M)), f.nearPalm().Add(0, 6*f.body.thick), 0)
}

func fallingSeed(f *figure) kit.Node {
	k, p := f.body.thick, f.farPalm()
	t := hexTones("#e8a93a")
	var n []kit.Node
	for i := range 16 {
		u := float64(i) / 16
		x, y := p.X+(8+float64((i*29)%38)*(.4+u))*k, p.Y+14*k+(ground-p.Y-16*k)*u
		n = append(n, f.Ellipse(x, y, 5*k, 3.4*k, t.M), f.Ellipse(x-k, y-k, 2*k, 1.2*k, t.LL))
	}
	return kit.Of(n...)
}

// leanedWall is the end of a wall behind the back of who leans on it.
func leanedWall(f *figure) kit.Node {
	k, t, joint := f.body.thick, f.gear("#c0694f"), hexTones("#ddd5c8")
	back := f.trunkPoint(-1, .8)
	x, top := back.X+4*k, f.bones.head.Y-30*k
	w := 92 * k
	n := kit.Of(f.Form(kit.RoundRect(x-w, top, w, ground-top, 3*k), kit.Lin(x-w, 0, x, 0, joint.L, joint.M, joint.D)))
	h := 26 * k
	for r := 0; top+float64(r+1)*h <= ground; r++ {
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
