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
	f.choose(l, paletteOf(l, r, k))
	f.grow(f.between(l))
	areas, sizes := f.areas()
	small := make([]bool, len(areas))
	for i, area := range areas {
		small[i] = area >= 0 && sizes[area] < least
	}
	f.label = areas
	f.grow(small)
	f.measure(l, len(sizes))
	return f
}

// choose labels every pixel with the nearest of some colors.
func (f *fields) choose(l *raster.Layer, centers []color.Lab) {
	var last color.RGB
	chosen := int32(-1) // for the last color: neighbors are often the same
	for i := range f.label {
		d := f.at(l, i)
		f.label[i] = -1
		if d[3] < 0.5 {
			continue
		}
		if c := straight(d); chosen < 0 || c != last {
			last, chosen = c, int32(nearest(centers, color.ToLab(c)))
		}
		f.label[i] = chosen
	}
}

// areas numbers the connected areas of one label in reading order, and counts their pixels.
func (f *fields) areas() (areas []int32, sizes []int) {
	w := f.r.Dx()
	areas = make([]int32, len(f.label))
	for i := range areas {
		areas[i] = -1
	}
	var stack []int32
	for start, label := range f.label {
		if label < 0 || areas[start] >= 0 {
			continue
		}
		next := int32(len(sizes))
		stack = append(stack[:0], int32(start))
		areas[start] = next
		join := func(j int) {
			if areas[j] < 0 && f.label[j] == label {
				areas[j] = next
				stack = append(stack, int32(j))
			}
		}
		for n := 0; n < len(stack); n++ {
			i := int(stack[n])
			if x := i % w; x > 0 {
				join(i - 1)
			}
			if i%w < w-1 {
				join(i + 1)
			}
			if i >= w {
				join(i - w)
			}
			if i+w < len(areas) {
				join(i + w)
			}
		}
		sizes = append(sizes, len(stack))
	}
	return areas, sizes
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
	check := func(i, j int) {
		if f.label[j] != f.label[i] && f.label[j] >= 0 && apart(f.at(l, i), f.at(l, j)) > 0.06 {
			out[i], out[j] = true, true
		}
	}
	for i, label := range f.label {
		if label < 0 {
			continue
		}
		if i%w+1 < w {
			check(i, i+1)
		}
		if i+w < len(f.label) {
			check(i, i+w)
		}
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
	taken := make([]int32, len(ring)) // what each of the ring becomes, or -1
	for len(ring) > 0 {
		none := true
		for n, i := range ring {
			taken[n] = -1
			f.beside(i, w, func(j int) {
				if !lost[j] {
					taken[n], none = f.label[j], false
				}
			})
		}
		if none {
			return // islands of their own stay as they are
		}
		rest := ring[:0]
		for n, i := range ring {
			if taken[n] < 0 {
				rest = append(rest, i)
				continue
			}
			f.label[i], lost[i] = taken[n], false
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
