package pixels

import "image"

// Compact returns img itself when it starts at the origin and its rows adjoin,
// else a copy that does.
func Compact(img *image.NRGBA) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if img.Rect.Min == (image.Point{}) && img.Stride == 4*w && len(img.Pix) == 4*w*h {
		return img
	}
	return Clone(img)
}

// Clone copies a picture to the origin with adjoining rows.
func Clone(img *image.NRGBA) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		copy(out.Pix[y*out.Stride:], img.Pix[y*img.Stride:y*img.Stride+4*w])
	}
	return out
}

// Opacity is the alpha channel as a plane, of a picture whose rows adjoin.
func Opacity(img *image.NRGBA) []uint8 {
	plane := make([]uint8, len(img.Pix)/4)
	for i := range plane {
		plane[i] = img.Pix[i*4+3]
	}
	return plane
}

// VisibleBox is the smallest rectangle around all pixels with α > 0.
func VisibleBox(img *image.NRGBA) image.Rectangle {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	box := image.Rect(w, h, 0, 0)
	box.Min, box.Max = image.Pt(w, h), image.Point{}
	for y := range h {
		row := img.Pix[y*img.Stride : y*img.Stride+w*4]
		for x := range w {
			if row[x*4+3] != 0 {
				box.Min.X, box.Max.X = min(box.Min.X, x), max(box.Max.X, x+1)
				box.Min.Y, box.Max.Y = min(box.Min.Y, y), max(box.Max.Y, y+1)
			}
		}
	}
	return box
}
