package scene

import (
	"image"
	"math"
)

// Subject is a thing drawn by formulas, so that its true opacity and color are known in every pixel.
type Subject struct {
	Name string
	// opacity at a place, and the size of a pixel there; x, y and pixel in 0–1 of the image's side.
	opacity func(x, y, pixel float64) float64
	color   func(x, y float64) rgb
}

// Subjects returns the six, from the easiest to the hardest.
func Subjects() []Subject {
	return []Subject{
		{"ball", ball, shaded(rgb{.90, .42, .12}, 40)},
		{"ring", ring, shaded(rgb{.24, .36, .75}, 41)},
		{"figure", figure, clothes},
		{"leaf", leafShape, veined},
		{"out of focus", defocused, shaded(rgb{.85, .80, .25}, 44)},
		{"fur", fur, shaded(rgb{.62, .40, .22}, 45)},
	}
}

// Draw returns the subject alone, straight alpha.
func (s Subject) Draw(size int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	pixel := 1 / float64(size)
	for i := range size * size {
		x, y := (float64(i%size)+.5)*pixel, (float64(i/size)+.5)*pixel
		a := s.opacity(x, y, pixel)
		if a <= 0 {
			continue
		}
		c := s.color(x, y).bytes()
		copy(img.Pix[i*4:], []uint8{c[0], c[1], c[2], uint8(clamp(a)*255 + .5)})
	}
	return img
}

// edge turns a distance, positive inside, to an opacity over a pixel and a half, as a lens draws it.
func edge(distance, pixel float64) float64 { return clamp(distance/(1.5*pixel) + .5) }

func ball(x, y, pixel float64) float64 { return edge(.30-math.Hypot(x-.5, y-.52), pixel) }

func ring(x, y, pixel float64) float64 {
	return edge(.09-math.Abs(math.Hypot(x-.48, y-.5)-.24), pixel)
}

// defocused has an edge of 2.5% of the image's side.
func defocused(x, y, _ float64) float64 {
	return smooth(clamp((.27-math.Hypot(x-.52, (y-.48)*1.2))/.025 + .5))
}

// fur is a ball with 700 thin, bent hairs.
func fur(x, y, pixel float64) float64 {
	dx, dy := x-.5, y-.5
	r, angle := math.Hypot(dx, dy), math.Atan2(dy, dx)
	body := edge(.24-r+.012*(noise(angle*30, 3, 60)-.5), pixel)
	if r > .345 || r < .2 {
		return body
	}
	const hairs = 700
	along := (r - .22) / .12
	turn := (angle + .35*along*along) / (2 * math.Pi) * hairs
	best := 0.0
	for k := -1.0; k <= 1; k++ {
		hair := math.Floor(turn) + k
		id := int32(math.Mod(hair+hairs, hairs))
		if along > .35+.65*lattice(id, 1, 61) {
			continue
		}
		offset := (turn - hair - lattice(id, 2, 61)) / hairs * 2 * math.Pi * r
		width := .0011 * (1 - .7*along)
		best = max(best, clamp((width-math.Abs(offset))/pixel+.5)*min(1, 2*width/pixel))
	}
	return max(body, best)
}

// shaded is a color under light from the upper left, with some texture.
func shaded(c rgb, seed uint32) func(x, y float64) rgb {
	return func(x, y float64) rgb {
		return c.times(1.15 - .55*math.Hypot(x-.38, y-.36) + .22*(layers(x*22, y*22, 4, seed)-.5))
	}
}
