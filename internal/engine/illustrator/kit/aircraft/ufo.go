package aircraft

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var ufo = kit.Piece{
	Name: "ufo", Cm: 1200,
	Palette: "disc #a9b8d2 saucer; dome #8fe0f0 glass; lights #ffd84f; beam #b8f26a light; rim #6a5fb8; alien #7ecb4f",
	Draw: func(c *kit.Canvas) {
		d, g, l, b, r, a := c.Tones("disc"), c.Tones("dome"), c.Tones("lights"), c.Tones("beam"), c.Tones("rim"), c.Tones("alien")
		c.Part("beam", c.Path("M92 140L40 250Q128 262 216 250L164 140Z", kit.Lin(0, 140, 0, 256, b.LL.Alpha(.95), b.L.Alpha(.6), b.M.Alpha(.16))), c.Path("M110 140L90 254Q128 258 166 254L146 140Z", kit.Lin(0, 140, 0, 256, kit.White.Alpha(.7), kit.White.Alpha(.05))))
		c.Part("dome", c.Form("M72 90C72 40 98 20 128 20C158 20 184 40 184 90Z", kit.Lin(80, 24, 176, 92, g.LL.Alpha(.96), g.L.Alpha(.9), g.M.Alpha(.9), g.DD.Alpha(.95))))
		c.Part("alien", c.Form("M102 98Q104 82 120 80H136Q152 82 154 98Z", kit.Lin(104, 80, 150, 98, a.M, a.DD)), c.Form("M128 38C150 38 156 52 152 66C148 80 138 88 128 88C118 88 108 80 104 66C100 52 106 38 128 38Z", kit.Lin(108, 38, 150, 88, a.LL, a.L, a.M, a.D), gloss.Glint(c, "M110 52Q114 42 126 41Q116 46 113 58Z", .5)),
			c.Line("M118 40L110 28M138 40L146 28", a.D, 3), c.Circle(109.5, 27, 4, kit.Rad(108, 25, 5, a.LL, a.M)), c.Circle(146.5, 27, 4, kit.Rad(145, 25, 5, a.LL, a.D)),
			c.Ellipse(117, 62, 7, 10, kit.Hex("#2d2440")).Rotate(-18, 117, 62), c.Ellipse(139, 62, 7, 10, kit.Hex("#2d2440")).Rotate(18, 139, 62), c.Circle(115, 58, 2.6, kit.White), c.Circle(137, 58, 2.6, kit.White), c.Line("M122 78Q128 82 134 78", a.DDD, 2))
		c.Part("dome", c.Path("M72 90C72 40 98 20 128 20C158 20 184 40 184 90Z", kit.Lin(80, 24, 176, 92, g.LL.Alpha(.25), g.M.Alpha(.1), g.DD.Alpha(.4))), c.Path("M72 90C72 40 98 20 128 20C158 20 184 40 184 90Z", kit.None).Stroke(g.LL, 2).Opacity(.7), gloss.Glint(c, "M84 78C84 52 94 36 112 29C100 40 95 54 95 78Q90 82 84 78Z", .65), gloss.Glint(c, "M168 48Q176 60 176 78Q172 64 164 52Z", .5))
		c.Part("rim", c.Form("M90 132H166L152 156Q128 164 104 156Z", kit.Lin(90, 0, 166, 0, r.M, r.L, r.D, r.DDD)), c.Ellipse(128, 156, 24, 5, b.LL))
		const saucer = "M4 112C4 96 56 78 128 78C200 78 252 96 252 112C252 128 200 146 128 146C56 146 4 128 4 112Z"
		c.Part("disc", c.Form(saucer, kit.Lin(60, 78, 110, 150, kit.At(0, d.LL), kit.At(.35, d.L), kit.At(.6, d.M), kit.At(1, d.DD)), gloss.Dim(c, 8, .6, "M0 118Q128 150 256 112V150H0Z", d), c.Path("M4 108Q128 138 252 108V116Q128 148 4 116Z", kit.Lin(4, 0, 252, 0, r.L, r.M, r.DD)), gloss.Glint(c, "M16 106C40 92 84 84 128 83C90 90 50 98 24 110Z", .65)),
			c.Form("M66 92Q66 82 128 82Q190 82 190 92Q190 102 128 104Q66 102 66 92Z", kit.Lin(66, 0, 190, 0, r.L, r.M, r.DDD)), c.Ellipse(128, 90, 56, 7, g.DD).Opacity(.8))
		c.Part("dome", c.Path("M72 89Q72 95 128 97Q184 95 184 89Q184 84 184 80H72Z", kit.Lin(72, 0, 184, 0, g.L.Alpha(.5), g.M.Alpha(.25), g.D.Alpha(.5))))
		for i, x := range []float64{26, 60, 99, 140, 181, 222} {
			y := 120 + []float64{-6, 3, 8, 8.5, 4, -4}[i]
			rx := []float64{6, 8, 9, 9, 8, 6}[i]
			c.Part("lights", c.Glow(5, c.Ellipse(x, y, rx+4, 10, l.M).Opacity(.55)), c.Ellipse(x, y+1, rx+1.5, 9, d.DDD), c.Ellipse(x, y, rx, 8, kit.Rad(x-2, y-3, 11, kit.White, l.L, l.M, l.D)))
		}
		c.AnchorBox("inside", 128, 62, 76, 56, 0)
		c.Anchor("seat", 128, 92)
		c.Anchor("ground", 128, 256)
	},
}
