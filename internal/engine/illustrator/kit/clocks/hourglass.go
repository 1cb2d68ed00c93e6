package clocks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hourglass = kit.Piece{
	Name: "hourglass", Cm: 20,
	Palette: "frame #b5732f wood; sand #f2c25a; glass #cfe6f2",
	Draw: func(c *kit.Canvas) {
		w, s, g := c.Tones("frame"), c.Tones("sand"), c.Tones("glass")
		c.On(kit.Back)
		c.Part("frame", sheen.Bar(c, 62, 26, 230, 11, w), sheen.Bar(c, 194, 26, 230, 11, w))
		const d = "M74 32H182C184 78 166 102 142 122Q138 128 142 134C166 154 184 178 182 224H74C72 178 90 154 114 134Q118 128 114 122C90 102 72 78 74 32Z"
		c.On(kit.Body)
		c.Part("glass", c.Path(d, g.M.Alpha(.35)))
		c.Part("sand", c.Clip(d, c.Form("M70 74Q128 84 186 74C178 96 160 108 144 120Q134 126 131 138H125Q122 126 112 120C96 108 78 96 70 74Z", kit.Lin(80, 74, 170, 130, s.L, s.M, s.D)), c.Ellipse(128, 75, 50, 6, s.LL), c.Line("M128 130V214", s.M, 3.4), c.Form("M76 226C84 214 112 184 128 176C144 184 172 214 180 226Z", kit.Lin(90, 180, 166, 226, s.LL, s.M, s.DD)), sheen.Each(24, func(int) kit.Node {
			return c.Circle(92+72*c.Rand().Float64(), 204+20*c.Rand().Float64(), 1.3, s.DD).Opacity(.6)
		})))
		c.Part("glass", c.Form(d, kit.Lin(74, 0, 182, 0, kit.At(0, g.D.Alpha(.4)), kit.At(.3, kit.White.Alpha(.15)), kit.At(1, g.DD.Alpha(.4))), c.Path(d, kit.None).Stroke(g.DD.Alpha(.7), 4), c.Blur(1.5, c.Path(d, kit.None).Stroke(kit.White, 3).Move(3, 2)).Opacity(.8)), c.Path("M88 44Q92 38 96 44C96 68 102 84 112 98Q112 106 105 100C92 84 86 66 88 44Z", kit.White).Opacity(.8).Shade(), c.Path("M90 206Q90 186 102 170Q108 166 107 174C100 186 98 196 98 210Q92 216 90 206Z", kit.White).Opacity(.7).Shade())
		c.On(kit.Fore)
		c.Part("frame", sheen.Board(c, kit.RoundRect(40, 8, 176, 26, 9), w, 3), sheen.Board(c, kit.RoundRect(40, 222, 176, 26, 9), w, 3), sheen.Bar(c, 128, 4, 10, 30, w), sheen.Each(2, func(i int) kit.Node {
			x := 56 + 144*float64(i)
			return kit.Of(sheen.Ball(c, x, 80, 9, w), sheen.Ball(c, x, 176, 9, w), sheen.Bar(c, x, 34, 222, 9, w), sheen.Ball(c, x, 128, 10, w))
		}))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 184, 92, 66, 0)
	},
}
