package codec

import (
	"image"
	"image/color"
	"image/draw"

	"pellucid/internal/alpha/pixels"
)

// straight converts any decoded picture to straight 8-bit pixels at the origin.
// Formats with opacity are converted pixel by pixel without a premultiplied step,
// which would lose the color of faint pixels.
func straight(img image.Image) *image.NRGBA {
	switch img := img.(type) {
	case *image.NRGBA:
		return pixels.Compact(img)
	case *image.NRGBA64:
		return fromDeep(img)
	case *image.Paletted:
		return fromPalette(img)
	default:
		return fromOpaque(img)
	}
}

// sized is an empty picture as large as img.
func sized(img image.Image) *image.NRGBA {
	b := img.Bounds()
	return image.NewNRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
}

// fromDeep rounds 16-bit channels to 8 bits.
func fromDeep(img *image.NRGBA64) *image.NRGBA {
	out := sized(img)
	for y := range out.Rect.Dy() {
		from, to := img.Pix[y*img.Stride:], out.Pix[y*out.Stride:(y+1)*out.Stride]
		for i := range to {
			v := uint32(from[i*2])<<8 | uint32(from[i*2+1])
			to[i] = uint8((v*255 + 32767) / 65535)
		}
	}
	return out
}

func fromPalette(img *image.Paletted) *image.NRGBA {
	out := sized(img)
	var palette [256]color.NRGBA
	for i, c := range img.Palette {
		palette[i] = color.NRGBAModel.Convert(c).(color.NRGBA)
	}
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.SetNRGBA(x, y, palette[img.Pix[y*img.Stride+x]])
		}
	}
	return out
}

// fromOpaque draws a picture without opacity; premultiplied and straight bytes are
// then the same.
func fromOpaque(img image.Image) *image.NRGBA {
	out := sized(img)
	rgba := &image.RGBA{Pix: out.Pix, Stride: out.Stride, Rect: out.Rect}
	draw.Draw(rgba, rgba.Rect, img, img.Bounds().Min, draw.Src)
	return out
}
