package pixels

import "image"

// bleedWidth is how far, in px, edge color runs under transparent pixels.
const bleedWidth = 4

// Bleed replaces, in place, the color of all pixels with α = 0: the edge color
// runs 4 px outwards, and beyond it is the mean edge color everywhere. Tools that
// ignore opacity then show no fringe, and nothing is hidden. Opacity and visible
// color stay as they are; a picture without visible pixels becomes black under
// its zero opacity.
func Bleed(img *image.NRGBA) {
	b := newBleeder(img)
	front := b.touching()
	b.flood(b.meanAround(front))
	for range bleedWidth {
		front = b.ring(front)
	}
}

// bleeder spreads color. A pixel's trust weighs its color: its opacity where it
// is visible, because faint pixels hold their color only roughly, and full trust
// once bled.
type bleeder struct {
	img   *image.NRGBA
	w, h  int
	trust []uint8
}

func newBleeder(img *image.NRGBA) *bleeder {
	b := &bleeder{img: img, w: img.Rect.Dx(), h: img.Rect.Dy()}
	b.trust = make([]uint8, b.w*b.h)
	for y := range b.h {
		row := img.Pix[y*img.Stride : y*img.Stride+b.w*4]
		for x := range b.w {
			b.trust[y*b.w+x] = row[x*4+3]
		}
	}
	return b
}

// touching lists the transparent pixels with a visible one among their eight
// neighbors.
func (b *bleeder) touching() []int {
	visible := Between(b.trust, b.w, b.h, 1, 255)
	// A disc of radius 1.5 is the square of the eight neighbors.
	var front []int
	for i := range visible.Grown(1.5).Without(visible).Points() {
		front = append(front, i)
	}
	return front
}

// meanAround is the mean color around the front, black when there is none.
func (b *bleeder) meanAround(front []int) [3]uint8 {
	var sum [3]int
	for _, i := range front {
		for k, level := range b.around(i) {
			sum[k] += int(level)
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

// flood gives every transparent pixel one color.
func (b *bleeder) flood(c [3]uint8) {
	for y := range b.h {
		row := b.img.Pix[y*b.img.Stride : y*b.img.Stride+b.w*4]
		for i := 0; i < len(row); i += 4 {
			if row[i+3] == 0 {
				row[i], row[i+1], row[i+2] = c[0], c[1], c[2]
			}
		}
	}
}

// ring colors the front from what is around it and returns the next front.
func (b *bleeder) ring(front []int) []int {
	for _, i := range front {
		c := b.around(i)
		copy(b.img.Pix[i/b.w*b.img.Stride+i%b.w*4:], c[:])
	}
	for _, i := range front {
		b.trust[i] = 255
	}
	const queued = 1 // the least trust keeps a pixel from being listed twice
	var next []int
	for _, i := range front {
		for k := range b.neighbors(i) {
			if b.trust[k] == 0 {
				b.trust[k] = queued
				next = append(next, k)
			}
		}
	}
	for _, i := range next {
		b.trust[i] = 0
	}
	return next
}

// around is the mean color of the eight neighbors, weighted by trust.
func (b *bleeder) around(i int) [3]uint8 {
	var sum [3]int
	total := 0
	for k := range b.neighbors(i) {
		t := int(b.trust[k])
		if t == 0 {
			continue
		}
		p := b.img.Pix[k/b.w*b.img.Stride+k%b.w*4:]
		sum[0], sum[1], sum[2] = sum[0]+t*int(p[0]), sum[1]+t*int(p[1]), sum[2]+t*int(p[2])
		total += t
	}
	if total == 0 {
		return [3]uint8{}
	}
	half := total / 2
	return [3]uint8{
		uint8((sum[0] + half) / total),
		uint8((sum[1] + half) / total),
		uint8((sum[2] + half) / total),
	}
}

// neighbors yields the indices of up to nine pixels around i, itself included.
func (b *bleeder) neighbors(i int) func(yield func(int) bool) {
	x, y := i%b.w, i/b.w
	return func(yield func(int) bool) {
		for v := max(0, y-1); v < min(b.h, y+2); v++ {
			for u := max(0, x-1); u < min(b.w, x+2); u++ {
				if !yield(v*b.w + u) {
					return
				}
			}
		}
	}
}
