package faces

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// The least length of a thing, in its widths, that is stood upright, and how far it leans then, in degrees.
const (
	slimThing  = 2.4
	leastLean  = 12
	mostUpside = 180
)

// upright stands a slim thing on its end, such as a pencil that is drawn across.
func upright(d kit.Drawing) kit.Drawing {
	turn, long := surface.Axis(&d)
	lean := 90 - turn*180/math.Pi // clockwise to the vertical
	if lean > 90 {
		lean -= mostUpside
	}
	if long < slimThing || math.Abs(lean) < leastLean {
		return d
	}
	x, y := (d.Box.X0+d.Box.X1)/2, (d.Box.Y0+d.Box.Y1)/2
	box := kit.Node{}
	for l, nodes := range d.Layers {
		turned := kit.FromScene(nodes).Rotate(lean, x, y)
		d.Layers[l], box = turned.Scene(), kit.Of(box, turned)
	}
	d.Box, d.Anchors = box.Bounds(), nil
	return d
}

// wear sets the places of hats, glasses and the like on the thing itself, off its arms and legs.
func wear(p *surface.Pen, d *kit.Drawing) {
	if d.Anchors == nil {
		d.Anchors = map[string]kit.Anchor{}
	}
	x, y, w := surface.FaceAt(d)
	for name, a := range map[string]kit.Anchor{
		"eyes": {X: x, Y: y, W: 1.2 * w}, "mouth": {X: x, Y: y + .15*w, W: .8 * w}, "neck": {X: x, Y: y + .42*w, W: .8 * w},
	} {
		if _, ok := d.Anchors[name]; !ok {
			d.Anchors[name] = a
		}
	}
}

// joints are where arms and legs begin: a little within the sides above the middle, and within the lower edge.
func joints(p *surface.Pen, d *kit.Drawing) (shoulders, hips [2]surface.Point) {
	l, m := surface.Small(d)
	alpha, k := l.Alpha(), float64(m.Scale())
	row := func(share float64) (from, to float64) {
		y := min(surface.SampleSide-1, int(share*p.Box.H()*k))
		a, b := surface.SampleSide, 0
		for x, solid := range alpha[y*surface.SampleSide : (y+1)*surface.SampleSide] {
			if solid > .6 {
				a, b = min(a, x), x+1
			}
		}
		return p.Box.X0 + float64(a)/k, p.Box.X0 + float64(b)/k
	}
	const arms, legs = .58, .84
	a, b := row(arms)
	y, in := p.Box.Y0+arms*p.Box.H(), .05*(b-a)
	shoulders = [2]surface.Point{{X: a + in, Y: y}, {X: b - in, Y: y}}
	a, b = row(legs)
	under := surface.Edge(d, false)
	mid, apart := (a+b)/2, max(.27*(b-a), leastApart*(p.Box.W()+p.Box.H())/2)
	foot := p.Box.Y0
	for i, side := range []float64{-1, 1} {
		hips[i].X = mid + side*apart
		if y, ok := under((hips[i].X - p.Box.X0) / p.Box.W()); ok {
			foot = max(foot, y)
		}
	}
	if foot < p.Box.Y0+.6*p.Box.H() { // on a slim foot
		foot = p.Box.Y1
	}
	hips[0].Y, hips[1].Y = foot-.02*p.Size, foot-.02*p.Size
	return shoulders, hips
}

// leastApart is how far the legs of a slim thing begin from its middle, as a share of its mean width and height.
const leastApart = .045

// shoeColor is red, or blue on what is red itself.
func shoeColor(d *kit.Drawing) kit.Tones {
	if h := surface.RulingColor(*d).Lch(); h.C > .09 && (h.H < 60 || h.H > 330) {
		return kit.TonesOf(kit.Hex("#2f7fe0"))
	}
	return kit.TonesOf(kit.Hex("#e5433c"))
}
