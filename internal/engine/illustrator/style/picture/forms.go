package picture

import (
	"image"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Forms are the fields of a picture as rounded bodies of their own: strokes, hatching and cut lines follow them. They are found on a
// reduction, because they are smooth.
type Forms struct {
	Height *plane.Plane // how far each body rises, in pixels of the picture, reduced
	Light  *plane.Plane // the light on it, −1–1, reduced
	Lines  *plane.Plane // between the bodies, reduced
	Fields []Form

	label []int32
	r     image.Rectangle
	step  int
	w, h  int
}

// Form is one field: its middle, the direction in which it is long, half its length and half its width in pixels, and its lightness.
type Form struct {
	X, Y, Cos, Sin float32
	Long, Wide     float32
	L              float32
}

const (
	formSide   = 640 // the largest side on which forms are looked for
	formColors = 14
	formLeast  = 1.0 / 6000 // smaller areas go to their neighbors
)

// Formed finds the forms of flattened pieces within r; reach is how far they swell, as a share of the side.
func (p *Picture) Formed(r image.Rectangle, reach float32) *Forms {
	f := &Forms{r: r, step: 1}
	for p.Size/f.step > formSide {
		f.step *= 2
	}
	f.w, f.h = (r.Dx()+f.step-1)/f.step, (r.Dy()+f.step-1)/f.step
	small := p.Reduced(f.step)
	box := image.Rect(r.Min.X/f.step, r.Min.Y/f.step, r.Min.X/f.step+f.w, r.Min.Y/f.step+f.h)
	flat := small.Flattened(Second{})
	art := plane.Crop(flat.Drawn(), box)
	Solidify(art, box)
	lines := CoverageOf(flat.Outlined(Pen{Width: 1.2, Detail: small.Length(0.022), Line: WhiteLine, Hull: true}), box)
	side := float32(small.Size)
	fields := formFields(art, box, lines, max(4, int(formLeast*side*side)))
	f.label, f.Lines = fields.Label, lines
	f.measure(fields)
	f.swell(reach * side)
	f.spread(3)
	return f
}

// Reduced is the picture at a fraction of its size.
func (p *Picture) Reduced(step int) *Picture {
	o := *p
	o.Size = (p.Size + step - 1) / step
	o.Pieces = make([]Piece, len(p.Pieces))
	for i, q := range p.Pieces {
		q.Matrix = scene.ScaleBy(1/float32(step), 1/float32(step)).Mul(q.Matrix)
		o.Pieces[i] = q
	}
	return &o
}

// formFields are the fields of art as outlines part them: petals of one color are fields of their own.
func formFields(art *raster.Layer, r image.Rectangle, lines *plane.Plane, least int) *Fields {
	f := &Fields{R: r, Label: make([]int32, r.Dx()*r.Dy())}
	f.choose(art, paletteOf(art, r, formColors))
	f.grow(f.between(art))
	line := make([]bool, len(f.Label))
	for i, v := range lines.V {
		if v > 0.45 && f.Label[i] >= 0 {
			f.Label[i], line[i] = -1, true
		}
	}
	areas, sizes := f.areas()
	small := make([]bool, len(areas))
	for i, area := range areas {
		small[i] = area >= 0 && sizes[area] < least
	}
	f.Label = areas
	f.grow(line)
	f.grow(small)
	f.measure(art, len(sizes))
	return f
}

// swell inflates every field, so that they meet in valleys.
func (f *Forms) swell(reach float32) {
	cover := plane.NewPlane(image.Rect(0, 0, f.w, f.h))
	for i, v := range f.label {
		switch {
		case v < 0:
		case i%f.w+1 < f.w && f.label[i+1] != v || i+f.w < len(f.label) && f.label[i+f.w] != v:
			cover.V[i] = 0.25
		default:
			cover.V[i] = 1
		}
	}
	f.Height = cover.Inflated(reach).Softened(1)
	f.Light = f.Height.Lit(0.8, 1).Diffuse
	for i := range f.Height.V {
		f.Height.V[i] *= float32(f.step)
	}
}

// measure finds the axes of every field by its second moments.
func (f *Forms) measure(fields *Fields) {
	sums := make([][6]float64, len(fields.Colors))
	for i, v := range f.label {
		if v >= 0 {
			x, y := float64(i%f.w), float64(i/f.w)
			s := &sums[v]
			s[0], s[1], s[2], s[3], s[4], s[5] = s[0]+1, s[1]+x, s[2]+y, s[3]+x*x, s[4]+x*y, s[5]+y*y
		}
	}
	f.Fields = make([]Form, len(sums))
	for k, s := range sums {
		n := max(s[0], 1)
		x, y := s[1]/n, s[2]/n
		a, b, c := s[3]/n-x*x, s[4]/n-x*y, s[5]/n-y*y
		sin, cos := math.Sincos(math.Atan2(2*b, a-c) / 2)
		mid, off := (a+c)/2, math.Sqrt((a-c)*(a-c)/4+b*b)
		step := float64(f.step)
		f.Fields[k] = Form{
			X: float32(x*step) + float32(f.r.Min.X), Y: float32(y*step) + float32(f.r.Min.Y), Cos: float32(cos), Sin: float32(sin),
			Long: float32(2*step*math.Sqrt(mid+off) + 1), Wide: float32(2*step*math.Sqrt(max(0, mid-off)) + 1), L: color.ToLab(fields.Colors[k]).L,
		}
	}
}

// spread lets the fields reach a few pixels beyond the outline, where a hand does not stop at it.
func (f *Forms) spread(times int) {
	for range times {
		was := append([]int32(nil), f.label...)
		for i, v := range was {
			if v >= 0 {
				continue
			}
			for _, j := range [4]int{i - 1, i + 1, i - f.w, i + f.w} {
				if j >= 0 && j < len(was) && was[j] >= 0 {
					f.label[i] = was[j]
				}
			}
		}
	}
}

// At is the number of the field at a pixel of the picture, -1 beside all.
func (f *Forms) At(x, y int) int32 {
	i, j := (x-f.r.Min.X)/f.step, (y-f.r.Min.Y)/f.step
	if i < 0 || j < 0 || i >= f.w || j >= f.h {
		return -1
	}
	return f.label[j*f.w+i]
}

// Step is by how much the forms are reduced.
func (f *Forms) Step() int { return f.step }

// Of is the form at a pixel, or an upright one.
func (f *Forms) Of(x, y int) Form {
	if k := f.At(x, y); k >= 0 {
		return f.Fields[k]
	}
	return Form{Cos: 0, Sin: 1, Long: 1, Wide: 1, L: 1}
}

// Turned are the directions of strokes, as cosine and sine: one for every form, and the last one beside all.
func (f *Forms) Turned(angle func(k int, o Form) float64) [][2]float32 {
	out := make([][2]float32, len(f.Fields)+1)
	for k := range out {
		o := Form{Sin: 1}
		if k < len(f.Fields) {
			o = f.Fields[k]
		}
		sin, cos := math.Sincos(angle(k, o))
		out[k] = [2]float32{float32(cos), float32(sin)}
	}
	return out
}

// TurnedAt is the direction at a pixel.
func (f *Forms) TurnedAt(turns [][2]float32, x, y int) (cos, sin float32) {
	k := f.At(x, y)
	if k < 0 {
		k = int32(len(turns) - 1)
	}
	return turns[k][0], turns[k][1]
}

// Relieved parts what is of one tone: around each pixel the mean tone is brought between low and high, and what differs from it counts
// gain times. Petals and leaves are told apart by their shading then, and a dark bouquet is not black.
func (p *Picture) Relieved(tone, cover *plane.Plane, low, high, gain float32) *plane.Plane {
	sigma := p.Length(0.022)
	mean, weight := tone.Blurred(sigma), cover.Blurred(sigma)
	for i, w := range weight.V {
		if w > 0.02 {
			m := mean.V[i] / w
			mean.V[i] = plane.Clamp(low + (high-low)*m + gain*(tone.V[i]-m*cover.V[i]))
		}
	}
	return mean
}

// MeanTone is how dark the art is around each pixel, at half the size.
func (p *Picture) MeanTone(art *raster.Layer, r image.Rectangle) *plane.Plane {
	half := plane.HalfOf(art, r)
	box := image.Rect(0, 0, half.W, half.H)
	tone, weight := plane.NewPlane(box), plane.NewPlane(box)
	for i := range tone.V {
		if s := plane.Pixel(half, i); s[3] > 0.02 {
			tone.V[i], weight.V[i] = (1-color.ToLab(plane.Straight(s)).L)*s[3], s[3]
		}
	}
	sigma := p.Length(0.011)
	tone, weight = tone.Blurred(sigma), weight.Blurred(sigma)
	for i, w := range weight.V {
		tone.V[i] /= max(w, 0.02)
	}
	return tone
}

// Modeled gives a painting its forms: what differs from the color around it differs more, and each form has a light and a shaded side. Art is a layer
// of its own with the corner of r.
func (p *Picture) Modeled(art *raster.Layer, f *Forms, apart, round float32) {
	r := plane.Bounds(art)
	around, light := plane.Surroundings(art, p.Length(0.022)), plane.GroundOf(f.Light.Over(art.W, art.H))
	calm, t := p.Calm(r), plane.SoftTone()
	for y := range art.H {
		light.Row(light.V, y)
		for x := range art.W {
			d := plane.Pixel(art, y*art.W+x)
			if d[3] < 0.004 {
				continue
			}
			c, near := plane.Straight(d), around.At(r.Min.X+x, r.Min.Y+y)
			base := plane.Luma(plane.Straight(near[:]))
			k := (apartOn(base, plane.Luma(c)-base, apart) + round*light.V[x]) * (1 - 0.85*calm.V[y>>calmReduction*calm.W+x>>calmReduction])
			plane.Set(d, t.At(c, plane.Clamp2(k)), d[3])
		}
	}
}

// apartOn is by how much a tone that differs from that around it is moved: away from it, but on white faint shade goes back to it, or it is dirt.
func apartOn(base, differs, apart float32) float32 {
	white := plane.Smooth(0.72, 0.82, base) * plane.Smooth(-0.42, -0.28, differs)
	if differs > 0 {
		white = 0
	}
	return differs * plane.Mix(apart, -0.9, white)
}
