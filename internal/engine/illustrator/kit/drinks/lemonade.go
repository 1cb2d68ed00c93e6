package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

// mint is a small sprig at x, y.
func mint(c *kit.Canvas, x, y, size float64) kit.Node {
	t := kit.TonesOf(kit.Hex("#4fae52"))
	return kit.Of(edible.Leaf(c, t, x, y, size, -150), edible.Leaf(c, t, x, y, size, -24), edible.Leaf(c, t, x, y, size*.95, -88))
}

var lemonade = kit.Piece{
	Name: "lemonade", Cm: 17,
	States:  "full; empty -lemonade -lemon -ice -mint -straw",
	Palette: "lemonade #fbe15a drink; lemon #fdd42c; straw #e8486a; ice #aee2f6; glass #bcdde8",
	Draw: func(c *kit.Canvas) {
		w, l, s, g := c.Tones("lemonade"), c.Tones("lemon"), c.Tones("straw"), c.Tones("glass")
		i := c.Tones("ice")
		const glass = "M58 62H190L178 238Q177 252 162 252H86Q71 252 70 238Z"
		const fill = "M64 90H184L174 232Q173 242 162 242H86Q75 242 74 232Z"
		c.On(kit.Back)
		c.Part("glass", c.Path(glass, g.M.Alpha(.09)), edible.Mouth(c, 124, 62, 66, 10, "back", g))
		c.On(kit.Body)
		c.Part("straw", c.Line("M104 230L150 -8", s.DD, 13).Butt(), c.Line("M103.5 230L149.5 -8", kit.Hex("#fff8f0"), 10.6).Butt(), c.Line("M152 2l-10 8M147 22l-9 8M143 42l-9 8M139 62l-9 8M135 82l-9 8", s.M, 7).Butt(), c.Line("M146 -8L128 84", kit.White, 2).Opacity(.8), c.Ellipse(150, -8, 6.4, 2.4, s.DDD))
		c.Part("lemonade", c.Form(fill, kit.Lin(64, 0, 184, 0, w.D.Alpha(.92), w.L.Alpha(.84), w.M.Alpha(.86), w.D.Alpha(.95)), c.Blur(10, c.Rect(60, 222, 130, 34, 0, w.D)).Opacity(.4), c.Blur(8, c.Ellipse(96, 160, 14, 70, kit.White)).Opacity(.45)))
		c.Part("lemon", c.Clip(fill, edible.Citrus(c, 142, 196, 36, l, l).Opacity(.92)))
		c.Part("ice", c.Clip("M62 80H186L174 242H74Z", edible.Cube(c, 94, 112, 38, -12, i), edible.Cube(c, 150, 116, 38, 16, i), edible.Cube(c, 112, 156, 37, 24, i), edible.Cube(c, 160, 158, 32, -8, i), edible.Cube(c, 94, 206, 34, 8, i)))
		c.Part("lemonade", c.Ellipse(124, 90, 60, 9, kit.Lin(64, 0, 184, 0, w.LL.Alpha(.8), w.L.Alpha(.5), w.M.Alpha(.8))), c.Ellipse(124, 90, 59, 8.5, kit.None).Stroke(kit.White, 1.6).Opacity(.8), c.Clip("M60 80H190V104H60Z", edible.Cube(c, 126, 92, 34, -8, i)))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, glass, 58, 190, g), edible.Mouth(c, 124, 62, 66, 10, "front", g), c.Path("M72 84C72 77 84 77 85 84L92 218C92 227 82 227 81 218Z", kit.White).Opacity(.6).Shade(), c.Line("M180 84L172 206", kit.White, 4).Opacity(.55).Shade(),
			edible.Drop(c, 100, 134, 4), edible.Drop(c, 108, 178, 3), edible.Drop(c, 166, 200, 4), edible.Drop(c, 154, 142, 3), edible.Drop(c, 118, 228, 3.5), edible.Drop(c, 132, 130, 2.5), edible.Drop(c, 100, 228, 2.5), edible.Drop(c, 165, 178, 2.5))
		c.Part("lemon", edible.Citrus(c, 190, 58, 40, l, l))
		c.Part("mint", mint(c, 88, 70, 46))
		c.Anchor("ground", 124, 252)
		c.AnchorBox("inside", 124, 150, 110, 180, 0)
		c.AnchorBox("grip", 124, 170, 0, 0, 0)
	},
}
