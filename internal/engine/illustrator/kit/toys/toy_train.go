package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var toyTrain = kit.Piece{
	Name: "toy-train", Cm: 35, Facing: kit.Right, Palette: "engine #e5413f red body; cab #2f7fd8 blue; wagon #4fae5a green; wheels #f5c33a yellow; roof #f28a2e orange; funnel #3a4254 chimney; blocks #9a5fd0 cargo; coupling #d9a05f wood",
	Draw: func(c *kit.Canvas) {
		e, b, g, w, r, f, k, o := c.Tones("engine"), c.Tones("cab"), c.Tones("wagon"), c.Tones("wheels"), c.Tones("roof"), c.Tones("funnel"), c.Tones("blocks"), c.Tones("coupling")
		pale := kit.TonesOf(kit.Hex("#fdf4df"))
		c.Part("coupling", sheen.Body(c, kit.RoundRect(84, 178, 50, 11, 5), o, 4), sheen.Ball(c, 109, 184, 7, e))
		cube := func(x, y, s, turn float64, t kit.Tones, mark kit.Node) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(x, y, s, s, 5), t, 7), c.Path(kit.RoundRect(x+5, y+5, s-10, s-10, 3), kit.None).Stroke(t.LL, 2), mark).Rotate(turn, x+s/2, y+s/2)
		}
		c.Part("blocks", cube(10, 104, 38, -5, k, c.Path("M29 112L39 134H19Z", pale.M)), cube(48, 102, 38, 6, w, c.Circle(67, 121, 9, e.M)), cube(29, 70, 36, 2, b, c.Path("M41 80H53V84H49V96H53V100H41V96H45V84H41Z", pale.M)))
		c.Part("wagon", sheen.Body(c, "M-4 136H96L90 186Q88 192 82 192H10Q4 192 2 186Z", g, 9, c.Line("M22 138L25 190M46 138V190M70 138L67 190", g.DD, 2).Opacity(.7)), sheen.Body(c, kit.RoundRect(-8, 130, 108, 14, 6), g, 5))
		c.Part("engine", sheen.Body(c, kit.RoundRect(126, 176, 122, 16, 6), o, 5))
		c.Part("cab", sheen.Body(c, kit.RoundRect(128, 84, 60, 96, 6), b, 9), c.Form(kit.RoundRect(141, 100, 34, 32, 8), kit.Lin(141, 100, 175, 132, kit.Hex("#fff3c2"), kit.Hex("#ffdf82"), kit.Hex("#efb94a"))), c.Path(kit.RoundRect(141, 100, 34, 32, 8), kit.None).Stroke(b.DDD, 4), c.Path(kit.RoundRect(141, 100, 34, 32, 8), kit.None).Stroke(pale.M, 2.400))
		c.Part("roof", sheen.Body(c, "M114 84Q116 64 158 62Q200 64 202 84Q202 90 194 90H122Q114 90 114 84Z", r, 7))
		c.Part("funnel", sheen.Body(c, "M212 62H242L236 112H218Z", f, 7), sheen.Body(c, kit.RoundRect(206, 52, 42, 14, 6), w, 5))
		boiler := "M186 108H232Q252 110 252 144Q252 178 232 180H186Z"
		c.Part("engine", sheen.Body(c, boiler, e, 12, c.Path("M200 104H208V184H200Z", w.M), c.Path("M224 104H232V184H224Z", w.M)), sheen.Body(c, "M246 120Q258 122 258 144Q258 166 246 168Q240 144 246 120Z", w, 4))
		wheel := func(x, y, rad float64, t kit.Tones) kit.Node {
			return kit.Of(c.Circle(x, y+2, rad, t.DDD), sheen.Ball(c, x, y, rad, t), c.Circle(x, y, rad*.62, kit.None).Stroke(t.DD, 2.400), c.Circle(x, y, rad*.62, kit.None).Stroke(t.LL, 1.200).Move(.7, 1), c.Circle(x, y, rad*.24, e.DD), c.Circle(x-.5, y-.6, rad*.19, e.L))
		}
		c.Part("wheels", wheel(22, 200, 20, w), wheel(72, 200, 20, w), wheel(156, 194, 27, w), wheel(222, 201, 19, w), sheen.Tube(c, "M156 194L222 200", 7, f), c.Circle(156, 194, 5, pale.M), c.Circle(222, 200, 4.500, pale.M))
		c.Anchor("seat", 46, 140)
		c.AnchorBox("inside", 46, 130, 80, 20, 0)
		c.Anchor("ground", 124, 221)
	},
}
