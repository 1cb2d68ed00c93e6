package edits

import (
	"context"
	"image"
)

// apply draws the outline behind the image. The image grows where the outline would leave it: each side by what the box of the
// visible pixels, widened by the width rounded up, lacks.
func (s Outline) apply(_ context.Context, w *work) error {
	box := visible(w.img)
	if box.Empty() {
		return errNothingLeft
	}
	if _, err := w.reach(box.Inset(-ceil(s.Width))); err != nil {
		return err
	}
	backed(w.img, s.Width, s.Color)
	return nil
}

// backed puts a color behind an image, wherever a shape in it is at most width pixels away. The rim is anti-aliased by its
// distance.
func backed(img *image.NRGBA, width float64, c Color) {
	own := shapeOf(img)
	frame := own.framed()
	cover := newPlane(img.Rect)
	near := frame.nearest(solid)
	cover.within(frame, solid, near, float32(width))
	if frame.faintBeyond(near) {
		cover.within(frame, faint, frame.nearest(faint), float32(width)-faintStep)
	}
	for y := range own.h {
		row := img.Pix[y*img.Stride:]
		for x := range own.w {
			under(row[4*x:4*x+4:4*x+4], c, cover.v[y*own.w+x])
		}
	}
}

// faintStep is how much narrower, in pixels, the band around faint parts is: the contour of the faint lies so far outside that of
// the solid at most where both are the two sides of an anti-aliased edge, and must not show there.
const faintStep = 0.8

// faintBeyond reports whether something faint is more than the pixels of an anti-aliased edge. near is the nearest solid pixel of
// each pixel.
func (s shape) faintBeyond(near []int32) bool {
	for i, a := range s.a {
		if a < faint || a >= solid {
			continue
		}
		dx, dy := int(near[i])%s.w-i%s.w, int(near[i])/s.w-i/s.w
		if near[i] < 0 || dx*dx+dy*dy > 2 {
			return true
		}
	}
	return false
}

// within raises the plane to 1 wherever a shape is at most width pixels away, with an anti-aliased rim. The shape has a pixel more
// on each side than the plane; near is its nearest pixel of each pixel.
func (p plane) within(s shape, level uint8, near []int32, width float32) {
	line := s.contour(level)
	far := max(0, width+2.5) * max(0, width+2.5)
	for y := range p.Dy() {
		for x := range p.Dx() {
			i := (y+1)*s.w + x + 1
			q := int(near[i])
			if q < 0 {
				return // there is no such shape
			}
			v := &p.v[y*p.Dx()+x]
			dx, dy := float32(q%s.w-x-1), float32(q/s.w-y-1)
			switch d := dx*dx + dy*dy; {
			case *v == 1 || d > far:
			case d == 0:
				*v = 1
			default:
				*v = max(*v, min(1, width-line.distance(x+1, y+1, near[i])+0.5))
			}
		}
	}
}

// framed returns the shape with a transparent pixel around it, so that its contour is closed.
func (s shape) framed() shape {
	out := shape{w: s.w + 2, h: s.h + 2}
	out.a = make([]uint8, out.w*out.h)
	for y := range s.h {
		copy(out.a[(y+1)*out.w+1:], s.a[y*s.w:(y+1)*s.w])
	}
	return out
}

// under puts a color of some coverage behind a straight pixel, composed in stored sRGB as browsers do.
func under(p []uint8, c Color, coverage float32) {
	a := float32(p[3]) / 255
	b := coverage * (1 - a)
	total := a + b
	if b <= 0 || total < 0.5/255 {
		return
	}
	mix := func(own, behind uint8) uint8 { return uint8((float32(own)*a+float32(behind)*b)/total + 0.5) }
	p[0], p[1], p[2] = mix(p[0], c.R), mix(p[1], c.G), mix(p[2], c.B)
	p[3] = max(p[3], uint8(total*255+0.5))
}
