package color

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Recolor returns a copy of the art whose ruling color became the named one. Shading, accents of other hues, and the
// blacks and whites of eyes and outlines stay. An unknown name returns the art as it is. The sample is a small rendering
// of the same nodes, which tells what rules.
func Recolor(nodes []scene.Node, sample *raster.Layer, name string) []scene.Node {
	target, ok := Named(name)
	if !ok {
		return nodes
	}
	d, t := DominantOf(sample), ToLCH(target)
	f := fromHue(d.LCH, t)
	if d.Neutral {
		f = fromNeutral(d.LCH, t)
	}
	return Map(nodes, f)
}

// fromHue moves the ruling hue to the target's. Colors near it follow in full, far hues not at all.
func fromHue(from, to LCH) func(RGB) RGB {
	grey := to.C < 0.05
	// Art that has the color already is only nudged: two red apples must not turn into flat stop signs.
	near := !grey && abs(turnBetween(to.H, from.H)) < 0.3
	shift := float32(0.75)
	if near {
		shift = 0.4
	}
	return func(c RGB) RGB {
		v := ToLCH(c)
		gap := turnBetween(v.H, from.H)
		w := (1 - smooth(0.8, 1.3, abs(gap))) * smooth(0.015, 0.045, v.C)
		if w == 0 {
			return c
		}
		o := LCH{v.L + (to.L-from.L)*shift, v.C * ratio(to.C, from.C), to.H + gap*0.5}
		if grey {
			o.L = to.L + (v.L-from.L)*0.62
			o.C = min(v.C, to.C)
		}
		return c.Mix(FromLCH(highlight(o, v)), w)
	}
}

// fromNeutral tints gray, white or black art: the tone that rules takes the color, tones far from it stay.
func fromNeutral(from, to LCH) func(RGB) RGB {
	return func(c RGB) RGB {
		v := ToLCH(c)
		w := (1 - smooth(0.28, 0.5, abs(v.L-from.L))) * (1 - smooth(0.06, 0.12, v.C))
		if w == 0 {
			return c
		}
		o := LCH{to.L + (v.L-from.L)*0.7, to.C * (1 - 0.5*smooth(0.9, 1, v.L)*smooth(0.3, 0, to.L-v.L)), to.H}
		return c.Mix(FromLCH(o), w)
	}
}

// highlight keeps near-white glints near white, whatever their base becomes.
func highlight(o, was LCH) LCH {
	k := smooth(0.93, 0.99, was.L)
	o.L += (was.L - o.L) * k
	o.C *= 1 - k*0.6
	return o
}

func ratio(to, from float32) float32 { return max(0.02, min(2.2, to/max(from, 0.02))) }

// turnBetween returns a − b as an angle in −π…π.
func turnBetween(a, b float32) float32 { return float32(math.Remainder(float64(a-b), 2*math.Pi)) }

func abs(v float32) float32 { return max(v, -v) }
