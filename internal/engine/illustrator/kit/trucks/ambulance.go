package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var ambulance = kit.Piece{
	Name: "ambulance", Cm: 600, Facing: kit.Right,
	Palette: "body #f7f9fa van; cross #e2332f; stripe #e2332f <cross; lights #3f9bff siren; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; headlights #ffe08a; trim #9aa4b0 bumper",
	Draw: func(c *kit.Canvas) {
		b, x, s, g, r, t, w, l, m := c.Tones("body"), c.Tones("cross"), c.Tones("stripe"), c.Tones("lights"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("headlights"), c.Tones("trim")
		red := kit.TonesOf(kit.Hex("#f2452f"))
		c.Part("lights", c.Rect(118, 40, 44, 7, 2, m.DD), c.Form("M122 42V36Q122 28 130 28H150Q158 28 158 36V42Z", kit.Lin(122, 28, 158, 44, g.LL, g.M, g.DD), gloss.Glint(c, "M126 37Q127 31 132 31H140Q134 33 133 40H126Z", .8), c.Line("M140 30V42", g.DD, 1.5)),
			c.Form("M16 46V41Q16 36 22 36H30Q36 36 36 41V46Z", gloss.Sheen(red, 16, 36, 36, 48)))
		const shell = "M6 58Q6 44 20 44H158Q172 44 180 56L210 108Q238 112 246 124Q251 132 250 150V168Q250 176 242 176H14Q6 176 6 168Z"
		c.Part("body", c.Form(shell, kit.Lin(80, 44, 104, 190, kit.At(0, b.LL), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			c.Named("stripe", c.Path("M0 126H256V142H0Z", kit.Lin(0, 126, 0, 142, s.L, s.M, s.D)), c.Path("M0 146H256V149H0Z", s.M)),
			gloss.Dim(c, 7, .55, "M0 166H256V190H0Z", b), gloss.Dim(c, 8, .5, "M236 100H262V190H226Z", b), gloss.Dim(c, 5, .3, "M134 44H150V180H138Z", b), chassis.Arch(c, 58, 174, 26, b), chassis.Arch(c, 204, 174, 26, b)),
			c.Rect(8, 49, 150, 3, 1.5, kit.White).Opacity(.9), c.Line("M8 56H140", b.DD, 1.2).Opacity(.6))
		c.Part("cross", c.Path("M62 64H82V80H98V100H82V116H62V100H46V80H62Z", b.DDD).Opacity(.3).Move(1.5, 2), c.Form("M62 64H82V80H98V100H82V116H62V100H46V80H62Z", gloss.Sheen(x, 46, 64, 98, 118), gloss.Glint(c, "M64 66H80V69H64ZM48 82H62V85H48Z", .5)))
		c.Part("windows", c.Path("M148 66H166Q172 66 175 71L198 108Q200 113 195 113H148Q144 113 144 109V70Q144 66 148 66Z", kit.Hex("#3c4050")),
			chassis.Glass(c, "M149 69H165Q170 69 172.5 73L195 110H149Q147 110 147 107V72Q147 69 149 69Z", w, c.Path("M152 112V96Q152 86 160 86Q168 86 168 96V112Z", w.DDD).Opacity(.5), c.Line("M186 110L180 97M174 102L187 95", w.DDD, 3).Opacity(.55)),
			c.Rect(110, 68, 24, 30, 5, kit.Hex("#3c4050")), chassis.Glass(c, kit.RoundRect(112.5, 70.5, 19, 25, 3.5), w), chassis.Glass(c, kit.RoundRect(14, 70, 18, 25, 3.5), w))
		c.Part("doors", c.Line("M140 62V168M140 168H168Q178 168 180 158M202 112L204 138M104 62V166", b.DDD, 1.5).Opacity(.6), c.Rect(148, 119, 15, 5, 2.5, gloss.Sheen(m, 148, 118, 163, 125)), c.Rect(122, 119, 13, 5, 2.5, gloss.Sheen(m, 122, 118, 135, 125)))
		c.Part("mirror", c.Rect(194, 96, 9, 17, 4, gloss.Sheen(m, 194, 96, 204, 112)))
		c.Part("bumper", c.Form("M234 160H249Q254 160 254 165V171Q254 178 247 178H230Z", gloss.Sheen(m, 232, 158, 250, 178)), c.Form("M22 160H7Q2 160 2 165V171Q2 178 9 178H26Z", gloss.Sheen(m, 2, 158, 22, 178)), c.Line("M90 176H172", m.DD, 5), c.Line("M90 175H172", m.L, 2.5))
		c.Part("headlights", chassis.Lamp(c, 243, 142, 6, 8, l, m), c.Rect(6, 108, 6, 14, 3, red.M))
		c.Part("wheels", chassis.Disc(c, 58, 174, 26, t, r, 8), chassis.Disc(c, 204, 174, 26, t, r, 8))
		c.AnchorBox("inside", 165, 90, 34, 38, 0)
		chassis.Driver(c, 160, 124, 180, 101, 190, 158)
		c.AnchorBox("print", 72, 90, 60, 56, 0)
		c.Anchor("ground", 128, 200)
	},
}
