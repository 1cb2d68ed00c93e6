package vehicles

import "pellucid/internal/engine/illustrator/kit"

var truck = kit.Piece{
	Name: "truck", Cm: 1400, Facing: kit.Right,
	Palette: "cab #2f7fd6; trailer #f3f5f7 box cargo; stripe #f6b93b; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; chrome #b9c2cb exhaust bumper; headlights #ffe08a",
	Draw: func(c *kit.Canvas) {
		b, k, s, r, t, w, m, l := c.Tones("cab"), c.Tones("trailer"), c.Tones("stripe"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("chrome"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#4a4f5d"))
		c.Part("frame", c.Rect(10, 162, 228, 14, 4, kit.Lin(0, 162, 0, 176, dark.L, dark.DD)))
		c.Part("exhaust", tube(c, "M172 164V62Q172 54 166 52", 7, m), c.Rect(166.5, 90, 11, 44, 4, barrel(m, 166, 0, 178, 0)))
		c.Part("trailer", c.Form("M4 62Q4 56 10 56H152Q158 56 158 62V160Q158 166 152 166H10Q4 166 4 160Z", kit.Lin(20, 56, 150, 176, kit.At(0, k.LL), kit.At(.4, k.M), kit.At(1, k.DD)),
			c.Named("stripe", c.Path("M0 136H70L92 118H160V132H98L76 150H0Z", kit.Lin(0, 118, 160, 150, s.L, s.M, s.D)), c.Path("M0 155H80L102 137H160V141H104L82 159H0Z", b.M)),
			dim(c, 5, .45, "M0 154H164V176H0Z", k), dim(c, 5, .4, "M150 50H166V170H146Z", k)),
			c.Rect(4, 56, 154, 8, 4, kit.Lin(0, 56, 0, 64, m.LL, m.M)), c.Rect(4, 159, 154, 7, 3, kit.Lin(0, 159, 0, 166, m.L, m.DD)), c.Line("M38 66V158M72 66V158M106 66V158", k.DD, 1.4).Opacity(.4))
		const shell = "M174 86Q174 80 182 80H216Q227 80 231 90L240 118Q250 122 250 134V166Q250 174 242 174H178Q174 174 174 168Z"
		c.Part("cab", c.Form("M174 84V66Q174 58 182 58H190C206 60 218 68 226 82V86H174Z", kit.Lin(180, 56, 200, 88, b.LL, b.L, b.M, b.D), dim(c, 3, .45, "M170 76H232V90H170Z", b)), glint(c, "M178 68Q178 61.5 184 61.5H190C200 63 208 67 214 73C206 68 198 66 190 65.5H186Q182 66 182 70V76H178Z", .5),
			c.Form(shell, kit.Lin(190, 76, 214, 184, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(1, b.DD)), dim(c, 6, .5, "M170 160H256V184H170Z", b), dim(c, 5, .45, "M242 110H262V180H236Z", b), arch(c, 212, 174, 22, b)),
			glint(c, "M178 90Q178 83.5 186 83.5H215Q221 83.5 224 87H190Q182 87.5 182 98H178Z", .5))
		c.Part("windows", c.Path("M192 86H212Q219 86 221 92L229 118Q229 121 225 121H192Q188 121 188 117V90Q188 86 192 86Z", b.DDD), glass(c, "M193 88.500H211Q217 88.5 218.5 93L226 118.500H193Q190.5 118.5 190.5 116V91Q190.5 88.5 193 88.500Z", w,
			c.Path("M195 121V106Q195 98 202 98Q209 98 209 106V121Z", w.DDD).Opacity(.5), c.Line("M221 119L217 107M212 111L223 105", w.DDD, 2.8).Opacity(.55)))
		c.Part("doors", c.Line("M186 84V156Q186 158 188 158M228 122L230 146", b.DD, 1.7).Opacity(.8), c.Rect(191, 130, 14, 5, 2.5, sheen(m, 191, 129, 205, 136)))
		c.Part("grille", c.Form("M238 122Q249 124 250 134V150H238Z", kit.Lin(238, 122, 250, 150, m.LL, m.M, m.DD), c.Line("M236 128h16m-16 5h16m-16 5h16m-16 5h16", dark.DD, 1.6)))
		c.Part("bumper", c.Form("M232 160H250Q255 160 255 166V172Q255 179 248 179H236Z", sheen(m, 232, 160, 254, 180)))
		c.Part("headlights", lamp(c, 247, 153, 5.5, 6, l, m), c.Rect(4, 148, 6, 9, 2, kit.Hex("#f2452f")))
		c.Part("mirror", c.Line("M229 96L236 96", dark.M, 3), c.Rect(233, 88, 7, 20, 3.5, sheen(dark, 233, 88, 240, 108)))
		c.Part("tank", c.Rect(168, 158, 20, 17, 6, barrel(m, 0, 158, 0, 175)))
		c.Part("wheels", disc(c, 36, 178, 22, t, r, 8), disc(c, 84, 178, 22, t, r, 8), disc(c, 156, 178, 22, t, r, 8), disc(c, 212, 178, 22, t, r, 8))
		c.AnchorBox("inside", 206, 104, 28, 30, 0)
		c.Anchor("seat", 202, 130)
		c.Anchor("handNear", 217, 108)
		c.Anchor("handFar", 220, 106)
		c.Anchor("footNear", 222, 152)
		c.Anchor("footFar", 226, 150)
		c.AnchorBox("print", 81, 92, 130, 46, 0)
		c.AnchorBox("surface", 81, 56, 150, 4, 0)
		c.Anchor("ground", 128, 200)
	},
}
