// Package follow lets a picture follow others: their colors, the place and size of their subject, and their outline. What
// it takes from them is data, so that it can stand in the recipe; it reads pixels and plans, and draws nothing.
package follow

import (
	"image"

	"pellucid/internal/alpha/features"
	"pellucid/internal/alpha/matte"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/color"
)

// Lead is what a picture follows. Positions are fractions of the side.
type Lead struct {
	Palette    []Swatch `json:"palette"`
	Colors     []string `json:"colors"` // names of the palette, most first
	Box        *Box     `json:"box,omitempty"`
	Mass       []Point  `json:"mass,omitempty"` // what the outline covers, on a grid of 16 × 16
	Silhouette uint64   `json:"silhouette,omitempty"`
	Clone      bool     `json:"clone"`  // box and outline are those of the picture that was cloned
	Cloned     bool     `json:"cloned"` // so is the palette
}

// Box is an upright rectangle.
type Box struct{ Left, Top, Right, Bottom float64 }

func (b Box) width() float64   { return b.Right - b.Left }
func (b Box) height() float64  { return b.Bottom - b.Top }
func (b Box) centerX() float64 { return (b.Left + b.Right) / 2 }
func (b Box) centerY() float64 { return (b.Top + b.Bottom) / 2 }

// Point is a place.
type Point struct{ X, Y float64 }

// measured is how wide references are made before they are measured: enough for shares, and quick.
const measured = 160

// Measure reads what references give. The picture that is cloned gives place and outline, otherwise the first; colors
// come from the others, when there are any. Without references there is no lead: nil.
func Measure(references []engine.Reference) *Lead {
	if len(references) == 0 {
		return nil
	}
	shape := references[0]
	var tints []*image.NRGBA
	for _, r := range references {
		if r.Clone {
			shape = r
		} else {
			tints = append(tints, subject(r.Image))
		}
	}
	cloned := len(tints) == 0
	if cloned {
		tints = []*image.NRGBA{subject(shape.Image)}
	}
	lead := &Lead{Clone: shape.Clone, Cloned: cloned, Palette: swatches(tints), Colors: namesOf(tints)}
	lead.measureShape(subject(shape.Image))
	return lead
}

// subject is a small copy of a reference without a flat background, such as a photograph of a product has.
func subject(img *image.NRGBA) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if k := float64(measured) / float64(max(w, h)); k < 1 {
		img = transform.Resize(img, max(1, int(k*float64(w))), max(1, int(k*float64(h))))
	}
	if !img.Opaque() {
		return img
	}
	if cut, err := matte.KeyFlat(img); err == nil {
		return cut
	}
	return img
}

func namesOf(images []*image.NRGBA) []string {
	var names []string
	seen := map[string]bool{}
	for _, img := range images {
		for _, name := range features.Palette(img) {
			if !seen[name] {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	return names
}

// everything is the share of the frame from which on a picture has no outline to follow.
const everything = 0.92

// measureShape reads place and outline, unless the picture fills its frame or is empty.
func (l *Lead) measureShape(img *image.NRGBA) {
	box, mass := extent(img, 40)
	if box == nil || float64(len(mass)) > everything*grid*grid {
		return
	}
	l.Box, l.Mass, l.Silhouette = box, mass, features.Silhouette(img)
}

// grid is the width of the grid that mass is counted on.
const grid = 16

// extent is the box of the pixels above an opacity (of 255), and the middles of the grid's cells that they mostly cover. A
// picture that is not square lies in the middle of its square.
func extent(img *image.NRGBA, level uint8) (*Box, []Point) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	side := float64(max(w, h))
	dx, dy := (side-float64(w))/2, (side-float64(h))/2
	box := Box{1, 1, 0, 0}
	var count [grid * grid]int
	for y := range h {
		for x := range w {
			if img.Pix[y*img.Stride+4*x+3] < level {
				continue
			}
			fx, fy := (float64(x)+dx+.5)/side, (float64(y)+dy+.5)/side
			box = Box{min(box.Left, fx), min(box.Top, fy), max(box.Right, fx), max(box.Bottom, fy)}
			count[int(fy*grid)*grid+int(fx*grid)]++
		}
	}
	if box.Right <= box.Left || box.Bottom <= box.Top {
		return nil, nil
	}
	var mass []Point
	for i, n := range count {
		if float64(n) >= .3*side*side/(grid*grid) {
			mass = append(mass, Point{(float64(i%grid) + .5) / grid, (float64(i/grid) + .5) / grid})
		}
	}
	return &box, mass
}

// Swatch is a color of a palette, with its share of what is visible.
type Swatch struct {
	color.RGB
	Share float32
}
