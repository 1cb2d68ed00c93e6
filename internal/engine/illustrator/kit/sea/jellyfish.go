package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var jellyfish = kit.Piece{
	Name: "jellyfish", Cm: 30,
	Palette: "bell #e58fd6; tentacles #c77ae8 <bell; frills #ffd3ec <bell; eyes #6a3f9a; spots #ffe3f4",
	Draw: func(c *kit.Canvas) {
		b, t, f, e, o := c.Tones("bell"), c.Tones("tentacles"), c.Tones("frills"), c.Tones("eyes"), c.Tones("spots")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		thread := func(x, sway, length, r float64) kit.Node {
			tube := p.NewTube(j(x, 108, r), j(x+sway, 108+length*.28, r*.9), j(x-sway*.7, 108+length*.55, r*.75), j(x+sway*.8, 108+length*.8, r*.55), j(x-sway*.2, 108+length, r*.2))
			return kit.Of(c.Path(tube.Outline(), kit.Lin(0, 108, 0, 108+length, t.D, t.M, t.L)), c.Path(tube.Side(.4, .3).Outline(), t.LL).Opacity(.8))
		}
		c.Part("tentacles", thread(46, -10, 110, 4.4), thread(70, 11, 142, 5), thread(96, -11, 132, 5), thread(162, 11, 138, 5), thread(188, -11, 146, 5), thread(210, 10, 106, 4.4), thread(128, 9, 148, 5))
		frill := func(x, sway, length, w float64) kit.Node {
			tube := p.NewTube(j(x, 106, w), j(x+sway, 106+length*.35, w*.95), j(x-sway, 106+length*.7, w*.7), j(x+sway*.5, 106+length, 2))
			d := ""
			m := len(tube)
			for i := 0; i < m; i += 2 {
				q := tube.Side(1+.28*float64(i/2%2*2-1), 1)[i]
				d += p.D("%.1f,%.1f ", q.X, q.Y)
			}
			for i := m - 1; i >= 0; i -= 2 {
				q := tube.Side(-1-.28*float64(i/2%2*2-1), 1)[i]
				d += p.D("%.1f,%.1f ", q.X, q.Y)
			}
			return kit.Of(c.Form(d, kit.Lin(x-w, 106, x+w, 106+length, f.LL, f.M, f.D), c.Path(tube.Shift(.2, 0, .35).Outline(), f.DD).Opacity(.5), c.Blur(3, c.Ellipse(x, 110, w*2, 22, b.DDD)).Opacity(.5)), c.Path(d, kit.None).Stroke(f.DD, 1.2).Opacity(.4))
		}
		c.Part("frills", frill(104, -9, 96, 13), frill(152, 9, 100, 13), frill(128, 8, 118, 14))
		const bell = "M128 4C194 4 238 52 240 110C240 124 230 128 222 120C214 112 204 112 197 121C190 130 178 130 171 121C164 112 153 112 146 121C138 131 118 131 110 121C103 112 92 112 85 121C78 130 66 130 59 121C52 112 42 112 34 120C26 128 16 124 16 110C18 52 62 4 128 4Z"
		c.Part("bell", c.Form(bell, kit.Rad(96, 50, 170, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.66, b.M), kit.At(1, b.D)),
			c.Blur(9, c.Path("M50 110C56 60 92 30 128 30C164 30 200 60 206 110Z", b.LL)).Opacity(.55), c.Line("M128 10V116M96 16Q72 60 72 116M160 16Q184 60 184 116M66 30Q38 70 36 112M190 30Q218 70 220 112", b.LL, 2.4).Opacity(.45),
			c.Blur(4, c.Line("M16 122C30 108 44 104 59 112Q72 122 85 112Q98 104 110 114Q128 124 146 114Q158 104 171 112Q184 122 197 112Q212 104 240 122", b.DD, 9)).Opacity(.6), p.Edge(c, bell, b, 26)),
			p.Glint(c, "M40 84C44 52 68 28 96 20C107 18 108 27 98 31C74 40 58 60 52 86C49 97 38 94 40 84Z", .7), c.Ellipse(44, 102, 4, 6, kit.White).Opacity(.6).Shade())
		c.Part("spots", p.Each(7, func(i int) kit.Node {
			v := [][3]float64{{168, 34, 7}, {186, 50, 5}, {150, 26, 4}, {200, 70, 6}, {208, 90, 3.4}, {120, 22, 4.6}, {184, 34, 3}}[i]
			return c.Circle(v[0], v[1], v[2], o.L).Opacity(.7)
		}))
		c.Part("cheeks", c.Clip(bell, p.Cheeks(c, 128, 52, 98, 13, kit.Hex("#ff5f9f"))))
		c.Part("eyes", p.If(!c.Natural(), kit.Of(p.Eye(c, 98, 78, 15, e), p.Eye(c, 158, 78, 15, e))))
		c.Part("mouth", p.Grin(c, 128, 90, 22, 14))
		c.AnchorBox("headTop", 128, 6, 120, 16, 0)
		c.AnchorBox("eyes", 128, 78, 190, 34, 0)
		c.Anchor("mouth", 128, 98)
		c.Anchor("ground", 128, 256)
	},
}
