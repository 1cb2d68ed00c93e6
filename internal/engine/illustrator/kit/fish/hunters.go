package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// hammerheadShark swims to the right, with its head turned so far that the whole hammer is seen.
var hammerheadShark = kit.Piece{
	Name: "hammerhead-shark", Cm: 400, Facing: kit.Right,
	Palette: "body #6d93ab skin; belly #f1f6f8; fins #6d93ab <body; head #6d93ab <body; eyes #2f4258",
	Draw: func(c *kit.Canvas) {
		b, g, f, h, e := c.Tones("body"), c.Tones("belly"), c.Tones("fins"), c.Tones("head"), c.Tones("eyes")
		c.Part("tail", p.Flat(c, "M40 148C22 126 14 90 2 58C30 66 54 96 68 136ZM40 144C26 156 14 172 8 198C30 192 54 174 66 152Z", f, 10))
		c.Part("fins", p.Flat(c, "M96 106C98 66 112 34 140 14C142 46 150 80 168 102Z", f, 12), p.Flat(c, "M84 178C76 194 72 204 74 218C90 208 102 196 110 182Z", f, 8), p.Flat(c, "M60 128C60 114 66 104 74 98C78 108 84 114 90 120Z", f, 6))
		const d = "M26 146C46 132 72 118 100 102C128 88 160 84 200 96C226 104 238 116 236 130C234 148 214 160 190 170C164 184 144 188 116 186C84 182 54 166 26 146Z"
		c.Part("body", p.Body(c, d, b, 24,
			c.Named("belly", c.Path("M20 150C60 156 100 164 140 160C172 156 196 146 240 140V200H30Z", kit.Lin(120, 150, 130, 200, g.L, g.M, g.DD)), c.Blur(4, c.Line("M20 150C60 156 100 164 140 160C172 156 196 146 240 140", b.DDD, 7)).Opacity(.35))),
			p.Glint(c, "M104 112C130 98 156 96 180 102C188 105 186 110 176 109C150 105 132 110 116 118C106 122 98 117 104 112Z", .42))
		c.Part("gills", c.Line("M176 118q-8 13 -2 28M164 118q-8 13 -2 29M152 120q-7 13 -2 28", b.DDD, 3.4).Opacity(.75), c.Line("M179 119q-8 13 -2 27M167 119q-8 13 -2 28M155 121q-7 13 -2 27", b.LL, 1.5).Opacity(.7))
		c.Part("fins", p.Cast(c, d, "M160 166C150 198 128 226 96 238C102 210 112 188 128 166Z", b, 4, -2, 6, .5), p.Flat(c, "M160 162C154 198 130 228 94 240C100 212 108 186 126 162C136 156 152 156 160 162Z", f, 14), p.Glint(c, "M130 168C120 186 110 206 106 220C102 206 112 184 124 168Z", .35))
		const hammer = "M196 52C208 44 222 48 228 60C234 76 242 94 248 112C254 130 256 154 252 174C250 188 236 196 224 190C212 184 212 170 212 160C210 150 204 146 200 138C194 124 198 108 198 96C198 86 190 80 188 70C186 62 190 56 196 52Z"
		c.Part("head", p.Cast(c, d, hammer, b, -6, 3, 5, .55), p.Body(c, hammer, h, 16,
			c.Named("belly", c.Blur(4, c.Path("M234 60C246 100 250 130 242 196H262V60Z", g.M)).Opacity(.75)), c.Blur(4, c.Line("M216 66Q232 116 230 176", h.DD, 4)).Opacity(.4)),
			p.Glint(c, "M204 62C212 60 218 66 222 78C228 94 230 106 228 112C225 114 222 106 218 96C212 82 206 78 201 70C199 66 200 63 204 62Z", .45))
		c.Part("mouth", c.Line("M238 128Q222 140 234 156", h.DDD, 4))
		c.Part("eyes", c.Circle(204, 62, 12.5, h.DD), p.Eye(c, 204, 61.5, 10.4, e), c.Circle(230, 178, 12.5, h.DD), p.Eye(c, 230, 177.5, 10.4, e))
		c.AnchorBox("headTop", 204, 50, 40, 14, 0)
		c.AnchorBox("eyes", 204, 62, 40, 28, 0)
		c.Anchor("mouth", 240, 142)
		c.Anchor("seat", 176, 90)
		c.Anchor("ground", 120, 238)
	},
}

