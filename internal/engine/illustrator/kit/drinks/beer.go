package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var beer = kit.Piece{
	Name: "beer", Cm: 20,
	States:  "full; empty -beer -foam",
	Palette: "beer #ffae12; foam #fff8e6; mug #bcdde8 glass",
	Draw: func(c *kit.Canvas) {
		b, f, g := c.Tones("beer"), c.Tones("foam"), c.Tones("mug")
		const mug = "M24 68A78 10 0 0 1 180 68V232Q180 250 162 250H42Q24 250 24 232Z"
		const fill = "M34 84H170V222Q170 234 158 234H46Q34 234 34 222Z"
		c.On(kit.Back)
		const handle = "M178 96H206C230 96 244 110 244 134V178C244 202 230 216 206 216H178V194H202C214 194 222 188 222 176V136C222 124 214 118 202 118H178Z"
		c.Part("handle", c.Form(handle, kit.Lin(178, 96, 244, 216, g.L.Alpha(.55), g.M.Alpha(.4), g.D.Alpha(.6)), c.Path(handle, kit.None).Stroke(g.DD.Alpha(.75), 4.5), c.Blur(1, c.Path(handle, kit.None).Stroke(kit.White.Alpha(.9), 3).Move(2.5, 2.5))),
			c.Line("M190 104H208C224 104 236 114 236 134V160", kit.White, 4.5).Opacity(.8).Shade())
		c.Part("mug", c.Path(mug, g.M.Alpha(.1)), edible.Mouth(c, 102, 68, 77, 9, "back", g))
		c.On(kit.Body)
		var bubbles []kit.Node
		for i, v := range [][2]float64{{52, 210}, {58, 176}, {50, 140}, {78, 220}, {82, 188}, {74, 152}, {100, 206}, {106, 168}, {98, 130}, {122, 218}, {128, 186}, {124, 148}, {146, 206}, {152, 168}, {146, 128}, {66, 122}, {116, 112}} {
			r := 2.4 + float64(i*5%4)*.8
			bubbles = append(bubbles, c.Circle(v[0], v[1], r, b.LL.Alpha(.55)), c.Circle(v[0]-.4, v[1]-.4, r, kit.None).Stroke(kit.White.Alpha(.8), 1), c.Circle(v[0]-r*.3, v[1]-r*.3, r*.3, kit.White))
		}
		c.Part("beer", c.Form(fill, kit.Lin(34, 0, 170, 0, kit.At(0, b.D.Alpha(.96)), kit.At(.2, b.L.Alpha(.92)), kit.At(.45, b.M.Alpha(.94)), kit.At(.8, b.M.Alpha(.96)), kit.At(1, b.DD)),
			c.Blur(12, c.Ellipse(86, 150, 30, 70, b.LL)).Opacity(.55), c.Blur(8, c.Rect(30, 214, 144, 26, 0, b.DD)).Opacity(.55), c.Blur(8, c.Rect(30, 80, 144, 36, 0, b.DD)).Opacity(.3), kit.Of(bubbles...)), c.Ellipse(102, 84, 68, 7, kit.Lin(34, 0, 170, 0, b.LL, b.L, b.M)))
		c.On(kit.Fore)
		c.Part("mug", edible.Pane(c, mug, 24, 180, g), edible.Mouth(c, 102, 68, 77, 9, "front", g),
			c.Form("M24 228H180V232Q180 250 162 250H42Q24 250 24 232Z", kit.Lin(0, 228, 0, 250, g.L.Alpha(.5), kit.White.Alpha(.6), g.D.Alpha(.7))),
			c.Path("M40 106C40 98 54 98 54 106V208C54 216 40 216 40 208Z", kit.White).Opacity(.6).Shade(), c.Path("M62 112C62 106 69 106 69 112V180C69 186 62 186 62 180Z", kit.White).Opacity(.4).Shade(),
			c.Line("M96 104V220M126 104V220", b.DD, 3).Opacity(.25), c.Line("M99 104V220M129 104V220", kit.White, 2.5).Opacity(.35), c.Line("M170 110V214", kit.White, 4).Opacity(.5).Shade())
		const foam = "M18 74C4 66 6 44 26 40C28 20 56 12 72 22C86 4 116 4 128 22C146 12 172 20 174 40C196 42 200 68 184 76C186 88 186 96 178 100C168 104 164 94 164 86C156 94 142 94 136 88C134 98 134 124 124 126C112 128 112 106 110 92C98 98 84 96 78 88C74 98 74 104 64 106C54 108 50 98 50 88C40 92 26 88 18 74Z"
		c.Part("foam", c.Clip(fill, c.Blur(4, c.Path(foam, b.DDD).Move(2, 6)).Opacity(.5)),
			c.Form(foam, kit.Lin(40, 10, 130, 120, f.LL, f.M, f.M, f.D),
				c.Blur(4, c.Line("M34 60Q46 76 66 64Q84 80 104 64Q124 78 142 64Q160 74 176 62", f.DD, 8)).Opacity(.5), c.Blur(3, c.Line("M36 38Q50 24 66 34M80 26Q102 12 118 28M136 30Q156 24 166 42", kit.White, 8)).Opacity(.9),
				edible.Scatter(c, 14, 16, 190, 100, 40, 9, edible.Everywhere, func(i int, x, y float64) kit.Node {
					return kit.Of(c.Circle(x, y, 1.6+float64(i%3), f.DD).Opacity(.3), c.Circle(x-.5, y-.5, 1.3+float64(i%3)*.8, f.LL))
				}), edible.Shade(c, foam, f, 16)),
			c.Path("M30 52C34 36 50 30 62 33C70 36 66 42 60 42C50 42 44 48 42 56C38 64 28 62 30 52Z", kit.White).Opacity(.9).Shade())
		c.Anchor("ground", 102, 250)
		c.AnchorBox("inside", 102, 150, 136, 168, 0)
		c.AnchorBox("print", 102, 160, 110, 80, 0)
		c.AnchorBox("grip", 233, 156, 0, 0, 0)
	},
}
