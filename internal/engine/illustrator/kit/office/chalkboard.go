package office

import "pellucid/internal/engine/illustrator/kit"

var chalkboard = kit.Piece{
	Name: "chalkboard", Cm: 120,
	Palette: "board #2f6b57 slate; frame #c1803f wood; ledge #a96a33 <frame; chalk #fdf6ea; eraser #e2574a",
	Draw: func(c *kit.Canvas) {
		f, b, l, k, e := c.Tones("frame"), c.Tones("board"), c.Tones("ledge"), c.Tones("chalk"), c.Tones("eraser")
		c.Part("frame", c.Form(kit.RoundRect(4, 34, 248, 176, 9), kit.Lin(4, 34, 252, 210, kit.At(0, f.LL), kit.At(.35, f.M), kit.At(1, f.DD)),
			c.Line("M10 42H246M10 47H246M30 38H200", f.DD, 1.2).Opacity(.35), c.Line("M9 50V200M14 60V190", f.DD, 1.2).Opacity(.35), c.Line("M243 50V200M248 60V190", f.DDD, 1.2).Opacity(.35), c.Line("M8 38H246", kit.White, 2).Opacity(.45), c.Line("M4 34L22 52M252 34L234 52M4 210L22 192M252 210L234 192", f.DDD, 1.8).Opacity(.5)))
		c.Part("board", c.Form(kit.RoundRect(19, 49, 218, 146, 4), kit.Lin(20, 50, 236, 196, kit.At(0, b.L), kit.At(.4, b.M), kit.At(1, b.DD)),
			c.Blur(7, c.Ellipse(90, 100, 60, 22, kit.White).Opacity(.16).Rotate(-14, 90, 100)), c.Blur(7, c.Ellipse(170, 150, 50, 16, kit.White).Opacity(.12).Rotate(-10, 170, 150)), c.Blur(2, c.Line("M40 90Q90 60 150 76M60 150Q120 120 200 130M120 170Q170 160 214 164", kit.White, 5).Opacity(.08)),
			c.Blur(4, c.Path("M16 46H240V62H34V196H16Z", kit.Black).Opacity(.35)), c.Path("M60 50H104L46 196H19V152Z", kit.White).Opacity(.06)), c.Line("M21 195.5H235.5V52", f.LL, 1.8).Opacity(.6))
		c.Part("ledge", c.Blur(4, c.Rect(10, 196, 236, 10, 4, b.DDD).Opacity(.5)), c.Form("M2 204Q2 200 6 200H250Q254 200 254 204V214Q254 222 246 222H10Q2 222 2 214Z", kit.Lin(0, 200, 0, 222, l.LL, l.M, l.DD), c.Line("M20 214H120M140 216H230", l.DDD, 1.2).Opacity(.35)), c.Line("M6 202H250", kit.White, 1.8).Opacity(.5))
		c.Part("eraser", c.Rect(176, 187, 46, 9, 2, kit.Hex("#6b5a52")), c.Rect(176, 187, 46, 3, 1, kit.Hex("#8d7a70")), c.Rect(178, 174, 42, 15, 5, e.DDD), c.Rect(178, 174, 42, 14, 5, kit.Lin(178, 174, 220, 190, e.LL, e.M, e.D)), c.Rect(184, 176.5, 28, 3, 1.5, kit.White).Opacity(.5), c.Rect(176, 194, 46, 6, 2, kit.Hex("#584942")))
		c.Part("chalk", c.Rect(36, 192, 34, 9, 4, kit.Lin(0, 192, 0, 201, k.LL, k.M, k.DD)), c.Rect(78, 192, 24, 9, 4, kit.Lin(0, 192, 0, 201, kit.Hex("#ffe08a"), kit.Hex("#f6c64a"), kit.Hex("#cf9a2c"))), c.Rect(108, 192, 18, 9, 4, kit.Lin(0, 192, 0, 201, kit.Hex("#ffb3bd"), kit.Hex("#f2808f"), kit.Hex("#c95a6b"))))
		c.AnchorBox("print", 128, 118, 196, 116, 0)
		c.Anchor("ground", 128, 222)
	},
}
