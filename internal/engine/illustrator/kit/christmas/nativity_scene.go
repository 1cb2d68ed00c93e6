package christmas

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var nativityScene = kit.Piece{
	Name: "nativity-scene", Cm: 60,
	Palette: "stable #a5713f wood; mary #4a86d0 robe; joseph #8f5a3a cloak; star #ffd24d; manger #b98548 <stable; straw #edc45f; sheep #f8f3ea",
	Draw: func(c *kit.Canvas) {
		w, m, j, s, g, y, e := c.Tones("stable"), c.Tones("mary"), c.Tones("joseph"), c.Tones("star"), c.Tones("manger"), c.Tones("straw"), c.Tones("sheep")
		skin := kit.TonesOf(kit.Hex("#f3c39c"))
		post := func(x, y1, wd, h float64) kit.Node {
			return c.Form(kit.RoundRect(x, y1, wd, h, 3), festoon.Across(w, x, x+wd), c.Line(fmt.Sprintf("M%g %gv%gM%g %gv%g", x+wd*.4, y1+8, h*.5, x+wd*.7, y1+h*.4, h*.5), w.DDD, 1.3).Opacity(.45))
		}
		var planks []kit.Node
		for i := range 8 {
			planks = append(planks, c.Line(fmt.Sprintf("M%g 60V236", 46+float64(i)*23.5), w.DDD, 2.2).Opacity(.6))
		}
		c.Part("stable", c.Form("M34 110L128 58L222 110V236H34Z", kit.Lin(34, 60, 222, 236, w.D, w.DD, w.DDD), append(planks, c.Blur(16, c.Ellipse(128, 190, 62, 52, kit.Hex("#ffcf6a")).Opacity(.6)), c.Blur(8, c.Path("M20 110L128 50L236 110V136L128 76L20 136Z", w.DDD).Opacity(.7)))...))
		halo := func(x, y0, r float64) kit.Node {
			return c.Circle(x, y0, r, kit.None).Stroke(s.M, 2.4)
		}
		face := func(x, y0, r float64) kit.Node {
			return kit.Of(c.Circle(x, y0, r, kit.Rad(x-r*.3, y0-r*.4, r*1.6, skin.LL, skin.M, skin.D)), c.Both(x, c.Line(fmt.Sprintf("M%g %gq%g %g %g 0", x-r*.52, y0+r*.05, r*.17, r*.2, r*.34), kit.Hex("#5a3626"), 1.6)), c.Line(fmt.Sprintf("M%g %gq%g %g %g 0", x-r*.2, y0+r*.5, r*.2, r*.16, r*.4), kit.Hex("#b0543f"), 1.4), c.Blur(1.5, c.Both(x, c.Circle(x-r*.5, y0+r*.36, r*.2, kit.Hex("#ff7a6a")))).Opacity(.6))
		}
		// Mary kneels at the left, Joseph stands at the right.
		c.Part("mary", halo(86, 132, 21), c.Form("M86 112C68 112 64 130 66 148C52 168 44 206 44 236H124C122 204 112 172 106 150C108 130 104 112 86 112Z", kit.Lin(48, 120, 124, 236, m.L, m.M, m.D, m.DD), c.Blur(6, c.Path("M112 150C118 180 120 210 90 240H136V150Z", m.DDD).Opacity(.5)), c.Line("M70 168C62 190 58 214 58 236M82 176C78 196 76 216 78 236M102 184C106 202 106 220 104 236", m.DD, 2.2).Opacity(.6), c.Line("M68 166C60 188 56 212 56 234", m.LL, 1.8).Opacity(.6)),
			c.Form("M86 150C94 156 102 160 112 176Q116 186 106 188Q92 188 78 178Z", kit.Lin(80, 150, 112, 188, m.LL, m.M, m.D)), c.Ellipse(110, 181, 7, 5, kit.Rad(108, 179, 8, skin.L, skin.D)), c.Path("M86 114C74 114 70 126 71 142C76 152 96 152 101 142C102 126 98 114 86 114Z", kit.Lin(70, 114, 102, 150, kit.White, m.LL, m.M)), face(87, 134, 12.5))
		c.Part("joseph", kit.Of(c.Line("M216 110Q208 104 212 96Q220 90 226 98L220 236", w.DDD, 5.5), c.Line("M215.500 110Q207.500 104 211.5 96Q219.500 90 225.5 98L219.500 236", g.L, 3), halo(176, 112, 22),
			c.Form("M176 94C158 94 156 112 158 130C144 146 138 200 136 236H214C214 196 210 148 194 130C196 112 194 94 176 94Z", kit.Lin(140, 100, 212, 236, j.L, j.M, j.D, j.DD), c.Path("M166 134C162 168 160 204 162 238H190C190 204 188 166 184 134Z", kit.Lin(160, 134, 190, 238, y.L, y.M, y.DD)), c.Line("M162 182H190", j.DDD, 4), c.Line("M150 160C146 188 146 214 148 236M202 160C206 188 206 214 204 236M172 190V236M181 190V236", j.DDD, 2).Opacity(.45), c.Blur(6, c.Path("M200 130C208 180 210 220 186 240H226V130Z", j.DDD).Opacity(.5))),
			c.Form("M188 142C200 148 212 160 218 172Q218 182 210 180Q196 172 184 160Z", kit.Lin(186, 144, 216, 180, j.LL, j.M, j.DD)), c.Circle(217, 175, 6, kit.Rad(215, 173, 8, skin.L, skin.D)), face(176, 113, 13),
			c.Form("M163 114Q163 136 176 138Q189 136 189 114Q186 122 182 121Q176 117 170 121Q166 122 163 114Z", kit.Lin(164, 114, 188, 138, kit.Hex("#7a5238"), kit.Hex("#4f3324"))), c.Form("M162 112C162 96 190 96 190 112Q192 104 190 98Q184 90 176 90Q168 90 162 98Q160 104 162 112Z", kit.Lin(160, 90, 192, 112, j.LL, j.M)), c.Line("M161 104Q176 98 191 104", y.M, 3), c.Line("M171 125Q176 128 181 125", kit.Hex("#d98a78"), 1.8)).Move(-10, 0))
		straw := func(x, y0, n float64, tone float64) kit.Node {
			var all []kit.Node
			for range int(n) {
				px, turn := x+(c.Rand().Float64()*2-1)*n*1.05, (c.Rand().Float64()*2-1)*70
				all = append(all, c.Line(fmt.Sprintf("M%g %gv-14", px, y0+c.Rand().Float64()*6), y.M.Shade(tone+c.Rand().Float64()*1.5-.7), 2.2).Rotate(turn, px, y0))
			}
			return kit.Of(all...)
		}
		c.Part("straw", c.Path("M22 240Q40 228 80 232Q128 224 176 232Q216 228 234 240Z", kit.Lin(0, 226, 0, 242, y.M, y.D)), straw(128, 238, 90, -.5))
		c.Part("manger", c.Line("M104 198L150 244M152 198L106 244", g.DDD, 8), c.Line("M103.500 197L149.500 243M151.500 197L105.500 243", g.M, 5.5))
		c.Part("straw", c.Glow(8, c.Ellipse(128, 186, 34, 14, s.L).Opacity(.55)), straw(128, 200, 34, .4), straw(128, 197, 30, .8))
		c.Part("baby", halo(111, 183, 12), c.Form("M112 192Q116 178 136 180Q156 182 158 194Q158 202 136 202Q112 202 112 192Z", kit.Lin(112, 178, 156, 202, kit.White, e.M, e.DD), c.Line("M122 182Q128 192 124 202M134 181Q140 192 136 202M146 184Q150 192 147 202", e.DD, 1.6).Opacity(.7)), face(112, 187, 9))
		c.Part("manger", c.Form("M92 198H164L154 222H102Z", kit.Lin(92, 198, 160, 222, g.L, g.M, g.DD), c.Line("M96 209H160", g.DDD, 2).Opacity(.6), c.Blur(3, c.Rect(88, 196, 80, 6, 0, g.DDD).Opacity(.6))))
		c.Part("straw", straw(128, 201, 18, .9))
		c.Part("sheep", c.Line("M40 232v14M52 234v14M66 234v14M76 232v14", kit.Hex("#5a4a42"), 5), c.Form(festoon.Puff(57, 222, 24, 16, 11, 0), kit.Rad(48, 212, 40, kit.White, e.M, e.DD), c.Line("M46 216q4 4 8 0M60 212q4 4 8 0M52 228q4 4 8 0M66 226q4 4 8 0", e.DD, 1.8).Opacity(.6)), c.Ellipse(84, 212, 9, 11, kit.Lin(76, 202, 92, 222, kit.Hex("#8a7468"), kit.Hex("#5a463c"))).Rotate(-18, 84, 212), c.Path(festoon.Puff(82, 203, 8, 5, 6, 0), e.M), c.Circle(86, 211, 1.6, kit.White), c.Circle(86.4, 211, 1, kit.Black), c.Ellipse(76, 210, 5, 2.8, kit.Hex("#6a554a")).Rotate(30, 76, 210))
		c.Part("stable", post(26, 106, 15, 140), post(215, 106, 15, 140), c.Form("M4 122L128 50L252 122L246 134L128 68L10 134Z", kit.Lin(10, 60, 240, 134, w.LL, w.M, w.M, w.DD), c.Line("M14 124L128 58L242 124", w.DDD, 1.6).Opacity(.4)),
			roofStraw(c, y), c.Line("M41 142L62 116M215 142L194 116", w.DDD, 8), c.Line("M40.500 141L61.500 115.5M214.500 141L193.500 115.5", w.L, 5))
		c.Part("star", c.Glow(10, c.Circle(128, 34, 28, s.L).Opacity(.55)), c.Path(festoon.StarPath(128, 32, 20, .36, 8), s.D).Rotate(22.5, 128, 32), star(c, s, 128, 32, 28))
		c.Anchor("ground", 128, 246)
	},
}

// roofStraw is the thatch on the roof's slopes.
func roofStraw(c *kit.Canvas, t kit.Tones) kit.Node {
	half := func(k float64) kit.Node {
		var all []kit.Node
		for i := range 26 {
			u := float64(i) / 25
			x, y := 128+k*(6+u*116), 48+u*68
			all = append(all, c.Line(fmt.Sprintf("M%g %gl%g %g", x-k*6, y-6, k*(9+float64(i*7%5)), 15+float64(i*5%7)), t.M.Shade(float64(i*3%5)*.4-.9+k*-.2), 5))
		}
		return kit.Of(all...)
	}
	return kit.Of(half(-1), half(1))
}
