package accessories

import "pellucid/internal/engine/illustrator/kit"

var pouch = kit.Piece{
	Name: "pouch", Cm: 18,
	Palette: "leather #9a6236 bag; cord #e3b455 drawstring",
	Draw: func(c *kit.Canvas) {
		t, k := c.Tones("leather"), c.Tones("cord")
		c.On(kit.Back)
		c.Part("leather", c.Form("M74 60C70 34 96 22 128 22C160 22 186 34 182 60C180 72 76 72 74 60Z", kit.Lin(74, 22, 182, 70, t.D, t.DD, t.DDD)), c.Ellipse(128, 52, 46, 15, t.DDD))
		c.On(kit.Fore)
		const bag = "M76 56C92 72 164 72 180 56C178 74 168 84 166 94C206 116 236 160 228 204C222 236 176 246 128 246C80 246 34 236 28 204C20 160 50 116 90 94C88 84 78 74 76 56Z"
		c.Part("leather", c.Form(bag, kit.Rad(96, 130, 160, t.LL, t.L, t.M, t.DD),
			c.Blur(10, c.Path("M176 90C232 130 240 230 150 252H250V90Z", t.DDD)).Opacity(.5), c.Blur(6, c.Rect(80, 92, 96, 20, 0, t.DDD)).Opacity(.5),
			c.Line("M100 110C82 140 78 180 84 214M128 112C126 150 128 190 124 232M156 110C174 140 178 176 174 208M112 108Q104 130 104 150M146 108Q154 128 154 148", t.DDD, 2.6).Opacity(.5),
			c.Line("M98 112C80 142 76 180 82 210M126 114C124 150 126 186 122 226", t.LL, 1.6).Opacity(.5),
			c.Path("M62 134C48 154 44 180 50 200C36 180 40 150 62 134Z", kit.White).Opacity(.4),
			c.Line("M40 214Q128 250 216 214", k.L, 2).Dash(6, 5).Opacity(.7)))
		c.Part("leather", c.Line("M76 57C92 73 164 73 180 57", t.LL, 3).Opacity(.8))
		c.Part("cord", c.Line("M86 92Q128 108 170 92", k.DDD, 11), c.Line("M86 92Q128 108 170 92", kit.Lin(86, 90, 170, 104, k.LL, k.M, k.D), 8), c.Line("M90 91l5 5m8 -1l5 5m8 0l4 5m10 -5l4 4m9 -6l5 4m6 -6l4 4", k.DD, 1.8),
			c.Line("M134 102C150 112 146 138 158 152M124 102C112 116 118 140 104 156", k.DDD, 8), c.Line("M134 102C150 112 146 138 158 152M124 102C112 116 118 140 104 156", k.M, 5.5),
			c.Circle(158, 155, 8, kit.Rad(155, 152, 12, k.LL, k.M, k.DD)), c.Circle(103, 159, 8, kit.Rad(100, 156, 12, k.LL, k.M, k.DD)), c.Circle(128, 102, 10, kit.Rad(124, 98, 14, k.LL, k.M, k.DD)))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("inside", 128, 52, 92, 30, 0)
		c.AnchorBox("print", 128, 180, 90, 70, 0)
	},
}

