package pixel

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// builds samples letters whose stems are so wide that squares can build them; nil where they are too thin, and are printed.
func (g *grid) builds(l *raster.Layer) *grid {
	if l == nil {
		return nil
	}
	deep, cell := float32(0), g.cell
	for _, v := range plane.AlphaOf(l, plane.Bounds(l).Inset(-2)).SignedDistance().V {
		deep = max(deep, -v)
	}
	if deep < .95*float32(cell) {
		return nil
	}
	out := &grid{n: g.n, cell: cell, color: make([]color.RGB, len(g.solid)), solid: make([]bool, len(g.solid))}
	for i := range out.solid {
		x, y := i%g.n*cell-l.X0, i/g.n*cell-l.Y0
		r := image.Rect(x, y, x+cell, y+cell)
		in := r.Intersect(image.Rect(0, 0, l.W, l.H))
		if in.Empty() {
			continue
		}
		cover, c := average(l, in)
		out.color[i], out.solid[i] = c, cover*float32(in.Dx()*in.Dy()) > .5*float32(cell*cell)
	}
	return out
}

// build sets letters in squares on a plate that is one square wider, light below dark ones and dark below light ones.
func (g *grid) build(letters *grid) {
	g.letters = make([]uint8, len(g.solid))
	light, n := float32(0), float32(0)
	for i, solid := range letters.solid {
		if solid {
			light, n = light+plane.Luma(letters.color[i]), n+1
			for k := range 9 {
				if x, y := i%g.n+k%3-1, i/g.n+k/3-1; min(x, y) >= 0 && max(x, y) < g.n {
					g.letters[y*g.n+x] = max(g.letters[y*g.n+x], 1)
				}
			}
			g.letters[i] = 2
		}
	}
	ground := paleGround
	if light > .55*n {
		ground = darkGround
	}
	for i, on := range g.letters {
		switch on {
		case 2:
			g.solid[i], g.color[i] = true, letters.color[i]
		case 1:
			g.solid[i], g.color[i] = true, ground
		}
	}
}

var paleGround, darkGround = color.Hex(0xf4efe6), color.Hex(0x2b3350)
