package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// mushroomHouse is a toadstool with a round door, lit windows and a chimney.
var mushroomHouse = kit.Piece{
	Name: "mushroom-house", Cm: 60,
	Palette: "cap #d8343a roof; spots #fff3e0 dots; walls #f6e3c0 stem; door #8a5430 wood; windows #ffd75e light; grass #6ab04a; chimney #a9785a bricks",
	Draw: func(c *kit.Canvas) {
		r, s, w, d, l, g, h := c.Tones("cap"), c.Tones("spots"), c.Tones("walls"), c.Tones("door"), c.Tones("windows"), c.Tones("grass"), c.Tones("chimney")
		c.Part("chimney", c.Blur(3, c.Path("M196 24C186 14 198 2 208 10C218 2 230 14 222 24C228 32 214 38 208 32Z", kit.Hex("#dfe6ee"))).Opacity(.85), sheen.Body(c, "M180 44H204L206 92H182Z", h, 6, c.Line("M180 58H206M181 72H207M192 44V58M199 58V72M190 72V86", h.DD, 2)), c.Rect(176, 36, 32, 11, 4, kit.Lin(0, 36, 0, 47, h.L, h.M, h.D)))
		const stem = "M74 126C66 160 58 200 50 230Q128 250 206 230C198 200 190 160 182 126Z"
		c.Part("walls", c.Form(stem, kit.Lin(60, 130, 200, 236, w.LL, w.M, w.M, w.D), sheen.Dim(c, 9, .5, "M60 118H196V146Q128 168 60 146Z", w), c.Line("M80 150Q74 190 66 226M176 150Q184 190 192 226", w.D, 3).Opacity(.4), sheen.Edge(c, stem, w, 16)))
		frame := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, rx+5, ry+5, d.DD), c.Ellipse(x-.6, y-.8, rx+4, ry+4, kit.Lin(x-rx, y-ry, x+rx, y+ry, d.LL, d.M, d.D)))
		}
		window := func(x, y float64) kit.Node {
			return kit.Of(c.Blur(7, c.Circle(x, y, 22, l.M)).Opacity(.5), frame(x, y, 13, 13), c.Circle(x, y, 13, kit.Rad(x-4, y-4, 18, l.LL, l.M, l.D)), c.Line(sheen.D("M%g %gV%gM%g %gH%g", x, y-13, y+13, x-13, y, x+13), d.D, 3))
		}
		c.Part("windows", window(84, 176), window(174, 176))
		const door = "M106 236V192C106 172 116 162 129 162C142 162 152 172 152 192V237Q129 242 106 236Z"
		c.Part("door", c.Path("M100 236V192C100 168 112 156 129 156C146 156 158 168 158 192V237Z", d.DD), c.Form(door, kit.Lin(106, 162, 152, 240, d.L, d.M, d.D), c.Line("M118 160V242M129 160V242M141 160V242", d.DD, 2).Opacity(.7), c.Path("M108 170Q116 160 129 162V168Q118 168 110 180Z", kit.White).Opacity(.25)), c.Line("M106 188H122M106 222H122", kit.Hex("#5a4a44"), 4), c.Circle(144, 204, 4, kit.Hex("#f2c14e")), c.Circle(129, 182, 7, d.DDD), c.Circle(129, 182, 5.4, l.M))
		const cap = "M20 128C18 66 66 22 128 20C190 22 238 66 236 128C238 142 214 148 190 146Q128 156 66 146C42 148 18 142 20 128Z"
		const under = "M34 132Q128 158 222 132C226 142 204 147 188 145Q128 154 68 145C52 147 30 142 34 132Z"
		c.Part("cap", sheen.Body(c, cap, r, 20), c.Path(under, w.D), c.Line("M52 137L66 146M82 142L90 149M112 145L116 151M144 145L140 151M174 142L166 149M204 137L190 146", w.DD, 2).Opacity(.7))
		spot := func(x, y, rx, ry, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x+1.4, y+2.6, rx, ry, r.DDD).Opacity(.4), c.Ellipse(x, y, rx, ry, kit.Rad(x-rx*.3, y-ry*.4, rx*1.5, s.LL, s.M, s.D))).Rotate(turn, x, y)
		}
		c.Part("spots", spot(126, 54, 22, 15, 0), spot(68, 84, 17, 13, -34), spot(188, 82, 18, 14, 32), spot(126, 108, 16, 11, 0), spot(40, 120, 10, 11, -50), spot(216, 118, 10, 11, 50), spot(94, 34, 8, 5, -20), spot(164, 36, 8, 5, 20), spot(86, 118, 8, 6, 0), spot(166, 118, 9, 6, 0))
		c.Part("cap", c.Path("M38 104C44 70 70 42 106 32C80 48 60 72 52 104Q46 112 38 104Z", kit.White).Opacity(.3).Shade())
		blades := sheen.Each(34, func(i int) kit.Node {
			x := 26 + 6.2*float64(i)
			return c.Line(sheen.D("M%g 244q%d -10 %d -%d", x, i%3-1, (i%5-2)*3, 12+i*7%11), []kit.Color{g.M, g.L, g.D}[i%3], 3.4)
		})
		c.Part("grass", c.Ellipse(128, 243, 112, 9, g.D), blades, c.Circle(40, 232, 4, kit.Hex("#f58ab0")), c.Circle(40, 232, 1.6, kit.Hex("#ffe27a")), c.Circle(214, 230, 4, kit.Hex("#8fb6f5")), c.Circle(214, 230, 1.6, kit.Hex("#ffe27a")))
		c.Anchor("ground", 128, 246)
	},
}

