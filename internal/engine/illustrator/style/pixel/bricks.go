package pixel

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Bricks builds the picture from toy bricks on a coarse grid, seen from the front: a stud on every square, seams where bricks of up to
// four squares meet, in few clear colors.
func Bricks(_ context.Context, p *picture.Picture) *raster.Layer {
	g := blocks(p, 44)
	out := raster.Square(p.Size)
	cell := p.Size / g.n
	for y := range cell * g.n {
		for x := range cell * g.n {
			col, row := x/cell, y/cell
			i := row*g.n + col
			if !g.solid[i] {
				continue
			}
			u, v := (float32(x%cell)+.5)/float32(cell), (float32(y%cell)+.5)/float32(cell)
			plane.Set(plane.Pixel(out, y*p.Size+x), brickAt(g.color[i], u, v, 1/float32(cell), g.seams(col, row)), 1)
		}
	}
	return out
}

// blocks samples the picture in about n squares a side, with few clear colors.
func blocks(p *picture.Picture, n int) *grid {
	if p.Detailed || Fine(p, n) {
		n = n * 7 / 4
	}
	if p.Minimal {
		n = n * 3 / 4
	}
	for p.Size/n < 5 && n > 8 {
		n /= 2
	}
	g := sampleGrid(p.Opaque(), p.Size/(p.Size/n))
	g.quantise(14)
	for i, c := range g.color {
		if g.solid[i] {
			v := color.ToLCH(c)
			g.color[i] = color.FromLCH(color.LCH{L: 0.05 + 0.91*v.L, C: v.C * 1.22, H: v.H})
		}
	}
	return g
}

// seams tells at which sides of a square its brick ends: left, top, right, bottom.
func (g *grid) seams(col, row int) (at [4]bool) {
	return [4]bool{!g.together(col-1, row), true, !g.together(col, row), true}
}

// together reports whether a square and the one to its right belong to one brick: they have one color, and bricks are four long at most,
// laid in bond.
func (g *grid) together(col, row int) bool {
	if col < 0 || col+1 >= g.n || (col+2*(row&1))%4 == 3 {
		return false
	}
	i := row*g.n + col
	return g.solid[i] && g.solid[i+1] && g.color[i] == g.color[i+1]
}

// brickAt is the color at u, v of a square: the face of the brick with its lit and shaded edges, and the stud on it.
func brickAt(base color.RGB, u, v, px float32, seams [4]bool) color.RGB {
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
	du, dv := u-0.5, v-0.5
	d := plane.Root(du*du + dv*dv)
	const stud = 0.29
	cu, cv := du-0.055, dv-0.075
	shade -= 0.15 * plane.Clamp((stud-plane.Root(cu*cu+cv*cv))/px*0.6+0.5) * plane.Clamp((d-stud)/px+0.5) // the stud's shadow
	facing := -(0.6*du + 0.8*dv) / max(d, 0.01)
	on := plane.Clamp((stud-d)/px + 0.5)
	rim := on * plane.Clamp((d-stud+0.065)/px+0.5)
	shade += on*0.03 + rim*0.13*facing
	return color.FromLCH(color.LCH{L: max(0.06, min(0.985, c.L+shade)), C: c.C * (1 - 0.25*max(0, rim*facing)), H: c.H})
}
