package alpha

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

const exifMark = "Exif\x00\x00"

// exifOf finds the EXIF block of a file, or nothing.
func exifOf(file []byte) []byte {
	switch {
	case bytes.HasPrefix(file, []byte(pngSignature)):
		return pngEXIF(file)
	case isWebP(file):
		chunks, _ := webpChunks(file) // a damaged file has no chunks
		for _, c := range chunks {
			if c.kind == "EXIF" {
				return c.data
			}
		}
		return nil
	default:
		return jpegEXIF(file)
	}
}

func pngEXIF(file []byte) []byte {
	for rest := file[len(pngSignature):]; len(rest) >= 12; {
		size := uint64(binary.BigEndian.Uint32(rest))
		if size > uint64(len(rest)-12) {
			return nil
		}
		if string(rest[4:8]) == "eXIf" {
			return rest[8 : 8+size]
		}
		rest = rest[12+size:]
	}
	return nil
}

// jpegEXIF walks the segments before the picture itself.
func jpegEXIF(file []byte) []byte {
	const app1, startOfScan = 0xe1, 0xda
	for at := 2; at+4 <= len(file) && file[at] == 0xff && file[at+1] != startOfScan; {
		size := int(binary.BigEndian.Uint16(file[at+2:]))
		if size < 2 || at+2+size > len(file) {
			return nil
		}
		if body := file[at+4 : at+2+size]; file[at+1] == app1 && bytes.HasPrefix(body, []byte(exifMark)) {
			return body
		}
		at += 2 + size
	}
	return nil
}

// orientationTag reads the tag from the first directory of a TIFF block of at least 8 bytes; 0 when it has none.
func orientationTag(tiff []byte, order binary.ByteOrder) Orientation {
	const tag, short, entryBytes = 0x0112, 3, 12
	at := uint64(order.Uint32(tiff[4:]))
	if at+2 > uint64(len(tiff)) {
		return 0
	}
	directory := tiff[at+2:]
	for range order.Uint16(tiff[at:]) {
		if len(directory) < entryBytes {
			return 0
		}
		if order.Uint16(directory) == tag && order.Uint16(directory[2:]) == short {
			return Orientation(order.Uint16(directory[8:]))
		}
		directory = directory[entryBytes:]
	}
	return 0
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
