package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var nose = kit.Piece{
	Name: "nose", Cm: 5, Palette: "skin #f2bc94; nostrils #a8604a",
	Draw: func(c *kit.Canvas) {
		s, n := c.Tones("skin"), c.Tones("nostrils")
		const d = "M128 6C152 6 156 34 158 70C162 110 176 134 204 152C240 172 244 220 212 234C196 240 182 234 170 230C160 246 144 250 128 250C112 250 96 246 86 230C74 234 60 240 44 234C12 220 16 172 52 152C80 134 94 110 98 70C100 34 104 6 128 6Z"
		hole := c.Form("M66 214C72 196 96 196 106 212C110 222 104 230 92 228C80 224 68 226 66 214Z", kit.Lin(66, 200, 106, 230, n.DD, n.DDD))
		c.Part("skin", p.Body(c, d, s, 22,
			c.Blur(10, c.Path("M98 20C94 90 70 140 40 160L20 150L84 10Z", s.D)).Opacity(.5), c.Blur(10, c.Path("M164 20C168 100 190 140 240 160L240 10Z", s.DDD)).Opacity(.4),
			c.Blur(9, c.Ellipse(120, 96, 14, 70, s.LL)).Opacity(.7), c.Blur(8, c.Ellipse(122, 190, 34, 26, s.LL)).Opacity(.75), c.Blur(7, c.Line("M84 176Q70 196 84 226M172 176Q186 196 172 226", s.DDD, 10)).Opacity(.45), c.Blur(6, c.Ellipse(128, 244, 60, 16, s.DDD)).Opacity(.4), c.Line("M76 172Q64 190 74 206M180 172Q192 190 182 206", s.DDD, 3).Opacity(.45)))
		c.Part("nostrils", c.Both(128, hole))
		c.Part("skin", p.Glint(c, "M104 168C108 156 124 154 128 160C126 168 114 170 110 180C102 182 102 174 104 168Z", .7))
	},
}

var ear = kit.Piece{
	Name: "ear", Cm: 7, Palette: "skin #f2bc94; inside #d98a72; earring #f2c14a gold",
	Draw: func(c *kit.Canvas) {
		s, n, e := c.Tones("skin"), c.Tones("inside"), c.Tones("earring")
		const d = "M150 8C206 8 234 54 226 104C220 142 190 158 182 192C174 232 148 252 118 248C92 244 84 220 80 196C74 168 50 152 42 116C32 62 78 8 150 8Z"
		const bowl = "M148 40C190 40 202 72 196 104C190 134 164 146 156 178C150 200 134 212 122 206C110 200 116 184 112 170C106 148 84 142 78 112C72 74 104 40 148 40Z"
		const fold = "M146 64C174 66 178 90 170 110C162 128 144 134 140 156C136 170 122 172 124 156C126 138 104 134 102 112C100 86 120 62 146 64Z"
		c.Part("skin", p.Body(c, d, s, 22, c.Blur(8, c.Path(bowl, s.DD).Move(2, 4)).Opacity(.5)))
		c.Part("inside", c.Form(bowl, kit.Lin(80, 40, 190, 210, n.D, n.M, n.L), c.Blur(9, c.Path(bowl, kit.None).Stroke(n.DDD, 20).Move(6, 8)).Opacity(.5)))
		c.Part("skin", c.Clip(bowl, p.Body(c, "M150 56C112 56 96 84 104 108C112 128 128 132 126 152C140 140 168 128 174 104C178 84 172 58 150 56Z", s, 14)), c.Form(fold, kit.Lin(100, 66, 176, 170, n.DD, n.D, n.M), c.Blur(7, c.Path(fold, kit.None).Stroke(n.DDD, 16).Move(4, 6)).Opacity(.6)),
			p.Body(c, "M84 112C96 112 110 122 108 140C106 152 92 152 86 144C78 134 74 114 84 112Z", s, 8), p.Glint(c, "M70 66C82 34 122 20 152 24C156 28 150 34 142 34C112 34 88 52 80 80C72 84 66 76 70 66Z", .55))
		c.Part("earring", c.Circle(122, 232, 11, e.DDD), c.Circle(121.500, 231, 10, kit.Rad(118, 227, 14, e.LL, e.L, e.M, e.D)), c.Circle(118, 227, 3, kit.White).Opacity(.9))
	},
}

