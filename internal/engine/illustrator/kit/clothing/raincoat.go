package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var raincoat = kit.Piece{
	Name: "raincoat", Cm: 90, Palette: "fabric #f6c52b coat yellow; lining #f9e6a2; buttons #fff8e6 snaps; pockets #eeb91f <fabric",
	Draw: func(c *kit.Canvas) {
		f, l, b, p := c.Tones("fabric"), c.Tones("lining"), c.Tones("buttons"), c.Tones("pockets")
		hood := "M74 68C66 20 100 2 128 2C156 2 190 20 182 68C170 84 148 92 128 92C108 92 86 84 74 68Z"
		c.Part("fabric", c.Path(hood, f.DDD).Move(0, 2), sheen.Body(c, hood, f, 14))
		c.Part("lining", c.Form("M90 62C88 34 108 22 128 22C148 22 168 34 166 62C158 78 142 84 128 84C114 84 98 78 90 62Z", kit.Lin(128, 22, 128, 84, l.DDD, l.D, l.M)), c.Line("M90 60C88 32 108 20 128 20C148 20 168 32 166 60", f.DD, 4))
		sleeve := func() kit.Node {
			d := "M66 72C40 80 28 110 20 156L8 204Q8 214 20 216L48 220Q58 220 60 210L84 120Z"
			return kit.Of(c.Path(d, f.DDD).Move(0, 2), sheen.Body(c, d, f, 14, c.Blur(3, c.Line("M58 104Q50 130 60 150M44 150Q50 162 62 164", f.DDD, 5)).Opacity(.4)), c.Line("M10 196Q34 206 62 202", f.DD, 3), sheen.Streak(c, "M42 104Q32 130 26 164", 5, .55))
		}
		c.Part("fabric", sleeve(), sleeve().Mirror(128))
		d := "M64 70C84 88 108 94 128 94C148 94 172 88 192 70L206 130L214 236Q214 246 202 247Q128 254 54 247Q42 246 42 236L50 130Z"
		c.Part("fabric", c.Path(d, f.DDD).Move(0, 2), sheen.Body(c, d, f, 22, c.Blur(4, c.Line("M76 120Q68 190 74 246M184 120Q190 190 184 246", f.DDD, 6)).Opacity(.35), c.Path("M118 92H144V252H118Z", f.L).Opacity(.6), c.Line("M144 93V251M118 93V251", f.DD, 2.4), c.Line("M44 236Q128 246 212 236", f.DD, 2).Dash(6, 4)), sheen.Glint(c, "M72 104Q66 150 64 200Q74 160 82 108Q78 98 72 104Z", .65))
		c.Part("pockets", c.Both(128, sheen.Body(c, "M58 168H106V206Q106 216 96 216H66Q56 216 56 206Z", p, 7), c.Blur(2, c.Path("M56 184H108V190H56Z", f.DDD)).Opacity(.4), sheen.Body(c, "M54 162H110V178Q96 186 82 186Q68 186 54 178Z", p, 4)))
		c.Part("buttons", sheen.Each(4, func(i int) kit.Node { return sheen.Ball(c, 131, 114+float64(i)*36, 7.5, b) }), sheen.Ball(c, 82, 178, 5, b), sheen.Ball(c, 174, 178, 5, b))
		c.AnchorBox("fit", 128, 90, 90, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}

var cape = kit.Piece{
	Name: "cape", Cm: 120, Palette: "fabric #b3263a cloth red; lining #7a1628 inside; collar #8f1d2f <fabric; clasp #e3b341 gold",
	Draw: func(c *kit.Canvas) {
		f, l, k, g := c.Tones("fabric"), c.Tones("lining"), c.Tones("collar"), c.Tones("clasp")
		in := "M96 44C90 110 60 190 48 244H208C196 190 166 110 160 44Z"
		c.Part("lining", c.Form(in, kit.Lin(60, 60, 200, 240, l.M, l.D, l.DDD), c.Blur(5, c.Line("M110 60Q104 160 92 244M146 60Q152 160 164 244M128 60V244", l.DDD, 9)).Opacity(.7)))
		side := func() kit.Node {
			d := "M112 30C84 30 62 44 54 72C40 122 22 190 6 236Q8 250 26 244Q40 254 54 244Q68 252 80 240C94 180 112 110 118 56Z"
			return kit.Of(c.Path(d, f.DDD).Move(0, 2), sheen.Body(c, d, f, 18, c.Blur(4, c.Line("M92 56Q70 150 50 246M74 70Q48 160 28 244", f.DDD, 7)).Opacity(.5), c.Blur(4, c.Line("M84 60Q62 150 40 240", f.LL, 7)).Opacity(.7)))
		}
		c.Part("fabric", side(), side().Mirror(128))
		c.Part("collar", c.Both(128, sheen.Body(c, "M126 50C104 50 84 38 76 10C98 12 118 22 128 44Z", k, 7)))
		c.Part("clasp", c.Line("M108 48Q128 62 148 48", g.D, 5), c.Line("M108 47Q128 61 148 47", g.LL, 2), sheen.Ball(c, 108, 46, 9, g), sheen.Ball(c, 148, 46, 9, g))
		c.AnchorBox("fit", 128, 46, 80, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}
