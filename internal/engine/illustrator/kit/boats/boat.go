package boats

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var boat = kit.Piece{
	Name: "boat", Cm: 900, Facing: kit.Right,
	Palette: "hull #e2493f; cabin #fbf6ea; stripe #fbf6ea; windows #8fd0ea glass; deck #c98b4f wood; roof #2f7fc4; buoy #f2694a ring; mast #8a94a1",
	Draw: func(c *kit.Canvas) {
		h, k, s, w, d, r, y, m := c.Tones("hull"), c.Tones("cabin"), c.Tones("stripe"), c.Tones("windows"), c.Tones("deck"), c.Tones("roof"), c.Tones("buoy"), c.Tones("mast")
		c.Part("mast", gloss.Tube(c, "M96 74V16", 5, m), gloss.Tube(c, "M96 30L40 64", 3, m), c.Line("M96 20L20 142M96 20L236 134", m.D, 1.4), c.Form("M99 20Q112 14 128 22L126 36Q112 30 99 36Z", kit.Lin(99, 18, 128, 36, y.L, y.M, y.D)), c.Circle(96, 14, 4, kit.Rad(94, 12, 5, r.L, r.D)))
		c.Part("chimney", c.Form("M68 90L70 60H88L86 90Z", gloss.Barrel(r, 68, 0, 88, 0), c.Path("M66 66H90V73H66Z", k.M)), c.Ellipse(79, 60, 9.5, 2.5, r.DDD))
		c.Part("cabin", c.Form("M66 146V96Q66 88 74 88H152Q158 88 162 94L176 146Z", kit.Lin(80, 88, 150, 150, kit.At(0, k.LL), kit.At(.45, k.M), kit.At(1, k.DD)), gloss.Dim(c, 5, .45, "M60 84H180V98H60Z", k), gloss.Dim(c, 6, .4, "M150 90L190 150H150Z", k)),
			c.Form("M56 86Q56 76 66 76H156Q168 76 170 88Q170 92 164 92H62Q56 92 56 86Z", kit.Lin(60, 76, 64, 94, r.L, r.M, r.DD), gloss.Glint(c, "M62 82Q64 79 68 79H154Q160 79 163 83H66Z", .5)))
		c.Part("windows", c.Path("M132 102H150Q154 102 155 106L161 126Q162 129 158 129H132Q128 129 128 125V106Q128 102 132 102Z", k.DDD), chassis.Glass(c, "M133 104.500H149Q152 104.5 153 107L158.5 124Q159 126.5 156 126.500H133Q130.5 126.5 130.5 124V107Q130.5 104.5 133 104.500Z", w, c.Line("M148 128L145 116M139 120L151 113", w.DDD, 2.6).Opacity(.55)),
			c.Circle(90, 115, 14, d.DD), c.Circle(89.5, 114.5, 12.5, d.L), chassis.Glass(c, kit.RoundRect(80, 105, 20, 20, 10), w))
		c.Part("rail", gloss.Tube(c, "M182 128Q208 126 232 114M186 128V146M208 125V140M228 117V132M24 118Q42 126 60 126M26 120V146M46 126V146", 3.6, m))
		const hull = "M10 138Q60 150 140 146Q210 142 246 122Q252 120 250 127C240 180 214 218 190 222H54C36 220 20 186 8 146Q6 138 10 138Z"
		c.Part("hull", c.Form(hull, kit.Lin(70, 134, 96, 230, kit.At(0, h.L), kit.At(.4, h.M), kit.At(.85, h.D), kit.At(1, h.DD)),
			c.Path("M0 196H256V230H0Z", kit.Lin(20, 196, 230, 200, r.M, r.D, r.DD)), c.Named("stripe", c.Path("M0 188H256V197H0Z", kit.Lin(16, 0, 244, 0, s.LL, s.M, s.DD))),
			c.Line("M0 164Q120 176 256 148", h.DD, 1.6).Opacity(.45), gloss.Dim(c, 9, .55, "M160 230Q230 200 254 116L270 230Z", h), gloss.Dim(c, 4, .5, "M10 212H230V230H10Z", r), gloss.Glint(c, "M16 146Q70 155 130 153Q80 160 22 156Z", .4)),
			c.Line("M8 139Q60 152 140 147Q212 142 249 121.5", d.DD, 7.5), c.Line("M8 137.5Q60 150.5 140 145.5Q212 140.5 248 120.5", d.L, 4.5), c.Line("M10 136Q60 149 140 144Q210 139 246 120", d.LL, 1.2))
		var bands []kit.Node
		for i := range 4 {
			bands = append(bands, c.Path("M99 160L105 147H115L121 160Z", s.M).Rotate(float64(i)*90+45, 110, 172))
		}
		c.Part("life ring", c.Circle(112, 175, 20, h.DDD).Opacity(.4), c.Circle(110, 172, 14.5, kit.None).Stroke(y.DDD, 12), c.Circle(110, 172, 14.5, kit.None).Stroke(kit.Lin(94, 156, 128, 190, y.L, y.M, y.D), 10.5), c.Clip("M89.8 172a20.2 20.2 0 1 1 40.4 0a20.2 20.2 0 1 1 -40.4 0zM100.8 172a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0 -18.4 0z", kit.Of(bands...)), c.Line(gloss.Arc(110, 172, 16.5, 200, 270), kit.White, 2.4).Opacity(.6))
		c.AnchorBox("inside", 144, 115, 26, 24, 0)
		chassis.Driver(c, 34, 146, 147, 116, 52, 150)
		c.AnchorBox("print", 190, 174, 60, 20, -4)
		c.Anchor("ground", 122, 222)
	},
}