var foot = kit.Piece{
	Name: "foot", Cm: 26, Facing: kit.Right, Palette: "skin #f2bc94; nails #f7a3a8 toenails; cuff #4a7fd0 sleeve",
	Draw: func(c *kit.Canvas) {
		s, n, v := c.Tones("skin"), c.Tones("nails"), c.Tones("cuff")
		d := "M52 26H134C132 70 134 104 150 126C166 146 196 160 214 178C236 184 250 200 244 216C242 236 230 240 210 238C180 242 150 236 126 232C108 230 100 240 78 242C44 246 14 236 14 206C14 182 34 166 42 140C52 108 54 66 52 26Z"
		c.Part("skin", p.Body(c, d, s, 26, c.Blur(8, c.Path("M110 236Q150 206 206 226Q190 250 110 246Z", s.DDD)).Opacity(.4), c.Blur(6, c.Path("M40 150Q26 180 30 210Q16 200 22 176Z", s.LL)).Opacity(.6),
			c.Blur(3, c.Ellipse(92, 150, 16, 14, s.DD)).Opacity(.5), c.Ellipse(88, 146, 11, 9, s.L).Opacity(.8), c.Line("M40 196Q36 212 46 222", s.DD, 2.600).Opacity(.5), c.Blur(3, c.Line("M120 60Q118 110 134 134M150 150Q176 166 196 184", s.DDD, 5)).Opacity(.25), c.Line("M126 232Q150 222 176 226", s.DD, 2.400).Opacity(.55)))
		// Seen from outside: the big toe is the farthest, the little one the nearest.
		for _, t := range [][3]float64{{234, 206, 21}, {218, 215, 16}, {202, 220, 14.500}, {187, 224, 13}, {173, 227, 12}} {
			x, y, r := t[0], t[1], t[2]
			toe := p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*1.5, y-r*.3, x-r*.6, y-r*1.250, x+r*1.100, y-r*1.100, x+r*1.050, y+r*.2, x+r, y+r*1.150, x-r*.9, y+r*1.200, x-r*1.5, y+r*.7)
			c.Part("skin", c.Clip(d, c.Blur(3, c.Path(toe, s.DDD).Move(-3, -2)).Opacity(.4)), p.Body(c, toe, s, r*.55))
			c.Part("nails", c.Form(kit.Oval(x+r*.5, y-r*.28, r*.4, r*.48), kit.Lin(x, y-r*.8, x+r, y+r*.3, n.LL, n.M, n.D), c.Ellipse(x+r*.38, y-r*.46, r*.16, r*.14, kit.White).Opacity(.8)))
		}
		c.Part("skin", p.Glint(c, "M64 60Q68 60 70 66Q68 110 56 142Q50 148 50 140Q62 106 62 66Q62 60 64 60Z", .4))
		c.Part("cuff", c.Clip(d, c.Blur(3, c.Path("M40 30H146V46Q94 54 40 46Z", s.DDD)).Opacity(.5)), p.Body(c, "M44 4Q92 -4 140 4L142 36Q92 46 42 36Z", v, 8, c.Line("M42 28Q92 38 142 28", v.LL, 2).Dash(5, 4)), c.Form("M44 4Q92 -4 140 4Q92 14 44 4Z", kit.Lin(44, 0, 140, 10, v.D, v.DDD)))
		c.Anchor("ground", 120, 242)
	},
}

