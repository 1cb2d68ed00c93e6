package vehicles

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// spoked draws a wheel of a cycle: its tire, its rim and n spokes.
func spoked(c *kit.Canvas, x, y, r, wide float64, n int, w, t, m kit.Tones) (tire, rim kit.Node) {
	var spokes []kit.Node
	for i := range n {
		tone := m.D
		if i%2 == 1 {
			tone = m.L
		}
		spokes = append(spokes, c.Line(fmt.Sprintf("M%g %gh%g", x-r+6, y, 2*r-12), tone, 1.6).Rotate(float64(i)*180/float64(n)+4, x, y))
	}
	rim = kit.Of(kit.Of(spokes...),
		c.Circle(x, y, r-wide*.72, kit.None).Stroke(w.DD, wide*.72),
		c.Circle(x-.4, y-.6, r-wide*.72, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, w.LL, w.M, w.D), wide*.55),
		c.Circle(x, y, wide*.8, m.DD), c.Circle(x-.5, y-.7, wide*.64, m.L))
	tire = kit.Of(c.Circle(x, y, r, kit.None).Stroke(t.DD, wide),
		c.Circle(x-.4, y-.7, r, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.D), wide*.78),
		c.Line(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x-.83*r, y-.62*r, r+1.5, r+1.5, x-.2*r, y-1.01*r), t.LL, 2).Opacity(.8))
	return tire, rim
}

// saddle draws a seat from the side, its nose to the right, around the middle of its top.
func saddle(c *kit.Canvas, x, y float64, s, m kit.Tones) kit.Node {
	return kit.Of(c.Line("M-14 22q4 8 12 0M-22 20q3 9 12 3", m.DD, 2.4),
		c.Form("M-34 4Q-34 -4 -24 -3Q-4 2 24 2Q32 3 30 8Q28 11 20 11Q2 12 -10 22Q-22 24 -29 18Q-34 12 -34 4Z", kit.Lin(-32, -8, 2, 26, s.L, s.M, s.DD),
			c.Path("M-31 3Q-28 -2 -20 0Q0 5 22 4Q-2 10 -18 6Q-28 4 -31 3Z", kit.White).Opacity(.4))).Move(x, y)
}

var unicycle = kit.Piece{
	Name: "unicycle", Cm: 115, Facing: kit.Right,
	Palette: "frame #e23b3b; wheel #c9d1d8 rim wheels; tire #4a4f5d tyre tires; seat #3f7fd8 saddle; metal #a7b0b9 chrome pedals",
	Draw: func(c *kit.Canvas) {
		f, w, t, s, m := c.Tones("frame"), c.Tones("wheel"), c.Tones("tire"), c.Tones("seat"), c.Tones("metal")
		const x, y = 128.0, 178.0
		tire, rim := spoked(c, x, y, 66, 12, 11, w, t, m)
		c.On(kit.Back)
		c.Part("pedals", c.Line("M128 178L110 152", m.DDD, 7), c.Rect(92, 146, 30, 8, 3, t.DD))
		c.On(kit.Body)
		c.Part("tire", tire)
		c.Part("wheel", rim)
		c.Part("frame", gloss.Tube(c, "M128 176L128 96", 11, f), gloss.Tube(c, "M112 100Q128 92 144 100", 9, f))
		c.Part("seat", gloss.Tube(c, "M128 98V34", 8, m), c.Rect(119, 66, 18, 16, 4, kit.Lin(119, 0, 137, 0, f.L, f.M, f.DD)), saddle(c, 130, 14, s, m))
		c.Part("pedals", c.Circle(x, y, 15, m.DDD), c.Circle(x-.5, y-.6, 13.4, kit.Lin(116, 166, 140, 190, m.LL, m.M, m.DD)), c.Circle(x, y, 5, m.DD),
			gloss.Tube(c, "M128 178L146 206", 7, m), c.Rect(132, 203, 32, 9, 3.5, t.DD), c.Rect(133.5, 203.6, 28, 3, 1.5, t.LL))
		c.Anchor("seat", 128, 16)
		c.Anchor("footNear", 148, 203)
		c.Anchor("footFar", 112, 148)
		c.Anchor("ground", 128, 250)
	},
}

var tricycle = kit.Piece{
	Name: "tricycle", Cm: 85, Facing: kit.Right,
	Palette: "frame #e23b3b; wheels #f6c945 rims; tires #4a4f5d tyres; seat #3f7fd8 saddle; grips #3f7fd8 <seat; streamers #f58fb4 tassels; metal #a7b0b9 chrome handlebar",
	Draw: func(c *kit.Canvas) {
		f, w, t, s, g, r, m := c.Tones("frame"), c.Tones("wheels"), c.Tones("tires"), c.Tones("seat"), c.Tones("grips"), c.Tones("streamers"), c.Tones("metal")
		wheel := func(x, y, radius, wide float64, n int) {
			tire, rim := spoked(c, x, y, radius, wide, n, w, t, m)
			c.Part("tires", tire)
			c.Part("wheels", rim)
		}
		c.On(kit.Back)
		wheel(72, 206, 36, 12, 6)
		c.Part("pedals", c.Line("M188 184L176 160", m.DDD, 7), c.Rect(162, 155, 26, 8, 3, t.DD))
		c.On(kit.Body)
		wheel(188, 184, 60, 13, 9)
		c.Part("frame", gloss.Tube(c, "M188 184L164 84", 11, f), gloss.Tube(c, "M166 92C150 142 110 150 66 168", 12, f), gloss.Tube(c, "M62 166L50 206", 11, f),
			c.Form(kit.RoundRect(22, 160, 62, 12, 6), kit.Lin(22, 160, 84, 174, f.LL, f.M, f.DD)), c.Line("M126 116A68 68 0 0 1 224 126", f.DD, 8), c.Line("M126 115A68 68 0 0 1 223.500 125", f.L, 5))
		c.Part("seat", gloss.Tube(c, "M78 156L74 130", 8, m), saddle(c, 74, 112, s, m))
		c.Part("handlebar", gloss.Tube(c, "M166 88L164 56Q162 42 150 44", 9, m))
		c.Part("grips", c.Line("M157 43L137 50", g.DD, 14), c.Line("M156.500 42L137 49", g.M, 11), c.Line("M155 40.500L138 46.500", g.LL, 2.6).Opacity(.8))
		c.Part("streamers", kit.Of(c.Line("M118 58Q104 66 106 82", r.M, 3.4), c.Line("M118 58Q112 70 116 86", r.D, 3.4), c.Line("M118 58Q98 62 94 74", r.L, 3.4)).Move(15, -6))
		wheel(48, 208, 40, 13, 6)
		c.Part("pedals", c.Circle(188, 184, 15, m.DDD), c.Circle(187.5, 183.4, 13.4, kit.Lin(176, 172, 200, 196, m.LL, m.M, m.DD)),
			gloss.Tube(c, "M188 184L202 210", 7, m), c.Rect(188, 207, 30, 9, 3.5, t.DD), c.Rect(189.5, 207.6, 26, 3, 1.5, t.LL))
		c.Anchor("seat", 72, 112)
		c.Anchor("handNear", 146, 46)
		c.Anchor("handFar", 154, 42)
		c.Anchor("footNear", 204, 207)
		c.Anchor("footFar", 178, 157)
		c.Anchor("ground", 118, 250)
	},
}
