package design

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

// The measures of a mark with two elements, in the first one's size.
const (
	faceLeast  = .3   // the radius of an even face that another element stands in, of the thing's size
	faceEven   = .075 // the deviation of the colors of such a face
	faceFill   = .88  // of the face's radius that the other element reaches
	wideFrom   = 1.75 // how many times wider than high what another element stands over is
	stackShare = .8
	lapUp      = .3 // of the front element's height that it covers of what rises behind it
	lapFace    = .2 // of the height of what rises, at most
	lapDown    = .24
	frontShare = .74
	pairGap    = .07 // between two elements of one weight, of the size of the smaller one
	pairHigh   = .92 // of the reach beside each other, from which on two elements stand one above the other
)

// face is the largest circle within a thing's paint where its colors are even.
type face struct{ x, y, r float64 }

// faceOf looks for the face of a cluster on a small rendering: the pixel farthest from everything unpainted. It reports false where the paint
// there has details that nothing may cover.
func faceOf(k layout.Cluster) (face, bool) {
	const px = 48
	b := k.Bounds()
	f := (px - 2) / max(b.W(), b.H(), 1e-9)
	l := raster.Square(px)
	for _, s := range k.Sprites {
		raster.Draw(l, s.Nodes, scene.ScaleBy(float32(f), float32(f)).Mul(layout.Translate(-b.X0+1/f, -b.Y0+1/f)).Mul(s.M))
	}
	alpha := l.Alpha()
	bx, by, far := 0, 0, 0.0
	for y := range px {
		for x := range px {
			if d := depth(alpha, px, x, y, far); d > far {
				bx, by, far = x, y, d
			}
		}
	}
	var n, sum, squares [3]float64
	for i := range alpha {
		if math.Hypot(float64(i%px-bx), float64(i/px-by)) > far*faceFill {
			continue
		}
		for q := range 3 {
			v := float64(l.Pix[4*i+q])
			n[q], sum[q], squares[q] = n[q]+1, sum[q]+v, squares[q]+v*v
		}
	}
	spread := 0.0
	for q := range 3 {
		m := sum[q] / max(n[q], 1)
		spread = max(spread, math.Sqrt(max(0, squares[q]/max(n[q], 1)-m*m)))
	}
	out := face{b.X0 + (float64(bx)-.5)/f, b.Y0 + (float64(by)-.5)/f, far / f}
	return out, out.r > faceLeast*math.Sqrt(b.W()*b.H()) && spread < faceEven
}

// depth is how far a pixel is from the nearest unpainted one, or no more than least where that is nearer.
func depth(alpha []float32, px, x, y int, least float64) float64 {
	if alpha[y*px+x] < .6 {
		return 0
	}
	out := math.Inf(1)
	for i, a := range alpha {
		if a < .6 {
			out = min(out, math.Hypot(float64(i%px-x), float64(i/px-y)))
			if out <= least {
				return 0
			}
		}
	}
	return out
}

// asMark makes one mark of two elements. One stands in the even face of the other, or over it where that is wide, or rises behind it, or lies
// over its lower corner; where one is told to be beside the other, both have one weight, parted by a gap, beside each other or one above the other.
func (c *Designer) asMark(h, k layout.Cluster) layout.Cluster {
	k = normal(k)
	root := h.Root
	out := c.joint(h, k)
	out.Root = root
	b := out.Bounds()
	return out.Moved(-(b.X0+b.X1)/2, -b.Y1)
}

