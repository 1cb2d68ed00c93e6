package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// windChime hangs five pipes of different lengths from a wooden ring, around a clapper and its sail.
var windChime = kit.Piece{
	Name: "wind-chime", Cm: 70,
	Palette: "pipes #c9d3db tubes metal silver; wood #a8683a ring clapper; sail #4fa3a5 leaf; string #6b5a4a cord",
	Draw: func(c *kit.Canvas) {
		p, w, l, s := c.Tones("pipes"), c.Tones("wood"), c.Tones("sail"), c.Tones("string")
		c.Part("string", c.Line("M128 6L66 62M128 6L190 62M128 6V62", s.D, 2.6), c.Circle(128, 7, 5, kit.None).Stroke(s.D, 2.6), c.Line("M128 70V212", s.M, 2))
		xs, lengths := []float64{66, 94, 162, 190}, []float64{96, 122, 134, 108}
		for i, x := range xs {
			c.Part("string", c.Line(sheen.D("M%g 72V92", x), s.M, 2))
			d := kit.RoundRect(x-8, 90, 16, lengths[i], 5)
			c.Part("pipes", c.Form(d, sheen.Steel(x-8, 0, x+8, 0, p), c.Rect(x-8, 94, 16, 4, 0, p.DD).Opacity(.4)), c.Ellipse(x, 90+lengths[i]-3, 6, 2.4, p.DDD).Opacity(.7))
		}
		c.Part("wood", sheen.Body(c, "M46 62C46 54 82 48 128 48C174 48 210 54 210 62V70C210 78 174 84 128 84C82 84 46 78 46 70Z", w, 8, sheen.Grain(c, kit.Box{X0: 46, Y0: 50, X1: 210, Y1: 84}, 4, w)), c.Form(kit.Oval(128, 61, 80, 11), kit.Lin(60, 50, 190, 72, w.LL, w.L, w.M), sheen.Grain(c, kit.Box{X0: 50, Y0: 52, X1: 206, Y1: 70}, 3, w)))
		c.Part("wood", sheen.Ball(c, 128, 142, 15, w, c.Line("M114 142q14 6 28 0", w.DD, 2)))
		c.Part("sail", sheen.Body(c, "M128 206C150 212 154 232 128 254C102 232 106 212 128 206Z", l, 6, c.Line("M128 210V250M128 222l10 -6M128 222l-10 -6M128 234l9 -6M128 234l-9 -6", l.DD, 2)))
		c.AnchorBox("grip", 128, 7, 0, 0, 90)
	},
}

// urn is a covered vase for ashes, or with two handles as the Greeks had it.
var urn = kit.Piece{
	Name: "urn", Cm: 45, States: "open -lid",
	Palette: "urn #3f6f8f vase body; bands #e0b34a gold trim; lid #3f6f8f <urn",
	Draw: func(c *kit.Canvas) {
		u, b, l := c.Tones("urn"), c.Tones("bands"), c.Tones("lid")
		c.Part("handles", c.Line("M74 92C36 92 34 140 62 152M182 92C220 92 222 140 194 152", b.DD, 11), c.Line("M74 92C36 92 34 140 62 152M182 92C220 92 222 140 194 152", b.M, 7.5), c.Line("M70 90C40 92 36 130 56 146", b.LL, 2.4))
		const body = "M96 66H160C164 84 200 98 200 140C200 184 160 204 152 224H104C96 204 56 184 56 140C56 98 92 84 96 66Z"
		c.Part("urn", c.Form(body, kit.Lin(56, 0, 200, 0, kit.At(0, u.M), kit.At(.25, u.LL), kit.At(.55, u.M), kit.At(1, u.DDD)), c.Path("M56 126Q128 146 200 126V134Q128 154 56 134ZM60 160Q128 178 196 160V168Q128 186 60 168Z", kit.Lin(56, 0, 200, 0, b.L, b.LL, b.M, b.DD)), sheen.Each(7, func(i int) kit.Node {
			x := 68 + 20*float64(i)
			return c.Path(sheen.D("M%g 148q6 -8 12 0q-6 8 -12 0Z", x-6), b.M)
		}), sheen.Edge(c, body, u, 18)), sheen.Glint(c, "M76 118C80 104 90 96 98 92Q96 104 90 116Q82 132 76 130Z", .7))
		c.Part("bands", sheen.Body(c, kit.RoundRect(92, 58, 72, 12, 5), b, 4), sheen.Body(c, "M104 222H152L168 246Q128 254 88 246Z", b, 6), sheen.Body(c, kit.RoundRect(82, 242, 92, 12, 5), b, 4))
		c.Part("lid", sheen.Body(c, "M90 60C92 36 112 30 128 30C144 30 164 36 166 60Z", l, 8), sheen.Ball(c, 128, 22, 11, b), sheen.Body(c, kit.RoundRect(86, 54, 84, 9, 4), b, 3))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("surface", 128, 30, 60, 0, 0)
	},
}

