package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var treasureChest = kit.Piece{
	Name: "treasure-chest", Cm: 80,
	States:  "open; full; closed -gold -gems -inside; empty -gold -gems",
	Palette: "box #a8632f wood; lid #a8632f <box; bands #f3b93b trim; lock #f3b93b <bands; gold #ffc934 coins treasure; gems #e5355a jewels",
	Draw: func(c *kit.Canvas) {
		b, l, n, k, g, m := c.Tones("box"), c.Tones("lid"), c.Tones("bands"), c.Tones("lock"), c.Tones("gold"), c.Tones("gems")
		planks := func(y0, step float64, rows int, t kit.Tones) kit.Node {
			return p.Each(rows, func(i int) kit.Node {
				y := y0 + float64(i)*step
				return kit.Of(c.Line(p.D("M8 %gH248", y), t.DDD, 2.4).Opacity(.7), c.Line(p.D("M8 %gH248", y+2), t.LL, 1.4).Opacity(.5),
					p.Each(7, func(v int) kit.Node {
						x := 24 + float64(v*37+i*19%30)
						return c.Line(p.D("M%g %gq12 -3 24 0", x, y+8+float64(v%3)*5), t.DD, 1.4).Opacity(.45)
					}))
			})
		}
		strap := func(d string) kit.Node {
			x := c.Path(d, n.M).Bounds()
			return kit.Of(c.Path(d, b.DDD).Move(1.6, 1.6).Opacity(.5), c.Form(d, kit.Lin(x.X0, x.Y0, x.X1, x.Y1, n.LL, n.L, n.M, n.DD), p.Edge(c, d, n, 7)))
		}
		stud := func(x, y float64) kit.Node {
			return kit.Of(c.Circle(x, y, 4.2, n.DDD), c.Circle(x-.4, y-.5, 3.6, kit.Rad(x-1.6, y-1.8, 5.5, kit.White, n.L, n.M, n.DD)))
		}
		if c.State("closed") {
			const dome = "M12 130V104C12 60 50 36 96 36H160C206 36 244 60 244 104V130Z"
			c.Part("lid", p.Body(c, dome, l, 18, planks(52, 26, 3, l)), strap("M10 132V104C10 84 18 68 30 56L46 66C38 76 34 90 34 106V132Z"), strap("M246 132V104C246 84 238 68 226 56L210 66C218 76 222 90 222 106V132Z"), strap("M114 36H142V132H114Z"), stud(22, 112), stud(24, 84), stud(234, 112), stud(232, 84), stud(128, 52), stud(128, 84), stud(128, 112))
		}
		c.On(kit.Back)
		const top = "M22 128V70C22 36 50 14 86 14H170C206 14 234 36 234 70V128Z"
		const hollow = "M38 128V78C38 50 62 32 92 32H164C194 32 218 50 218 78V128Z"
		c.Part("lid", p.If(!c.State("closed"), kit.Of(c.Form(top, kit.Lin(40, 14, 210, 128, l.LL, l.L, l.M, l.D), p.Edge(c, top, l, 16)), strap("M22 128V70C22 36 50 14 86 14H170C206 14 234 36 234 70V128H224V72C224 42 200 24 168 24H88C56 24 32 42 32 72V128Z"),
			c.Form(hollow, kit.Lin(60, 30, 190, 130, l.DDD, l.DD, l.DDD), p.Each(5, func(i int) kit.Node {
				return c.Line(p.D("M%g 30V130", 68+float64(i)*30), kit.Hex("#2a1220"), 3).Opacity(.4)
			}), c.Blur(9, c.Path(hollow, kit.None).Stroke(kit.Hex("#220c18"), 22)).Opacity(.7)),
			p.Each(7, func(i int) kit.Node {
				v := [][2]float64{{27, 112}, {27, 74}, {48, 34}, {128, 19}, {208, 34}, {229, 74}, {229, 112}}[i]
				return stud(v[0], v[1])
			}))))
		c.Part("inside", c.Form("M28 118H228V150H28Z", kit.Lin(128, 116, 128, 150, l.DDD, kit.Hex("#2a1220"))))
		c.On(kit.Body)
		coin := func(x, y, r, sq, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x, y+r*.2, r, r*sq, g.DDD), c.Ellipse(x, y+r*.12, r*.99, r*sq, g.D), c.Ellipse(x, y, r, r*sq, kit.Lin(x-r, y-r*sq, x+r, y+r*sq, g.LL, g.M, g.D)), c.Ellipse(x, y, r*.74, r*sq*.72, kit.None).Stroke(g.DD, 1.4), c.Ellipse(x, y, r*.6, r*sq*.58, kit.Lin(x-r*.6, y-r*sq*.6, x+r*.6, y+r*sq*.6, g.M, g.L)), c.Path(p.D("M%g %gq%g %g %g %g", x-r*.82, y+r*sq*.1, r*.06, -r*sq*.72, r*.72, -r*sq*.86), kit.None).Stroke(kit.White, 1.8).Opacity(.75)).Rotate(turn, x, y)
		}
		heap := "M26 140C50 104 84 90 104 84C124 74 150 76 166 88C196 96 216 114 230 140V152H26Z"
		var coins []kit.Node
		for row := range 5 {
			nn := 5 + row*2
			for i := range nn {
				u := (float64(i)+.5)/float64(nn) - .5
				x, y := 128+u*(92+float64(row)*30), 84+float64(row)*13+u*u*70*(1-float64(row)*.1)
				coins = append(coins, coin(x, y, 13, .62, float64((i*53+row*31)%70)-35))
			}
		}
		facet := func(x, y, r float64, t kit.Tones) kit.Node {
			hex := p.D("M%g %gL%g %gL%g %gL%g %gL%g %gZ", x-r*.6, y-r*.7, x+r*.6, y-r*.7, x+r, y-r*.15, x, y+r, x-r, y-r*.15)
			return kit.Of(c.Path(hex, t.DD).Stroke(t.DD, 2), c.Form(hex, kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.D), c.Path(p.D("M%g %gH%gL%g %gZ", x-r, y-r*.15, x+r, x, y+r), t.D).Opacity(.6), c.Path(p.D("M%g %gL%g %gL%g %gZ", x-r, y-r*.15, x-r*.3, y-r*.15, x, y+r), t.L), c.Path(p.D("M%g %gH%gL%g %gH%gZ", x-r*.6, y-r*.7, x+r*.2, x-r*.1, y-r*.15, x-r), kit.White).Opacity(.55)))
		}
		pearls := p.Each(12, func(i int) kit.Node {
			u := float64(i) / 11
			x, y := 44+74*u, 122+34*u*(1-u)-4*u
			return c.Circle(x, y, 4.6, kit.Rad(x-1.5, y-2, 7, kit.White, kit.Hex("#f6f0ee"), kit.Hex("#b9a9b4")))
		})
		blue := kit.TonesOf(kit.Hex("#3b8fe0"))
		green := kit.TonesOf(kit.Hex("#36b06a"))
		c.Part("gold", c.Path(heap, g.DD), kit.Of(coins...), coin(128, 70, 16, .9, -14), coin(92, 86, 14, .75, 24))
		c.Part("gems", facet(168, 92, 17, m), facet(66, 116, 13, blue), facet(206, 122, 13, green), facet(118, 108, 12, m), pearls)
		c.On(kit.Fore)
		const box = "M14 128H242Q246 128 246 134V228Q246 242 232 242H24Q10 242 10 228V134Q10 128 14 128Z"
		c.Part("box", c.Form(box, kit.Lin(20, 128, 236, 242, b.L, b.M, b.D), planks(156, 28, 3, b), c.Blur(6, c.Line("M6 146H250", b.DDD, 10)).Opacity(.5), p.Edge(c, box, b, 16)))
		c.Part("bands", strap("M8 126H248Q252 126 252 132V142Q252 146 248 146H8Q4 146 4 142V132Q4 126 8 126Z"), strap("M10 146H34V242H24Q10 242 10 228Z"), strap("M222 146H246V228Q246 242 232 242H222Z"), strap("M34 230H222V242H34Z"),
			p.Each(3, func(i int) kit.Node { y := 164 + float64(i)*28; return kit.Of(stud(22, y), stud(234, y)) }), p.Each(4, func(i int) kit.Node { return kit.Of(stud(52+float64(i)*14, 136), stud(162+float64(i)*14, 136)) }))
		plate := "M102 128H154V166C154 184 144 194 128 196C112 194 102 184 102 166Z"
		c.Part("lock", p.Cast(c, box, plate, b, 2, 5, 4, .6), p.Body(c, plate, k, 10), c.Path("M128 148C136 148 141 154 141 160C141 165 138 168 135 170L139 184H117L121 170C118 168 115 165 115 160C115 154 120 148 128 148Z", k.DDD), c.Path("M128 150C135 150 139 155 139 160C139 164.5 136 167 133 169L136 181H120L123 169C120 167 117 164.5 117 160C117 155 121 150 128 150Z", kit.Hex("#3a1a20")), p.Glint(c, "M108 136q10 -3 22 -2q-14 4 -17 16v14q-5 4 -5 -2z", .55), stud(109, 178), stud(147, 178))
		c.Add(p.Glint(c, "M42 152H90Q66 156 58 166Q46 176 42 168Z", .16))
		c.AnchorBox("inside", 128, 108, 180, 44, 0)
		c.AnchorBox("surface", 128, 126, 180, 0, 0)
		c.AnchorBox("print", 128, 214, 150, 26, 0)
		c.Anchor("ground", 128, 242)
	},
}
