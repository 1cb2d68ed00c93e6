package pixel

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Bricks builds the picture from toy bricks, seen from above: a stud on every square, seams where bricks of up to two by four squares
// meet, in few clear colors. Faces and words are printed on smooth tiles.
func Bricks(_ context.Context, p *picture.Picture) *raster.Layer {
	p = p.Eyed(brickEye)
	n := finer(p, 32)
	if len(p.Letters()) > 0 {
		n = 44 // bowls of letters stay round
	}
	g := blocks(p, n)
	g.smoothFaces(p)
	out := raster.Square(p.Size)
	cell := p.Size / g.n
	deep := max(1, cell/4)
	for y := range p.Size {
		for x := range p.Size {
			i := g.at(x, y, cell)
			if i < 0 {
				for k := 1; k <= deep && i < 0; k++ {
					if i = g.at(x-k, y-k, cell); i >= 0 {
						v := color.ToLCH(g.color[i])
						plane.Set(plane.Pixel(out, y*p.Size+x), color.FromLCH(color.LCH{L: max(0.1, v.L*0.62), C: v.C, H: v.H}), 1)
					}
				}
				continue
			}
			u, v := (float32(x%cell)+.5)/float32(cell), (float32(y%cell)+.5)/float32(cell)
			d := plane.Pixel(out, y*p.Size+x)
			plane.Set(d, brickAt(g.color[i], u, v, 1/float32(cell), g.seams(x/cell, y/cell), g.printed[i]), 1)
			g.print(d, x, y)
		}
	}
	return out
}

// blocks samples the picture in about n squares a side, with few clear colors; faces and words on it are kept as prints.
func blocks(p *picture.Picture, n int) *grid {
	if p.Detailed {
		n = n * 7 / 4
	}
	if p.Minimal {
		n = n * 3 / 4
	}
	for p.Size/n < 5 && n > 8 {
		n /= 2
	}
	n = p.Size / (p.Size / n)
	g, body := sampleGrid(p.Opaque(), n), sampleGrid(p.Bare(true).Opaque(), n)
	g.whole()
	body.whole()
	g.held()
	body.held()
	letters := g.builds(p.Seen("letters"))
	g.prints, g.printed = p.Prints(letters == nil), make([]bool, len(g.solid))
	words := false
	for i, solid := range body.solid {
		g.printed[i] = g.prints != nil && g.inked(i, p.Size/n)
		words = words || g.printed[i] && !solid && g.solid[i]
	}
	for i, solid := range body.solid {
		if solid {
			g.color[i] = body.color[i]
		} else if letters != nil && !g.printed[i] {
			g.solid[i] = false // rims of the letters
		}
	}
	if words {
		g.plate(body)
	}
	g.crisp(.7)
	if letters != nil {
		g.build(letters)
	}
	g.quantise(14)
	g.clear()
	return g
}

// clear gives the colors the clarity of plastic.
func (g *grid) clear() {
	for i, c := range g.color {
		if g.solid[i] {
			v := color.ToLCH(c)
			g.color[i] = color.FromLCH(color.LCH{L: 0.05 + 0.91*v.L, C: v.C * 1.22, H: v.H})
		}
	}
}

// brickEye is printed on the heads of toy figures: a black oval with a white dot.
func brickEye(e picture.Eye) []scene.Node {
	return []scene.Node{
		scene.NewPath().Ellipse(0, 0, 1.02, 1.12*max(1, e.High)).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node(),
		scene.NewPath().Ellipse(0, 0, .84, .94*max(1, e.High)).Fill(eyeInk.Paint()).Node(),
		scene.NewPath().Ellipse(-.26, -.34, .27, .27).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node(),
	}
}

// smoothFaces lays one smooth tile below each face.
func (g *grid) smoothFaces(p *picture.Picture) {
	cell := p.Size / g.n
	for _, r := range p.Faces() {
		if float32(max(r.Dx(), r.Dy())) > p.Length(.34) {
			continue
		}
		for y := max(0, r.Min.Y/cell); y <= min(g.n-1, r.Max.Y/cell); y++ {
			for x := max(0, r.Min.X/cell); x <= min(g.n-1, r.Max.X/cell); x++ {
				g.printed[y*g.n+x] = true
			}
		}
	}
}

