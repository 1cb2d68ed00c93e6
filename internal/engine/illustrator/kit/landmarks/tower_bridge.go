package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var towerBridge = kit.Piece{
	Name: "tower-bridge", Cm: 24400,
	Palette: "towers #dcc39a stone; roofs #6f8296 slate; cables #4f9bd0 bridge deck; deck #4f9bd0 <cables; piers #b9a688 <towers; water #5fb6e0 river; windows #6a5a4c",
	Draw: func(c *kit.Canvas) {
		t, r, k, d, p, w, n := c.Tones("towers"), c.Tones("roofs"), c.Tones("cables"), c.Tones("deck"), c.Tones("piers"), c.Tones("water"), c.Tones("windows")
		var hangers []kit.Node
		for i := range 10 {
			u := float64(i) / 9
			x := 2 + 46*u
			hangers = append(hangers, c.Line(pd("M%g %gV188", x, 172-92*u*u), k.D, 1.8), c.Line(pd("M%g %gV188", 256-x, 172-92*u*u), k.D, 1.8))
		}
		c.Part("cables", kit.Of(hangers...), c.Line("M-4 172Q34 160 52 80M260 172Q222 160 204 80", k.DD, 7), c.Line("M-4 171Q34 159 51.5 80M259 171Q221 159 203.5 80", k.L, 4))
		c.Part("walkway", c.Rect(78, 86, 100, 5, 1, kit.Lin(0, 86, 0, 91, k.LL, k.D)), c.Rect(78, 100, 100, 6, 1, kit.Lin(0, 100, 0, 106, k.L, k.DD)))
		for i := range 12 {
			x := 80 + 8*float64(i)
			c.Part("walkway", c.Line(pd("M%g 100L%g 91L%g 100", x, x+4, x+8), k.DD, 2), c.Line(pd("M%g 99.5L%g 91L%g 99.5", x, x+4, x+8), k.L, .9))
		}
		c.Part("piers", c.Form("M34 186H94L100 232H28Z", kit.Lin(28, 0, 100, 0, p.L, p.LL, p.M, p.DD), courses(c, 20, 108, 196, 232, 9, p)), c.Form("M162 186H222L228 232H156Z", kit.Lin(156, 0, 228, 0, p.L, p.LL, p.M, p.DD), courses(c, 148, 236, 196, 232, 9, p)))
		tower := func(x float64) kit.Node {
			turret := func(x float64) kit.Node {
				return kit.Of(c.Form(box(x-5.5, 62, x+5.5, 188), gloss.Column(t, x-5.5, x+5.5)), c.Line(pd("M%g 90h13M%g 122h13M%g 154h13", x-6.5, x-6.5, x-6.5), t.DD, 2), c.Rect(x-7, 59, 14, 5, 1.5, gloss.Column(t, x-7, x+7)), c.Form(pd("M%g 60L%g 36L%g 60Z", x-6.5, x, x+6.5), kit.Lin(x-6, 0, x+6, 0, r.L, r.LL, r.M, r.DD)), c.Line(pd("M%g 37v-6", x), kit.Hex("#f0c04a"), 1.8))
			}
			return kit.Of(c.Form(pd("M%g 70L%g 30Q%g 26 %g 30L%g 70Z", x-18, x-5, x, x+5, x+18), kit.Lin(x-18, 0, x+18, 0, r.L, r.LL, r.M, r.DD), courses(c, x-20, x+20, 36, 70, 6, r)), c.Line(pd("M%g 28V14", x), kit.Hex("#d9a63a"), 2.2), c.Circle(x, 14, 2.2, kit.Hex("#f0c04a")),
				c.Form(box(x-22, 68, x+22, 188), kit.Lin(x-22, 0, x+22, 0, t.L, t.LL, t.M, t.D), stones(c, x-22, 70, x+22, 186, 9, 6, .08, t)), c.Rect(x-23, 84, 46, 4, 1, gloss.Column(t, x-23, x+23)), c.Rect(x-23, 118, 46, 4, 1, gloss.Column(t, x-23, x+23)), c.Rect(x-23, 150, 46, 4, 1, gloss.Column(t, x-23, x+23)),
				opening(c, pointed(x-11, 92, 8, 20), n), opening(c, pointed(x+3, 92, 8, 20), n), opening(c, pointed(x-11, 125, 8, 20), n), opening(c, pointed(x+3, 125, 8, 20), n), opening(c, pointed(x-12, 156, 24, 32), n), c.Form(pd("M%g 84L%g 66L%g 84Z", x-8, x, x+8), kit.Lin(x-8, 66, x+8, 84, t.LL, t.D)), c.Circle(x, 78, 2.6, n.D), turret(x-23), turret(x+23))
		}
		c.Part("towers", tower(64), tower(192))
		c.Part("deck", c.Form("M94 188L128 180L162 188V194H94Z", kit.Lin(0, 180, 0, 196, d.LL, d.M, d.DD)), c.Line("M128 181V193", d.DDD, 2), c.Form(box(-4, 186, 94, 196), kit.Lin(0, 186, 0, 196, d.LL, d.M, d.DD)), c.Form(box(162, 186, 260, 196), kit.Lin(0, 186, 0, 196, d.LL, d.M, d.DD)), c.Line("M-4 192.500H94M162 192.5H260", d.DDD, 2.4).Dash(4, 3).Butt().Opacity(.5), c.Line("M-3 187.500H94M162 187.5H259", kit.White, 1.6).Opacity(.6))
		c.Part("piers", c.Form("M-8 180H10V232H-8Z", gloss.Column(p, -8, 10)), c.Form("M246 180H264V232H246Z", gloss.Column(p, 246, 264)))
		c.Part("water", c.Form("M-10 226C8 218 22 218 38 224C54 230 66 230 82 224C98 218 112 218 128 224C144 230 158 230 174 224C190 218 206 218 220 224C234 230 250 230 266 224V238Q266 248 254 248H2Q-10 248 -10 238Z", kit.Lin(0, 220, 0, 248, w.LL, w.M, w.D), c.Line("M14 236h22M56 239h18M102 235h26M150 240h18M196 236h24M234 240h14", kit.White, 2.4).Opacity(.7)))
		c.AnchorBox("surface", 128, 186, 240, 4, 0)
		c.Anchor("ground", 128, 248)
	},
}
