// Package finish changes how drawings look after or while they are drawn: patterns over their colors, materials, and states
// such as old or wet.
package finish

import (
	"pellucid/internal/engine/illustrator/kit"
)

// Fill returns the pattern of a name; an unknown name gives false.
func Fill(name string) (kit.Fill, bool) {
	f, ok := fills[name]
	return f, ok
}

// fills are the patterns by name.
var fills = map[string]kit.Fill{"stripes": stripes, "dots": dots}

// Material returns the drawing made of a material; an unknown one returns it as it is.
func Material(d kit.Drawing, name string, seed uint64) kit.Drawing { return d }

// State returns the drawing in a state such as "old"; an unknown one returns it as it is.
func State(d kit.Drawing, name string, seed uint64) kit.Drawing { return d }

// contrast is the color of a pattern on a base: white on dark and colored ones, a dark tone on near-white.
func contrast(t kit.Tones) kit.Color {
	if t.M.Lch().L > .88 {
		return kit.Hex("#3f5f9f")
	}
	return kit.White
}

func stripes(c *kit.Canvas, box kit.Box, t kit.Tones) kit.Node {
	var all []kit.Node
	step := max(box.W(), box.H()) / 7
	for y := box.Y0 + step*.3; y < box.Y1; y += step {
		all = append(all, c.Rect(box.X0, y, box.W(), step*.42, 0, contrast(t)).Opacity(.92))
	}
	return kit.Of(all...)
}

func dots(c *kit.Canvas, box kit.Box, t kit.Tones) kit.Node {
	var all []kit.Node
	step := max(box.W(), box.H()) / 8
	row := 0
	for y := box.Y0 + step*.4; y < box.Y1; y += step * .8 {
		for x := box.X0 + step*(.4+.5*float64(row%2)); x < box.X1; x += step {
			all = append(all, c.Circle(x, y, step*.2, contrast(t)).Opacity(.92))
		}
		row++
	}
	return kit.Of(all...)
}
