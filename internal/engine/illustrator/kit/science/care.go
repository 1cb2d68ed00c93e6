package science

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var vial = kit.Piece{
	Name: "vial", Cm: 7, States: "full; empty -liquid",
	Palette: "liquid #57b8e8 medicine vaccine; glass #d8ebf5; cap #3f74c0 stopper; seal #c3ccd4 metal; label #fdfaf3",
	Draw: func(c *kit.Canvas) {
		q, g, k, s, l := c.Tones("liquid"), c.Tones("glass"), c.Tones("cap"), c.Tones("seal"), c.Tones("label")
		d := "M100 66H156V78Q156 90 170 96Q186 104 186 122V234Q186 250 170 250H86Q70 250 70 234V122Q70 104 86 96Q100 90 100 78Z"
		c.Part("glass", c.Path(d, g.M).Opacity(.45), c.Path(d, kit.None).Stroke(g.DD, 3))
		c.Part("liquid", c.Clip(d, c.Form("M60 128Q128 136 196 128V260H60Z", kit.Lin(70, 0, 186, 0, q.L, q.LL, q.M, q.D), c.Ellipse(128, 129, 60, 6, q.LL))))
		c.Part("label", c.Clip(d, c.Form("M60 158H196V222H60Z", kit.Lin(70, 0, 186, 0, l.D, l.LL, l.M, l.DD), c.Line("M84 204H172M84 212H150", l.DDD, 2.600).Opacity(.5)), c.Path("M121 166H135V176H145V190H135V200H121V190H111V176H121Z", q.D)))
		c.Part("glass", c.Path(d, kit.None).Stroke(kit.White, 3).Scale(.94, .97, 128, 160).Opacity(.5), c.Line("M80 124V236", kit.White, 6).Opacity(.75), c.Line("M176 130V230", kit.White, 2.400).Opacity(.5))
		c.Part("seal", c.Form(kit.RoundRect(92, 36, 72, 32, 5), sheen.Steel(92, 0, 164, 0, s), c.Line("M92 58H164", s.DD, 2)))
		c.Part("cap", sheen.Body(c, "M88 14Q88 6 96 6H160Q168 6 168 14V34Q168 40 162 40H94Q88 40 88 34Z", k, 8), sheen.Streak(c, "M98 13H146", 4, .6))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 190, 100, 50, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

// ultrasound is a print of a scan of an unborn baby.
var ultrasound = kit.Piece{
	Name: "ultrasound-picture", Cm: 12, Palette: "frame #fdfaf3 white paper; scan #2b3040 black; baby #c8d2de gray",
	Draw: func(c *kit.Canvas) {
		f, s, b := c.Tones("frame"), c.Tones("scan"), c.Tones("baby")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-5, 128, 128) }
		d := kit.RoundRect(14, 20, 228, 216, 8)
		c.Part("frame", turn(c.Path(d, f.DDD).Move(2, 4), sheen.Body(c, d, f, 8)))
		fan := "M104 40Q128 34 152 40L226 172Q180 212 128 212Q76 212 30 172Z"
		grain := func(n int, col kit.Color) kit.Node {
			return sheen.Each(n, func(int) kit.Node {
				return c.Ellipse(30+196*c.Rand().Float64(), 40+170*c.Rand().Float64(), 1+3*c.Rand().Float64(), .8, col).Opacity(.15 + .3*c.Rand().Float64())
			})
		}
		body := "M126 138C150 122 190 130 200 160C206 184 188 204 160 202C136 202 122 188 120 168Z"
		limbs := "M188 190C168 204 146 194 152 172C156 160 168 160 176 168M132 150C122 164 108 164 100 152"
		c.Part("scan", turn(c.Path(kit.RoundRect(24, 30, 208, 196, 4), kit.Hex("#171a22")), c.Form(fan, kit.Lin(128, 36, 128, 212, s.L, s.M, s.DD), grain(150, b.M), c.Blur(8, c.Ellipse(132, 144, 74, 56, kit.Hex("#0d0f15"))).Opacity(.9), grain(60, b.LL))))
		c.Part("baby", turn(c.Clip(fan, c.Blur(7, c.Path(body, b.L), c.Ellipse(104, 112, 36, 32, b.L)).Opacity(.55), c.Blur(1.500, c.Path(body, kit.Rad(150, 150, 66, b.LL, b.M, b.D)), c.Path("M76 104C80 82 104 74 124 84C142 94 144 118 130 132C118 142 98 142 88 134L80 130L84 124L72 118Z", kit.Rad(100, 96, 56, b.LL, b.L, b.D))), c.Line(limbs, b.D, 15), c.Line(limbs, b.L, 11), c.Line("M92 114Q98 118 104 114", s.DD, 2.400).Opacity(.8), c.Path("M118 112Q124 106 126 114Q124 120 118 118Z", b.D), grain(60, b.DDD))))
		c.Part("scan", turn(c.Line("M34 44H66M34 52H56M34 60H62M190 44H222M200 52H222", b.L, 2.400).Opacity(.8), c.Line("M222 80V200", b.L, 1.200).Opacity(.7), c.Line("M218 80H224M218 104H224M218 128H224M218 152H224M218 176H224M218 200H224", b.L, 1.600).Opacity(.8)))
		c.AnchorBox("print", 128, 208, 120, 20, -5)
	},
}

