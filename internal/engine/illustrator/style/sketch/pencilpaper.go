package sketch

import "pellucid/internal/engine/illustrator/style/plane"

// paperBeyond is how far the paper reaches beyond the drawing, as a share of the side.
const paperBeyond = 0.0115

// contour is the line along the outline, at pixel i of the row and so far outside it: graphite is pressed away from the light.
func (w *sheet) contour(i int, d float32) float32 {
	wide := w.p.Length(0.0022)
	if !w.colored {
		wide = w.p.Length(0.0017 + 0.0030*plane.Clamp(0.10-1.6*w.whole.V[i]))
	}
	return 0.95 * plane.Clamp(1-max(d+w.inset, -d-w.inset)/wide)
}

// beside is the paper beyond the drawing, whose edge is crisp and wavers a little, with the searching lines that lie on it and hatching that runs
// on from the shade; d is the distance to its edge, out that to the outline.
func (w *sheet) beside(s []float32, i, y int, d, out, line float32) {
	edge := d + w.torn*(2*w.sway.V[i]-1)
	if w.colored || s[3] > 0.99 || edge > 0.5 {
		return
	}
	mark := 0.7 * line * plane.Smooth(0.95, 0.40, w.tooth.V[i])
	if on := w.beyond(w.x0+i, w.y0+y, out) * plane.Clamp(0.20+0.6*w.mean.V[i]-1.8*max(0, w.whole.V[i]+0.10)); on > 0.05 {
		x, y := w.x0+i, w.y0+y
		var turn [2]float32
		turn[0], turn[1] = w.forms.TurnedAt(w.turns, x, y)
		mark = max(mark, w.stroke(&w.strokes[0], i, x, y, on, w.tooth.V[i], turn))
	}
	plane.Under(s, w.paper.Mix(w.graphite, mark), plane.Clamp(0.5-edge))
}

// beyond is how far hatching runs on over the outline of a broad form, at a distance from it.
func (w *sheet) beyond(x, y int, out float32) float32 {
	if w.words || out > w.p.Length(0.0065) {
		return 0
	}
	return plane.Smooth(w.p.Length(0.0065), w.p.Length(0.0015), out) * plane.Smooth(w.p.Length(0.05), w.p.Length(0.09), w.forms.Of(x, y).Wide)
}
