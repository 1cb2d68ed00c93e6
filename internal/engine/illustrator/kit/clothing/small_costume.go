package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pocket = kit.Piece{
	Name: "pocket", Cm: 15,
	Palette: "denim #4f7fb8 blue cloth; stitches #f0b45a thread",
	Draw: func(c *kit.Canvas) {
		d, s := c.Tones("denim"), c.Tones("stitches")
		c.On(kit.Back)
		c.Part("denim", c.Form("M24 96Q128 84 232 96L226 132Q128 120 30 132Z", kit.Lin(0, 86, 0, 132, d.DDD, d.DD)))
		c.On(kit.Fore)
		shape := "M18 108Q128 128 238 108L230 214Q180 240 128 252Q76 240 26 214Z"
		c.Part("denim", c.Path(shape, d.DDD).Move(0, 4), sheen.Body(c, shape, d, 12, c.Line("M40 120V214M72 124V232M104 128V246M152 128V246M184 124V232M216 120V214", d.L, 1.6).Opacity(.3)))
		c.Part("stitches", c.Line("M30 126Q128 144 226 126M36 208Q82 232 128 242Q174 232 220 208", s.M, 3.4).Dash(9, 6), c.Line("M32 132L38 204M224 132L218 204", s.M, 3.4).Dash(9, 6), c.Line("M48 176Q88 152 128 184Q168 152 208 176", s.M, 3.4).Dash(9, 6))
		c.Part("denim", sheen.Ball(c, 30, 116, 6, kit.TonesOf(kit.Hex("#c98a4a"))), sheen.Ball(c, 226, 116, 6, kit.TonesOf(kit.Hex("#c98a4a"))))
		c.AnchorBox("inside", 128, 112, 180, 26, 0)
		c.Anchor("ground", 128, 252)
	},
}
