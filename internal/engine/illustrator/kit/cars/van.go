package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var van = kit.Piece{
	Name: "van", Cm: 520, Facing: kit.Right, States: coachViews,
	Palette: "body #5a8fd8 paint; windows #a6dcf2 glass; wheels #d5dce3 rims; tires #4a4f5d; headlights #ffe9a3; trim #4f5563 bumper",
	Draw: func(c *kit.Canvas) {
		if coachView(c, lookOf(c, "body", "trim"), c.Tones("body")) {
			return
		}
		b, w, r, t, l, m := c.Tones("body"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("trim")
		steel := kit.TonesOf(kit.Hex("#c3ccd4"))
		const shell = "M6 76Q6 58 24 58H150C178 58 192 72 212 108Q238 112 246 126Q252 136 250 160Q250 174 240 176H16Q6 176 6 166Z"
		c.Part("body", chassis.Bodywork(c, shell, b, 130, chassis.Arch(c, 58, 174, 26, b), chassis.Arch(c, 202, 174, 26, b)),
			gloss.Glint(c, "M12 82Q12 63.5 26 63.5H149C166 64 178 70 186 80C174 71 164 69 149 69H28Q18 70 17 84Z", .6), gloss.Glint(c, "M216 112Q236 115 242 125Q232 119 218 117Z", .6),
			c.Path("M20 80H86V114H20Z", kit.None).Stroke(b.DD, 1.6).Opacity(.55), c.Path("M21.5 81.5H87.5V115.5H21.500Z", kit.None).Stroke(b.LL, 1.2).Opacity(.5))
		c.Part("windows", c.Path("M104 72H150C168 72 184 88 198 110Q198 114 194 114H104Q98 114 98 108V78Q98 72 104 72Z", m.DD), chassis.Glass(c, "M105 75H131V111H105Q101.5 111 101.5 108V78.5Q101.5 75 105 75Z", w, c.Path("M108 114V98Q108 90 115 90Q122 90 122 98V114Z", w.DDD).Opacity(.45)),
			chassis.Glass(c, "M138 75H150C165 75.5 179 89 193 109Q193 111 190 111H138Z", w, c.Path("M142 114V98Q142 90 149 90Q156 90 156 98V114Z", w.DDD).Opacity(.5), c.Line("M182 112L176 98M170 103L182 95", w.DDD, 2.8).Opacity(.55)))
		c.Part("doors", c.Line("M134.5 68V166M134.5 167H168Q178 166 181 152Q186 142 200 138L202 112M94 70V167H134", b.DD, 1.6).Opacity(.7), c.Rect(142, 122, 16, 5.5, 2.7, gloss.Sheen(steel, 142, 121, 158, 128)), c.Rect(116, 122, 14, 5.5, 2.7, gloss.Sheen(steel, 116, 121, 130, 128)), c.Line("M14 121H90", m.DD, 2.4).Opacity(.6))
		c.Part("mirror", c.Form("M186 106Q186 97 195 97Q204 98 204 106Q203 112 195 112Q186 112 186 106Z", gloss.Sheen(m, 186, 97, 204, 112)))
		c.Part("bumper", c.Form("M232 158H249Q254 158 254 163V170Q254 178 246 178H228Z", gloss.Sheen(m, 230, 156, 252, 178)), c.Form("M22 160H7Q2 160 2 165V170Q2 178 10 178H26Z", gloss.Sheen(m, 2, 158, 24, 178)), c.Line("M90 175H170", m.D, 6))
		c.Part("headlights", c.Form("M232 128Q244 130 249 141Q248 148 242 148Q231 146 230 136Z", kit.Lin(230, 126, 250, 148, kit.White, l.L, l.M), c.Path("M232 128Q244 130 249 141Q248 148 242 148Q231 146 230 136Z", kit.None).Stroke(steel.DD, 2.2)), c.Rect(5, 118, 7, 24, 3.5, kit.Lin(5, 118, 12, 142, kit.Hex("#ff7a5c"), kit.Hex("#c31f30"))))
		c.Part("wheels", chassis.Wheel(c, 58, 174, 26, t, r, 7), chassis.Wheel(c, 202, 174, 26, t, r, 7))
		c.AnchorBox("inside", 160, 96, 42, 30, 0)
		chassis.Driver(c, 150, 130, 176, 101, 188, 158)
		c.AnchorBox("print", 54, 97, 62, 30, 0)
		c.AnchorBox("surface", 86, 58, 120, 4, 0)
		c.Anchor("ground", 128, 200)
	},
}
