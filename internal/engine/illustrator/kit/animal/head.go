package animal

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// head draws one head around 0, 0, about 84 units wide. What lies on the face is moved a little to the side that the
// animal turns to. Profiles look to the right.
type head struct {
	*rig
	turn  float64 // how far the face is moved
	nodes []kit.Node
	late  []kit.Node // what lies over all of the face
	top   kit.Anchor // on the crown between the ears
	see   kit.Anchor // between the eyes; W is the face's width
	lips  kit.Anchor
	form  string  // the outline of the skull
	maned bool    // a mane lies around the skull
	chin  float64 // y of the lower end, where the neck begins in a portrait
}

// tilts are the turns of a head that is held at ease, in degrees, by seed, level for that of 0: one that is always level looks stiff.
var tilts = []float64{0, -4, 5, 3}

// drawHead puts the head on the body.
func (r *rig) drawHead() {
	turn := 4.0
	if r.viewed {
		turn = map[bool]float64{true: -6}[r.facesBack]
	}
	if r.st.Back {
		turn = 11
		r.Flip = !r.Flip // the light stays where it is
	}
	r.inSide = r.spec.View == "side" || r.pose == "roaring" && !r.viewed && (sideOf(r.s) == nil || !sideOf(r.s).told)
	if p := sideOf(r.s); r.inSide && p == &wolfSide && r.pose == "roaring" {
		r.headTurn -= 16 // wolves howl with their noses up
	}
	r.moreHeads()
	h := r.newHead(turn)
	if r.headTurn == 0 && (r.pose == "standing" || r.pose == "sitting") && !h.Profile && !r.viewed {
		r.headTurn = tilts[r.spec.Seed%uint64(len(tilts))]
	}
	k := r.b.Head
	face, side := kit.Of(h.nodes...), 1.0
	if r.st.Back {
		r.Flip = !r.Flip
	}
	if r.st.Back || h.Profile && r.supine() {
		face, side = face.Mirror(0), -1
	}
	if h.Profile && r.supine() { // with the chin up
		r.headTurn = 168
	}
	n := face.Scale(k, k, 0, 0).Rotate(r.headTurn, 0, 0).Move(r.head.X, r.head.Y)
	r.out = append(r.out, placed{kit.Body, r.Named("head", n)})
	sin, cos := math.Sincos(r.headTurn * math.Pi / 180)
	move := func(a kit.Anchor) kit.Anchor {
		x, y := side*a.X*k, a.Y*k
		return kit.Anchor{X: x*cos - y*sin + r.head.X, Y: x*sin + y*cos + r.head.Y, W: a.W * k, Angle: a.Angle + r.headTurn}
	}
	r.anchors["head"] = kit.Anchor{X: r.head.X, Y: r.head.Y, W: h.see.W * k}
	r.anchors["headTop"], r.anchors["eyes"], r.anchors["mouth"] = move(h.top), move(h.see), move(h.lips)
}

func (r *rig) newHead(turn float64) *head {
	h := &head{rig: r, turn: turn, chin: 40, top: kit.Anchor{Y: -40, W: 50}, see: kit.Anchor{X: turn, Y: -4, W: 84}, lips: kit.Anchor{X: turn, Y: 26}}
	around := r.fur
	switch {
	case r.s.look.style == "panda" || r.s.name == "raccoon":
		around = r.marks
	case r.s.look.muzzle == "cow" && r.s.look.style != "plain":
		around = r.marks
	case r.s.name == "sheep":
		around = r.Tones("face")
	}
	if around.M.Lch().L < .45 {
		r.Lids = around.LL
	}
	if p := sideOf(r.s); p != nil && r.inSide {
		h.sideHead(p)
	} else {
		r.s.head(h)
	}
	h.magicHorn()
	h.nodes = append(h.nodes, h.late...)
	return h
}

// Head draws the head alone, turned slightly to the side the animal faces; from the front where View says so.
func Head(s Spec) kit.Drawing {
	r := newRig(s)
	r.viewed = s.View == "front" && HasView(s.Species)
	r.inSide = s.View == "side"
	h := r.newHead(2)
	for _, n := range h.nodes {
		if r.pose == "roaring" { // with the nose up
			turn := -14.0
			if h.Profile {
				turn = -34
			}
			n = n.Rotate(turn, 0, h.chin)
		} else if r.pose == "head tilted" {
			n = n.Rotate(16, 0, h.chin)
		}
		r.out = append(r.out, placed{kit.Body, n})
	}
	if s.Bust && h.Profile && bridled[r.s.look.muzzle] && r.pose != "roaring" && r.pose != "head tilted" {
		r.out = slices.Insert(r.out, 0, placed{kit.Body, h.neck()})
	}
	r.anchors["headTop"], r.anchors["eyes"], r.anchors["mouth"] = h.top, h.see, h.lips
	r.anchors["neck"] = kit.Anchor{X: 0, Y: h.chin - 6, W: 46}
	if h.Profile && r.pose == "roaring" { // the throat of a raised head is farther back
		r.anchors["neck"] = kit.Anchor{X: -20, Y: h.chin - 10, W: 46}
	}
	r.anchors["head"] = kit.Anchor{W: h.see.W}
	d := r.drawing()
	d.Unit *= r.b.Head
	return d
}

