package finish

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

const (
	castShare  = .8  // of the difference in lightness between a form and the whole that is taken away
	castDetail = .07 // forms smaller than this share of the drawing keep theirs: eyes and nostrils
)

// Cast gives the forms of a drawing one lightness, as of what is cast or hewn in one piece: a bronze horse has no white socks. The shading
// of each form stays.
func Cast(d kit.Drawing) kit.Drawing {
	whole := color.ToLCH(surface.MeanColor(surface.Ruling(&d))).L
	size := max(d.Box.W(), d.Box.H())
	surface.EachPath(&d, func(path *scene.Path) {
		b := kit.FromScene([]scene.Node{{Path: path}}).Bounds()
		if max(b.W(), b.H()) < castDetail*size {
			return
		}
		even(&path.Fill, whole)
		if path.Stroke != nil {
			stroke := *path.Stroke
			even(&stroke.Paint, whole)
			path.Stroke = &stroke
		}
	})
	return d
}

// even moves the colors of a paint toward a lightness.
func even(paint *scene.Paint, whole float32) {
	if paint.Kind == scene.NoPaint {
		return
	}
	by := castShare * (whole - color.ToLCH(surface.PaintColor(*paint)).L)
	surface.RecolorPaint(paint, func(c scene.RGBA) scene.RGBA {
		v := color.ToLCH(color.RGB{R: c.R, G: c.G, B: c.B})
		v.L = max(0, min(1, v.L+by))
		rgb := color.FromLCH(v)
		return scene.RGBA{R: rgb.R, G: rgb.G, B: rgb.B, A: c.A}
	})
}