var arm = kit.Piece{
	Name: "arm", Cm: 50, Palette: "skin #f2bc94 muscle; sleeve #4a7fd0 shirt; thumb #f2bc94 <skin",
	Draw: func(c *kit.Canvas) {
		s, v, q := c.Tones("skin"), c.Tones("sleeve"), c.Tones("thumb")
		const d = "M56 84C40 112 24 154 26 192C28 226 52 244 92 246C142 250 200 250 248 236V146C226 138 206 140 194 148C190 116 164 98 138 106C122 112 114 126 110 142C108 128 112 108 120 88Z"
		c.Part("skin", p.Body(c, d, s, 20, c.Blur(9, c.Ellipse(146, 134, 28, 20, s.LL)).Opacity(.85), c.Blur(6, c.Line("M110 140C108 160 100 174 84 182", s.DDD, 9)).Opacity(.4), c.Line("M110 140C108 158 102 170 90 178", s.DDD, 3).Opacity(.5), c.Blur(6, c.Line("M194 150C190 176 172 192 146 194", s.DDD, 9)).Opacity(.35), c.Line("M194 150C191 170 180 182 164 188", s.DDD, 3).Opacity(.4),
			c.Blur(8, c.Line("M56 110C44 136 40 160 42 188", s.LL, 10)).Opacity(.6), c.Line("M72 222Q90 230 110 228", s.DDD, 2.6).Opacity(.35), c.Blur(5, c.Path("M56 84H122V100Q90 110 56 98Z", s.DDD)).Opacity(.35)))
		finger := func(i int) kit.Node {
			x := 58 + 20.500*float64(i)
			top := []float64{26, 16, 16, 24}[i]
			return p.Limb(c, p.NewTube(p.J{X: x, Y: top + 12, R: 13}, p.J{X: x + 1, Y: top + 28, R: 13}, p.J{X: x + 2, Y: 66, R: 12}), s, 8, c.Line(p.D("M%g %gq8 4 16 0", x-8, top+20), s.DDD, 2).Opacity(.35))
		}
		c.Part("skin", p.Body(c, "M46 48C44 26 70 14 92 16C118 16 138 28 136 56C136 84 122 98 90 98C60 98 48 80 46 48Z", s, 16), p.Each(4, func(i int) kit.Node { return finger(3 - i) }))
		c.Part("thumb", p.Limb(c, p.NewTube(p.J{X: 124, Y: 82, R: 14}, p.J{X: 100, Y: 82, R: 13}, p.J{X: 70, Y: 74, R: 11.500}), q, 9, c.Line("M92 74q-4 8 0 16", q.DDD, 2).Opacity(.4)))
		const sleeve = "M206 136C222 130 240 132 252 138V244C240 250 226 250 212 248C222 214 222 170 206 136Z"
		c.Part("sleeve", p.Cast(c, d, sleeve, s, -4, 2, 3, .4), p.Body(c, sleeve, v, 12, c.Line("M216 140C230 176 230 214 222 246", v.LL, 2.4).Dash(6, 4)))
	},
}

var leg = kit.Piece{
	Name: "leg", Cm: 90, Facing: kit.Right, Palette: "skin #f2bc94; shorts #4a7fd0 cuff; nails #f7a3a8 toenails",
	Draw: func(c *kit.Canvas) {
		s, v, n := c.Tones("skin"), c.Tones("shorts"), c.Tones("nails")
		const d = "M64 10C60 46 72 82 90 106C74 124 70 150 82 176C92 196 96 208 90 220C80 234 80 252 100 252H206C220 252 222 238 210 231C186 222 152 220 142 202C140 180 154 160 158 132C160 118 158 112 162 102C174 74 180 42 178 10Z"
		c.Part("skin", p.Body(c, d, s, 18, c.Blur(8, c.Ellipse(142, 112, 12, 16, s.LL)).Opacity(.8), c.Line("M146 96Q158 104 154 124M98 106Q106 112 112 108", s.DDD, 2.6).Opacity(.35), c.Blur(8, c.Ellipse(92, 144, 12, 26, s.LL)).Opacity(.6), c.Blur(6, c.Path("M158 130C150 162 138 184 142 204L170 200V120Z", s.DDD)).Opacity(.25), c.Blur(3, c.Circle(116, 216, 10, s.DD)).Opacity(.45), c.Circle(114, 213, 6.5, s.L).Opacity(.8),
			c.Line("M186 250Q180 242 184 236M174 250Q169 243 172 238M163 250Q159 244 161 240", s.DDD, 2).Opacity(.4), c.Line("M92 250Q94 240 102 238", s.DDD, 2).Opacity(.3)))
		c.Part("nails", c.Ellipse(210, 238, 6.5, 4.2, n.L).Rotate(38, 210, 238), c.Ellipse(208.5, 236.5, 2.2, 1.4, kit.White).Rotate(38, 210, 238).Opacity(.8))
		const cloth = "M54 0H190C190 30 186 56 182 74C144 88 100 88 66 76C58 52 54 28 54 0Z"
		c.Part("shorts", p.Cast(c, d, "M58 60H190V86Q120 98 58 86Z", s, 0, 2, 3, .4), p.Body(c, cloth, v, 16, c.Line("M64 66Q120 80 184 64", v.LL, 2.4).Dash(6, 4), c.Blur(4, c.Line("M92 0Q100 30 92 66M150 0Q156 30 148 68", v.DDD, 5)).Opacity(.35)))
		c.Anchor("ground", 130, 252)
	},
}
