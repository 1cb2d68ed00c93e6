package color

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
)

// Dominant is what colors a picture as the eye sees it.
type Dominant struct {
	LCH
	Neutral bool // grays, black or white rule; H means nothing
}

const hueBins = 36

// census counts the pixels of a picture by hue, weighted by chroma.
type census struct {
	weight, light, chroma [hueBins]float64
	pixels, allLight      float64
}

// DominantOf measures a small rendering (96 pixels are plenty).
func DominantOf(sample *raster.Layer) Dominant {
	var n census
	for i := 0; i < len(sample.Pix); i += 4 {
		if p := sample.Pix[i : i+4]; p[3] >= 0.5 {
			n.add(ToLCH(RGB{p[0] / p[3], p[1] / p[3], p[2] / p[3]}))
		}
	}
	return n.dominant()
}

func (n *census) add(c LCH) {
	n.pixels++
	n.allLight += float64(c.L)
	if c.C < 0.035 {
		return
	}
	bin := int((float64(c.H)+math.Pi)/(2*math.Pi)*hueBins+hueBins) % hueBins
	n.weight[bin] += float64(c.C)
	n.light[bin] += float64(c.L * c.C)
	n.chroma[bin] += float64(c.C * c.C)
}

// dominant picks the heaviest hue with half of its neighbors' weight; less than a twelfth of the ink is no ruling hue.
func (n *census) dominant() Dominant {
	best, most := 0, 0.0
	for i := range n.weight {
		if w := n.around(n.weight, i); w > most {
			best, most = i, w
		}
	}
	if most == 0 || most < 0.1*n.pixels/12 {
		return Dominant{LCH{L: float32(n.allLight / max(n.pixels, 1))}, true}
	}
	hue := (float64(best)+0.5)/hueBins*2*math.Pi - math.Pi
	return Dominant{LCH{float32(n.around(n.light, best) / most), float32(n.around(n.chroma, best) / most), float32(hue)}, false}
}

func (n *census) around(v [hueBins]float64, i int) float64 {
	return v[i] + 0.5*(v[(i+1)%hueBins]+v[(i+hueBins-1)%hueBins])
}
