package codec

import (
	"bytes"
	"encoding/binary"
	"image"
)

// Orientation is how a camera was held, as EXIF numbers it: 1 is upright, 2 to 8 are turned or mirrored.
type Orientation uint16

const upright Orientation = 1

// OrientationOf reads the orientation that a JPEG, PNG or WebP file asks its pixels to be shown in. A file without one, or
// with one that makes no sense, is upright.
func OrientationOf(file []byte) Orientation {
	tiff := bytes.TrimPrefix(exifOf(file), []byte(exifMark))
	if len(tiff) < 8 {
		return upright
	}
	var order binary.ByteOrder = binary.BigEndian
	if string(tiff[:2]) == "II" {
		order = binary.LittleEndian
	}
	if o := orientationTag(tiff, order); o >= 1 && o <= 8 {
		return o
	}
	return upright
}

// Upright returns the picture as it is meant to be seen; one that is upright is returned as it is.
func Upright(img *image.NRGBA, o Orientation) *image.NRGBA {
	if o <= upright || o > 8 {
		return img
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	outW, outH := w, h
	if o >= 5 {
		outW, outH = h, w
	}
	out := image.NewNRGBA(image.Rect(0, 0, outW, outH))
	for y := range outH {
		for x := range outW {
			sx, sy := o.source(x, y, w, h)
			from := img.PixOffset(img.Rect.Min.X+sx, img.Rect.Min.Y+sy)
			copy(out.Pix[out.PixOffset(x, y):][:4], img.Pix[from:from+4])
		}
	}
	return out
}

// source is the pixel of a stored picture, w by h, that is seen at a place of the upright one.
func (o Orientation) source(x, y, w, h int) (sx, sy int) {
	switch o {
	case 2:
		return w - 1 - x, y
	case 3:
		return w - 1 - x, h - 1 - y
	case 4:
		return x, h - 1 - y
	case 5:
		return y, x
	case 6:
		return y, h - 1 - x
	case 7:
		return w - 1 - y, h - 1 - x
	case 8:
		return w - 1 - y, x
	default:
		return x, y
	}
}
