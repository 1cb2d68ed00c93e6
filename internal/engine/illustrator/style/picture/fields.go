package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Fields is a picture cut into areas of even color: what stained glass, embroidery and mosaics are made of.
type Fields struct {
	R      image.Rectangle
	Label  []int32 // by pixel: the field, -1 where nothing is painted
	Colors []color.RGB
	Count  []int
}

// FieldsOf finds at most k colors in a picture and the connected areas that have them. Areas smaller than least pixels go to
// their neighbors, and so do the soft pixels between two colors.
func FieldsOf(l *raster.Layer, r image.Rectangle, k, least int) *Fields {
	f := &Fields{R: r, Label: make([]int32, r.Dx()*r.Dy())}
	f.choose(l, paletteOf(l, r, k))
	f.grow(f.between(l))
	areas, sizes := f.areas()
	small := make([]bool, len(areas))
	for i, area := range areas {
		small[i] = area >= 0 && sizes[area] < least
	}
	f.Label = areas
	f.grow(small)
	f.measure(l, len(sizes))
	return f
}

// choose labels every pixel with the nearest of some colors.
func (f *Fields) choose(l *raster.Layer, centers []color.Lab) {
	var last color.RGB
	chosen := int32(-1) // for the last color: neighbors are often the same
	for i := range f.Label {
		d := f.at(l, i)
		f.Label[i] = -1
		if d[3] < 0.5 {
			continue
		}
		if c := plane.Straight(d); chosen < 0 || c != last {
			last, chosen = c, int32(plane.Nearest(centers, color.ToLab(c)))
		}
		f.Label[i] = chosen
	}
}

// areas numbers the connected areas of one label in reading order, and counts their pixels.
func (f *Fields) areas() (areas []int32, sizes []int) {
	w := f.R.Dx()
	areas = make([]int32, len(f.Label))
	for i := range areas {
		areas[i] = -1
	}
	var stack []int32
	for start, label := range f.Label {
		if label < 0 || areas[start] >= 0 {
			continue
		}
		next := int32(len(sizes))
		stack = append(stack[:0], int32(start))
		areas[start] = next
		join := func(j int) {
			if areas[j] < 0 && f.Label[j] == label {
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

func (f *Fields) at(l *raster.Layer, i int) []float32 {
	x, y := f.R.Min.X+i%f.R.Dx(), f.R.Min.Y+i/f.R.Dx()
	return plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0)
}

// paletteOf returns the colors that rule a picture, looked up in every few pixels of it.
func paletteOf(l *raster.Layer, r image.Rectangle, k int) []color.Lab {
	var points []color.Lab
	step := max(1, r.Dx()/96)
	for y := r.Min.Y; y < r.Max.Y; y += step {
		for x := r.Min.X; x < r.Max.X; x += step {
			if d := plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0); d[3] > 0.95 {
				points = append(points, color.ToLab(plane.Straight(d)))
			}
		}
	}
	if len(points) == 0 {
		return []color.Lab{{L: 0.5}}
	}
	centers := plane.Spread(points, k)
	for range 6 {
		plane.MoveCentres(centers, points)
	}
	return centers
}

// beside calls a function for the painted pixels next to one.
func (f *Fields) beside(i, w int, do func(j int)) {
	if x := i % w; x > 0 && f.Label[i-1] >= 0 {
		do(i - 1)
	}
	if x := i % w; x < w-1 && f.Label[i+1] >= 0 {
		do(i + 1)
	}
	if i >= w && f.Label[i-w] >= 0 {
		do(i - w)
	}
	if i+w < len(f.Label) && f.Label[i+w] >= 0 {
		do(i + w)
	}
}

// between are the soft pixels of edges: their color is of neither side.
func (f *Fields) between(l *raster.Layer) []bool {
	out := make([]bool, len(f.Label))
	w := f.R.Dx()
	check := func(i, j int) {
		if f.Label[j] != f.Label[i] && f.Label[j] >= 0 && plane.Apart(f.at(l, i), f.at(l, j)) > 0.06 {
			out[i], out[j] = true, true
		}
	}
	for i, label := range f.Label {
		if label < 0 {
			continue
		}
		if i%w+1 < w {
			check(i, i+1)
		}
		if i+w < len(f.Label) {
			check(i, i+w)
		}
	}
	return out
}

// grow lets the areas around take pixels over, ring by ring.
func (f *Fields) grow(lost []bool) {
	w := f.R.Dx()
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
					taken[n], none = f.Label[j], false
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
			f.Label[i], lost[i] = taken[n], false
		}
		ring = rest
	}
}

// measure finds the mean color and the size of every field.
func (f *Fields) measure(l *raster.Layer, n int) {
	sums := make([][4]float32, n)
	f.Count, f.Colors = make([]int, n), make([]color.RGB, n)
	for i, label := range f.Label {
		if label < 0 {
			continue
		}
		d := f.at(l, i)
		for k := range d {
			sums[label][k] += d[k]
		}
		f.Count[label]++
	}
	for k, s := range sums {
		if s[3] > 0 {
			f.Colors[k] = plane.Straight(s[:])
		}
	}
}

// ClearOf makes one cell around each box: no border runs through a face.
func ClearOf(c *plane.Cells, boxes []image.Rectangle) {
	for _, b := range boxes {
		x, y := float32(b.Min.X+b.Max.X)/2, float32(b.Min.Y+b.Max.Y)/2
		clear := min(float32(max(b.Dx(), b.Dy())), 1.9*c.Pitch)
		kept := c.Sites[:0]
		for _, s := range c.Sites {
			if (s.X-x)*(s.X-x)+(s.Y-y)*(s.Y-y) > clear*clear {
				kept = append(kept, s)
			}
		}
		c.Sites = append(kept, plane.Site{X: x, Y: y, Cos: 1})
	}
	c.Sort()
}

// Panes numbers the parts into which cells cut the fields; fields smaller than least pixels stay whole.
func (f *Fields) Panes(c *plane.Cells, least int) []int32 {
	out := make([]int32, len(f.Label))
	w := f.R.Dx()
	for i, label := range f.Label {
		out[i] = label
		if label >= 0 && f.Count[label] > least {
			n, _, _ := c.Nearest(float32(f.R.Min.X+i%w), float32(f.R.Min.Y+i/w))
			out[i] = label + int32(len(f.Colors))*(n+1)
		}
	}
	return out
}
