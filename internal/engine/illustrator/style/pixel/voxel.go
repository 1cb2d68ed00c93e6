package pixel

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Voxel builds the picture from cubes: every square of a coarse grid is four cubes deep, seen from a little above and from the
// right.
func Voxel(_ context.Context, p *picture.Picture) *raster.Layer {
	g := blocks(p, 48)
	out := raster.Square(p.Size)
	cell := p.Size / g.n
	step := max(1, int(float32(cell)*0.30+0.5)) // how far a cube of depth goes to the right and up, in pixels
	for z := voxelDepth; z >= 0; z-- {          // from the back to the front
		for y := range g.n {
			for x := range g.n {
				if i := y*g.n + x; g.solid[i] {
					cube(p, out, g.color[i], x*cell+z*step, y*cell-z*step, cell, step)
				}
			}
		}
	}
	return out
}

// voxelDepth is how many cubes lie behind those in front.
const voxelDepth = 3

// cube paints a cube with its front face at x, y, a side face to the right and a top face.
func cube(p *picture.Picture, out *raster.Layer, c color.RGB, x, y, cell, step int) {
	v := color.ToLCH(c)
	tone := func(l, chroma float32) color.RGB {
		return color.FromLCH(color.LCH{L: max(0.05, min(0.985, v.L+l)), C: v.C * chroma, H: v.H})
	}
	front, seam, top, side := tone(0, 1), tone(-0.055, 1), tone(0.085, 0.92), tone(-0.15, 0.98)
	put := func(x, y int, c color.RGB) {
		if x >= 0 && y >= 0 && x < p.Size && y < p.Size {
			plane.Set(plane.Pixel(out, y*p.Size+x), c, 1)
		}
	}
	for d := step; d > 0; d-- {
		for k := range cell {
			put(x+k+d, y-d, top)
			put(x+cell-1+d, y+k-d, side)
		}
	}
	line := max(1, cell/18)
	for j := range cell {
		for i := range cell {
			if min(i, j, cell-1-i, cell-1-j) < line {
				put(x+i, y+j, seam)
			} else {
				put(x+i, y+j, front)
			}
		}
	}
}
