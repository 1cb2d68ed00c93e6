package lighting

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var candle = kit.Piece{
	Name: "candle", Cm: 18,
	States:  "melting",
	Palette: "wax #fdf3e0 candle; flame #ff8a2a fire; holder #d9a13b gold dish; wick #4a3b36",
	Draw: func(c *kit.Canvas) {
		w, f, h, k := c.Tones("wax"), c.Tones("flame"), c.Tones("holder"), c.Tones("wick")
		low := 0.0 // how far it has burned down
		if c.State("melting") {
			low = 62
		}
		c.Part("flame", Halo(c, 122, 46+low, 62, kit.Hex("#ffc255")))
		c.Part("holder", c.Circle(214, 208, 21, kit.None).Stroke(h.DDD, 13), c.Circle(213.600, 207.500, 21, kit.None).Stroke(kit.Lin(192, 186, 236, 230, h.LL, h.M, h.DD), 10), sheen.Gloss(c, 214, 208, 22, 22, 280, 330, 3))
		c.Part("holder", c.Form("M18 212A104 26 0 0 1 226 212C224 240 176 250 122 250C68 250 20 240 18 212Z", kit.Lin(18, 0, 226, 0, kit.At(0, h.M), kit.At(.18, h.LL), kit.At(.4, h.L), kit.At(.6, h.M), kit.At(.85, h.DD), kit.At(1, h.D)), sheen.Dim(c, 5, .5, "M20 238Q122 262 224 238V254H20Z", h)),
			c.Ellipse(122, 212, 104, 25, h.DD), c.Ellipse(122, 211.500, 103, 24, kit.Lin(20, 190, 220, 234, h.LL, h.L, h.M)), c.Form(kit.Oval(122, 213, 92, 19), kit.Lin(30, 194, 214, 232, h.DD, h.D, h.L), sheen.Dim(c, 5, .6, kit.Oval(130, 214, 54, 12), h)))
		if low > 0 {
			c.Part("wax", meltedWax(c, w))
			c.Part("wick", c.Line("M122 164Q120 154 123 146", k.DDD, 4.4), c.Line("M122 162Q120 154 122.500 148", k.L, 1.6))
			c.Part("flame", Flame(c, 122, 92+low, 36, 76, f))
			c.Anchor("ground", 122, 250)
			c.AnchorBox("grip", 214, 208, 0, 0, 0)
			return
		}
		const d = "M84 100Q84 88 122 88Q160 88 160 100V208Q160 220 122 220Q84 220 84 208Z"
		c.Part("wax", c.Form(d, kit.Lin(84, 0, 160, 0, kit.At(0, w.D), kit.At(.18, w.LL), kit.At(.45, w.M), kit.At(.8, w.D), kit.At(1, w.DDD)), c.Blur(10, c.Ellipse(122, 106, 34, 30, kit.Hex("#ffc65e"))).Opacity(.65), sheen.Dim(c, 5, .35, "M80 200H164V224H80Z", w)))
		drip := "M84 100C90 112 88 148 94 148C101 148 98 124 104 122C110 122 108 168 115 168C122 168 119 126 126 124C133 124 131 140 137 140C144 140 141 118 148 116C154 116 151 182 157 182C163 182 161 120 160 100Q160 112 122 112Q84 112 84 100Z"
		c.Part("wax", c.Clip(d, c.Blur(2, c.Path(drip, w.DDD).Move(2.500, 4)).Opacity(.5)), c.Form(drip, kit.Lin(84, 100, 150, 180, w.LL, w.L, w.M), c.Path(drip, kit.None).Stroke(w.DDD, 2.5).Move(-1, -1).Opacity(.3)))
		c.Part("wax", c.Ellipse(122, 100, 38, 12, w.LL), c.Form(kit.Oval(122, 101.500, 31, 8.500), kit.Rad(122, 100, 30, kit.Hex("#ffd67a"), w.M, w.DD)))
		c.Part("wick", c.Line("M122 102Q120 92 123 84", k.DDD, 4.4), c.Line("M122 100Q120 92 122.500 86", k.L, 1.6))
		c.Part("flame", Flame(c, 122, 92, 36, 76, f))
		c.Part("wax", sheen.Glint(c, "M92 128Q96 124 98 130V196Q96 204 92 198Z", .6))
		c.Anchor("ground", 122, 250)
		c.AnchorBox("grip", 214, 208, 0, 0, 0)
	},
}

// meltedWax is what is left of a candle that has burned down: a stump that has run over the dish and its edge.
func meltedWax(c *kit.Canvas, w kit.Tones) kit.Node {
	const pool = "M84 170C82 188 70 196 50 202C30 208 26 222 40 226C50 229 52 232 52 244C52 256 64 256 64 244C64 236 70 232 80 234C92 237 94 238 95 246C96 254 106 254 107 246C108 238 116 236 130 236C150 236 152 232 154 240C155 262 168 262 169 240C170 230 178 230 192 226C214 220 214 206 192 201C172 196 162 188 160 166C158 158 150 162 144 158C134 152 112 152 102 159C96 163 86 160 84 170Z"
	const stump = "M86 168C84 190 78 204 70 210Q122 226 174 210C166 204 160 190 158 166Q146 176 122 176Q98 176 86 168Z"
	run := func(x, y, long float64) kit.Node {
		d := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-6, y, x-4, y+long*.6, x-8, y+long, x, y+long, x+8, y+long, x+4, y+long*.6, x+6, y)
		return kit.Of(c.Blur(2, c.Path(d, w.DDD)).Move(2, 3).Opacity(.4), c.Form(d, kit.Lin(x-6, y, x+7, y+long, w.LL, w.L, w.M)))
	}
	return kit.Of(
		c.Blur(4, c.Path(pool, w.DDD)).Move(2, 4).Opacity(.4),
		c.Form(pool, kit.Lin(30, 160, 210, 250, w.LL, w.M, w.D), sheen.Dim(c, 5, .4, "M150 160H220V260H150Z", w), c.Path(pool, kit.None).Stroke(w.LL, 3).Move(1, 1.5).Opacity(.8), c.Blur(5, c.Ellipse(122, 216, 64, 9, w.DDD)).Opacity(.25)),
		c.Form(stump, kit.Lin(80, 0, 164, 0, kit.At(0, w.D), kit.At(.2, w.LL), kit.At(.5, w.M), kit.At(1, w.DDD)), c.Blur(9, c.Ellipse(122, 172, 32, 20, kit.Hex("#ffc65e"))).Opacity(.6)),
		run(92, 172, 34), run(110, 176, 24), run(141, 175, 40), run(154, 168, 22),
		c.Ellipse(122, 166, 36, 12, w.LL), c.Form(kit.Oval(122, 167.500, 29, 8.500), kit.Rad(122, 166, 30, kit.Hex("#ffd67a"), w.M, w.DD)),
		sheen.Glint(c, "M42 212Q56 206 72 204Q62 212 46 218Z", .7))
}
