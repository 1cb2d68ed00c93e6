package food

import "pellucid/internal/engine/illustrator/kit"

// frond is a feathery leaf from x, y.
func frond(c *kit.Canvas, x, y, length, angle float64, t kit.Tones) kit.Node {
	nodes := []kit.Node{c.Line(pf("M0 0Q%g -4 %g 2", length*.5, length*.92), t.D, 4.5)}
	for i := range 5 {
		k := 1 - float64(i)*.15
		px := length * (.34 + .15*float64(i))
		for _, side := range []float64{-1, 1} {
			r := length * .2 * k
			d := wavy(px+r*.55, side*r*.9, r, r*.72, 10, func(u float64) float64 {
				if int(u*10)%2 == 0 {
					return 1
				}
				return .8
			})
			nodes = append(nodes, c.Form(d, kit.Lin(px-r, -r*1.5, px+r, r*1.5, t.LL, t.M, t.D), c.Ellipse(px+r*.4, side*r*.7, r*.4, r*.3, t.LL).Opacity(.5), c.Line(pf("M%g 0L%g %g", px, px+r, side*r*1.2), t.DD, 1.4).Opacity(.4)).Rotate(side*28, px, 0))
		}
	}
	r := length * .15
	tip := wavy(length*.98, 2, r*1.1, r*.8, 12, func(u float64) float64 { return 1 - .18*float64(int(u*12)%2) })
	nodes = append(nodes, c.Form(tip, kit.Lin(length*.9, -r, length, r, t.LL, t.M)), c.Line(pf("M4 -1Q%g -5 %g 1", length*.5, length*.9), t.LL, 1.6).Opacity(.8))
	return kit.Of(nodes...).Rotate(angle, 0, 0).Move(x, y)
}

var carrot = kit.Piece{
	Name: "carrot", Cm: 22,
	Palette: "root #f58a26 skin; leaves #55ab3c greens leaf",
	Draw: func(c *kit.Canvas) {
		r, l := c.Tones("root"), c.Tones("leaves")
		var nodes []kit.Node
		for _, v := range [][2]float64{{86, -134}, {86, -46}, {94, -112}, {94, -68}, {100, -90}} {
			nodes = append(nodes, frond(c, 128, 92, v[0], v[1], l))
		}
		const d = "M128 82C152 74 182 82 186 108C188 144 160 220 138 250Q128 262 118 250C96 220 68 144 70 108C74 82 104 74 128 82Z"
		root := kit.Of(c.Form(d, kit.Lin(76, 100, 184, 130, kit.At(0, r.M), kit.At(.22, r.L), kit.At(.5, r.M), kit.At(.8, r.D), kit.At(1, r.DD)),
			c.Line("M66 128Q90 140 112 134M188 142Q166 152 150 146M80 170Q98 178 112 174M176 178Q160 186 150 182M94 208Q108 214 118 210M160 214Q148 220 142 218M180 112Q168 118 160 114", r.DD, 3).Opacity(.75),
			c.Line("M66 131Q90 143 112 137M188 145Q166 155 150 149M80 173Q98 181 112 177M176 181Q160 189 150 185M94 211Q108 217 118 213M160 217Q148 223 142 221", r.LL, 2).Opacity(.65),
			shade(c, d, r, 22), c.Blur(5, c.Ellipse(128, 84, 30, 10, r.DDD)).Opacity(.7)),
			c.Path("M84 116C84 100 92 94 104 92C112 92 112 99 106 101C98 104 97 112 98 122C102 142 106 160 112 178C114 188 106 190 102 182C92 160 85 138 84 116Z", kit.White).Opacity(.42).Shade(),
			c.Ellipse(114, 204, 3.500, 7, kit.White).Rotate(-16, 114, 204).Opacity(.42).Shade())
		c.Part("leaves", kit.Of(nodes...).Rotate(24, 128, 128))
		c.Part("root", root.Rotate(24, 128, 128))
		c.AnchorBox("grip", 132, 118, 0, 0, 24)
		c.Anchor("ground", 80, 244)
	},
}
