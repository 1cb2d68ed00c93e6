package features

import (
	"image"

	"pellucid/internal/alpha/pixels"
)

const (
	printCells    = 40  // width and height of a fingerprint's grid: 5% of a picture are two cells
	printFeatures = 4   // of a cell: coverage, and luma and two chroma differences weighted with it
	matchCells    = 10  // width and height of the grid that is compared: fine detail does not count
	cropCells     = 2   // most cells cut off each side that are still looked for
	printOpaque   = 26  // least alpha that counts as visible: a haze does not move the box
	chromaScale   = 0.5 // how much color counts beside shape and lightness
	matchLimit    = 0.115
	cropReach     = 4 * matchLimit // whole pictures farther apart than this are not compared cut by cut
)

// Fingerprint is what a picture looks like, for finding it again when it was scaled, cut by 5% or recolored a little: a
// grid of 40 × 40 cells over the box of the visible pixels, four bytes each. What lies under zero alpha does not count. A
// picture without visible pixels has none: nil.
func Fingerprint(img *image.NRGBA) []byte {
	img = pixels.Compact(img)
	box := solidBox(img)
	if box.Empty() {
		return nil
	}
	cells := make([]byte, 0, printCells*printCells*printFeatures)
	for y := range printCells {
		for x := range printCells {
			cell := image.Rect(
				box.Min.X+box.Dx()*x/printCells, box.Min.Y+box.Dy()*y/printCells,
				box.Min.X+box.Dx()*(x+1)/printCells, box.Min.Y+box.Dy()*(y+1)/printCells)
			cell.Max.X, cell.Max.Y = max(cell.Max.X, cell.Min.X+1), max(cell.Max.Y, cell.Min.Y+1)
			cells = append(cells, cellFeatures(img, cell)...)
		}
	}
	return cells
}

// solidBox is the smallest box around the pixels that are more than a haze.
func solidBox(img *image.NRGBA) image.Rectangle {
	box := image.Rectangle{}
	for y := range img.Rect.Dy() {
		row := img.Pix[y*img.Stride:]
		for x := range img.Rect.Dx() {
			if row[4*x+3] >= printOpaque {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

// SamePicture reports whether a picture is another one that was scaled, cut by up to 5% at each side or recolored a little,
// by their fingerprints.
func SamePicture(known, seen []byte) bool { return printDistance(known, seen) <= matchLimit }

// printDistance is how far a picture is from the nearest cut of a known one: 0 is the same, 1 has nothing in common.
func printDistance(known, seen []byte) float64 {
	const size = printCells * printCells * printFeatures
	if len(known) != size || len(seen) != size {
		return 1
	}
	whole := image.Rect(0, 0, printCells, printCells)
	looked := reduce(seen, whole)
	nearest := difference(reduce(known, whole), looked)
	if nearest > cropReach {
		return nearest
	}
	for left := 0; left <= cropCells; left++ {
		for top := 0; top <= cropCells; top++ {
			for right := 0; right <= cropCells; right++ {
				for bottom := 0; bottom <= cropCells; bottom++ {
					cut := filled(known, image.Rect(left, top, printCells-right, printCells-bottom))
					nearest = min(nearest, difference(reduce(known, cut), looked))
				}
			}
		}
	}
	return nearest
}
