package pixel

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// CrossStitch works the picture in crosses of two threads on a coarse grid, in a small palette. Lines of faces are backstitched over the
// crosses.
func CrossStitch(_ context.Context, p *picture.Picture) *raster.Layer {
	n := finer(p, 64)
	if p.Detailed || Fine(p, n) {
		n = 104
	}
	if p.Minimal {
		n = 44
	}
	for p.Size/n < 4 && n > 8 {
		n /= 2
	}
	cell := p.Size / n
	n = p.Size / cell // all of the picture
	var lines []scene.Node
	g := setOn(p, n, 16, func(from, to scene.Point, c color.RGB) {
		lines = append(lines, backstitch(from, to, float32(cell), c)...)
	})
	out := raster.Square(p.Size)
	for y := range cell * n {
		for x := range cell * n {
			i := y/cell*n + x/cell
			if !g.solid[i] {
				continue
			}
			u, v := (float32(x%cell)+.5)/float32(cell), (float32(y%cell)+.5)/float32(cell)
			c, a := stitch(g.color[i], u, v, 1/float32(cell), plane.Hash(i, 1, p.Seed))
			if g.joined(x/cell, y/cell, u, v) {
				a = 1
			}
			if a > 0 {
				plane.Set(plane.Pixel(out, y*p.Size+x), c, a)
			}
		}
	}
	raster.Draw(out, lines, scene.Identity)
	return out
}

// backstitch is a straight stitch between two points in cells, moved to the nearest halves of a square, with the shadow below it.
func backstitch(from, to scene.Point, cell float32, c color.RGB) []scene.Node {
	at := func(p scene.Point) scene.Point {
		return scene.Point{X: float32(plane.Floor(2*p.X+.5)) / 2 * cell, Y: float32(plane.Floor(2*p.Y+.5)) / 2 * cell}
	}
	a, b := at(from), at(to)
	if a == b {
		return nil
	}
	v := color.ToLab(c)
	v.L = min(v.L, .34)
	line := func(dy, width float32, l float32) scene.Node {
		paint := color.FromLab(color.Lab{L: max(.04, v.L+l), A: v.A, B: v.B}).Paint()
		return scene.NewPath().Move(a.X, a.Y+dy*cell).Line(b.X, b.Y+dy*cell).Stroke(scene.Stroke{Paint: paint, Width: width * cell, Cap: scene.RoundCap}).Node()
	}
	return []scene.Node{line(.08, .46, -.2), line(0, .40, 0), line(-.08, .12, .16)}
}

// stitch is the color and the coverage of a cross at u, v of its square; soft is a pixel in squares.
func stitch(base color.RGB, u, v, soft, vary float32) (color.RGB, float32) {
	const half = .19
	l := color.ToLCH(base)
	l.L = min(l.L, .95) + .05*(vary-.5)
	tone := func(k float32) color.RGB {
		return color.FromLCH(color.LCH{L: max(.06, min(.99, l.L+k)), C: l.C, H: l.H})
	}
	strand := func(d, along float32) (color.RGB, float32) {
		t := d / half
		twist := .05 * plane.Tri(along*4.2+t*.6)
		end := plane.Smooth(.30, .52, max(along-.707, .707-along)/1.414) // it dives into the cloth
		return tone(.10*(1-t*t) - .13*t*t + twist - .02 - .24*end), plane.Clamp((half-max(d, -d))/soft + .5)
	}
	under, ca := strand((u-v)*.707, (u+v)*.707)
	upper, cb := strand((u+v-1)*.707, (u-v+1)*.707)
	hole := tone(-.26)
	c := hole.Mix(under.Mix(hole, .25), ca)
	c = c.Mix(upper, cb)
	return c, max(ca, cb)
}

// joined reports whether the quarter of a square at u, v lies beside another stitch, so that no hole shows between.
func (g *grid) joined(x, y int, u, v float32) bool {
	dx, dy := 0, 0
	switch {
	case u < v && u < 1-v:
		dx = -1
	case u > v && u > 1-v:
		dx = 1
	case v < .5:
		dy = -1
	default:
		dy = 1
	}
	i, j := x+dx, y+dy
	return i >= 0 && j >= 0 && i < g.n && j < g.n && g.solid[j*g.n+i]
}
