package prints

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side.
const (
	dropCell  = 0.0125 // of the squares of which each has at most one drop
	dropReach = 0.0110 // to which drops fly beside a sheet's opening
	dropLeast = 0.0011 // radius of the finest drops
	dropMost  = 0.0021 // by which the largest one is larger
)

// spray is a can of paint over a picture.
type spray struct {
	p           *picture.Picture
	out         *raster.Layer
	cloud, calm *plane.Plane
}

func newSpray(p *picture.Picture, out *raster.Layer, r plane.Rectangle) spray {
	return spray{p, out, plane.Cloud{Size: p.Size, Waves: 26, Octaves: 2, Seed: p.Seed + 19}.Plane(r), p.Calm(r)}
}

// flat lays paint evenly where a sheet is open.
func (s spray) flat(sheet *plane.Plane, paint color.RGB) {
	plane.EachIn(s.out, sheet, func(d []float32, _, _ int, v float32) {
		if v > 0.01 {
			plane.Over(d, paint, plane.Clamp(v))
		}
	})
}

// on lays paint where a sheet is open, a little lighter where the can was moved on, and a few round drops beside its edges, which fade away from them.
func (s spray) on(sheet *plane.Plane, paint color.RGB, seed int) {
	light := paint.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.035+0.055*plane.Smooth(0.2, 0.5, plane.Luma(paint))) // clouds on black are dust
	plane.EachIn(s.out, sheet, func(d []float32, x, y int, v float32) {
		if v > 0.01 {
			i := (y-sheet.Y0)*sheet.W + x - sheet.X0
			plane.Over(d, paint.Mix(light, plane.Smooth(0.50, 0.85, s.cloud.V[i])), plane.Clamp(v))
		}
	})
	near := sheet.Halved().Softened(s.p.Length(dropReach) / 2).Enlarged(sheet)
	cell := max(3, int(s.p.Length(dropCell)))
	for cy := range sheet.H/cell + 1 {
		for cx := range sheet.W/cell + 1 {
			x := (float32(cx) + plane.Hash(cx, cy, s.p.Seed+uint64(seed)+1)) * float32(cell)
			y := (float32(cy) + plane.Hash(cx, cy, s.p.Seed+uint64(seed)+2)) * float32(cell)
			ix, iy := int(x), int(y)
			if ix >= sheet.W || iy >= sheet.H || sheet.V[iy*sheet.W+ix] > 0.02 || s.calm.At(ix/8, iy/8) > 0.1 {
				continue
			}
			at := near.V[iy*sheet.W+ix]
			wet := plane.Smooth(0.42, 0.68, s.cloud.V[iy*sheet.W+ix]) // where the can was held longer
			if at < 0.02 || plane.Hash(cx, cy, s.p.Seed+uint64(seed)+3) > wet*(0.14+1.1*at*(0.4+0.6*float32(iy)/float32(sheet.H))) {
				continue
			}
			size := plane.Hash(cx, cy, s.p.Seed+uint64(seed)+4)
			s.drop(x+float32(sheet.X0), y+float32(sheet.Y0), s.p.Length(dropLeast+dropMost*size*size*size), paint)
		}
	}
}

// drop lays a round drop with a soft edge, so many pixels in radius.
func (s spray) drop(cx, cy, r float32, paint color.RGB) {
	for y := max(0, int(cy-r-1)); y <= min(s.out.H-1, int(cy+r+1)); y++ {
		for x := max(0, int(cx-r-1)); x <= min(s.out.W-1, int(cx+r+1)); x++ {
			u, v := float32(x)+0.5-cx, float32(y)+0.5-cy
			if k := plane.Clamp((r*r-u*u-v*v)/(2*r) + 0.5); k > 0.01 {
				plane.Over(plane.Pixel(s.out, y*s.out.W+x), paint, 0.85*k)
			}
		}
	}
}
