package features

import (
	"image"
	"slices"

	"pellucid/internal/alpha/pixels"
)

// silhouetteCells is the width and height of the grid of a silhouette.
const silhouetteCells = 8

// Silhouette is the shape of a picture in 64 bits: bit 8·y + x reports whether cell x, y of an 8 × 8 grid over the box of
// the visible pixels (α > 0) is covered at least half as much as the fullest cell: of a frame or of confetti no cell is
// half full. Shapes are near each other when few bits differ; where the subject stands and how large it is does not matter.
// A picture without visible pixels has none: 0.
func Silhouette(img *image.NRGBA) uint64 {
	img = pixels.Compact(img)
	box := pixels.VisibleBox(img)
	if box.Empty() {
		return 0
	}
	var covered [silhouetteCells * silhouetteCells]float64
	for cell := range covered {
		covered[cell] = coverage(img, gridCell(box, cell%silhouetteCells, cell/silhouetteCells))
	}
	fullest := slices.Max(covered[:])
	var bits uint64
	for cell, share := range covered {
		if 2*share >= fullest {
			bits |= 1 << cell
		}
	}
	return bits
}

// gridCell is cell x, y of the grid over box; it holds at least one pixel, however small the box.
func gridCell(box image.Rectangle, x, y int) image.Rectangle {
	at := func(start, length, i int) int { return start + length*i/silhouetteCells }
	cell := image.Rect(
		at(box.Min.X, box.Dx(), x), at(box.Min.Y, box.Dy(), y),
		at(box.Min.X, box.Dx(), x+1), at(box.Min.Y, box.Dy(), y+1))
	cell.Max.X, cell.Max.Y = max(cell.Max.X, cell.Min.X+1), max(cell.Max.Y, cell.Min.Y+1)
	return cell
}

// coverage is the mean opacity of a part of a picture.
func coverage(img *image.NRGBA, part image.Rectangle) float64 {
	sum := 0
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := img.Pix[y*img.Stride+4*part.Min.X : y*img.Stride+4*part.Max.X]
		for i := 3; i < len(row); i += 4 {
			sum += int(row[i])
		}
	}
	return float64(sum) / float64(255*part.Dx()*part.Dy())
}
