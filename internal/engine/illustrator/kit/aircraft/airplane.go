package aircraft

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var airplane = kit.Piece{
	Name: "airplane", Cm: 3800, Facing: kit.Right,
	Palette: "fuselage #f3f6f9 body; wings #57a7ec <fuselage; tail #f2643d; windows #4d8fc4 glass; engines #f2643d <tail; stripe #f2643d <tail",
	Draw: func(c *kit.Canvas) {
		b, w, t, g, e, s := c.Tones("fuselage"), c.Tones("wings"), c.Tones("tail"), c.Tones("windows"), c.Tones("engines"), c.Tones("stripe")
		turn := func(n kit.Node) kit.Node { return n.Rotate(-16, 128, 128) }
		const hull = "M8 104Q12 98 22 99L84 96H186C220 96 250 114 250 132C250 148 220 158 186 158H98C58 156 26 134 8 110Z"
		c.Part("wings", turn(kit.Of(c.Form("M116 104H164L118 50Q114 46 108 46H98Q92 46 94 53Z", kit.Lin(100, 50, 150, 104, w.D, w.M, w.DD), gloss.Glint(c, "M96 49H107L152 104H146L104 53Z", .2)),
			c.Form("M22 106H54L34 86Q31 83 27 83H20Q15 83 17 88Z", kit.Lin(18, 84, 44, 106, w.D, w.DD)))))
		c.Part("tail", turn(c.Form("M14 108L4 44Q3 36 11 36H32Q39 36 42 42L80 100Q60 112 14 108Z", kit.Lin(8, 36, 60, 112, t.L, t.M, t.D),
			c.Path("M6 58L54 62L60 72L8 68Z", kit.White).Opacity(.85), gloss.Glint(c, "M8 40H20L18 46H11L21 104H16Z", .35), gloss.Dim(c, 4, .45, "M10 92L84 88V116H10Z", t))))
		c.Part("fuselage", turn(c.Form(hull, kit.Lin(130, 94, 134, 160, kit.At(0, b.LL), kit.At(.35, b.M), kit.At(.62, b.D), kit.At(.85, b.DD), kit.At(1, b.DD)),
			c.Named("stripe", c.Path("M0 112Q60 130 110 133H256V141H108Q52 138 8 118Z", kit.Lin(0, 130, 0, 142, s.M, s.D))),
			gloss.Dim(c, 6, .35, "M60 150Q150 164 250 140V176H60Z", b), gloss.Dim(c, 5, .4, "M96 140H176L150 170H90Z", b),
			gloss.Glint(c, "M26 102L84 99.500H186C204 100 220 106 230 113C214 106 202 104 186 104H84Z", .9))))
		var panes []kit.Node
		for i := range 9 {
			x := 78 + 13.5*float64(i)
			panes = append(panes, c.Rect(x, 113, 8, 11, 3.6, b.DD), c.Rect(x+.6, 114, 7, 10, 3.2, kit.Lin(x, 114, x+7, 124, g.DD, g.M, g.L)), c.Rect(x+1.6, 115.2, 2, 4, 1, kit.White).Opacity(.7))
		}
		c.Part("windows", turn(kit.Of(kit.Of(panes...), chassis.Glass(c, "M212 106Q226 110 235 119L214 121Q209 121 209 116Q209 106 212 106Z", g), c.Line("M221 109L223 120", b.M, 2))))
		c.Part("door", turn(c.Rect(196, 110, 10, 24, 3, kit.None).Stroke(b.DD, 1.2)))
		pod := kit.Of(c.Form("M112 166Q110 154 122 153H146Q158 154 158 167Q158 180 146 181H122Q110 180 112 166Z", kit.Lin(0, 153, 0, 181, kit.At(0, e.L), kit.At(.3, e.M), kit.At(1, e.DD)), gloss.Glint(c, "M120 157H146V160H118Z", .5)),
			c.Ellipse(150, 167, 7.5, 14, kit.Lin(143, 153, 157, 181, b.LL, b.D, b.DD)), c.Ellipse(151, 167, 5, 11, kit.Hex("#3d4353")), c.Ellipse(151.5, 167, 2.2, 5, b.DD))
		c.Part("engines", turn(kit.Of(pod.Move(-22, 26).Scale(.86, .86, 110, 190), pod)))
		c.Part("wings", turn(kit.Of(c.Form("M104 138H166Q170 140 166 146L98 212Q93 217 86 217H70Q62 217 65 209Z", kit.Lin(90, 138, 140, 206, w.L, w.M, w.D),
			gloss.Glint(c, "M108 142H114L76 211H70Z", .4), c.Path("M166 146L98 212Q93 217 86 217H78Q88 216 92 211L160 142Z", w.DD).Opacity(.55), c.Line("M96 172L132 178M84 192L114 196", w.DD, 1.4).Opacity(.5)),
			c.Form("M20 118H62Q64 121 60 125L38 147Q34 151 29 151H18Q12 151 14 145Z", kit.Lin(16, 118, 50, 150, w.L, w.M, w.D), gloss.Glint(c, "M24 121H29L20 147H17Z", .4)))))
		c.AnchorBox("inside", 214, 88, 20, 14, -16)
		c.AnchorBox("print", 120, 116, 90, 14, -16)
	},
}
