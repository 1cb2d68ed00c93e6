package science

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var wheelchair = kit.Piece{
	Name: "wheelchair", Cm: 105, Facing: kit.Right,
	Palette: "seat #2f7fd0 cushion back; wheels #4b5060 tires; frame #b9c3cd metal; handles #4b5060 grips <wheels",
	Draw: func(c *kit.Canvas) {
		s, w, f, h := c.Tones("seat"), c.Tones("wheels"), c.Tones("frame"), c.Tones("handles")
		wheel := func(x, y, r, t float64, n int, far bool) kit.Node {
			var spokes []kit.Node
			for i := range n {
				tone := f.D
				if i%2 == 1 {
					tone = f.L
				}
				spokes = append(spokes, c.Line(fmt.Sprintf("M%g %gH%g", x-r+t, y, x+r-t), tone, 2).Rotate(180*float64(i)/float64(n)+6, x, y))
			}
			rim := kit.Lin(x-r, y-r, x+r, y+r, w.LL, w.M, w.DD)
			if far {
				rim = kit.Lin(x-r, y-r, x+r, y+r, w.D, w.DD, w.DDD)
			}
			return kit.Of(kit.Of(spokes...), c.Circle(x, y, r, kit.None).Stroke(w.DDD, t), c.Circle(x-.4, y-.5, r, kit.None).Stroke(rim, t-1.8), c.Circle(x, y, r-t*.7, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, f.LL, f.M, f.DD), t*.32))
		}
		c.On(kit.Back)
		c.Part("wheels", wheel(98, 168, 66, 3, 8, true).Move(12, -3), wheel(204, 222, 20, 8, 4, true).Move(8, -2))
		c.On(kit.Body)
		c.Part("frame", tube(c, "M58 40L74 152H162L186 150L212 214", 8, f), tube(c, "M78 146L204 206", 6, f), tube(c, "M200 196L202 222", 7, f), tube(c, "M72 152L98 168", 6, f))
		c.Part("footrest", tube(c, "M186 150L218 216", 6.5, f), c.Form("M206 212L246 208Q252 208 252 213Q252 218 246 219L210 223Q204 223 204 218Q204 213 206 212Z", kit.Lin(206, 208, 246, 224, h.LL, h.M, h.DD)))
		c.Part("seat", c.Form("M54 54Q52 46 60 44L70 43Q78 43 80 50L94 132Q95 142 86 142H76Q68 142 66 134Z", kit.Lin(56, 44, 92, 140, kit.At(0, s.LL), kit.At(.4, s.M), kit.At(1, s.DD)), c.Blur(4, c.Path("M78 40L100 146H84Z", s.DDD).Opacity(.4)), c.Line("M62 52L76 132", kit.White, 3.5).Opacity(.4)),
			c.Form("M72 128Q72 122 80 122H164Q178 122 180 132Q181 144 170 146H80Q70 146 70 138Z", kit.Lin(0, 122, 0, 148, kit.At(0, s.LL), kit.At(.4, s.M), kit.At(1, s.DD)), c.Rect(82, 125, 84, 5, 2.5, kit.White).Opacity(.4), c.Line("M112 123V146M142 123V146", s.DD, 1.5).Opacity(.5)))
		c.Part("armrest", tube(c, "M76 104H150L162 124", 6.5, f), c.Rect(88, 94, 66, 12, 6, h.DD), c.Rect(88, 94, 65, 10.5, 5, kit.Lin(0, 94, 0, 105, h.LL, h.M, h.D)), c.Rect(94, 96, 50, 2.5, 1.2, kit.White).Opacity(.4))
		c.Part("handles", tube(c, "M60 50L56 32Q54 24 46 24L28 25", 6.5, f), c.Line("M42 24.5L20 26", h.DDD, 12), c.Line("M42 23.7L20.5 25", h.M, 9.5), c.Line("M41 21L22 22.3", h.LL, 2).Opacity(.8))
		c.Part("wheels", wheel(204, 222, 20, 9, 5, false), c.Circle(204, 222, 5, f.DD), c.Circle(203.5, 221.5, 3.8, f.LL), wheel(98, 168, 70, 6, 10, false), c.Circle(98, 168, 56, kit.None).Stroke(f.DDD, 5), c.Circle(97.7, 167.5, 56, kit.None).Stroke(kit.Lin(50, 120, 146, 216, f.LL, f.M, f.D, f.L), 3.6),
			c.Circle(98, 168, 13, f.DDD), c.Circle(97.5, 167.4, 11.8, kit.Lin(88, 158, 108, 178, f.LL, f.M, f.DD)), c.Around(6, 98, 168, c.Circle(98, 160.5, 1.5, f.DDD)), c.Circle(98, 168, 4, s.M), c.Line("M36 138A68 68 0 0 1 78 102", kit.White, 2.5).Opacity(.55))
		c.Anchor("seat", 112, 122)
		c.Anchor("handNear", 120, 94)
		c.Anchor("handFar", 128, 92)
		c.Anchor("footNear", 230, 210)
		c.Anchor("footFar", 236, 208)
		c.AnchorBox("grip", 30, 25, 0, 0, 90)
		c.Anchor("handle", 32, 24)
		c.Anchor("ground", 128, 243)
	},
}
