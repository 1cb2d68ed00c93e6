package person

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

func init() {
	maps.Copy(poses, daily)
	maps.Copy(props, dailyProps)
}

// daily are further poses of every day with what they are done on.
var daily = map[string]pose{
	"tying shoes": {turn: .7, lean: 30, head: 16, near: armPose{upper: 46, fore: 62, hand: fist}, far: armPose{upper: 52, fore: 66, hand: fist, front: true},
		legNear: legPose{upper: 86, lower: 84, upperLen: .9, foot: -62}, legFar: legPose{upper: 130, lower: 16, foot: 0}, shift: -.4, legsFront: true, expression: "looking down"},
	"studying": {turn: .7, lean: 10, head: 12, near: armPose{upper: 28, fore: 82, hand: flatHand}, far: armPose{upper: 40, fore: 72, hand: fist},
		legNear: chairNear, legFar: chairFar, seated: true, shift: -.6, hold: 2, prop: "chair,study desk,writing pencil", expression: "looking down"},
	"cannonball": {turn: .7, lean: 8, head: 6, near: armPose{upper: 46, fore: 84, foreLen: .8, hand: restHand}, far: armPose{upper: 50, fore: 86, foreLen: .7, hand: restHand},
		legNear: legPose{upper: 122, lower: 4, foot: 20}, legFar: legPose{upper: 116, lower: 0, foot: 20}, up: 1.1, shift: -.2, prop: "splash below", expression: "laugh"},
	"on a tightrope": {turn: .25, lean: -3, head: 4, near: armPose{upper: -96, fore: -80, hand: openHand}, far: armPose{upper: 84, fore: 100, hand: openHand, front: true},
		legNear: legPose{upper: 14, lower: 4, foot: 0}, legFar: legPose{upper: -6, lower: -12, foot: 10}, up: .5, prop: "tightrope", expression: "determined"},
	"picking flowers": {turn: .7, lean: 22, head: 12, near: armPose{upper: 30, fore: 104, hand: fist}, far: armPose{upper: 46, fore: 40, hand: pinch},
		legNear: legPose{upper: 86, lower: 2}, legFar: legPose{upper: -4, lower: -92, foot: 72}, shift: -.4, hold: 1, prop: "flower bed,picked flowers", expression: "grin"},
}

// dailyProps are what these poses are done with.
var dailyProps = map[string]prop{
	"study desk":     {free: true, front: true, draw: studyDesk},
	"writing pencil": {far: true, front: true, tilt: -38, draw: pencil},
	"splash below":   {free: true, front: true, draw: splashBelow},
	"tightrope":      {free: true, behind: true, draw: tightrope},
	"flower bed":     {free: true, front: true, draw: flowerBed},
	"picked flowers": {front: true, tilt: 8, draw: posy},
}

// studyDesk is a desk with an open exercise book under the hands.
func studyDesk(f *figure) kit.Node {
	k, p, q := f.body.thick, f.nearPalm(), f.farPalm()
	y := max(p.Y, q.Y) + 15*k
	x0, x1 := min(p.X, q.X)-34*k, max(p.X, q.X)+128*k
	leg := func(x float64) kit.Node {
		return f.pole(limb.Point{X: x, Y: y + 8*k}, limb.Point{X: x, Y: ground - 2*k}, 11, wood)
	}
	mid := (p.X+q.X)/2 + 18*k
	page := f.Form(text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fZ", mid-58*k, y, mid-44*k, y-13*k, mid+50*k, mid+58*k, y), kit.Lin(mid-58*k, 0, mid+58*k, 0, kit.White, kit.Hex("#e8edf4")),
		f.Line(text("M%.1f %.1fh%.1fM%.1f %.1fh%.1f", mid-34*k, y-9*k, 60*k, mid-38*k, y-4.5*k, 66*k), kit.Hex("#8fb0dc"), 1.8*k))
	books := kit.Of(f.Form(kit.RoundRect(x1-84*k, y-14*k, 66*k, 14*k, 3*k), kit.Lin(0, y-14*k, 0, y, kit.Hex("#f2705f"), kit.Hex("#b93a38"))), f.Form(kit.RoundRect(x1-78*k, y-27*k, 58*k, 13*k, 3*k), kit.Lin(0, y-27*k, 0, y-14*k, kit.Hex("#6fb6f2"), kit.Hex("#2f6fb5"))), f.Form(kit.RoundRect(x1-82*k, y-39*k, 60*k, 12*k, 3*k), kit.Lin(0, y-39*k, 0, y-27*k, kit.Hex("#7fd08a"), kit.Hex("#3a8f52"))))
	return kit.Of(leg(x0+16*k), leg(x1-16*k), page, books, f.Form(kit.RoundRect(x0, y, x1-x0, 15*k, 5*k), kit.Lin(0, y, 0, y+15*k, wood.LL, wood.M, wood.DD)), f.hand(f.bones.armNear, f.pose.near, f.skin), f.hand(f.bones.armFar, f.pose.far, f.skin))
}

