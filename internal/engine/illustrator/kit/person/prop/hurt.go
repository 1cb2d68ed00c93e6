package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, hurtProps) }

// hurtProps are the plaster, the sling and the crutches.
var hurtProps = map[string]prop{
	"arm cast":    {free: true, front: true, draw: armCast},
	"sling":       {free: true, draw: sling},
	"leg cast":    {free: true, front: true, draw: legCast},
	"far crutch":  {free: true, behind: true, draw: CrutchFar},
	"near crutch": {free: true, front: true, draw: CrutchNear},

	"goalie stick":   {free: true, front: true, draw: goalieStick},
	"leg pads":       {free: true, front: true, draw: legPads},
	"blocker":        {free: true, front: true, draw: blocker},
	"catching glove": {free: true, front: true, draw: catchingGlove},
	"catcher mitt":   {free: true, front: true, draw: catcherMitt},
}

// armCast is plaster from the elbow to the knuckles of the near arm, with a seam and a heart that a friend drew.
func armCast(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, gear(f, "#f4f1ea")
	elbow, wrist := f.Bones.ArmNear[1], f.Bones.ArmNear[2]
	end := elbow.Mix(wrist, 1.12)
	tube := figure.Text("M%.1f %.1fL%.1f %.1f", elbow.X, elbow.Y, end.X, end.Y)
	at := elbow.Mix(wrist, .55)
	bands := kit.Of()
	for _, share := range []float64{.2, .5, .8, 1.04} {
		p := elbow.Mix(wrist, share)
		bands = kit.Of(bands, f.Line(figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1f", p.X-5*k, p.Y-13*k, 10*k, 10*k, 8*k, 25*k), t.D, 1.8*k).Opacity(.7))
	}
	heart := f.Path(figure.Text("M%.1f %.1fc-2 -5 -9 -4 -8 2c0 4 5 6 8 9c3 -3 8 -5 8 -9c1 -6 -6 -7 -8 -2Z", at.X, at.Y-3*k), kit.Hex("#e2536a"))
	return kit.Of(f.Line(tube, t.DD, 31*k), f.Line(tube, t.M, 28*k).Move(-.4*k, -.8*k), f.Line(tube, t.LL, 9*k).Move(-1*k, -7*k).Opacity(.9), bands, heart)
}

// sling is the cloth strap that carries the arm from the neck.
func sling(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, figure.HexTones("#4f83c4")
	elbow, wrist := f.Bones.ArmNear[1], f.Bones.ArmNear[2]
	l, r := f.TrunkPoint(-.34, .99), f.TrunkPoint(.34, .99)
	cloth := figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", l.X, l.Y, r.X, r.Y, wrist.X+12*k, wrist.Y+8*k, wrist.X-24*k, wrist.Y+34*k, elbow.X-12*k, elbow.Y+12*k)
	return f.Form(cloth, kit.Lin(l.X, l.Y, wrist.X, wrist.Y+24*k, t.L, t.M, t.DD), f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", l.X+10*k, l.Y+10*k, elbow.X+10*k, elbow.Y-6*k), t.LL, 2*k).Opacity(.6))
}

// legCast is plaster from below the knee of the near leg over the foot, the toes free.
func legCast(f *figure.Figure) kit.Node {
	k, t, skin := f.Body.Thick, gear(f, "#f4f1ea"), f.Skin
	knee, ankle := f.Bones.LegNear[1], f.Bones.LegNear[2]
	top, x, y := knee.Mix(ankle, .12), ankle.X, ankle.Y+f.Body.Foot
	leg := figure.Text("M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fH%.1fQ%.1f %.1f %.1f %.1fZ", top.X-22*k, top.Y, top.X+22*k, top.Y, x+20*k, y-30*k, x+24*k, y-24*k, x+44*k, y-20*k, x+40*k, y, x-20*k, x-28*k, y, x-24*k, y-16*k)
	toes := kit.Of(f.Form(kit.Oval(x+42*k, y-8*k, 10*k, 8*k), kit.Lin(x+34*k, y-14*k, x+50*k, y, skin.L, skin.M, skin.D)))
	bands := figure.Text("M%.1f %.1fq%.1f %.1f %.1f 0M%.1f %.1fq%.1f %.1f %.1f 0M%.1f %.1fQ%.1f %.1f %.1f %.1f", top.X-22*k, top.Y+12*k, 22*k, 10*k, 44*k, x-23*k, y-44*k, 22*k, 10*k, 44*k, x+8*k, y-24*k, x+16*k, y-12*k, x+12*k, y-2*k)
	return kit.Of(toes, f.Form(leg, kit.Lin(x-26*k, 0, x+30*k, 0, t.LL, t.M, t.D), f.Line(bands, t.D, 1.8*k).Opacity(.7)), f.Path(figure.Text("M%.1f %.1fc-2 -5 -9 -4 -8 2c0 4 5 6 8 9c3 -3 8 -5 8 -9c1 -6 -6 -7 -8 -2Z", top.X, top.Y+34*k), kit.Hex("#e2536a")))
}
