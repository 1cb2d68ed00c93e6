package pixel

import (
	"context"
	"image"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Voxel builds the picture from cubes in isometric projection, with three lit faces each: what has a flat front becomes a box, bodies are the deeper
// the farther their edge is. The front looks to the left; faces and words lie on it.
func Voxel(_ context.Context, p *picture.Picture) *raster.Layer {
	g := voxels(p, finer(p, 46))
	v := newVolume(g, p)
	out := raster.Square(p.Size)
	v.place(p.Size)
	v.draw(out)
	return out
}

// voxels samples the picture in about n cubes a side, with faces and words of whole cubes; large letters are printed.
func voxels(p *picture.Picture, n int) *grid {
	if p.Seen("letters") != nil {
		return blocks(p, n)
	}
	if p.Detailed || Fine(p, n) {
		n = n * 5 / 4
	}
	for p.Size/n < 5 && n > 8 {
		n /= 2
	}
	g := setOn(p, p.Size/(p.Size/n), 16, nil)
	g.printed = make([]bool, len(g.solid))
	g.clear()
	return g
}

// Depths in cubes.
const (
	plateHalf  = 1 // of what lies on a box, before and behind its middle
	letterHalf = 2 // of large letters
)

// Shares of the side of the grid.
const (
	bodyWidth = 0.052 // where a body levels off
	leafWidth = 0.030 // the same for flowers and leaves
	bodySwell = 2.1   // how deep a round body is, in its radius
)

// depths is how many cubes lie before the middle of every square, and as many behind.
func (g *grid) depths(p *picture.Picture, shape model.Shape) []int {
	half := make([]int, len(g.solid))
	switch {
	case g.letters != nil:
		for i, on := range g.letters {
			half[i] = plateHalf
			if on == 2 {
				half[i] = letterHalf
			}
		}
		return half
	case shape.Deep > 0:
		g.boxed(half, shape.Deep, sampleGrid(shape.Thick.Drawn(), g.n))
		return half
	case shape.Height != nil:
		for i := range half {
			half[i] = max(0, int(shape.Height.At(i%g.n*g.cell+g.cell/2, i/g.n*g.cell+g.cell/2)/float32(g.cell)))
		}
		return half
	}
	a := plane.NewPlane(image.Rect(0, 0, g.n+4, g.n+4))
	for i, solid := range g.solid {
		if solid {
			a.V[(i/g.n+2)*a.W+i%g.n+2] = 1
		}
	}
	width := float32(bodyWidth)
	if slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return picture.Leafy[q.Group] }) {
		width = leafWidth
	}
	z := a.Inflated(width * float32(g.n))
	for i := range half {
		half[i] = int(bodySwell*z.V[(i/g.n+2)*a.W+i%g.n+2] + 0.3)
	}
	g.level(p, half)
	return half
}

// boxed gives every square of a box its depth; what is slim is a plate.
func (g *grid) boxed(half []int, deep float32, thick *grid) {
	x0, x1 := g.n, 0
	for i, solid := range g.solid {
		if solid {
			x0, x1 = min(x0, i%g.n), max(x1, i%g.n+1)
		}
	}
	most := max(1, int(deep*float32(x1-x0)/2+0.5))
	for i := range half {
		half[i] = min(plateHalf, most)
		if thick.solid[i] {
			half[i] = most
		}
	}
}

// level brings a whole face to the front of its head: no eye lies deeper than the other.
func (g *grid) level(p *picture.Picture, half []int) {
	cell := p.Size / g.n
	for _, r := range p.Faces() {
		if float32(max(r.Dx(), r.Dy())) > p.Length(.4) {
			continue
		}
		box := image.Rect(r.Min.X/cell, r.Min.Y/cell, r.Max.X/cell+1, r.Max.Y/cell+1).Intersect(image.Rect(0, 0, g.n, g.n))
		most := 0
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				most = max(most, half[y*g.n+x])
			}
		}
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				if g.solid[y*g.n+x] {
					half[y*g.n+x] = most
				}
			}
		}
	}
}
