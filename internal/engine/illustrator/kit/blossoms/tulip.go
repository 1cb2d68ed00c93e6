package blossoms

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var tulip = kit.Piece{
	Name: "tulip", Cm: 40,
	Palette: "petals #ef4d6a; stem #5da043; leaves #57a24a <stem",
	Draw: func(c *kit.Canvas) {
		p, s, l := c.Tones("petals"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 116C132 160 124 210 128 251", 9))
		lance := func(d, fold, vein string, x0, x1 float64) kit.Node {
			return c.Form(d, kit.Lin(x0, 130, x1, 230, l.LL, l.L, l.M, l.DD), c.Path(fold, l.DD).Opacity(.45), c.Line(vein, l.LL, 1.6).Opacity(.7), c.Line(vein, l.D, 1).Opacity(.5).Move(7, 4), c.Line(vein, l.D, 1).Opacity(.5).Move(-7, -2),
				c.Blur(6, c.Ellipse(128, 246, 26, 26, l.DDD).Opacity(.4)), c.Path(d, kit.None).Stroke(l.LL, 2).Opacity(.5))
		}
		c.Part("leaves", foliage.With(c, "stem", lance("M132 251C134 216 152 168 198 124C204 168 188 222 142 252Z", "M136 252C150 210 172 170 198 124C204 168 188 222 142 252Z", "M136 252C150 210 172 170 197 128", 150, 196),
			lance("M126 252C88 238 58 196 58 140C92 166 120 208 131 252Z", "M128 252C112 214 88 176 58 140C92 166 120 208 131 252Z", "M128 252C112 214 88 176 60 144", 66, 124)))
		streak := func(ds ...string) kit.Node {
			var all []kit.Node
			for _, d := range ds {
				all = append(all, c.Line(d, p.DD, 1.3).Opacity(.35))
			}
			return kit.Of(all...)
		}
		edge := func(d string) kit.Node { return c.Path(d, kit.None).Stroke(p.LL, 3).Opacity(.6) }
		const bl, br = "M112 112C70 74 82 30 102 10C122 28 134 66 126 112Z", "M144 112C186 74 174 30 154 10C134 28 122 66 130 112Z"
		const left, right = "M128 126C82 126 54 92 64 48C68 34 76 24 84 18C110 44 126 84 128 126Z", "M128 126C174 126 202 92 192 48C188 34 180 24 172 18C146 44 130 84 128 126Z"
		const front = "M128 128C92 122 80 84 96 48C104 30 116 18 128 8C140 18 152 30 160 48C176 84 164 122 128 128Z"
		c.Part("petals", c.Form(bl, kit.Lin(84, 14, 126, 110, p.M, p.D, p.DD), edge(bl)), c.Form(br, kit.Lin(150, 14, 130, 110, p.D, p.DD, p.DDD), edge(br)),
			c.Form(left, kit.Lin(62, 26, 128, 120, p.LL, p.L, p.M, p.D), streak("M126 124C100 110 78 80 76 42", "M127 124C106 100 88 68 84 36", "M124 125C90 116 68 92 68 60"), c.Blur(6, c.Path("M96 30C84 84 100 120 130 130H140V30Z", p.DDD).Opacity(.4)), edge(left)),
			c.Form(right, kit.Lin(180, 26, 150, 126, p.M, p.D, p.DD), streak("M130 124C156 110 178 80 180 42", "M129 124C150 100 168 68 172 36", "M132 125C166 116 188 92 188 60"), c.Blur(6, c.Path("M160 30C172 84 156 120 126 130H116V30Z", p.DDD).Opacity(.5)), edge(right)),
			c.Form(front, kit.Lin(96, 20, 160, 124, p.L, p.M, p.M, p.D), streak("M128 126V22", "M127 126C112 100 108 66 120 30", "M129 126C144 100 148 66 136 30", "M125 126C98 106 94 72 106 46", "M131 126C158 106 162 72 150 46"),
				c.Blur(6, c.Path("M146 20C170 80 160 116 120 130H190V20Z", p.DDD).Opacity(.35)), c.Blur(3.5, c.Ellipse(110, 66, 6, 24, kit.White).Opacity(.5).Rotate(10, 110, 66)), c.Blur(4, c.Ellipse(128, 128, 30, 12, l.D).Opacity(.6)), edge(front)))
		c.Anchor("ground", 130, 252)
		c.AnchorBox("grip", 128, 226, 0, 0, 0)
	},
}
