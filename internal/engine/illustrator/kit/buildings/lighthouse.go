package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var lighthouse = kit.Piece{
	Name: "lighthouse", Cm: 3000,
	Palette: "tower #fbf7ef; stripes #e0423b; lantern #ffd95c light; roof #e0423b <stripes; rocks #8a8fa0; railing #4d5364; waves #4fb4e0 sea water; door #8f5534",
	Draw: func(c *kit.Canvas) {
		t, s, l, r, k, m, w, d := c.Tones("tower"), c.Tones("stripes"), c.Tones("lantern"), c.Tones("roof"), c.Tones("rocks"), c.Tones("railing"), c.Tones("waves"), c.Tones("door")
		c.Part("beam", c.Path("M134 44L250 16V78L134 52Z", kit.Lin(134, 0, 250, 0, l.LL.Alpha(.95), l.L.Alpha(.5), l.L.Alpha(0))), c.Path("M122 44L6 16V78L122 52Z", kit.Lin(122, 0, 6, 0, l.LL.Alpha(.95), l.L.Alpha(.5), l.L.Alpha(0))))
		c.Part("roof", c.Line("M128 16V4", m.DD, 3), c.Circle(128, 4, 3.5, kit.Rad(127, 2, 5, r.LL, r.D)), c.Form("M98 34C104 18 118 12 128 12C138 12 152 18 158 34Q158 37 154 37H102Q98 37 98 34Z", kit.Lin(98, 0, 158, 0, kit.At(0, r.M), kit.At(.28, r.LL), kit.At(.55, r.M), kit.At(1, r.DD)), gloss.Dim(c, 3, .4, "M96 32H160V40H96Z", r)))
		c.Part("lantern", c.Rect(106, 37, 44, 29, 2, kit.Lin(106, 0, 150, 0, l.D, l.LL, l.L, l.D)), c.Glow(5, c.Circle(128, 50, 10, kit.White)), c.Circle(128, 50, 6, kit.White), c.Line("M106 37V66M120 37V66M136 37V66M150 37V66M106 51H150", m.D, 2.4))
		const body = "M104 78H152L168 222H88Z"
		c.Part("tower", c.Form(body, kit.Lin(92, 0, 166, 0, kit.At(0, t.D), kit.At(.22, t.LL), kit.At(.5, t.M), kit.At(.8, t.DD), kit.At(1, t.DDD)),
			c.Named("stripes", c.Path("M60 100Q128 110 196 100V128Q128 138 60 128ZM60 156Q128 168 196 156V184Q128 196 60 184ZM60 210Q128 222 196 210V240H60Z", kit.Lin(92, 0, 166, 0, kit.At(0, s.M), kit.At(.22, s.LL), kit.At(.5, s.M), kit.At(.8, s.D), kit.At(1, s.DD)))),
			gloss.Dim(c, 4, .5, "M90 74H166V90H90Z", t), gloss.Glint(c, "M110 84L98 216H103L114 84Z", .3)))
		c.Part("railing", c.Form("M94 66H162L158 80Q157 82 154 82H102Q99 82 98 80Z", kit.Lin(94, 0, 162, 0, m.M, m.LL, m.M, m.DD)), c.Line("M96 54H160M98 54V66M108 54V66M118 54V66M128 54V66M138 54V66M148 54V66M158 54V66", m.M, 2.2), c.Line("M96 53.500H160", m.LL, 1))
		c.Part("windows", archedPane(c, 122, 138, 12, 16, kit.TonesOf(kit.Hex("#5d6f9a")), t), archedPane(c, 123, 92, 10, 13, kit.TonesOf(kit.Hex("#5d6f9a")), t))
		c.Part("door", c.Path(shape.Arched(112, 180, 30, 46), t.DDD).Opacity(.5), c.Path(shape.Arched(113, 181, 28, 44), t.LL), c.Form(shape.Arched(117, 185, 20, 40), kit.Lin(117, 185, 137, 225, d.L, d.M, d.DD), c.Line("M123 184V226M130 184V226", d.DDD, 1.2).Opacity(.5)), c.Circle(133.5, 206, 1.8, l.M))
		c.Part("rocks", c.Form("M30 240C32 226 40 222 50 222C56 208 74 206 84 212C96 206 110 212 116 220C128 212 146 214 152 220C164 208 182 210 188 220C204 216 222 226 226 240L230 252H26Z", kit.Lin(90, 206, 110, 254, k.LL, k.M, k.DD), c.Path("M84 212L76 228L92 244L104 232ZM152 220L146 236L160 246L172 232ZM50 222L46 236L60 246L66 230ZM188 220L186 234L200 244L206 230Z", k.DDD).Opacity(.22), c.Path("M50 222L66 216L74 226L60 232ZM84 212L100 216L104 226L88 224ZM152 220L168 214L176 224L160 230Z", kit.White).Opacity(.25), c.Line("M116 220L122 236M188 220L184 236M76 228L72 244", k.DDD, 1.6).Opacity(.4)))
		c.Part("waves", c.Form("M10 242C20 232 34 232 44 240C54 248 66 248 76 240C88 232 100 234 110 242C120 248 134 248 144 240C156 232 168 234 178 242C188 248 200 246 210 240C222 232 236 234 246 242Q252 252 240 256H16Q4 252 10 242Z", kit.Lin(0, 234, 0, 258, w.LL, w.M, w.D), c.Line("M18 246q10 -7 20 -1M84 245q10 -7 20 -1M152 245q10 -7 20 -1M216 245q10 -6 18 -1", kit.White, 2.4).Opacity(.8)))
		c.Anchor("ground", 128, 256)
	},
}
