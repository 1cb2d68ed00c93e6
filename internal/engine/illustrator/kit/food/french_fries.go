package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var frenchFries = kit.Piece{
	Name: "french-fries", Cm: 16,
	States:  "full; empty -fries",
	Palette: "carton #e0352f box; fries #fbc94a potato",
	Draw: func(c *kit.Canvas) {
		k, f := c.Tones("carton"), c.Tones("fries")
		fry := func(x, top, angle float64) kit.Node {
			const w = 20.0
			d := kit.RoundRect(x-w/2, top, w, 210-top, 2.5)
			return c.Form(d, kit.Lin(x-w/2, 0, x+w/2, 0, f.LL, f.L, f.M),
				c.Rect(x+w*.14, top, w, 220, 0, kit.Lin(0, top, 0, 200, f.M, f.D)), c.Rect(x-w/2, 80, 5, 130, 0, kit.Lin(0, 90, 0, 200, f.DD.Alpha(0), f.DD.Alpha(.45))), c.Rect(x-w/2, top, w, 4, 0, f.LL), c.Line(sheen.D("M%.1f %.1fV200", x+w*.14, top+2), f.LL, 1.5).Opacity(.8),
				c.Blur(3, c.Rect(x-w, top-4, 2*w, 11, 0, f.DD)).Opacity(.35), c.Blur(5, c.Rect(x-w, 120, 2*w, 90, 0, f.DD)).Opacity(.4)).Rotate(angle, x, 210)
		}
		c.On(kit.Back)
		const back = "M44 116Q128 64 212 116L200 160H56Z"
		c.Part("carton", c.Form(back, kit.Lin(44, 80, 212, 160, k.D, k.DD, k.DDD)))
		c.On(kit.Body)
		for _, v := range [][3]float64{
			{70, 66, -8}, {92, 36, -6}, {116, 18, -2}, {140, 26, 3}, {164, 34, 7}, {186, 64, 9},
			{64, 92, -9}, {82, 62, -7}, {104, 48, -3}, {128, 40, 1}, {152, 58, 5}, {176, 70, 8}, {193, 94, 8},
			{74, 104, -5}, {96, 84, -4}, {118, 76, -1}, {140, 88, 3}, {162, 92, 4}, {182, 106, 6},
		} {
			c.Part("fries", c.Clip("M-20 -40H276V108L212 116L192 240H64L44 116L-20 108Z", fry(v[0], v[1], v[2])))
		}
		c.On(kit.Fore)
		const front = "M40 112C60 150 196 150 216 112L196 240Q194 250 184 250H72Q62 250 60 240Z"
		var stripes []kit.Node
		for i := range 4 {
			x := 62 + float64(i)*36
			stripes = append(stripes, c.Path(sheen.D("M%g 100H%gL%g 260H%gZ", x, x+17, 128+(x+17-128)*.78, 128+(x-128)*.78), kit.Lin(40, 0, 216, 0, kit.Hex("#fff8ea"), kit.Hex("#fff3dd"), kit.Hex("#e5c9a4"))))
		}
		c.Part("carton", c.Blur(5, c.Clip("M48 60H208V200H48Z", c.Path(front, f.DDD).Move(0, -7))).Opacity(.45),
			c.Form(front, kit.Lin(44, 110, 206, 250, k.L, k.M, k.D), c.Named("stripes", stripes...), c.Blur(10, c.Path("M180 100H230V260H150Z", k.DDD)).Opacity(.45), edible.Shade(c, front, k, 14)),
			c.Line("M42 115C62 152 194 152 214 115", k.LL, 3).Opacity(.8))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 194, 110, 70, 0)
		c.AnchorBox("inside", 128, 130, 160, 40, 0)
		c.AnchorBox("grip", 128, 200, 0, 0, 0)
	},
}
