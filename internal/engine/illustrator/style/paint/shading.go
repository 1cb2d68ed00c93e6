package paint

import (
	"image"

	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// shading is how light falls on the forms of a picture, found at a fraction of its size: diluted paint has no finer edges.
type shading struct {
	p         *picture.Picture // at that fraction
	step      int
	r, box    image.Rectangle // what is painted, in the whole picture and at the fraction
	forms     *picture.Forms
	light     *plane.Plane // on all forms together, about −0.6 to 0.3
	calm      *plane.Plane
	flow, wet *plane.Plane // how much water stood where, and where the paper was wet
}

// shadingSide is the largest side on which it is found.
const shadingSide = 800

func shadingOf(p *picture.Picture, forms *picture.Forms, r image.Rectangle) *shading {
	s := &shading{step: 1, forms: forms, r: r}
	for p.Size/s.step > shadingSide {
		s.step *= 2
	}
	s.p = p.Reduced(s.step)
	s.box = image.Rect(0, 0, (r.Dx()+s.step-1)/s.step, (r.Dy()+s.step-1)/s.step).Add(r.Min.Div(s.step))
	cloud := func(waves float32, octaves int, seed uint64) *plane.Plane {
		return plane.Cloud{Size: s.p.Size, Waves: waves, Octaves: octaves, Seed: p.Seed + seed}.Plane(s.box)
	}
	s.flow, s.wet = cloud(6, 4, 52), cloud(5, 2, 55)
	return s
}

// lit takes the coverage of what is painted, at the fraction.
func (s *shading) lit(cover *plane.Plane) {
	s.calm = s.p.Calm(s.box).Enlarged(cover)
	s.light = cover.Reduced(1).Inflated(s.p.Length(0.14)/2).Softened(3).Lit(0.8, 3).Diffuse.Enlarged(cover)
}

// at is the pixel of the whole rectangle that a pixel of the fraction stands for, and its form.
func (s *shading) at(i int) (x, y int, f picture.Form) {
	w := s.box.Dx()
	x, y = i%w*s.step, i/w*s.step
	return x, y, s.forms.Of(s.r.Min.X+x, s.r.Min.Y+y)
}

// across is where a pixel lies in its form, −1 toward the light and 1 away from it: a brush lays every wash from its shaded side.
func (s *shading) across(x, y int, f picture.Form) float32 {
	const right, down = 0.55, 0.83
	along, beside := right*f.Cos+down*f.Sin, down*f.Cos-right*f.Sin
	half := max(along, -along)*f.Long + max(beside, -beside)*f.Wide
	return plane.Clamp2((right*(float32(s.r.Min.X+x)-f.X) + down*(float32(s.r.Min.Y+y)-f.Y)) / max(1, half))
}

// thickness is how high the form at a pixel of the whole rectangle rises, in pixels: thin ones rise little.
func (s *shading) thickness(x, y int) float32 {
	return s.forms.Height.At(x/s.forms.Step(), y/s.forms.Step())
}
