package paint

import (
	"image"
	"slices"

	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// washes are the tones of an ink drawing.
type washes struct {
	*shading
	tone *plane.Plane // what is laid down, 0 paper and 1 black
	dark *plane.Plane // how dark the art is
	gate *plane.Plane // its contrast
	thin float32      // forms no thicker than this are one touch of full ink, in pixels of the whole picture
}

func newWashes(p *picture.Picture, forms *picture.Forms, r image.Rectangle) *washes {
	w := &washes{shading: shadingOf(p, forms, r), thin: p.Length(0.0120)}
	if slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person || q.Furry }) {
		w.thin = p.Length(0.0056) // arms and legs are thin
	}
	art := plane.Crop(w.p.SoftGlints().Drawn(), w.box)
	cover := plane.AlphaOf(art, w.box)
	w.gate = picture.ContrastOf(art)
	w.dark = w.p.Relieved(picture.Darkness(art, w.box), cover, 0, 0.88, 1.1)
	w.lit(cover)
	w.lay(cover)
	w.slipped()
	return w
}

// lay finds the tone of every pixel that is covered.
func (w *washes) lay(cover *plane.Plane) {
	w.tone = plane.NewPlane(cover.Rect())
	low, _, high := span(w.dark, cover)
	for i, a := range cover.V {
		if a >= 0.02 {
			_, _, f := w.at(i)
			dark := 0.66*(1-f.L) + 0.50*w.dark.V[i] - 0.08
			w.tone.V[i] = plane.Mix(dark, plane.Clamp((dark-min(low, 0.06))/(max(high, low+0.35)-min(low, 0.06))), 0.5)
		}
	}
	_, mid, _ := span(w.tone, cover)
	bright := plane.Clamp(mid-0.30) * plane.Smooth(0.66, 0.52, mid) // half of a drawing is paper or pale, unless all of it is dark
	for i, a := range cover.V {
		if a >= 0.02 {
			x, y, f := w.at(i)
			dark := w.tone.V[i]
			dark -= bright * plane.Smooth(0.90, 0.60, dark)
			dark = plane.Mix(dark, 1.05*(1-f.L)-0.10, 0.9*w.calm.V[i]) // a face has the tone of its skin, whatever is around it
			w.tone.V[i] = w.laid(i, x, y, f, dark)
		}
	}
}

// slipped moves the pale washes away from the light, as a quick hand lays them beside its lines: toward the light a slip of paper stays bare, and
// on the other side they run over the contour.
func (w *washes) slipped() {
	const ink = 0.5
	was := slices.Clone(w.tone.V)
	off := int(w.p.Length(0.0034)+0.5)*w.tone.W + int(w.p.Length(0.0050)+0.5)
	for i := off; i < len(was); i++ {
		if v := was[i-off]; v < ink && was[i] < ink {
			w.tone.V[i] = v
		}
	}
}

// laid is the tone at a pixel of the fraction, at x, y of the whole rectangle, whose art is so dark.
func (w *washes) laid(i, x, y int, f picture.Form, dark float32) float32 {
	calm := w.calm.V[i] * plane.Smooth(0.20, 0.28, dark) // a pale face is modeled: a dark one would have a beard of shade
	loose, light := 1-0.9*calm, w.light.V[i]*(1-0.95*calm)
	light -= 0.24 * loose * w.across(x, y, f)
	deep := plane.Smooth(0.50, 0.66, dark) // what is black is laid in full ink: its lights are dry hairs
	s := dark - (0.50-0.34*deep)*light + 0.46*loose*(1-0.5*deep)*(w.flow.V[i]-0.5) + 0.20*deep
	s -= 0.40 * loose * plane.Smooth(0.10, 0.18, light+0.9*(w.flow.V[i]-0.5)) * plane.Smooth(0.80, 0.45, dark) // paper in the light
	soft := 0.02 + 0.16*plane.Smooth(0.40, 0.60, w.wet.V[i])
	k := float32(0)
	for _, v := range [...]struct{ from, tone float32 }{{0.11, 0.14}, {0.32, 0.21}, {0.53, 0.30}, {0.67, 0.30}} {
		over := s - v.from
		k += v.tone * plane.Smooth(-soft, soft, over)
		k += 0.09 * plane.Smooth(-soft, soft, over) * plane.Smooth(0.040, 0, over) * loose // ink gathers where a wash dried
	}
	long := max(plane.Smooth(2.0, 3.0, f.Long/f.Wide), plane.Smooth(0.03, 0.07, f.Long/float32(w.p.Size*w.step))) // a stone in a wall is none
	thin := long * plane.Smooth(w.thin, 0.6*w.thin, w.thickness(x, y)) * plane.Smooth(0.17, 0.34, dark) * loose
	return max(k*(0.90+0.30*(w.flow.V[i]-0.5)), 0.92*thin)
}

// span is how dark the palest twentieth, the middle and the darkest twelfth of what is covered are.
func span(dark, cover *plane.Plane) (low, mid, high float32) {
	var bins [64]int
	n := 0
	for i := 0; i < len(cover.V); i += 5 {
		if cover.V[i] > 0.9 {
			bins[max(0, min(63, int(64*dark.V[i])))]++
			n++
		}
	}
	sum := 0
	high = 1
	for k, c := range bins {
		if sum += c; sum <= n/20 {
			low = float32(k) / 64
		}
		if sum <= n/2 {
			mid = float32(k) / 64
		}
		if sum <= n-n/12 {
			high = float32(k+1) / 64
		}
	}
	return low, mid, high
}
