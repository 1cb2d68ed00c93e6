package science

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var testTube = kit.Piece{
	Name: "test-tube", Cm: 16,
	States:  "full; empty -liquid -bubbles",
	Palette: "liquid #4fd08a fluid; glass #cfe6f2; cork #c98f52; bubbles #d9ffe8",
	Draw: func(c *kit.Canvas) {
		l, g, k, b := c.Tones("liquid"), c.Tones("glass"), c.Tones("cork"), c.Tones("bubbles")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(28, 128, 128) }
		const d = "M92 10H164V204C164 250 92 250 92 204Z"
		c.Part("glass", turn(c.Path(d, g.M.Alpha(.35))))
		c.Part("liquid", turn(c.Clip("M97 10H159V204C159 244 97 244 97 204Z", c.Rect(80, 96, 100, 160, 0, kit.Lin(97, 0, 159, 0, l.L, l.M, l.DD)), c.Ellipse(128, 96, 32, 8, l.LL))))
		c.Part("bubbles", turn(sheen.Each(8, func(i int) kit.Node {
			x, y, r := []float64{118, 140, 124, 146, 112, 134, 120, 142}[i], []float64{206, 190, 168, 150, 146, 124, 118, 216}[i], []float64{7, 5, 8, 6, 4, 6, 4, 4}[i]
			return kit.Of(c.Circle(x, y, r, b.M.Alpha(.75)), c.Circle(x, y, r, kit.None).Stroke(kit.White, 1.5), c.Circle(x-r*.3, y-r*.3, r*.28, kit.White))
		})))
		c.Part("glass", turn(c.Form(d, kit.Lin(92, 0, 164, 0, kit.At(0, g.DD.Alpha(.4)), kit.At(.25, kit.White.Alpha(.1)), kit.At(1, g.DDD.Alpha(.4)))), c.Path(d, kit.None).Stroke(g.DD, 5), c.Path("M103 40Q107 34 111 40V208Q111 218 116 226Q112 232 107 224Q103 214 103 204Z", kit.White).Opacity(.75).Shade(), c.Form(kit.RoundRect(82, 2, 92, 16, 8), kit.Lin(82, 0, 174, 0, g.D, kit.White, g.M, g.DDD)), c.Line("M146 120h14M150 140h10M146 160h14M150 180h10", kit.White, 2.6).Opacity(.85)))
		c.Part("cork", turn(sheen.Body(c, "M100 2L96 -24Q96 -30 104 -30H152Q160 -30 160 -24L156 2Z", k, 9)))
		c.AnchorBox("grip", 128, 128, 0, 0, 28)
	},
}

var thermometer = kit.Piece{
	Name: "thermometer", Cm: 18,
	Palette: "mercury #e8343c red; glass #e3edf4 tube; scale #4b5568 marks",
	Draw: func(c *kit.Canvas) {
		m, g, s := c.Tones("mercury"), c.Tones("glass"), c.Tones("scale")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(30, 128, 128) }
		const d = "M102 18C102 -14 154 -14 154 18V166C170 176 178 192 178 208C178 236 156 258 128 258C100 258 78 236 78 208C78 192 86 176 102 166Z"
		c.Part("glass", turn(sheen.Body(c, d, g, 14), c.Form("M116 20C116 4 140 4 140 20V180H116Z", kit.Lin(116, 0, 140, 0, kit.Hex("#b9c7d4"), kit.White, kit.Hex("#d5dfe8")))))
		c.Part("mercury", turn(c.Rect(120, 76, 16, 120, 8, sheen.Round(120, 0, 136, 0, m)), sheen.Ball(c, 128, 208, 36, m), c.Ellipse(114, 194, 9, 6, kit.White).Rotate(-38, 114, 194).Opacity(.8)))
		c.Part("scale", turn(c.Line("M142 34h10M146 48h6M142 62h10M146 76h6M142 90h10M146 104h6M142 118h10M146 132h6M142 146h10", s.M, 3.4)))
		c.Part("glass", turn(c.Path("M108 22Q112 14 115 22V150Q112 158 108 150Z", kit.White).Opacity(.85).Shade()))
		c.AnchorBox("grip", 160, 60, 0, 0, 30)
	},
}