var pregnancyTest = kit.Piece{
	Name: "pregnancy-test", Cm: 14, Palette: "stick #fdfcfa white; cap #f28fb5 pink; lines #e0407a result; window #e9edf3",
	Draw: func(c *kit.Canvas) {
		s, k, l, w := c.Tones("stick"), c.Tones("cap"), c.Tones("lines"), c.Tones("window")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-34, 128, 128) }
		d := kit.RoundRect(-22, 104, 240, 48, 20)
		c.Part("stick", turn(c.Path(d, s.DDD).Move(0, 4), sheen.Body(c, d, s, 10), c.Path(kit.RoundRect(-10, 112, 216, 32, 14), kit.None).Stroke(s.D, 1.600)))
		c.Part("cap", turn(c.Path(kit.RoundRect(196, 100, 84, 56, 20), k.DDD).Move(0, 4), sheen.Body(c, kit.RoundRect(196, 100, 84, 56, 20), k, 10), c.Line("M244 112V144M254 112V144M264 114V142", k.DD, 3).Opacity(.6), sheen.Streak(c, "M208 109H240", 5, .6)))
		c.Part("window", turn(c.Path(kit.RoundRect(54, 112, 92, 32, 10), s.DD).Stroke(s.DD, 2.500), c.Form(kit.RoundRect(54, 112, 92, 32, 10), kit.Lin(54, 112, 146, 144, w.D, w.M, w.LL))))
		c.Part("lines", turn(c.Rect(84, 114, 7, 28, 1, l.M), c.Rect(110, 114, 7, 28, 1, l.L)))
		c.Part("window", turn(c.Path("M60 112H84L70 144H56Z", kit.White).Opacity(.5).Shade()))
	},
}

var cane = kit.Piece{
	Name: "cane", Cm: 90, Palette: "cane #8a5230 wood stick; handle #8a5230 <cane; tip #3a404c rubber; band #e0ae45 gold",
	Draw: func(c *kit.Canvas) {
		t, h, p, b := c.Tones("cane"), c.Tones("handle"), c.Tones("tip"), c.Tones("band")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(16, 128, 128) }
		c.Part("cane", turn(c.Form("M121 60H137L134 236H124Z", kit.Lin(121, 0, 137, 0, t.L, t.LL, t.M, t.DD), c.Line("M126 90V220M131 70V200", t.DD, 1.200).Opacity(.5))))
		c.Part("tip", turn(c.Form("M121 232H137L140 252Q129 258 118 252Z", kit.Lin(118, 0, 140, 0, p.L, p.M, p.DD))))
		hook := "M129 76V44C129 -8 58 -8 58 38V54"
		c.Part("handle", turn(c.Line(hook, h.DDD, 21), c.Line(hook, kit.Lin(50, 0, 140, 0, h.M, h.LL, h.M, h.D), 17), c.Line("M124 44C124 2 64 2 62 38", h.LL, 4).Opacity(.8)))
		c.Part("band", turn(c.Form(kit.RoundRect(118, 72, 22, 16, 3), sheen.Steel(118, 0, 140, 0, b))))
		c.AnchorBox("grip", 122, 18, 0, 0, 16)
	},
}

var bloodCells = kit.Piece{
	Name: "blood-cells", Cm: 20, Palette: "cells #dc2f3c red blood",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("cells")
		cell := func(x, y, r, squash, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x+1, y+3, r, r*squash, t.DDD), c.Form(kit.Oval(x, y, r, r*squash), kit.Rad(x-r*.35, y-r*.4*squash, r*1.700, t.LL, t.L, t.M, t.DD)), c.Ellipse(x, y+r*.03, r*.52, r*.5*squash, kit.Lin(x-r*.4, y-r*.4*squash, x+r*.4, y+r*.4*squash, t.DDD, t.D, t.M)), c.Path(sheen.D("M%g %gA%g %g 0 0 1 %g %g", x-r*.78, y-r*.1*squash, r*.8, r*.8*squash, x-r*.1, y-r*.78*squash), kit.None).Stroke(kit.White, r*.08).Opacity(.55)).Rotate(turn, x, y)
		}
		c.Part("cells", cell(184, 56, 50, .62, 24), cell(64, 70, 56, .8, -20), cell(206, 158, 46, .8, -30), cell(66, 190, 50, .6, 28), cell(134, 138, 62, .9, 10), cell(148, 222, 34, .7, -12))
	},
}