var saddle = kit.Piece{
	Name: "saddle", Cm: 60, Facing: kit.Right,
	Palette: "leather #9c5a2c seat; skirt #7d4422; blanket #c23b3b cloth; stirrup #c3ccd6 metal; stitches #f0c98a; horn #5a3018",
	Draw: func(c *kit.Canvas) {
		l, s, b, m, k, h := c.Tones("leather"), c.Tones("skirt"), c.Tones("blanket"), c.Tones("stirrup"), c.Tones("stitches"), c.Tones("horn")
		c.Part("blanket", c.Form("M18 86Q60 100 128 100Q196 100 240 82Q250 130 238 172Q180 190 128 188Q70 190 22 176Q10 128 18 86Z", kit.Lin(20, 84, 60, 190, b.LL, b.M, b.DD),
			c.Path("M14 150Q70 166 128 165Q190 166 246 148V160Q190 178 128 177Q70 178 14 162Z", k.L), c.Line("M24 155l12 10l12 -7l12 10l12 -7l12 9l12 -8l12 8l12 -8l12 8l12 -8l12 7l12 -8l12 6l12 -9l12 5l12 -9l12 3", b.DD, 3), c.Path("M14 124Q70 140 128 139Q190 140 246 122V128Q190 146 128 145Q70 146 14 130Z", k.M)),
			c.Line("M26 176v12m12 -9v12m12 -10v12m12 -11v12m12 -11v12m12 -11v12m12 -11v12m12 -11v12m12 -12v12m12 -12v12m12 -12v12m12 -12v12m12 -13v12m12 -13v12m12 -14v12m12 -15v12m12 -16v12", b.M, 3))
		c.Part("skirt", c.Form("M40 92Q36 78 54 76L196 70Q222 72 226 92Q228 128 206 148Q160 160 116 152Q60 152 44 128Z", kit.Lin(40, 76, 190, 156, s.LL, s.M, s.DD), c.Path("M50 94Q46 86 58 84L196 79Q214 80 217 94Q218 122 200 139Q160 150 116 143Q66 142 52 122Z", kit.None).Stroke(k.M, 2).Dash(5, 4)))
		c.Part("leather", c.Form("M100 96H156Q168 130 160 168L152 198H112L104 168Q92 130 100 96Z", kit.Lin(100, 96, 164, 198, l.L, l.M, l.DD), c.Path("M108 104Q102 134 112 166L118 190H146L152 166Q160 134 150 104", kit.None).Stroke(k.M, 2).Dash(5, 4), c.Path("M110 104Q104 134 116 180Q112 140 118 104Z", kit.White).Opacity(.3)))
		c.Part("leather", c.Form("M26 44Q40 22 62 34Q78 62 118 68Q166 72 182 36Q190 20 206 26Q212 50 210 78Q214 96 196 102Q140 112 84 104Q46 100 36 82Q20 66 26 44Z", kit.Lin(30, 24, 150, 110, l.LL, l.L, l.M, l.DD),
			c.Blur(7, c.Path("M40 84Q120 116 212 88V116H36Z", l.DDD)).Opacity(.5), c.Path("M34 44Q44 32 56 40Q72 72 116 76Q88 82 62 66Q44 56 34 44Z", kit.White).Opacity(.45), c.Path("M36 50Q48 84 96 92Q146 98 196 88", kit.None).Stroke(k.M, 2).Dash(5, 4)))
		c.Part("horn", c.Form("M186 44Q182 26 188 18H210Q214 28 208 46Z", kit.Lin(184, 18, 212, 46, h.L, h.M, h.DD)), c.Ellipse(199, 16, 19, 9, kit.Rad(192, 12, 24, h.LL, h.M, h.DDD)))
		c.Part("stirrup", c.Line("M120 192V208M144 192V208", l.DD, 6), c.Path("M106 240Q104 206 132 204Q160 206 158 240Z", kit.None).Stroke(m.DDD, 11), c.Path("M106 240Q104 206 132 204Q160 206 158 240Z", kit.None).Stroke(kit.Lin(106, 204, 158, 240, m.LL, m.M, m.D), 7.5), c.Rect(100, 236, 64, 12, 5, kit.Lin(0, 236, 0, 248, m.LL, m.M, m.DD)))
		c.Part("stitches", c.Circle(74, 120, 7, kit.Rad(72, 118, 9, m.LL, m.M, m.DD)), c.Circle(190, 116, 7, kit.Rad(188, 114, 9, m.LL, m.M, m.DD)))
		c.Anchor("ground", 128, 248)
	},
}
