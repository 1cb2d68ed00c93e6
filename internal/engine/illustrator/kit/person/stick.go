package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/prop"
)

// stick is one stroke of a stick figure.
func stick(f *figure.Figure, pts ...limb.Point) kit.Node {
	w := 13 * f.Body.Thick
	d := figure.Polyline(0, 0, pts...)
	return kit.Of(f.Line(d, f.Top.DD, w), f.Line(d, f.Top.M, w*.8).Move(-.4, -.6), f.Line(d, f.Top.LL, w*.2).Move(-w*.16*f.Light, -w*.16).Opacity(.5))
}

// stickLayers draws the figure as strokes and a round head.
func stickLayers(f *figure.Figure) {
	b, k := f.Bones, f.Body.Thick
	hip, chest := b.Trunk.Point, b.Trunk.Out(0, -f.Body.Trunk*.82)
	f.On(kit.Back)
	f.Part("arm-far", stick(f, chest, b.ArmFar[1], b.ArmFar[2]))
	f.Part("leg-far", stick(f, hip, b.LegFar[1], b.LegFar[2].Add(0, f.Body.Foot-6*k)))
	f.On(kit.Body)
	f.Part("leg-near", stick(f, hip, b.LegNear[1], b.LegNear[2].Add(0, f.Body.Foot-6*k)))
	f.Part("body", stick(f, hip, b.Head.Out(0, 34)))
	x := f.Face(1)
	h := kit.Of(f.Circle(0, -4, 38, kit.Rad(-12*f.Light, -18, 60, kit.White, kit.Hex("#f7f5f2"), kit.Hex("#dcd8d6"))).Stroke(f.Top.M, 9*k),
		f.Circle(-13+x, -8, 4.5, f.Top.M), f.Circle(13+x, -8, 4.5, f.Top.M), head.Mouth(f, f.Expression(), x, 8))
	f.Part("head", figure.Place(h, b.Head))
	f.Add(extra.OverHead(f), prop.Held(f))
	f.On(kit.Fore)
	f.Part("arm-near", stick(f, chest, b.ArmNear[1], b.ArmNear[2]))
}
