package alpha

import (
	"image"
	"math"
	"math/rand/v2"
)

// scene is a picture drawn analytically: its opacity and true colors are known
// everywhere, so that every measure has a truth to be compared with.
type scene struct {
	w, h  int
	shape func(x, y float64) float64 // opacity at a point, px
	paint func(x, y float64) rgb     // true foreground color
}

func (s scene) draw() *image.NRGBA { return s.contaminated(rgb{}, 0) }

// contaminated draws the scene with the share k of a background left in its soft
// pixels, as naive matting does: C = F + k(1−α)(B−F).
func (s scene) contaminated(background rgb, k float64) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, s.w, s.h))
	for y := range s.h {
		for x := range s.w {
			px, py := float64(x)+.5, float64(y)+.5
			a := min(1, max(0, s.shape(px, py)))
			f := s.paint(px, py)
			c := f.plus(background.minus(f), k*(1-a))
			if a > 0 {
				img.SetNRGBA(x, y, c.pixel(a))
			}
		}
	}
	return img
}

// disc is a soft disc whose edge is width px wide.
func disc(cx, cy, r, width float64) func(x, y float64) float64 {
	return func(x, y float64) float64 {
		return (r-math.Hypot(x-cx, y-cy))/width + .5
	}
}

func plain(c rgb) func(x, y float64) rgb {
	return func(float64, float64) rgb { return c }
}

// shaded varies a color smoothly over the picture.
func shaded(c rgb, size float64) func(x, y float64) rgb {
	return func(x, y float64) rgb {
		return c.times(.75 + .25*math.Sin(3*x/size)*math.Cos(2*y/size)).clamped()
	}
}

// blobs is a random scene: a few soft discs of different edge widths in one
// shaded color.
func blobs(seed uint64, size int) scene {
	r := rand.New(rand.NewPCG(seed, 1))
	s := float64(size)
	var shapes []func(x, y float64) float64
	for range 2 + r.IntN(3) {
		shapes = append(shapes, disc(
			s*(.35+.3*r.Float64()), s*(.35+.3*r.Float64()),
			s*(.1+.12*r.Float64()), 1+3*r.Float64(),
		))
	}
	shape := func(x, y float64) float64 {
		a := 0.0
		for _, f := range shapes {
			a = max(a, f(x, y))
		}
		return a
	}
	return scene{size, size, shape, shaded(rgb{r.Float64(), r.Float64(), r.Float64()}, s)}
}

// cutout is a clean picture: a disc with an edge of 1.5 px, bled.
func cutout(size int, c rgb) *image.NRGBA {
	s := float64(size)
	img := scene{size, size, disc(s/2, s/2, s*.35, 1.5), plain(c)}.draw()
	Bleed(img)
	return img
}

func orange() rgb { return rgb{.9, .45, .1} }

// busy is a detailed picture with a soft shadow, about as costly as real ones.
func busy(size int) *image.NRGBA {
	img := blobs(7, size).draw()
	r := rand.New(rand.NewPCG(9, 9))
	s := float64(size)
	for range 60 {
		c := rgb{r.Float64(), r.Float64(), r.Float64()}
		dot := disc(s*(.1+.8*r.Float64()), s*(.1+.8*r.Float64()), s*(.01+.05*r.Float64()), 1.4)
		over(img, dot, shaded(c, s/4))
	}
	Bleed(img)
	return img
}

// over draws a shape on a picture (source over, straight colors).
func over(img *image.NRGBA, shape func(x, y float64) float64, paint func(x, y float64) rgb) {
	for i := range len(img.Pix) / 4 {
		x, y := float64(i%img.Rect.Dx())+.5, float64(i/img.Rect.Dx())+.5
		a := min(1, max(0, shape(x, y)))
		if a == 0 {
			continue
		}
		old := img.NRGBAAt(i%img.Rect.Dx(), i/img.Rect.Dx())
		under := float64(old.A) / 255 * (1 - a)
		c := paint(x, y).times(a).plus(rgbOf(old), under).times(1 / (a + under))
		img.SetNRGBA(i%img.Rect.Dx(), i/img.Rect.Dx(), c.pixel(a+under))
	}
}
