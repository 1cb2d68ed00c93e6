package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/prop"
	"pellucid/internal/engine/illustrator/kit/person/role"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

// Draw draws a person. It never fails: names it does not know are taken for their defaults.
func Draw(s figure.Spec) kit.Drawing {
	s = role.Complete(s)
	if s.Thing != nil && s.Facing == kit.Left {
		s.Thing = s.Thing.Mirrored() // its letters are read from the left, whatever it does
	}
	f := newFigure(s)
	layers(f)
	anchors(f)
	d := f.Drawing()
	d.Unit = f.Body.Cm / f.Body.Standing()
	d.Facing = kit.Right
	if s.Facing == kit.Left {
		d = mirrored(d)
	}
	return d
}

// newFigure resolves clothes, colors and joints.
func newFigure(s figure.Spec) *figure.Figure {
	look, colors := wear.Wardrobe(s)
	colors["skin"], colors["hair"] = s.Skin, s.Hair.Color
	colors["head"] = s.HeadColor
	f := &figure.Figure{Spec: s, Pose: seatedPose(s), Body: figure.BuildOf(s), Look: look, Light: 1}
	f.Body, f.Pose = figure.Naturally(s, f.Body, f.Pose)
	if s.Facing == kit.Left {
		f.Light = -1
	}
	c := canvasOf(s, colors)
	f.Canvas, f.Hooded = c, head.Covered(f)
	f.Skin, f.Hair, f.Top, f.Trim, f.Bottom = c.Tones("skin"), c.Tones("hair"), c.Tones("top"), c.Tones("trim"), c.Tones("bottom")
	f.Over, f.Lining, f.Shoes, f.Hat = c.Tones("over"), c.Tones("lining"), c.Tones("shoes"), c.Tones("head")
	for _, cloth := range []*kit.Tones{&f.Top, &f.Trim, &f.Bottom, &f.Over, &f.Shoes, &f.Hat} {
		*cloth = cloth.OfCloth()
	}
	extra.DressExtras(f)
	body.BareHands(f)
	if s.Behind {
		wear.TurnAround(f)
	}
	if f.Look.Bib {
		f.Look.Top.Hem = min(f.Look.Top.Hem, -6)
	}
	if f.Young() && f.Look.Legs.Reach > .4 && f.Look.Legs.Reach < 1 {
		f.Look.Legs.Reach = min(f.Look.Legs.Reach+.22, .98)
	}
	f.Bones = figure.Bones(f.Body, f.Pose)
	f.Reach()
	return f
}

// seatedPose is the pose of a spec, with the legs of one who sits on a chair if it says so.
func seatedPose(s figure.Spec) pose.Pose {
	p := pose.All()[s.Pose]
	if own, ok := pose.OfThings()[s.Pose]; ok && s.Thing != nil {
		p = own
	}
	if s.Side && !s.Behind && p.Face >= 0 {
		p.Turn, p.Face = max(p.Turn, sideTurn), max(p.Face, 1)
	}
	if s.Quarter && !s.Behind && p.Face >= 0 {
		p.Turn, p.Face = max(p.Turn, quarterTurn), max(p.Face, .55)
	}
	if s.Seated && !p.Seated {
		p.LegNear, p.LegFar, p.LegsFront, p.Seated, p.Up, p.Shift = pose.SitNear, pose.SitFar, false, true, 0, -.35
		p.Turn = max(p.Turn, .5)
	}
	return figure.Eased(s, p)
}

// sideTurn is how far a figure is turned that looks to a side.
const sideTurn = .8

// quarterTurn is how far a figure is turned that is seen in a three-quarter view.
const quarterTurn = .45

