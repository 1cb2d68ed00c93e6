package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var cocktail = kit.Piece{
	Name: "cocktail", Cm: 20,
	Palette: "drink #ff8a1e; umbrella #f0508a; garnish #ffb52e orange; syrup #e8303f grenadine; straw #38b6c8; ice #aee2f6; glass #bcdde8",
	Draw: func(c *kit.Canvas) {
		d, u, o, y, s, g := c.Tones("drink"), c.Tones("umbrella"), c.Tones("garnish"), c.Tones("syrup"), c.Tones("straw"), c.Tones("glass")
		i := c.Tones("ice")
		const bowl = "M62 66C62 92 80 104 78 128C72 144 70 160 84 178C96 194 112 200 128 200C144 200 160 194 172 178C186 160 184 144 178 128C176 104 194 92 194 66Z"
		const fill = "M67 82C72 100 84 110 83 130C76 146 76 160 88 175C99 190 114 195 128 195C142 195 157 190 168 175C180 160 180 146 173 130C172 110 184 100 189 82Z"
		c.On(kit.Back)
		c.Part("glass", edible.Footed(c, 128, 192, 240, 52, g), c.Path(bowl, g.M.Alpha(.09)), edible.Mouth(c, 128, 66, 66, 9, "back", g))
		c.On(kit.Body)
		c.Part("straw", c.Line("M104 170L84 0", s.DD, 12).Butt(), c.Line("M103 170L83 0", s.M, 9.6).Butt(), c.Line("M100.5 170L80.5 0", s.LL, 2.6).Butt(), c.Line("M77 10l14 -6M80 30l14 -6M82 50l14 -6", kit.White, 4).Butt().Opacity(.7))
		c.Part("umbrella", c.Line("M150 130L196 -4", kit.Hex("#a5743a"), 4), c.Line("M149.5 130L195.5 -4", kit.Hex("#e5bd80"), 1.5))
		const shadeTop = "M138 26C150 -8 186 -22 214 -6C240 6 250 32 244 58Q232 46 216 54Q206 36 190 44Q180 26 164 36Q152 22 138 26Z"
		c.Part("umbrella", c.Form(shadeTop, kit.Lin(150, -10, 240, 50, u.L, u.M, u.D), c.Path("M198 -10L164 36Q180 26 190 44ZM198 -10L216 54Q232 46 244 58Z", kit.TonesOf(kit.Hex("#ffe27a")).M).Opacity(.95), c.Line("M198 -10L164 36M198 -10L190 44M198 -10L216 54", u.DD, 1.5).Opacity(.5), c.Blur(8, c.Path("M210 -10L250 60L200 60Z", u.DDD)).Opacity(.35), edible.Shade(c, shadeTop, u, 10)), c.Circle(198, -11, 4, u.DD))
		c.Part("drink", c.Form(fill, kit.Lin(0, 82, 0, 196, kit.At(0, kit.TonesOf(kit.Hex("#ffd24a")).M.Alpha(.93)), kit.At(.3, d.L.Alpha(.93)), kit.At(.6, d.M.Alpha(.95)), kit.At(1, d.M)),
			c.Named("syrup", c.Path("M60 150H196V200H60Z", kit.Lin(0, 150, 0, 196, y.M.Alpha(0), y.M.Alpha(.85), y.D))),
			c.Blur(8, c.Path("M160 80H200L180 190H130Q180 160 160 80Z", y.DD)).Opacity(.4)),
			c.Named("ice", c.Clip(fill, edible.Cube(c, 104, 112, 32, 14, i), edible.Cube(c, 146, 108, 33, -18, i), edible.Cube(c, 128, 146, 32, 32, i))),
			c.Ellipse(128, 82, 61, 8.5, kit.Lin(67, 0, 189, 0, kit.Hex("#fff0a8"), kit.Hex("#ffd24a"), d.M)), c.Ellipse(128, 82, 59, 7.5, kit.None).Stroke(kit.White, 1.5).Opacity(.6))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, bowl, 62, 194, g), edible.Mouth(c, 128, 66, 66, 9, "front", g),
			c.Path("M76 88C82 104 92 116 90 132C84 148 84 158 92 170C96 178 89 182 84 175C74 160 74 148 80 130C81 116 70 104 68 88C67 81 74 80 76 88Z", kit.White).Opacity(.65).Shade(), c.Line("M182 88Q178 100 170 112", kit.White, 4).Opacity(.5).Shade())
		c.Part("garnish", edible.Citrus(c, 54, 76, 36, o, o))
		c.Part("cherry", c.Line("M92 50Q96 34 108 30", kit.Hex("#6d8a30"), 3), edible.Ball(c, 92, 62, 13, y))
		c.Anchor("ground", 128, 249)
		c.AnchorBox("inside", 128, 130, 104, 120, 0)
		c.AnchorBox("grip", 128, 214, 0, 0, 0)
	},
}
