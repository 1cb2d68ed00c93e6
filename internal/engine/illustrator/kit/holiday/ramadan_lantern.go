package holiday

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var ramadanLantern = kit.Piece{
	Name: "ramadan-lantern", Cm: 40,
	Palette: "frame #d9a030 gold metal; glass #2f8fb8 panes; light #ffe08a; ring #d9a030 <frame; panels #b0324a",
	Draw: func(c *kit.Canvas) {
		f, g, l, r, p := c.Tones("frame"), c.Tones("glass"), c.Tones("light"), c.Tones("ring"), c.Tones("panels")
		c.Part("ring", c.Path(kit.Oval(128, 22, 16, 17), kit.None).Stroke(r.DDD, 7), c.Path(kit.Oval(127.6, 21.5, 16, 17), kit.None).Stroke(kit.Lin(112, 6, 146, 40, r.LL, r.M, r.D), 5))
		gold := func(x1, x2 float64) kit.Gradient {
			return kit.Lin(x1, 0, x2, 0, kit.At(0, f.D), kit.At(.2, f.LL), kit.At(.42, f.M), kit.At(.75, f.D), kit.At(1, f.DDD))
		}
		bar := func(x, y, w, h float64) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x, y, w, h, min(5, h/2)), gold(x, x+w), c.Rect(x+4, y+1.5, w-8, h*.22, h*.11, kit.White).Opacity(.5), c.Rect(x, y+h*.7, w, h*.3, 0, f.DDD).Opacity(.35)))
		}
		c.Part("frame", c.Form("M112 46Q112 38 128 38Q144 38 144 46L148 56H108Z", gold(108, 148)))
		c.Part("panels", c.Form("M108 54H148C150 72 176 82 184 104H72C80 82 106 72 108 54Z", kit.Lin(72, 54, 184, 104, p.L, p.M, p.D, p.DDD), c.Line("M118 54C118 74 102 86 98 106M138 54C138 74 154 86 158 106M128 54V106", f.M, 3), c.Line("M117 54C117 74 101 86 97 106M137 54C137 74 153 86 157 106M127 54V106", f.LL, 1).Opacity(.8),
			c.Path(festoon.StarPath(128, 90, 7, .45, 6), f.L), c.Circle(108, 93, 3, f.L), c.Circle(148, 93, 3, f.L), c.Blur(4, c.Ellipse(100, 84, 8, 14, kit.White).Opacity(.45).Rotate(32, 100, 84)), c.Line("M108 54H148", f.DD, 4).Opacity(.5)))
		c.Part("frame", bar(104, 50, 48, 9), bar(60, 102, 136, 14))
		// The lit case.
		const glass = "M70 116H186L174 206H82Z"
		c.Part("light", c.Glow(13, c.Path("M60 118H196L182 206H74Z", l.M).Opacity(.5)))
		c.Part("glass", c.Form(glass, kit.Lin(70, 0, 186, 0, g.M, g.L, g.M, g.D, g.DD),
			c.Named("light", c.Blur(9, c.Ellipse(128, 166, 40, 36, l.M).Opacity(.85)), c.Blur(5, c.Ellipse(128, 166, 16, 22, kit.Hex("#fff8d8"))))))
		arch := func(x1, x2, y1, y2 float64) string {
			m, w := (x1+x2)/2, (x2-x1)/2
			return fmt.Sprintf("M%g %gV%gC%g %g %g %g %g %gC%g %g %g %g %g %gV%gZ", x1, y2, y1+w*1.1, x1, y1+w*.4, m-w*.3, y1+w*.3, m, y1, m+w*.3, y1+w*.3, x2, y1+w*.4, x2, y1+w*1.1, y2)
		}
		panel := func(x1, x2 float64) kit.Node {
			m := (x1 + x2) / 2
			return kit.Of(c.Path(fmt.Sprintf("M%g 114H%gV208H%gZ", x1-4, x2+4, x1-4)+arch(x1+2, x2-2, 124, 202), gold(70, 186)).EvenOdd(), c.Path(arch(x1+2, x2-2, 124, 202), kit.None).Stroke(f.DDD, 2.2).Opacity(.6), c.Path(arch(x1+2, x2-2, 124, 202), kit.None).Stroke(f.LL, 1).Move(-.8, -.8),
				c.Line(fmt.Sprintf("M%g 202V%gM%g 178L%g 154M%g 178L%g 154", m, 132., x1+3, x2-3, x2-3, x1+3), f.DD, 2.6), c.Line(fmt.Sprintf("M%g 202V%gM%g 178L%g 154M%g 178L%g 154", m, 132., x1+3, x2-3, x2-3, x1+3), f.L, 1.3), c.Path(festoon.StarPath(m, 166, 8, .5, 8), f.M).Stroke(f.DD, 1), c.Circle(m, 166, 3, p.L))
		}
		c.Part("frame", c.Clip(glass, panel(62, 102), panel(104, 152), panel(154, 194)),
			c.Line("M71 116L83 206M185 116L173 206", f.DDD, 6), c.Line("M70.500 116L82.500 206", f.LL, 4), c.Line("M185 116L173 206", f.D, 4), c.Line("M103 116V206M153 116V206", f.DD, 5), c.Line("M102.600 116V206M152.600 116V206", f.L, 2.6))
		c.Part("panels", c.Form("M84 214H172L182 238H74Z", kit.Lin(74, 214, 182, 238, p.L, p.M, p.DDD), c.Line("M100 214L94 238M118 214L115 238M138 214L141 238M156 214L162 238", f.M, 2.6), c.Circle(106, 226, 3.4, f.L), c.Circle(128, 226, 3.8, f.L), c.Circle(150, 226, 3.4, f.L), c.Blur(4, c.Rect(70, 212, 116, 8, 0, p.DDD).Opacity(.6))))
		c.Part("frame", bar(74, 203, 108, 13), bar(64, 236, 128, 13), bar(72, 248, 20, 8), bar(164, 248, 20, 8))
		var beads []kit.Node
		for i := range 9 {
			x := 70 + float64(i)*14.5
			beads = append(beads, c.Circle(x, 117, 4, f.DD), c.Circle(x-.6, 116, 3.1, f.L))
		}
		c.Part("frame", kit.Of(beads...))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("grip", 128, 10, 0, 0, 90)
		c.Anchor("tie", 128, 6)
	},
}
