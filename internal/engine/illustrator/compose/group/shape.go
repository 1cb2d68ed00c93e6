package group

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// cells is how many cells of the grid the longest side of the largest member has.
const cells = 48

// mask is the paint of a drawing on a grid: which of its cells are covered.
type mask struct {
	x, y, w, h int // of its first cell, in cells; how many it has
	on         []bool
	n          int // how many are covered
	glass      int // how many are seen through
}

// clearShare is the share of a glass that is seen through.
const clearShare = .12

// shape is what matters of a member for its place: its paint, that of each thing it consists of, and the face that nothing may hide.
type shape struct {
	all, face           mask
	parts               []mask
	left, right         int
	top, foot           int
	feet                mask   // the lowest part
	details             []mask // what is seen of each of its drawings, and its stem
	middle              mask   // of what has no face
	floor, aloft, alive bool
	kind                int  // the subject: copies of one thing share it
	clear               bool // it is of glass: what is behind it is seen through it
}

// shapeOf looks at the paint of a member. Its floor is at y 0 and its left edge at x 0.
func shapeOf(m Member, cell float64) shape {
	b := m.Bounds()
	at := scene.ScaleBy(float32(1/cell), float32(1/cell)).Mul(layout.Translate(-b.X0, -m.Ground))
	s := shape{floor: m.Floor, aloft: m.Aloft, alive: m.Alive, kind: m.Root.Subject}
	bySubject := map[int][]layout.Layer{}
	var order []int
	for _, sp := range m.Sprites {
		if _, known := bySubject[sp.Subject]; !known {
			order = append(order, sp.Subject)
		}
		bySubject[sp.Subject] = append(bySubject[sp.Subject], sp)
	}
	s.all = maskOf(m.Sprites, at)
	s.clear = float64(s.all.glass) > clearShare*float64(s.all.n)
	s.details = detailsOf(m.Sprites, at)
	if stem := s.all.stem(); !m.Alive && stem.n >= leastDetail {
		s.details = append(s.details, stem)
	}
	for _, i := range order {
		s.parts = append(s.parts, maskOf(bySubject[i], at))
	}
	if len(s.parts) == 1 {
		s.parts[0] = s.all
	}
	if head := m.Root.Anchor("head"); m.Root.Has("head") {
		s.face = boxMask(layout.MapBox(at, kit.Box{X0: head.X - .42*head.W, Y0: head.Y - .42*head.H, X1: head.X + .42*head.W, Y1: head.Y + .5*head.H}))
	} else if names := layout.PartsNamed(m.Sprites, keptFree); len(names) > 0 {
		s.face = maskOf(names, at)
	}
	s.feet = lowest(s.all)
	if s.face.n == 0 {
		s.middle = middleOf(s.all)
	}
	s.left, s.right, s.top, s.foot = s.all.x, s.all.x+s.all.w, s.all.y, s.all.y+s.all.h
	return s
}

// keptFree are the parts of drawings that nothing may hide: faces and texts.
var keptFree = map[string]bool{"eyes": true, "face": true, "mouth": true, layout.TextPart: true}

func (s shape) height() int { return s.foot - s.top }

func maskOf(sprites []layout.Layer, at scene.Matrix) mask {
	b := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, sp := range sprites {
		b = b.Union(layout.MapBox(at, sp.Box))
	}
	if !(b.W() < 4*cells && b.H() < 4*cells) {
		return mask{}
	}
	x, y := int(math.Floor(b.X0)), int(math.Floor(b.Y0))
	l := raster.NewLayer(0, 0, int(math.Ceil(b.X1))-x, int(math.Ceil(b.Y1))-y)
	for _, sp := range sprites {
		raster.Draw(l, sp.Nodes, layout.Translate(-float64(x), -float64(y)).Mul(at).Mul(sp.M))
	}
	alpha := l.Alpha()
	on := make([]bool, len(alpha))
	glass := 0
	for i, a := range alpha {
		on[i] = a > .4
		if i > l.W && i < len(alpha)-l.W && isGlass(a, alpha[i-1], alpha[i+1], alpha[i-l.W], alpha[i+l.W]) {
			on[i] = true
			glass++
		}
	}
	out := cropped(mask{x: x, y: y, w: l.W, h: l.H, on: on})
	out.glass = glass
	return out
}

// isGlass reports whether a cell is seen through, as are those around it: at edges only one side is.
func isGlass(cell float32, around ...float32) bool {
	return cell > .06 && cell < .75 && !slices.ContainsFunc(around, func(a float32) bool { return a < cell-.12 || a > cell+.12 })
}

// lowest is the part of a mask with the feet.
func lowest(m mask) mask { return m.below(m.h - max(m.h/8, min(m.h, 2))) }

// middleOf is the middle of a mask: half of its width and height.
func middleOf(m mask) mask {
	out := mask{x: m.x + m.w/4, y: m.y + m.h/4, w: m.w / 2, h: m.h / 2}
	for y := range out.h {
		at := (y+m.h/4)*m.w + m.w/4
		out.on = append(out.on, m.on[at:at+out.w]...)
	}
	for _, on := range out.on {
		if on {
			out.n++
		}
	}
	return out
}

func boxMask(b kit.Box) mask {
	m := mask{x: int(math.Floor(b.X0)), y: int(math.Floor(b.Y0))}
	m.w, m.h = max(int(math.Ceil(b.X1))-m.x, 1), max(int(math.Ceil(b.Y1))-m.y, 1)
	m.n = m.w * m.h
	m.on = make([]bool, m.n)
	for i := range m.on {
		m.on[i] = true
	}
	return m
}

// cropped cuts a mask to its covered cells, as boxes of drawings may be larger than their paint.
func cropped(m mask) mask {
	x0, y0, x1, y1 := m.w, m.h, 0, 0
	for i, on := range m.on {
		if on {
			x, y := i%m.w, i/m.w
			x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x+1), max(y1, y+1)
			m.n++
		}
	}
	if m.n == 0 {
		return mask{}
	}
	out := mask{x: m.x + x0, y: m.y + y0, w: x1 - x0, h: y1 - y0, n: m.n}
	for y := y0; y < y1; y++ {
		out.on = append(out.on, m.on[y*m.w+x0:y*m.w+x1]...)
	}
	return out
}

// overlap is how many cells of a are covered by b, which is moved by dx, dy against it.
func overlap(a, b mask, dx, dy int) int {
	bx, by := b.x+dx, b.y+dy
	x0, x1 := max(a.x, bx), min(a.x+a.w, bx+b.w)
	y0, y1 := max(a.y, by), min(a.y+a.h, by+b.h)
	n := 0
	for y := y0; y < y1; y++ {
		p, q := (y-a.y)*a.w-a.x, (y-by)*b.w-bx
		for x := x0; x < x1; x++ {
			if a.on[p+x] && b.on[q+x] {
				n++
			}
		}
	}
	return n
}
