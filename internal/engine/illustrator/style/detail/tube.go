package detail

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// thickLine is the least width of a line that is a tube, a stem or a tire, as a share of the side.
const thickLine = 0.011

// onLine are the marks on a thick line, in pixels: the tread of rubber, the ribs of sleeves, rings of bark, and a thin bright stripe on all else.
func (w *worker) onLine(p *scene.Path, part string) []scene.Node {
	wide := p.Stroke.Width * w.q.Matrix.Scale()
	if w.natural || wide < w.p.Length(thickLine) || len(p.Stroke.Dash) > 0 || p.Stroke.Paint.Kind == scene.Solid && p.Stroke.Paint.Color.A < 0.95 || w.bodies >= mostBodies {
		return nil
	}
	w.bodies++
	c := picture.MeanPaint(p.Stroke.Paint)
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: p}}, w.q.Matrix)
	made := model.SurfaceOf(w.q, part, image.Rect(plane.Floor(x0), plane.Floor(y0), plane.Floor(x1)+1, plane.Floor(y1)+1), c, w.skin)
	if made == model.Skin || made == model.Coat || made == model.Pane || made == model.Letters || w.q.Person && made != model.Cloth {
		return nil
	}
	t, side := tonesOf(c), w.p.Length(1)
	line := func(c scene.RGBA, width float32, end scene.Cap, dash ...float32) scene.Node {
		o := scene.Path{Segments: scene.Transform([]scene.Node{{Path: p}}, w.q.Matrix)[0].Path.Segments}
		o.Stroke = &scene.Stroke{Paint: scene.SolidPaint(c), Width: width, Cap: end, Join: scene.RoundJoin, Dash: dash}
		return scene.Node{Path: &o}
	}
	v := color.ToLCH(c)
	switch {
	case made == model.Cloth:
		return []scene.Node{line(with(t.dark, 0.30), 0.97*wide, scene.ButtCap, 0.0013*side, 0.0042*side)}
	case v.L < 0.42 && v.C < 0.04: // rubber
		return []scene.Node{line(with(t.pale, 0.42), wide, scene.ButtCap, 0.0017*side, 0.0048*side), line(with(t.dark, 0.55), 0.24*wide, scene.ButtCap)}
	case made == model.Wood || made == model.Leaf || v.H > 0.6 && v.H < 2.7 && v.C < 0.13 && v.L < 0.7:
		return []scene.Node{line(with(t.dark, 0.32), 0.86*wide, scene.ButtCap, 0.0014*side, 0.0068*side), line(with(t.pale, 0.40), 0.16*wide, scene.ButtCap, 0.016*side, 0.005*side)}
	}
	return []scene.Node{line(with(t.dark, 0.5), 0.30*wide, scene.RoundCap), line(with(t.pale.Mix(color.Hex(0xf6dfa0), 0.5), 0.95), 0.15*wide, scene.RoundCap)}
}
