package model

import (
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// How people, animals and plants are shown from above.
const (
	figureHeight = 0.93 // of their drawn height
	slopeOfAxis  = 0.50 // how far an axis of the slab goes down for what it goes right
	leanOfFace   = 0.30 // the same for somebody who is seen from the front: more would distort a face
	shadowRight  = 0.44 // how far a shadow falls to the right, as a share of the height: along an axis of the slab
	tailOnly     = 0.22 // the share of its width up to which what is lowest of somebody is not what it stands on
	farLeg       = 0.20 // how far behind the near legs of an animal the far ones stand, as a share of its height
)

// figure draws what is neither a box nor turned on a lathe as a figure of a game: a rounded body with three tones along an axis of its slab. What has no
// side that could follow an axis is upright.
func figure(p, q *picture.Picture, out *raster.Layer) {
	slope := slopeOf(q)
	half := p.Length(0.5) // about the middle and smaller: it is measured within the frame
	lean := scene.Translate(half, half).Mul(scene.Matrix{0.6 * (1 - 0.26*slope), 0.6 * slope, 0, 0.6 * figureHeight, 0, 0}).Mul(scene.Translate(-half, -half))
	q = roundedBust(astride(q, slope).Moved(lean), slope)
	q = laidOut(p, q.Within(picture.Box{X0: 0.12, Y0: 0.02, X1: 0.84, Y1: 0.76}), slope)
	front := q.Drawn()
	if plane.InkBounds(front).Empty() {
		return
	}
	plane.Settle(front, plane.Bounds(front))
	body := newRoundedBody(p, front, slope)
	if onTile(p) {
		s := standing(p, front, body.deep, slope)
		left, near, deep := s.corners(p)
		slab(p, out, left, near, deep)
		s.cast(p, out, q)
	}
	body.over(out)
	shadeFigure(p, front)
	raster.Over(out, front, 1)
}

// laidOut is a figure in the place and size in which it is within the frame together with its slab, by a small drawing.
func laidOut(p, q *picture.Picture, slope float32) *picture.Picture {
	const side = 160
	small := *p
	small.Size = side
	k := side / p.Length(1)
	front := (&picture.Picture{Size: side, Pieces: q.Moved(scene.ScaleBy(k, k)).Pieces}).Drawn()
	ink := plane.InkBounds(front)
	if ink.Empty() || !onTile(p) {
		return q
	}
	deep := newRoundedBody(&small, front, slope).deep
	left, near, far := standing(&small, front, deep, slope).corners(&small)
	x0, x1 := min(left.X, float32(ink.Min.X)), max(near.X+far, float32(ink.Max.X)+0.8*deep)
	y0, y1 := min(float32(ink.Min.Y)-0.3*deep, left.Y-far/2), near.Y+small.Length(tileDepth)
	grow := min(0.90*side/(x1-x0), 0.92*side/(y1-y0))
	fit := scene.Translate(side/2, side/2).Mul(scene.ScaleBy(grow, grow)).Mul(scene.Translate(-(x0+x1)/2, -(y0+y1)/2))
	return q.Moved(scene.ScaleBy(1/k, 1/k).Mul(fit).Mul(scene.ScaleBy(k, k)))
}

// legged reports whether an animal is drawn on its legs: the far ones before its body, the near ones after it.
func legged(q picture.Piece) bool {
	return !q.Person && q.Group == "" && len(picture.Named(q.Nodes, "legs")) > 1
}

// astride puts the far legs of animals as far back as they stand.
func astride(p *picture.Picture, slope float32) *picture.Picture {
	out := *p
	out.Pieces = slices.Clone(p.Pieces)
	for i, q := range out.Pieces {
		if slope == 0 || !legged(q) {
			continue
		}
		_, y0, _, y1 := raster.Bounds(q.Nodes, scene.Identity)
		back := farLeg * (y1 - y0)
		if q.Matrix[0] < 0 {
			back = -back
		}
		moved := false
		out.Pieces[i].Nodes = firstMoved(q.Nodes, "legs", scene.Translate(back, -back), &moved)
	}
	return &out
}

// firstMoved is a drawing whose first group of that name is moved.
func firstMoved(nodes []scene.Node, part string, by scene.Matrix, moved *bool) []scene.Node {
	out := slices.Clone(nodes)
	for i, n := range out {
		if n.Group == nil || *moved {
			continue
		}
		h := *n.Group
		if h.Part == part {
			*moved = true
			h = *scene.Transform([]scene.Node{n}, by)[0].Group
		} else {
			h.Children = firstMoved(h.Children, part, by, moved)
		}
		out[i] = scene.Node{Group: &h}
	}
	return out
}

// shadeFigure gives a figure the tones of the faces of a box: bright above, as drawn on the left, and dark on the right.
func shadeFigure(p *picture.Picture, l *raster.Layer) {
	r := p.Around(l, 0.01)
	a := plane.AlphaOf(l, r)
	z := a.Reduced(2).Inflated(p.Length(0.10) / 4).Softened(p.Length(0.006) / 2).Enlarged(a)
	face := blockFaces()
	plane.EachIn(l, z, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		gx, gy := z.Slope((y-r.Min.Y)*z.W + x - r.Min.X)
		dark := 0.42 * plane.Smooth(0.30, 0.42, -gx)
		bright := 0.30 * plane.Smooth(0.34, 0.46, gy-0.2*max(0, -gx))
		if k := bright - dark; k > 0.01 || k < -0.01 {
			w := face.At(plane.Straight(d), k)
			d[0], d[1], d[2] = w.R*d[3], w.G*d[3], w.B*d[3]
		}
	})
}

