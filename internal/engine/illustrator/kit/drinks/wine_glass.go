package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var wineGlass = kit.Piece{
	Name: "wine-glass", Cm: 22,
	States:  "full; empty -wine",
	Palette: "wine #a3173a drink; glass #bcdde8",
	Draw: func(c *kit.Canvas) {
		w, g := c.Tones("wine"), c.Tones("glass")
		const bowl = "M82 10C66 60 60 86 66 112C72 144 100 160 128 160C156 160 184 144 190 112C196 86 190 60 174 10Z"
		const fill = "M68 78H188C191 92 190 102 187 112C181 140 154 154 128 154C102 154 75 140 69 112C66 102 65 92 68 78Z"
		c.On(kit.Back)
		c.Part("glass", edible.Footed(c, 128, 152, 240, 56, g), c.Path(bowl, g.M.Alpha(.09)), edible.Mouth(c, 128, 10, 46, 7, "back", g))
		c.On(kit.Body)
		c.Part("wine", c.Form(fill, kit.Lin(66, 0, 190, 0, kit.At(0, w.D), kit.At(.22, w.M), kit.At(.5, w.D), kit.At(1, w.DDD)),
			c.Blur(9, c.Path("M80 90Q78 130 110 148Q94 120 98 88Z", w.L)).Opacity(.5), c.Blur(8, c.Ellipse(140, 150, 42, 10, w.L)).Opacity(.55), c.Blur(8, c.Path("M170 80H196V130L150 156Q180 130 170 80Z", w.DDD)).Opacity(.6)),
			c.Form(kit.Oval(128, 78, 60, 10), kit.Lin(68, 70, 188, 88, w.LL, w.L, w.M), c.Blur(3, c.Ellipse(134, 80, 44, 6, w.D)).Opacity(.7)), c.Ellipse(128, 78, 58.5, 9, kit.None).Stroke(w.LL, 1.8).Opacity(.7))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, bowl, 62, 194, g), edible.Mouth(c, 128, 10, 46, 7, "front", g),
			c.Path("M86 36C80 62 76 84 80 106C84 128 94 138 104 145C110 150 105 155 98 151C82 142 72 126 70 106C68 84 74 58 79 36C81 29 88 29 86 36Z", kit.White).Opacity(.6).Shade(), c.Path("M170 34C176 54 180 74 180 92", kit.None).Stroke(kit.White, 4).Opacity(.6).Shade())
		c.Anchor("ground", 128, 249)
		c.AnchorBox("inside", 128, 90, 110, 120, 0)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
	},
}
