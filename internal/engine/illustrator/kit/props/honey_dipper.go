package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var honeyDipper = kit.Piece{
	Name: "honey-dipper", Cm: 16,
	Palette: "wood #c88f52 stick; honey #f0a52a",
	Draw: func(c *kit.Canvas) {
		w, h := c.Tones("wood"), c.Tones("honey")
		c.Part("wood", sheen.Tube(c, "M128 8V140", 15, w), sheen.Ball(c, 128, 12, 12, w))
		for i := range 5 {
			y := 134 + float64(i)*17
			rx := []float64{34, 44, 48, 44, 34}[i]
			d := kit.Oval(128, y, rx, 11)
			c.Part("wood", c.Path(d, w.DDD).Move(0, 3), sheen.Body(c, d, w, 6))
		}
		drip := "M82 168C86 156 170 156 174 168C182 190 172 206 160 206C152 206 152 214 146 222C142 238 138 252 130 252C122 252 118 238 114 224C110 214 104 208 98 206C84 204 76 188 82 168Z"
		c.Part("honey", c.Path(drip, h.DD).Move(0, 2).Opacity(.6), c.Form(drip, kit.Lin(82, 156, 174, 250, h.LL.Alpha(.92), h.M.Alpha(.92), h.D.Alpha(.95))), sheen.Streak(c, "M96 172Q94 186 102 196", 5, .7))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 60, 0, 0, 0)
	},
}
