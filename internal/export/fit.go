package export

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"

	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
)

func digits(n int) string { return strconv.Itoa(n) }

// inner is the box that the image is fitted into.
func (f File) inner() (width, height int) {
	clear := int(math.Round(f.Margin * float64(f.Width)))
	return max(1, f.Width-2*clear), max(1, f.Height-2*clear)
}

// render scales an image into the file's size and centers it. It returns how much it had to scale up, at least 1.
func (f File) render(img *image.NRGBA, background color.NRGBA) (*image.NRGBA, float64) {
	boxWidth, boxHeight := f.inner()
	w, h := float64(img.Rect.Dx()), float64(img.Rect.Dy())
	k := min(float64(boxWidth)/w, float64(boxHeight)/h)
	width, height := min(boxWidth, max(1, int(math.Round(k*w)))), min(boxHeight, max(1, int(math.Round(k*h))))
	out := image.NewNRGBA(image.Rect(0, 0, f.Width, f.Height))
	left, top := (f.Width-width)/2, (f.Height-height)/2
	place, _ := out.SubImage(image.Rect(left, top, left+width, top+height)).(*image.NRGBA)
	transform.ResizeInto(place, img) // at once where it belongs: a print does not fit into memory twice
	pixels.Bleed(out)
	if f.Opaque {
		out = flattened(out, background)
	}
	return out, max(1, k)
}

// put copies an image to a place where it fits.
func put(out, img *image.NRGBA, x, y int) {
	for row := range img.Rect.Dy() {
		copy(out.Pix[(y+row)*out.Stride+4*x:], img.Pix[row*img.Stride:row*img.Stride+4*img.Rect.Dx()])
	}
}

// flattened puts an image on a background.
func flattened(img *image.NRGBA, background color.NRGBA) *image.NRGBA {
	out := image.NewNRGBA(img.Rect)
	draw.Draw(out, out.Rect, image.NewUniform(background), image.Point{}, draw.Src)
	draw.Draw(out, out.Rect, img, image.Point{}, draw.Over)
	return out
}
