package vehicles

import "pellucid/internal/engine/illustrator/kit"

// sedanShell is the outline of a four-door car: the police car and the taxi.
const sedanShell = "M9 170Q4 166 5 150Q6 124 22 118L54 112C64 92 78 74 102 73H146C168 74 182 92 194 110Q234 113 245 126Q252 138 250 164Q250 174 240 176H18Q11 176 9 170Z"

// sedan draws a four-door car: its palette has body, windows, wheels, tires, headlights and trim. paint is what lies on
// the body's sides.
func sedan(c *kit.Canvas, paint ...kit.Node) {
	b, w, r, t, l, m := c.Tones("body"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("trim")
	shade := []kit.Node{dim(c, 8, .5, "M0 160H256V190H0Z", b), dim(c, 9, .4, "M228 104H270V190H216Z", b),
		c.Path("M4 128Q120 118 252 134V137.5Q120 122 4 132Z", b.LL).Opacity(.6), arch(c, 62, 174, 26, b), arch(c, 198, 174, 26, b)}
	c.Part("body", c.Form(sedanShell, kit.Lin(90, 70, 118, 186, kit.At(0, b.LL), kit.At(.18, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)), append(paint, shade...)...),
		glint(c, "M70 94C80 82 90 78 103 77.500H146C156 78 163 81 170 87C160 82 154 81.5 146 81.500H103C90 82 82 86 70 94Z", .55), glint(c, "M200 113.500Q230 116 240 125Q228 119.5 202 118Z", .6))
	c.Part("bumper", c.Form("M234 160H249Q254 160 254 165V170Q254 177 247 177H230Z", sheen(m, 232, 158, 250, 178)), c.Form("M22 160H7Q2 160 2 165V170Q2 177 9 177H26Z", sheen(m, 2, 158, 22, 178)), c.Line("M94 175H166", m.DD, 5), c.Line("M94 174H166", m.L, 2.5))
	seat := kit.Of(c.Path("M88 116V100Q88 92 95 92Q101 92 101 100V116Z", w.DDD), c.Rect(89.5, 85, 10.5, 8, 4, w.DDD)).Opacity(.5)
	c.Part("windows", c.Path("M61 114C72 94 84 83 103 82.500H146C164 83 176 97 187 114Z", kit.Hex("#3c4050")),
		glass(c, "M67 112C76 96 86 86.5 103 86H117V112Z", w, seat),
		glass(c, "M124 86H145.500C160 87 170 98 179 112H124Z", w, seat.Move(42, 0), c.Line("M165 112L161 98M155 103L167 95", w.DDD, 3).Opacity(.55)))
	c.Part("doors", c.Line("M120.5 114V166M120.5 168H152Q160 168 163 158Q168 146 183 140L185 114M120.5 168H104Q98 168 95 158Q90 144 74 140", b.DD, 1.6).Opacity(.7),
		c.Rect(128, 127, 16, 5.5, 2.7, kit.Hex("#30303a")).Opacity(.4), c.Rect(127.5, 125.5, 16, 5, 2.5, sheen(m, 127, 124, 140, 132)), c.Rect(90, 127, 15, 5.5, 2.7, kit.Hex("#30303a")).Opacity(.4), c.Rect(89.5, 125.5, 15, 5, 2.5, sheen(m, 90, 124, 104, 132)))
	c.Part("mirror", c.Form("M171 109Q171 101 179 101Q187 101 187 108Q187 114 180 114Q171 114 171 109Z", sheen(b, 171, 100, 187, 115)))
	c.Part("headlights", c.Form("M231 126Q242 129 248 140Q248 146 242 146Q231 144 229 134Z", kit.Lin(229, 124, 249, 146, kit.White, l.L, l.M), c.Path("M231 126Q242 129 248 140Q248 146 242 146Q231 144 229 134Z", kit.None).Stroke(m.DD, 2.4)))
	c.Part("taillights", c.Form("M8 130Q13 126 22 126Q24 135 20 142H6Z", kit.Lin(6, 126, 24, 144, kit.Hex("#ff8d6b"), kit.Hex("#e02b2b"), kit.Hex("#a3132c"))))
	c.Part("wheels", wheel(c, 62, 174, 26, t, r, 6), wheel(c, 198, 174, 26, t, r, 6))
	c.AnchorBox("inside", 147, 100, 42, 26, 0)
	c.Anchor("seat", 138, 134)
	c.Anchor("handNear", 162, 101)
	c.Anchor("handFar", 164, 98)
	c.Anchor("footNear", 174, 158)
	c.Anchor("footFar", 178, 156)
	c.Anchor("ground", 128, 200)
}
