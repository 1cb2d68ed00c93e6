package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// goggles have two round lenses in thick rims on a strap.
var goggles = kit.Piece{
	Name: "goggles", Cm: 18,
	Palette: "frame #e0a040 brass rims gold; lenses #8fd6f2 glass; strap #6a4632 leather band",
	Draw: func(c *kit.Canvas) {
		f, l, s := c.Tones("frame"), c.Tones("lenses"), c.Tones("strap")
		c.On(kit.Back)
		band := "M-8 96Q-14 128 -6 158L36 154V102Z"
		c.Part("strap", c.Both(128, kit.Of(c.Path(band, s.DDD).Move(0, 2), sheen.Body(c, band, s, 8, c.Line("M-10 106L34 111M-8 148L34 145", s.LL, 2.2).Dash(6, 4).Opacity(.7)))))
		c.On(kit.Body)
		c.Part("strap", c.Form("M104 112Q128 96 152 112V138Q128 124 104 138Z", kit.Lin(0, 104, 0, 138, s.L, s.M, s.DD), c.Line("M108 116Q128 103 148 116", s.LL, 2).Opacity(.7)))
		one := func(x float64) kit.Node {
			return kit.Of(c.Named("strap", c.Circle(x, 130, 62, s.DDD), c.Circle(x-.5, 129, 60, kit.Lin(x-50, 80, x+50, 180, s.L, s.M, s.DD))),
				c.Named("frame", c.Circle(x+.5, 129.5, 53, f.DDD), c.Circle(x, 128, 52.5, kit.Lin(x-44, 84, x+44, 172, kit.At(0, f.LL), kit.At(.25, f.L), kit.At(.5, f.M), kit.At(.75, f.DD), kit.At(1, f.L))), c.Circle(x, 128, 49, kit.None).Stroke(f.LL, 1.6).Opacity(.8),
					sheen.Each(8, func(i int) kit.Node {
						return kit.Of(c.Circle(x, 83.5, 3.4, f.DDD), c.Circle(x-.4, 83, 2.6, f.LL)).Rotate(22.5+45*float64(i), x, 128)
					})),
				c.Named("lenses", c.Circle(x, 128, 39.5, f.DDD), c.Form(kit.Oval(x, 128, 37.5, 37.5), kit.Lin(x-30, 96, x+30, 160, l.LL.Alpha(.9), l.M.Alpha(.78), l.DD.Alpha(.85)), c.Blur(4, c.Path(kit.Oval(x, 128, 38, 38), kit.None).Stroke(l.DDD, 9).Move(-2, -3)).Opacity(.5), c.Path(sheen.D("M%g 84H%gL%g 172H%gZ", x-4, x+16, x-26, x-48), kit.White).Opacity(.5), c.Path(sheen.D("M%g 84H%gL%g 172H%gZ", x+24, x+32, x-8, x-16), kit.White).Opacity(.35))))
		}
		c.Part("frame", one(66), one(190))
		c.AnchorBox("fit", 128, 126, 246, 84, 0)
		c.Anchor("ground", 128, 192)
	},
}

// eyePatch is a patch over the eye that the viewer sees on the left, on a cord around the head.
var eyePatch = kit.Piece{
	Name: "eye-patch", Cm: 16,
	Palette: "patch #3b3745 black; cord #6a4f40 strap string; stitches #8a8496",
	Draw: func(c *kit.Canvas) {
		p, k, s := c.Tones("patch"), c.Tones("cord"), c.Tones("stitches")
		up, down := "M96 96Q160 70 214 76", "M34 132Q22 137 14 146"
		c.On(kit.Back)
		behind := "M214 76C230 84 216 112 186 132C140 160 44 170 14 146"
		c.Part("cord", c.Line(behind, k.DDD, 7.4), c.Line(behind, k.D, 5.4).Move(-.3, -.4))
		c.On(kit.Body)
		for _, d := range []string{up, down} {
			c.Part("cord", c.Line(d, k.DDD, 8.4), c.Line(d, k.M, 6).Move(-.3, -.6), c.Line(d, k.L, 2).Move(-.6, -1.6))
		}
		const d = "M26 96C44 78 96 72 118 86C124 92 124 104 120 118C112 146 92 168 72 168C50 168 32 148 24 120C22 110 22 102 26 96Z"
		c.Part("patch", c.Path(d, p.DDD).Move(1, 3), c.Path(d, p.L).Stroke(p.LL, 2.6), sheen.Body(c, d, p, 14, c.Blur(8, c.Ellipse(62, 108, 26, 18, p.LL).Rotate(-20, 62, 108)).Opacity(.55)))
		c.Part("stitches", c.Path("M33 102C48 88 92 83 111 93C115 98 115 106 112 116C105 140 88 159 73 159C55 159 40 142 32 118C30 110 30 106 33 102Z", kit.None).Stroke(s.M, 2.4).Dash(6, 4.5))
		c.Part("patch", sheen.Glint(c, "M40 112C42 102 52 97 64 95C69 96 68 101 63 102C55 104 51 108 50 115C47 120 39 119 40 112Z", .3))
		c.AnchorBox("fit", 128, 118, 212, 60, 0)
		c.Anchor("ground", 72, 168)
	},
}
