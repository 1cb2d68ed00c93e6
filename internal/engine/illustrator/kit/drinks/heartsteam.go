package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// heartSteam is steam that rises from x, y and draws the outline of a heart.
func heartSteam(c *kit.Canvas, x, y float64) kit.Node {
	at := func(dx, dy float64) shape.Pt { return shape.Pt{X: x + dx, Y: y - dy} }
	left := shape.Sample([]shape.Pt{at(6, 0), at(-8, 14), at(4, 26), at(-24, 46), at(-34, 66), at(-22, 84), at(-4, 78), at(0, 66)}, 60)
	right := shape.Sample([]shape.Pt{at(2, 26), at(26, 46), at(36, 66), at(24, 84), at(6, 80), at(-4, 66)}, 60)
	thick := func(u float64) float64 { return 4 + 20*u*(1-u) }
	tone := kit.Hex("#b3a69c")
	ink := kit.Lin(0, y-90, 0, y, tone, tone.Alpha(.85))
	return kit.Of(c.Path(shape.Ribbon(left, thick), ink), c.Path(shape.Ribbon(right, thick), ink))
}
