package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var skull = kit.Piece{
	Name: "skull", Cm: 22,
	Palette: "bone #f0e4cc; eyes #4a3a4c eye_sockets sockets; teeth #fff8ea; nose #4a3a4c <eyes",
	Draw: func(c *kit.Canvas) {
		b, e, t, n := c.Tones("bone"), c.Tones("eyes"), c.Tones("teeth"), c.Tones("nose")
		c.Part("bone", jawbone(c, b, t))
		c.Part("bone", p.Body(c, cranium, b, 34, c.Blur(8, c.Both(128, c.Ellipse(200, 100, 12, 34, b.DD).Rotate(-14, 200, 100))).Opacity(.5),
			c.Blur(5, c.Both(128, c.Path("M160 168Q186 176 208 164Q214 184 186 190Z", b.DD))).Opacity(.65), c.Blur(5, c.Both(128, c.Path("M142 78Q170 64 206 84Q176 78 146 92Z", b.LL))).Opacity(.9),
			c.Blur(4, c.Path("M84 186Q128 198 172 186L170 206H86Z", b.DD)).Opacity(.5)),
			c.Line("M152 22L160 38L150 50L164 64", b.DDD, 2.6).Opacity(.7), c.Line("M154 23L162 39L152 51L166 65", b.LL, 1.6),
			p.Glint(c, "M40 92C44 58 68 34 100 28C111 26 112 34 102 37C76 44 58 64 52 94C50 105 39 102 40 92Z", .75))
		c.Part("eyes", socket(c, sock, b, e, 82, 122, 36), c.Ellipse(70, 108, 7, 5, kit.White).Opacity(.16), socket(c, p.D("M166 88C144 88 138 104 142 126C146 148 164 156 184 152C204 148 214 132 210 114C206 98 186 88 166 88Z"), b, e, 176, 122, 36))
		c.Part("nose", socket(c, "M128 142C120 142 110 162 112 170C114 177 123 176 128 170C133 176 142 177 144 170C146 162 136 142 128 142Z", b, n, 128, 164, 16))
		c.Part("teeth", p.Each(6, func(i int) kit.Node { return tusk(c, 80+float64(i)*16.2, 190, 15, 21, t) }))
		c.AnchorBox("headTop", 128, 10, 150, 16, 0)
		c.AnchorBox("eyes", 128, 122, 200, 60, 0)
		c.Anchor("mouth", 128, 208)
		c.Anchor("ground", 128, 250)
	},
}