var bandage = kit.Piece{
	Name: "adhesive-bandage", Cm: 7,
	Palette: "bandage #e9b98a strip plaster; pad #f7e3c9 gauze; hearts #e8567a print",
	Draw: func(c *kit.Canvas) {
		b, p, h := c.Tones("bandage"), c.Tones("pad"), c.Tones("hearts")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-35, 128, 128) }
		strip := kit.RoundRect(-14, 88, 284, 80, 40)
		heart := func(x, y, k float64) kit.Node {
			return c.Path("M0 9C-9 3 -11 -4 -6 -7C-3 -8 -1 -6 0 -4C1 -6 3 -8 6 -7C11 -4 9 3 0 9Z", h.M).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("bandage", turn(sheen.Body(c, strip, b, 18)))
		c.Part("hearts", turn(heart(26, 110, 1.2), heart(46, 144, 1.1), heart(16, 142, .8), heart(62, 112, .8), heart(206, 112, 1.1), heart(230, 142, 1.2), heart(244, 114, .8), heart(198, 146, .8)))
		c.Part("bandage", turn(sheen.Each(16, func(i int) kit.Node {
			x := []float64{8, 34, 58, 200, 222, 248}[i%6]
			y := 100 + 19*float64(i/6) + float64(i%2)*10
			return c.Circle(x, y, 2.4, b.DD).Opacity(.6)
		})))
		c.Part("pad", turn(sheen.Body(c, kit.RoundRect(86, 90, 84, 76, 8), p, 10, sheen.Each(25, func(i int) kit.Node {
			return kit.Of(c.Circle(98+15*float64(i%5), 102+13*float64(i/5), 2.6, p.DD), c.Circle(97.6+15*float64(i%5), 101.6+13*float64(i/5), 1.6, p.DDD).Opacity(.6))
		})), c.Line("M86 92V164M170 92V164", b.DD, 2.4).Opacity(.7)))
		c.Part("bandage", turn(c.Path("M10 104Q16 98 26 97H76Q80 101 74 103H28Q20 106 14 112Q6 112 10 104Z", kit.White).Opacity(.5).Shade()))
	},
}

var virus = kit.Piece{
	Name: "virus", Cm: 10,
	Palette: "virus #5fc25a body germ; spikes #3f9a4a <virus; spots #8fe07a <virus",
	Draw: func(c *kit.Canvas) {
		v, s, p := c.Tones("virus"), c.Tones("spikes"), c.Tones("spots")
		spike := func(x, y, r, long, turn, k float64) kit.Node {
			return kit.Of(c.Line(fmt.Sprintf("M0 %gV%g", -r+6, -r-long), s.DD, 9*k), c.Line(fmt.Sprintf("M0 %gV%g", -r+6, -r-long), s.L, 5.5*k).Move(-.8, 0), sheen.Ball(c, 0, -r-long, 12*k, s)).Rotate(turn, 0, 0).Move(x, y)
		}
		for i := range 14 {
			c.Part("spikes", spike(128, 128, 82, 24, 360*float64(i)/14+8, 1))
		}
		c.Part("virus", sheen.Ball(c, 128, 128, 88, v))
		for i := range 9 {
			a := float64(i) * 2.4
			q := 22 * math.Sqrt(float64(i))
			x, y := 128+q*math.Cos(a), 128+q*math.Sin(a)
			r := []float64{15, 9, 12, 8, 13, 10, 8, 11, 9}[i]
			c.Part("spots", c.Circle(x+1, y+2, r, v.DDD).Opacity(.5), c.Circle(x, y, r, kit.Rad(x+r*.3, y+r*.4, r*1.4, p.LL, p.M, v.DD)), c.Circle(x, y, r, kit.None).Stroke(p.LL, 1.6).Opacity(.6))
		}
		c.Part("spikes", spike(92, 96, 0, 16, -24, .8), spike(168, 108, 0, 16, 40, .8), spike(126, 176, 0, 15, 170, .8))
		c.Part("virus", sheen.Gloss(c, 128, 128, 68, 68, 205, 255, 9))
	},
}
