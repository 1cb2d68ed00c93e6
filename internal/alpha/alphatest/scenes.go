// Package alphatest draws pictures whose opacity and true colors are known, for tests.
package alphatest

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"pellucid/internal/alpha/pixels"
)

// Scene is a picture drawn analytically: its opacity and true colors are known
// everywhere, so that every measure has a truth to be compared with.
type Scene struct {
	W, H  int
	Shape func(x, y float64) float64    // opacity at a point, px
	Paint func(x, y float64) pixels.RGB // true foreground color
}

// Draw draws the scene cleanly.
func (s Scene) Draw() *image.NRGBA { return s.Contaminated(pixels.RGB{}, 0) }

// Contaminated draws the scene with the share k of a background left in its soft
// pixels, as naive matting does: C = F + k(1−α)(B−F).
func (s Scene) Contaminated(background pixels.RGB, k float64) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, s.W, s.H))
	for y := range s.H {
		for x := range s.W {
			px, py := float64(x)+.5, float64(y)+.5
			a := min(1, max(0, s.Shape(px, py)))
			f := s.Paint(px, py)
			c := f.Plus(background.Minus(f), k*(1-a))
			if a > 0 {
				img.SetNRGBA(x, y, c.Pixel(a))
			}
		}
	}
	return img
}

// Disc is a soft disc whose edge is width px wide.
func Disc(cx, cy, r, width float64) func(x, y float64) float64 {
	return func(x, y float64) float64 {
		return (r-math.Hypot(x-cx, y-cy))/width + .5
	}
}

// Plain is the same color everywhere.
func Plain(c pixels.RGB) func(x, y float64) pixels.RGB {
	return func(float64, float64) pixels.RGB { return c }
}

// Shaded varies a color smoothly over the picture.
func Shaded(c pixels.RGB, size float64) func(x, y float64) pixels.RGB {
	return func(x, y float64) pixels.RGB {
		return c.Times(.75 + .25*math.Sin(3*x/size)*math.Cos(2*y/size)).Clamped()
	}
}

