package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var machuPicchu = kit.Piece{
	Name: "machu-picchu", Cm: 40000,
	Palette: "mountain #5f9a58 peak; terraces #86b85a grass; stone #c4b7a2 ruins walls; clouds #f4f8fb mist",
	Draw: func(c *kit.Canvas) {
		m, t, s, k := c.Tones("mountain"), c.Tones("terraces"), c.Tones("stone"), c.Tones("clouds")
		c.Part("mountain", c.Form("M4 160C20 130 34 108 48 104C66 104 82 130 96 164V190H4Z", kit.Lin(20, 104, 80, 190, m.L, m.D, m.DD)), c.Form("M88 176C108 130 126 60 152 18Q160 8 168 18C186 50 198 110 240 168L250 190H84Z", kit.Lin(110, 40, 220, 170, kit.At(0, m.LL), kit.At(.3, m.L), kit.At(.55, m.M), kit.At(1, m.DD)), c.Path("M160 12C166 50 178 90 172 120C190 140 200 160 206 190H256V160L186 20Z", m.DDD).Opacity(.3), c.Path("M150 24C146 60 132 90 128 130L112 160C120 110 138 50 150 24Z", kit.White).Opacity(.16), c.Path("M164 40C168 64 160 84 166 108L156 130C152 100 158 70 164 40ZM184 88C188 110 196 124 200 146L190 160C186 136 184 110 184 88Z", s.DD).Opacity(.45), c.Line("M140 60Q134 92 124 118M176 60Q180 86 190 104M152 80Q148 110 150 130", m.DDD, 2).Opacity(.3)))
		puff := func(x, y, n float64) kit.Node {
			return c.Form(pd("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gQ%g %g %g %gZ", x-26*n, y, x-32*n, y-12*n, x-16*n, y-16*n, x-12*n, y-12*n, x-6*n, y-24*n, x+10*n, y-22*n, x+12*n, y-12*n, x+22*n, y-16*n, x+34*n, y-8*n, x+28*n, y, x, y+4*n, x-26*n, y), kit.Lin(x, y-20*n, x+6*n, y+4*n, k.LL, k.M, k.DD))
		}
		c.Part("clouds", puff(210, 150, 1), puff(64, 142, .85), puff(232, 168, .7))
		// Terraces step down to the front; each has a stone wall and a strip of grass.
		step := func(y, x0, x1, h float64) kit.Node {
			d := pd("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x0, y, (x0+x1)/2, y+h*.5, x1, y-h*.2, x1+4, y+h, (x0+x1)/2, y+h*1.6, x0-4, y+h+2)
			return kit.Of(c.Form(pd("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x0, y, (x0+x1)/2, y+h*.5, x1, y-h*.2, x1-6, y-h*.8, (x0+x1)/2, y-h*.4, x0+6, y-h*.6, x0, y), kit.Lin(x0, y-h, x1, y, t.LL, t.L, t.M)),
				c.Form(d, kit.Lin(x0, y, x1, y+h, s.LL, s.M, s.D, s.DD), stones(c, x0, y-2, x1, y+h*1.6, 8, 5, .3, s), gloss.Dim(c, 2, .3, pd("M%g %gH%gV%gH%gZ", x0-6, y+h*.9, x1+6, y+h*2, x0-6), s)), c.Line(pd("M%g %gQ%g %g %g %g", x0, y, (x0+x1)/2, y+h*.5, x1, y-h*.2), s.LL, 1.4))
		}
		c.Part("terraces", c.Form("M-4 200C20 170 60 158 100 156C150 152 210 160 250 176L262 214V240H-4Z", kit.Lin(60, 150, 90, 240, t.L, t.M, t.DD)))
		c.Part("terraces", step(176, 40, 224, 7), step(190, 22, 238, 8), step(206, 8, 248, 9), step(224, 0, 256, 11))
		house := func(x, y, w, h float64) kit.Node {
			return kit.Of(c.Form(pd("M%g %gV%gL%g %gL%g %gV%gZ", x, y, y-h, x+w*.5, y-h*1.6, x+w, y-h, y), kit.Lin(x, y-h*1.6, x+w, y, s.LL, s.L, s.M, s.D), stones(c, x, y-h*1.6, x+w, y, 6, 4, .3, s)), c.Path(pd("M%g %gL%g %gH%gL%g %gZ", x+w*.36, y, x+w*.4, y-h*.7, x+w*.6, x+w*.64, y), s.DDD), c.Form(pd("M%g %gL%g %gL%g %gL%g %gZ", x+w, y, x+w, y-h, x+w*1.3, y-h*.94, x+w*1.3, y-h*.06), kit.Lin(x+w, y-h, x+w*1.3, y, s.D, s.DDD)))
		}
		c.Part("ruins", house(58, 174, 20, 14), house(92, 168, 22, 15), house(130, 166, 22, 16), house(168, 170, 20, 14), house(196, 176, 16, 11), house(108, 184, 24, 14), house(148, 186, 22, 13), house(74, 190, 22, 12), c.Rect(30, 178, 22, 7, 1, kit.Lin(30, 178, 52, 185, s.LL, s.D)))
		c.Part("terraces", c.Form("M-6 234C40 246 100 250 160 246C200 244 236 240 262 232V246Q262 256 248 256H8Q-6 256 -6 246Z", kit.Lin(0, 232, 0, 256, t.L, t.M, t.DD)), tree(c, 20, 246, 9, m), tree(c, 40, 250, 10, m), tree(c, 222, 248, 10, m), tree(c, 242, 246, 8, m), tree(c, 128, 252, 6, m))
		c.Part("llama", c.Form("M178 238V228Q180 218 190 218H204V206Q203 200 206 198L208 194L210 199Q216 200 216 204L212 207L212 224Q212 228 209 230V240H206V231H188L186 240H183V231L181 238Z", kit.Lin(178, 196, 214, 240, kit.White, kit.Hex("#f3e8d6"), kit.Hex("#cdb594"))), c.Circle(210.5, 202, 1, kit.Hex("#40302a")))
		c.Anchor("ground", 128, 256)
	},
}