func (c *Designer) joint(h, k layout.Cluster) layout.Cluster {
	if c.inlaid >= 0 {
		outer, inner := h, k
		if h.Root.Subject == c.inlaid {
			outer, inner = k, h
		}
		return c.inset(outer, inner)
	}
	for _, pair := range [][2]layout.Cluster{{h, k}, {k, h}} {
		outer, inner := pair[0], pair[1]
		if at, ok := faceOf(outer); ok && !c.Creature(outer.Root.Subject) && !c.saysSo(outer) {
			inner = inner.Scaled(faceFill * at.r / max(reach(inner), 1e-9))
			b := inner.Bounds()
			return outer.Over(c.setApart(inner.Moved(at.x-(b.X0+b.X1)/2, at.y-(b.Y0+b.Y1)/2)))
		}
	}
	for _, pair := range [][2]layout.Cluster{{h, k}, {k, h}} {
		if back, front := pair[0], pair[1]; things.Peak(c.Subject(back.Root.Subject).ID) && !c.Creature(front.Root.Subject) {
			bb, fb := back.Bounds(), front.Bounds()
			front = front.Scaled(min(.86*bb.W()/fb.W(), .5*bb.H()/fb.H()))
			fb = front.Bounds()
			return back.Over(c.setApart(front.Moved((bb.X0+bb.X1)/2-(fb.X0+fb.X1)/2, bb.Y1+.04*bb.H()-fb.Y1)))
		}
	}
	hb, kb := h.Bounds(), k.Bounds()
	if wide := hb.W() / hb.H(); max(wide, kb.W()/kb.H()) > wideFrom {
		if kb.W()/kb.H() > wide {
			h, k = k, h
		}
		return stacked(h, k, stackShare)
	}
	switch {
	case c.looksOver(k) && !c.looksOver(h):
		return c.risen(h, k)
	case c.looksOver(h) && !c.looksOver(k):
		return c.risen(k, h)
	}
	if slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool { return r.Kind == "beside" }) { // then neither covers the other
		return balanced(h, k, c.Creature(h.Root.Subject) || c.Creature(k.Root.Subject))
	}
	k = k.Scaled(frontShare)
	hb, kb = h.Bounds(), k.Bounds()
	lap := lapDown * min(kb.W(), hb.W())
	return h.Over(c.setApart(k.Moved(hb.X1-lap-kb.X0, hb.Y1+.5*lap-kb.Y1)))
}

// balanced sets two elements of one size apart by a gap, the second on the right, or below where things are larger so in a disc.
func balanced(h, k layout.Cluster, living bool) layout.Cluster {
	hb, kb := h.Bounds(), k.Bounds()
	k = k.Scaled(math.Sqrt(hb.W() * hb.H() / max(kb.W()*kb.H(), 1e-9)))
	kb = k.Bounds()
	beside, above := math.Hypot(hb.W()+kb.W(), max(hb.H(), kb.H())), math.Hypot(max(hb.W(), kb.W()), hb.H()+kb.H())
	if above < pairHigh*beside && !living {
		gap := pairGap * min(hb.H(), kb.H())
		return h.Over(k.Moved((hb.X0+hb.X1)/2-(kb.X0+kb.X1)/2, hb.Y1+gap-kb.Y0))
	}
	gap := pairGap * min(hb.W(), kb.W())
	return h.Over(k.Moved(hb.X1+gap-kb.X0, (hb.Y0+hb.Y1)/2-(kb.Y0+kb.Y1)/2))
}

// inset sets an element into the middle of another, on a pale disc where that has details of its own.
func (c *Designer) inset(outer, inner layout.Cluster) layout.Cluster {
	at, even := faceOf(outer)
	if !even {
		d, err := frames.PlainGround("", kit.Hex("#fffaf0"), kit.Hex("#fffaf0")).Render(kit.Options{})
		if err == nil {
			outer = outer.Over(c.Place(outer.Root.Subject, d, scene.Identity).Fit(layout.Region{Left: at.x - at.r, Top: at.y - at.r, Right: at.x + at.r, Bottom: at.y + at.r}))
		}
	}
	inner = inner.Scaled(faceFill * at.r / max(reach(inner), 1e-9))
	b := inner.Bounds()
	return outer.Over(inner.Moved(at.x-(b.X0+b.X1)/2, at.y-(b.Y0+b.Y1)/2))
}

// looksOver reports whether an element stands behind another and looks out over it: a head, a plant.
func (c *Designer) looksOver(k layout.Cluster) bool {
	s := c.Subject(k.Root.Subject)
	return c.Creature(k.Root.Subject) && s.Portrait || relation.Sceneries[s.ID] || c.IsPosy(s) || relation.Crests[s.ID]
}

// risen sets an element behind the upper part of another.
func (c *Designer) risen(front, back layout.Cluster) layout.Cluster {
	fb, bb := front.Bounds(), back.Bounds()
	return back.Moved((fb.X0+fb.X1)/2-(bb.X0+bb.X1)/2, fb.Y0+min(lapUp*fb.H(), lapFace*bb.H())-bb.Y1).Over(c.setApart(front))
}

// setApart parts an element from what it lies on: a mark's colors have gaps between them, other art gets a pale line.
func (c *Designer) setApart(k layout.Cluster) layout.Cluster {
	if c.Brief.Style.Name == "logo" {
		return k
	}
	return contoured(k, .022, kit.Hex("#fffaf0"))
}

// saysSo reports whether a cluster's main thing is a letter or carries a text.
func (c *Designer) saysSo(k layout.Cluster) bool {
	s := c.Subject(k.Root.Subject)
	return s.Text != "" || s.ID == "alphabet-letter" || s.ID == "monogram"
}
