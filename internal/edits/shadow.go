package edits

import (
	"context"
	"image"
)

// plane is a coverage in 0–1 for each pixel of a rectangle.
type plane struct {
	image.Rectangle
	v []float32
}

func newPlane(r image.Rectangle) plane { return plane{r, make([]float32, r.Dx()*r.Dy())} }

// apply draws the shadow behind the image. The image grows where the shadow would leave it: each side by what the box of the
// shadow, widened by one and a half times the blur rounded up, lacks.
func (s Shadow) apply(_ context.Context, w *work) error {
	box := visible(w.img)
	if box.Empty() {
		return errNothingLeft
	}
	var cast plane
	if s.Kind == "contact" {
		cast = footprint(w.img, box)
	} else {
		cast = silhouette(w.img, box)
	}
	dx, dy := round(s.DX), round(s.DY)
	reach := ceil(1.5 * s.Blur)
	moved, err := w.reach(cast.Rectangle.Add(image.Pt(dx, dy)).Inset(-reach))
	if err != nil {
		return err
	}
	cast = cast.widened(reach)
	cast.blur(s.Blur / 2)
	cast.Rectangle = cast.Rectangle.Add(image.Pt(dx, dy)).Add(moved)
	cast.lay(w.img, s.Color, float32(s.Opacity))
	return nil
}

// silhouette is the alpha inside the box.
func silhouette(img *image.NRGBA, box image.Rectangle) plane {
	p := newPlane(box)
	for y := range box.Dy() {
		row := img.Pix[(y+box.Min.Y)*img.Stride+4*box.Min.X:]
		for x := range box.Dx() {
			p.v[y*box.Dx()+x] = float32(row[4*x+3]) / 255
		}
	}
	return p
}

// footShare is the part of the height of what is visible, from below, that counts as standing on the ground.
const footShare = 0.1

// Measures of a footprint: it is an eighth as high as all feet together are wide, but nowhere higher than two thirds of the width of
// the foot itself, so that the thin legs of a table stand in spots and not on stripes.
const (
	footHeight = 16 // the whole width by half of the height
	legHeight  = 3  // the width of one foot by half of its height
	footAlpha  = 16 // from which on a pixel of the lowest tenth stands on the ground
)

// footprint is the shadow that an image casts where it stands: the silhouette of its lowest tenth, squashed flat, below the line on
// which it stands and mirrored above it.
func footprint(img *image.NRGBA, box image.Rectangle) plane {
	band := image.Rect(box.Min.X, box.Max.Y-max(1, round(footShare*float64(box.Dy()))), box.Max.X, box.Max.Y)
	feet := feetOf(img, band, footAlpha)
	if len(feet) == 0 {
		feet = feetOf(img, band, 1)
	}
	left, right := feet[0][0], feet[len(feet)-1][1]
	half := max(1, (right-left)/footHeight)
	p := newPlane(image.Rect(left, box.Max.Y-half, right, box.Max.Y+half))
	for _, foot := range feet {
		high := min(half, max(1, (foot[1]-foot[0])/legHeight))
		for y := range high {
			from := band.Min.Y + y*band.Dy()/high
			to := max(from+1, band.Min.Y+(y+1)*band.Dy()/high)
			for x := foot[0]; x < foot[1]; x++ {
				sum := 0
				for row := from; row < to; row++ {
					sum += int(img.Pix[row*img.Stride+4*x+3])
				}
				value := float32(sum) / float32(255*(to-from))
				p.v[(half+y)*p.Dx()+x-left] = value
				p.v[(half-1-y)*p.Dx()+x-left] = value
			}
		}
	}
	return p
}

// feetOf returns the runs of columns in which a band has a pixel of at least this alpha, each from its first column to beyond its last.
func feetOf(img *image.NRGBA, band image.Rectangle, level uint8) (feet [][2]int) {
	for x := band.Min.X; x < band.Max.X; x++ {
		stands := false
		for y := band.Min.Y; y < band.Max.Y && !stands; y++ {
			stands = img.Pix[y*img.Stride+4*x+3] >= level
		}
		switch {
		case !stands:
		case len(feet) > 0 && feet[len(feet)-1][1] == x:
			feet[len(feet)-1][1] = x + 1
		default:
			feet = append(feet, [2]int{x, x + 1})
		}
	}
	return feet
}

// widened returns the plane with n more pixels on each side.
func (p plane) widened(n int) plane {
	out := newPlane(p.Inset(-n))
	for y := range p.Dy() {
		copy(out.v[(y+n)*out.Dx()+n:], p.v[y*p.Dx():(y+1)*p.Dx()])
	}
	return out
}

// lay puts a color behind an image with the coverage of the plane times an opacity.
func (p plane) lay(img *image.NRGBA, c Color, opacity float32) {
	r := p.Intersect(img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		from := p.v[(y-p.Min.Y)*p.Dx():]
		for x := r.Min.X; x < r.Max.X; x++ {
			i := y*img.Stride + 4*x
			under(img.Pix[i:i+4:i+4], c, opacity*from[x-p.Min.X])
		}
	}
}
