package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var businessCard = kit.Piece{
	Name: "business-card", Cm: 9, Palette: "card #fbfaf6 white; accent #2f6fd8 blue; second #f2a93a orange; ink #3a4150 text black; back #2f4a7a navy", States: "blank -ink -accent -second",
	Draw: func(c *kit.Canvas) {
		k, a, s, i, b := c.Tones("card"), c.Tones("accent"), c.Tones("second"), c.Tones("ink"), c.Tones("back")
		card := kit.RoundRect(10, 60, 236, 138, 7)
		c.Part("back", kit.Of(c.Path(card, b.DDD).Move(2, 4), sheen.Body(c, card, b, 8, c.Path("M10 150Q90 90 246 120V200H10Z", b.L).Opacity(.6))).Rotate(-13, 128, 128).Move(0, -18))
		t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(3, 128, 128).Move(0, 18) }
		c.Part("card", t(c.Path(card, b.DDD).Move(1, 5).Opacity(.55), sheen.Body(c, card, k, 7)))
		c.Part("accent", t(c.Clip(card, c.Path("M186 50H256V210H150Q200 160 186 50Z", kit.Lin(150, 60, 246, 198, a.L, a.M, a.D))), c.Circle(52, 96, 20, a.M), c.Path("M42 104L52 82L62 104Z", kit.White)))
		c.Part("second", t(c.Clip(card, c.Path("M206 50H256V210H196Q226 150 206 50Z", s.M)), c.Rect(32, 130, 44, 4, 2, s.M)))
		text := c.Text()
		if text == "" {
			text = "Your Name"
		}
		c.Part("ink", t(c.Letters(text, kit.Box{X0: 80, Y0: 80, X1: 176, Y1: 112}, "sans", i.M), c.Line("M32 148H118M32 162H104M32 176H126", i.L, 4.500)))
		c.AnchorBox("print", 128, 96, 100, 32, 3)
	},
}
