package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rockingChair = kit.Piece{
	Name: "rocking-chair", Cm: 105, Facing: kit.Right,
	Palette: "frame #b9773f wood; cushion #d9574a seat",
	Draw: func(c *kit.Canvas) {
		f, k := c.Tones("frame"), c.Tones("cushion")
		post := func(d string, w float64) kit.Node { return sheen.Tube(c, d, w, f) }
		c.Part("frame", post("M60 140L34 12M196 152L206 228M104 148L92 228", 9))
		c.Part("frame", sheen.Each(4, func(i int) kit.Node {
			y := 26 + float64(i)*28
			x := 30 + float64(i)*5.6
			return sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x, y, x+28, y-8, x+46, y+2, x+50, y+16, x+30, y+8, x+4, y+14), f, 6)
		}))
		c.Part("frame", post("M82 148L78 12", 11), sheen.Ball(c, 78, 12, 9, f), sheen.Ball(c, 32, 14, 8, f))
		c.Part("frame", post("M80 100H178M176 104V150", 9), sheen.Ball(c, 182, 100, 7, f))
		c.Part("cushion", sheen.Body(c, "M52 136Q56 126 70 126H196Q212 128 210 140Q208 150 196 150H62Q48 148 52 136Z", k, 12), sheen.Streak(c, "M66 132H170", 4, .5))
		c.Part("frame", sheen.Body(c, kit.RoundRect(50, 148, 160, 14, 6), f, 6))
		c.Part("frame", post("M66 160L54 226M190 160L200 226", 11), post("M62 194H194", 7))
		c.Part("frame", sheen.Tube(c, "M8 206C60 254 190 258 250 206", 13, f))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 132, 130, 130, 0, 0)
		c.Anchor("seat", 118, 128)
		c.Anchor("footNear", 236, 240)
		c.Anchor("footFar", 228, 238)
		c.Anchor("handNear", 170, 100)
		c.Anchor("handFar", 166, 98)
	},
}

var highChair = kit.Piece{
	Name: "high-chair", Cm: 100,
	Palette: "frame #d9a566 wood; seat #6fc3d8 cushion; tray #fbf6ec",
	Draw: func(c *kit.Canvas) {
		f, s, t := c.Tones("frame"), c.Tones("seat"), c.Tones("tray")
		leg := func(d string, t kit.Tones) kit.Node { return sheen.Tube(c, d, 12, t) }
		c.Part("frame", c.Both(128, leg("M104 140L88 236", kit.TonesOf(f.D))), sheen.Tube(c, "M94 190H162", 8, kit.TonesOf(f.D)))
		const shell = "M78 110C70 70 74 30 92 14C104 2 152 2 164 14C182 30 186 70 178 110L184 146Q184 160 170 160H86Q72 160 72 146Z"
		c.Part("seat", sheen.Body(c, shell, s, 18, sheen.Body(c, "M92 104C88 70 90 40 102 28C110 20 146 20 154 28C166 40 168 70 164 104Z", kit.TonesOf(s.L), 10, c.Line("M128 20V110M94 66Q128 74 162 66", s.D, 2.5).Opacity(.5))), sheen.Streak(c, "M86 40Q90 18 106 12", 5, .6))
		c.Part("seat", c.Line("M112 44V110M144 44V110", s.DDD, 7), c.Line("M112 44V110M144 44V110", s.DD, 5), sheen.Body(c, "M122 96H134V150H122Z", s, 5))
		c.Part("frame", sheen.Body(c, "M74 152H182Q188 152 188 158V164Q188 170 182 170H74Q68 170 68 164V158Q68 152 74 152Z", f, 6), leg("M78 164L46 248", f), leg("M178 164L210 248", f), sheen.Body(c, "M68 196H188Q194 196 195 202L196 208Q196 214 190 214H66Q60 214 60 208L61 202Q62 196 68 196Z", f, 6, sheen.Grain(c, kit.Box{X0: 62, Y0: 198, X1: 196, Y1: 214}, 2, f)))
		const rim = "M36 96C36 82 52 78 66 78H190C204 78 220 82 220 96C220 118 190 126 128 126C66 126 36 118 36 96Z"
		c.Part("tray", c.Path(rim, t.DD).Move(0, 8), sheen.Body(c, rim, t, 6, c.Path("M48 96C48 88 58 86 70 86H186C198 86 208 88 208 96C208 110 176 116 128 116C80 116 48 110 48 96Z", kit.Lin(0, 86, 0, 116, t.DD, t.D, t.M))), sheen.Streak(c, "M42 100C44 110 58 116 78 119", 3, .8))
		c.AnchorBox("surface", 128, 90, 150, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}
