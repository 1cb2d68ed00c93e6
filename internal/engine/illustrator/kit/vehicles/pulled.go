package vehicles

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var rickshaw = kit.Piece{
	Name: "rickshaw", Cm: 250, Facing: kit.Right, Palette: "body #b8342f red cab; hood #2f3f66 roof canopy; seat #f0b93a cushion; wheels #d9a441 gold rims; tires #3b3f4a; shafts #8f5a30 wood poles; trim #f0b93a gold fringe",
	Draw: func(c *kit.Canvas) {
		b, h, s, w, t, p, g := c.Tones("body"), c.Tones("hood"), c.Tones("seat"), c.Tones("wheels"), c.Tones("tires"), c.Tones("shafts"), c.Tones("trim")
		metal := kit.TonesOf(kit.Hex("#c3ccd6"))
		tire, rim := spoked(c, 96, 182, 54, 9, 9, w, t, metal)
		c.On(kit.Back)
		c.Part("wheels", kit.Of(tire, rim).Move(14, -6))
		c.Part("shafts", c.Line("M96 160L250 128", p.DDD, 8))
		c.Part("hood", c.Form("M26 92C22 40 60 18 108 24Q134 28 146 44L132 60C110 60 96 78 92 118Z", kit.Lin(20, 20, 140, 120, h.DD, h.DDD)))
		c.Part("seat", sheen.Body(c, "M34 142Q26 96 40 86Q54 82 60 96L72 142Z", s, 7, c.Circle(46, 104, 2.600, s.DD), c.Circle(54, 122, 2.600, s.DD), c.Circle(42, 124, 2.600, s.DD)))
		c.On(kit.Body)
		c.Part("seat", sheen.Body(c, kit.RoundRect(44, 130, 86, 20, 9), s, 6, c.Line("M50 142H124", s.DD, 1.600).Dash(4, 3)))
		c.On(kit.Fore)
		c.Part("body", sheen.Body(c, "M22 118Q24 110 34 112Q60 120 66 136H136Q146 136 148 146L160 178Q186 180 190 190Q190 198 180 198H136L124 172H52Q26 160 22 118Z", b, 10, c.Named("trim", c.Line("M32 120Q52 126 60 146H134L150 186H182", g.M, 3.400), c.Path("M88 152q8 -9 16 0q-8 9 -16 0ZM70 152q6 -6 12 0q-6 6 -12 0ZM110 152q6 -6 12 0q-6 6 -12 0Z", g.L))))
		hood := "M22 104C14 44 54 10 106 14Q138 16 156 38Q160 46 150 48C118 46 96 68 90 116Q50 122 22 104Z"
		c.Part("hood", c.Path(hood, h.DDD).Move(1, 2), sheen.Body(c, hood, h, 12, c.Line("M30 108C30 60 64 28 120 26M52 114C54 72 84 42 140 38", h.LL, 2).Opacity(.7), c.Line("M33 108C33 62 66 31 122 29M55 114C57 74 87 45 142 41", h.DDD, 2.400).Opacity(.6)), c.Line("M156 40Q160 47 150 48C118 46 96 68 90 116", g.M, 3.400), sheen.Each(6, func(i int) kit.Node {
			u := float64(i)
			return c.Circle(146-11*u, 52+4*u+1.600*u*u, 3.600, g.L)
		}))
		c.Part("shafts", sheen.Tube(c, "M84 178L162 168L262 150", 9, p), c.Line("M240 154L262 150", b.DD, 11), c.Line("M240 153L262 149", b.L, 7))
		c.Part("wheels", tire, rim)
		c.Part("trim", sheen.Tube(c, "M30 172Q28 120 96 118Q160 120 164 172", 7, b), c.Line("M36 160Q40 126 96 123Q150 126 157 160", g.L, 2))
		lantern := sheen.Body(c, kit.RoundRect(164, 96, 18, 26, 6), kit.TonesOf(kit.Hex("#ffcf5a")), 5, c.Line("M164 102H182M164 116H182", b.D, 3))
		c.Part("trim", c.Line("M152 48Q172 60 173 94", p.D, 3), lantern, c.Line("M173 122V132", g.D, 3))
		c.On(kit.Body)
		c.Anchor("seat", 92, 134)
		c.Anchor("handNear", 140, 134)
		c.Anchor("handFar", 146, 132)
		c.Anchor("footNear", 170, 180)
		c.Anchor("footFar", 176, 178)
		c.Anchor("tow", 258, 150)
		c.Anchor("ground", 96, 242)
	},
}
