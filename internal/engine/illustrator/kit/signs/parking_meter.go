package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var parkingMeter = kit.Piece{
	Name: "parking-meter", Cm: 150,
	Palette: "housing #7d8794 body gray; pole #9aa4b0 post; display #c9f0c0 window; knob #3f4652 handle; sign #2f6fd6 blue",
	Draw: func(c *kit.Canvas) {
		h, p, d, k, s := c.Tones("housing"), c.Tones("pole"), c.Tones("display"), c.Tones("knob"), c.Tones("sign")
		c.Part("pole", c.Form("M114 148H142V246H114Z", sheen.Round(114, 0, 142, 0, p)), sheen.Body(c, kit.RoundRect(88, 240, 80, 14, 6), p, 6), sheen.Body(c, "M100 144H156L146 162H110Z", p, 6))
		body := "M128 2C168 2 190 28 188 66L182 134Q181 148 168 148H88Q75 148 74 134L68 66C66 28 88 2 128 2Z"
		c.Part("housing", c.Path(body, h.DDD).Stroke(h.DDD, 2), sheen.Body(c, body, h, 18), c.Line("M76 92H180", h.DDD, 3).Opacity(.5), c.Line("M76 95H180", h.LL, 1.6).Opacity(.7))
		win := "M86 66C84 36 102 18 128 18C154 18 172 36 170 66Q170 76 160 76H96Q86 76 86 66Z"
		c.Part("display", c.Path(win, h.DDD).Stroke(h.DDD, 5), c.Path(win, h.L).Stroke(h.L, 1.6), c.Form(win, kit.Lin(90, 20, 166, 76, d.D, d.M, d.LL), c.Rect(98, 46, 60, 24, 4, d.DD).Opacity(.45)), c.Letters("0:45", kit.Box{X0: 104, Y0: 49, X1: 152, Y1: 67}, "sans", k.DD), c.Clip(win, c.Path("M80 70L120 14H146L100 80H80Z", kit.White).Opacity(.4)))
		c.Part("sign", c.Rect(86, 100, 38, 38, 6, s.DDD), sheen.Body(c, kit.RoundRect(86, 99, 38, 38, 6), s, 5), c.Letters("P", kit.Box{X0: 96, Y0: 106, X1: 114, Y1: 130}, "display", kit.White))
		c.Part("knob", c.Rect(140, 102, 7, 26, 3, k.DDD), c.Line("M139 101V128", h.LL, 1.4), c.Circle(164, 116, 11, k.DDD), sheen.Ball(c, 163.500, 115, 10, k), c.Rect(160, 104, 7, 22, 3, kit.Lin(160, 0, 167, 0, k.LL, k.D)))
		c.Part("housing", sheen.Gloss(c, 128, 66, 52, 56, 196, 236, 5))
		c.Anchor("ground", 128, 254)
	},
}
