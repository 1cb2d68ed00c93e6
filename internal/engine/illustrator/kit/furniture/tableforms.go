package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// tableForm is a top of another outline, seen from a little above, and the places of its legs from the rear to the front.
type tableForm struct {
	top  string
	legs [][2]float64 // x, and y of the leg's upper end
}

var tableForms = map[string]tableForm{
	"oval":     {kit.Oval(128, 90, 125, 30), [][2]float64{{62, 92}, {194, 92}, {38, 104}, {218, 104}}},
	"triangle": {"M128 52L250 106Q254 112 246 112H10Q2 112 6 106Z", [][2]float64{{128, 74}, {30, 108}, {226, 108}}},
	"hexagon":  {"M76 60H180L250 86L190 114H66L6 86Z", [][2]float64{{78, 70}, {178, 70}, {20, 92}, {236, 92}, {76, 110}, {180, 110}}},
	"diamond":  {"M128 56L252 86L128 118L4 86Z", [][2]float64{{128, 70}, {22, 90}, {234, 90}, {128, 112}}},
}

// formedTable draws a table whose top has another outline than a rectangle. It reports false for a form that it does not know.
func formedTable(c *kit.Canvas, t, l kit.Tones) bool {
	for name, f := range tableForms {
		if !c.State(name) {
			continue
		}
		for _, at := range f.legs {
			x, y := at[0], at[1]
			foot := min(234, 150+.76*y)
			legs := c.Form(sheen.D("M%g %gH%gL%g %gH%gZ", x-9, y, x+9, x+6, foot, x-6), sheen.Round(x-9, 0, x+9, 0, l), c.Blur(4, c.Rect(x-14, y, 28, 24, 0, l.DDD)).Opacity(.6))
			if y < 100 {
				c.On(kit.Back)
			}
			c.Part("legs", legs)
			c.On(kit.Body)
		}
		var edge []kit.Node
		for down := 12.0; down > 0; down-- {
			edge = append(edge, c.Path(f.top, t.DD).Move(0, down))
		}
		c.Part("top", kit.Of(edge...), c.Path(f.top, t.D).Move(0, 3), c.Form(f.top, kit.Lin(50, 52, 206, 116, t.LL, t.L, t.M, t.M), sheen.Grain(c, kit.Box{X0: 4, Y0: 56, X1: 252, Y1: 118}, 12, t), c.Path("M70 46H126L84 124H24Z", kit.White).Opacity(.14).Shade(), sheen.Edge(c, f.top, t, 5)), c.Path(f.top, kit.None).Stroke(t.LL, 1.6).Opacity(.6))
		c.Anchor("ground", 128, 234)
		c.AnchorBox("surface", 128, 90, 150, 0, 0)
		return true
	}
	return false
}
