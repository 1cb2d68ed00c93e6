package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/prop"
)

// thingLayers draws a thing with its arms and legs in painter's order.
func thingLayers(f *figure.Figure) {
	b, p, t := f.Bones, f.Pose, f.Spec.Thing
	near, far := body.Outward(f, b.ArmNear, -1), body.Outward(f, b.ArmFar, 1) || !p.Far.Front && p.Turn > .4
	f.On(kit.Back)
	f.Add(prop.PropsBehind(f))
	legs := func() {
		f.Part("leg-far", body.HoseLeg(f, b.LegFar, p.LegFar, true))
		f.On(kit.Body)
		f.Part("leg-near", body.HoseLeg(f, b.LegNear, p.LegNear, false))
	}
	arm := func(name string, c figure.Chain, a pose.Arm) {
		f.Part(name, body.Hose(f, c), body.Hand(f, c, a, f.Skin))
	}
	if far {
		arm("arm-far", b.ArmFar, p.Far)
	}
	if near {
		arm("arm-near", b.ArmNear, p.Near)
	}
	if !p.LegsFront {
		legs()
	}
	f.On(kit.Body)
	o, k := t.Drawing.Box, t.Scale()
	f.Part("body", kit.FromScene(t.Drawing.Nodes()).Move(-(o.X0+o.X1)/2, -o.Y1).Scale(k, k, 0, 0).Rotate(b.Trunk.Angle, 0, 0).Move(b.Trunk.X, b.Trunk.Y))
	if p.LegsFront {
		legs()
	}
	f.Add(prop.Held(f))
	f.On(kit.Fore)
	if !far {
		arm("arm-far", b.ArmFar, p.Far)
	} else if p.Far.Front {
		f.Part("arm-far", body.Hand(f, b.ArmFar, p.Far, f.Skin))
	}
	if !near {
		arm("arm-near", b.ArmNear, p.Near)
	} else {
		f.Part("arm-near", body.Hand(f, b.ArmNear, p.Near, f.Skin))
	}
	f.Add(prop.PropsAt(f, true))
}

// thingAnchors are the places on a thing where others meet it: what it wears goes on its top, before its eyes and below its face.
func thingAnchors(f *figure.Figure) {
	t := f.Spec.Thing
	if t == nil {
		return
	}
	turn, k := f.Bones.Trunk.Angle, t.Scale()
	place := func(name string, x, y, w, h float64) {
		o := t.At(x, y)
		p := f.Bones.Trunk.Out(o.X, o.Y)
		f.AnchorBox(name, p.X, p.Y, w*k, h*k, turn)
	}
	b, face := t.Drawing.Box, t.Face
	place("head", face.X, face.Y+.08*face.W, 1.1*face.W, .7*face.W)
	place("eyes", face.X, face.Y, 1.2*face.W, 0)
	place("mouth", face.X, face.Y+.15*face.W, .8*face.W, 0)
	place("neck", face.X, face.Y+.42*face.W, .8*face.W, 0)
	place("chest", face.X, face.Y+.5*face.W, .6*b.W(), .3*b.H())
	if a, ok := t.Drawing.Anchors["headTop"]; ok {
		place("headTop", a.X, a.Y, a.W, 0)
		return
	}
	place("headTop", (b.X0+b.X1)/2, b.Y0+.03*b.H(), .55*b.W(), 0)
}