// fairyDoor is a small arched door between roots and leaves, as at the foot of a tree.
var fairyDoor = kit.Piece{
	Name: "fairy-door", Cm: 25,
	Palette: "door #7a4fa8; frame #9a6a42 wood; leaves #6ab04a vines; flowers #f58ab0; stones #b9b4ae steps; window #ffd75e light",
	Draw: func(c *kit.Canvas) {
		d, f, l, o, s, w := c.Tones("door"), c.Tones("frame"), c.Tones("leaves"), c.Tones("flowers"), c.Tones("stones"), c.Tones("window")
		c.Part("stones", c.Ellipse(128, 238, 74, 12, s.DD), c.Ellipse(128, 234, 72, 11, kit.Lin(60, 224, 190, 246, s.LL, s.M, s.D)), c.Ellipse(128, 226, 58, 8, s.DD), c.Ellipse(128, 223, 56, 7.6, kit.Lin(70, 216, 180, 230, s.LL, s.L, s.D)))
		const arch = "M62 224V112C62 62 92 26 128 26C164 26 194 62 194 112V224H172V114C172 74 152 50 128 50C104 50 84 74 84 114V224Z"
		c.Part("frame", sheen.Body(c, arch, f, 10, c.Line("M70 200C72 150 66 110 80 74M186 200C184 150 190 110 176 74M96 44Q128 24 160 44", f.DD, 2.4).Opacity(.6), c.Line("M76 214V120M180 214V120", f.LL, 1.6).Opacity(.6)))
		const panel = "M84 224V114C84 74 104 50 128 50C152 50 172 74 172 114V224Z"
		c.Part("door", c.Form(panel, kit.Lin(84, 50, 172, 224, d.L, d.M, d.D), c.Line("M102 60V224M120 48V224M138 48V224M156 60V224", d.DD, 2.6).Opacity(.7), c.Path("M88 110C90 84 104 62 122 56C108 70 100 90 98 112Z", kit.White).Opacity(.28), sheen.Edge(c, panel, d, 12)))
		c.Part("window", c.Blur(6, c.Circle(128, 98, 24, w.M)).Opacity(.5), c.Circle(128, 98, 21, f.DD), c.Circle(127.5, 97.5, 20, kit.Lin(110, 80, 146, 116, f.LL, f.M, f.D)), c.Circle(128, 98, 15, kit.Rad(123, 92, 20, w.LL, w.M, w.D)), c.Line("M128 83V113M113 98H143", f.D, 3))
		c.Part("hinges", c.Line("M84 132H112M84 196H112", kit.Hex("#4a4048"), 7), c.Line("M84 131H111M84 195H111", kit.Hex("#8d818b"), 2), c.Circle(114, 132, 5, kit.Hex("#4a4048")), c.Circle(114, 196, 5, kit.Hex("#4a4048")), c.Circle(158, 158, 7, kit.Hex("#b8862f")), c.Circle(157, 157, 6, kit.Rad(155, 154, 8, kit.Hex("#ffe9a0"), kit.Hex("#f2c14e"), kit.Hex("#b8862f"))))
		leaf := func(x, y, turn, k float64, t kit.Color) kit.Node {
			return kit.Of(c.Path("M0 0C-8 -6 -8 -16 0 -24C8 -16 8 -6 0 0Z", t), c.Line("M0 -1V-20", l.DD, 1.2).Opacity(.7)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		bloom := func(x, y, k float64) kit.Node {
			return kit.Of(c.Around(5, 0, 0, c.Ellipse(0, -6.4, 4.6, 5.6, kit.Lin(-4, -12, 4, 0, o.LL, o.M, o.D))), c.Circle(0, 0, 3.4, kit.Hex("#ffe27a"))).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("leaves", c.Line("M56 226C44 170 70 130 58 96C52 70 74 40 112 28", l.DD, 4), c.Line("M56 225C44 170 70 130 57.500 95C52 70 74 40 112 28", l.M, 2.4), sheen.Each(13, func(i int) kit.Node {
			x := []float64{54, 50, 56, 62, 62, 58, 56, 60, 68, 80, 94, 108, 52}[i]
			y := []float64{214, 192, 172, 150, 130, 112, 92, 74, 60, 46, 36, 29, 222}[i]
			return leaf(x, y, []float64{-70, 60, -60, 70}[i%4]+float64(i)*5, 1.05, []kit.Color{l.M, l.L, l.D}[i%3])
		}), c.Line("M200 226C206 204 196 190 202 170", l.DD, 3.4), leaf(202, 208, 60, 1.1, l.M), leaf(200, 194, -64, 1, l.L), leaf(202, 176, 40, 1.1, l.D), leaf(198, 222, -60, 1.1, l.D), leaf(206, 224, 70, 1, l.L))
		c.Part("flowers", bloom(60, 142, 1.2), bloom(56, 84, 1.1), bloom(88, 38, 1.2), bloom(52, 204, 1.3), bloom(204, 186, 1.1), bloom(196, 220, 1.3))
		c.Anchor("ground", 128, 238)
	},
}

// mermaidTail is the tail of a mermaid with its fin, curved, as on party and nursery art.
var mermaidTail = kit.Piece{
	Name: "mermaid-tail", Cm: 110,
	Palette: "scales #2fa89a tail; fin #8f6fe0 fluke; belt #f2c14e trim; pearls #fff4ea",
	Draw: func(c *kit.Canvas) {
		s, f, b, p := c.Tones("scales"), c.Tones("fin"), c.Tones("belt"), c.Tones("pearls")
		const fin = "M132 106C98 104 60 94 36 62C26 48 18 28 16 4C40 20 66 18 90 34C112 48 126 66 133 84C140 60 154 40 178 26C202 14 222 14 244 -4C246 22 242 44 230 62C208 92 168 104 132 106Z"
		c.Part("fin", sheen.Body(c, fin, f, 12, c.Line("M126 98C84 90 48 64 28 22M128 96C98 80 76 54 56 26M130 94C114 70 100 52 86 38M138 98C184 88 214 60 234 14M136 96C168 78 188 52 206 22M134 94C150 68 164 46 180 32", f.DD, 2.4).Opacity(.55), c.Line("M124 95C82 87 46 61 27 20M138 95C182 85 212 57 233 12", f.LL, 1.4).Opacity(.7)))
		const tail = "M114 96C120 122 104 140 88 162C68 190 68 220 86 244Q132 258 178 242C194 212 192 178 174 152C158 130 148 116 150 94Q132 106 114 96Z"
		rows := sheen.Each(13, func(r int) kit.Node {
			y := 84 + 13.4*float64(r)
			return sheen.Each(13, func(k int) kit.Node {
				x := 40 + 13.6*float64(k) + 6.8*float64(r%2)
				return kit.Of(c.Path(sheen.D("M%.1f %.1fq0 11 6.8 13q6.8 -2 6.8 -13Z", x, y), []kit.Color{s.L, s.M, s.D, s.M}[(k+r)%4]).Opacity(.75), c.Path(sheen.D("M%.1f %.1fq0 11 6.8 13q6.8 -2 6.8 -13", x, y), kit.None).Stroke(s.DD, 1.3).Opacity(.6), c.Circle(x+4.6, y+4, 1.7, s.LL).Opacity(.55))
			})
		})
		c.Part("scales", c.Form(tail, kit.Lin(60, 90, 190, 240, s.LL, s.M, s.M, s.D), rows, sheen.Dim(c, 10, .55, "M150 120C190 160 204 204 176 250L230 250V110Z", s), c.Path("M94 152C80 174 78 200 86 224C86 196 92 174 106 150Q102 144 94 152Z", kit.White).Opacity(.4).Shade(), sheen.Edge(c, tail, s, 14)))
		const hem = "M84 232C78 240 80 248 88 250Q132 262 174 248C184 244 184 236 178 230Q130 244 84 232Z"
		c.Part("belt", sheen.Body(c, hem, b, 6), c.Line("M88 240Q131 251 176 238", b.LL, 1.6))
		c.Part("pearls", sheen.Each(7, func(i int) kit.Node {
			x := 92 + 13.2*float64(i)
			return sheen.Ball(c, x, 243+5.2*(1-(float64(i)-3)*(float64(i)-3)/9), 5, p)
		}))
		c.Anchor("ground", 128, 254)
	},
}
