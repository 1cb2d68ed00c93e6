package vehicles

import "pellucid/internal/engine/illustrator/kit"

var pickupTruck = kit.Piece{
	Name: "pickup-truck", Cm: 540, Facing: kit.Right,
	Palette: "cab #2f86c9 body; bed #2f86c9 <cab; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; headlights #ffe08a; trim #b9c2cb bumper chrome",
	Draw: func(c *kit.Canvas) {
		b, k, r, t, w, l, m := c.Tones("cab"), c.Tones("bed"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("headlights"), c.Tones("trim")
		c.On(kit.Back)
		c.Part("bed", c.Form("M8 108H116V150H8Z", kit.Lin(8, 108, 8, 150, k.DD, k.DDD)))
		c.On(kit.Body)
		paint := func(t kit.Tones) kit.Gradient {
			return kit.Lin(100, 68, 118, 186, kit.At(0, t.LL), kit.At(.2, t.L), kit.At(.5, t.M), kit.At(.85, t.D), kit.At(1, t.DD))
		}
		c.On(kit.Fore)
		c.Part("bed", c.Form("M4 118Q4 112 10 112H112V174H14Q5 174 4 164Z", paint(k), dim(c, 7, .5, "M0 160H120V186H0Z", k), dim(c, 4, .4, "M100 108H116V180H104Z", k), c.Rect(0, 132, 120, 3, 0, k.LL).Opacity(.5), c.Rect(0, 135, 120, 2.5, 0, k.DD).Opacity(.3), arch(c, 58, 172, 29, k)),
			c.Rect(2, 108, 111, 8, 4, kit.Lin(0, 108, 0, 116, k.LL, k.M, k.DD)))
		c.Part("cab", c.Form("M110 112V84Q110 66 128 66H154C170 66 180 78 190 106Q232 108 244 120Q251 130 250 164Q250 174 242 174H110Z", paint(b), dim(c, 8, .5, "M100 160H256V186H100Z", b), dim(c, 9, .4, "M230 100H270V190H218Z", b),
			c.Path("M106 132Q180 128 252 136V139.500Q180 131 106 135.500Z", b.LL).Opacity(.5), arch(c, 202, 172, 29, b)),
			glint(c, "M114 88Q115 71 129 71H153Q164 71.5 171 79Q162 75.5 153 75.500H130Q120 76 118 90Z", .55), glint(c, "M194 110Q230 112 240 121Q228 116 196 115Z", .6))
		c.Part("windows", c.Path("M126 76H152C164 77 172 88 180 108H120V82Q120 76 126 76Z", b.DDD), glass(c, "M127 79H151C161 80 168 90 175 106H123V83Q123 79 127 79Z", w, c.Path("M130 108V94Q130 85 137 85Q144 85 144 94V108Z", w.DDD).Opacity(.5), c.Line("M166 106L161 92M154 97L168 89", w.DDD, 3).Opacity(.55)))
		c.Part("doors", c.Line("M116 112V166M116 168H156Q166 168 169 158Q172 146 184 140L186 108", b.DD, 1.6).Opacity(.75), c.Rect(124, 122, 17, 6, 3, b.DDD).Opacity(.5), c.Rect(123.5, 120.5, 17, 5, 2.5, sheen(m, 123, 120, 140, 126)))
		c.Part("mirror", c.Rect(172, 95, 9, 15, 4, sheen(b, 172, 95, 182, 110)))
		c.Part("bumper", c.Form("M234 160H249Q254 160 254 165V171Q254 178 247 178H230Z", sheen(m, 232, 158, 250, 178)), c.Form("M18 162H5Q0 162 0 167V171Q0 178 7 178H26Z", sheen(m, 0, 160, 20, 178)), c.Line("M96 175H164", m.DD, 6), c.Line("M96 174H164", m.L, 3))
		c.Part("headlights", c.Form("M230 122Q242 123 248 132V144Q238 146 230 142Z", kit.Lin(230, 122, 248, 146, kit.White, l.L, l.M), c.Path("M230 122Q242 123 248 132V144Q238 146 230 142Z", kit.None).Stroke(m.DD, 2.4)), c.Rect(3, 124, 7, 20, 3, kit.Hex("#e23328")))
		c.Part("wheels", wheel(c, 58, 172, 29, t, r, 6), wheel(c, 202, 172, 29, t, r, 6))
		c.AnchorBox("inside", 58, 90, 96, 40, 0)
		c.AnchorBox("surface", 58, 114, 96, 4, 0)
		c.Anchor("seat", 138, 128)
		c.Anchor("handNear", 160, 96)
		c.Anchor("handFar", 163, 92)
		c.Anchor("footNear", 172, 156)
		c.Anchor("footFar", 176, 154)
		c.AnchorBox("print", 142, 148, 40, 26, 0)
		c.Anchor("ground", 128, 201)
	},
}
