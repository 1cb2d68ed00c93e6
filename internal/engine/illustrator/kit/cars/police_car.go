package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var policeCar = kit.Piece{
	Name: "police-car", Cm: 480, Facing: kit.Right, States: carViews,
	Palette: "body #2c4a86 paint; doors #f6f8fa; lightbar #3f9bff light_bar siren; lights #f2402f <lightbar; badge #f6c13a star; windows #a6dcf2 glass; wheels #d5dce3 rims; tires #4a4f5d; headlights #ffe08a; trim #9aa4b0 bumper",
	Draw: func(c *kit.Canvas) {
		red, blue := c.Tones("lights"), c.Tones("lightbar")
		bar := kit.Of(c.Form(kit.RoundRect(88, 32, 40, 18, 7), gloss.Sheen(red, 88, 32, 128, 50)), c.Form(kit.RoundRect(128, 32, 40, 18, 7), gloss.Sheen(blue, 128, 32, 168, 50)), gloss.Glint(c, "M94 36H120V39H94Z", .6))
		if carView(c, lookOf(c, "body", "trim"), bar) {
			return
		}
		d, a, g := c.Tones("doors"), blue, c.Tones("badge")
		c.Part("light bar", kit.Of(c.Rect(106, 68, 42, 7, 2, kit.Hex("#4a4f5d")), c.Form("M108 70V64Q108 57 115 57H127V70Z", kit.Lin(108, 56, 127, 72, red.LL, red.M, red.DD)), c.Form("M127 57H139Q146 57 146 64V70H127Z", kit.Lin(127, 56, 146, 72, a.LL, a.M, a.DD)),
			gloss.Glint(c, "M111 64Q112 60 116 60H123V62.500H117Q114 63 113 67H111Z", .8), gloss.Glint(c, "M130 60H138V62.500H130Z", .8), c.Line("M127 58V70", kit.Hex("#4a4f5d"), 2)).Move(4, -11))
		sedan(c, c.Named("white doors", c.Path("M60 113H188L186 136Q168 142 161 160V190H96V160Q88 142 66 134Z", kit.Lin(100, 110, 110, 180, d.LL, d.M, d.DD))))
		const x, y, r = 142, 149, 13
		c.Part("badge", c.Path(chassis.Star(x, y, r), d.DDD).Opacity(.5).Move(1, 1.5), c.Path(chassis.Star(x, y, r), gloss.Sheen(g, 132, 138, 152, 162)), c.Circle(142, 149, 5, g.DD), c.Circle(141.7, 148.6, 4, g.LL))
		c.AnchorBox("print", 100, 150, 34, 22, 0)
	},
}
