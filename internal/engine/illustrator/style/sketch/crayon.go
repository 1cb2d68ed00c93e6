package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Crayon scribbles every form full with a blunt wax stick: broad strokes to and fro with paper between them, pressed harder in the shade;
// then a waxy line in a deeper color goes around it. The paper is cut along the drawing.
func Crayon(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.HandEyed()
	art := p.Loosened(p.Flattened(picture.Second{}).Drawn(), 0.009)
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	w := waxed(p, art, r)
	ragged := p.Length(0.0020)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			i := (y-r.Min.Y)*r.Dx() + x - r.Min.X
			d := w.q.Shape.V[i] - p.Length(0.0052) + 1.6*ragged*(0.5-w.u.Rough(i))
			if alpha := plane.Clamp(0.5 - d); alpha > 0 {
				plane.Set(plane.Pixel(out, y*out.W+x), w.mark(i, x, y), alpha)
			}
		}
	}
	picture.LayBroken(out, p.SeenFeatures(picture.Own), func(x, y int) float32 {
		return 0.60 + 0.40*w.u.Dry((y-r.Min.Y)*r.Dx()+x-r.Min.X, 0.85)
	})
	return out
}

// wax is a crayon at work.
type wax struct {
	p          *picture.Picture
	q          *picture.Patches
	u          *picture.Rubbing
	forms      *picture.Forms
	first      [][2]float32 // directions of the strokes on each form
	second     [][2]float32
	light      *plane.Plane
	calm       *plane.Plane
	soft, hard *color.Table
	paper      color.RGB
	reach      int
}

func waxed(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *wax {
	w := &wax{p: p, q: p.Patched(art, r, 22, 1.0/6000), forms: p.Formed(r, 0.13), paper: color.Hex(0xfffdf7), reach: int(p.Length(0.010)) + 1}
	turned := func(by float64) [][2]float32 {
		return w.forms.Turned(func(k int, f picture.Form) float64 {
			return -0.80 + 0.45*float64(f.Sin*f.Cos) + 0.3*float64(plane.Hash(k, 2, 3)-0.5) + by
		})
	}
	w.first, w.second = turned(0), turned(0.55)
	w.u = p.Rubbing(picture.Stick{Tooth: 260}, r)
	w.light, w.calm = w.forms.Light.Enlarged(w.q.Shape), p.Calm(r).Enlarged(w.q.Shape)
	w.soft = color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.12 + 0.84*c.L, C: c.C * 1.18, H: c.H} })
	w.hard = color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.08 + 0.60*c.L, C: c.C * 1.10, H: c.H - 0.06} })
	return w
}

// mark is the color of a pixel.
func (w *wax) mark(i, x, y int) color.RGB {
	label := w.q.Nearest(i, w.reach)
	if label < 0 {
		return w.paper
	}
	c := w.q.Colors[label]
	if s := plane.Pixel(w.q.Art, y*w.q.Art.W+x); s[3] > 0.9 {
		c = plane.Straight(s)
	}
	loose := 1 - 0.85*w.calm.V[i]
	worked := w.soft.At(c)
	shade := plane.Clamp(0.5 - 1.6*w.light.V[i])
	out := w.paper.Mix(worked, min(0.88, 0.24+0.66*(1-plane.Luma(worked)))) // the rubbed ground
	if w.q.Shape.V[i] > 0 {
		out = w.paper
	}
	cover := max(w.scribble(i, x, y, w.first, 0.58+0.63*shade), (1-loose)*0.85)
	out = out.Mix(worked.Mix(w.hard.At(c), 0.30*loose*plane.Smooth(0.55, 1, shade)), 0.96*cover)
	if again := loose * plane.Smooth(0.45, 0.95, shade); again > 0.02 {
		out = out.Mix(w.hard.At(c), 0.36*again*w.scribble(i, x, y, w.second, 0.9))
	}
	border := min(w.q.Edge.V[i], max(-w.q.Shape.V[i], w.q.Shape.V[i]))
	wide := w.p.Length(0.0042) * (0.55 + 0.9*plane.Smooth(0.25, 0.75, w.u.Press.V[i]))
	if white := plane.Smooth(0.75, 0.85, plane.Luma(c)); white > 0 && w.q.Edge.V[i] < -w.q.Shape.V[i] { // a small white dot would be all line
		wide *= 1 - white*plane.Smooth(w.p.Length(0.028), w.p.Length(0.010), w.forms.Of(x, y).Wide)
	}
	if k := w.dry(i, 1.05*plane.Smooth(1.5*wide, 0.5*wide, border)); k > 0 {
		out = out.Mix(w.hard.At(c), 0.88*k)
	}
	return out
}

// dry is how far wax of a pressure of 0–1 stays on the paper: it smears, so that its edge on the tooth is soft.
func (w *wax) dry(i int, press float32) float32 {
	rough := w.u.Rough(i)
	return plane.Smooth(0.85*rough-0.24, 0.85*rough+0.34, press)
}

// scribble is how far strokes to and fro cover a pixel; they are as broad as the stick is blunt, and turn at their ends.
func (w *wax) scribble(i, x, y int, turns [][2]float32, press float32) float32 {
	cos, sin := w.forms.TurnedAt(turns, x, y)
	along := float32(x)*cos + float32(y)*sin
	sway := 0.12*plane.Tri(along/w.p.Length(0.115)+0.7*cos) + 0.45*(w.u.Press.V[i]-0.5) // to and fro
	across := (float32(y)*cos-float32(x)*sin)/w.p.Length(0.0215) + sway
	lane := plane.Floor(across)
	t := across - float32(lane) - 0.5
	leg := along/w.p.Length(0.13) + 5*plane.Hash(lane, 1, 6)
	n := plane.Floor(leg)
	between := func(seed uint64) float32 {
		return plane.Mix(plane.Hash(lane, n, seed), plane.Hash(lane, n+1, seed), plane.Ease(leg-float32(n)))
	}
	bare := plane.Smooth(0.25, 0.75, between(9)) // some strokes touch the one before, beside others paper is left: even gaps are threads
	return w.dry(i, press*(0.62+0.52*between(8))*(1.06-bare*plane.Smooth(0.14, 0.50, t)))
}
