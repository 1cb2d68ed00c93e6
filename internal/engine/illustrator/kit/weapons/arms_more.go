package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var katana = kit.Piece{
	Name: "katana", Cm: 100,
	Palette: "blade #c9d2dc steel metal; handle #8f2432 grip wrap red; guard #e0ae45 gold",
	Draw: func(c *kit.Canvas) {
		b, h, g := c.Tones("blade"), c.Tones("handle"), c.Tones("guard")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(40, kit.Of(n...).Scale(.6, 1, 128, 128)) }
		d := "M119 182C116 110 120 30 146 -28C148 20 142 110 138 182Z"
		c.Part("blade", turn(c.Form(d, kit.Lin(116, 0, 144, 0, b.D, b.M, b.L), c.Path("M128 182C126 110 132 30 146 -28C150 20 144 110 140 182Z", kit.Lin(126, 0, 146, 0, b.LL, kit.White, b.M)), c.Line("M124 182C122 120 126 50 140 0", b.DD, 1.6).Opacity(.7), c.Line("M131 176C128 160 133 150 130 136C128 122 134 112 132 98C131 84 137 74 136 58C137 44 141 30 142 10", kit.White, 1.8).Opacity(.9)), c.Path(d, kit.None).Stroke(b.DDD, 1.4).Opacity(.7)))
		grip := "M117 192H140L138 278Q128 284 119 278Z"
		c.Part("handle", turn(c.Form(grip, kit.Lin(117, 0, 140, 0, h.L, h.M, h.DD), sheen.Each(6, func(i int) kit.Node {
			y := 194 + 15*float64(i)
			return kit.Of(c.Line(sheen.D("M114 %gL142 %gM142 %gL114 %g", y, y+15, y, y+15), h.DDD, 5), c.Line(sheen.D("M114 %gL142 %gM142 %gL114 %g", y, y+15, y, y+15), h.L, 2.6), c.Path(sheen.D("M128.500 %gl5 4l-5 4l-5 -4z", y+3.500), g.L))
		}))), turn(c.Form("M115 272H142V282Q128 290 115 282Z", kit.Lin(115, 0, 142, 0, g.LL, g.M, g.DD))))
		c.Part("guard", turn(c.Form(kit.RoundRect(102, 180, 54, 13, 6), kit.Lin(102, 178, 156, 196, g.LL, g.L, g.M, g.DD)), c.Rect(117, 172, 23, 9, 2, kit.Lin(117, 0, 140, 0, g.LL, g.M, g.DD)), c.Line("M108 183.500H150", kit.White, 2).Opacity(.7)))
		handle.GripAt(c, 128, 235, 40)
	},
}

var rifle = kit.Piece{
	Name: "rifle", Cm: 110, Facing: kit.Right,
	Palette: "stock #9a5f33 wood brown; barrel #4a505e metal steel gun; scope #3b404c",
	Draw: func(c *kit.Canvas) {
		s, b, k := c.Tones("stock"), c.Tones("barrel"), c.Tones("scope")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(-24, n...) }
		c.Part("barrel", turn(c.Form("M118 118H262V127H118Z", sheen.Steel(0, 118, 0, 127, b)), c.Form("M256 115H266V130H256Z", sheen.Steel(0, 115, 0, 130, b)), c.Path("M246 118L250 110H254V118Z", b.DD)))
		d := "M-18 140Q-20 132 -12 130L66 122Q78 120 86 126H168Q178 126 182 133Q178 142 168 142H112Q104 148 92 148Q80 150 70 150L-4 184Q-14 188 -16 178Z"
		c.Part("stock", turn(sheen.Body(c, d, s, 10, sheen.Grain(c, kit.Box{X0: -10, Y0: 126, X1: 176, Y1: 176}, 9, s)), c.Form("M-20 136L-12 132L-10 182L-18 184Z", kit.Hex("#3a2b28")), c.Line("M0 134L64 126", s.LL, 3).Opacity(.7)))
		c.Part("barrel", turn(c.Form("M80 112H142Q148 112 148 118V128H80Z", sheen.Steel(0, 112, 0, 128, b)), c.Line("M84 146Q86 162 100 162Q114 162 114 144", b.DDD, 5), c.Line("M84 146Q86 162 100 162Q114 162 114 144", b.L, 2.4), c.Line("M98 144Q102 150 98 156", b.DD, 4), c.Line("M92 122L88 136", b.DD, 6), c.Circle(87, 139, 6, b.DDD), c.Circle(86, 138, 4.6, b.L)))
		c.Part("scope", turn(c.Rect(98, 102, 8, 12, 1, k.DD), c.Rect(126, 102, 8, 12, 1, k.DD), c.Form("M70 88H88L96 92H138L148 86H164V107H148L138 102H96L88 106H70Z", sheen.Steel(0, 86, 0, 107, k)), c.Rect(112, 84, 12, 9, 2, k.D), c.Ellipse(164, 96.500, 3, 10, kit.Hex("#7fc4f2"))))
		handle.GripAt(c, 96, 138, -24)
	},
}

