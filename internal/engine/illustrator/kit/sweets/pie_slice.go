package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// pieSlice is cut out of a round pie: one of fruit has a lattice, one of custard (its second idea) whipped cream or meringue.
var pieSlice = kit.Piece{
	Name: "pie-slice", Cm: 13,
	Palette: "filling #c4283a; crust #dc9a4a pastry; lattice #e5a858 <crust; cream #fff8ea whipped_cream ice_cream; meringue #fff3dc",
	Draw: func(c *kit.Canvas) {
		f, k, l, w, m := c.Tones("filling"), c.Tones("crust"), c.Tones("lattice"), c.Tones("cream"), c.Tones("meringue")
		const top, side = "M8 132L136 66Q206 62 240 96Q236 126 204 142Z", "M8 132L204 142V228Q104 218 14 190Z"
		custard := c.Variant(2) == 1
		c.Part("crust", sheen.Body(c, "M202 140C228 126 244 108 242 88L230 186C226 206 216 218 202 230Z", k, 8, c.Line("M212 128V226M222 122V218M231 112V208", k.DDD, 2).Opacity(.35)))
		c.Part("filling", c.Form(side, kit.Lin(8, 130, 204, 230, f.L, f.M, f.D), c.Blur(5, c.Path("M8 132L204 142V154Q104 152 8 146Z", f.DDD)).Opacity(.4)), c.Form(top, kit.Lin(50, 70, 220, 140, f.LL, f.M, f.D)))
		if !custard {
			berry := func(i int, x, y float64) kit.Node {
				return kit.Of(c.Ellipse(x, y, 11, 9, kit.Rad(x-3, y-4, 14, f.L, f.M, f.DD)), c.Ellipse(x-3, y-3, 2.8, 1.7, kit.White).Opacity(.6))
			}
			c.Part("filling", c.Clip(side, edible.Scatter(c, 10, 150, 204, 214, 46, 15, edible.Everywhere, berry)), c.Clip(top, edible.Scatter(c, 20, 66, 240, 140, 40, 15, edible.Everywhere, berry)))
			strip := func(d string) kit.Node {
				return kit.Of(c.Line(d, f.DDD, 17).Move(1, 5).Opacity(.45), c.Line(d, l.DD, 17), c.Line(d, l.M, 14.5).Move(0, -.8), c.Line(d, l.L, 8).Move(-.6, -2), c.Line(d, l.LL, 2.2).Move(-.8, -5).Opacity(.9))
			}
			c.Part("lattice", c.Clip("M4 118L134 58Q206 54 234 94Q236 126 204 140L8 132Z", strip("M60 98L236 130"), strip("M112 72L250 98"), strip("M76 140L176 58"), strip("M132 146L226 70"), strip("M24 126L100 80")), c.Clip(side, strip("M4 138L210 149")))
		}
		c.Part("crust", c.Form("M12 178Q104 206 204 212V230Q104 220 14 192Z", kit.Lin(12, 0, 204, 0, k.L, k.M, k.D), edible.Crumbs(c, 12, 180, 204, 228, 30, 2.4, 1.6, k.DD, k.LL)))
		c.Part("crust", c.Line("M124 62Q206 60 234 96Q234 118 222 132", k.D, 14))
		for i := range 10 {
			a := (-1.94 + 2.42*float64(i)/9)
			x, y := 152+86*math.Cos(a), 104+42*math.Sin(a)
			c.Part("crust", c.Ellipse(x, y, 14, 11.5, k.DD).Move(0, 3), c.Ellipse(x, y, 14, 11.5, kit.Lin(x-12, y-12, x+12, y+12, k.LL, k.L, k.M, k.DD)).Rotate(a*180/math.Pi, x, y))
		}
		if c.State("with meringue") {
			const peaks = "M2 134C0 112 22 116 26 104C34 88 52 100 62 88C70 66 92 84 102 66C112 42 132 62 146 46C160 32 172 56 190 50C210 44 212 66 226 74C244 86 236 106 222 112C222 132 206 128 204 148Q110 146 8 140Z"
			c.Part("meringue", c.Form(peaks, kit.Lin(60, 40, 190, 150, m.LL, m.L, m.M, m.D), c.Line("M28 110Q40 122 54 116M64 94Q80 112 98 100M104 74Q124 96 146 82M148 54Q170 84 196 72M120 124Q146 136 172 122", m.DD, 4).Opacity(.45), c.Blur(3, c.Line("M24 106Q34 92 60 92M64 86Q78 74 100 70M106 62Q120 50 144 50M150 44Q172 46 190 52M206 52Q220 64 226 76", kit.Hex("#b8702a"), 7)).Opacity(.6), edible.Shade(c, peaks, m, 12)))
		} else if custard || c.State("with cream") || c.State("with whipped cream") || c.State("with ice cream") {
			c.Part("cream", c.Blur(4, c.Ellipse(150, 106, 40, 12, f.DDD)).Opacity(.45), dollop(c, 146, 106, 70, w))
		}
		c.Anchor("ground", 128, 226)
	},
}

var custardPieSlice = kit.Piece{Name: "custard-pie-slice", Cm: pieSlice.Cm, Palette: "filling #f3c65c custard; crust #dc9a4a pastry; lattice #e5a858 <crust; cream #fff8ea whipped_cream ice_cream; meringue #fff3dc", Draw: pieSlice.Named("custard-pie-slice", 1).Draw}
