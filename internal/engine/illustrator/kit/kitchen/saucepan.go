package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// saucepan is a low pan with one long handle.
var saucepan = kit.Piece{
	Name: "saucepan", Cm: 38, States: "empty; open",
	Palette: "pan #b9c3cd pot metal steel body; handle #3b3f48 grip; rim #b9c3cd <pan; inside #8f9aa6 <pan",
	Draw: func(c *kit.Canvas) {
		p, h, r, in := c.Tones("pan"), c.Tones("handle"), c.Tones("rim"), c.Tones("inside")
		c.Part("handle", c.Form("M150 122L166 112L176 122L160 136Z", kit.Lin(150, 112, 170, 136, p.LL, p.M, p.DD)), c.Form("M168 108L236 62C246 56 256 66 250 76L180 128C172 132 160 118 168 108Z", kit.Lin(190, 80, 210, 112, h.L, h.M, h.DDD), c.Line("M178 110L238 69", h.LL, 3).Opacity(.6)), c.Ellipse(241, 72, 4.5, 3.6, h.DDD).Rotate(-36, 241, 72))
		c.On(kit.Back)
		c.Part("inside", c.Form(kit.Oval(92, 124, 86, 22), kit.Lin(6, 104, 178, 146, in.DDD, in.DD, in.M)))
		c.On(kit.Fore)
		const d = "M6 124A86 22 0 0 0 178 124V198C178 220 150 232 92 232C34 232 6 220 6 198Z"
		c.Part("pan", c.Form(d, across(6, 178, p), c.Blur(6, c.Path("M0 214H184V240H0Z", p.DDD)).Opacity(.5), sheen.Edge(c, d, p, 22)), sheen.Glint(c, "M22 152Q24 142 34 148V204Q36 216 44 222Q32 222 26 210Q22 204 22 198Z", .55), c.Circle(160, 150, 3.4, p.DDD), c.Circle(159.4, 149.4, 2.6, p.LL))
		c.Part("rim", c.Path("M6 125A86 22 0 0 0 178 125", kit.None).Stroke(r.DDD, 6), c.Path("M6 124A86 22 0 0 0 178 124", kit.None).Stroke(kit.Lin(6, 0, 178, 0, r.LL, kit.White, r.M, r.L), 4))
		c.On(kit.Back)
		c.Part("rim", c.Path("M6 124A86 22 0 0 1 178 124", kit.None).Stroke(kit.Lin(6, 0, 178, 0, r.L, r.LL, r.DD), 4))
		c.Anchor("ground", 92, 232)
		c.AnchorBox("inside", 92, 124, 150, 30, 0)
		c.AnchorBox("grip", 214, 88, 0, 0, 90)
	},
}
