package transform

import (
	"image"

	"pellucid/internal/alpha/pixels"
)

// Trim cuts a picture to its visible pixels (α > 0) and leaves margin px around
// them. Where the margin reaches beyond the picture, transparent pixels repeat the
// color hidden nearest to them. A picture without visible pixels is returned as a
// copy.
func Trim(img *image.NRGBA, margin int) *image.NRGBA {
	img = pixels.Compact(img)
	box := pixels.VisibleBox(img)
	if box.Empty() {
		return pixels.Clone(img)
	}
	box = box.Inset(-margin)
	out := image.NewNRGBA(image.Rect(0, 0, max(1, box.Dx()), max(1, box.Dy())))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			copyPixel(out, img, image.Pt(x, y), box.Min.Add(image.Pt(x, y)))
		}
	}
	return out
}

// copyPixel copies the pixel at from, or its nearest one without opacity when from
// lies outside.
func copyPixel(out, img *image.NRGBA, to, from image.Point) {
	x := min(img.Rect.Dx()-1, max(0, from.X))
	y := min(img.Rect.Dy()-1, max(0, from.Y))
	o, i := to.Y*out.Stride+to.X*4, y*img.Stride+x*4
	copy(out.Pix[o:o+4], img.Pix[i:i+4])
	if x != from.X || y != from.Y {
		out.Pix[o+3] = 0
	}
}
