package pixel

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Voxel builds the picture from cubes: a body is the higher the farther its edge is, up to voxelDepth cubes, seen from a little above and
// from the right. Faces and words lie on the cubes in front.
func Voxel(_ context.Context, p *picture.Picture) *raster.Layer {
	g := voxels(p, finer(p, 48))
	out := raster.Square(p.Size)
	cell := p.Size / g.n
	step := max(1, int(float32(cell)*0.36+0.5)) // how far a cube of depth goes to the right and up, in pixels
	high := g.heights()
	for z := -voxelDepth; z <= voxelDepth; z++ { // from the back to the front; bodies are as deep behind their middle as before it
		deep := max(z, -z)
		for _, front := range [2]bool{false, true} {
			for i, h := range high {
				if h >= deep && g.solid[i] {
					v := voxel{out, g, i%g.n*cell - z*step, i/g.n*cell + z*step, cell, step, z}
					above, right := i-g.n, i+1
					open := [2]bool{above < 0 || !g.solid[above] || high[above] < deep, right%g.n == 0 || !g.solid[right] || high[right] < deep}
					v.paint(i, front, open)
				}
			}
		}
	}
	return out
}

// voxels samples the picture in about n cubes a side, with faces and words of whole cubes; large letters are printed.
func voxels(p *picture.Picture, n int) *grid {
	if p.Seen("letters") != nil {
		return blocks(p, n)
	}
	if p.Detailed || Fine(p, n) {
		n = n * 7 / 4
	}
	for p.Size/n < 5 && n > 8 {
		n /= 2
	}
	g := setOn(p, p.Size/(p.Size/n), 16, nil)
	g.printed = make([]bool, len(g.solid))
	g.clear()
	return g
}

// voxelDepth is how many cubes lie in front of those at the edge.
const voxelDepth = 2

// heights is how many cubes lie on every square: printed squares, and those beside them, have the most.
func (g *grid) heights() []int {
	high := make([]int, len(g.solid))
	for i, solid := range g.solid {
		if !solid {
			continue
		}
		high[i] = voxelDepth
		for dy := -2; dy <= 2; dy++ {
			for dx := -2; dx <= 2; dx++ {
				x, y := i%g.n+dx, i/g.n+dy
				if min(x, y) < 0 || max(x, y) >= g.n || !g.solid[y*g.n+x] {
					high[i] = min(high[i], max(dx, -dx, dy, -dy)-1)
				}
			}
		}
	}
	for i, printed := range g.printed {
		if g.letters != nil && g.letters[i] > 0 { // letters stand out from the plate that carries them
			high[i] = voxelDepth * int(g.letters[i]-1)
			continue
		}
		for _, j := range [9]int{i, i - 1, i + 1, i - g.n, i + g.n, i - g.n - 1, i - g.n + 1, i + g.n - 1, i + g.n + 1} {
			if printed && j >= 0 && j < len(high) {
				high[j] = voxelDepth
			}
		}
	}
	return high
}

// voxel is a cube with its front at x, y, so many steps before the middle.
type voxel struct {
	out              *raster.Layer
	g                *grid
	x, y, cell, step int
	z                int
}

// paint draws the front of a cube, or its top and its side at the right, where they are open.
func (b voxel) paint(i int, front bool, open [2]bool) {
	v := color.ToLCH(b.g.color[i])
	tone := func(l, chroma float32) color.RGB {
		return color.FromLCH(color.LCH{L: max(0.05, min(0.985, v.L+l)), C: v.C * chroma, H: v.H})
	}
	body, seam, top, side := tone(-0.01, 1), tone(-0.06, 1), tone(0.10, 0.88), tone(-0.16, 0.98)
	put := func(x, y int, c color.RGB) {
		if x >= 0 && y >= 0 && x < b.out.W && y < b.out.H {
			d := plane.Pixel(b.out, y*b.out.W+x)
			plane.Set(d, c, 1)
			if front && b.g.printed[i] {
				b.g.print(d, x+b.z*b.step, y-b.z*b.step)
			}
		}
	}
	line := max(1, b.cell/20)
	if front {
		for j := range b.cell {
			for k := range b.cell {
				c := body
				if !b.g.printed[i] && min(k, j, b.cell-1-k, b.cell-1-j) < line {
					c = seam
				}
				put(b.x+k, b.y+j, c)
			}
		}
		return
	}
	for d := b.step; d > 0; d-- {
		for k := range b.cell {
			if open[0] {
				put(b.x+k+d, b.y-d, top)
			}
			if open[1] {
				put(b.x+b.cell-1+d, b.y+k-d, side)
			}
		}
	}
}
