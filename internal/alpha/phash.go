package alpha

import (
	"image"
	"math"
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
	img = compact(img)
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

// cellFeatures is the mean look of a part of a picture.
func cellFeatures(img *image.NRGBA, part image.Rectangle) []byte {
	var sums [printFeatures]float64
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := img.Pix[y*img.Stride+4*part.Min.X : y*img.Stride+4*part.Max.X]
		for i := 0; i < len(row); i += 4 {
			r, g, b, a := float64(row[i]), float64(row[i+1]), float64(row[i+2]), float64(row[i+3])/255
			luma := 0.2126*r + 0.7152*g + 0.0722*b
			sums[0] += 255 * a
			sums[1] += luma * a
			sums[2] += (r - luma) / 2 * a
			sums[3] += (b - luma) / 2 * a
		}
	}
	pixels := float64(part.Dx() * part.Dy())
	return []byte{
		byte(sums[0]/pixels + .5), byte(sums[1]/pixels + .5),
		byte(128 + math.Round(sums[2]/pixels)), byte(128 + math.Round(sums[3]/pixels)),
	}
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

// filled is the part of a cut that is not empty at its edges: what stays visible after cutting.
func filled(cells []byte, cut image.Rectangle) image.Rectangle {
	box := image.Rectangle{}
	for y := cut.Min.Y; y < cut.Max.Y; y++ {
		for x := cut.Min.X; x < cut.Max.X; x++ {
			if cells[(y*printCells+x)*printFeatures] > 0 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Empty() {
		return cut
	}
	return box
}

type reduced [matchCells * matchCells][printFeatures]float64

// reduce averages a part of a fingerprint into the grid that is compared; values are 0 to 1.
func reduce(cells []byte, part image.Rectangle) (out reduced) {
	for y := range matchCells {
		for x := range matchCells {
			out[y*matchCells+x] = averageFeatures(cells,
				[2]float64{share(part.Min.X, part.Dx(), x), share(part.Min.X, part.Dx(), x+1)},
				[2]float64{share(part.Min.Y, part.Dy(), y), share(part.Min.Y, part.Dy(), y+1)})
		}
	}
	return out
}

func share(start, length, i int) float64 {
	return float64(start) + float64(length)*float64(i)/matchCells
}

// averageFeatures weighs the cells of a fingerprint by how much of them lies within a span.
func averageFeatures(cells []byte, across, down [2]float64) (look [printFeatures]float64) {
	total := 0.0
	for y := int(down[0]); float64(y) < down[1]-1e-9; y++ {
		high := min(down[1], float64(y+1)) - max(down[0], float64(y))
		for x := int(across[0]); float64(x) < across[1]-1e-9; x++ {
			weight := high * (min(across[1], float64(x+1)) - max(across[0], float64(x)))
			cell := cells[(y*printCells+x)*printFeatures:]
			total += weight
			look[0] += weight * float64(cell[0]) / 255
			look[1] += weight * float64(cell[1]) / 255
			look[2] += weight * (float64(cell[2]) - 128) / 128
			look[3] += weight * (float64(cell[3]) - 128) / 128
		}
	}
	for k := range look {
		look[k] /= total
	}
	return look
}

// difference is the root of the mean square by which two looks differ, over what either of them covers.
func difference(a, b reduced) float64 {
	sum, covered := 0.0, 0.0
	for i := range a {
		for k := range printFeatures {
			d := a[i][k] - b[i][k]
			if k >= 2 {
				d *= chromaScale
			}
			sum += d * d
		}
		covered += max(a[i][0], b[i][0])
	}
	return math.Sqrt(sum / max(covered, 1e-9))
}
