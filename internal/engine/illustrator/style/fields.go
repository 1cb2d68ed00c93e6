package style

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// fields is a picture cut into areas of even color: what stained glass, embroidery and mosaics are made of.
type fields struct {
	r      image.Rectangle
	label  []int32 // by pixel: the field, -1 where nothing is painted
	colors []color.RGB
	count  []int
}

// fieldsOf finds at most k colors in a picture and the connected areas that have them. Areas smaller than least pixels go to
// their neighbors, and so do the soft pixels between two colors.
func fieldsOf(l *raster.Layer, r image.Rectangle, k, least int) *fields {
	f := &fields{r: r, label: make([]int32, r.Dx()*r.Dy())}
	centers := paletteOf(l, r, k)
	w := r.Dx()
	for i := range f.label {
		d := f.at(l, i)
		f.label[i] = -1
		if d[3] >= 0.5 {
			f.label[i] = int32(nearest(centers, color.ToLab(straight(d))))
		}
	}
	f.grow(f.between(l))
	small := make([]bool, len(f.label))
	next := int32(0)
	areas := make([]int32, len(f.label))
	for i := range areas {
		areas[i] = -1
	}
	var stack []int
	for start, label := range f.label {
		if label < 0 || areas[start] >= 0 {
			continue
		}
		stack = append(stack[:0], start)
		areas[start] = next
		for n := 0; n < len(stack); n++ {
			f.beside(stack[n], w, func(j int) {
				if areas[j] < 0 && f.label[j] == label {
					areas[j] = next
					stack = append(stack, j)
				}
			})
		}
		if len(stack) < least {
			for _, i := range stack {
				small[i] = true
			}
		}
		next++
	}
	f.label = areas
	f.grow(small)
	f.measure(l, int(next))
	return f
}

func (f *fields) at(l *raster.Layer, i int) []float32 {
	x, y := f.r.Min.X+i%f.r.Dx(), f.r.Min.Y+i/f.r.Dx()
	return pixel(l, (y-l.Y0)*l.W+x-l.X0)
}

// paletteOf returns the colors that rule a picture, looked up in every few pixels of it.
func paletteOf(l *raster.Layer, r image.Rectangle, k int) []color.Lab {
	var points []color.Lab
	step := max(1, r.Dx()/96)
	for y := r.Min.Y; y < r.Max.Y; y += step {
		for x := r.Min.X; x < r.Max.X; x += step {
			if d := pixel(l, (y-l.Y0)*l.W+x-l.X0); d[3] > 0.95 {
				points = append(points, color.ToLab(straight(d)))
			}
		}
	}
	if len(points) == 0 {
		return []color.Lab{{L: 0.5}}
	}
	centers := spread(points, k)
	for range 6 {
		moveCentres(centers, points)
	}
	return centers
}

// beside calls a function for the painted pixels next to one.
func (f *fields) beside(i, w int, do func(j int)) {
	if x := i % w; x > 0 && f.label[i-1] >= 0 {
		do(i - 1)
	}
	if x := i % w; x < w-1 && f.label[i+1] >= 0 {
		do(i + 1)
	}
	if i >= w && f.label[i-w] >= 0 {
		do(i - w)
	}
	if i+w < len(f.label) && f.label[i+w] >= 0 {
		do(i + w)
	}
}

// between are the soft pixels of edges: their color is of neither side.
func (f *fields) between(l *raster.Layer) []bool {
	out := make([]bool, len(f.label))
	w := f.r.Dx()
	for i, label := range f.label {
		if label < 0 {
			continue
		}
		d := f.at(l, i)
		f.beside(i, w, func(j int) {
			e := f.at(l, j)
			if f.label[j] != label && apart(d, e) > 0.06 {
				out[i] = true
			}
		})
	}
	return out
}

// grow lets the areas around take pixels over, ring by ring.
func (f *fields) grow(lost []bool) {
	w := f.r.Dx()
	var ring []int
	for i, gone := range lost {
		if gone {
			ring = append(ring, i)
		}
	}
	for len(ring) > 0 {
		var rest []int
		taken := map[int]int32{}
		for _, i := range ring {
			found := int32(-1)
			f.beside(i, w, func(j int) {
				if !lost[j] {
					found = f.label[j]
				}
			})
			if found >= 0 {
				taken[i] = found
			} else {
				rest = append(rest, i)
			}
		}
		if len(taken) == 0 {
			return // islands of their own stay as they are
		}
		for i, label := range taken {
			f.label[i], lost[i] = label, false
		}
		ring = rest
	}
}

// measure finds the mean color and the size of every field.
func (f *fields) measure(l *raster.Layer, n int) {
	sums := make([][4]float32, n)
	f.count, f.colors = make([]int, n), make([]color.RGB, n)
	for i, label := range f.label {
		if label < 0 {
			continue
		}
		d := f.at(l, i)
		for k := range d {
			sums[label][k] += d[k]
		}
		f.count[label]++
	}
	for k, s := range sums {
		if s[3] > 0 {
			f.colors[k] = straight(s[:])
		}
	}
}
