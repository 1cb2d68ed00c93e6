package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var glassDome = kit.Piece{
	Name: "glass-dome", Cm: 32,
	Palette: "base #8a5530 wood stand; glass #bfe0ea dome; knob #e0b342 metal brass",
	Draw: func(c *kit.Canvas) {
		b, g, k := c.Tones("base"), c.Tones("glass"), c.Tones("knob")
		const dome = "M58 216V112C58 62 88 34 128 34C168 34 198 62 198 112V216C198 226 58 226 58 216Z"
		c.On(kit.Back)
		c.Part("base", c.Form("M34 222C34 206 222 206 222 222V236C222 254 34 254 34 236Z", kit.Lin(34, 0, 222, 0, b.L, b.M, b.D, b.DDD), c.Line("M36 233Q128 252 220 233", b.DDD, 2).Opacity(.5), c.Line("M36 229Q128 248 220 229", b.LL, 1.6).Opacity(.7)),
			c.Form(kit.Oval(128, 221, 94, 14), kit.Lin(40, 208, 216, 234, b.LL, b.L, b.M, b.D)), c.Path(kit.Oval(128, 219, 74, 10), b.DDD).Opacity(.28))
		c.Part("glass", c.Path(dome, g.M.Alpha(.13)))
		c.On(kit.Fore)
		c.Part("glass", c.Path(dome, kit.Lin(58, 0, 198, 0, g.LL.Alpha(.5), g.L.Alpha(.04), g.L.Alpha(.02), g.D.Alpha(.36))), c.Path(dome, kit.None).Stroke(g.D.Alpha(.75), 3), c.Path(dome, kit.None).Stroke(kit.White.Alpha(.8), 1.2),
			c.Path("M72 204V116C72 86 84 64 104 54C92 74 88 94 88 120V206Z", kit.White).Opacity(.55).Shade(), c.Path("M94 208V122C94 104 97 90 102 78C100 96 100 110 100 126V208Z", kit.White).Opacity(.35).Shade(), c.Path("M186 200V120C186 100 182 86 174 74C192 88 192 106 192 124V198Z", kit.White).Opacity(.3).Shade(),
			c.Line("M60 216C64 226 192 226 196 216", kit.White, 2).Opacity(.7))
		c.Part("knob", sheen.Body(c, "M117 36C117 28 139 28 139 36L142 42H114Z", k, 4), sheen.Ball(c, 128, 20, 11, k))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 136, 112, 158, 0)
	},
}