// add draws a named part of the head.
func (h *head) add(part string, nodes ...kit.Node) {
	if h.behind() && !seenBehind[part] {
		return
	}
	h.maned = h.maned || part == "mane" && h.form == ""
	h.nodes = append(h.nodes, h.Named(part, nodes...))
}

// seenBehind are the parts of a head that are seen from behind.
var seenBehind = map[string]bool{"ears": true, "skull": true, "mane": true, "horns": true}

// face draws what moves with the turn of the head.
func (h *head) face(part string, nodes ...kit.Node) {
	h.add(part, kit.Of(nodes...).Move(h.turn, 0))
}

// t returns the tones of a slot.
func (h *head) t(slot string) kit.Tones {
	if slot == "inner" && h.behind() { // the insides of ears point away
		slot = "ears"
	}
	return h.Tones(slot)
}

// skull draws the head's form from its right half, with markings inside.
func (h *head) skull(right string, inside ...kit.Node) {
	d := pen.Sym(right)
	f := h.fur
	b := h.Path(d, f.M).Bounds()
	fill := h.Lin(b.X0, b.Y0, b.X0+b.W()*.8, b.Y1, kit.At(0, f.LL), kit.At(.25, f.L), kit.At(.62, f.M), kit.At(1, f.D))
	if h.behind() {
		if m := h.t("mane"); h.maned {
			fill, f = h.Lin(b.X0, b.Y0, b.X0+b.W()*.8, b.Y1, m.LL, m.L, m.M, m.D), m
		}
		h.add("skull", h.Form(d, fill, h.printed(b), h.Shadow(d, f.DD, 15, .38)))
	} else {
		inside = append([]kit.Node{h.printed(b), h.Shadow(d, f.DD, 15, .38)}, append(inside, h.faceMarks())...)
		h.add("face", h.Form(d, fill, inside...))
	}
	h.form = d
	h.top = kit.Anchor{X: 0, Y: b.Y0 + 3, W: b.W() * .62}
	h.see.W = b.W()
	h.chin = b.Y1
}

// printed is the pattern that was asked for the coat.
func (h *head) printed(b kit.Box) kit.Node {
	if h.spec.Fill == nil {
		return kit.Node{}
	}
	return h.spec.Fill(h.Canvas, b, h.fur)
}

// ears draws the right ear and its mirror image. inner may be empty.
func (h *head) ears(slot, right, inner string) {
	t := h.t(slot)
	if h.behind() {
		inner = ""
	}
	hung, hungIn, both, single := h.earsAsked(right, inner)
	one := func(mirror bool) kit.Node {
		right, inner := right, inner
		if both || single && !mirror {
			right, inner = hung, hungIn
		}
		outer := h.Solid(right, t)
		if inner != "" {
			in := h.t("inner")
			b := h.Path(inner, in.M).Bounds()
			outer = kit.Of(outer, h.Form(inner, h.Lin(b.X0, b.Y0, b.X1, b.Y1, in.D, in.M, in.L), h.Light(inner, in.DD, 5, .45)))
		}
		if mirror {
			return outer.Mirror(0)
		}
		return outer
	}
	shade := kit.Node{}
	if h.form != "" {
		under := h.Blur(3, h.Path(right, h.fur.DDD))
		shade = h.Clip(h.form, under.Move(-1, 3), under.Mirror(0).Move(1, 3)).Opacity(.32)
	}
	switch {
	case both:
		h.late = append(h.late, h.Named("ears", one(true), one(false)))
	case single:
		h.late = append(h.late, h.Named("ears", one(false)))
		h.add("ears", one(true))
	default:
		h.add("ears", shade, one(true), one(false))
	}
}

// eyes draws both eyes, x to each side of the middle.
func (h *head) eyes(x, y, r float64, look pen.Look) {
	r *= h.spec.eyeGrowth()
	t := h.t("eyes")
	h.band(x, y, r)
	h.face("eyes", h.Eye(-x, y, r, t, look, true), h.Eye(x, y, r*.97, t, look, false), h.Tears(-x-r*.3, y+r*2, r*.7))
	h.see.X, h.see.Y = h.turn, y
	h.scar(x, y, r)
}

