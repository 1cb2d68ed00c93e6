package model

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// roundVehicles are words for vehicles without a side.
var roundVehicles = []string{"rocket", "balloon", "ufo", "spaceship"}

// flatNames are words for what has a flat front, although it is as wide on the left as on the right.
var flatNames = []string{"avocado", "taco", "sandwich", "toast", "waffle", "slice", "chocolate", "popsicle", "fries", "popcorn", "cheese", "steak", "half", "butterfly", "moth"}

// evenAs is the share of its outline from which on something is taken for round: its mirror image covers as much of it.
const evenAs = 0.86

// slopeOf is how far down the front of a picture goes to the right.
func slopeOf(p *picture.Picture) float32 {
	slope := float32(0)
	for _, q := range p.Pieces {
		if q.Person {
			return leanOfFace
		}
		slope = max(slope, slopeOfPiece(q))
	}
	return slope
}

func slopeOfPiece(q picture.Piece) float32 {
	switch {
	case legged(q):
		return slopeOfAxis
	case q.Furry, q.Plumed, q.Group == "", q.Group == "animal", q.Group == "fantasy":
		return leanOfFace
	case q.Group == "vehicles" && !called(q, roundVehicles):
		return slopeOfAxis
	case q.Group == "plants", q.Group == "nature", q.Group == "vehicles":
		return 0
	case called(q, flatNames), !even(q):
		return leanOfFace
	}
	return 0
}

// even reports whether a drawing is nearly its own mirror image, as what is round is.
func even(q picture.Piece) bool {
	const side = 96
	x0, y0, x1, y1 := raster.Bounds(q.Nodes, q.Matrix)
	k := side / max(1, x1-x0, y1-y0)
	l := raster.Square(side)
	raster.Draw(l, q.Nodes, scene.ScaleBy(k, k).Mul(scene.Translate(-x0, -y0)).Mul(q.Matrix))
	ink := plane.InkBounds(l)
	both, any := 0, 0
	for y := ink.Min.Y; y < ink.Max.Y; y++ {
		for x := ink.Min.X; x < ink.Max.X; x++ {
			a, b := l.Pix[4*(y*side+x)+3] > 0.5, l.Pix[4*(y*side+ink.Min.X+ink.Max.X-1-x)+3] > 0.5
			if a || b {
				any++
			}
			if a && b {
				both++
			}
		}
	}
	return float32(both) >= evenAs*float32(any)
}
