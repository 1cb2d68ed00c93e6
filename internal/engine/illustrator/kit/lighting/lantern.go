package lighting

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lantern = kit.Piece{
	Name: "lantern", Cm: 32,
	Palette: "frame #b5482f metal; glass #ffe6a3; candle #fdf3e0 wax; flame #ff8a2a fire light; handle #5a5f6d wire",
	Draw: func(c *kit.Canvas) {
		f, g, w, k, h := c.Tones("frame"), c.Tones("glass"), c.Tones("candle"), c.Tones("flame"), c.Tones("handle")
		c.On(kit.Back)
		const bail = "M62 92C40 10 84 6 128 6C172 6 216 10 194 92"
		c.Part("handle", c.Line(bail, h.DDD, 6.5), c.Line(bail, h.L, 3.6).Move(-.5, -.6), c.Form(kit.RoundRect(106, -1, 44, 14, 7), sheen.Round(0, -1, 0, 13, kit.TonesOf(kit.Hex("#8a5230")))))
		const pane = "M76 98H180L188 206H68Z"
		c.Part("glass", c.Form(pane, kit.Rad(128, 158, 84, kit.At(0, kit.Hex("#fff0a8")), kit.At(.35, g.M.Shade(-.15)), kit.At(1, g.DD.Alpha(.85))), c.Path(pane, kit.None).Stroke(g.DD, 3).Opacity(.5)))
		c.On(kit.Body)
		c.Part("candle", c.Form("M110 172Q110 166 128 166Q146 166 146 172V206H110Z", sheen.Round(110, 0, 146, 0, w), c.Path("M110 172C113 184 117 184 118 178C122 176 122 192 126 192C130 192 128 178 133 177C137 178 137 186 141 184C145 182 145 176 146 172Q128 180 110 172Z", w.LL)), c.Ellipse(128, 172, 18, 5.500, w.LL), c.Line("M128 172V162", h.DDD, 3))
		c.Part("flame", c.Clip(pane, Halo(c, 128, 142, 70, kit.Hex("#ffb52e"))), Flame(c, 128, 168, 32, 60, k))
		c.On(kit.Fore)
		c.Part("glass", c.Clip(pane, c.Path("M84 98H112L96 206H70Z", kit.White).Opacity(.25), c.Path("M150 98H160L156 206H144Z", kit.White).Opacity(.18)).Shade())
		bar := func(d string, wd float64) kit.Node { return sheen.Tube(c, d, wd, f) }
		c.Part("frame", bar("M76 98L68 206", 9), bar("M180 98L188 206", 9), bar("M106 98L102 206", 4.6), bar("M150 98L154 206", 4.6), bar("M71 152H185", 4.600))
		roof := "M104 46H152C158 66 176 78 196 88Q200 92 198 98H58Q56 92 60 88C80 78 98 66 104 46Z"
		c.Part("frame", c.Form(roof, sheen.Steel(58, 0, 198, 0, f), sheen.Dim(c, 4, .5, "M100 40H156V56H100Z", f), sheen.Edge(c, roof, f, 10)), c.Form(kit.RoundRect(52, 93, 152, 13, 6), sheen.Steel(52, 0, 204, 0, f), c.Line("M56 95.500H200", f.LL, 1.600).Opacity(.8)),
			c.Form("M108 28H148V46H108Z", sheen.Steel(108, 0, 148, 0, f), sheen.Each(3, func(i int) kit.Node { return c.Circle(117+11*float64(i), 37, 3, f.DDD) })), c.Form("M100 30Q100 22 128 20Q156 22 156 30Z", sheen.Steel(100, 0, 156, 0, f)))
		c.Part("frame", c.Form(kit.RoundRect(56, 200, 144, 14, 6), sheen.Steel(56, 0, 200, 0, f), c.Line("M60 202.500H196", f.LL, 1.600).Opacity(.8)), c.Form("M64 214H192L202 240Q204 248 196 248H60Q52 248 54 240Z", sheen.Steel(54, 0, 202, 0, f), c.Blur(4, c.Rect(50, 238, 156, 14, 0, f.DDD)).Opacity(.6), c.Blur(3, c.Rect(54, 212, 150, 6, 0, f.DDD)).Opacity(.6)), sheen.Glint(c, "M76 220H84L78 242H68Z", .4))
		for _, x := range []float64{62, 194} {
			c.Part("handle", c.Circle(x, 94, 6, h.DDD), c.Circle(x-.4, 93.500, 4.6, h.LL))
		}
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 128, 6, 0, 0, 90)
		c.Anchor("tie", 128, 0)
	},
}
