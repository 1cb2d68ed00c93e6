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

// modelWords cuts letters as painters of titles do: a bevel of firm planes along their outlines, lit from the upper left, and a face that runs from
// a warm light at the top to a deep cold tone, with a firm gloss over its upper half and a thin cold light along the far edge.
func modelWords(p *picture.Picture, letters *raster.Layer, d *plane.Plane) {
	soft := d.Halved().Softened(p.Length(0.0018)).Enlarged(d)
	ink := plane.InkBounds(letters)
	bevel, thin := p.Length(0.0105), p.Length(0.0030)
	cold, _ := rimLights(p)
	light, deep, gloss := wordTones()
	wave := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 83}.Plane(d.Rect())
	high := float32(max(1, ink.Dy()))
	plane.EachIn(letters, d, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 {
			return
		}
		i := (y-d.Y0)*d.W + x - d.X0
		gx, gy := soft.Slope(i) // points inward
		facing := 0.55*gx + 0.83*gy
		down := float32(y-ink.Min.Y) / high
		own := plane.Straight(px)
		paint := shifted(own, light, deep, 0.75*(0.5-down)) // the face
		if k := plane.Smooth(0.01, -0.01, down-0.42+0.25*(wave.V[i]-0.5)); k > 0 {
			paint = paint.Mix(gloss.At(own), 0.30*k)
		}
		if side := plane.Smooth(-bevel, -0.86*bevel, v); side > 0 {
			paint = paint.Mix(shifted(own, light, deep, planes(1.15*facing+0.10)), side)
		}
		if edge := plane.Smooth(thin, 0.5*thin, -v) * plane.Smooth(0.30, 0.6, -facing); edge > 0 {
			paint = paint.Mix(cold, 0.75*edge)
		}
		plane.Set(px, paint, px[3])
	})
}

// shifted is a color in light or in shade, −1–1.
func shifted(c color.RGB, light, deep *color.Table, k float32) color.RGB {
	if k < 0 {
		return c.Mix(deep.At(c), min(1, -k))
	}
	return c.Mix(light.At(c), min(0.7, 0.7*k))
}

// wordTones are the colors of letters in a warm light, in a deep cold shade, and where they gleam.
func wordTones() (light, deep, gloss *color.Table) {
	light = color.NewLCHTable(func(c color.LCH) color.LCH {
		v := color.LCH{L: c.L + (1-c.L)*0.62, C: c.C * 0.92, H: c.H}.Lab()
		return color.Lab{L: v.L, A: v.A + 0.010, B: v.B + 0.050}.LCH()
	})
	deep = color.NewLCHTable(func(c color.LCH) color.LCH {
		v := color.LCH{L: c.L * 0.52, C: c.C * 1.05, H: c.H}.Lab()
		return color.Lab{L: v.L, A: v.A + 0.030, B: v.B - 0.055}.LCH()
	})
	gloss = color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + (1-c.L)*0.80, C: c.C * 0.55, H: c.H}
	})
	return light, deep, gloss
}
