package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var jacket = kit.Piece{
	Name: "jacket", Cm: 72,
	Palette: "jacket #b5502f body leather; sleeves #b5502f <jacket; ribbing #5b4238 collar cuffs; zipper #d5dbe0 metal",
	Draw: func(c *kit.Canvas) {
		b, s, r, z := c.Tones("jacket"), c.Tones("sleeves"), c.Tones("ribbing"), c.Tones("zipper")
		ribs := func(x1, x2, y1, y2 float64, n int) kit.Node {
			var all []kit.Node
			for i := range n {
				x := x1 + (x2-x1)*(float64(i)+.5)/float64(n)
				all = append(all, c.Rect(x-.8, y1, 1.6, y2-y1, .8, r.DDD).Opacity(.6), c.Rect(x+.8, y1, 1.2, y2-y1, .6, r.L).Opacity(.6))
			}
			return kit.Of(all...)
		}
		c.On(kit.Back)
		c.Part("collar", c.Form("M88 26Q128 4 168 26L162 54H94Z", kit.Lin(0, 8, 0, 54, r.M, r.DDD), ribs(88, 168, 8, 30, 16)), c.Path("M96 30Q128 22 160 30L156 60L128 90L100 60Z", kit.Lin(0, 26, 0, 60, b.DDD, b.DD)), c.Rect(116, 32, 24, 9, 2, kit.Hex("#f2e6cf")))
		c.On(kit.Body)
		sleeve := kit.Of(c.Form("M70 40Q46 48 40 76L14 202Q28 218 52 212L82 120Z", kit.Lin(16, 60, 82, 180, kit.At(0, s.LL), kit.At(.4, s.M), kit.At(1, s.DD)), c.Blur(5, c.Path("M84 96L46 220H92Z", s.DDD).Opacity(.5)), fabric.Crease(c, s, 6, "M74 88Q58 96 52 112"), fabric.Crease(c, s, 5, "M64 150Q48 150 38 160"), fabric.Crease(c, s, 5, "M58 172Q44 168 32 174"), c.Blur(2, c.Path("M52 70L28 186L36 190L62 80Z", kit.White).Opacity(.3))),
			c.Form("M14 200Q30 214 53 208L48 234Q46 240 40 239L16 232Q10 230 11 224Z", kit.Lin(11, 0, 53, 0, r.L, r.M, r.DD), ribs(8, 56, 198, 244, 9)))
		sleeveR := kit.Of(c.Form("M186 40Q210 48 216 76L242 202Q228 218 204 212L174 120Z", kit.Lin(180, 60, 240, 190, kit.At(0, s.L), kit.At(.4, s.M), kit.At(1, s.DD)), c.Blur(5, c.Path("M172 96L210 220H164Z", s.DDD).Opacity(.5)), fabric.Crease(c, s, 6, "M182 88Q198 96 204 112"), fabric.Crease(c, s, 5, "M192 150Q208 150 218 160")),
			c.Form("M242 200Q226 214 203 208L208 234Q210 240 216 239L240 232Q246 230 245 224Z", kit.Lin(203, 0, 245, 0, r.M, r.D, r.DDD), ribs(200, 248, 198, 244, 9)))
		c.Part("sleeves", sleeve, sleeveR)
		c.Part("body", c.Form("M86 26Q76 34 66 41Q72 80 70 110L66 222H190L186 110Q184 80 190 41Q180 34 170 26Q160 50 140 64L128 76L116 64Q96 50 86 26Z", kit.Lin(66, 30, 192, 220, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.DD)),
			c.Blur(8, c.Path("M168 40Q180 140 168 230H206V40Z", b.DDD).Opacity(.45)), c.Blur(4, c.Path("M126 70H140V230H126Z", b.DDD).Opacity(.4)), c.Blur(5, c.Path("M60 206H196V230H60Z", b.DDD).Opacity(.45)), fabric.Crease(c, b, 6, "M76 112Q92 122 100 140"), fabric.Crease(c, b, 6, "M180 112Q164 122 156 140"),
			c.Path("M78 50Q86 54 104 66Q88 80 84 130Q78 90 78 50Z", kit.White).Opacity(.25), c.Line("M70 78Q96 88 126 86M186 78Q160 88 130 86", b.DDD, 1.6).Opacity(.5), fabric.Stitches(c, b.LL, "M71 82Q96 92 122 90"), fabric.Stitches(c, b.L, "M185 82Q160 92 134 90")),
			c.Line("M68 42Q74 80 72 110M188 42Q182 80 184 110", b.DDD, 1.8).Opacity(.5))
		pocket := kit.Of(c.Path("M84 158L102 150L106 192L90 200Z", b.DDD).Opacity(.35).Move(1, 2), c.Form("M84 156L102 148L106 190L90 198Z", kit.Lin(84, 148, 106, 198, b.M, b.D)), c.Line("M95 156L100 190", z.D, 2.5))
		c.Part("pockets", pocket, pocket.Mirror(128))
		c.Part("hem", c.Form("M64 218Q128 226 192 218L191 240Q190 246 184 247Q128 253 72 247Q66 246 65 240Z", kit.Lin(64, 0, 192, 0, r.L, r.M, r.DD), ribs(64, 192, 214, 254, 26), c.Line("M64 220Q128 228 192 220", r.LL, 1.5).Opacity(.6)))
		flap := c.Form("M88 22Q80 26 82 36Q92 66 112 84L126 72Q108 56 98 26Q94 20 88 22Z", kit.Lin(80, 22, 126, 84, r.LL, r.M, r.DD), c.Line("M86 30Q96 62 115 80M91 28Q101 58 119 77M95 27Q105 54 122 74", r.DDD, 1.6).Opacity(.6))
		c.Part("collar", c.Blur(3, c.Path("M82 40Q94 72 112 92L130 78L144 92Q164 72 174 40L160 60L128 80L100 60Z", b.DDD).Opacity(.6)), flap, flap.Mirror(128))
		c.Part("zipper", c.Rect(122, 74, 12, 172, 3, r.DD), c.Line("M128 76V244", z.DD, 6), c.Line("M128 76V244", z.LL, 5).Dash(2.2, 2).Butt(), c.Rect(122.5, 82, 11, 13, 3, kit.Lin(122, 82, 134, 95, z.LL, z.M, z.DD)), c.Rect(125, 93, 6, 20, 3, kit.Lin(125, 93, 131, 113, z.LL, z.M, z.DDD)))
		c.AnchorBox("print", 128, 120, 90, 60, 0)
		c.AnchorBox("fit", 128, 36, 124, 0, 0)
	},
}