// band ties a cloth with eyeholes around the head, with its ends behind it.
func (h *head) band(x, y, r float64) {
	if h.spec.Band.IsNone() || h.form == "" {
		return
	}
	t, b := kit.TonesOf(h.spec.Band), h.Path(h.form, kit.Black).Bounds()
	ends := h.Path(fmtLine(b.X0+4, y-r*.6, b.X0-16, y-r*2.2)+fmtLine(b.X0+4, y+r*.2, b.X0-20, y+r*1.4), kit.None).Stroke(t.D, r*.95)
	h.nodes = append([]kit.Node{h.Named("mask", ends)}, h.nodes...)
	d := pen.Text(kit.Point{X: b.X0 - 4, Y: y - r*1.5}, kit.Point{X: h.turn, Y: y - r*1.3}, kit.Point{X: b.X1 + 4, Y: y - r*1.5}, kit.Point{X: b.X1 + 4, Y: y + r*1.3, Corner: true}, kit.Point{X: h.turn + x, Y: y + r*1.75},
		kit.Point{X: h.turn, Y: y + r*.95}, kit.Point{X: h.turn - x, Y: y + r*1.75}, kit.Point{X: b.X0 - 4, Y: y + r*1.3, Corner: true})
	hole := func(at float64) kit.Node { return h.Ellipse(h.turn+at, y, r*1.34, r*1.42, kit.White) }
	h.add("mask", h.Clip(h.form, h.Path(d, h.Lin(b.X0, y-r, b.X1, y+r, t.L, t.M, t.D)), h.Line(fmtLine(b.X0, y-r*1.1, h.turn, y-r*.95), t.LL.Alpha(.5), 1.4)), hole(-x), hole(x))
}

// muzzle draws a lighter snout from its right half.
func (h *head) muzzle(slot, right string, inside ...kit.Node) {
	t := h.t(slot)
	d := pen.Sym(right)
	b := h.Path(d, t.M).Bounds()
	h.face("muzzle", h.Form(d, h.Lin(b.X0, b.Y0, b.X0+b.W()*.7, b.Y1, t.LL, t.M, t.D), append(inside, h.Shadow(d, t.DD, 7, .4))...))
}

// nose draws a nose at 0, y with a mouth under it.
func (h *head) nose(y, w, hh, mouthY, mouthW float64) {
	n := h.t("nose")
	lip := n.M
	if lip.Lch().L > .5 {
		lip = n.DDD
	}
	line := 2.3
	if h.Natural {
		line = 1.3
	}
	h.face("mouth", h.Line(fmtLine(0, y, 0, mouthY), lip, line), h.Mouth(0, mouthY, mouthW, lip, h.t("tongue")))
	h.face("nose", h.Nose(0, y, w, hh, n))
	h.noseRing(y+hh*.6, max(w*.8, 7))
	h.lips = kit.Anchor{X: h.turn, Y: mouthY}
}

// noseRing hangs a ring from the nose at 0, y, where it was asked for.
func (h *head) noseRing(y, radius float64) {
	if !h.asked["ring"] {
		return
	}
	t := h.t("ring")
	h.face("ring", h.Circle(0, y+radius, radius, kit.None).Stroke(t.DD, radius*.5), h.Circle(0, y+radius, radius, kit.None).Stroke(t.M, radius*.34), h.Circle(-radius*.1, y+radius*.9, radius, kit.None).Stroke(t.LL.Alpha(.6), radius*.1))
}

// blush warms the cheeks.
func (h *head) blush(y, apart float64) {
	if h.Mood == "fierce" {
		return
	}
	if h.fur.M.Lch().L < .42 {
		return
	}
	blush := h.Cheeks(h.turn, y, apart, 8, kit.Hex("#f08a80"))
	if h.form != "" {
		blush = h.Clip(h.form, blush)
	}
	h.add("cheeks", blush)
}

// panting hangs a tongue out of a friendly mouth.
func (h *head) panting(x, y, w float64) {
	if h.Sleep || h.Mood != "" {
		return
	}
	t := h.t("tongue")
	d := pen.Text(kit.Point{X: x - w, Y: y}, kit.Point{X: x, Y: y - 1}, kit.Point{X: x + w, Y: y}, kit.Point{X: x + w*.95, Y: y + w*1.3},
		kit.Point{X: x, Y: y + w*2}, kit.Point{X: x - w*.95, Y: y + w*1.3})
	h.face("tongue", h.Form(d, kit.Lin(0, y, 0, y+w*2, t.D, t.M, t.L), h.Line(fmtLine(x, y, x, y+w*1.2), t.DD.Alpha(.6), 1.5)))
}

// spot is a soft light over each eye.
func (h *head) spot(x, y, rx, ry float64, c kit.Color, opacity float64) {
	h.face("face", h.Blur(1.6, h.Ellipse(-x, y, rx, ry, c), h.Ellipse(x, y, rx, ry, c)).Opacity(opacity))
}
