package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// ToldColors are the colors of the things that were given one: of each the purest of those that rule it, none for white, gray and black ones.
func (p *Picture) ToldColors() []color.LCH {
	var out []color.LCH
	for _, q := range p.Pieces {
		if !q.Tinted || len(out) > 5 {
			continue
		}
		own := &Picture{Size: p.Size, Pieces: []Piece{q}}
		if best := purest(own.Ruling(3)); best.C >= dullest && own.colored() {
			out = append(out, best)
		}
	}
	return out
}

// colored reports whether more than a tenth of the picture is not gray: the eyes of a white cat are not its color.
func (p *Picture) colored() bool {
	const side = 64
	l := raster.Square(side)
	for _, q := range p.Pieces {
		raster.Draw(l, q.Nodes, scene.ScaleBy(side/p.Length(1), side/p.Length(1)).Mul(q.Matrix))
	}
	n, all := 0, 0
	for i := range side * side {
		if d := plane.Pixel(l, i); d[3] > 0.5 {
			all++
			if color.ToLCH(plane.Straight(d)).C >= dullest {
				n++
			}
		}
	}
	return 10*n > all
}

// dullest is the chroma below which a color is a gray.
const dullest = 0.05

func purest(colors []color.Lab) (best color.LCH) {
	for _, c := range colors {
		if v := c.LCH(); v.C > best.C {
			best = v
		}
	}
	return best
}

// SoleInk is the ink of a drawing in one: a deep tone of the color that was told, else the usual one. It is not sole where colors of different hues
// were told.
func (p *Picture) SoleInk(usual color.RGB) (ink color.RGB, sole bool) {
	told := p.ToldColors()
	if len(told) == 0 {
		return usual, true
	}
	for _, c := range told[1:] {
		if math.Abs(math.Remainder(float64(c.H-told[0].H), 2*math.Pi)) > 0.5 {
			return usual, false
		}
	}
	c := told[0]
	return color.FromLCH(color.LCH{L: max(0.34, min(c.L-0.08, 0.50)), C: max(c.C, 0.12), H: c.H}), true
}
