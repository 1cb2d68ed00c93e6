package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var icedCoffee = kit.Piece{
	Name: "iced-coffee", Cm: 18,
	Palette: "coffee #6b3a18 drink; latte #cf9a60 <coffee; milk #fff1dc cream; straw #3fae7c; ice #aee2f6; cup #bcdde8 glass; lid #e8f4f8",
	Draw: func(c *kit.Canvas) {
		k, t, m, s, g, l := c.Tones("coffee"), c.Tones("latte"), c.Tones("milk"), c.Tones("straw"), c.Tones("cup"), c.Tones("lid")
		i := c.Tones("ice")
		const cup = "M56 72H200L182 238Q180 252 166 252H90Q76 252 74 238Z"
		const fill = "M63 104H193L178 236Q176 245 166 245H90Q80 245 78 236Z"
		c.On(kit.Back)
		c.Part("cup", c.Path(cup, g.M.Alpha(.09)))
		c.On(kit.Body)
		c.Part("coffee", c.Form(fill, kit.Lin(0, 104, 0, 246, kit.At(0, k.D.Alpha(.96)), kit.At(.4, k.M.Alpha(.95)), kit.At(.75, t.M.Alpha(.95)), kit.At(1, t.L.Alpha(.95))),
			c.Named("milk", c.Blur(5, c.Path("M78 250C70 210 96 214 92 186C90 168 106 168 104 150C112 170 118 176 112 196C108 214 128 206 130 186C132 166 146 170 146 146C156 166 158 186 150 202C146 216 164 206 168 186C172 176 176 170 178 160L182 250Z", m.M)).Opacity(.78), c.Blur(2, c.Path("M92 200Q104 180 102 156M134 200Q146 180 146 152M164 204Q172 190 172 176", kit.None).Stroke(m.LL, 4)).Opacity(.6)),
			c.Blur(8, c.Rect(176, 100, 24, 150, 0, k.DDD)).Opacity(.5), c.Blur(7, c.Ellipse(92, 150, 7, 46, t.L)).Opacity(.5)),
			c.Ellipse(128, 104, 65, 9, kit.Lin(63, 0, 193, 0, k.L, k.D, k.M)), c.Ellipse(128, 104, 64, 8.5, kit.None).Stroke(k.LL, 1.6).Opacity(.8))
		c.Part("ice", c.Clip("M62 86H194L180 246H76Z", edible.Cube(c, 92, 126, 36, -14, i), edible.Cube(c, 136, 122, 37, 12, i), edible.Cube(c, 170, 140, 32, -20, i), edible.Cube(c, 112, 160, 34, 30, i), edible.Cube(c, 156, 176, 32, 8, i), edible.Cube(c, 104, 100, 30, 8, i), edible.Cube(c, 154, 98, 30, -12, i)))
		c.On(kit.Fore)
		c.Part("cup", edible.Pane(c, cup, 56, 200, g), c.Path("M70 98C70 91 82 91 83 98L95 220C95 229 85 229 84 220Z", kit.White).Opacity(.6).Shade(), c.Line("M188 104L177 206", kit.White, 4).Opacity(.5).Shade(),
			edible.Drop(c, 110, 200, 4), edible.Drop(c, 102, 224, 3), edible.Drop(c, 150, 214, 4), edible.Drop(c, 168, 200, 3), edible.Drop(c, 128, 226, 3), edible.Drop(c, 122, 142, 2.5))
		c.Part("straw", c.Line("M150 -10L140 66", s.DD, 15).Butt(), c.Line("M149.5 -10L139.5 66", s.M, 12.5).Butt(), c.Line("M146.5 -10L136.5 66", s.LL, 3.5).Butt(), c.Ellipse(150, -10, 7.5, 2.6, s.DDD))
		const dome = "M64 68C66 44 92 34 128 34C164 34 190 44 192 68Z"
		c.Part("lid", edible.Pane(c, dome, 64, 192, g), c.Path("M78 60C82 48 98 42 114 41C121 41 121 47 114 48C102 49 92 54 88 62C84 68 75 68 78 60Z", kit.White).Opacity(.75).Shade(),
			c.Form(kit.RoundRect(48, 62, 160, 17, 8), kit.Lin(48, 0, 208, 0, kit.At(0, l.D), kit.At(.15, l.LL), kit.At(.5, l.M), kit.At(1, l.DD)), c.Rect(52, 64, 152, 4, 2, kit.White).Opacity(.85), c.Rect(48, 73, 160, 6, 0, l.DDD).Opacity(.3)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 176, 86, 60, 0)
		c.AnchorBox("inside", 128, 170, 120, 150, 0)
		c.AnchorBox("grip", 128, 180, 0, 0, 0)
	},
}
