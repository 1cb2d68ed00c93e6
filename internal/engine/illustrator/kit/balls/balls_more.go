package balls

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bowlingBall = kit.Piece{
	Name: "bowling-ball", Cm: 22, Palette: "ball #3a4fb0 blue; holes #171a2c; swirl #7f6fe0 marble",
	Draw: func(c *kit.Canvas) {
		b, h, s := c.Tones("ball"), c.Tones("holes"), c.Tones("swirl")
		c.Part("ball", sheen.Ball(c, 128, 128, 118, b, c.Named("swirl", c.Blur(5, c.Line("M20 170C70 120 120 190 180 150C220 124 236 150 250 130M30 90C80 60 100 110 150 84M80 236C120 200 180 232 226 190", s.L, 13)).Opacity(.5))))
		for _, p := range [][3]float64{{130, 66, 15}, {172, 82, 15}, {138, 112, 18}} {
			c.Part("holes", c.Circle(p[0]+1, p[1]+2, p[2]+2, b.LL).Opacity(.55), c.Form(kit.Oval(p[0], p[1], p[2], p[2]), kit.Lin(p[0]-p[2], p[1]-p[2], p[0]+p[2], p[1]+p[2], h.DDD, h.DD, h.L)))
		}
		c.Add(sheen.Gloss(c, 128, 128, 98, 98, 190, 242, 12))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("grip", 138, 90, 0, 0, 0)
	},
}

// numbered is a ball with a number in a white disc.
func numbered(name, color, number string, stripe bool) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 6, Palette: "ball " + color + "; spot #fdf8ee white; number #23262f",
		Draw: func(c *kit.Canvas) {
			b, s, n := c.Tones("ball"), c.Tones("spot"), c.Tones("number")
			var in []kit.Node
			if stripe {
				in = append(in, c.Circle(128, 128, 86, kit.None).Stroke(s.M, 10))
			}
			c.Part("ball", sheen.Ball(c, 128, 128, 118, b, in...))
			c.Part("spot", c.Circle(122, 116, 57, b.DDD).Opacity(.4), c.Circle(121, 114, 55, kit.Rad(104, 94, 80, s.LL, s.M, s.D)))
			c.Part("number", c.Path(kit.LettersPath(number, kit.Box{X0: 90, Y0: 84, X1: 152, Y1: 144}, "display"), n.M))
			c.Add(sheen.Gloss(c, 128, 128, 100, 100, 192, 244, 11))
			c.Anchor("ground", 128, 246)
		},
	}
}

var (
	eightBall = numbered("eight-ball", "#2b2e38 black", "8", false)
	bingoBall = numbered("bingo-ball", "#e5463f red", "B7", true)
)

var cricketBall = kit.Piece{
	Name: "cricket-ball", Cm: 7, Palette: "ball #b9252c red leather; seam #f7e6d2 stitches",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("ball"), c.Tones("seam")
		seam := func(dx float64) string { return sheen.D("M%g 10C%g 70 %g 176 %g 248", 92+dx, 150+dx, 150+dx, 106+dx) }
		c.Part("ball", sheen.Ball(c, 128, 128, 118, b, c.Blur(6, c.Line(seam(10), b.DDD, 40)).Opacity(.4)))
		c.Part("seam", c.Clip(kit.Oval(128, 128, 117, 117), c.Line(seam(0), b.DDD, 5), sheen.Each(4, func(i int) kit.Node {
			return kit.Of(c.Line(seam(float64(i)*9-16), b.DDD, 4.500).Dash(9, 6).Move(1, 1.500), c.Line(seam(float64(i)*9-16), s.M, 3.400).Dash(9, 6))
		}), c.Line(seam(0), s.L, 2.500)))
		c.Add(sheen.Gloss(c, 128, 128, 98, 98, 192, 240, 11))
		c.Anchor("ground", 128, 246)
	},
}

var golfTee = kit.Piece{
	Name: "golf-tee", Cm: 7, Palette: "tee #e5463f red wood peg; ball #fbfbf6 white",
	States: "empty -ball",
	Draw: func(c *kit.Canvas) {
		t, b := c.Tones("tee"), c.Tones("ball")
		c.Part("tee", c.Form("M92 100Q128 112 164 100Q164 116 152 126C142 136 139 150 137 170L130 246Q128 252 126 246L119 170C117 150 114 136 104 126Q92 116 92 100Z", kit.Lin(92, 0, 164, 0, t.D, t.LL, t.M, t.DD)), c.Ellipse(128, 101, 36, 8, kit.Lin(92, 94, 164, 108, t.L, t.M, t.D)), c.Ellipse(128, 102, 28, 5, t.DD), c.Line("M106 118Q116 128 119 148", kit.White, 4).Opacity(.5))
		c.Part("ball", sheen.Ball(c, 128, 56, 50, b, sheen.Each(49, func(i int) kit.Node {
			x, y := 84+14.500*float64(i%7)+7*float64(i/7%2), 14+14*float64(i/7)
			return kit.Of(c.Circle(x, y, 4.600, b.D), c.Circle(x+.800, y+1, 3.800, b.L))
		})), c.Ellipse(108, 32, 10, 6, kit.White).Rotate(-35, 108, 32).Opacity(.9))
		c.Anchor("ground", 128, 250)
	},
}
