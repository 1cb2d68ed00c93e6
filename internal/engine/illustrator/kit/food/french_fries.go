package food

import "pellucid/internal/engine/illustrator/kit"

var frenchFries = kit.Piece{
	Name: "french-fries", Cm: 16,
	Palette: "carton #e0352f box; fries #fbc94a potato",
	Draw: func(c *kit.Canvas) {
		k, f := c.Tones("carton"), c.Tones("fries")
		fry := func(x, top, angle float64) kit.Node {
			const w = 17.0
			d := kit.RoundRect(x-w/2, top, w, 210-top, 2.5)
			return c.Form(d, kit.Lin(x-w/2, 0, x+w/2, 0, f.LL, f.L, f.M),
				c.Rect(x+w*.14, top, w, 220, 0, kit.Lin(0, top, 0, 200, f.M, f.D)), c.Rect(x-w/2, top, w, 4, 0, f.LL), c.Line(pf("M%.1f %.1fV200", x+w*.14, top+2), f.LL, 1.5).Opacity(.8),
				c.Blur(3, c.Rect(x-w, top-4, 2*w, 11, 0, f.DD)).Opacity(.35), c.Blur(5, c.Rect(x-w, 120, 2*w, 90, 0, f.DD)).Opacity(.4)).Rotate(angle, x, 210)
		}
		c.On(kit.Back)
		const back = "M44 116Q128 64 212 116L200 160H56Z"
		c.Part("carton", c.Form(back, kit.Lin(44, 80, 212, 160, k.D, k.DD, k.DDD)))
		c.On(kit.Body)
		for i, v := range [][3]float64{{80, 52, -10}, {100, 26, -7}, {128, 14, 1}, {154, 30, 7}, {176, 50, 10}, {71, 84, -9}, {88, 56, -9}, {114, 42, -3}, {142, 48, 4}, {168, 62, 9}, {185, 86, 9}, {80, 92, -6}, {104, 78, -5}, {128, 84, 1}, {154, 80, 6}, {176, 96, 7}} {
			if i == 5 || i == 11 {
				c.Part("fries", c.Clip("M30 0H226V170H30Z", c.Blur(5, c.Path("M60 96Q128 40 196 96V180H60Z", f.DDD)).Opacity(.3)))
			}
			c.Part("fries", fry(v[0], v[1], v[2]))
		}
		c.On(kit.Fore)
		const front = "M40 112C60 150 196 150 216 112L196 240Q194 250 184 250H72Q62 250 60 240Z"
		var stripes []kit.Node
		for i := range 4 {
			x := 62 + float64(i)*36
			stripes = append(stripes, c.Path(pf("M%g 100H%gL%g 260H%gZ", x, x+17, 128+(x+17-128)*.78, 128+(x-128)*.78), kit.Lin(40, 0, 216, 0, kit.Hex("#fff8ea"), kit.Hex("#fff3dd"), kit.Hex("#e5c9a4"))))
		}
		c.Part("carton", c.Blur(5, c.Clip("M48 60H208V200H48Z", c.Path(front, f.DDD).Move(0, -7))).Opacity(.45),
			c.Form(front, kit.Lin(44, 110, 206, 250, k.L, k.M, k.D), c.Named("stripes", stripes...), c.Blur(10, c.Path("M180 100H230V260H150Z", k.DDD)).Opacity(.45), shade(c, front, k, 14)),
			c.Line("M42 115C62 152 194 152 214 115", k.LL, 3).Opacity(.8))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 194, 110, 70, 0)
		c.AnchorBox("inside", 128, 130, 160, 40, 0)
		c.AnchorBox("grip", 128, 200, 0, 0, 0)
	},
}
