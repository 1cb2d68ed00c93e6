package matting

import (
	"fmt"
	"image"

	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
)

// Edit is what a person changed of a cut-out. It was made looking at a preview, so lengths are in pixels of a picture whose
// longer side is PreviewSide, and are scaled to the cut-out.
type Edit struct {
	// Brush says what is kept and what is erased: where it is opaque and white, the original shows; where it is opaque and
	// black, nothing does; where it is transparent, the cut-out stays as it is. It has the shape of the picture at any size.
	// Nil: nothing was brushed.
	Brush *image.NRGBA
	// Trim takes off the edge, Softness fades it inwards: both 0 to MostTrim and MostSoftness pixels.
	Trim, Softness float64
}

// The largest values of an edit, in pixels of the preview.
const (
	MostTrim     = 6
	MostSoftness = 12
)

// None reports whether the edit changes nothing.
func (e Edit) None() bool { return e.Brush == nil && e.Trim == 0 && e.Softness == 0 }

// Apply returns the cut-out with the edit, bled. The original has the cut-out's size, and gives the colors of what is kept.
func (e Edit) Apply(cut, original *image.NRGBA) (*image.NRGBA, error) {
	if cut.Rect.Size() != original.Rect.Size() {
		return nil, fmt.Errorf("matting: the cut-out has %v pixels and its original %v", cut.Rect.Size(), original.Rect.Size())
	}
	w, h := cut.Rect.Dx(), cut.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		copy(out.Pix[y*out.Stride:], cut.Pix[y*cut.Stride:y*cut.Stride+4*w])
	}
	if e.Brush != nil {
		e.brush(out, original)
	}
	scale := max(1, float64(max(w, h))/PreviewSide)
	soften(out, int(e.Trim*scale+.5), int(e.Softness*scale+.5))
	pixels.Bleed(out)
	return out, nil
}

// brush blends the original in where it is kept, and takes opacity away where it is erased.
func (e Edit) brush(out, original *image.NRGBA) {
	w, h := out.Rect.Dx(), out.Rect.Dy()
	strokes := transform.Resize(e.Brush, w, h)
	for y := range h {
		row, from, stroke := out.Pix[y*out.Stride:], original.Pix[y*original.Stride:], strokes.Pix[y*strokes.Stride:]
		for x := 0; x < 4*w; x += 4 {
			strength := int(stroke[x+3])
			if strength == 0 {
				continue
			}
			kept := strength * int(stroke[x]) / 255
			for c := range 3 {
				row[x+c] = uint8((int(row[x+c])*(255-kept) + int(from[x+c])*kept + 127) / 255)
			}
			row[x+3] = uint8((int(row[x+3])*(255-strength) + 255*kept + 127) / 255)
		}
	}
}
