package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// stick is one stroke of a stick figure.
func (f *figure) stick(pts ...limb.Point) kit.Node {
	w := 13 * f.body.thick
	d := polyline(0, 0, pts...)
	return kit.Of(f.Line(d, f.top.DD, w), f.Line(d, f.top.M, w*.8).Move(-.4, -.6), f.Line(d, f.top.LL, w*.2).Move(-w*.16*f.light, -w*.16).Opacity(.5))
}

// stickLayers draws the figure as strokes and a round head.
func (f *figure) stickLayers() {
	b, k := f.bones, f.body.thick
	hip, chest := b.trunk.Point, b.trunk.out(0, -f.body.trunk*.82)
	f.On(kit.Back)
	f.Part("arm-far", f.stick(chest, b.armFar[1], b.armFar[2]))
	f.Part("leg-far", f.stick(hip, b.legFar[1], b.legFar[2].Add(0, f.body.foot-6*k)))
	f.On(kit.Body)
	f.Part("leg-near", f.stick(hip, b.legNear[1], b.legNear[2].Add(0, f.body.foot-6*k)))
	f.Part("body", f.stick(hip, b.head.out(0, 34)))
	x := f.face(1)
	h := kit.Of(f.Circle(0, -4, 38, kit.Rad(-12*f.light, -18, 60, kit.White, kit.Hex("#f7f5f2"), kit.Hex("#dcd8d6"))).Stroke(f.top.M, 9*k),
		f.Circle(-13+x, -8, 4.5, f.top.M), f.Circle(13+x, -8, 4.5, f.top.M), f.mouth(f.expression(), x, 8))
	f.Part("head", place(h, b.head))
	f.Add(f.overHead(), f.held())
	f.On(kit.Fore)
	f.Part("arm-near", f.stick(chest, b.armNear[1], b.armNear[2]))
}
