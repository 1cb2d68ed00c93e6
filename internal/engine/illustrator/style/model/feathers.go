package model

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// How large feathers are, as shares of the root of what plumage covers, or of the length of a wing.
const (
	bodyFeather = 0.125
	bodyClear   = 0.45 // how clear those of the body are, which is soft
	covertShare = 0.17 // near the root of a wing
	quillShare  = 0.36 // toward its tip
	slimQuill   = 0.26 // how wide they are, as a share of their length
	roundDown   = 0.90 // those of the body
)

// feathered covers head and body with fine down, the body with round feathers that are seen through it, and wings and tails with rows of clear ones, the
// longest at their tips.
func feathered(p *picture.Picture, l *raster.Layer, where *plane.Plane, lay picture.Direction) {
	area := float32(0)
	for _, v := range where.V {
		area += v
	}
	unit := plane.Root(area)
	if unit < 24 {
		return
	}
	limbs, wings := masked(p, where, "tail"), masked(p, where, "wing", "wings")
	body := &plane.Plane{X0: where.X0, Y0: where.Y0, W: where.W, H: where.H, V: append([]float32(nil), where.V...)}
	for _, part := range slices.Concat(limbs, wings) {
		for i, v := range part.V {
			body.V[i] *= 1 - v
		}
	}
	f := &plumes{p: p, l: l, base: plane.Crop(l, where.Rect())}
	down := func(x, y int) (float32, float32) {
		dx, dy := lay(x, y)
		dx, dy = 0.45*dx, 0.45*dy+0.55
		n := 1 / plane.Root(dx*dx+dy*dy)
		return dx * n, dy * n
	}
	mx, my := middle(where)
	for _, part := range limbs {
		f.wing(part, mx, my)
	}
	head := masked(p, where, "head") // which has down alone
	downy := append([]float32(nil), body.V...)
	for _, part := range head {
		for i, v := range part.V {
			body.V[i] *= 1 - v
		}
	}
	f.rows(body, down, bodyFeather*unit)
	body.V = downy
	growOn(p, l, body, plumage, lay)
	f.base = plane.Crop(l, where.Rect())
	for _, part := range wings {
		f.wing(part, mx, my)
	}
}

// masked are the areas of plumage that parts of some names cover, each that is connected by itself.
func masked(p *picture.Picture, where *plane.Plane, names ...string) (out []*plane.Plane) {
	l := p.SeenParts(func(part string) bool { return slices.Contains(names, part) })
	if l == nil {
		return nil
	}
	all := &plane.Plane{X0: where.X0, Y0: where.Y0, W: where.W, H: where.H, V: make([]float32, len(where.V))}
	plane.EachIn(l, where, func(d []float32, x, y int, v float32) {
		if d[3] > 0.5 && v > 0.5 {
			all.V[(y-where.Y0)*where.W+x-where.X0] = 1
		}
	})
	label := make([]bool, len(all.V))
	for i, v := range all.V {
		if v == 0 || label[i] {
			continue
		}
		one := &plane.Plane{X0: where.X0, Y0: where.Y0, W: where.W, H: where.H, V: make([]float32, len(where.V))}
		n := 0
		label[i] = true
		for stack := []int{i}; len(stack) > 0; n++ {
			at := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			one.V[at] = 1
			for _, j := range [4]int{at - 1, at + 1, at - all.W, at + all.W} {
				if j >= 0 && j < len(all.V) && all.V[j] > 0 && !label[j] {
					label[j] = true
					stack = append(stack, j)
				}
			}
		}
		if float32(n) > p.Length(0.03)*p.Length(0.03) {
			out = append(out, one)
		}
	}
	return out
}

// middle is the middle of a coverage.
func middle(a *plane.Plane) (x, y float32) {
	n := float32(1e-6)
	for i, v := range a.V {
		x, y, n = x+v*float32(i%a.W), y+v*float32(i/a.W), n+v
	}
	return x / n, y / n
}

// plumes are feathers under way.
type plumes struct {
	p       *picture.Picture
	l, base *raster.Layer
}

// rows covers an area with feathers of a length, from the lowest to the highest as they overlap.
func (f *plumes) rows(where *plane.Plane, lay picture.Direction, long float32) {
	wide := roundDown * long
	high, across := 0.42*long, 0.78*wide
	for row := int(float32(where.H)/high) + 1; row >= -1; row-- {
		for col := -1; col <= int(float32(where.W)/across)+1; col++ {
			a, b := plane.Hash(col, row, f.p.Seed+91), plane.Hash(col, row, f.p.Seed+92)
			x, y := (float32(col)+0.5*float32(row&1)+0.22*(a-0.5))*across, (float32(row)+0.25*(b-0.5))*high
			dx, dy := lay(int(x)+where.X0, int(y)+where.Y0)
			if i, j := int(x+0.5*dx*long), int(y+0.5*dy*long); i < 0 || j < 0 || i >= where.W || j >= where.H || where.V[j*where.W+i] < 0.5 {
				continue
			}
			f.feather(where, plume{x, y, dx, dy, long * (0.9 + 0.2*a), wide, 0.16 * (b - 0.5), false, bodyClear})
		}
	}
}

