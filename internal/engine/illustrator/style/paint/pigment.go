package paint

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Paint lets through its color to the power of its thickness (Beer and Lambert): 1 is an even wash, 0 bare paper.
const (
	thicknesses = 64
	most        = 2.4
)

// through is the light that comes back from the paper through paint of a color and thickness.
func (w *wash) through(c color.RGB, thickness float32) color.RGB {
	t := int(plane.Clamp(thickness/most)*(thicknesses-1)+0.5) * 256
	at := func(v float32) float32 { return w.layer[t+int(plane.Clamp(v)*255+0.5)] }
	return color.RGB{R: at(c.R), G: at(c.G), B: at(c.B)}
}

// dropped is a color into which a neighbor of its hue was dropped, and into grays one of a hue of its own.
func dropped(turn, hue float64) *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		gray := 0.05 * plane.Smooth(0.05, 0.01, c.C) * plane.Smooth(0.97, 0.85, c.L)
		v := color.LCH{L: plane.Clamp(c.L + 0.16*float32(turn)), C: c.C, H: c.H + float32(turn)}.Lab()
		return color.Lab{L: v.L, A: v.A + gray*float32(math.Cos(hue)), B: v.B + gray*float32(math.Sin(hue))}.LCH()
	})
}

// paleShade is the thin wash that gives form to what is white, warmShade to what is ivory.
var paleShade, warmShade = color.Hex(0xaebbd8), color.Hex(0xecd9b4)

// lifted keeps blacks from looking like ink: pigment in water is never that dark.
func lifted(l float32) float32 { return l + 0.32*max(0, 0.42-l) }

// wetness is where water stood, so that colors ran into each other.
func (w *wash) wetness(x int) float32 {
	return plane.Smooth(0.50, 0.68, w.bloom.V[x]*0.6+w.flow.V[x]*0.4) * (1 - w.calm.V[x]) * plane.Smooth(w.p.Length(0.006), w.p.Length(0.020), w.body.V[x])
}

// charged is a color into which a warmer or a colder one was dropped while it was wet.
func (w *wash) charged(c color.RGB, x int) color.RGB {
	k := 4.6 * (0.55*w.flow.V[x] + 0.45*w.bloom.V[x] - 0.5) * (1 - 0.75*w.calm.V[x])
	if k > 0 {
		return c.Mix(w.warm.At(c), min(1, k))
	}
	return c.Mix(w.cold.At(c), min(1, -k))
}

// hairBlack is black hair in water.
var hairBlack = color.Hex(0x2f1d1d)

// warmed turns the grays of hair, around the faces of people, into a brown black.
func (w *wash) warmed(c color.RGB, x int) color.RGB {
	if !w.people || w.calm.V[x] < 0.02 {
		return c
	}
	gray := plane.Smooth(0.13, 0.06, max(c.R, c.G, c.B)-min(c.R, c.G, c.B)) * plane.Smooth(0.50, 0.34, plane.Luma(c))
	return c.Mix(hairBlack, 0.9*gray*w.calm.V[x])
}

// shaded gives form to white, which is painted by its shade, and tells how white a color is.
func (w *wash) shaded(c color.RGB, x int, depth float32) (shade color.RGB, white float32) {
	pale := plane.Smooth(0.80, 0.96, plane.Luma(c)) * plane.Smooth(0.18, 0.07, max(c.R, c.G, c.B)-min(c.R, c.G, c.B))
	if pale == 0 {
		return c, 0
	}
	edge := plane.Smooth(0.020, 0.002, depth/float32(w.p.Size)) * (0.55 + 1.6*(w.flow.V[x]-0.5)) // seen on white
	k := plane.Clamp(0.75*plane.Smooth(0.80, 1.75, w.coat.V[x]) + 0.50*edge + 0.9*plane.Smooth(0.54, 0.70, w.flow.V[x])*plane.Smooth(0.5, 0.9, w.coat.V[x])*0.3)
	return c.Mix(paleShade.Mix(warmShade, plane.Smooth(0.02, 0.06, c.R-c.B)), 0.80*pale*k), pale
}

// thickness is the pigment at pixel x of the row: the washes, what settled in the tooth of the paper, and what gathered where a wash ends. Depth is
// how far inside it lies, own the brightness of its color, clear how pure it is.
func (w *wash) thickness(x int, depth, own, clear float32) float32 {
	tooth, loose := w.paper.V[x]-0.5, 1-0.6*w.calm.V[x]
	t := w.coat.V[x]
	t *= 1 + loose*(0.30+0.55*plane.Smooth(0.9, 1.6, t)*(1-0.5*clear))*tooth // granulation
	t += loose * 0.20 * plane.Smooth(w.p.Length(0.0080), w.p.Length(0.0030), w.body.V[x])
	t += 0.22*plane.Smooth(w.p.Length(0.011), 0, depth) + 0.75*plane.Smooth(w.p.Length(0.0034), w.p.Length(0.0006), depth)
	return max((plane.Mix(0.46, 0.30, clear)+0.62*w.calm.V[x])*(1-own), min(most, t))
}
