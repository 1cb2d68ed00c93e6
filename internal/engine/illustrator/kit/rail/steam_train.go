package rail

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var steamTrain = kit.Piece{
	Name: "steam-train", Cm: 1400, Facing: kit.Right,
	Palette: "boiler #2f8a63 body engine; chimney #4a4f5d; cab #d8392f; wheels #d8392f; smoke #eef1f5 steam; brass #f4bd3c gold; windows #a6dcf2 glass; cowcatcher #d8392f <cab",
	Draw: func(c *kit.Canvas) {
		b, h, k, r, s, g, w, p := c.Tones("boiler"), c.Tones("chimney"), c.Tones("cab"), c.Tones("wheels"), c.Tones("smoke"), c.Tones("brass"), c.Tones("windows"), c.Tones("cowcatcher")
		steel := kit.TonesOf(kit.Hex("#b9c2cb"))
		puff := func(x, y, n float64) kit.Node {
			return c.Circle(x, y, n, kit.Rad(x-n*.4, y-n*.45, n*1.5, s.LL, s.M, s.D, s.DD))
		}
		c.Part("smoke", puff(96, 24, 16), puff(126, 14, 13), puff(120, 34, 17), puff(152, 24, 18), puff(174, 40, 13))
		c.Part("chimney", c.Form("M180 98L176 60H204L200 98Z", gloss.Barrel(h, 176, 0, 204, 0)), c.Form("M170 58Q170 48 178 48H202Q210 48 210 58Q210 64 204 64H176Q170 64 170 58Z", gloss.Barrel(h, 170, 0, 210, 0)), c.Rect(177, 76, 26, 5, 2, gloss.Barrel(g, 177, 0, 203, 0)))
		c.Part("dome", c.Form("M132 98V84Q132 70 144 70Q156 70 156 84V98Z", gloss.Barrel(g, 132, 0, 156, 0), gloss.Glint(c, "M136 84Q137 75 143 74Q140 78 140 92H136Z", .6)), c.Rect(128, 92, 32, 7, 3, gloss.Barrel(g, 128, 0, 160, 0)), c.Line("M118 96V80", g.D, 3), c.Circle(118, 78, 5, kit.Rad(116, 76, 7, g.LL, g.M, g.DD)))
		c.Part("frame", c.Rect(8, 158, 220, 16, 5, kit.Lin(0, 158, 0, 174, h.L, h.DD)))
		c.Part("boiler", c.Form("M84 96H206Q216 96 216 106V152Q216 162 206 162H84Z", kit.Lin(0, 96, 0, 162, kit.At(0, b.D), kit.At(.12, b.M), kit.At(.28, b.LL), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DDD)), gloss.Dim(c, 4, .5, "M80 90H96V170H80Z", b)),
			gloss.Glint(c, "M96 106H204V109.5H96Z", .55))
		for _, x := range []float64{112, 166} {
			c.Part("bands", c.Rect(x, 95, 6, 68, 2, kit.Lin(0, 95, 0, 163, kit.At(0, g.D), kit.At(.25, g.LL), kit.At(.5, g.M), kit.At(1, g.DD))))
		}
		c.Part("front", c.Form("M204 92H212Q226 92 226 106V152Q226 166 212 166H204Z", kit.Lin(0, 92, 0, 166, kit.At(0, h.D), kit.At(.25, h.LL), kit.At(.5, h.M), kit.At(1, h.DD))), c.Rect(224, 118, 7, 22, 3, gloss.Barrel(g, 0, 118, 0, 140)))
		c.Part("lamp", c.Rect(206, 76, 18, 20, 4, kit.Lin(206, 76, 224, 96, g.L, g.M, g.DD)), c.Ellipse(225, 86, 4.5, 9, kit.Lin(222, 78, 228, 94, kit.White, kit.Hex("#ffe08a"))), c.Rect(209, 71, 12, 6, 2, g.D))
		c.Part("cab", c.Form("M18 72H86V162H18Q14 162 14 158V76Q14 72 18 72Z", kit.Lin(20, 72, 80, 166, kit.At(0, k.L), kit.At(.4, k.M), kit.At(1, k.DD)), gloss.Dim(c, 5, .5, "M10 66H90V84H10Z", k), c.Path("M22 128H78V154H22Z", kit.None).Stroke(g.M, 2.2)),
			c.Form("M4 68Q4 56 20 54H84Q98 56 98 66Q98 74 90 74H12Q4 74 4 68Z", kit.Lin(20, 54, 24, 76, h.LL, h.M, h.DD), gloss.Glint(c, "M10 64Q12 58 22 57.5H82Q88 58 91 61H24Q14 62 10 64Z", .5)))
		c.Part("windows", c.Rect(25, 85, 50, 36, 6, g.DD), c.Rect(24.5, 84.5, 49, 35, 6, g.L), chassis.Glass(c, kit.RoundRect(28, 88, 42, 28, 3), w))
		spoked := func(x, y, n float64) kit.Node {
			var spokes []kit.Node
			for i := range 5 {
				spokes = append(spokes, c.Line(fmt.Sprintf("M%g %gH%g", x-n+3, y, x+n-3), r.M, 3).Rotate(float64(i)*36, x, y))
			}
			return kit.Of(c.Circle(x, y, n, kit.Hex("#3f434f")), c.Circle(x, y, n, kit.None).Stroke(kit.Lin(x-n, y-n, x+n, y+n, steel.LL, steel.M, steel.DD), 3), kit.Of(spokes...), c.Circle(x, y, n-4, kit.None).Stroke(kit.Lin(x-n, y-n, x+n, y+n, r.LL, r.M, r.DD), 4.5), c.Circle(x, y, n*.3, r.DD), c.Circle(x-.5, y-.5, n*.22, g.L))
		}
		c.Part("rails", c.Rect(-4, 213, 268, 5, 2.5, gloss.Barrel(steel, 0, 213, 0, 218)))
		c.Part("wheels", spoked(50, 184, 28), spoked(112, 184, 28), spoked(164, 197, 15), spoked(202, 197, 15))
		c.Part("rod", gloss.Tube(c, "M50 194L112 194", 7, steel), c.Circle(50, 194, 5.5, steel.LL).Stroke(steel.DD, 1.5), gloss.Tube(c, "M112 194L178 176", 5.5, steel), c.Circle(112, 194, 5.5, steel.LL).Stroke(steel.DD, 1.5), c.Form(kit.RoundRect(170, 162, 42, 22, 7), kit.Lin(0, 162, 0, 184, b.L, b.M, b.DD), gloss.Glint(c, "M176 166H206V168.500H176Z", .5)), c.Rect(206, 162, 6, 22, 2, g.M))
		c.Part("cowcatcher", c.Form("M214 172H232L256 210Q256 214 252 214H214Z", kit.Lin(214, 172, 250, 214, p.L, p.M, p.DD), c.Line("M222 174L224 214M228 174L236 214M234 176L248 214", p.DDD, 2.6).Opacity(.65)), c.Rect(208, 166, 26, 8, 3, kit.Lin(0, 166, 0, 174, h.LL, h.D)))
		c.AnchorBox("inside", 49, 102, 42, 28, 0)
		c.Anchor("seat", 42, 140)
		c.Anchor("handNear", 66, 116)
		c.Anchor("handFar", 70, 114)
		c.Anchor("footNear", 60, 160)
		c.Anchor("footFar", 64, 160)
		c.AnchorBox("print", 50, 141, 50, 20, 0)
		c.Anchor("ground", 128, 218)
	},
}
