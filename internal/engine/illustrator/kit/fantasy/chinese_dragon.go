package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var chineseDragon = kit.Piece{
	Name: "chinese-dragon", Cm: 600, Facing: kit.Right,
	Palette: "scales #d9342b body skin; belly #f9d98a; mane #f7a523 fins spikes; horns #e8cf94; whiskers #f7a523 <mane; eyes #3f8f3a; claws #f0cf8a; mouth #7a1630",
	Draw: func(c *kit.Canvas) {
		s, b, m, h, w, e, k, o := c.Tones("scales"), c.Tones("belly"), c.Tones("mane"), c.Tones("horns"), c.Tones("whiskers"), c.Tones("eyes"), c.Tones("claws"), c.Tones("mouth")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		spine := p.NewTube(j(176, 88, 21), j(140, 62, 22), j(88, 44, 23), j(40, 68, 24), j(40, 120, 25), j(96, 140, 26), j(158, 142, 26), j(214, 160, 25), j(222, 204, 22), j(176, 224, 18), j(112, 220, 13), j(60, 226, 9), j(26, 238, 5))
		tuft := func(x, y, l, w, turn float64) kit.Node {
			d := p.D("M0 %gC%g %g %g %g %g 0C%g %g %g %g 0 %gZ", -w, l*.4, -w*1.5, l*.7, -w*.2, l, l*.6, w*.5, l*.3, w*1.4, w)
			return kit.Of(p.Plain(c, d, m), c.Line(p.D("M%g 0Q%g %g %g 0", l*.1, l*.5, -w*.4, l*.8), m.DD, 1.3).Opacity(.6)).Rotate(turn, 0, 0).Move(x, y)
		}
		leg := func(x, y, kx, ky, fx, fy float64) kit.Node {
			return kit.Of(tuft(kx-4, ky-4, 16, 5, 200), p.Limb(c, p.NewTube(j(x, y, 14), j(kx, ky, 10), j(fx, fy, 8)), s, 7),
				p.Each(4, func(i int) kit.Node {
					n := p.NewTube(j(4, 0, 4), j(13, 2, 3.6), j(19, 8, .8))
					return p.Plain(c, n.Outline(), k).Rotate(-50+float64(i)*38, 0, 0).Move(fx, fy)
				}), c.Ellipse(fx, fy, 10.5, 9.5, kit.Rad(fx-3, fy-4, 15, s.LL, s.M, s.D, s.DD)))
		}
		c.Part("legs", leg(60, 140, 40, 164, 50, 184))
		c.Part("tail", tuft(30, 236, 34, 7, 150), tuft(28, 238, 40, 8, 178), tuft(28, 240, 30, 6, 206))
		fins := p.Each(30, func(i int) kit.Node {
			u := .06 + float64(i)*.031
			q, deg := spine.At(u)
			edge, _ := spine.Side(.82, 1).At(u)
			return tuft(edge.X, edge.Y, q.R*.62+3, q.R*.22+1.5, deg+58)
		})
		c.Part("mane", fins)
		d := spine.Outline()
		var scales []kit.Node
		for i := range 64 {
			u := 1 - float64(i)/64
			_, deg := spine.At(u)
			for n := range 4 {
				side := .86 - float64(n)*.42 - float64(i%2)*.21
				if side < -.36 {
					continue
				}
				q, _ := spine.Side(side, 1).At(u)
				r := q.R * .27
				scales = append(scales, c.Path(p.D("M%g %gA%g %g 0 0 0 %g %gZ", 0.0, -r, r*1.3, r, 0.0, r), kit.Lin(-r, 0, r, 0, s.M, s.L)).Stroke(s.DD, 1.1).Rotate(deg+180, 0, 0).Move(q.X, q.Y))
			}
		}
		band := spine.Side(-.76, .4)
		bars := p.Each(58, func(i int) kit.Node {
			q, deg := band.At(float64(i) / 58)
			return c.Line(p.D("M-1 %gQ3 0 -1 %g", -q.R*1.1, q.R*1.1), b.DD, 1.3).Rotate(deg, 0, 0).Move(q.X, q.Y).Opacity(.75)
		})
		c.Part("scales", c.Form(d, kit.Lin(20, 30, 220, 240, s.L, s.M, s.D), kit.Of(scales...).Opacity(.85), c.Named("belly", c.Path(band.Outline(), kit.Lin(20, 40, 220, 240, b.LL, b.M, b.D)), bars, c.Blur(1.6, c.Path(spine.Side(-.34, .07).Outline(), s.DDD)).Opacity(.5)), p.Edge(c, d, s, 14)))
		c.Part("legs", leg(214, 170, 240, 178, 244, 202), leg(120, 62, 118, 88, 136, 102), leg(170, 150, 168, 176, 150, 190))
		// The head is drawn around the jaw's joint and looks to the right.
		mane := p.Each(9, func(i int) kit.Node {
			return tuft(168-float64(i%2)*3, 74+float64(i)*2, 46-float64(i%3)*6, 10, 238-float64(i)*17)
		})
		c.Part("mane", mane)
		horn := p.NewTube(j(176, 44, 7), j(164, 22, 5.6), j(144, 10, 4), j(128, 10, 1.4))
		prong := p.NewTube(j(164, 24, 4.6), j(168, 10, 3.6), j(162, -2, 1.2))
		c.Part("horns", p.Limb(c, prong, h, 3), p.Limb(c, horn, h, 4), p.Limb(c, horn, h, 4).Move(14, 1), p.Limb(c, prong, h, 3).Move(14, 1))
		c.Part("beard", tuft(186, 116, 26, 6, 100), tuft(200, 118, 22, 5, 86), tuft(214, 114, 18, 5, 70))
		c.Part("jaw", p.Flat(c, "M172 92C186 104 210 108 236 100Q246 100 242 110C226 124 196 126 178 116C168 108 166 98 172 92Z", s, 7), c.Path("M184 100Q210 112 240 102L236 110Q206 120 188 108Z", b.M).Opacity(.8))
		c.Part("mouth", c.Form("M174 84L242 84L238 104Q204 112 178 100Z", kit.Lin(180, 84, 230, 110, o.DD, o.M), c.Ellipse(216, 106, 22, 6, kit.Hex("#ff7f86"))), c.Path("M190 104l4 -9l4 10zM204 106l4 -9l4 9zM220 105l4 -10l5 9z", kit.White), c.Path("M194 86l4 10l5 -10zM208 86l4 9l5 -9zM222 86l5 12l5 -13z", kit.White))
		const head = "M158 84C154 58 170 40 192 42C202 44 208 50 212 58C222 54 236 54 246 62C254 70 254 82 246 90C232 96 214 88 196 92C178 98 164 96 158 84Z"
		c.Part("head", p.Body(c, head, s, 14, c.Path("M158 92Q190 76 216 86Q236 92 250 84L246 98H160Z", b.M).Opacity(.8), c.Blur(3, c.Line("M160 92Q190 76 216 86Q236 92 250 84", s.DD, 4)).Opacity(.5)), p.Body(c, kit.Oval(238, 64, 9, 8), s, 5), c.Ellipse(241, 66, 3, 2.2, s.DDD), p.Body(c, kit.Oval(222, 62, 7, 6), s, 4),
			p.Glint(c, "M168 62C172 52 182 48 190 50C194 52 192 56 186 56C180 57 176 62 174 68C171 72 166 68 168 62Z", .5))
		c.Part("mane", tuft(182, 54, 24, 6, 216), tuft(176, 70, 22, 6, 190), tuft(190, 48, 26, 5, -28))
		c.Part("eyes", p.Eyeball(c, 198, 62, 10.5, .7, 2, 0, e), c.Path("M184 56Q196 44 212 56Q198 52 184 60Z", m.M).Stroke(m.DD, .8))
		c.Part("whiskers", c.Path(p.NewTube(j(242, 72, 2.6), j(260, 56, 2.4), j(252, 30, 2), j(266, 14, 1)).Outline(), kit.Lin(240, 14, 262, 72, w.L, w.M, w.D)), c.Path(p.NewTube(j(240, 76, 2.6), j(262, 92, 2.4), j(256, 120, 2), j(272, 134, 1)).Outline(), kit.Lin(240, 72, 262, 134, w.M, w.D)))
		c.AnchorBox("headTop", 190, 42, 50, 12, 0)
		c.AnchorBox("eyes", 198, 62, 70, 20, 0)
		c.Anchor("mouth", 224, 98)
		c.Anchor("seat", 110, 116)
		c.Anchor("paw", 150, 190)
		c.Anchor("ground", 128, 246)
	},
}
