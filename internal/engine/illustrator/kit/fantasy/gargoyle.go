package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var gargoyle = kit.Piece{
	Name: "gargoyle", Cm: 90, Palette: "stone #8f96a3 body gray; wings #7c8392 <stone; pedestal #a39c90 ledge; eyes #f2a23c; teeth #f1ece0 fangs; moss #7a9c56 green",
	Draw: func(c *kit.Canvas) {
		s, w, p, e, t, m := c.Tones("stone"), c.Tones("wings"), c.Tones("pedestal"), c.Tones("eyes"), c.Tones("teeth"), c.Tones("moss")
		wing := "M150 118C160 80 186 44 226 22Q232 18 232 26C246 50 258 82 254 122Q244 108 236 112Q236 132 226 144Q218 130 208 134Q204 152 194 160Q186 148 176 156Q160 150 150 118Z"
		one := kit.Of(c.Path(wing, w.DDD).Move(2, 3), sheen.Body(c, wing, w, 12, c.Line("M154 118C176 84 200 52 228 26M166 124C190 104 216 100 236 112M168 130C186 124 204 128 210 136", w.DDD, 5).Opacity(.6), c.Line("M152 116C174 82 198 50 226 24M164 122C188 102 214 98 234 110", w.LL, 2.400).Opacity(.7)), c.Form("M222 24Q226 8 236 8Q234 20 232 28Z", kit.Lin(222, 8, 236, 28, t.L, t.D)))
		c.Part("wings", one, one.Mirror(128))
		tail := "M178 214C216 220 244 206 240 182C238 172 228 172 228 182C228 196 206 200 180 196Z"
		c.Part("stone", sheen.Body(c, tail, s, 7), sheen.Body(c, "M222 184L234 160L250 182Q236 178 222 184Z", s, 5))
		torso := "M96 112C84 140 80 170 88 210H168C176 170 172 140 160 112Q128 96 96 112Z"
		c.Part("stone", sheen.Body(c, torso, s, 16, c.Line("M128 126V170M108 146Q128 158 148 146M110 166Q128 176 146 166M112 184Q128 192 144 184", s.DDD, 2.400).Opacity(.5)))
		leg := kit.Of(sheen.Body(c, "M96 156C62 156 44 184 54 208C60 222 86 224 102 214C112 198 112 168 96 156Z", s, 13, c.Line("M62 186Q70 172 88 172", s.LL, 2.400).Opacity(.5)), sheen.Body(c, "M50 206Q46 196 60 198H96Q108 202 106 216H52Q44 214 50 206Z", s, 6, c.Line("M64 200V216M78 200V216M92 200V216", s.DDD, 2).Opacity(.6)), sheen.Each(4, func(i int) kit.Node {
			x := 52 + 14*float64(i)
			return c.Form(sheen.D("M%g 210q-3 12 1 14q5 -4 8 -14Z", x), kit.Lin(x, 210, x+8, 224, t.M, t.DD))
		}))
		c.Part("stone", leg, leg.Mirror(128))
		arm := kit.Of(sheen.Body(c, "M102 116C80 122 72 150 82 176C86 196 96 210 106 212Q118 210 116 198C106 184 106 160 116 140Z", s, 10), sheen.Body(c, "M94 200Q100 192 114 196Q124 204 120 216H96Q90 208 94 200Z", s, 5), sheen.Each(3, func(i int) kit.Node {
			x := 96 + 9*float64(i)
			return c.Form(sheen.D("M%g 212q-2 9 1 12q4 -4 6 -12Z", x), kit.Lin(x, 212, x+6, 224, t.M, t.DD))
		}))
		c.Part("stone", arm, arm.Mirror(128))
		horn := sheen.Body(c, "M96 50C78 44 66 28 68 4C78 20 92 28 110 32Z", s, 6, c.Line("M72 22Q80 22 84 16M78 34Q88 32 92 26", s.DDD, 2).Opacity(.6))
		ear := sheen.Body(c, "M84 82C62 80 44 64 38 46C56 50 76 52 90 64Z", s, 6, c.Path("M82 76C66 72 54 62 48 54C60 58 74 60 84 68Z", s.DD))
		c.Part("stone", ear, ear.Mirror(128), horn, horn.Mirror(128))
		head := "M128 28C158 28 176 48 176 76C176 92 170 102 164 110C158 128 146 136 128 136C110 136 98 128 92 110C86 102 80 92 80 76C80 48 98 28 128 28Z"
		c.Part("stone", c.Blur(5, c.Path(head, s.DDD).Move(2, 8)).Opacity(.4), sheen.Body(c, head, s, 16, c.Line("M128 32V48M116 36L122 50M140 36L134 50", s.DDD, 2.400).Opacity(.5), c.Line("M150 44l6 10l-4 8l6 8", s.DDD, 2).Opacity(.7)))
		eye := kit.Of(c.Path("M92 76Q104 66 120 80Q116 92 104 92Q94 90 92 76Z", s.DDD), c.Form("M96 78Q106 72 116 81Q112 89 104 88Q97 86 96 78Z", kit.Rad(105, 80, 12, e.LL, e.M, e.D)), c.Circle(107, 81, 3, s.DDD), sheen.Body(c, "M86 70Q104 58 124 76L122 82Q104 68 90 78Z", s, 4))
		c.Part("eyes", eye, eye.Mirror(128))
		c.Part("stone", sheen.Body(c, "M116 88Q128 80 140 88Q146 100 138 104Q128 98 118 104Q110 100 116 88Z", s, 5), c.Ellipse(122, 99, 3, 2.400, s.DDD), c.Ellipse(134, 99, 3, 2.400, s.DDD), c.Form("M100 110Q128 102 156 110Q152 128 128 128Q104 128 100 110Z", s.DDD))
		c.Part("teeth", c.Form("M106 109L116 107L111 123Z", kit.Lin(106, 106, 116, 122, t.LL, t.D)), c.Form("M150 109L140 107L145 123Z", kit.Lin(140, 106, 150, 122, t.LL, t.D)), c.Path("M118 107H126L122 114ZM130 107H138L134 114ZM118 127L122 119L127 127ZM129 127L134 119L138 127Z", t.M))
		c.Part("pedestal", sheen.Body(c, kit.RoundRect(30, 214, 196, 16, 4), p, 5), sheen.Body(c, "M44 230H212L220 254H36Z", p, 7, c.Line("M100 230L96 254M160 230L164 254", p.DDD, 1.800).Opacity(.5)))
		c.Part("moss", c.Form("M30 214H76Q74 224 66 220Q62 232 52 222Q46 234 40 224Q30 228 30 214Z", kit.Lin(30, 214, 70, 230, m.L, m.M, m.D)), c.Form("M180 214H226Q228 224 218 222Q212 230 206 222Q196 232 192 220Q182 222 180 214Z", kit.Lin(180, 214, 226, 230, m.L, m.M, m.D)))
		c.AnchorBox("headTop", 128, 30, 60, 14, 0)
		c.AnchorBox("eyes", 128, 80, 90, 26, 0)
		c.Anchor("mouth", 128, 116)
		c.Anchor("ground", 128, 254)
	},
}
