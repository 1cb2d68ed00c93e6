package matting

import (
	"image"
)

// soften takes pixels off the edge, and fades what is left of it inwards: opacity only ever gets less, so that no color that was
// hidden shows. The frame of the picture is no edge.
func soften(img *image.NRGBA, trim, softness int) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if trim <= 0 && softness <= 0 {
		return
	}
	opacity := make([]uint8, w*h)
	for i := range opacity {
		opacity[i] = img.Pix[(i/w)*img.Stride+i%w*4+3]
	}
	if trim > 0 {
		least(opacity, w, h, trim)
	}
	soft := opacity
	if softness > 0 {
		soft = append([]uint8(nil), opacity...)
		mean(soft, w, h, softness)
		for i, m := range soft {
			soft[i] = min(opacity[i], uint8(max(0, 2*int(m)-255)))
		}
	}
	for i, a := range soft {
		img.Pix[(i/w)*img.Stride+i%w*4+3] = a
	}
}

// lines calls do for every row, and then for every column, with the pixels of one in line and where its results go.
func lines(plane []uint8, w, h int, do func(line, out []uint8)) {
	line, out := make([]uint8, max(w, h)), make([]uint8, max(w, h))
	for y := range h {
		copy(line, plane[y*w:(y+1)*w])
		do(line[:w], plane[y*w:(y+1)*w])
	}
	for x := range w {
		for y := range h {
			line[y] = plane[y*w+x]
		}
		do(line[:h], out[:h])
		for y := range h {
			plane[y*w+x] = out[y]
		}
	}
}

// least makes every value the least within a square of that radius.
func least(plane []uint8, w, h, radius int) {
	lines(plane, w, h, func(line, out []uint8) {
		for i := range out {
			out[i] = 255
			for _, v := range line[max(0, i-radius):min(len(line), i+radius+1)] {
				if out[i] = min(out[i], v); v == 0 {
					break
				}
			}
		}
	})
}

// mean makes every value the mean of a square of that radius, as far as it lies in the plane.
func mean(plane []uint8, w, h, radius int) {
	lines(plane, w, h, func(line, out []uint8) {
		sum, from, to := 0, 0, 0
		for i := range out {
			for ; to < min(len(line), i+radius+1); to++ {
				sum += int(line[to])
			}
			for ; from < i-radius; from++ {
				sum -= int(line[from])
			}
			out[i] = uint8((sum + (to-from)/2) / (to - from))
		}
	})
}
