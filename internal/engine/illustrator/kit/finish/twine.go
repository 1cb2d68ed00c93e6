package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// Twine is a band of twine with a bow, around what is tied together; its middle is at the origin.
func Twine() kit.Drawing {
	c, err := kit.NewCanvas("twine", nil, kit.Options{})
	if err != nil {
		return kit.Drawing{}
	}
	light, own, dark := kit.Hex("#e9cf9c"), kit.Hex("#c99f5e"), kit.Hex("#7d5a2b")
	for k := range 3 {
		y := float64(k-1) * 8
		band := fmt.Sprintf("M-50 %gC-25 %g 25 %g 50 %gV%gC25 %g -25 %g -50 %gZ", y-4, y, y, y-4, y+4, y+8, y+8, y+4)
		var twist []kit.Node
		for x := -50.0; x < 50; x += 6 {
			twist = append(twist, c.Line(fmt.Sprintf("M%g %gl5 9", x, y-3), dark, 1.4))
		}
		c.Add(c.Form(band, kit.Lin(0, y-5, 0, y+7, light, own, dark), kit.Of(twist...).Opacity(.6)))
	}
	for _, side := range []float64{-1, 1} {
		loop := fmt.Sprintf("M0 4C%g -16 %g -14 %g 2C%g 14 %g 14 0 4", side*10, side*30, side*30, side*28, side*10)
		tail := fmt.Sprintf("M0 4C%g 16 %g 22 %g 36", side*6, side*8, side*16)
		c.Add(c.Line(tail, dark, 6.4), c.Line(tail, own, 4.4), c.Line(loop, dark, 6.4), c.Line(loop, own, 4.4), c.Line(loop, light, 1.4).Move(0, -1).Opacity(.8))
	}
	c.Add(c.Circle(0, 4, 5.5, dark), c.Circle(0, 3.6, 4.4, own))
	return c.Drawing()
}
