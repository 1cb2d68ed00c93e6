package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var footballHelmet = kit.Piece{
	Name: "football-helmet", Cm: 32, Facing: kit.Right,
	Palette: "shell #d8303c helmet; stripe #fdf6ec; mask #a9b3bf face mask metal; padding #4b5060 inside strap",
	Draw: func(c *kit.Canvas) {
		s, w, m, p := c.Tones("shell"), c.Tones("stripe"), c.Tones("mask"), c.Tones("padding")
		c.On(kit.Back)
		c.Part("padding", c.Form("M120 90L206 96L190 130L174 196L146 214H104Z", kit.Lin(120, 90, 190, 210, p.DD, p.DDD)))
		c.On(kit.Body)
		bars := []string{"M186 136C214 132 236 138 246 148C250 158 248 168 240 174C214 178 176 176 150 168", "M240 174C244 192 236 214 224 222C200 224 176 214 156 200", "M222 137C226 156 220 200 204 222", "M246 150L240 176"}
		c.Part("face mask", sheen.Each(len(bars), func(i int) kit.Node {
			d := bars[len(bars)-1-i]
			return kit.Of(c.Line(d, m.DDD, 11), sheen.Tube(c, d, 9, m))
		}))
		const d = "M120 16C180 14 214 56 212 104C212 114 208 120 198 120L176 118C162 118 158 128 160 142L164 174C166 196 162 214 146 222C128 230 112 222 106 208C92 204 76 206 58 206C44 206 38 198 34 184C20 150 12 124 20 92C32 44 72 18 120 16Z"
		c.Part("shell", c.Form(d, kit.Rad(88, 62, 190, kit.At(0, s.LL), kit.At(.18, s.L), kit.At(.42, s.M), kit.At(.75, s.D), kit.At(1, s.DDD)),
			c.Named("stripe", c.Path("M16 88C30 36 84 8 140 14C176 20 204 50 212 78L202 84C190 56 164 38 134 36C84 32 44 60 30 104Z", kit.Lin(30, 20, 200, 90, w.L, w.M, w.D, w.DD)), c.Line("M25 96C40 48 86 20 134 26C170 32 196 56 206 82", s.D, 5).Opacity(.9), c.Line("M32 106C46 62 86 34 134 38C164 40 190 58 200 86", s.DDD, 2).Opacity(.4)),
			c.Blur(4, c.Path("M160 120C156 130 162 150 164 176C166 200 158 220 140 226L176 230V110Z", s.DDD)).Opacity(.45), sheen.Dim(c, 9, .45, "M30 170C60 214 130 220 170 190L150 240H20Z", s), sheen.Edge(c, d, s, 26)),
			c.Line("M211 108C208 118 200 119 192 119L176 117C160 117 156 128 158 142L162 174", s.LL, 2.4).Opacity(.6),
			sheen.Glint(c, "M48 96C56 72 72 60 90 54C98 52 101 60 94 64C78 71 68 82 63 100C60 110 45 107 48 96Z", .55))
		c.Part("padding", c.Circle(116, 148, 17, s.DDD), c.Circle(116, 148.500, 14.500, kit.Lin(104, 136, 128, 162, p.DDD, p.D, p.L)), c.Circle(116, 148, 16, kit.None).Stroke(s.LL, 1.5).Opacity(.6))
		for _, q := range [][2]float64{{190, 130}, {152, 170}, {150, 206}} {
			c.Part("face mask", c.Circle(q[0]+.8, q[1]+1.4, 8, s.DDD).Opacity(.5), sheen.Screw(c, q[0], q[1], 7, m))
		}
		c.Part("padding", c.Line("M128 214C150 236 184 238 206 228", p.DDD, 9), c.Line("M128 213C150 235 184 237 206 227", p.L, 5.5), sheen.Body(c, "M176 222Q192 216 210 216Q216 226 208 236Q192 242 178 238Z", p, 6))
		c.AnchorBox("fit", 118, 150, 170, 0, 0)
		c.AnchorBox("print", 96, 112, 70, 50, 0)
		c.Anchor("ground", 116, 226)
	},
}