// wing covers a wing or a tail with rows of feathers along it, from its tip to its root, which is nearer to the middle of the bird.
func (f *plumes) wing(where *plane.Plane, mx, my float32) {
	cx, cy := middle(where)
	far, tx, ty := float32(0), cx, cy
	for i, v := range where.V {
		if x, y := float32(i%where.W), float32(i/where.W); v > 0 {
			if d := (x-cx)*(x-cx) + (y-cy)*(y-cy) + 0.6*((x-mx)*(x-mx)+(y-my)*(y-my)); d > far {
				far, tx, ty = d, x, y
			}
		}
	}
	dx, dy := tx-cx, ty-cy
	n := 1 / (plane.Root(dx*dx+dy*dy) + 1e-6)
	dx, dy = dx*n, dy*n
	from, to, left, right := float32(1e9), float32(-1e9), float32(1e9), float32(-1e9)
	for i, v := range where.V {
		if v > 0 {
			x, y := float32(i%where.W)-cx, float32(i/where.W)-cy
			along, off := x*dx+y*dy, y*dx-x*dy
			from, to, left, right = min(from, along), max(to, along), min(left, off), max(right, off)
		}
	}
	whole := to - from
	row := 0
	for at := to; at > from-0.1*whole; row++ {
		t := plane.Clamp((at - from) / whole)
		long := whole * plane.Mix(covertShare, quillShare, plane.Smooth(0.35, 0.85, t))
		wide := max(slimQuill, 0.62-0.5*t) * long
		wide = min(wide, 0.55*(right-left))
		for off := left - wide + 0.5*wide*float32(row&1); off < right+wide; off += 0.72 * wide {
			a, b := plane.Hash(int(off), row, f.p.Seed+93), plane.Hash(int(off), row, f.p.Seed+94)
			x, y := cx+dx*(at-long)-dy*off, cy+dy*(at-long)+dx*off
			f.feather(where, plume{x, y, dx, dy, long * (0.95 + 0.1*a), wide, 0.16 * (b - 0.5), true, 1})
		}
		at -= 0.40 * long
	}
}

// plume is a feather: its root, its direction, how long and wide it is, how light it is, whether it has a shaft that is seen, and how clear it is.
type plume struct {
	x, y, dx, dy, long, wide, light float32
	quill                           bool
	clear                           float32
}

// feather draws one over those below, in the color and the light of what it lies on: darker at its root, light within its rim, with a shadow beyond its tip.
func (f *plumes) feather(where *plane.Plane, q plume) {
	const straight, beyond = 0.45, 1.16
	reach := q.long*beyond + 2
	x0, x1 := max(0, int(min(q.x, q.x+q.dx*q.long)-0.6*q.wide-2)), min(where.W-1, int(max(q.x, q.x+q.dx*q.long)+0.6*q.wide+0.2*q.long+2))
	y0, y1 := max(0, int(min(q.y, q.y+q.dy*q.long)-0.6*q.wide-2)), min(where.H-1, int(max(q.y, q.y+q.dy*q.long)+0.6*q.wide+0.2*q.long+2))
	tone := plane.SoftTone()
	soft := 2.2 / q.wide
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			i := y*where.W + x
			if where.V[i] < 0.5 {
				continue
			}
			rx, ry := float32(x)-q.x, float32(y)-q.y
			along, off := rx*q.dx+ry*q.dy, ry*q.dx-rx*q.dy
			if along < 0 || along > reach {
				continue
			}
			u, v := along/q.long, off/(0.5*q.wide)
			if v < 0 {
				v = -v
			}
			r := v
			if u > straight {
				w := (u - straight) / (1 - straight)
				r = plane.Root(v*v + w*w)
			}
			d := plane.Pixel(f.l, (y+where.Y0-f.l.Y0)*f.l.W+x+where.X0-f.l.X0)
			if d[3] < 0.5 || r > beyond {
				continue
			}
			if r > 1 { // its shadow
				plane.Atop(d, tone.At(plane.Straight(d), -0.20*q.clear*(beyond-r)/(beyond-1)*min(1, 2*u)), 1)
				continue
			}
			k := q.light - 0.16*(1-u)*(1-u) + 0.17*plane.Smooth(0.55, 0.9, r)*plane.Smooth(0.2, 0.6, u)
			k += 0.045 * float32(math.Sin(float64(9*v+26*u)))
			if q.quill && v < 0.12 {
				k -= 0.12
			}
			c := plane.Straight(plane.Pixel(f.base, i))
			plane.Atop(d, tone.At(c, max(-0.5, min(0.5, q.clear*k))), 0.85*plane.Clamp((1-r)/soft))
		}
	}
}
