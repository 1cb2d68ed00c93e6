package style

import (
	"context"
	"math"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Shares of the side: how thick the whole block is, and how far each part stands out of it.
const (
	blockDepth = 0.105
	bodyDepth  = 0.058 // of what has a face: a deep block behind people and animals looks like a wall
	thinDepth  = 0.045 // of leaves, hairs and spokes
	partDepth  = 0.012
)

// isometric builds the picture from blocks in 2:1 projection: the front lies in the plane that faces left, and the thickness
// of the whole and of every part runs back to the upper right, light on top and dark at the side.
func isometric(ctx context.Context, p *Picture) *raster.Layer {
	q := p.flattened(second{depth: 0.10, least: 0.05, alpha: 0.14, tone: deepShade}).cleared()
	const sin, cos = 0.4472, 0.8944
	mid := p.length(0.5)
	shear := scene.Translate(mid, mid).Mul(scene.ScaleBy(0.5, 0.5)).Mul(scene.Matrix{cos, sin, 0, 1, 0, 0}).Mul(scene.Translate(-mid, -mid))
	for i := range q.Pieces {
		q.Pieces[i].Matrix = shear.Mul(q.Pieces[i].Matrix)
	}
	q = q.within(box{0.05, 0.05 + blockDepth/2, 0.95 - blockDepth, 0.95})
	front := q.drawn()
	out := raster.Square(p.Size)
	r := q.around(front, blockDepth+0.01)
	if r.Empty() {
		return out
	}
	settle(front, r)
	whole := crop(front, r)
	block(out, whole, int(p.length(thinDepth)/2))
	p.keepThick(whole)
	depth := float32(blockDepth)
	if len(p.faces()) > 0 {
		depth = bodyDepth
	}
	block(out, whole, int(p.length(depth)/2))
	for _, g := range q.regions() {
		if ctx.Err() != nil {
			return out
		}
		l := g.layer(p.frame(), int(p.length(2*partDepth))+2)
		settle(l, bounds(l))
		block(out, l, max(1, int(p.length(partDepth)/2)))
		raster.Over(out, l, 1)
	}
	settle(out, r)
	return out
}

// keepThick clears what is thinner than a fiftieth of the side: deep sheets of leaves would hide the picture.
func (p *Picture) keepThick(l *raster.Layer) {
	half := p.length(0.010) / 2 // at half the resolution: the cut lies inside the block
	a := alphaOf(l, bounds(l))
	core := a.halved().signedDistance()
	for i, v := range core.v {
		core.v[i] = clamp(-v - half + 0.5)
	}
	back := core.signedDistance().enlarged(a)
	for i, v := range back.v {
		if k := clamp(2*(half-v) + 2.5); k < 1 {
			for c := range 4 {
				l.Pix[4*i+c] *= k
			}
		}
	}
}

// blockFaces are the tones of the faces at the side and on top.
var blockFaces = sync.OnceValue(func() tone {
	return tone{
		dark:   color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: c.L * 0.66, C: c.C * 1.02, H: c.H - 0.06} }),
		bright: color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: c.L + (1-c.L)*0.30, C: c.C * 0.92, H: c.H + 0.04} }),
	}
})

// block draws the sides of a layer's ink: so many steps of two pixels right and one up.
func block(out, l *raster.Layer, steps int) {
	a := alphaOf(l, bounds(l))
	soft := &plane{a.x0, a.y0, a.w, a.h, append([]float32(nil), a.v...)}
	soft.softened(2.2)
	face := blockFaces()
	any, full := rays(a, 0.01), rays(a, 0.99)
	for y := range a.h {
		for x := range a.w {
			i := y*a.w + x
			if a.v[i] > 0.99 || any[i] > int32(steps) {
				continue
			}
			most, at := float32(0), -1
			if k := int(full[i]); k <= steps {
				most, at = 1, i+k*(a.w-2)
			}
			for k := 1; k <= steps && most < 0.99; k++ {
				u, v := x-2*k, y+k
				if u < 0 || v >= a.h {
					break
				}
				if w := a.v[v*a.w+u]; w > most {
					most, at = w, v*a.w+u
				}
				if w := (a.v[v*a.w+u] + a.v[v*a.w+u+1] + a.v[(v-1)*a.w+u] + a.v[(v-1)*a.w+u+1]) / 4; w > most {
					most = w // halfway between two steps
				}
			}
			if most < 0.01 || at < 0 {
				continue
			}
			s := pixel(l, at)
			if s[3] < 0.01 {
				continue
			}
			gx, gy := soft.slope(at) // points out
			n := float32(math.Hypot(float64(gx), float64(gy))) + 1e-6
			c := straight(s)
			c = face.dark.At(c).Mix(face.bright.At(c), smooth(-0.15, 0.75, -gy/n-0.25*gx/n))
			over(pixel(out, (y+l.Y0-out.Y0)*out.W+x+l.X0-out.X0), c, most)
		}
	}
}

// rays counts for every pixel the steps down to the lower left until a value above least; nothing ahead is very far.
func rays(a *plane, least float32) []int32 {
	const nothing = 1 << 20
	out := make([]int32, len(a.v))
	for y := a.h - 1; y >= 0; y-- {
		for x := range a.w {
			i := y*a.w + x
			switch {
			case y == a.h-1 || x < 2:
				out[i] = nothing
			case a.v[i+a.w-2] > least:
				out[i] = 1
			default:
				out[i] = out[i+a.w-2] + 1
			}
		}
	}
	return out
}
