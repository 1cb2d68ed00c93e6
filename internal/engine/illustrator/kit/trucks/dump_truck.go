package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var dumpTruck = kit.Piece{
	Name: "dump-truck", Cm: 800, Facing: kit.Right,
	Palette: "cab #f6a623 body; bed #f6a623 <cab; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; load #8a5a3a dirt soil; chrome #b9c2cb bumper; headlights #ffe9a3",
	Draw: func(c *kit.Canvas) {
		b, k, r, t, w, d, m, l := c.Tones("cab"), c.Tones("bed"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("load"), c.Tones("chrome"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#4f5563"))
		c.On(kit.Back)
		c.Part("bed", c.Form("M8 76H156L150 110H20Z", kit.Lin(0, 76, 0, 110, k.DD, k.DDD)))
		c.On(kit.Body)
		c.Part("load", c.Form("M14 84C22 64 40 66 52 56C64 44 88 42 100 52C114 58 132 58 142 72Q150 76 152 86V100H14Z", kit.Lin(60, 44, 80, 100, d.L, d.M, d.DD), c.Line("M40 72l5 -4M66 60l6 -3M96 64l6 3M118 72l5 4M80 76l5 -2M52 80l4 2", d.DD, 3).Opacity(.6), c.Line("M46 66l5 -3M74 54l7 -2M108 62l6 3", d.LL, 3).Opacity(.7)),
			c.Curve([]kit.Point{{X: 84, Y: 66}, {X: 94, Y: 62}, {X: 100, Y: 70}, {X: 92, Y: 75}, {X: 84, Y: 73}}, kit.Lin(84, 62, 100, 76, m.LL, m.D)), c.Curve([]kit.Point{{X: 56, Y: 74}, {X: 63, Y: 70}, {X: 68, Y: 76}, {X: 62, Y: 81}}, kit.Lin(56, 70, 68, 80, m.L, m.DD)))
		c.On(kit.Fore)
		c.Part("frame", c.Rect(20, 150, 216, 18, 5, kit.Lin(0, 150, 0, 168, dark.L, dark.DD)), gloss.Tube(c, "M112 154L132 120", 9, m))
		const shell = "M4 80Q2 72 10 72H158V60H196Q206 60 206 68Q206 74 198 74H170L158 142Q156 150 148 150H40Q30 150 26 142Z"
		c.Part("bed", c.Form(shell, kit.Lin(80, 60, 96, 156, kit.At(0, k.LL), kit.At(.2, k.L), kit.At(.5, k.M), kit.At(1, k.DD)), gloss.Dim(c, 6, .5, "M20 138H170V160H20Z", k), gloss.Dim(c, 5, .4, "M158 76L176 76L160 160H144Z", k),
			c.Path("M20 88H162L160 96H22Z", k.DD).Opacity(.25), c.Path("M44 76H56L66 150H56ZM84 76H96L100 150H90ZM126 76H138L134 150H124Z", k.D), c.Path("M44 76H47L58 150H56ZM84 76H87L93 150H90ZM126 76H129L126 150H124Z", k.LL).Opacity(.8)),
			gloss.Glint(c, "M10 75.5H162V63.5H196Q201 64 202 66H165V79H14Q9 78 10 75.5Z", .5))
		const cab = "M168 104Q168 84 182 84H214Q224 84 227 92L236 122Q248 124 250 136V164Q250 172 242 172H168Z"
		c.Part("cab", chassis.Bodywork(c, cab, b, 138, chassis.Arch(c, 214, 172, 25, b)), gloss.Glint(c, "M172 104Q173 88 183 88H213Q219 88 222 92H188Q178 93 176 106Z", .55))
		c.Part("windows", c.Path("M184 94H212Q218 94 220 99L227 122Q227 126 223 126H184Q179 126 179 121V99Q179 94 184 94Z", b.DDD), chassis.Glass(c, "M185 96.5H211Q216 96.5 217.5 100.500L224 121Q224 123.5 221 123.5H185Q181.5 123.5 181.5 120V100Q181.5 96.5 185 96.5Z", w, c.Path("M186 126V112Q186 104 193 104Q200 104 200 112V126Z", w.DDD).Opacity(.5), c.Line("M218 125L213 112M208 116L220 109", w.DDD, 2.8).Opacity(.55)))
		c.Part("doors", c.Line("M176 110V160M226 126L228 146", b.DD, 1.6).Opacity(.75), c.Rect(182, 133, 14, 5, 2.5, gloss.Sheen(m, 182, 132, 196, 139)))
		c.Part("grille", c.Form("M238 130Q248 130 250 140V156H238Z", gloss.Sheen(dark, 238, 130, 250, 156), c.Line("M236 136h16m-16 5h16m-16 5h16m-16 5h16", m.M, 1.6)))
		c.Part("mirror", c.Rect(228, 96, 7, 18, 3.5, gloss.Sheen(dark, 228, 96, 236, 114)))
		c.Part("bumper", c.Form("M232 160H249Q255 160 255 166V172Q255 180 248 180H234Z", gloss.Sheen(m, 232, 158, 252, 180)))
		c.Part("headlights", chassis.Lamp(c, 244, 153, 6, 6.5, l, m))
		c.Part("wheels", chassis.Disc(c, 50, 176, 25, t, r, 8), chassis.Disc(c, 106, 176, 25, t, r, 8), chassis.Disc(c, 214, 176, 25, t, r, 8))
		c.AnchorBox("inside", 82, 76, 136, 40, 0)
		c.AnchorBox("surface", 82, 76, 136, 4, 0)
		chassis.Driver(c, 194, 138, 213, 114, 220, 158)
		c.Anchor("ground", 132, 201)
	},
}
