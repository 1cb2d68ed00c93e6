package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var gasPump = kit.Piece{
	Name: "gas-pump", Cm: 200,
	Palette: "pump #e23b34 red; screen #eaf6f0 display; hose #3f4450 nozzle; chrome #c3ccd5 metal; lettering #2f3542 text",
	Draw: func(c *kit.Canvas) {
		p, s, h, m, l := c.Tones("pump"), c.Tones("screen"), c.Tones("hose"), c.Tones("chrome"), c.Tones("lettering")
		c.Part("hose", c.Line("M170 88H196C212 88 210 108 210 128V186C210 214 240 214 240 186V96C240 82 228 78 222 68", h.DDD, 13), c.Line("M170 88H196C212 88 210 108 210 128V186C210 214 240 214 240 186V96C240 82 228 78 222 68", h.L, 5).Move(-1.5, -2))
		c.Part("hose", sheen.Body(c, "M206 44L230 40L238 72L220 78Z", h, 6), gloss.Tube(c, "M214 46C208 32 198 32 192 40", 7, m))
		c.Part("pump", sheen.Body(c, kit.RoundRect(22, 234, 160, 20, 6), m, 8))
		d := "M34 44C34 14 62 4 102 4C142 4 170 14 170 44V236H34Z"
		c.Part("pump", sheen.Body(c, d, p, 20, c.Rect(20, 128, 170, 10, 0, m.L), c.Line("M34 139H170", p.DDD, 3).Opacity(.5)), sheen.Streak(c, "M46 50Q46 24 80 16", 6, .6))
		c.Part("chrome", sheen.Body(c, kit.RoundRect(48, 40, 108, 78, 10), m, 6))
		c.Part("screen", c.Form(kit.RoundRect(56, 48, 92, 34, 5), kit.Lin(56, 48, 148, 82, s.LL, s.M, s.D)), c.Form(kit.RoundRect(56, 88, 92, 22, 5), kit.Lin(56, 88, 148, 110, s.LL, s.M, s.D)))
		c.Part("lettering", c.Letters("36.20", kit.Box{X0: 66, Y0: 53, X1: 138, Y1: 77}, "display", l.M), c.Letters("12.5", kit.Box{X0: 80, Y0: 92, X1: 126, Y1: 106}, "display", l.M))
		if text := c.Text(); text != "" {
			c.Part("lettering", c.Letters(text, kit.Box{X0: 48, Y0: 156, X1: 156, Y1: 210}, "display", kit.White))
		} else {
			c.Part("chrome", c.Circle(102, 184, 34, p.DDD).Opacity(.5), c.Circle(102, 182, 33, kit.White), c.Form("M102 154C120 178 126 188 124 196C120 212 84 212 80 196C78 188 84 178 102 154Z", kit.Lin(80, 154, 124, 210, p.L, p.M, p.D)))
		}
		c.AnchorBox("print", 102, 184, 110, 70, 0)
		c.Anchor("ground", 102, 254)
	},
}
