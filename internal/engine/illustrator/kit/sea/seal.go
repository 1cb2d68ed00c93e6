package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var seal = kit.Piece{
	Name: "seal", Cm: 150, Facing: kit.Right,
	Palette: "skin #a9b4c2 body fur; belly #eef1f4; spots #76849a <skin; flippers #8d9aab <skin; whiskers #5a6273; eyes #3a2f38; nose #3f3a47",
	Draw: func(c *kit.Canvas) {
		s, b, o, f, w, e, n := c.Tones("skin"), c.Tones("belly"), c.Tones("spots"), c.Tones("flippers"), c.Tones("whiskers"), c.Tones("eyes"), c.Tones("nose")
		c.Part("flippers", p.Flat(c, "M40 214C24 196 8 182 -6 182C-10 194 0 208 12 216C0 218 -8 226 -8 236C8 240 30 238 46 230Z", f, 9, c.Line("M36 216L4 190M38 224L2 232", f.DD, 2.4).Opacity(.5)))
		far := "M208 190C226 200 240 218 248 238C232 246 210 242 196 228Z"
		c.Part("flippers", p.Flat(c, far, kit.TonesOf(f.D), 9))
		const body = "M32 222C48 188 84 164 112 148C126 138 128 120 134 104H222C226 140 226 176 216 206C206 234 176 244 140 244C98 246 48 250 32 222Z"
		spots := p.Each(12, func(i int) kit.Node {
			v := [][3]float64{{64, 206, 7}, {82, 190, 6}, {100, 176, 7.5}, {88, 210, 5}, {112, 196, 5}, {122, 166, 6}, {134, 182, 4.4}, {60, 226, 4}, {108, 220, 4.6}, {136, 148, 5}, {76, 222, 3.4}, {148, 200, 3.6}}[i]
			return c.Ellipse(v[0], v[1], v[2], v[2]*.78, o.D).Rotate(-24, v[0], v[1]).Opacity(.55)
		})
		c.Part("skin", p.Body(c, body, s, 28, c.Named("spots", spots), c.Named("belly", c.Blur(6, c.Path("M168 120C150 160 156 210 110 250H236L230 120Z", b.M)).Opacity(.95))), c.Clip(body, p.Glint(c, "M58 206C70 190 90 176 108 166C114 166 112 171 107 174C90 184 78 196 68 210C62 216 53 212 58 206Z", .4)))
		const near = "M146 198C160 206 168 220 164 240C162 254 146 256 130 254C112 252 96 248 92 240C106 232 124 222 132 206C136 198 140 194 146 198Z"
		c.Part("flippers", p.Cast(c, body, near, s, 2, -3, 4, .4), p.Body(c, near, f, 12, c.Line("M98 242Q120 238 138 226M108 248Q128 246 144 236", f.DD, 2.4).Opacity(.5)))
		head := p.Sym("178,22 216,30 244,66 246,104 226,132 178,142", 178)
		c.Part("head", p.Cast(c, body, head, s, -3, 10, 7, .5), p.Body(c, head, s, 26, c.Named("spots", c.Ellipse(166, 40, 6, 4, o.D).Opacity(.5), c.Ellipse(182, 34, 4, 3, o.D).Opacity(.5), c.Ellipse(150, 50, 4, 3, o.D).Opacity(.5), c.Ellipse(196, 42, 4.4, 3, o.D).Opacity(.5))),
			p.Glint(c, "M120 76C124 54 140 38 162 32C171 31 171 38 163 41C146 48 134 60 131 78C128 88 118 85 120 76Z", .5))
		puff := kit.Of(p.Body(c, kit.Oval(166, 112, 25, 20), b, 9), p.Body(c, kit.Oval(204, 112, 23, 20), b, 9))
		dots := p.Each(6, func(i int) kit.Node {
			x := []float64{154, 162, 158, 208, 216, 212}[i]
			return c.Circle(x, 110+float64(i%3)*4, 1.6, w.D)
		})
		c.Part("muzzle", c.Clip(head, c.Blur(4, c.Ellipse(186, 116, 48, 22, s.DD)).Opacity(.4)), puff, dots)
		c.Part("whiskers", c.Line("M154 110Q130 104 108 108M154 116Q130 116 110 124M158 121Q138 126 122 138M216 110Q236 104 254 106M216 116Q238 116 254 122M212 121Q230 126 244 136", w.M, 2))
		c.Part("mouth", c.Line("M186 104V116M172 124Q182 126 186 116Q190 126 200 124", n.M, 3.4))
		c.Part("nose", c.Path("M172 92C178 86 194 86 200 92C202 100 194 107 186 108C178 107 170 100 172 92Z", kit.Lin(172, 88, 200, 108, n.L, n.M, n.DD)), c.Ellipse(181, 93, 5, 2.6, kit.White).Opacity(.65))
		c.Part("eyes", p.Eye(c, 152, 80, 14.5, e), p.Eye(c, 216, 80, 13.5, e), c.Ellipse(146, 56, 6, 3.4, b.M).Rotate(-20, 146, 56).Opacity(.8), c.Ellipse(218, 56, 6, 3.4, b.M).Rotate(20, 218, 56).Opacity(.8))
		c.AnchorBox("headTop", 178, 24, 90, 16, 0)
		c.AnchorBox("eyes", 184, 80, 130, 32, 0)
		c.Anchor("mouth", 186, 122)
		c.AnchorBox("neck", 178, 140, 86, 16, 0)
		c.Anchor("seat", 92, 160)
		c.Anchor("paw", 100, 244)
		c.Anchor("ground", 124, 252)
	},
}
