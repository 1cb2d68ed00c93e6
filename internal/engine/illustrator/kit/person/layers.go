package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/prop"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

// layers draws everything in painter's order.
func layers(f *figure.Figure) {
	if f.Spec.Thing != nil {
		thingLayers(f)
		return
	}
	switch f.Spec.Role {
	case "skeleton":
		skeletonLayers(f)
		return
	case "stick figure":
		stickLayers(f)
		return
	}
	f.On(kit.Back)
	f.Add(prop.PropsBehind(f), extra.BehindBody(f), body.TailPart(f), body.ShellPart(f))
	f.Add(head.HairBack(f))
	if !f.Pose.Far.Front {
		f.Part("arm-far", body.Arm(f, f.Bones.ArmFar, f.Pose.Far, true))
	}
	if f.Pose.LegsFront {
		foldedLegs(f)
	} else {
		straightLegs(f)
	}
	if liftsOver(f) {
		f.Add(prop.Held(f))
	}
	f.Add(head.HeadPart(f))
	f.Add(extra.OverHead(f))
	arms(f)
}

// straightLegs draws the legs behind the trunk, the far one on the layer behind, and the trunk.
func straightLegs(f *figure.Figure) {
	b, p, k := f.Bones, f.Pose, f.Body.Thick
	underTop := body.HemShadow(f)
	shadow := f.Cast(body.BottomTones(f), 13*k, .4, b.LegNear[:]...)
	if p.Turn < .4 {
		shadow = f.Cast(body.BottomTones(f), 10*k, .3, b.LegNear[1], b.LegNear[2])
	}
	f.Part("leg-far", body.Leg(f, b.LegFar, p.LegFar, true, underTop, shadow))
	f.On(kit.Body)
	f.Add(pelvisPart(f, underTop))
	f.Part("leg-near", body.Leg(f, b.LegNear, p.LegNear, false, underTop))
	if f.Look.Skirt.Length > 0 {
		f.Add(wear.SkirtPart(f))
	} else if f.Look.OnePiece && f.Look.Legs.Reach == 0 { // a swimsuit covers where the legs begin
		f.Add(pelvisPart(f, underTop))
	}
	trunk(f)
}

// foldedLegs draws the trunk and the legs over it.
func foldedLegs(f *figure.Figure) {
	b, p := f.Bones, f.Pose
	f.On(kit.Body)
	f.Add(pelvisPart(f, kit.Node{}))
	trunk(f)
	f.Add(underLegs(f))
	f.Part("leg-far", body.Leg(f, b.LegFar, p.LegFar, true, f.Cast(body.BottomTones(f), 13*f.Body.Thick, .4, b.LegNear[:]...)))
	f.Part("leg-near", body.Leg(f, b.LegNear, p.LegNear, false, body.HemShadow(f)))
	if f.Look.Skirt.Length > 0 {
		f.Add(wear.SkirtPart(f))
	}
}

// pelvisPart is the pelvis, unless a skirt covers it.
func pelvisPart(f *figure.Figure, shadow kit.Node) kit.Node {
	if f.Look.Skirt.Length > 0 && f.Look.Skirt.Style != "open" {
		return kit.Node{}
	}
	return body.Pelvis(f, shadow)
}

// trunk draws the top, what is over it, and the neck.
func trunk(f *figure.Figure) {
	f.Add(wear.UnderOver(f))
	f.Add(body.TrunkPart(f, armShadow(f, f.Top)))
	f.Add(body.NeckPart(f), wear.CollarPart(f))
	f.Add(wear.BeltPart(f))
	f.Add(wear.OverPart(f, armShadow(f, f.Over)))
	f.Add(extra.OnTrunk(f))
}

// armShadow is the shadow of the arms on cloth of the trunk.
func armShadow(f *figure.Figure, t kit.Tones) kit.Node {
	b, k := f.Bones, f.Body.Thick
	shadow := f.Cast(t, 14*k, .34, b.ArmNear[0].Mix(b.ArmNear[1], .4), b.ArmNear[1], b.ArmNear[2])
	if f.Pose.Far.Front {
		shadow = kit.Of(shadow, f.Cast(t, 12*k, .28, b.ArmFar[0].Mix(b.ArmFar[1], .5), b.ArmFar[1], b.ArmFar[2]))
	}
	return shadow
}

// arms draws the arms that lie over the trunk, and what the hands hold beneath them.
func arms(f *figure.Figure) {
	b, p, k := f.Bones, f.Pose, f.Body.Thick
	if !liftsOver(f) {
		f.Add(prop.Held(f))
	}
	if !f.Spec.ArmsBehind {
		f.On(kit.Fore)
	}
	var casts []kit.Node
	t, _ := body.SleeveTones(f, false)
	if f.Look.Sleeve.Reach < 1.5 {
		t = f.Skin
	}
	if p.Crossed {
		casts = append(casts, f.Cast(t, 11*k, .5, b.ArmNear[1], b.ArmNear[2]))
	}
	if p.Far.Front {
		f.Part("arm-far", body.Arm(f, b.ArmFar, p.Far, true, casts...), shoulderSeam(f, b.ArmFar))
	}
	f.Part("arm-near", body.Arm(f, b.ArmNear, p.Near, false), shoulderSeam(f, b.ArmNear))
	if f.Spec.ArmsBehind {
		f.On(kit.Fore)
		f.Part("hands", body.Gloved(f, b.ArmFar, p.Far, f.Skin, false), body.Gloved(f, b.ArmNear, p.Near, f.Skin, false))
	}
	f.Add(prop.PropsAt(f, true), extra.InFront(f))
}

// liftsOver reports whether both hands hold a bar so high that it would cross the face: it is behind the head then.
func liftsOver(f *figure.Figure) bool {
	near, far := f.PalmAt(f.Bones.ArmNear), f.PalmAt(f.Bones.ArmFar)
	return f.Pose.Prop == "barbell" && max(near.Y, far.Y) < f.Bones.Neck.Y
}

// underLegs closes the gap between folded legs.
func underLegs(f *figure.Figure) kit.Node {
	b, k, t := f.Bones, f.Body.Thick, body.BottomTones(f)
	c := func(p limb.Point, r float64) limb.Circle { return limb.Circle{Point: p, R: r * k} }
	return f.Named("bottom", f.Path(limb.Hull(c(b.LegNear[0], 16), c(b.LegFar[0], 16), c(b.LegNear[1].Mix(b.LegNear[2], .45), 6), c(b.LegFar[1].Mix(b.LegFar[2], .45), 6)), t.DD))
}
