package sketch

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// paled is by how much graphite is paler where half of what is drawn is dark; what is dark as a whole stays so.
func paled(art *raster.Layer) float32 {
	var all []float32
	for i := 0; i < art.W*art.H; i += 61 {
		if s := plane.Pixel(art, i); s[3] > 0.9 {
			all = append(all, 1-color.ToLab(plane.Straight(s)).L)
		}
	}
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return min(0.14, plane.Clamp(0.8*all[len(all)/2]-0.27)) * plane.Smooth(0.50, 0.36, all[len(all)/6])
}

// darkness is how much pencil a color takes. Graphite parts what is of one tone by its shading; a clear color needs pigment as much as a dark one.
func (w *sheet) darkness(i, x, y int, lab color.Lab, calm float32) float32 {
	dark := 1 - lab.L
	if !w.colored {
		own, shade := 1-w.forms.Of(x, y).L, 0.62*w.light.V[i]
		dark = 0.46*own + 0.34*dark + 0.55*(dark-w.mean.V[i]) + 0.08*plane.Smooth(0.03, 0.10, own) - shade
		dark += 0.55 * (dark - 0.5) * plane.Smooth(0.15, 0.40, dark) // from paper to black
		dark -= w.pale * plane.Smooth(0.95, 0.60, dark)
		dark = plane.Mix(dark, 1.15*(1-lab.L)-0.06-0.4*shade, 0.8*calm) // a face in graphite keeps its features, and the tone of its skin
		apart := 0.45*(dark-0.5)*plane.Smooth(0.15, 0.40, dark) - w.pale*plane.Smooth(0.95, 0.60, dark)
		return plane.Clamp(dark + (1-0.7*calm)*apart) // from paper to black
	}
	dark = plane.Clamp(min(dark*1.1, 0.42+0.55*(dark-0.38)) - 0.50*w.light.V[i])
	if pale := plane.Smooth(0.80, 0.93, lab.L); pale > 0 { // white is colored by its shade
		dark = max(dark, 0.34*pale*plane.Smooth(0.06, -0.26, w.light.V[i]))
	}
	return max(dark, 2.6*float32(math.Sqrt(float64(lab.A*lab.A+lab.B*lab.B)))-0.35*w.light.V[i])
}
