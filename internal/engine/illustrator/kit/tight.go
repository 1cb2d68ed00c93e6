package kit

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Soft says that the drawing fades out at its edges: its box is measured by what can be seen of it instead of how far its
// blurs and gradients reach.
func (c *Canvas) Soft() { c.soft = true }

// visible returns the part of a box in which nodes are not all but clear.
func visible(nodes []scene.Node, b Box) Box {
	const side, least = 128, .03
	long := max(b.W(), b.H())
	if long <= 0 {
		return b
	}
	k := side / long
	l := raster.Square(side)
	raster.Draw(l, nodes, scene.ScaleBy(float32(k), float32(k)).Mul(scene.Translate(-float32(b.X0), -float32(b.Y0))))
	x0, y0, x1, y1 := side, side, 0, 0
	for y := range side {
		for x := range side {
			if l.Pix[4*(y*side+x)+3] >= least {
				x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x+1), max(y1, y+1)
			}
		}
	}
	if x0 >= x1 {
		return b
	}
	seen := Box{b.X0 + float64(x0-1)/k, b.Y0 + float64(y0-1)/k, b.X0 + float64(x1+1)/k, b.Y0 + float64(y1+1)/k}
	return Box{max(b.X0, seen.X0), max(b.Y0, seen.Y0), min(b.X1, seen.X1), min(b.Y1, seen.Y1)}
}
