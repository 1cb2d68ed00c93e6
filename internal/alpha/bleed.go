package alpha

import "image"

// bleedWidth is how far, in px, edge colour runs under transparent pixels.
const bleedWidth = 4

// Bleed replaces, in place, the colour of all pixels with α = 0: the edge colour
// runs 4 px outwards, and beyond it is the mean edge colour everywhere. Tools that
// ignore opacity then show no fringe, and nothing is hidden. Opacity and visible
// colour stay as they are; a picture without visible pixels becomes black under
// its zero opacity.
func Bleed(img *image.NRGBA) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if w == 0 || h == 0 {
		return
	}
	known := make([]bool, w*h)
	front := bleedFront(img, known)
	flood(img, edgeMean(img, known, front))
	for range bleedWidth {
		front = bleedRing(img, known, front)
	}
}

// bleedFront marks the visible pixels as known and lists the transparent ones
// that touch them.
func bleedFront(img *image.NRGBA, known []bool) []int {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := range h {
		row := img.Pix[y*img.Stride : y*img.Stride+w*4]
		for x := range w {
			known[y*w+x] = row[x*4+3] != 0
		}
	}
	var front []int
	for y := range h {
		for x := range w {
			if !known[y*w+x] && touches(known, w, h, x, y) {
				front = append(front, y*w+x)
			}
		}
	}
	return front
}

// touches tells whether one of the eight neighbours is known.
func touches(known []bool, w, h, x, y int) bool {
	for v := max(0, y-1); v < min(h, y+2); v++ {
		for u := max(0, x-1); u < min(w, x+2); u++ {
			if known[v*w+u] {
				return true
			}
		}
	}
	return false
}

// edgeMean is the mean colour around the front, black when there is none.
func edgeMean(img *image.NRGBA, known []bool, front []int) [3]uint8 {
	var sum [3]int
	for _, i := range front {
		c := neighbourMean(img, known, i)
		for k := range sum {
			sum[k] += int(c[k])
		}
	}
	var mean [3]uint8
	if n := len(front); n > 0 {
		for k := range mean {
			mean[k] = uint8((sum[k] + n/2) / n)
		}
	}
	return mean
}

// flood gives every transparent pixel one colour.
func flood(img *image.NRGBA, c [3]uint8) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := range h {
		row := img.Pix[y*img.Stride : y*img.Stride+w*4]
		for i := 0; i < len(row); i += 4 {
			if row[i+3] == 0 {
				row[i], row[i+1], row[i+2] = c[0], c[1], c[2]
			}
		}
	}
}

// bleedRing colours the front from its known neighbours and returns the next one.
func bleedRing(img *image.NRGBA, known []bool, front []int) []int {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for _, i := range front {
		c := neighbourMean(img, known, i)
		copy(img.Pix[i/w*img.Stride+i%w*4:], c[:])
	}
	for _, i := range front {
		known[i] = true
	}
	queued := make(map[int]bool, len(front))
	var next []int
	for _, i := range front {
		x, y := i%w, i/w
		for v := max(0, y-1); v < min(h, y+2); v++ {
			for u := max(0, x-1); u < min(w, x+2); u++ {
				if k := v*w + u; !known[k] && !queued[k] {
					queued[k] = true
					next = append(next, k)
				}
			}
		}
	}
	return next
}

// neighbourMean is the mean colour of the known ones of the eight neighbours.
func neighbourMean(img *image.NRGBA, known []bool, i int) [3]uint8 {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	x, y := i%w, i/w
	var sum [3]int
	n := 0
	for v := max(0, y-1); v < min(h, y+2); v++ {
		for u := max(0, x-1); u < min(w, x+2); u++ {
			if !known[v*w+u] {
				continue
			}
			p := img.Pix[v*img.Stride+u*4:]
			sum[0], sum[1], sum[2] = sum[0]+int(p[0]), sum[1]+int(p[1]), sum[2]+int(p[2])
			n++
		}
	}
	if n == 0 {
		return [3]uint8{}
	}
	return [3]uint8{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n)}
}
