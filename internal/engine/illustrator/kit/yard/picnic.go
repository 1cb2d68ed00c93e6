package yard

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var picnicBasket = kit.Piece{
	Name: "picnic-basket", Cm: 45,
	Palette: "basket #d29a56 wicker; cloth #e84a4a red cloth; second #fffaf2 white checks; lid #c08546 <basket; bread #e8b060",
	States:  "full; empty -bread",
	Draw: func(c *kit.Canvas) {
		b, k, s, l, r := c.Tones("basket"), c.Tones("cloth"), c.Tones("second"), c.Tones("lid"), c.Tones("bread")
		c.On(kit.Back)
		c.Part("handle", c.Line("M44 122C44 -18 212 -18 212 122", l.DDD, 17), c.Line("M43 122C43 -17 211 -17 211 122", l.M, 13), c.Line("M40 120C40 50 83 13 126 13", l.LL, 3.4))
		c.On(kit.Body)
		c.Part("bread", kit.Of(sheen.Body(c, "M150 110L172 20Q178 6 192 10Q206 14 202 30L180 118Z", r, 8, c.Line("M172 42L196 34M168 60L192 52M163 80L188 72", r.LL, 5).Opacity(.8))))
		c.On(kit.Fore)
		d := "M22 118H234L216 238Q214 250 200 250H56Q42 250 40 238Z"
		c.Part("basket", c.Form(d, kit.Lin(22, 118, 234, 250, b.L, b.M, b.D), sheen.Each(11, func(row int) kit.Node {
			return sheen.Each(15, func(i int) kit.Node {
				x, y := 18+float64(i)*15+float64(row%2)*7.5, 121+float64(row)*12
				return kit.Of(c.Path(kit.RoundRect(x, y, 13.4, 10, 4.4), b.DDD).Opacity(.55).Move(.8, 1.6), c.Path(kit.RoundRect(x, y, 13.4, 10, 4.4), kit.Lin(0, y, 0, y+10, b.LL, b.M, b.D)).Opacity(.85))
			})
		}), sheen.Edge(c, d, b, 18)))
		cloth := "M14 112Q128 96 242 112L236 128Q230 176 196 184Q176 160 156 190Q132 220 104 186Q84 158 62 180Q26 172 20 128Z"
		checks := sheen.Each(11, func(i int) kit.Node {
			return kit.Of(c.Rect(14+float64(i)*22, 90, 11, 140, 0, k.M).Opacity(.55), c.Rect(0, 94+float64(i)*22, 256, 11, 0, k.M).Opacity(.55))
		})
		c.Part("cloth", c.Path(cloth, b.DDD).Move(2, 5).Opacity(.5), c.Form(cloth, kit.Lin(20, 100, 220, 200, s.LL, s.M, s.D), checks, c.Line("M60 116Q66 150 62 176M104 112Q98 150 104 182M152 112Q160 150 156 186M198 114Q192 150 196 180", k.DDD, 3).Opacity(.22), sheen.Edge(c, cloth, s, 9)))
		c.Part("basket", c.Form("M8 108Q8 100 18 100H238Q248 100 248 108V116Q248 124 238 124H18Q8 124 8 116Z", kit.Lin(0, 100, 0, 124, l.LL, l.M, l.DD), sheen.Each(26, func(i int) kit.Node { return c.Line(sheen.D("M%d 126L%d 98", 4+i*10, 14+i*10), l.DD, 2.4).Opacity(.6) })), c.Both(128, sheen.Ball(c, 44, 112, 6, l)))
		c.AnchorBox("inside", 128, 92, 170, 60, 0)
		c.AnchorBox("grip", 128, 16, 0, 0, 90)
		c.Anchor("ground", 128, 250)
	},
}
