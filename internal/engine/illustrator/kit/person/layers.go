package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// direction returns the angle from a to b in degrees, clockwise from the right.
func direction(a, b limb.Point) float64 { return math.Atan2(b.Y-a.Y, b.X-a.X) * 180 / math.Pi }

// layers draws everything in painter's order.
func (f *figure) layers() {
	if f.spec.Thing != nil {
		f.thingLayers()
		return
	}
	switch f.spec.Role {
	case "skeleton":
		f.skeletonLayers()
		return
	case "stick figure":
		f.stickLayers()
		return
	}
	f.On(kit.Back)
	f.Add(f.propsBehind(), f.behindBody(), f.tailPart())
	f.Add(f.hairBack())
	if !f.pose.far.front {
		f.Part("arm-far", f.arm(f.bones.armFar, f.pose.far, true))
	}
	if f.pose.legsFront {
		f.foldedLegs()
	} else {
		f.straightLegs()
	}
	if f.liftsOver() {
		f.Add(f.held())
	}
	f.Add(f.headPart())
	f.Add(f.overHead())
	f.arms()
}

// straightLegs draws the legs behind the trunk, the far one on the layer behind, and the trunk.
func (f *figure) straightLegs() {
	b, p, k := f.bones, f.pose, f.body.thick
	underTop := f.hemShadow()
	shadow := f.cast(f.bottomTones(), 13*k, .4, b.legNear[:]...)
	if p.turn < .4 {
		shadow = f.cast(f.bottomTones(), 10*k, .3, b.legNear[1], b.legNear[2])
	}
	f.Part("leg-far", f.leg(b.legFar, p.legFar, true, underTop, shadow))
	f.On(kit.Body)
	f.Add(f.pelvisPart(underTop))
	f.Part("leg-near", f.leg(b.legNear, p.legNear, false, underTop))
	if f.look.skirt.length > 0 {
		f.Add(f.skirtPart())
	} else if f.look.onePiece && f.look.legs.reach == 0 { // a swimsuit covers where the legs begin
		f.Add(f.pelvisPart(underTop))
	}
	f.trunk()
}

// foldedLegs draws the trunk and the legs over it.
func (f *figure) foldedLegs() {
	b, p := f.bones, f.pose
	f.On(kit.Body)
	f.Add(f.pelvisPart(kit.Node{}))
	f.trunk()
	f.Add(f.underLegs())
	f.Part("leg-far", f.leg(b.legFar, p.legFar, true, f.cast(f.bottomTones(), 13*f.body.thick, .4, b.legNear[:]...)))
	f.Part("leg-near", f.leg(b.legNear, p.legNear, false, f.hemShadow()))
	if f.look.skirt.length > 0 {
		f.Add(f.skirtPart())
	}
}

func (f *figure) bottomTones() kit.Tones {
	if f.look.onePiece {
		return f.top
	}
	if f.look.legs.reach == 0 {
		return f.skin
	}
	return f.bottom
}

// pelvisPart is the pelvis, unless a skirt covers it.
func (f *figure) pelvisPart(shadow kit.Node) kit.Node {
	if f.look.skirt.length > 0 && f.look.skirt.style != "open" {
		return kit.Node{}
	}
	return f.pelvis(shadow)
}

// hemShadow is the soft shadow of the top's hem on what lies below.
func (f *figure) hemShadow() kit.Node {
	if f.look.onePiece || f.inFur() {
		return kit.Node{}
	}
	k := f.body.thick
	hem := f.look.top.hem * k
	a, b := f.bones.trunk.out(-60*k, hem+2*k), f.bones.trunk.out(60*k, hem+2*k)
	return f.Blur(4*k, f.Line(polyline(0, 0, a, b), f.bottomTones().DDD, 13*k)).Opacity(.4)
}

// trunk draws the top, what is over it, and the neck.
func (f *figure) trunk() {
	shadow := f.armShadow()
	f.Add(f.underOver())
	f.Add(f.trunkPart(shadow))
	f.Add(f.neckPart(), f.collarPart())
	f.Add(f.beltPart())
	f.Add(f.overPart(shadow))
	f.Add(f.onTrunk())
}

// armShadow is the shadow of the arms on the trunk.
func (f *figure) armShadow() kit.Node {
	b, k, t := f.bones, f.body.thick, f.top
	shadow := f.cast(t, 14*k, .34, b.armNear[0].Mix(b.armNear[1], .4), b.armNear[1], b.armNear[2])
	if f.pose.far.front {
		shadow = kit.Of(shadow, f.cast(t, 12*k, .28, b.armFar[0].Mix(b.armFar[1], .5), b.armFar[1], b.armFar[2]))
	}
	return shadow
}

// arms draws the arms that lie over the trunk, and what the hands hold beneath them.
func (f *figure) arms() {
	b, p, k := f.bones, f.pose, f.body.thick
	if !f.liftsOver() {
		f.Add(f.held())
	}
	if !f.spec.ArmsBehind {
		f.On(kit.Fore)
	}
	var casts []kit.Node
	t, _ := f.sleeveTones(false)
	if f.look.sleeve.reach < 1.5 {
		t = f.skin
	}
	if p.crossed {
		casts = append(casts, f.cast(t, 11*k, .5, b.armNear[1], b.armNear[2]))
	}
	if p.far.front {
		f.Part("arm-far", f.arm(b.armFar, p.far, true, casts...), f.shoulderSeam(b.armFar))
	}
	f.Part("arm-near", f.arm(b.armNear, p.near, false), f.shoulderSeam(b.armNear))
	if f.spec.ArmsBehind {
		f.On(kit.Fore)
		f.Part("hands", f.gloved(b.armFar, p.far, f.skin, false), f.gloved(b.armNear, p.near, f.skin, false))
	}
	f.Add(f.propsAt(true), f.inFront())
}

// liftsOver reports whether both hands hold a bar so high that it would cross the face: it is behind the head then.
func (f *figure) liftsOver() bool {
	near, far := f.palmAt(f.bones.armNear), f.palmAt(f.bones.armFar)
	return f.pose.prop == "barbell" && max(near.Y, far.Y) < f.bones.neck.Y
}

// underLegs closes the gap between folded legs.
func (f *figure) underLegs() kit.Node {
	b, k, t := f.bones, f.body.thick, f.bottomTones()
	c := func(p limb.Point, r float64) limb.Circle { return limb.Circle{Point: p, R: r * k} }
	return f.Named("bottom", f.Path(limb.Hull(c(b.legNear[0], 16), c(b.legFar[0], 16), c(b.legNear[1].Mix(b.legNear[2], .45), 6), c(b.legFar[1].Mix(b.legFar[2], .45), 6)), t.DD))
}