// stand is where a figure touches its slab: the line along its feet, by its height at the left side of the picture, and how deep it is.
type stand struct {
	slope, at, deep float32
	ink             plane.Rectangle
	x0, x1          float32 // of the feet
}

// standing finds the line on which a front stands.
func standing(p *picture.Picture, front *raster.Layer, deep, slope float32) stand {
	s := stand{slope: slope, deep: deep, ink: plane.InkBounds(front)}
	low := make([]float32, front.W)
	for x := range low {
		low[x] = -1e6
		for y := s.ink.Max.Y - 1; y >= s.ink.Min.Y; y-- {
			if front.Pix[4*(y*front.W+x)+3] > 0.5 {
				low[x] = float32(y) - slope*float32(x)
				break
			}
		}
	}
	s.at = slices.Max(low)
	s.x0, s.x1 = float32(s.ink.Max.X), float32(s.ink.Min.X)
	for x, v := range low {
		if v > s.at-p.Length(0.05) {
			s.x0, s.x1 = min(s.x0, float32(x)), max(s.x1, float32(x))
		}
	}
	if wide := float32(s.ink.Dx()); slope < slopeOfAxis && s.x1-s.x0 < tailOnly*wide { // the tip of a tail is lower than the feet
		s.x0, s.x1 = float32(s.ink.Min.X)+0.1*wide, float32(s.ink.Max.X)-0.02*wide
	}
	return s
}

// corners are the left and the front corner of a slab around the middle of what stands on it, as wide and as deep as it, and how far its right corner is
// from the latter.
func (s stand) corners(p *picture.Picture) (left, near scene.Point, far float32) {
	feet, all := s.x1-s.x0, float32(s.ink.Dx())
	long := max(0.90*feet, 0.78*all) / 2
	deep := max(0.56*long, min(0.75*long, 0.6*farLeg*float32(s.ink.Dy())+0.5*s.deep))
	lift := float32(0)
	if s.slope < slopeOfAxis { // it has no long side
		long = max(0.92*feet, 0.58*all, 0.29*float32(s.ink.Dy())) / 2
		deep, lift = long, min(0.25*feet, 0.15*long) // the line is along the toes
	}
	x := (s.x0+s.x1)/4 + float32(s.ink.Min.X+s.ink.Max.X)/4
	y := s.at + s.slope*x
	x, y = x+0.45*s.deep, y-0.225*s.deep-lift // the middle of what it stands on
	return scene.Point{X: x - long - deep, Y: y + (deep-long)/2}, scene.Point{X: x + long - deep, Y: y + (long+deep)/2}, 2 * deep
}

// cast lays the shadow of a figure on the slab below it, from its feet along an axis.
func (s stand) cast(p *picture.Picture, out *raster.Layer, q *picture.Picture) {
	const right, up = shadowRight, shadowRight / 2
	at := s.at - p.Length(0.004)
	fall := scene.Matrix{1 + right*s.slope, s.slope - up*s.slope, -right, up, right * at, at - up*at}
	shadow := raster.Square(p.Size)
	if p.Slab != nil {
		shadow = p.Slab.Shadow
	}
	for _, piece := range q.Pieces {
		raster.Draw(shadow, piece.Nodes, fall.Mul(piece.Matrix))
	}
	if p.Slab != nil {
		return
	}
	tone, top := slabTone(p, 0.70), slabTone(p, slabTop)
	for i := range shadow.W * shadow.H {
		d := plane.Pixel(out, i)
		if a := shadow.Pix[4*i+3]; a > 0.01 && d[3] > 0.5 && plane.Apart([]float32{top.R, top.G, top.B, 1}, d) < 0.05 {
			plane.Atop(d, tone, a)
		}
	}
}

// slabTone is the color of a slab at a lightness.
func slabTone(p *picture.Picture, l float32) color.RGB {
	c := color.ToLCH(p.Accent)
	return color.FromLCH(color.LCH{L: l, C: min(0.065, c.C), H: c.H})
}

// living reports whether a piece is somebody or an animal.
func living(q picture.Piece) bool { return q.Person || q.Furry || q.Plumed }
