package vehicles

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var horseCarriage = kit.Piece{
	Name: "horse-carriage", Cm: 350, Facing: kit.Right, Palette: "body #7a3fa8 coach purple; trim #f2c14a gold; wheels #e8b84a <trim; windows #bfe4f5 glass; seats #d8434f curtains; lamp #ffe08a",
	Draw: func(c *kit.Canvas) {
		b, t, w, g, s, l := c.Tones("body"), c.Tones("trim"), c.Tones("wheels"), c.Tones("windows"), c.Tones("seats"), c.Tones("lamp")
		ring := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, kit.None).Stroke(w.DDD, 11), c.Circle(x, y, r, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, w.LL, w.M, w.DD), 8), c.Around(10, x, y, c.Line(sheen.D("M%g %gV%g", x, y, y-r), w.D, 4)), c.Around(10, x, y, c.Line(sheen.D("M%g %gV%g", x-.6, y, y-r), w.L, 2)), c.Circle(x, y, r*.22, w.DD), sheen.Ball(c, x, y, r*.19, w))
		}
		c.Part("wheels", ring(62, 194, 48), ring(202, 204, 38))
		c.Part("trim", sheen.Tube(c, "M40 168C70 190 150 196 196 176C222 166 238 176 252 190", 8, t))
		d := "M46 60Q48 40 70 40H170Q192 40 194 60L190 122C186 160 160 172 122 172C84 172 56 160 50 122Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 3), sheen.Body(c, d, b, 18))
		c.Part("trim", c.Path(d, kit.None).Stroke(t.M, 4), sheen.Body(c, "M36 44C60 20 180 20 206 44Q208 50 200 50H44Q34 50 36 44Z", t, 6), c.Form("M104 24Q106 6 120 4Q134 6 136 24Z", kit.Lin(104, 4, 136, 24, t.LL, t.M, t.D)), sheen.Ball(c, 120, 0, 7, t))
		win := "M86 64Q86 56 94 56H148Q156 56 156 64V104H86Z"
		c.Part("windows", c.Path(win, t.D).Stroke(t.M, 6), chassis.Glass(c, win, g))
		c.Part("seats", c.Form("M86 56H106Q104 86 88 104H86Z", kit.Lin(86, 0, 106, 0, s.L, s.D)), c.Form("M156 56H136Q138 86 154 104H156Z", kit.Lin(136, 0, 156, 0, s.L, s.D)))
		c.Part("trim", c.Path("M86 112H156V150Q140 160 122 160Q102 160 86 150Z", kit.None).Stroke(t.M, 3), c.Path("M121 122C126 130 134 130 136 138C130 144 124 142 121 150C118 142 112 144 106 138C108 130 116 130 121 122Z", t.M), c.Circle(148, 132, 4, t.L))
		c.Part("body", sheen.Body(c, "M196 112H232Q240 112 238 120L230 148H204Z", b, 6), c.Line("M200 148L192 172M228 148L236 178", t.D, 5))
		c.Part("seats", sheen.Body(c, kit.RoundRect(194, 100, 44, 14, 6), s, 5))
		c.Part("lamp", c.Line("M194 66H208", t.D, 4), sheen.Body(c, "M202 66H218L214 88H206Z", l, 4), c.Path("M200 66L210 56L220 66Z", t.M))
		c.Anchor("tow", 252, 190)
		c.Anchor("seat", 214, 100)
		c.Anchor("handNear", 244, 96)
		c.Anchor("footNear", 236, 146)
		c.Anchor("ground", 128, 244)
	},
}
