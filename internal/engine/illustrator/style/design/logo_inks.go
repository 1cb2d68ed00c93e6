package design

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// grown are the groups of the kit whose pieces are told by their colors: fruit, dishes, plants.
var grown = map[string]bool{"food": true, "plants": true, "botanic": true, "nature": true, "sea": true, "holiday": true, "": true}

// built reports whether a mark shows only things that people build: what is alive or eaten is known by its colors, they by their shape.
func built(p *picture.Picture) bool {
	return !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return grown[q.Group] || picture.Leafy[q.Group] || q.Glyph })
}

// inkedOnDeep are the inks of a thing on a deep ground: one clear color for what has the ruling hue, a tint of it for other colors, unless they are of one more
// hue, far from it, or were told, and white for all that has none. The last two tones are the dark and the light of details: the dark one is the ground, left free.
func inkedOnDeep(p *picture.Picture, tones []color.Lab, ground color.RGB) []color.RGB {
	own := tones[:len(tones)-2]
	lead := color.ToLCH(p.Accent)
	if lead.C < 0.05 {
		lead = slices.MaxFunc(own, func(a, b color.Lab) int { return int(1e4 * (a.LCH().C - b.LCH().C)) }).LCH()
	}
	golden := plane.Smooth(1.1, 1.5, lead.H) * plane.Smooth(2.4, 2.0, lead.H)
	clear := color.FromLCH(color.LCH{L: 0.70 + 0.14*golden, C: max(0.14, min(0.19, lead.C*1.2)), H: lead.H})
	white := color.Hex(0xfbf8f1)
	if lead.C < 0.05 {
		clear = color.FromLCH(color.LCH{L: 0.78, C: 0.05, H: color.ToLCH(ground).H})
	}
	out := make([]color.RGB, 0, len(tones))
	hued, sole := false, soleOther(own, lead)
	for _, t := range own {
		c := t.LCH()
		turn := math.Abs(math.Remainder(float64(c.H-lead.H), 2*math.Pi))
		switch {
		case c.C > 0.06 && turn < 0.55:
			out, hued = append(out, clear), true
		case c.C > 0.075 && turn > 1.1 && (sole || toldHue(p, c)): // blue wheels of a red bicycle
			out = append(out, color.FromLCH(color.LCH{L: 0.72, C: min(c.C, 0.15), H: c.H}))
		case c.C > 0.06 && c.L < 0.80:
			out = append(out, clear.Mix(white, 0.55))
		case c.L > 0.50 && c.L < 0.82 && hasDarker(own, c.L): // gray beside what is pale and what is dark
			out = append(out, ground.Mix(white, 0.66))
		default:
			out = append(out, white)
		}
	}
	if !hued { // a thing without the color: its deepest tone takes it
		k := 0
		for i, t := range own {
			if t.L < own[k].L {
				k = i
			}
		}
		out[k] = clear
	}
	return append(out, ground, white)
}

// hasDarker reports whether a tone is a good deal darker than a lightness, or lighter: a thing of one gray is white.
func hasDarker(own []color.Lab, l float32) bool {
	return slices.ContainsFunc(own, func(o color.Lab) bool { return o.LCH().C < 0.06 && max(o.L-l, l-o.L) > 0.15 })
}

// soleOther reports whether the tones that are far from the ruling hue are of one hue: a third one is too much for a mark.
func soleOther(own []color.Lab, lead color.LCH) bool {
	var other []color.LCH
	for _, t := range own {
		if c := t.LCH(); c.C > 0.075 && math.Abs(math.Remainder(float64(c.H-lead.H), 2*math.Pi)) > 1.1 {
			other = append(other, c)
		}
	}
	for _, c := range other {
		if math.Abs(math.Remainder(float64(c.H-other[0].H), 2*math.Pi)) > 0.6 {
			return false
		}
	}
	return true
}

// toldHue reports whether a color is near one that the prompt names.
func toldHue(p *picture.Picture, c color.LCH) bool {
	return slices.ContainsFunc(p.ToldColors(), func(o color.LCH) bool {
		return math.Abs(math.Remainder(float64(c.H-o.H), 2*math.Pi)) < 0.6
	})
}
