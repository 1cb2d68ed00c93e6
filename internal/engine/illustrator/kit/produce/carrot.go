package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// frond is a feathery leaf from x, y.
func frond(c *kit.Canvas, x, y, length, angle float64, t kit.Tones) kit.Node {
	const lobes = 5
	edge := func(side float64) string {
		d := ""
		for i := range lobes {
			k := i
			if side > 0 {
				k = lobes - 1 - i
			}
			at := func(v float64) (float64, float64) {
				u := (float64(k) + v) / lobes
				return length * (.2 + .8*u), side * length * .24 * math.Pow(math.Sin(math.Pi*(.12+.8*u)), .7)
			}
			a, b, m := 0.0, 1.0, .62
			if side > 0 {
				a, b = 1, 0
			}
			mx, my := at(m)
			x1, y1 := at(b)
			x0, y0 := at(a)
			d += sheen.D("L%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", x0, y0*.62, x0, y0*1.3, mx, my*1.35, x1, y1*.62)
		}
		return d
	}
	d := "M0 -3" + edge(-1) + sheen.D("Q%.1f %.1f %.1f 0", length*1.06, -length*.09, length*1.1) + sheen.D("Q%.1f %.1f %.1f %.1f", length*1.06, length*.09, length, length*.04) + edge(1) + "L0 3Z"
	veins := ""
	for i := range lobes {
		u := length * (.22 + .8*float64(i)/lobes)
		veins += sheen.D("M%.1f 0L%.1f %.1fM%.1f 0L%.1f %.1f", u, u+length*.13, -length*.15, u, u+length*.13, length*.15)
	}
	return c.Form(d, kit.Lin(0, -length*.2, length*.5, length*.25, t.LL, t.M, t.DD), c.Line(veins, t.DD, 1.8).Opacity(.45), c.Path(sheen.D("M0 0H%.1fV60H0Z", length*1.1), t.DD).Opacity(.25),
		c.Line(sheen.D("M0 0H%.1f", length), t.LL, 2.6).Opacity(.85), edible.Shade(c, d, t, 7)).Rotate(angle, 0, 0).Move(x, y)
}

var carrot = kit.Piece{
	Name: "carrot", Cm: 22, States: edible.Cuts,
	Palette: "root #f58a26 skin; leaves #55ab3c greens leaf",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("root"), Skin: c.Tones("root"), Seeds: kit.Hex("#ffc46b")}).Draw(c) {
			return
		}
		r, l := c.Tones("root"), c.Tones("leaves")
		var nodes []kit.Node
		for _, v := range [][2]float64{{84, -140}, {84, -40}, {98, -116}, {98, -64}, {108, -90}} {
			nodes = append(nodes, frond(c, 128, 92, v[0], v[1], l))
		}
		const d = "M128 82C152 74 182 82 186 108C188 144 160 220 138 250Q128 262 118 250C96 220 68 144 70 108C74 82 104 74 128 82Z"
		root := kit.Of(c.Form(d, kit.Lin(76, 100, 184, 130, kit.At(0, r.M), kit.At(.22, r.L), kit.At(.5, r.M), kit.At(.8, r.D), kit.At(1, r.DD)),
			c.Line("M66 128Q90 140 112 134M188 142Q166 152 150 146M80 170Q98 178 112 174M176 178Q160 186 150 182M94 208Q108 214 118 210M160 214Q148 220 142 218M180 112Q168 118 160 114", r.DD, 3).Opacity(.75),
			c.Line("M66 131Q90 143 112 137M188 145Q166 155 150 149M80 173Q98 181 112 177M176 181Q160 189 150 185M94 211Q108 217 118 213M160 217Q148 223 142 221", r.LL, 2).Opacity(.65),
			edible.Shade(c, d, r, 22), c.Blur(5, c.Ellipse(128, 84, 30, 10, r.DDD)).Opacity(.7)),
			c.Path("M84 116C84 100 92 94 104 92C112 92 112 99 106 101C98 104 97 112 98 122C102 142 106 160 112 178C114 188 106 190 102 182C92 160 85 138 84 116Z", kit.White).Opacity(.42).Shade(),
			c.Ellipse(114, 204, 3.5, 7, kit.White).Rotate(-16, 114, 204).Opacity(.42).Shade())
		c.Part("leaves", kit.Of(nodes...).Rotate(24, 128, 128))
		c.Part("root", root.Rotate(24, 128, 128))
		c.AnchorBox("grip", 132, 118, 0, 0, 24)
		c.Anchor("ground", 80, 244)
	},
}
