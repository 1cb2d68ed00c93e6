package emblems

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// starOfDavid are two triangles that pass over and under each other.
var starOfDavid = kit.Piece{
	Name: "star-of-david", Cm: 20, Palette: "star #2f6fd6 lines blue; second #2f6fd6 <star",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("star"), c.Tones("second")
		tri := func(turn, r float64) string {
			return shape.Poly(5, shape.Polar(128, 128, r, turn), shape.Polar(128, 128, r, turn+120), shape.Polar(128, 128, r, turn+240))
		}
		bar := func(turn float64, q kit.Tones, clip string) kit.Node {
			body := shape.Solid(c, q, .8, c.Path(tri(turn, 108), kit.None).Stroke(kit.Lin(30, 20, 220, 236, q.L, q.M, q.D), 24).Miter())
			if clip == "" {
				return body
			}
			return c.Clip(clip, c.Blur(3, c.Path(tri(turn, 108), kit.None).Stroke(t.DDD, 26).Miter().Move(2, 3)).Opacity(.45), body)
		}
		c.Part("star", bar(-90, t, ""))
		c.Part("second", c.Clip("M0 0H256V256H0Z", bar(90, s, "")))
		over := ""
		for i := range 3 { // where the first passes over the second again
			p := shape.Polar(128, 128, 62, -120+120*float64(i))
			over += kit.Oval(p.X, p.Y, 26, 26)
		}
		c.Part("star", c.Clip(over, bar(-90, t, "")))
	},
}

var fleurDeLis = kit.Piece{
	Name: "fleur-de-lis", Cm: 20, Palette: "petals #e0a92f gold; band #e0a92f <petals; line #fbe7a8 light <petals",
	Draw: func(c *kit.Canvas) {
		t, b, l := c.Tones("petals"), c.Tones("band"), c.Tones("line")
		side := "M116 158C104 150 98 138 96 122C92 88 58 72 32 88C8 104 8 140 30 152C46 160 62 150 60 136C58 128 50 126 46 132C40 124 48 112 60 116C80 122 82 146 76 162C74 168 78 172 84 170C96 168 108 166 116 166Z"
		mid := "M128 4C144 32 166 60 166 92C166 120 150 136 144 160H112C106 136 90 120 90 92C90 60 112 32 128 4Z"
		low := "M110 176C112 196 104 206 92 208C84 210 80 218 86 224C94 230 108 226 114 218C116 232 120 244 128 252C136 244 140 232 142 218C148 226 162 230 170 224C176 218 172 210 164 208C152 206 144 196 146 176Z"
		c.Part("petals", shape.Raised(c, low, t, 4), kit.Of(shape.Raised(c, side, t, 4)), shape.Raised(c, side, t, 4).Mirror(128), shape.Raised(c, mid, t, 4))
		c.Part("line", c.Line("M128 36V146", l.D, 5).Opacity(.6), c.Line("M127 34V144", l.LL, 2.4))
		c.Part("band", shape.Raised(c, kit.RoundRect(70, 156, 116, 26, 12), b, 4))
	},
}

