package pixel

import (
	"image"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// grid is a picture of few big pixels: a color and whether it is there.
type grid struct {
	n     int
	cell  int // the side of a square in pixels
	color []color.RGB
	solid []bool
	cover []float32 // how much of the middle of each is painted

	bare    []color.RGB   // the colors below the parts of faces
	prints  *raster.Layer // faces and words that lie on the squares, nil for none
	printed []bool        // squares that a print touches
	letters []uint8       // of large letters of squares: 2 on them, 1 on the plate around, nil for none
}

// whole keeps thin lines that lie between empty cells, and drops cells that touch no other one.
func (g *grid) whole() {
	bare := func(x, y int) bool {
		return min(x, y) < 0 || max(x, y) >= g.n || g.cover[y*g.n+x] < .21
	}
	thin := make([]bool, len(g.cover))
	for i, c := range g.cover {
		x, y := i%g.n, i/g.n
		thin[i] = c > .2 && (bare(x-1, y) && bare(x+1, y) || bare(x, y-1) && bare(x, y+1))
	}
	for i, on := range thin { // one alone is the top of a round, where it would be a spike
		x, y := i%g.n, i/g.n
		for k := 0; k < 9 && on; k++ {
			if u, v := x+k%3-1, y+k/3-1; k != 4 && min(u, v) >= 0 && max(u, v) < g.n && thin[v*g.n+u] {
				g.solid[i] = true
			}
		}
	}
	for i := range g.n {
		g.bridge(i*g.n, 1, bare)
		g.bridge(i, g.n, bare)
	}
	solid := append([]bool(nil), g.solid...)
	for i := range solid {
		alone := true
		for k := range 9 {
			x, y := i%g.n+k%3-1, i/g.n+k/3-1
			alone = alone && (k == 4 || min(x, y) < 0 || max(x, y) >= g.n || !solid[y*g.n+x])
		}
		g.solid[i] = solid[i] && !alone
	}
}

// bridge fills short gaps of a row or a column that thin paint runs through, such as a flagpole.
func (g *grid) bridge(from, step int, bare func(x, y int) bool) {
	const most = 5
	last := -1
	for k := range g.n {
		i := from + k*step
		x, y := i%g.n, i/g.n
		across := bare(x-1, y) && bare(x+1, y)
		if step == 1 {
			across = bare(x, y-1) && bare(x, y+1)
		}
		switch {
		case g.solid[i]:
			for j := last + 1; last >= 0 && k-last <= most+1 && j < k; j++ {
				g.solid[from+j*step] = true
			}
			last = k
		case g.cover[i] < .05 || !across:
			last = -1
		}
	}
}

// held joins small loose parts to what is close below them: bricks do not float.
func (g *grid) held() {
	const small, drop = 7, 4
	seen := make([]bool, len(g.solid))
	for from, solid := range g.solid {
		if !solid || seen[from] {
			continue
		}
		part := []int{from}
		seen[from] = true
		for n := 0; n < len(part); n++ {
			for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				x, y := part[n]%g.n+d[0], part[n]/g.n+d[1]
				if i := y*g.n + x; min(x, y) >= 0 && max(x, y) < g.n && g.solid[i] && !seen[i] {
					part, seen[i] = append(part, i), true
				}
			}
		}
		if len(part) > small {
			continue
		}
		for _, i := range part {
			for k := 2; k <= drop && i+k*g.n < len(g.solid); k++ {
				if below := i + k*g.n; g.solid[below] && !slices.Contains(part, below) && !g.solid[i+g.n] {
					for j := i + g.n; j < below; j += g.n {
						g.solid[j], g.color[j], seen[j] = true, g.color[below], true
					}
					k = drop
				}
			}
		}
	}
}

// lift makes colors at least so light: black hair is seen on black.
func (g *grid) lift(least float32) {
	for i, c := range g.color {
		if v := color.ToLab(c); g.solid[i] && v.L < least+.1 {
			v.L = least + .1*plane.Smooth(0, least+.1, v.L)
			g.color[i] = color.FromLab(v)
		}
	}
}

// crisp makes cells that are lighter or darker than those around them more so: petals of one red stay apart.
func (g *grid) crisp(by float32) {
	light := make([]float32, len(g.color))
	for i, c := range g.color {
		light[i] = color.ToLab(c).L
	}
	for i, c := range g.color {
		sum, n := float32(0), float32(0)
		for k := range 25 {
			if x, y := i%g.n+k%5-2, i/g.n+k/5-2; min(x, y) >= 0 && max(x, y) < g.n && g.solid[y*g.n+x] {
				sum, n = sum+light[y*g.n+x], n+1
			}
		}
		if g.solid[i] && n > 0 {
			v := color.ToLab(c)
			v.L = max(.03, min(.985, v.L+by*max(-.12, min(.12, v.L-sum/n))))
			g.color[i] = color.FromLab(v)
		}
	}
}

// tidy gives cells whose color no cell around them has the color that most of those have: specks are noise at this size.
func (g *grid) tidy() {
	was := append([]color.RGB(nil), g.color...)
	for y := range g.n {
		for x := range g.n {
			count, best := map[color.RGB]int{}, was[y*g.n+x]
			for k := range 9 {
				i, j := x+k%3-1, y+k/3-1
				if k != 4 && min(i, j) >= 0 && max(i, j) < g.n && g.solid[j*g.n+i] {
					c := was[j*g.n+i]
					if count[c]++; count[c] > count[best] || c == was[y*g.n+x] {
						best = c
					}
					if c == was[y*g.n+x] {
						break
					}
				}
			}
			if count[was[y*g.n+x]] == 0 && g.solid[y*g.n+x] {
				g.color[y*g.n+x] = best
			}
		}
	}
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
	centres := plane.Spread(points, k)
	for range 10 {
		plane.MoveCentres(centres, points)
	}
	for i, c := range g.color {
		if g.solid[i] {
			g.color[i] = color.FromLab(centres[plane.Nearest(centres, color.ToLab(c))])
		}
	}
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
				plane.Set(plane.Pixel(l, y*size+x), g.color[i], 1)
			}
		}
	}
	return l
}

// sampleGrid averages the middle of every cell: the rims of neighboring fields would muddy the colors.
func sampleGrid(l *raster.Layer, n int) *grid {
	g := &grid{n: n, cell: l.W / n, color: make([]color.RGB, n*n), solid: make([]bool, n*n), cover: make([]float32, n*n)}
	cell := l.W / n
	inset := cell / 5
	for y := range n {
		for x := range n {
			cover, c := average(l, image.Rect(x*cell, y*cell, (x+1)*cell, (y+1)*cell).Inset(inset))
			if g.solid[y*n+x] = cover > 0.5; !g.solid[y*n+x] { // thin lines may run beside the middle
				cover, c = average(l, image.Rect(x*cell, y*cell, (x+1)*cell, (y+1)*cell))
			}
			g.color[y*n+x], g.cover[y*n+x] = c, cover
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
			for k, v := range plane.Pixel(l, y*l.W+x) {
				sum[k] += v
			}
			n++
		}
	}
	if sum[3] == 0 {
		return 0, c
	}
	return sum[3] / n, plane.Straight(sum[:])
}
