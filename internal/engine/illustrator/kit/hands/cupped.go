package hands

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var cuppedHands = kit.Piece{
	Name: "cupped-hands", Cm: 16,
	Palette: "skin #f2bc94; sleeve #4a7fd0 cuff",
	Draw: func(c *kit.Canvas) {
		s, v := c.Tones("skin"), c.Tones("sleeve")
		const palm = "M128 128C96 112 62 108 44 116C34 128 44 160 70 168H128Z"
		const left = "M128 150C104 142 78 132 62 128C48 122 40 108 38 92C36 78 18 78 16 94C14 124 18 156 36 184C44 198 54 206 58 216L104 236C112 226 122 222 128 222Z"
		hand := func(m func(kit.Node) kit.Node) {
			c.Part("sleeve", m(c.Form("M44 206L108 234L100 254H34Z", kit.Lin(34, 206, 106, 254, v.L, v.M, v.DD), c.Line("M46 214L104 240", v.LL, 3).Opacity(.7))))
			c.Part("skin", m(p.Body(c, left, s, 14, c.Line("M128 168C104 162 84 154 70 150M128 186C106 182 86 174 74 170M128 204C110 202 94 196 84 192", s.DDD, 2.6).Opacity(.5), c.Blur(6, c.Line("M28 110C30 150 50 184 70 206", s.L, 12)).Opacity(.6), c.Line("M40 112Q48 132 66 138", s.DDD, 2.2).Opacity(.4))))
		}
		same := func(n kit.Node) kit.Node { return n }
		other := func(n kit.Node) kit.Node { return n.Mirror(128) }
		c.On(kit.Back)
		c.Part("skin", c.Form(palm, kit.Lin(44, 108, 128, 168, s.D, s.DD)), c.Form(palm, kit.Lin(44, 108, 128, 168, s.D, s.DD)).Mirror(128))
		c.On(kit.Fore)
		hand(same)
		hand(other)
		c.On(kit.Body)
		c.AnchorBox("inside", 128, 138, 120, 40, 0)
		c.Anchor("ground", 128, 254)
	},
}
