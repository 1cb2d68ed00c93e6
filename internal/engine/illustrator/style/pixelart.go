package style

import (
	"context"
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// grid is a picture of few big pixels: a color and whether it is there.
type grid struct {
	n     int
	color []color.RGB
	solid []bool
}

// pixelArt redraws the picture on a coarse grid with a small palette and a dark outline. The grid divides every size that
// pictures come in.
func pixelArt(_ context.Context, p *Picture) *raster.Layer {
	n := 64
	if p.Detailed || p.fine(n) {
		n = 128
	}
	if p.Minimal {
		n = 32
	}
	for p.Size%n != 0 && n > 1 {
		n--
	}
	g := sampleGrid(p.opaque(), n)
	colours := 18
	if p.Minimal {
		colours = 8
	}
	g.quantise(colours)
	g.outline(color.Hex(0x231a2e))
	return g.enlarged(p.Size)
}

// fine tells whether eyes with what shines around them are lower than a few cells: a face is lost then.
func (p *Picture) fine(n int) bool {
	for _, q := range p.Pieces {
		for _, f := range marked(q.Nodes) {
			if f.Group.Part == "eyes" && float32(p.bounds([]scene.Node{f}, q.Matrix).Dy()) < 3.6*p.length(1/float32(n)) {
				return true
			}
		}
	}
	return false
}

// sampleGrid averages the middle of every cell: the rims of neighboring fields would muddy the colors.
func sampleGrid(l *raster.Layer, n int) *grid {
	g := &grid{n, make([]color.RGB, n*n), make([]bool, n*n)}
	cell := l.W / n
	inset := cell / 5
	for y := range n {
		for x := range n {
			cover, c := average(l, image.Rect(x*cell, y*cell, (x+1)*cell, (y+1)*cell).Inset(inset))
			g.solid[y*n+x], g.color[y*n+x] = cover > 0.5, c
		}
	}
	return g
}

// average returns the mean coverage and color of a rectangle of the layer.
func average(l *raster.Layer, r image.Rectangle) (cover float32, c color.RGB) {
	var sum [4]float32
	n := float32(0)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			for k, v := range pixel(l, y*l.W+x) {
				sum[k] += v
			}
			n++
		}
	}
	if sum[3] == 0 {
		return 0, c
	}
	return sum[3] / n, straight(sum[:])
}

// quantise moves every color to the nearest of k centers found by k-means in OKLab, started from evenly spread samples.
func (g *grid) quantise(k int) {
	var points []color.Lab
	for i, c := range g.color {
		if g.solid[i] {
			points = append(points, color.ToLab(c))
		}
	}
	if len(points) == 0 {
		return
	}
	centres := spread(points, k)
	for range 10 {
		moveCentres(centres, points)
	}
	for i, c := range g.color {
		if g.solid[i] {
			g.color[i] = color.FromLab(centres[nearest(centres, color.ToLab(c))])
		}
	}
}

// spread picks starting centers far from each other: each next one is the point farthest from those chosen.
func spread(points []color.Lab, k int) []color.Lab {
	centres := []color.Lab{points[len(points)/2]}
	least := make([]float32, len(points)) // of every point, how far the nearest is
	for i := range least {
		least[i] = 1e9
	}
	for len(centres) < k {
		best, most := 0, float32(0)
		for i, p := range points {
			least[i] = min(least[i], gap(p, centres[len(centres)-1]))
			if least[i] > most {
				best, most = i, least[i]
			}
		}
		if most < 0.0004 {
			break
		}
		centres = append(centres, points[best])
	}
	return centres
}

func moveCentres(centres, points []color.Lab) {
	sums := make([]color.Lab, len(centres))
	counts := make([]float32, len(centres))
	for _, p := range points {
		j := nearest(centres, p)
		sums[j] = color.Lab{L: sums[j].L + p.L, A: sums[j].A + p.A, B: sums[j].B + p.B}
		counts[j]++
	}
	for j, n := range counts {
		if n > 0 {
			centres[j] = color.Lab{L: sums[j].L / n, A: sums[j].A / n, B: sums[j].B / n}
		}
	}
}

func nearest(centres []color.Lab, p color.Lab) int {
	best, least := 0, float32(1e9)
	for j, c := range centres {
		if d := gap(p, c); d < least {
			best, least = j, d
		}
	}
	return best
}

func gap(a, b color.Lab) float32 {
	l, m, n := a.L-b.L, a.A-b.A, a.B-b.B
	return l*l + m*m + n*n
}

// outline fills the empty cells beside solid ones.
func (g *grid) outline(c color.RGB) {
	solid := append([]bool(nil), g.solid...)
	for y := range g.n {
		for x := range g.n {
			if !solid[y*g.n+x] && g.beside(solid, x, y) {
				g.solid[y*g.n+x], g.color[y*g.n+x] = true, c
			}
		}
	}
}

func (g *grid) beside(solid []bool, x, y int) bool {
	for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		i, j := x+d[0], y+d[1]
		if i >= 0 && j >= 0 && i < g.n && j < g.n && solid[j*g.n+i] {
			return true
		}
	}
	return false
}

// enlarged draws every cell as a square of whole pixels.
func (g *grid) enlarged(size int) *raster.Layer {
	l := raster.Square(size)
	cell := size / g.n
	for y := range cell * g.n {
		for x := range cell * g.n {
			if i := y/cell*g.n + x/cell; g.solid[i] {
				set(pixel(l, y*size+x), g.color[i], 1)
			}
		}
	}
	return l
}
