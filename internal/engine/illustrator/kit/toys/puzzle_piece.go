package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var puzzlePiece = kit.Piece{
	Name: "puzzle-piece", Cm: 4,
	Palette: "piece #3d8fe6 jigsaw",
	Draw: func(c *kit.Canvas) {
		p := c.Tones("piece")
		const d = "M26 92Q26 80 38 80H78C92 80 88 66 84 58C72 34 88 12 110 12C132 12 148 34 136 58C132 66 128 80 142 80H182Q194 80 194 92V120C194 134 208 132 216 127C236 114 252 134 252 152C252 172 236 190 216 178C208 173 194 170 194 184V236Q194 248 182 248H142C126 248 130 234 134 226C144 204 132 190 110 190C88 190 76 204 86 226C90 234 94 248 78 248H38Q26 248 26 236V184C26 170 40 172 48 178C66 190 82 174 82 152C82 134 66 114 48 127C40 132 26 134 26 120Z"
		c.Part("piece", c.Path(d, p.DDD).Move(-6, 6), c.Path(d, p.DD).Move(-4.500, 4), c.Path(d, p.DD).Move(-2.500, 2),
			c.Form(d, kit.Lin(40, 20, 210, 250, kit.At(0, p.LL), kit.At(.25, p.L), kit.At(.6, p.M), kit.At(1, p.D)), sheen.Edge(c, d, p, 26), c.Path(d, kit.None).Stroke(p.LL, 5).Move(1.5, 2).Opacity(.5)),
			sheen.Glint(c, "M94 44C90 28 104 20 114 22C120 24 119 30 113 30C105 30 101 36 103 46C104 53 97 53 94 44Z", .65), sheen.Glint(c, "M36 100Q36 90 46 90H92Q98 92 94 97Q90 99 52 99Q45 99 45 106V114Q42 120 36 116Z", .5), sheen.Glint(c, "M36 196Q40 184 46 194L46 226Q42 236 36 228Z", .35))
		c.AnchorBox("print", 138, 132, 90, 70, 0)
		c.Anchor("ground", 108, 254)
		c.AnchorBox("grip", 138, 132, 0, 0, 0)
	},
}
