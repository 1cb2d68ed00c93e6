package person

import (
	"pellucid/internal/engine/illustrator/kit"
)

// Draw draws a person. It never fails: names it does not know are taken for their defaults.
func Draw(s Spec) kit.Drawing {
	s = complete(s)
	if s.Thing != nil && s.Facing == kit.Left {
		s.Thing = s.Thing.mirrored() // its letters are read from the left, whatever it does
	}
	f := newFigure(s)
	f.layers()
	f.anchors()
	d := f.Drawing()
	d.Unit = f.body.cm / f.body.standing()
	d.Facing = kit.Right
	if s.Facing == kit.Left {
		d = mirrored(d)
	}
	return d
}

// newFigure resolves clothes, colors and joints.
func newFigure(s Spec) *figure {
	look, colors := wardrobe(s)
	colors["skin"], colors["hair"] = s.Skin, s.Hair.Color
	colors["head"] = s.HeadColor
	f := &figure{spec: s, pose: seatedPose(s), body: buildOf(s), look: look, light: 1}
	f.body, f.pose = naturally(s, f.body, f.pose)
	if s.Facing == kit.Left {
		f.light = -1
	}
	c := canvasOf(s, colors)
	f.Canvas, f.hooded = c, f.covered()
	f.skin, f.hair, f.top, f.trim, f.bottom = c.Tones("skin"), c.Tones("hair"), c.Tones("top"), c.Tones("trim"), c.Tones("bottom")
	f.over, f.lining, f.shoes, f.hat = c.Tones("over"), c.Tones("lining"), c.Tones("shoes"), c.Tones("head")
	f.dressExtras()
	f.bareHands()
	if s.Behind {
		f.turnAround()
	}
	if f.look.bib {
		f.look.top.hem = min(f.look.top.hem, -6)
	}
	if f.young() && f.look.legs.reach > .4 && f.look.legs.reach < 1 {
		f.look.legs.reach = min(f.look.legs.reach+.22, .98)
	}
	f.bones = bones(f.body, f.pose)
	f.reach()
	return f
}

// seatedPose is the pose of a spec, with the legs of one who sits on a chair if it says so.
func seatedPose(s Spec) pose {
	p := poses[s.Pose]
	if own, ok := thingPoses[s.Pose]; ok && s.Thing != nil {
		p = own
	}
	if s.Side && !s.Behind && p.face >= 0 {
		p.turn, p.face = max(p.turn, sideTurn), max(p.face, 1)
	}
	if s.Quarter && !s.Behind && p.face >= 0 {
		p.turn, p.face = max(p.turn, quarterTurn), max(p.face, .55)
	}
	if s.Seated && !p.seated {
		p.legNear, p.legFar, p.legsFront, p.seated, p.up, p.shift = sitNear, sitFar, false, true, 0, -.35
		p.turn = max(p.turn, .5)
	}
	return eased(s, p)
}

// sideTurn is how far a figure is turned that looks to a side.
const sideTurn = .8

// quarterTurn is how far a figure is turned that is seen in a three-quarter view.
const quarterTurn = .45

// canvasOf returns a canvas with the figure's colors and patterns.
func canvasOf(s Spec, colors palette) *kit.Canvas {
	var slots []kit.Slot
	for _, slot := range []string{"skin", "hair", "top", "trim", "bottom", "over", "lining", "shoes", "head"} {
		c, ok := colors[slot]
		if !ok || c.IsNone() {
			c = kit.Hex("#f4f1ec")
		}
		slots = append(slots, kit.Slot{Name: slot, Color: c})
	}
	o := kit.Options{Without: s.Without, Seed: s.Seed, Fills: map[string]kit.Fill{}}
	if garments[s.Top.Name].place == "over" && s.Over.Name == "" {
		s.Over.Fill, s.Top.Fill = s.Top.Fill, nil
	}
	for slot, fill := range map[string]kit.Fill{"top": s.Top.Fill, "bottom": s.Bottom.Fill, "over": s.Over.Fill, "shoes": s.Shoes.Fill, "hair": s.Hair.Fill, "head": s.HeadFill} {
		if fill != nil {
			o.Fills[slot] = fill
		}
	}
	for name, fill := range s.ExtraFills {
		c, told := s.ExtraColors[name]
		if !told {
			c = kit.Hex("#d8503f")
		}
		slots, o.Fills[name] = append(slots, kit.Slot{Name: name, Color: c}), fill
	}
	c, err := kit.NewCanvas("person", slots, o)
	if err != nil {
		panic(err) // the palette above has every slot that is used
	}
	return c
}

