package paint

import (
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// words are drawn letters modeled in light and colored shade.
type words struct {
	all, letters *raster.Layer // all that is lettered in even colors; the letters
	depth        *plane.Plane  // signed distance to their outline
}

// wordsOf models the letters of a picture.
func wordsOf(p *picture.Picture) words {
	w := words{all: p.Lettering()}
	if w.all == nil {
		return w
	}
	if w.letters = w.all; slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return len(picture.Named(q.Nodes, "outline")) > 0 }) {
		w.letters = p.Seen("letters") // an edge stays even
	}
	if w.letters != nil {
		w.depth = plane.OutlineOf(w.letters, plane.Bounds(w.letters))
		modelWords(p, w.letters, w.depth)
	}
	return w
}

// under lays them on what is to be painted, so that strokes have their light.
func (w words) under(art *raster.Layer) {
	if w.all != w.letters {
		picture.LayAtop(art, w.all)
	}
	picture.LayAtop(art, w.letters)
}

// over sharpens them on what was painted: words are clear along their outlines, and strokes are seen within each stem.
func (w words) over(p *picture.Picture, out *raster.Layer) {
	if w.letters == nil {
		picture.LayAtop(out, w.all)
		return
	}
	painted := raster.NewLayer(w.letters.X0, w.letters.Y0, w.letters.W, w.letters.H)
	wide := p.Length(0.010)
	for i, v := range w.depth.V {
		s, at := plane.Pixel(w.letters, i), (w.letters.Y0+i/w.letters.W)*out.W+w.letters.X0+i%w.letters.W
		if d := plane.Pixel(out, at); s[3] > 0.004 && d[3] > 0.004 {
			k := 0.25 + 0.75*plane.Smooth(wide, 0.15*wide, -v)
			plane.Set(plane.Pixel(painted, i), plane.Straight(d).Mix(plane.Straight(s), k), s[3])
		}
	}
	if w.all != w.letters {
		picture.LayAtop(out, w.all)
	}
	picture.LayAtop(out, painted)
}

// modelWords shades letters as round forms with a light from the upper left: warm and pale there, deep and cold on the other side, with a thin cold
// light along the far edge.
func modelWords(p *picture.Picture, letters *raster.Layer, d *plane.Plane) {
	soft := d.Halved().Softened(p.Length(0.0025)).Enlarged(d)
	ink := plane.InkBounds(letters)
	wide, thin := p.Length(0.016), p.Length(0.0035)
	cold, _ := rimLights(p)
	plane.EachIn(letters, d, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 {
			return
		}
		gx, gy := soft.Slope((y-d.Y0)*d.W + x - d.X0) // points inward
		facing := (0.55*gx + 0.83*gy) * plane.Smooth(1.6*wide, 0, -v)
		down := float32(y-ink.Min.Y) / float32(max(1, ink.Dy()))
		paint := plane.Straight(px)
		if v := facing + 0.7*(0.5-down); v > 0 {
			paint = paint.Mix(color.RGB{R: min(1, 1.3*paint.R+0.10), G: min(1, 1.3*paint.G+0.07), B: min(1, 1.3*paint.B+0.03)}, min(1, v))
		} else {
			paint = paint.Mix(color.RGB{R: 0.56 * paint.R, G: 0.40 * paint.G, B: 0.62*paint.B + 0.10}, min(1, -v))
		}
		if edge := plane.Smooth(thin, 0.4*thin, -v) * plane.Smooth(0.35, 0.8, -(0.55*gx+0.83*gy)); edge > 0 {
			paint = paint.Mix(cold, 0.6*edge)
		}
		plane.Set(px, paint, px[3])
	})
}
