package nature

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

var campfire = kit.Piece{
	Name: "campfire", Cm: 100,
	Palette: "flames #ff8a1f fire; core #ffc83a <flames; heart #fff0a8 <flames; logs #8a5632 wood; stones #8f96a5 rocks; marshmallows #fff7ee; sticks #9a6a3f skewers",
	Draw: func(c *kit.Canvas) {
		f, q, h, l, s := c.Tones("flames"), c.Tones("core"), c.Tones("heart"), c.Tones("logs"), c.Tones("stones")
		stone := func(x, y, rx, ry, tone float64) kit.Node {
			m := s.M.Shade(tone)
			o := sf("%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g", x-rx, y+ry*.3, x-rx*.8, y-ry*.6, x-rx*.1, y-ry, x+rx*.75, y-ry*.7, x+rx, y+ry*.2, x+rx*.6, y+ry*.95, x-rx*.6, y+ry)
			return c.Form(o, kit.Rad(x-rx*.4, y-ry*.6, rx*1.9, m.Shade(1.5), m.Shade(.3), m.Shade(-1), m.Shade(-2.2)), c.Blur(3, c.Ellipse(x+rx*.1, y-ry, rx*.6, ry*.5, f.L).Opacity(.35)), c.Line(sf("M%g %gl%g %g", x-rx*.2, y+ry*.1, rx*.3, ry*.25), m.Shade(-2), 1.5).Opacity(.5))
		}
		c.Part("stones", stone(58, 204, 22, 13, -.8), stone(92, 198, 20, 12, -.5), stone(128, 196, 21, 12, -.7), stone(164, 198, 20, 12, -.9), stone(198, 204, 22, 13, -1))
		c.Part("flames", c.Glow(16, c.Ellipse(128, 140, 66, 76, f.L).Opacity(.42)))
		log := func(x, y, long, r, turn float64) kit.Node {
			var bark []kit.Node
			for i := range 7 {
				bark = append(bark, c.Line(sf("M%g %gh%g", -long/2+8+float64(i*23%int(long-30)), -r*.7+r*1.4*float64(i)/6, 14+float64(i*5%11)), l.DDD, 1.9).Opacity(.55), c.Line(sf("M%g %gh%g", -long/2+12+float64(i*31%int(long-30)), -r*.6+r*1.3*float64(i)/6, 9.), l.LL, 1.3).Opacity(.4))
			}
			return kit.Of(c.Form(kit.RoundRect(-long/2, -r, long, 2*r, r*.5), kit.Lin(0, -r, 0, r, l.L, l.M, l.D, l.DDD), bark...), c.Ellipse(-long/2+2, 0, r*.55, r, l.DDD), c.Ellipse(-long/2+1.5, -.3, r*.5, r*.92, kit.Hex("#e8bd86")), c.Ellipse(-long/2+1.5, -.3, r*.36, r*.66, kit.None).Stroke(kit.Hex("#b07b47"), 1.6), c.Ellipse(-long/2+1.5, -.3, r*.18, r*.34, kit.None).Stroke(kit.Hex("#b07b47"), 1.6)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("logs", log(106, 186, 116, 13, -34), log(150, 186, 116, 13, 214))
		outer := "M128 214C84 214 62 186 66 154C69 128 86 118 88 92C100 100 104 112 104 122C116 104 112 62 136 16C140 50 160 66 164 96C170 88 170 78 168 68C186 88 196 118 192 152C190 190 172 214 128 214Z"
		middle := "M128 212C98 212 82 190 86 164C88 146 100 138 102 120C110 128 114 136 114 144C122 128 122 96 136 62C140 90 154 102 156 126C160 122 162 116 162 110C172 126 176 142 172 164C170 192 156 212 128 212Z"
		inner := "M128 210C110 210 100 196 103 178C105 166 114 160 116 148C120 154 122 160 122 166C128 154 128 136 135 116C138 136 148 146 149 162C152 160 153 156 153 152C158 166 160 174 157 186C153 202 144 210 128 210Z"
		c.Part("flames", c.Path(outer, kit.Lin(0, 16, 0, 214, f.D, f.M, f.L)), c.Clip(outer, c.Blur(6, c.Path(outer, kit.None).Stroke(f.DD, 12)).Opacity(.75)), c.Path(middle, kit.Lin(0, 60, 0, 212, q.D, q.M, q.L)), c.Path(inner, kit.Lin(0, 116, 0, 210, h.M, h.LL)),
			c.Path("M92 128C84 140 78 152 80 168C76 150 82 138 92 128Z", q.L).Opacity(.8), c.Path("M72 84C76 92 72 98 68 102C62 98 64 90 72 84Z", f.M), c.Path("M190 50C194 60 190 68 184 70C178 64 182 56 190 50Z", f.L), c.Circle(100, 56, 3.5, f.L), c.Circle(84, 38, 2.6, f.M), c.Circle(166, 34, 3, q.M), c.Circle(204, 94, 2.6, f.M), c.Circle(156, 10, 2.4, f.M))
		c.Part("logs", log(126, 216, 150, 14, 16), log(130, 218, 150, 14, 164), c.Clip("M60 190H196V236H60Z", c.Glow(6, c.Ellipse(128, 208, 34, 9, kit.Hex("#ffb52e")).Opacity(.7))))
		c.Part("stones", stone(34, 222, 25, 16, 0), stone(222, 222, 25, 16, -.6), stone(66, 238, 26, 15, .2), stone(110, 244, 26, 14, 0), stone(152, 244, 26, 14, -.2), stone(194, 238, 26, 15, -.4))
		if m, t := c.Tones("marshmallows"), c.Tones("sticks"); c.State("with marshmallows") {
			roasted(c, m, t, 2, 176, 104, 92, 3)
			roasted(c, m, t, 254, 168, 158, 104, 2)
		}
		c.Anchor("ground", 128, 256)
	},
}

// roasted holds n marshmallows over the fire, on a stick from x0, y0 to its tip.
func roasted(c *kit.Canvas, m, t kit.Tones, x0, y0, x1, y1 float64, n int) {
	line := sf("M%g %gL%g %g", x0, y0, x1, y1)
	c.Part("sticks", c.Line(line, t.DDD, 7), c.Line(line, t.M, 5), c.Line(line, t.LL, 1.6).Move(-.6, -1.2).Opacity(.8))
	dx, dy := x1-x0, y1-y0
	long := math.Hypot(dx, dy)
	turn := math.Atan2(dy, dx) * 180 / math.Pi
	for i := range n {
		at := 1 - (9+25*float64(i))/long
		x, y := x0+dx*at, y0+dy*at
		body := kit.RoundRect(-11, -14, 22, 28, 8)
		brown := kit.Hex("#c98a4a")
		c.Part("marshmallows", kit.Of(c.Form(body, kit.Lin(-11, -14, 11, 14, kit.White, m.M, m.D), c.Blur(4, c.Ellipse(2, 13, 12, 6, brown)).Opacity(.75), c.Blur(3, c.Ellipse(-6, -12, 8, 3, brown)).Opacity(.35)), c.Path(body, kit.None).Stroke(m.DD, 1.4).Opacity(.7), c.Line("M-6 -8Q-7 0 -6 7", kit.White, 2.6).Opacity(.9)).Rotate(turn, 0, 0).Move(x, y))
	}
}