// anchors names the places where other drawings meet the figure.
func (f *figure) anchors() {
	b, k := f.bones, f.body.thick
	hand := func(name string, c chain) {
		p := f.palmAt(c)
		f.AnchorBox(name, p.X, p.Y, 0, 0, direction(c[1], c[2]))
	}
	hand("handNear", b.armNear)
	hand("handFar", b.armFar)
	f.AnchorBox("wrist", b.armNear[2].X, b.armNear[2].Y, 18*k, 0, direction(b.armNear[1], b.armNear[2]))
	h := b.head
	top, eyes, mouth := h.out(0, -44), h.out(f.face(1.1), f.eyeLine()), h.out(f.face(1.2), f.mouthLine())
	f.AnchorBox("head", h.X, h.Y, 68*h.scale, 82*h.scale, h.angle)
	f.AnchorBox("headTop", top.X, top.Y, 70*h.scale, 0, h.angle)
	f.AnchorBox("eyes", eyes.X, eyes.Y, 62*h.scale, 0, h.angle)
	f.AnchorBox("mouth", mouth.X, mouth.Y, 18*h.scale, 0, h.angle)
	f.AnchorBox("neck", b.neck.X, b.neck.Y, 28*k, 0, b.trunk.angle)
	back := b.trunk.out(-b.shoulder*.5*f.pose.turn, -f.body.trunk*.65)
	chest := b.trunk.out(f.pose.turn*6, -f.body.trunk*.52)
	f.AnchorBox("back", back.X, back.Y, 0, 0, b.trunk.angle)
	f.AnchorBox("chest", chest.X, chest.Y, b.shoulder*1.15, f.body.trunk*.46, b.trunk.angle)
	f.AnchorBox("seat", b.trunk.X, b.trunk.Y, 0, 0, b.trunk.angle)
	lap := b.legNear[0].Mix(b.legNear[1], .6)
	f.Anchor("lap", lap.X, lap.Y-16*k)
	f.Anchor("shoulderNear", b.armNear[0].X, b.armNear[0].Y-12*k)
	f.Anchor("shoulderFar", b.armFar[0].X, b.armFar[0].Y-12*k)
	f.Anchor("footNear", b.legNear[2].X+9*k, b.legNear[2].Y+f.body.foot)
	f.Anchor("footFar", b.legFar[2].X+9*k, b.legFar[2].Y+f.body.foot)
	f.Anchor("ground", b.trunk.X, ground)
	f.thingAnchors()
	if f.wears("wheelchair") { // its push handles
		p, k := f.chairSeat()
		f.Anchor("handle", p.X-60*k, p.Y-78*k)
	}
	if f.pose.across != 0 {
		at := f.axis()
		f.Anchor("across", at.X, at.Y)
		if f.spec.Pose == "dining" {
			f.Anchor("plate", at.X, f.tableTopAt().Y-8*k)
		}
	}
}

// mirrored flips a drawing left to right around the middle.
func mirrored(d kit.Drawing) kit.Drawing {
	for i, layer := range d.Layers {
		d.Layers[i] = kit.FromScene(layer).Mirror(middle).Scene()
	}
	for name, a := range d.Anchors {
		a.X, a.Angle = 2*middle-a.X, 180-a.Angle
		if name != "handNear" && name != "handFar" && name != "wrist" {
			a.Angle = a.Angle - 180
		}
		d.Anchors[name] = a
	}
	d.Box = kit.Box{X0: 2*middle - d.Box.X1, Y0: d.Box.Y0, X1: 2*middle - d.Box.X0, Y1: d.Box.Y1}
	d.Facing = kit.Left
	return d
}