var bullet = kit.Piece{
	Name: "bullet", Cm: 5,
	Palette: "case #e2b347 brass gold shell; tip #c97b4a copper",
	Draw: func(c *kit.Canvas) {
		b, p := c.Tones("case"), c.Tones("tip")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(28, n...) }
		c.Part("tip", turn(c.Form("M98 92C98 48 112 14 128 4C144 14 158 48 158 92Z", kit.Lin(98, 0, 158, 0, p.D, p.LL, p.L, p.M, p.DD)), gloss.Glint(c, "M112 84C112 56 116 38 122 26C124 50 120 70 120 86Z", .55)))
		d := "M92 88Q92 82 98 82H158Q164 82 164 88V208H92Z"
		c.Part("case", turn(c.Form(d, kit.Lin(92, 0, 164, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.4, b.L), kit.At(.7, b.D), kit.At(1, b.DDD)), gloss.Dim(c, 4, .5, "M90 78H166V92H90Z", b)), c.Form("M98 208H158V220H98Z", kit.Lin(98, 0, 158, 0, b.DD, b.M, b.DDD)), c.Form(kit.RoundRect(86, 218, 84, 24, 6), kit.Lin(86, 0, 170, 0, kit.At(0, b.D), kit.At(.2, b.LL), kit.At(.45, b.L), kit.At(.75, b.D), kit.At(1, b.DDD))), gloss.Glint(c, "M108 98H116V200H108Z", .6)))
		c.AnchorBox("grip", 128, 140, 0, 0, 28)
	},
}

var dynamite = kit.Piece{
	Name: "dynamite", Cm: 22,
	States:  "lit; unlit -spark",
	Palette: "sticks #d8352f red; band #3f4553 tape; fuse #d9c69a; spark #ffc93d flame",
	Draw: func(c *kit.Canvas) {
		s, b, f, k := c.Tones("sticks"), c.Tones("band"), c.Tones("fuse"), c.Tones("spark")
		c.Part("fuse", sheen.Tube(c, "M132 66C128 30 164 26 170 44C176 62 206 58 210 34", 7, f))
		c.Part("spark", c.Blur(8, c.Circle(212, 28, 20, k.M)).Opacity(.6), c.Around(8, 212, 28, c.Path("M209 28L212 2L215 28Z", k.M)), c.Around(8, 212, 28, c.Path("M210 28L212 12L214 28Z", kit.Hex("#ff7a2e"))).Rotate(22, 212, 28), c.Circle(212, 28, 8, kit.Hex("#fff3c4")))
		stick := func(x, y float64) kit.Node {
			return kit.Of(c.Form(sheen.D("M%g %gv168a30 9 0 0 0 60 0v-168z", x, y), kit.Lin(x, 0, x+60, 0, kit.At(0, s.D), kit.At(.25, s.LL), kit.At(.45, s.L), kit.At(.75, s.M), kit.At(1, s.DDD))), c.Ellipse(x+30, y, 30, 10, kit.Lin(x, y-8, x+60, y+8, s.LL, s.L, s.M)), c.Ellipse(x+30, y, 22, 7, kit.None).Stroke(s.D, 2), c.Ellipse(x+30, y, 6, 3, f.D), gloss.Glint(c, sheen.D("M%g %gh7v120h-7z", x+12, y+24), .45))
		}
		c.Part("sticks", stick(98, 58), stick(40, 72), stick(156, 72))
		c.Part("band", c.Form("M38 122Q128 144 218 122V146Q128 168 38 146Z", kit.Lin(38, 0, 218, 0, b.M, b.LL, b.M, b.DD)), c.Form("M38 188Q128 210 218 188V212Q128 234 38 212Z", kit.Lin(38, 0, 218, 0, b.M, b.LL, b.M, b.DD)))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("print", 128, 172, 120, 24, 0)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}
