package transform

import (
	"image"
	"image/color"
	"math"
)

// flattenMargin is the least margin on each side as a share of the canvas.
const flattenMargin = .08

// Flatten draws the visible part of a picture, fitted into the canvas with a margin
// of 8%, on an opaque background, for places that know no opacity. It is composed
// as browsers do, in stored sRGB. Sizes below 1 are taken as 1.
func Flatten(img *image.NRGBA, width, height int, background color.NRGBA) *image.NRGBA {
	width, height = max(1, width), max(1, height)
	out := image.NewNRGBA(image.Rect(0, 0, width, height))
	background.A = 255
	for i := 0; i < len(out.Pix); i += 4 {
		copy(out.Pix[i:], []uint8{background.R, background.G, background.B, 255})
	}
	subject := Trim(img, 0)
	if subject.Rect.Empty() {
		return out
	}
	box := fitted(subject.Rect.Size(), out.Rect.Size())
	compose(out, Resize(subject, box.Dx(), box.Dy()), box.Min)
	return out
}

// fitted is the centerd box of the canvas that holds a picture of that size.
func fitted(size, canvas image.Point) image.Rectangle {
	room := 1 - 2*flattenMargin
	scale := min(room*float64(canvas.X)/float64(size.X), room*float64(canvas.Y)/float64(size.Y))
	w := max(1, int(math.Round(float64(size.X)*scale)))
	h := max(1, int(math.Round(float64(size.Y)*scale)))
	corner := image.Pt((canvas.X-w)/2, (canvas.Y-h)/2)
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(w, h))}
}

// compose draws img with its corner at a point of an opaque canvas.
func compose(canvas, img *image.NRGBA, at image.Point) {
	for y := range img.Rect.Dy() {
		from := img.Pix[y*img.Stride : y*img.Stride+img.Rect.Dx()*4]
		to := canvas.Pix[canvas.PixOffset(at.X, at.Y+y):]
		for i := 0; i < len(from); i += 4 {
			a := int(from[i+3])
			for c := i; c < i+3; c++ {
				to[c] = uint8((int(from[c])*a + int(to[c])*(255-a) + 127) / 255)
			}
		}
	}
}