// canvasOf returns a canvas with the figure's colors and patterns.
func canvasOf(s figure.Spec, colors wear.Palette) *kit.Canvas {
	var slots []kit.Slot
	for _, slot := range []string{"skin", "hair", "top", "trim", "bottom", "over", "lining", "shoes", "head"} {
		c, ok := colors[slot]
		if !ok || c.IsNone() {
			c = kit.Hex("#f4f1ec")
		}
		slots = append(slots, kit.Slot{Name: slot, Color: c})
	}
	o := kit.Options{Without: s.Without, Seed: s.Seed, Fills: map[string]kit.Fill{}}
	if wear.Garments[s.Top.Name].Place == "over" && s.Over.Name == "" {
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
func anchors(f *figure.Figure) {
	b, k := f.Bones, f.Body.Thick
	hand := func(name string, c figure.Chain) {
		p := f.PalmAt(c)
		f.AnchorBox(name, p.X, p.Y, 0, 0, figure.Direction(c[1], c[2]))
	}
	hand("handNear", b.ArmNear)
	hand("handFar", b.ArmFar)
	f.AnchorBox("wrist", b.ArmNear[2].X, b.ArmNear[2].Y, 18*k, 0, figure.Direction(b.ArmNear[1], b.ArmNear[2]))
	h := b.Head
	top, eyes, mouth := h.Out(0, -44), h.Out(f.Face(1.1), head.EyeLine(f)), h.Out(f.Face(1.2), head.MouthLine(f))
	f.AnchorBox("head", h.X, h.Y, 68*h.Scale, 82*h.Scale, h.Angle)
	f.AnchorBox("headTop", top.X, top.Y, 70*h.Scale, 0, h.Angle)
	f.AnchorBox("eyes", eyes.X, eyes.Y, 62*h.Scale, 0, h.Angle)
	f.AnchorBox("mouth", mouth.X, mouth.Y, 18*h.Scale, 0, h.Angle)
	f.AnchorBox("neck", b.Neck.X, b.Neck.Y, 28*k, 0, b.Trunk.Angle)
	back := b.Trunk.Out(-b.Shoulder*.5*f.Pose.Turn, -f.Body.Trunk*.65)
	chest := b.Trunk.Out(f.Pose.Turn*6, -f.Body.Trunk*.52)
	f.AnchorBox("back", back.X, back.Y, 0, 0, b.Trunk.Angle)
	f.AnchorBox("chest", chest.X, chest.Y, b.Shoulder*1.15, f.Body.Trunk*.46, b.Trunk.Angle)
	f.AnchorBox("seat", b.Trunk.X, b.Trunk.Y, 0, 0, b.Trunk.Angle)
	lap := b.LegNear[0].Mix(b.LegNear[1], .6)
	f.Anchor("lap", lap.X, lap.Y-16*k)
	f.Anchor("shoulderNear", b.ArmNear[0].X, b.ArmNear[0].Y-12*k)
	f.Anchor("shoulderFar", b.ArmFar[0].X, b.ArmFar[0].Y-12*k)
	f.Anchor("footNear", b.LegNear[2].X+9*k, b.LegNear[2].Y+f.Body.Foot)
	f.Anchor("footFar", b.LegFar[2].X+9*k, b.LegFar[2].Y+f.Body.Foot)
	f.Anchor("ground", b.Trunk.X, figure.Ground)
	thingAnchors(f)
	if f.Wears("wheelchair") { // its push handles
		p, k := extra.ChairSeat(f)
		f.Anchor("handle", p.X-60*k, p.Y-78*k)
	}
	if f.Pose.Across != 0 {
		at := prop.Axis(f)
		f.Anchor("across", at.X, at.Y)
		if f.Spec.Pose == "dining" {
			f.Anchor("plate", at.X, prop.TableTopAt(f).Y-8*k)
		}
	}
}

// mirrored flips a drawing left to right around the middle.
func mirrored(d kit.Drawing) kit.Drawing {
	for i, layer := range d.Layers {
		d.Layers[i] = kit.FromScene(layer).Mirror(figure.Middle).Scene()
	}
	for name, a := range d.Anchors {
		a.X, a.Angle = 2*figure.Middle-a.X, 180-a.Angle
		if name != "handNear" && name != "handFar" && name != "wrist" {
			a.Angle = a.Angle - 180
		}
		d.Anchors[name] = a
	}
	d.Box = kit.Box{X0: 2*figure.Middle - d.Box.X1, Y0: d.Box.Y0, X1: 2*figure.Middle - d.Box.X0, Y1: d.Box.Y1}
	d.Facing = kit.Left
	return d
}

// LegReach returns how far from the hips a figure's sole can be in units, its legs as long as they may get.
func LegReach(s figure.Spec) float64 {
	s = role.Complete(s)
	b := figure.BuildOf(s)
	_, leg := s.Longest()
	return figure.BentLimb*(b.Thigh+b.Shin)*leg + b.Foot
}
