package rendering

import (
	"image"

	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
)

// masked is an edit of a part of an image: what the mask leaves transparent is made anew, all else stays as it is. Models treat
// a mask as a hint, so that their answers are put over the original inside the mask only.
type masked struct{ original, mask *image.NRGBA }

// maskOf returns what a request's mask protects; nil when it has none.
func maskOf(req engine.Request) *masked {
	if req.Mask == nil || len(req.References) == 0 {
		return nil
	}
	return &masked{req.References[0].Image, req.Mask}
}

// within returns a request whose original and mask have the size of the image that is asked for, so that what comes back lies
// over the original.
func (e *masked) within(req engine.Request) engine.Request {
	size := engine.Size{Width: req.Width, Height: req.Height}
	references := append([]engine.Reference{}, req.References...)
	references[0].Image = fit(e.original, size)
	req.References, req.Mask = references, e.framed(size)
	return req
}

// framed returns the mask in a frame of another size. What is beside the original is protected: there is nothing to edit.
func (e *masked) framed(size engine.Size) *image.NRGBA {
	mask := fit(e.mask, size)
	inner := frame(engine.Size{Width: e.original.Rect.Dx(), Height: e.original.Rect.Dy()}, size)
	if inner == mask.Rect {
		return mask
	}
	out := image.NewNRGBA(mask.Rect)
	for y := range size.Height {
		for x := range size.Width {
			i := out.PixOffset(x, y)
			out.Pix[i+3] = 255
			if (image.Point{X: x, Y: y}).In(inner) {
				copy(out.Pix[i:i+4], mask.Pix[i:i+4])
			}
		}
	}
	return out
}

// solid reports whether the original has no transparency: then what is made anew belongs to a scene, and the subject is cut out
// of the whole.
func (e *masked) solid() bool { return opaque(e.original) }

// over puts what an engine made over the original, inside the mask. The result has the given size; that of a solid original
// only has the original's part of it, so that it is solid again.
func (e *masked) over(made *image.NRGBA, size engine.Size) *image.NRGBA {
	made, base, mask := fit(made, size), fit(e.original, size), e.framed(size)
	inner := made.Rect
	if e.solid() {
		made = onto(made, base)
		inner = frame(engine.Size{Width: e.original.Rect.Dx(), Height: e.original.Rect.Dy()}, size)
	}
	out := image.NewNRGBA(image.Rect(0, 0, inner.Dx(), inner.Dy()))
	for y := range inner.Dy() {
		for x := range inner.Dx() {
			i := base.PixOffset(x+inner.Min.X, y+inner.Min.Y)
			share := 255 - int(mask.Pix[i+3])
			blend(out.Pix[out.PixOffset(x, y):], made.Pix[i:i+4], base.Pix[i:i+4], share)
		}
	}
	return out
}

// touchesFrame reports whether the original reaches the edge of its frame: an edit of it is not refused for that.
func (e *masked) touchesFrame() bool {
	w, h := e.original.Rect.Dx(), e.original.Rect.Dy()
	for _, side := range []image.Rectangle{image.Rect(0, 0, w, 1), image.Rect(0, h-1, w, h), image.Rect(0, 0, 1, h), image.Rect(w-1, 0, w, h)} {
		for y := side.Min.Y; y < side.Max.Y; y++ {
			for x := side.Min.X; x < side.Max.X; x++ {
				if e.original.Pix[e.original.PixOffset(x, y)+3] > 128 {
					return true
				}
			}
		}
	}
	return false
}

// onto returns a picture in front of another one of its size: of a scene, what is drawn with transparency covers only a part.
func onto(front, back *image.NRGBA) *image.NRGBA {
	out := image.NewNRGBA(front.Rect)
	for i := 0; i < len(out.Pix); i += 4 {
		a, under := int(front.Pix[i+3]), back.Pix[i:i+4]
		blend(out.Pix[i:], []uint8{front.Pix[i], front.Pix[i+1], front.Pix[i+2], under[3]}, under, a)
	}
	return out
}

// blend mixes two straight colors: share 255 is all of a, 0 all of b. Colors count by their opacity, so that what is hidden under
// a transparent pixel never shows.
func blend(out, a, b []uint8, share int) {
	switch share {
	case 0:
		copy(out[:4], b[:4])
		return
	case 255:
		copy(out[:4], a[:4])
		return
	}
	weightA, weightB := share*int(a[3]), (255-share)*int(b[3])
	sum := weightA + weightB
	out[3] = uint8((sum + 127) / 255)
	if sum == 0 {
		copy(out[:3], b[:3])
		return
	}
	for c := range 3 {
		out[c] = uint8((weightA*int(a[c]) + weightB*int(b[c]) + sum/2) / sum)
	}
}

// frame returns where an image lies that is scaled into another size and centered, in pixels.
func frame(img, into engine.Size) image.Rectangle {
	k := min(float64(into.Width)/float64(img.Width), float64(into.Height)/float64(img.Height))
	w, h := min(into.Width, max(1, int(k*float64(img.Width)+0.5))), min(into.Height, max(1, int(k*float64(img.Height)+0.5)))
	left, top := (into.Width-w)/2, (into.Height-h)/2
	return image.Rect(left, top, left+w, top+h)
}

// fit scales a picture into width × height pixels and centers it on transparency. One of that size is returned as it is.
func fit(img *image.NRGBA, want engine.Size) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if w == want.Width && h == want.Height || w == 0 || h == 0 {
		return img
	}
	inner := frame(engine.Size{Width: w, Height: h}, want)
	scaled := transform.Resize(img, inner.Dx(), inner.Dy())
	if scaled.Rect.Dx() == want.Width && scaled.Rect.Dy() == want.Height {
		return scaled
	}
	out := image.NewNRGBA(image.Rect(0, 0, want.Width, want.Height))
	for y := range scaled.Rect.Dy() {
		copy(out.Pix[out.PixOffset(inner.Min.X, y+inner.Min.Y):], scaled.Pix[y*scaled.Stride:y*scaled.Stride+4*scaled.Rect.Dx()])
	}
	return out
}
