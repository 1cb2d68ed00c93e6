package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var moai = kit.Piece{
	Name: "moai", Cm: 400,
	Palette: "stone #9a9da3 head rock; hat #b5654a topknot; grass #7fb04c",
	Draw: func(c *kit.Canvas) {
		s, h, g := c.Tones("stone"), c.Tones("hat"), c.Tones("grass")
		c.Part("hat", c.Form("M86 34C86 14 102 6 128 6C154 6 170 14 170 34L168 46H88Z", kit.Lin(86, 0, 170, 0, kit.At(0, h.M), kit.At(.25, h.LL), kit.At(.5, h.M), kit.At(1, h.DD)), c.Ellipse(128, 14, 22, 6, h.LL).Opacity(.5), c.Line("M98 28l8 3M140 22l8 4M116 34l7 -2M152 34l5 3", h.DDD, 2).Opacity(.4)))
		const head = "M84 44C98 36 158 36 172 44C180 60 180 84 176 104C180 130 178 160 176 186C186 204 190 222 190 240H66C66 222 70 204 80 186C78 160 76 130 80 104C76 84 76 60 84 44Z"
		c.Part("ears", c.Form("M78 84Q66 82 66 94C66 116 68 140 70 154Q74 164 80 156V96Z", kit.Lin(66, 84, 82, 160, s.LL, s.M, s.D)), c.Form("M178 84Q190 82 190 94C190 116 188 140 186 154Q182 164 176 156V96Z", kit.Lin(176, 84, 190, 160, s.M, s.DD, s.DDD)))
		c.Part("head", c.Form(head, kit.Lin(70, 60, 190, 150, kit.At(0, s.LL), kit.At(.25, s.L), kit.At(.55, s.M), kit.At(1, s.DDD)), gloss.Dim(c, 8, .5, "M160 40Q190 120 180 244H210V40Z", s), gloss.Dim(c, 5, .6, "M86 78Q128 66 170 78V98Q148 92 140 100H116Q108 92 86 98Z", s), gloss.Dim(c, 7, .6, "M74 196Q128 222 182 196V216Q128 232 74 216Z", s),
			c.Path("M84 44C98 36 158 36 172 44Q178 56 177 72Q150 62 128 62Q106 62 79 72Q78 56 84 44Z", s.LL).Opacity(.35)))
		c.Part("face", c.Form("M82 78Q104 64 124 74L126 84Q104 76 82 90Z", kit.Lin(82, 68, 126, 90, s.LL, s.L, s.M)), c.Form("M174 78Q152 64 132 74L130 84Q152 76 174 90Z", kit.Lin(130, 68, 174, 90, s.L, s.M, s.DD)), c.Path("M90 92Q104 84 116 92Q112 102 102 102Q92 100 90 92Z", s.DDD), c.Path("M166 92Q152 84 140 92Q144 102 154 102Q164 100 166 92Z", s.DDD),
			c.Form("M120 74H136C138 96 146 124 152 138Q154 152 144 152Q138 150 134 154Q128 158 122 154Q118 150 112 152Q102 152 104 138C110 124 118 96 120 74Z", kit.Lin(104, 80, 152, 110, kit.At(0, s.LL), kit.At(.4, s.L), kit.At(.6, s.M), kit.At(1, s.DD)), gloss.Dim(c, 3, .4, "M136 74C140 100 150 130 154 152H140C142 130 136 100 136 74Z", s)), c.Path("M110 146Q116 142 120 148Q116 152 110 150ZM146 146Q140 142 136 148Q140 152 146 150Z", s.DDD), c.Blur(2.5, c.Path("M104 154Q128 168 152 154V162Q128 174 104 162Z", s.DDD).Opacity(.5)),
			c.Form("M96 172Q112 162 128 168Q144 162 160 172Q146 178 128 177Q110 178 96 172Z", kit.Lin(96, 164, 160, 178, s.L, s.M, s.DD)), c.Form("M98 176Q128 182 158 176Q150 190 128 190Q106 190 98 176Z", kit.Lin(98, 176, 158, 190, s.L, s.M, s.D)), c.Line("M96 173.500Q128 180 160 173.5", s.DDD, 3))
		c.Part("stone", c.Line("M90 112l6 8M166 120l-5 9M92 140l4 10M160 148l5 6M88 60l8 -3M150 54l10 3M96 206l8 4M150 214l10 -4M120 226l10 3", s.DDD, 2).Opacity(.35), gloss.Glint(c, "M86 106C84 128 85 152 87 176Q92 180 92 172C90 150 90 128 92 108Z", .4), gloss.Glint(c, "M90 48Q108 42 128 42Q110 46 92 56Z", .5))
		c.Part("grass", lawn(c, 26, 230, 230, 24, g), c.Path("M60 236q-8 -16 -14 -20q12 4 17 16q0 -14 3 -20q4 10 2 24ZM188 236q0 -16 6 -24q2 10 -1 22q6 -14 16 -16q-8 8 -13 18Z", g.M), tree(c, 50, 250, 8, g), tree(c, 206, 250, 9, g))
		c.AnchorBox("fit", 128, 44, 92, 20, 0)
		c.Anchor("ground", 128, 254)
	},
}
