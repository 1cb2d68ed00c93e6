package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var theaterMasks = kit.Piece{
	Name: "theater-masks", Cm: 30,
	Palette: "comedy #ffc93d happy gold; tragedy #6f86d6 sad blue; ribbons #e2463c",
	Draw: func(c *kit.Canvas) {
		a, b, r := c.Tones("comedy"), c.Tones("tragedy"), c.Tones("ribbons")
		ink := kit.Hex("#2c2433")
		const face = "M-66 -70C-30 -84 30 -84 66 -70C74 -30 72 10 56 44C42 70 20 86 0 90C-20 86 -42 70 -56 44C-72 10 -74 -30 -66 -70Z"
		mask := func(x, y, turn float64, t kit.Tones, marks ...kit.Node) kit.Node {
			return kit.Of(sheen.Body(c, face, t, 22, c.Blur(5, c.Ellipse(-40, 14, 16, 12, t.LL), c.Ellipse(40, 14, 16, 12, t.LL)).Opacity(.6)), kit.Of(marks...), c.Path("M-52 -54Q-30 -66 -6 -68Q-34 -56 -46 -32Q-56 -36 -52 -54Z", kit.White).Opacity(.5).Shade()).Rotate(turn, 0, 0).Move(x, y)
		}
		tail := func(d string) kit.Node {
			return kit.Of(c.Line(d, r.DDD, 11), c.Line(d, r.M, 8.5).Move(-.4, -.6), c.Line(d, r.LL, 2.4).Move(-1.6, -2).Opacity(.7))
		}
		c.Part("ribbons", tail("M226 76C252 90 236 116 250 140"), tail("M220 82C226 110 246 124 236 166"), tail("M16 62C-4 80 14 104 2 128"))
		c.Part("tragedy", mask(166, 150, 14, b, c.Path("M-46 -18Q-30 -34 -12 -20Q-22 -6 -34 -8Q-44 -8 -46 -18ZM46 -18Q30 -34 12 -20Q22 -6 34 -8Q44 -8 46 -18Z", ink), c.Line("M-50 -30Q-36 -44 -14 -48M50 -30Q36 -44 14 -48", b.DDD, 5), c.Path("M-34 56C-30 26 30 26 34 56C22 44 -22 44 -34 56Z", ink), c.Path("M-36 4C-30 14 -30 22 -36 24C-42 22 -42 14 -36 4Z", kit.Hex("#bfe6fb"))))
		c.Part("comedy", mask(92, 102, -12, a, c.Path("M-48 -14Q-32 -40 -12 -16Q-20 -22 -30 -22Q-40 -22 -48 -14ZM48 -14Q32 -40 12 -16Q20 -22 30 -22Q40 -22 48 -14Z", ink), c.Line("M-50 -40Q-34 -54 -14 -44M50 -40Q34 -54 14 -44", a.DDD, 5), c.Form("M-42 20C-20 34 20 34 42 20C40 54 18 70 0 70C-18 70 -40 54 -42 20Z", ink, c.Ellipse(0, 68, 24, 18, kit.Hex("#e2566a")))))
		c.Part("ribbons", tail("M18 84C-2 104 20 130 4 158"))
	},
}

var maraca = kit.Piece{
	Name: "maraca", Cm: 25,
	Palette: "maracas #f0503c body; second #3fa86a green; bands #ffd23d stripes; handles #c98a4b wood",
	Draw: func(c *kit.Canvas) {
		m, q, b, h := c.Tones("maracas"), c.Tones("second"), c.Tones("bands"), c.Tones("handles")
		one := func(x, y, turn float64, part string, t kit.Tones) {
			place := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(turn, 0, 0).Move(x, y) }
			c.Part("handles", place(c.Form("M-9 60H9L12 150Q12 160 0 160Q-12 160 -12 150Z", sheen.Round(-12, 0, 12, 0, h)), sheen.Ball(c, 0, 158, 13, h)))
			const d = "M0 -78C38 -78 56 -46 56 -10C56 34 26 66 12 72H-12C-26 66 -56 34 -56 -10C-56 -46 -38 -78 0 -78Z"
			zig := "M-60 -2"
			for i := range 12 {
				zig += sheen.D("L%g %gL%g %g", -55+10*float64(i), 10.0, -50+10*float64(i), -2.0)
			}
			c.Part(part, place(sheen.Body(c, d, t, 18)))
			c.Part("bands", place(c.Clip(d, c.Path("M-60 -34Q0 -22 60 -34V-24Q0 -12 -60 -24Z", b.M), c.Line(zig, b.L, 5), c.Path("M-60 22Q0 34 60 22V32Q0 44 -60 32Z", b.M), sheen.Edge(c, d, t, 16)), c.Path("M-38 -30C-36 -50 -22 -64 -6 -68Q-2 -60 -10 -58C-20 -52 -26 -42 -28 -28Q-36 -22 -38 -30Z", kit.White).Opacity(.5).Shade()))
		}
		one(158, 88, 32, "second", q)
		one(92, 92, -28, "maracas", m)
		c.AnchorBox("grip", 40, 196, 0, 0, -28)
	},
}
