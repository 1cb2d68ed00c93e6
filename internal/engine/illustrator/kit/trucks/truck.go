package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var truck = kit.Piece{
	Name: "truck", Cm: 1400, Facing: kit.Right,
	Palette: "cab #2f7fd6; trailer #f3f5f7 box cargo; stripe #f6b93b <cab; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; chrome #b9c2cb exhaust bumper; headlights #ffe08a",
	Draw: func(c *kit.Canvas) {
		b, k, s, r, t, w, m, l := c.Tones("cab"), c.Tones("trailer"), c.Tones("stripe"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("chrome"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#4a4f5d"))
		c.Part("frame", c.Rect(10, 162, 228, 14, 4, kit.Lin(0, 162, 0, 176, dark.L, dark.DD)))
		c.Part("exhaust", gloss.Tube(c, "M172 164V62Q172 54 166 52", 7, m), c.Rect(166.5, 90, 11, 44, 4, gloss.Barrel(m, 166, 0, 178, 0)))
		c.Part("trailer", c.Form("M4 62Q4 56 10 56H152Q158 56 158 62V160Q158 166 152 166H10Q4 166 4 160Z", kit.Lin(20, 56, 150, 176, kit.At(0, k.LL), kit.At(.4, k.M), kit.At(1, k.DD)),
			c.Named("stripe", c.Path("M0 136H70L92 118H160V132H98L76 150H0Z", kit.Lin(0, 118, 160, 150, s.L, s.M, s.D)), c.Path("M0 155H80L102 137H160V141H104L82 159H0Z", b.M)),
			gloss.Dim(c, 5, .45, "M0 154H164V176H0Z", k), gloss.Dim(c, 5, .4, "M150 50H166V170H146Z", k)),
			c.Rect(4, 56, 154, 8, 4, kit.Lin(0, 56, 0, 64, m.LL, m.M)), c.Rect(4, 159, 154, 7, 3, kit.Lin(0, 159, 0, 166, m.L, m.DD)), c.Line("M38 66V158M72 66V158M106 66V158", k.DD, 1.4).Opacity(.4))
		const shell = "M164 96Q164 86 174 86H222Q234 86 237 98L242 122Q253 126 253 140V166Q253 176 243 176H174Q164 176 164 166Z"
		c.Part("cab", c.Form("M166 92V62Q166 50 178 50H190C210 52 224 66 230 92Z", kit.Lin(176, 50, 200, 92, b.LL, b.L, b.M, b.D), gloss.Dim(c, 3, .45, "M160 82H234V96H160Z", b)), gloss.Glint(c, "M171 66Q171 55 180 55H190C204 57 212 64 217 74C208 64 198 60.500 186 60.500Q176 60.500 176 70V80H171Z", .5),
			chassis.Bodywork(c, shell, b, 134, chassis.Arch(c, 214, 174, 24, b)), gloss.Glint(c, "M169 98Q169 90 178 90H221Q229 90 231 96H184Q174 96.500 174 106H169Z", .5))
		c.Part("windows", c.Path("M186 95H218Q226 95 228 103L232 122Q232 127 227 127H186Q180 127 180 121V101Q180 95 186 95Z", b.DDD), chassis.Glass(c, "M187 98H217Q223 98 225 105L229 124H187Q183 124 183 120V102Q183 98 187 98Z", w, c.Path("M188 127V112Q188 105 195 105Q202 105 202 112V127Z", w.DDD).Opacity(.4), c.Line("M221 124L216 110M210 115L223 108", w.DDD, 2.8).Opacity(.55)))
		c.Part("doors", c.Line("M178 88V160M232 126L234 148", b.DD, 1.7).Opacity(.8), c.Rect(184, 136, 16, 5.500, 2.7, gloss.Sheen(m, 184, 135, 200, 142)))
		c.Part("grille", c.Form("M242 124Q253 127 253 140V154H240Z", kit.Lin(240, 124, 253, 154, m.LL, m.M, m.DD), c.Line("M238 131h18m-18 6h18m-18 6h18m-18 6h18", dark.DD, 1.8)))
		c.Part("bumper", c.Form("M232 160H250Q255 160 255 166V172Q255 179 248 179H236Z", gloss.Sheen(m, 232, 160, 254, 180)))
		c.Part("headlights", chassis.Lamp(c, 247, 153, 5.5, 6, l, m), c.Rect(4, 148, 6, 9, 2, kit.Hex("#f2452f")))
		c.Part("mirror", c.Line("M230 100L240 100", dark.M, 3), c.Rect(237, 90, 8, 22, 4, gloss.Sheen(dark, 237, 90, 245, 112)))
		c.Part("tank", c.Rect(168, 158, 20, 17, 6, gloss.Barrel(m, 0, 158, 0, 175)))
		c.Part("wheels", chassis.Disc(c, 36, 178, 22, t, r, 8), chassis.Disc(c, 82, 178, 22, t, r, 8), chassis.Disc(c, 146, 178, 22, t, r, 8), chassis.Disc(c, 214, 177, 23, t, r, 8))
		c.AnchorBox("inside", 206, 104, 28, 30, 0)
		chassis.Driver(c, 202, 130, 217, 108, 222, 152)
		c.AnchorBox("print", 81, 92, 130, 46, 0)
		c.AnchorBox("surface", 81, 56, 150, 4, 0)
		c.Anchor("ground", 128, 200)
	},
}
