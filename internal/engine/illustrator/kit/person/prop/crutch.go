package prop

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// crutch stands beside a leg, from the armpit to the floor.
func crutch(f *figure.Figure, top limb.Point, hand limb.Point) kit.Node {
	k := f.Body.Thick
	m := kit.TonesOf(kit.Hex("#b3bcc6"))
	foot := limb.Point{X: hand.X + (hand.X-top.X)*.35, Y: figure.Ground}
	l, r := top.Add(-5*k, 6*k), top.Add(5*k, 6*k)
	join := hand.Mix(foot, .4)
	d := figure.Polyline(0, 0, l, hand.Add(-7*k, 0), join, foot) + figure.Polyline(0, 0, r, hand.Add(7*k, 0), join)
	return kit.Of(f.Line(d, m.DD, 6*k), f.Line(d, m.L, 3.6*k).Move(-.5, -.5), f.Line(figure.Text("M%.1f %.1fh%.1f", hand.X-8*k, hand.Y, 16*k), kit.Hex("#4a4f5a"), 6*k), f.Line(figure.Polyline(0, 0, l.Add(-7*k, -1), r.Add(7*k, -1)), kit.Hex("#4a4f5a"), 10*k), f.Rect(foot.X-5*k, foot.Y-10*k, 10*k, 11*k, 3, kit.Hex("#4a4f5a")))
}

func CrutchNear(f *figure.Figure) kit.Node {
	p := f.PalmAt(f.Bones.ArmNear)
	return kit.Of(crutch(f, f.Bones.ArmNear[0].Add(-8*f.Body.Thick, 20*f.Body.Thick), p), body.Hand(f, f.Bones.ArmNear, pose.Arm{Hand: pose.Fist}, f.Skin))
}

func CrutchFar(f *figure.Figure) kit.Node {
	return crutch(f, f.Bones.ArmFar[0].Add(8*f.Body.Thick, 20*f.Body.Thick), f.PalmAt(f.Bones.ArmFar))
}
