package vehicles

import "pellucid/internal/engine/illustrator/kit"

var car = kit.Piece{
	Name: "car", Cm: 420, Facing: kit.Right, States: carViews,
	Palette: "body #e6403a paint; windows #a6dcf2 glass; wheels #d5dce3 rims hubcaps; tires #4a4f5d; headlights #ffe08a lights; doors #e6403a <body; trim #c9d1d9 bumpers chrome",
	Draw: func(c *kit.Canvas) {
		if carView(c, lookOf(c, "body", "trim")) {
			return
		}
		b, w, r, t, l, m, d := c.Tones("body"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("trim"), c.Tones("doors")
		const shell = "M11 172Q5 168 6 148Q8 124 24 114Q34 109 46 106C58 78 76 60 108 58H136C164 58 182 80 196 106Q230 109 242 126Q251 140 250 162Q250 174 240 176H18Q13 176 11 172Z"
		c.Part("body", c.Form(shell, kit.Lin(80, 56, 116, 190, kit.At(0, b.LL), kit.At(.18, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			dim(c, 9, .5, "M0 158H256V190H0Z", b), dim(c, 10, .4, "M226 100H270V190H212Z", b),
			c.Path("M6 132Q120 118 250 136V140Q120 123 6 137Z", b.LL).Opacity(.55),
			c.Path("M6 137Q120 123 250 140V144Q120 128 6 142Z", b.DD).Opacity(.28),
			arch(c, 66, 172, 29, b), arch(c, 194, 172, 29, b)),
			glint(c, "M64 88C76 70 88 63.5 108 63H136C150 64 158 69 165 76C152 68 146 67.5 136 67.500H108C90 68 80 74 64 88Z", .5),
			glint(c, "M199 110Q226 113 236 124Q226 117 201 115Z", .55))
		c.Part("bumpers", c.Form("M232 158H250Q254 158 254 163V168Q254 174 248 174H228Z", sheen(m, 230, 156, 250, 176)),
			c.Form("M26 158H7Q2 158 2 163V168Q2 174 8 174H30Z", sheen(m, 2, 156, 26, 176)),
			c.Line("M98 173H162", m.DD, 5), c.Line("M98 172H162", m.L, 2.5))
		seat := kit.Of(c.Path("M86 110V92Q86 84 94 84Q100 84 100 92V110Z", w.DDD), c.Rect(88, 77, 11, 9, 4, w.DDD)).Opacity(.55)
		c.Part("windows", c.Path("M54 108C66 82 80 69 108 68H136C160 69 176 88 188 108Z", b.DD),
			glass(c, "M60 106C70 84 84 73.5 106 72.500H115V106Z", w, seat),
			glass(c, "M123 72.500H136C156 73.5 170 90 181 106H123Z", w, seat.Move(42, 0), c.Line("M163 106L160 92", w.DDD, 3).Opacity(.55), c.Line("M154 97L166 89", w.DDD, 3.5).Opacity(.55)))
		paint := kit.Lin(80, 56, 116, 190, kit.At(0, d.LL), kit.At(.18, d.L), kit.At(.5, d.M), kit.At(.85, d.D), kit.At(1, d.DD))
		c.Part("doors", c.Form("M57 112Q120 106 184 110L182 138Q168 142 163 156Q160 168 150 168H106Q100 168 96 156Q90 142 64 138Q56 124 57 112Z", paint, dim(c, 5, .4, "M50 158H190V180H50Z", d),
			c.Path("M6 132Q120 118 250 136V140Q120 123 6 137Z", d.LL).Opacity(.55), c.Path("M6 137Q120 123 250 140V144Q120 128 6 142Z", d.DD).Opacity(.28)),
			c.Line("M57 112Q56 124 64 138Q90 142 96 156", b.DD, 1.7).Opacity(.75), c.Line("M119 108V166Q119 168 122 168H150Q160 168 163 156Q168 142 182 138L184 108M119 108V166Q119 168 116 168H106Q100 168 96 156", b.DD, 1.7).Opacity(.75),
			c.Rect(128, 125, 17, 6, 3, b.DDD).Opacity(.5), c.Rect(127, 123, 17, 5.5, 2.7, sheen(m, 127, 122, 140, 130)),
			c.Rect(98, 125, 15, 6, 3, b.DDD).Opacity(.5), c.Rect(97, 123, 15, 5.5, 2.7, sheen(m, 97, 122, 110, 130)))
		c.Part("mirror", c.Form("M172 104Q172 95 180 95Q188 95 188 103Q188 109 181 109Q172 109 172 104Z", sheen(b, 172, 94, 188, 110), glint(c, "M174 102Q175 97 181 97Q177 98 176 103Z", .6)))
		c.Part("headlights", c.Form("M226 124Q240 126 246 138Q247 146 240 146Q226 144 224 132Z", kit.Lin(224, 122, 248, 146, kit.White, l.L, l.M), c.Path("M226 124Q240 126 246 138Q247 146 240 146Q226 144 224 132Z", kit.None).Stroke(m.DD, 2.5), glint(c, "M229 128Q236 129 239 134Q233 132 229 133Z", .9)))
		c.Part("taillights", c.Form("M8 130Q14 126 24 126Q27 136 22 144H7Z", kit.Lin(6, 126, 26, 146, kit.Hex("#ff8d6b"), kit.Hex("#e02b2b"), kit.Hex("#a3132c")), glint(c, "M11 132Q15 129 21 129V132Q15 133 10 136Z", .5)))
		c.Part("wheels", wheel(c, 66, 172, 29, t, r, 5), wheel(c, 194, 172, 29, t, r, 5))
		c.AnchorBox("inside", 148, 90, 46, 34, 0)
		c.Anchor("seat", 137, 128)
		c.Anchor("handNear", 162, 96)
		c.Anchor("handFar", 164, 92)
		c.Anchor("footNear", 172, 156)
		c.Anchor("footFar", 176, 154)
		c.AnchorBox("surface", 122, 58, 60, 4, 0)
		c.AnchorBox("print", 142, 150, 42, 26, 0)
		c.Anchor("ground", 128, 201)
	},
}