// plate lays a smooth ground, which is dark below light words, under those that lie on nothing.
func (g *grid) plate(body *grid) {
	light, n := float32(0), float32(0)
	for i := range g.prints.W * g.prints.H {
		if s := plane.Pixel(g.prints, i); s[3] > 0.5 {
			light, n = light+plane.Luma(plane.Straight(s)), n+1
		}
	}
	ground := paleGround
	if light > 0.55*n {
		ground = darkGround
	}
	inked := make([]bool, len(g.printed))
	for i, printed := range g.printed {
		inked[i] = printed && !body.solid[i]
	}
	for i := range inked {
		for k := range 9 {
			x, y := i%g.n+k%3-1, i/g.n+k/3-1
			if min(x, y) >= 0 && max(x, y) < g.n && inked[y*g.n+x] && !body.solid[i] {
				g.solid[i], g.printed[i], g.color[i] = true, true, ground
			}
		}
	}
}

// inked reports whether a print touches a square.
func (g *grid) inked(i, cell int) bool {
	x0, y0 := i%g.n*cell-g.prints.X0, i/g.n*cell-g.prints.Y0
	for y := max(0, y0); y < min(y0+cell, g.prints.H); y++ {
		for x := max(0, x0); x < min(x0+cell, g.prints.W); x++ {
			if g.prints.Pix[4*(y*g.prints.W+x)+3] > 0.2 {
				return true
			}
		}
	}
	return false
}

// print lays the print at a pixel of the picture over a color.
func (g *grid) print(d []float32, x, y int) {
	if g.prints == nil {
		return
	}
	if x, y = x-g.prints.X0, y-g.prints.Y0; min(x, y) >= 0 && x < g.prints.W && y < g.prints.H {
		if s := plane.Pixel(g.prints, y*g.prints.W+x); s[3] > 0.01 {
			plane.Over(d, plane.Straight(s), s[3])
		}
	}
}

// at is the square at a pixel, -1 where there is none.
func (g *grid) at(x, y, cell int) int {
	if min(x, y) < 0 || max(x, y) >= cell*g.n || !g.solid[y/cell*g.n+x/cell] {
		return -1
	}
	return y/cell*g.n + x/cell
}

// seams tells at which sides of a square its brick ends: left, top, right, bottom.
func (g *grid) seams(col, row int) (at [4]bool) {
	for k, d := range [4][2]int{{-1, 0}, {0, -1}, {1, 0}, {0, 1}} {
		at[k] = !g.together(col, row, col+d[0], row+d[1])
	}
	return at
}

// together reports whether two squares belong to one brick: they have one color, and bricks are two by four squares at most, laid in bond.
func (g *grid) together(col, row, x, y int) bool {
	if min(x, y) < 0 || max(x, y) >= g.n || y/2 != row/2 || (x+row/2%2*2)/4 != (col+row/2%2*2)/4 {
		return false
	}
	i, j := row*g.n+col, y*g.n+x
	return g.solid[i] && g.solid[j] && g.color[i] == g.color[j]
}

// brickAt is the color at u, v of a square: the face of the brick with its lit and shaded edges, and the stud on it, unless it is smooth.
func brickAt(base color.RGB, u, v, px float32, seams [4]bool, smooth bool) color.RGB {
	c := color.ToLCH(base)
	edge := float32(0.075)
	shade := float32(0)
	for k, d := range [4]float32{u, v, 1 - u, 1 - v} {
		if !seams[k] {
			continue
		}
		sign := float32(0.075)
		if k >= 2 {
			sign = -0.12
		}
		shade += sign * plane.Clamp((edge-d)/px*0.5+0.5)
		shade -= 0.20 * plane.Clamp((0.022-d)/px+0.5)
	}
	if smooth {
		return color.FromLCH(color.LCH{L: max(0.06, min(0.985, c.L+shade)), C: c.C, H: c.H})
	}
	du, dv := u-0.5, v-0.5
	d := plane.Root(du*du + dv*dv)
	const stud = 0.33
	cu, cv := du-0.07, dv-0.09
	shade -= 0.20 * plane.Clamp((stud-plane.Root(cu*cu+cv*cv))/px*0.6+0.5) * plane.Clamp((d-stud)/px+0.5) // the stud's shadow
	facing := -(0.6*du + 0.8*dv) / max(d, 0.01)
	on := plane.Clamp((stud-d)/px + 0.5)
	rim := on * plane.Clamp((d-stud+0.065)/px+0.5)
	shade += on*0.03 + rim*0.17*facing
	return color.FromLCH(color.LCH{L: max(0.06, min(0.985, c.L+shade)), C: c.C * (1 - 0.25*max(0, rim*facing)), H: c.H})
}