var swordfish = kit.Piece{
	Name: "swordfish", Cm: 300, Facing: kit.Right,
	Palette: "body #3f6fb0 skin; belly #e6eef5; fins #2f4f8f; bill #55667f sword; eyes #2f3f58",
	Draw: func(c *kit.Canvas) {
		b, g, f, s, e := c.Tones("body"), c.Tones("belly"), c.Tones("fins"), c.Tones("bill"), c.Tones("eyes")
		c.Part("tail", p.Flat(c, "M34 134C14 116 4 88 2 56C26 68 42 100 50 130Q48 140 50 148C46 176 30 206 6 220C6 188 16 160 34 142Z", f, 10), c.Line("M8 68Q20 104 40 132M12 208Q22 172 40 146", f.LL, 2).Opacity(.6))
		c.Part("fins", finRays(c, "M104 106C100 74 100 50 86 26C118 34 140 66 158 104Z", f, 138, 108, [2]float64{94, 32}, [2]float64{104, 40}, [2]float64{118, 54}, [2]float64{130, 70}),
			p.Flat(c, "M58 124Q56 112 62 104Q70 112 76 120Z", f, 5), p.Flat(c, "M62 154Q60 168 66 176Q74 168 80 158Z", f, 5), p.Flat(c, "M88 164C86 186 78 198 68 208C92 206 106 190 114 168Z", f, 8))
		c.Part("bill", c.Form("M168 126L256 116.500Q258 118 256 119.500L176 144Z", kit.Lin(190, 116, 196, 140, s.LL, s.M, s.DD), c.Line("M180 134L254 118", s.DDD, 1.6).Opacity(.6)), c.Line("M184 126L250 118", s.LL, 1.8).Opacity(.8))
		const d = "M34 138C54 124 78 108 110 102C140 98 166 106 184 122L204 126Q208 130 202 134L186 142L192 150Q190 156 182 156C160 170 130 176 104 168C76 160 54 150 34 138Z"
		c.Part("body", p.Body(c, d, b, 18, c.Named("belly", c.Path("M30 140C70 150 120 156 206 132V190H40Z", kit.Lin(100, 140, 104, 178, g.L, g.M, g.DD)), c.Blur(3, c.Line("M30 140C70 150 120 156 206 132", b.DDD, 6)).Opacity(.4)), c.Blur(5, c.Ellipse(116, 104, 50, 8, b.DD)).Opacity(.5),
			c.Line("M156 116C146 130 148 148 158 162", b.DDD, 2.8).Opacity(.5), c.Line("M159 117C149 131 151 147 161 160", b.LL, 1.6).Opacity(.6)),
			p.Glint(c, "M66 126C88 112 112 108 136 112C144 114 142 118 134 118C112 115 92 120 76 129C68 132 62 130 66 126Z", .45))
		c.Part("mouth", c.Line("M200 137Q184 146 170 143", b.DDD, 2.8).Opacity(.85))
		c.Part("fins", p.Cast(c, d, "M146 156C134 176 116 196 92 206C98 184 112 162 132 150Z", b, 2, 4, 4, .5), p.Flat(c, "M146 152C136 176 116 200 88 212C96 186 112 162 130 148Q140 146 146 152Z", f, 9), p.Glint(c, "M132 156C122 168 110 184 102 196C106 182 116 166 128 154Z", .4))
		c.Part("eyes", p.Eyeball(c, 172, 126, 9.5, .72, 1.5, 0, e))
		c.AnchorBox("eyes", 172, 126, 26, 20, 0)
		c.Anchor("mouth", 196, 138)
		c.Anchor("hook", 194, 140)
		c.Anchor("seat", 150, 104)
		c.Anchor("ground", 110, 216)
	},
}
