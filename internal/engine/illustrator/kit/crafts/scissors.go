package crafts

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var scissors = kit.Piece{
	Name: "scissors", Cm: 20,
	Palette: "handles #e8433f; blades #c3ccd4 steel; screw #8d97a5",
	Draw: func(c *kit.Canvas) {
		h, b, s := c.Tones("handles"), c.Tones("blades"), c.Tones("screw")
		blade := func(lit bool) kit.Node {
			fill := kit.Lin(116, 60, 150, 66, b.LL, b.L, b.M, b.D)
			if !lit {
				fill = kit.Lin(116, 60, 150, 66, b.L, b.M, b.D, b.DD)
			}
			return kit.Of(c.Form("M128 2Q146 40 146 96Q146 130 140 154L118 154Q114 120 118 80Q121 40 128 2Z", fill, c.Path("M128 2Q118 60 122 154H132Q126 80 128 2Z", b.DD).Opacity(.4), gloss.Glint(c, "M129 16Q141 50 141 96Q141 112 139 126Q137 100 135 74Q132 40 129 16Z", .65)))
		}
		loop := func() kit.Node {
			return kit.Of(c.Form("M118 146Q132 142 142 148L140 168C152 176 158 196 152 218C146 240 128 252 108 246C88 240 82 218 90 196C96 180 108 172 118 168ZM112 182C102 190 98 206 100 218C104 232 118 236 128 230C140 222 142 202 136 190C130 180 120 178 112 182Z", kit.Lin(92, 150, 150, 240, kit.At(0, h.D), kit.At(.12, h.L), kit.At(.5, h.M), kit.At(1, h.DD))),
				c.Path("M112 182C102 190 98 206 100 218C104 232 118 236 128 230C140 222 142 202 136 190C130 180 120 178 112 182Z", kit.None).Stroke(h.DDD, 2.4).Opacity(.5), c.Line("M118 172C104 178 94 190 90 206C87 220 92 236 102 241", kit.White, 3.4).Opacity(.55), c.Line("M138 188C147 200 146 220 134 234", h.LL, 2.2).Opacity(.6))
		}
		c.Add(c.Named("blades", blade(false).Rotate(24, 130, 118)), c.Named("handles", loop().Rotate(24, 130, 118)))
		c.Add(c.Named("blades", blade(true).Mirror(128).Rotate(-24, 126, 118)), c.Named("handles", loop().Mirror(128).Rotate(-24, 126, 118)))
		c.Part("screw", c.Circle(129, 123, 10.5, b.DDD).Opacity(.45), sheen.Screw(c, 128, 121, 9.5, s))
		c.AnchorBox("grip", 128, 206, 0, 0, 0)
	},
}