func pencil(f *figure) kit.Node {
	t := f.gear("#f7b531")
	return kit.Of(f.Form("M-4 -40H4V20H-4Z", kit.Lin(-4, 0, 4, 0, t.LL, t.M, t.D)), f.Form("M-4 20H4L0 31Z", kit.Hex("#f2d2a4")), f.Path("M-1.4 27H1.4L0 31Z", kit.Hex("#3a3440")), f.Rect(-4, -44, 8, 5, 1, steel.M), f.Form(kit.RoundRect(-4, -52, 8, 8, 3), kit.Hex("#f08a94")))
}

// splashBelow is the water that somebody is about to fall into.
func splashBelow(f *figure) kit.Node {
	k, c, t := f.body.thick, f.bones.trunk, seaBlue
	var drops []kit.Node
	for _, d := range [][3]float64{{-96, -62, 8}, {-70, -92, 6}, {92, -66, 9}, {70, -98, 6}, {118, -34, 6}, {-122, -30, 6}} {
		drops = append(drops, ball(f, d[0], d[1], d[2], t))
	}
	return f.at(kit.Of(kit.Of(drops...), f.Form("M-160 20C-120 0 -104 8 -92 -34C-80 -56 -66 -12 -50 4C-30 -14 -16 -26 0 -4C14 -26 32 -14 50 4C66 -12 80 -58 92 -34C104 8 122 0 160 20Q80 42 0 40Q-80 42 -160 20Z", kit.Lin(0, -40, 0, 42, t.LL, t.M, t.D), f.Line("M-118 24Q-60 14 -10 26M20 30Q70 16 124 26", kit.White, 4).Opacity(.7))), limb.Point{X: c.X + 24*k, Y: ground - 34*k}, 0)
}

// tightrope is stretched between two posts under the soles.
func tightrope(f *figure) kit.Node {
	k := f.body.thick
	near, far := f.bones.legNear[2], f.bones.legFar[2]
	x, y := (near.X+far.X)/2, max(near.Y, far.Y)+f.body.foot
	l, r := x-150*k, x+170*k
	post := func(px float64) kit.Node {
		return kit.Of(f.pole(limb.Point{X: px, Y: y - 14*k}, limb.Point{X: px, Y: ground}, 12, hexTones("#d8433f")), f.Circle(px, y-14*k, 9*k, hexTones("#f7c83a").M))
	}
	rope := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", l, y-4*k, (l+x)/2, y+3*k, x, y+3*k, (x+r)/2, y+3*k, r, y-4*k)
	return kit.Of(post(l), post(r), f.Line(rope, kit.Hex("#7a5634"), 7*k), f.Line(rope, kit.Hex("#d9b27c"), 3.4*k).Move(0, -1*k))
}

// bloom is one flower on its stem, from the ground up.
func bloom(f *figure, x, foot, top, size float64, hex string) kit.Node {
	petal, leaf := hexTones(hex), hexTones("#4fa64a")
	return kit.Of(f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, foot, x+3*size, (foot+top)/2, x, top), leaf.D, 4.5*size), f.Form(text("M%.1f %.1fq%.1f %.1f %.1f %.1fq%.1f %.1f %.1f %.1fZ", x, foot-14*size, 22*size, -2*size, 24*size, -20*size, -20*size, 0.0, -24*size, 20*size), kit.Lin(x, foot-34*size, x+24*size, foot, leaf.LL, leaf.M)),
		f.Around(6, x, top, f.Form(kit.Oval(x, top-11*size, 7.4*size, 10.5*size), kit.Rad(x-2*size, top-15*size, 13*size, petal.LL, petal.M, petal.D))), f.Circle(x, top, 6.6*size, kit.Hex("#ffd34d")))
}

// flowerBed grows before the hand that picks.
func flowerBed(f *figure) kit.Node {
	k, x := f.body.thick, f.farPalm().X+10*f.body.thick
	n := []kit.Node{f.Form(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-50*k, ground, x-20*k, ground-17*k, x+34*k, ground-16*k, x+86*k, ground-17*k, x+114*k, ground), kit.Lin(x, ground-18*k, x, ground, kit.Hex("#7fc25f"), kit.Hex("#4a8f3f")))}
	for i, hex := range []string{"#f2b632", "#e8517a", "#8f5fd0", "#f2743c", "#f08ab8"} {
		n = append(n, bloom(f, x+(float64(i)*31-30)*k, ground-10*k, ground-(52+float64(i*29%26))*k, k*.95, hex))
	}
	return kit.Of(n...)
}

// posy is what was picked already.
func posy(f *figure) kit.Node {
	return kit.Of(bloom(f, -8, 26, -38, .9, "#8f5fd0"), bloom(f, 12, 26, -34, .9, "#f2b632"), bloom(f, 2, 26, -54, .95, "#e8517a"))
}
