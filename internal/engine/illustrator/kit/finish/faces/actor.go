package faces

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	bones "pellucid/internal/engine/illustrator/kit/limb"
)

// Actor is a thing made ready to act: it stands upright, has a face, and it is known where arms and legs begin.
type Actor struct {
	Drawing         kit.Drawing
	Shoulders, Hips [2]bones.Point
	Face            kit.Anchor // the middle between the eyes, and how wide the face is
	Shoes           kit.Color
}

// ActorOf makes a thing ready to act with an expression.
func ActorOf(d kit.Drawing, expression string, lashes bool, seed uint64) Actor {
	d = upright(d)
	var out Actor
	d = surface.Apply(d, func(d *kit.Drawing, p *surface.Pen) {
		out.Face.X, out.Face.Y, out.Face.W = surface.FaceAt(d)
		if own := surface.PartOf(d.Nodes(), "face"); len(own) > 0 && hasFace(*d) && !HasMouth(*d) {
			at := kit.FromScene(own).Bounds()
			out.Face = kit.Anchor{X: (at.X0 + at.X1) / 2, Y: at.Y0 + .38*at.H(), W: min(.76*at.W(), 1.3*at.H())}
		}
		shoulders, hips := joints(p, d)
		for i := range shoulders {
			out.Shoulders[i], out.Hips[i] = bones.Point{X: shoulders[i].X, Y: shoulders[i].Y}, bones.Point{X: hips[i].X, Y: hips[i].Y}
		}
		out.Shoes = shoeColor(d).M
	}, seed)
	out.Drawing = Face(d, expression, lashes, seed)
	return out
}
