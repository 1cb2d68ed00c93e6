package features

import (
	"image"
	"math"
)

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
