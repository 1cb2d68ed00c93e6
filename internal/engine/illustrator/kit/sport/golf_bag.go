package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var golfBag = kit.Piece{
	Name: "golf-bag", Cm: 110, Palette: "bag #2f6fb5 blue; trim #f2f0ea white panels; pockets #255a96 <bag; strap #3a3f4c black; clubs #c9d1d9 metal; covers #e5484f red; balls #fdfdf8",
	Draw: func(c *kit.Canvas) {
		b, t, p, s, k, v, o := c.Tones("bag"), c.Tones("trim"), c.Tones("pockets"), c.Tones("strap"), c.Tones("clubs"), c.Tones("covers"), c.Tones("balls")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(7, 128, 250) }
		iron := func(x, y, turn float64) kit.Node {
			return kit.Of(c.Line("M0 60V6", k.DDD, 5), c.Line("M-.4 60V6", k.LL, 2.800), c.Path("M-4 8L-24 -6Q-30 -16 -18 -18L4 -6V10Z", k.DDD).Move(0, 2), c.Form("M-4 8L-24 -6Q-30 -16 -18 -18L4 -6V10Z", kit.Lin(-24, -16, 4, 10, kit.White, k.L, k.M, k.DD), c.Line("M-20 -10L0 2M-17 -13L2 -1", k.DD, 1.400))).Rotate(turn, 0, 60).Move(x, y)
		}
		wood := func(x, y, turn float64) kit.Node {
			return kit.Of(c.Line("M0 60V14", k.DDD, 5), c.Line("M-.4 60V14", k.LL, 2.800), sheen.Body(c, "M-7 22Q-30 18 -30 2Q-26 -14 -6 -14Q10 -12 9 6L7 22Z", v, 7, c.Line("M-24 0Q-10 -8 6 -2", kit.White, 3)), sheen.Body(c, "M-7 18H8L7 32H-6Z", t, 3), sheen.Ball(c, -10, -16, 5, t)).Rotate(turn, 0, 60).Move(x, y)
		}
		c.Part("clubs", lean(iron(106, 20, -8), iron(150, 14, 12)))
		c.Part("covers", lean(wood(88, 8, -16)))
		c.Part("clubs", lean(iron(128, 8, 2)))
		c.Part("covers", lean(wood(164, 20, 20)))
		c.Part("strap", lean(c.Line("M178 96Q224 128 182 206", s.DDD, 13), c.Line("M178 95Q223 128 182 205", s.M, 10), c.Line("M180 97Q220 128 182 200", s.LL, 1.600).Dash(4, 3)))
		body := "M78 74H178L174 236Q172 250 158 250H98Q84 250 82 236Z"
		c.Part("bag", lean(c.Path(body, b.DDD).Move(0, 2), sheen.Body(c, body, b, 15, c.Named("trim", c.Path("M74 112H182V126H74ZM74 216H182V228H74Z", kit.Lin(78, 0, 178, 0, t.M, t.LL, t.M, t.DD))))))
		c.Part("pockets", lean(c.Path("M92 138H150Q156 138 156 144L154 204Q154 210 148 210H96Q90 210 90 204L88 144Q88 138 92 138Z", b.DDD).Opacity(.6).Move(1, 3), sheen.Body(c, "M92 136H150Q156 136 156 142L154 202Q154 208 148 208H96Q90 208 90 202L88 142Q88 136 92 136Z", p, 8, c.Line("M92 154H153", p.DDD, 3), c.Line("M92 153H153", k.L, 1.400).Dash(2, 1.600)), sheen.Body(c, kit.RoundRect(144, 150, 6, 14, 3), k, 2)))
		c.Part("trim", lean(sheen.Body(c, "M70 62Q128 76 186 62V80Q128 94 70 80Z", t, 6), c.Form("M70 62Q128 50 186 62Q128 76 70 62Z", kit.Lin(70, 56, 186, 72, s.DD, s.M)), sheen.Body(c, kit.RoundRect(84, 242, 88, 12, 5), s, 4)))
		c.Part("clubs", lean(c.Clip("M60 40H200V66Q128 80 60 66Z", c.Line("M104 76L100 58M128 76V56M150 76L156 58", k.D, 4))))
		c.Part("balls", sheen.Ball(c, 34, 240, 14, o, sheen.Each(12, func(i int) kit.Node { return c.Circle(26+6*float64(i%4), 232+6*float64(i/4), 1.400, o.DD) })), sheen.Ball(c, 58, 246, 10, o, sheen.Each(6, func(i int) kit.Node { return c.Circle(53+5*float64(i%3), 242+6*float64(i/3), 1.200, o.DD) })))
		c.Anchor("ground", 128, 254)
	},
}
