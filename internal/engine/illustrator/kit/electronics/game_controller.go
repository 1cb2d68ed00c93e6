package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var gameController = kit.Piece{
	Name: "game-controller", Cm: 16,
	Palette: "body #5b6ee0 gamepad; sticks #474c5a; d-pad #474c5a <sticks; buttons #474c5a <sticks; red #f0524a; green #55c46a; blue #3fa3ee; yellow #ffcb3d",
	Draw: func(c *kit.Canvas) {
		b, s, p, k := c.Tones("body"), c.Tones("sticks"), c.Tones("d-pad"), c.Tones("buttons")
		trig := "M52 62C54 46 74 40 96 44L102 64L60 76Z"
		c.Part("buttons", sheen.Body(c, trig, k, 9), sheen.Body(c, "M204 62C202 46 182 40 160 44L154 64L196 76Z", k, 9))
		const d = "M128 66C150 66 158 58 182 58C206 58 222 66 230 92C242 128 254 176 248 206C244 226 222 232 206 216C192 202 184 182 168 178C150 176 106 176 88 178C72 182 64 202 50 216C34 232 12 226 8 206C2 176 14 128 26 92C34 66 50 58 74 58C98 58 106 66 128 66Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 4), c.Form(d, kit.Rad(84, 62, 210, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.48, b.M), kit.At(.8, b.D), kit.At(1, b.DD)), sheen.Edge(c, d, b, 26), c.Path("M88 66C100 92 156 92 168 66L150 50H106Z", b.DDD).Opacity(.22)),
			sheen.Glint(c, "M38 98C44 80 56 72 72 70C78 70 78 76 73 78C60 80 52 88 47 102C43 110 34 106 38 98Z", .55), sheen.Glint(c, "M18 176Q22 156 26 146Q28 170 24 196Q18 194 18 176Z", .35))
		well := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x+1, y+1.6, r, b.LL).Opacity(.7), c.Circle(x, y, r, b.DDD), c.Circle(x+.6, y+1, r-1.4, b.DD))
		}
		c.Part("d-pad", well(74, 106, 28), c.Path("M66 84H82V98H96V114H82V128H66V114H52V98H66Z", p.DDD).Stroke(p.DDD, 4).Move(.8, 2.4), c.Path("M66 84H82V98H96V114H82V128H66V114H52V98H66Z", kit.Lin(56, 86, 92, 126, p.LL, p.M, p.D)).Stroke(kit.Lin(56, 86, 92, 126, p.LL, p.M, p.D), 4), c.Circle(74, 106, 6, p.D).Opacity(.8), c.Path("M74 86l4 6h-8ZM74 126l4-6h-8ZM54 106l6-4v8ZM94 106l-6-4v8Z", p.LL).Opacity(.8))
		for _, x := range []float64{98, 158} {
			c.Part("sticks", well(x, 146, 25), c.Circle(x+.8, 147.500, 19, s.DDD), c.Circle(x, 145, 18.500, kit.Lin(x-14, 131, x+14, 160, s.LL, s.M, s.DD)), c.Form(kit.Oval(x, 144.500, 12.500, 12.500), kit.Lin(x-9, 135, x+9, 154, s.DD, s.M, s.L)), sheen.Gloss(c, x, 145, 15.500, 15.500, 196, 250, 2.6))
		}
		for i, name := range []string{"yellow", "red", "green", "blue"} {
			t := c.Tones(name)
			q := shape.Polar(182, 106, 20, float64(i)*90-90)
			c.Part("buttons", c.Circle(q.X+.8, q.Y+1.4, 10.500, b.LL).Opacity(.5), c.Circle(q.X, q.Y, 10.500, b.DDD), c.Circle(q.X-.2, q.Y-.8, 9, kit.Rad(q.X-3, q.Y-4, 14, t.LL, t.L, t.M, t.D)), c.Ellipse(q.X-2.4, q.Y-4.6, 3.6, 2, kit.White).Opacity(.7))
		}
		c.Part("buttons", sheen.Each(2, func(i int) kit.Node {
			x := 110 + 24*float64(i)
			return kit.Of(c.Rect(x, 104, 13, 7, 3.5, b.DDD), c.Rect(x+.3, 103.400, 12, 5.500, 2.7, k.L))
		}), c.Circle(128, 88, 9.500, b.DDD), c.Circle(127.800, 87.600, 8, kit.Rad(125, 84, 12, kit.White, kit.Hex("#d6ecff"), b.L)))
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
		c.Anchor("handNear", 216, 176)
		c.Anchor("handFar", 40, 176)
		c.Anchor("ground", 128, 226)
	},
}
