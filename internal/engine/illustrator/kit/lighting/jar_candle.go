package lighting

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// jarCandle is a scented candle in a glass with a label.
var jarCandle = kit.Piece{
	Name: "jar-candle", Cm: 10,
	Palette: "wax #f6e7cf candle; flame #ff8a2a fire; label #fffaf0 paper; glass #cfe0e8 jar; wick #4a3b36; rule #b98a4a",
	Draw: func(c *kit.Canvas) {
		w, f, l, g, k, r := c.Tones("wax"), c.Tones("flame"), c.Tones("label"), c.Tones("glass"), c.Tones("wick"), c.Tones("rule")
		const jar, wax = "M38 76H218V226Q218 246 198 246H58Q38 246 38 226Z", "M46 122A82 15 0 0 1 210 122V222Q210 236 196 236H60Q46 236 46 222Z"
		c.Part("flame", c.Glow(16, c.Ellipse(128, 62, 34, 44, kit.Hex("#ffc255").Alpha(.55))))
		c.Part("glass", c.Path(jar, g.L.Alpha(.3)), c.Form(kit.Oval(128, 76, 90, 16), kit.Lin(38, 60, 218, 92, g.L.Alpha(.5), g.D.Alpha(.35))))
		c.Part("wax", c.Form(wax, kit.Lin(46, 0, 210, 0, kit.At(0, w.L), kit.At(.3, w.LL), kit.At(.6, w.M), kit.At(1, w.DD))), c.Form(kit.Oval(128, 122, 82, 15), kit.Rad(128, 122, 84, kit.Hex("#fff6d8"), w.LL, w.M)))
		c.Part("wick", c.Line("M128 124Q126 108 128 92", k.D, 4.5))
		c.Part("flame", c.Path("M128 20C136 44 152 58 152 76C152 92 142 102 128 102C114 102 104 92 104 76C104 58 120 44 128 20Z", kit.Lin(0, 20, 0, 102, f.LL, f.M, kit.Hex("#f0582a"))), c.Path("M128 48C133 62 142 70 142 82C142 92 136 98 128 98C120 98 114 92 114 82C114 70 123 62 128 48Z", kit.Lin(0, 48, 0, 98, kit.Hex("#fff3b0"), kit.Hex("#ffc53a"))))
		c.Part("label", c.Blur(3, c.Rect(64, 140, 130, 82, 6, w.DDD)).Opacity(.35), c.Form(kit.RoundRect(62, 136, 132, 84, 5), kit.Lin(62, 0, 194, 0, kit.At(0, l.M), kit.At(.3, l.LL), kit.At(1, l.DD))), c.Path(kit.RoundRect(68, 142, 120, 72, 3), kit.None).Stroke(r.M, 1.6))
		c.Part("glass", c.Path(jar, kit.Lin(38, 0, 218, 0, kit.White.Alpha(.42), kit.White.Alpha(.03), g.DD.Alpha(.28))), c.Path(jar, kit.None).Stroke(g.D.Alpha(.65), 2.6), c.Path("M40 232Q60 240 128 240Q196 240 216 232V230Q218 246 198 246H58Q38 246 40 230Z", kit.White.Alpha(.4)), c.Path(kit.Oval(128, 76, 90, 16), kit.None).Stroke(g.LL, 4), sheen.Glint(c, "M50 96L60 98V222Q54 224 51 216Z", .7))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("print", 128, 178, 108, 60, 0)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}