var hamsaHand = kit.Piece{
	Name: "hamsa-hand", Cm: 12, Palette: "hand #2f86c9 body blue; border #e5b544 gold trim; eye #ffffff; iris #3fb4e6; pattern #f4d98a <border",
	Draw: func(c *kit.Canvas) {
		h, b, e, i, p := c.Tones("hand"), c.Tones("border"), c.Tones("eye"), c.Tones("iris"), c.Tones("pattern")
		d := "M128 250C88 250 64 222 56 186C50 160 46 152 26 150C8 148 8 130 22 124C42 116 62 122 72 138L74 62C74 40 102 40 102 62L104 112L110 112V30C110 8 146 8 146 30V112L152 112L154 62C154 40 182 40 182 62L184 138C194 122 214 116 234 124C248 130 248 148 230 150C210 152 206 160 200 186C192 222 168 250 128 250Z"
		c.Part("border", c.Path(d, b.DD).Move(0, 4), c.Form(d, kit.Lin(20, 10, 230, 250, b.LL, b.M, b.D), sheen.Edge(c, d, b, 8)))
		c.Part("hand", c.Form(d, kit.Lin(40, 10, 210, 250, h.L, h.M, h.D)).Scale(.9, .92, 128, 140))
		ring := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, p.M), c.Circle(x, y, r*.5, h.DD))
		}
		c.Part("pattern", ring(128, 42, 8), ring(90, 72, 7), ring(166, 72, 7), c.Line("M128 60V96M90 88V112M166 88V112", p.M, 4).Dash(1, 8), c.Both(128, c.Path("M60 138C46 130 34 130 30 136C38 142 50 142 60 138Z", p.M)), c.Around(12, 128, 168, c.Path("M128 106C134 112 134 120 128 126C122 120 122 112 128 106Z", p.M)), c.Both(128, c.Path("M128 236C116 236 108 230 106 224C116 222 124 226 128 236Z", p.M)))
		eye := "M76 168C96 134 160 134 180 168C160 202 96 202 76 168Z"
		c.Part("eye", c.Path(eye, b.DD).Stroke(b.M, 6), c.Form(eye, kit.Lin(0, 140, 0, 200, e.D, e.M)))
		c.Part("iris", c.Clip(eye, c.Circle(128, 168, 26, i.DDD), c.Circle(128, 168, 24, kit.Rad(122, 160, 30, i.LL, i.M, i.DD)), c.Circle(128, 168, 11, kit.Hex("#1c2230")), c.Circle(120, 160, 6, kit.White)))
	},
}

var omSymbol = kit.Piece{
	Name: "om-symbol", Cm: 20, Palette: "sign #f08a24 orange letter; dot #f08a24 <sign",
	Draw: func(c *kit.Canvas) {
		t, d := c.Tones("sign"), c.Tones("dot")
		pen := func(w float64, pts ...shape.Pt) string {
			return shape.Ribbon(shape.Sample(pts, 80), func(u float64) float64 { return w * (.42 + .58*min(1, 5*u)*min(1, 3.4*(1.06-u))) })
		}
		three := pen(31, shape.Pt{X: 22, Y: 76}, shape.Pt{X: 56, Y: 54}, shape.Pt{X: 98, Y: 66}, shape.Pt{X: 104, Y: 104}, shape.Pt{X: 60, Y: 124}, shape.Pt{X: 112, Y: 132}, shape.Pt{X: 132, Y: 176}, shape.Pt{X: 100, Y: 224}, shape.Pt{X: 50, Y: 222}, shape.Pt{X: 18, Y: 184})
		tail := pen(28, shape.Pt{X: 106, Y: 142}, shape.Pt{X: 146, Y: 148}, shape.Pt{X: 176, Y: 116}, shape.Pt{X: 214, Y: 112}, shape.Pt{X: 238, Y: 150}, shape.Pt{X: 226, Y: 198}, shape.Pt{X: 186, Y: 208}, shape.Pt{X: 164, Y: 184})
		moon := shape.Ribbon(shape.Sample([]shape.Pt{{X: 130, Y: 46}, {X: 150, Y: 72}, {X: 182, Y: 82}, {X: 214, Y: 72}, {X: 236, Y: 44}}, 50), shape.Taper(20, .1))
		for _, o := range []string{tail, three, moon} {
			c.Part("sign", c.Path(o, t.DD).Move(0, 5))
		}
		c.Part("sign", shape.Solid(c, t, .9, c.Path(tail, t.M), c.Path(three, t.M), c.Path(moon, t.M)))
		dot := shape.Poly(3, shape.Pt{X: 184, Y: 18}, shape.Pt{X: 204, Y: 38}, shape.Pt{X: 184, Y: 58}, shape.Pt{X: 164, Y: 38})
		c.Part("dot", shape.Raised(c, dot, d, 4))
	},
}