var plunger = kit.Piece{
	Name: "plunger", Cm: 55,
	Palette: "cup #d8433a rubber; handle #d9a05c wood stick",
	Draw: func(c *kit.Canvas) {
		p, h := c.Tones("cup"), c.Tones("handle")
		c.Part("handle", sheen.Body(c, kit.RoundRect(118, 4, 20, 168, 9), h, 6, sheen.Grain(c, kit.Box{X0: 118, Y0: 4, X1: 138, Y1: 172}, 3, h)), sheen.Glint(c, "M122 16q2 -6 5 -4v120q-4 4 -5 0Z", .5))
		const cup = "M108 152H148C152 168 158 172 172 180C198 194 206 214 206 236H50C50 214 58 194 84 180C98 172 104 168 108 152Z"
		c.Part("cup", c.Form(kit.Oval(128, 236, 78, 17), kit.Lin(50, 226, 206, 252, p.DDD, p.DD)), sheen.Body(c, cup, p, 16, c.Path("M84 180Q128 196 172 180L176 188Q128 206 80 188Z", p.DD).Opacity(.5)), sheen.Body(c, "M48 228Q128 250 208 228V238Q206 252 128 254Q50 252 48 238Z", p, 6), sheen.Glint(c, "M72 212C76 200 86 194 94 190Q92 200 86 210Q78 222 72 220Z", .7), sheen.Body(c, kit.RoundRect(104, 146, 48, 13, 6), p, 5))
		c.AnchorBox("grip", 128, 60, 0, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

// pincushion is a cloth tomato with pins and needles in it.
var pincushion = kit.Piece{
	Name: "pincushion", Cm: 9,
	Palette: "cushion #d8342f tomato fabric; leaves #4f9a3f; pins #f2c14a heads; needles #c9d3db metal",
	Draw: func(c *kit.Canvas) {
		f, l, p, n := c.Tones("cushion"), c.Tones("leaves"), c.Tones("pins"), c.Tones("needles")
		c.Part("needles", c.Line("M62 120L36 44M92 96L80 22M196 120L224 50M168 98L182 24", n.DD, 4.6), c.Line("M62 120L36 44M92 96L80 22M196 120L224 50M168 98L182 24", n.L, 2.8))
		heads := []kit.Color{p.M, kit.Hex("#4f8fd8"), kit.Hex("#f4f1ea"), kit.Hex("#7a4fb8")}
		for i, at := range [][2]float64{{36, 42}, {80, 20}, {224, 48}, {182, 22}} {
			c.Part("pins", sheen.Ball(c, at[0], at[1], 11, kit.TonesOf(heads[i])))
		}
		const body = "M128 92C160 72 216 78 236 126C250 164 238 220 190 238C150 252 106 252 66 238C18 220 6 164 20 126C40 78 96 72 128 92Z"
		c.Part("cushion", c.Form(body, kit.Rad(96, 124, 150, f.L, f.M, f.D, f.DDD), c.Line("M128 96C86 110 52 150 60 236M128 96C170 110 204 150 196 236M128 96C118 130 118 200 128 248", f.DDD, 4).Opacity(.55), c.Line("M128 96C46 96 26 140 24 170M128 96C210 96 230 140 232 170", f.DDD, 3.4).Opacity(.5), sheen.Edge(c, body, f, 20)), sheen.Glint(c, "M46 134Q58 106 84 102Q76 116 66 132Q54 150 46 148Z", .55))
		c.Part("leaves", c.Around(5, 128, 98, sheen.Body(c, "M128 98C112 92 112 66 128 54C144 66 144 92 128 98Z", l, 4, c.Line("M128 96V62", l.DD, 2)).Scale(1, .8, 128, 98)), sheen.Ball(c, 128, 98, 7, l))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 128, 170, 0, 0, 90)
	},
}
