package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// keyRing is a split ring with three house keys and a tag.
var keyRing = kit.Piece{
	Name: "key-ring", Cm: 14,
	Palette: "keys #eab23a brass gold; second #bcc6d0 silver keys; ring #aeb9c4 metal; tag #d8434f leather fob",
	Draw: func(c *kit.Canvas) {
		k, s, r, t := c.Tones("keys"), c.Tones("second"), c.Tones("ring"), c.Tones("tag")
		const x, y = 128.0, 58.0
		c.Part("ring", c.Path("M76 58A52 52 0 0 1 180 58", kit.None).Stroke(r.DDD, 12), c.Path("M76 58A52 52 0 0 1 180 58", kit.None).Stroke(kit.Lin(76, 10, 180, 58, r.LL, r.M, r.D), 8))
		hung := func(n kit.Node, turn float64) kit.Node { return n.Rotate(turn, x, y) }
		tag := kit.RoundRect(102, 106, 52, 84, 20)
		c.Part("tag", hung(kit.Of(sheen.Body(c, tag, t, 9), c.Path(kit.RoundRect(108, 112, 40, 72, 15), kit.None).Stroke(t.LL, 1.8).Dash(5, 4), c.Circle(128, 120, 6, t.DDD), sheen.Streak(c, "M111 134V160", 4, .45)), -58))
		c.Part("second", hung(houseKey(c, s, 2), 34))
		c.Part("keys", hung(houseKey(c, k, 0), -22), hung(houseKey(c, k, 1), 8))
		c.Part("ring", c.Path("M76 58A52 52 0 0 0 180 58", kit.None).Stroke(r.DDD, 12), c.Path("M76 58A52 52 0 0 0 180 58", kit.None).Stroke(kit.Lin(76, 58, 180, 112, r.L, r.LL, r.DD), 8), c.Path("M82 72A47 47 0 0 0 120 107", kit.None).Stroke(kit.White, 2).Opacity(.7))
		c.AnchorBox("grip", 128, 10, 0, 0, 90)
	},
}

// houseKey hangs from the lower edge of the ring; cut says which of three blades it has.
func houseKey(c *kit.Canvas, t kit.Tones, cut int) kit.Node {
	teeth := []string{"l9 4v10l-7 4v8l9 6v8l-6 4v8l7 6v6", "l6 6v8l-6 5v10l10 5v8l-8 5v8l8 7v6", "l10 6v6l-8 6v8l6 4v8l-8 6v8l10 6v6"}[cut]
	bow := []string{kit.RoundRect(97, 92, 62, 56, 20), kit.Oval(128, 120, 33, 30), "M110 92H146L164 120L146 148H110L92 120Z"}[cut]
	blade := "M119 146H137" + teeth + "L128 246L119 238Z"
	hole := kit.Oval(128, 106, 9, 6.5)
	return kit.Of(c.Path(blade, t.DDD).Stroke(t.DDD, 3).Move(1, 1.5), c.Form(blade, kit.Lin(119, 0, 147, 0, t.L, t.LL, t.M, t.D), c.Line("M126 150V234", t.DD, 3.4), c.Line("M128.500 150V232", t.LL, 1.6)),
		c.Path(bow, t.DDD).Stroke(t.DDD, 3).Move(1, 1.5), c.Form(bow, kit.Lin(96, 92, 160, 150, t.LL, t.M, t.M, t.DD), c.Path(bow, kit.None).Stroke(t.DD, 7).Opacity(.35), sheen.Edge(c, bow, t, 7)),
		c.Path(hole, t.DDD), c.Ellipse(128, 128, 14, 9, kit.None).Stroke(t.DD, 2).Opacity(.7), sheen.Streak(c, "M104 112Q107 104 113 99", 3.6, .7))
}