// Blobs is a random scene: a few soft discs of different edge widths in one
// shaded color.
func Blobs(seed uint64, size int) Scene {
	r := rand.New(rand.NewPCG(seed, 1))
	s := float64(size)
	var shapes []func(x, y float64) float64
	for range 2 + r.IntN(3) {
		shapes = append(shapes, Disc(
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
	return Scene{W: size, H: size, Shape: shape, Paint: Shaded(pixels.RGB{r.Float64(), r.Float64(), r.Float64()}, s)}
}

// Cutout is a clean picture: a disc with an edge of 1.5 px, bled.
func Cutout(size int, c pixels.RGB) *image.NRGBA {
	s := float64(size)
	img := Scene{W: size, H: size, Shape: Disc(s/2, s/2, s*.35, 1.5), Paint: Plain(c)}.Draw()
	pixels.Bleed(img)
	return img
}

// Orange is a color that is none of the grounds.
func Orange() pixels.RGB { return pixels.RGB{.9, .45, .1} }

// Busy is a detailed picture with a soft shadow, about as costly as real ones.
func Busy(size int) *image.NRGBA {
	img := Blobs(7, size).Draw()
	r := rand.New(rand.NewPCG(9, 9))
	s := float64(size)
	for range 60 {
		c := pixels.RGB{r.Float64(), r.Float64(), r.Float64()}
		dot := Disc(s*(.1+.8*r.Float64()), s*(.1+.8*r.Float64()), s*(.01+.05*r.Float64()), 1.4)
		Over(img, dot, Shaded(c, s/4))
	}
	pixels.Bleed(img)
	return img
}

// Over draws a shape on a picture (source over, straight colors).
func Over(img *image.NRGBA, shape func(x, y float64) float64, paint func(x, y float64) pixels.RGB) {
	for i := range len(img.Pix) / 4 {
		x, y := float64(i%img.Rect.Dx())+.5, float64(i/img.Rect.Dx())+.5
		a := min(1, max(0, shape(x, y)))
		if a == 0 {
			continue
		}
		old := img.NRGBAAt(i%img.Rect.Dx(), i/img.Rect.Dx())
		under := float64(old.A) / 255 * (1 - a)
		c := paint(x, y).Times(a).Plus(pixels.RGBOf(old), under).Times(1 / (a + under))
		img.SetNRGBA(i%img.Rect.Dx(), i/img.Rect.Dx(), c.Pixel(a+under))
	}
}

// White is the color of paper.
func White() pixels.RGB { return pixels.RGB{1, 1, 1} }

// Opposite is black or white, whichever is farther from the scene's color.
func Opposite(s Scene) pixels.RGB {
	if s.Paint(float64(s.W)/2, float64(s.H)/2).Luma() > .5 {
		return pixels.RGB{}
	}
	return White()
}

// WorstPSNR is the lowest of the PSNRs, in dB, of two pictures drawn on nine
// backgrounds, over the pixels visible in either.
func WorstPSNR(a, b *image.NRGBA) float64 {
	worst := math.Inf(1)
	for k := range 9 {
		ground := pixels.RGB{float64(k%3) / 2, float64(k/3) / 2, float64((k+k/3)%3) / 2}
		worst = min(worst, psnrOn(a, b, ground))
	}
	return worst
}

func psnrOn(a, b *image.NRGBA, ground pixels.RGB) float64 {
	var sum, n float64
	for i := 0; i < len(a.Pix); i += 4 {
		if a.Pix[i+3] == 0 && b.Pix[i+3] == 0 {
			continue
		}
		d := drawnOn(a.Pix[i:i+4], ground).Minus(drawnOn(b.Pix[i:i+4], ground))
		sum += d.Dot(d)
		n += 3
	}
	if sum == 0 {
		return 99
	}
	return -10 * math.Log10(sum/n)
}

func drawnOn(p []uint8, ground pixels.RGB) pixels.RGB {
	c := pixels.RGB{float64(p[0]), float64(p[1]), float64(p[2])}.Times(1. / 255)
	return ground.Plus(c.Minus(ground), float64(p[3])/255)
}

// Checkerboard is opaque squares of two grays, as editors draw transparency.
func Checkerboard(size, square int, light, dark uint8) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for i := range size * size {
		level := light
		if (i%size/square+i/size/square)%2 == 1 {
			level = dark
		}
		img.SetNRGBA(i%size, i/size, color.NRGBA{level, level, level, 255})
	}
	return img
}

// GroundShadow is a wide soft ellipse of 40%.
func GroundShadow(x, y float64) float64 {
	d := math.Hypot((x-128)/80, (y-168)/22)
	return .4 * min(1, max(0, (1.2-d)*1.5))
}

// Painted draws a picture on an opaque ground, rounded to bytes as an engine would.
func Painted(img *image.NRGBA, ground pixels.RGB) *image.NRGBA {
	out := image.NewNRGBA(img.Rect)
	for i := 0; i < len(img.Pix); i += 4 {
		p := drawnOn(img.Pix[i:i+4], ground).Pixel(1)
		copy(out.Pix[i:], []uint8{p.R, p.G, p.B, 255})
	}
	return out
}

// Pictures of every awkward shape, with hidden color.
// Pictures are small pictures of all kinds: with soft, hidden and no opacity.
func Pictures() map[string]*image.NRGBA {
	noise := image.NewNRGBA(image.Rect(0, 0, 61, 37))
	r := rand.New(rand.NewPCG(5, 5))
	for i := range noise.Pix {
		noise.Pix[i] = uint8(r.Uint32())
	}
	dot := image.NewNRGBA(image.Rect(0, 0, 1, 1))
	dot.SetNRGBA(0, 0, color.NRGBA{250, 3, 99, 7})
	return map[string]*image.NRGBA{
		"detail":      Busy(150),
		"noise":       noise,
		"one pixel":   dot,
		"one row":     noise.SubImage(image.Rect(3, 4, 60, 5)).(*image.NRGBA),
		"one column":  noise.SubImage(image.Rect(9, 0, 10, 37)).(*image.NRGBA),
		"opaque":      Checkerboard(33, 4, 255, 10),
		"empty space": image.NewNRGBA(image.Rect(0, 0, 40, 30)),
		"a part":      noise.SubImage(image.Rect(7, 5, 50, 30)).(*image.NRGBA),
	}
}
