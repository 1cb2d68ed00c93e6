package craft

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// unionSide is how many pixels the longer side of overlapping shapes has where their common outline is looked for.
const unionSide = 192

// united are the outlines of a path that is filled as a whole, in its units: shapes that overlap, as those of a limb do, have one outline.
func united(p *scene.Path) [][]scene.Point {
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: &scene.Path{Segments: p.Segments}}}, scene.Identity)
	k := unionSide / max(x1-x0, y1-y0, 1e-6)
	const w = unionSide + 4
	l := raster.Square(w)
	black := scene.Path{Segments: p.Segments, EvenOdd: p.EvenOdd, Fill: color.RGB{}.Paint()}
	raster.Draw(l, []scene.Node{{Path: &black}}, scene.Matrix{k, 0, 0, k, 2 - k*x0, 2 - k*y0})
	in := func(x, y int) bool { return x >= 0 && y >= 0 && x < w && y < w && l.Pix[4*(y*w+x)+3] > .5 }
	seen := make([]bool, w*w)
	var out [][]scene.Point
	for y := range w {
		for x := range w {
			if !in(x, y) || in(x, y-1) || seen[y*w+x] {
				continue
			}
			c := borderFrom(x, y, in, func(x, y int) { seen[y*w+x] = true })
			if len(c) < 12 {
				continue
			}
			for i := range c {
				c[i] = scene.Point{X: (c[i].X-2)/k + x0, Y: (c[i].Y-2)/k + y0}
			}
			out = append(out, c)
		}
	}
	return out
}

// borderFrom walks around an area from the upper edge of a pixel, which is at its border, with the area on the right; each upper edge on the way is passed on.
func borderFrom(x, y int, in func(x, y int) bool, upper func(x, y int)) (out []scene.Point) {
	turns := [4][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}
	u, v, at := x, y, 0 // a corner between pixels, and the direction of the next edge
	ahead := func(dir int) (left, right bool) {
		switch dir {
		case 0:
			return in(u, v-1), in(u, v)
		case 1:
			return in(u, v), in(u-1, v)
		case 2:
			return in(u-1, v), in(u-1, v-1)
		}
		return in(u-1, v-1), in(u, v-1)
	}
	for range 8 * unionSide * unionSide {
		if at == 0 {
			upper(u, v)
		}
		out = append(out, scene.Point{X: float32(u) + .5*float32(turns[at][0]), Y: float32(v) + .5*float32(turns[at][1])}) // the middle of the edge: corners of pixels are cut
		u, v = u+turns[at][0], v+turns[at][1]
		for _, turn := range [3]int{3, 0, 1} { // to the left first: areas that touch at a corner are one
			if left, right := ahead((at + turn) % 4); right && !left {
				at = (at + turn) % 4
				break
			}
		}
		if u == x && v == y && at == 0 {
			break
		}
	}
	return out
}
