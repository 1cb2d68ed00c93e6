package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var seaTurtle = kit.Piece{
	Name: "sea-turtle", Cm: 110, Facing: kit.Right,
	Palette: "shell #a8703c; skin #5fb89a head flippers; belly #f6e3b0 rim; flippers #5fb89a <skin; eyes #3a4a3a; spots #2f8a78 <skin",
	Draw: func(c *kit.Canvas) {
		s, k, b, f, e, o := c.Tones("shell"), c.Tones("skin"), c.Tones("belly"), c.Tones("flippers"), c.Tones("eyes"), c.Tones("spots")
		scaly := func(d string, t kit.Tones, pts ...float64) kit.Node {
			return p.Body(c, d, t, 15, c.Named("spots", p.Each(len(pts)/3, func(i int) kit.Node {
				x, y, r := pts[3*i], pts[3*i+1], pts[3*i+2]
				return kit.Of(c.Ellipse(x, y, r*1.15, r, o.D).Opacity(.75), c.Ellipse(x-.8, y-1, r*.9, r*.75, o.M).Opacity(.6))
			})))
		}
		c.Part("flippers", scaly("M150 78C160 50 188 26 222 20C232 20 232 28 226 34C212 52 200 76 186 96Z", kit.TonesOf(f.D), 196, 48, 6, 180, 64, 7, 210, 34, 4.6),
			scaly("M62 168C44 184 30 206 16 210C8 210 8 202 12 196C20 172 34 152 54 140Z", kit.TonesOf(f.D), 36, 180, 5, 46, 166, 5))
		c.Part("tail", p.Flat(c, "M34 140C18 142 6 148 0 156C12 160 30 158 42 154Z", k, 7))
		neck := p.NewTube(p.J{X: 176, Y: 122, R: 22}, p.J{X: 204, Y: 110, R: 20})
		const head = "M186 102C186 78 206 62 228 66C248 70 258 88 254 106C250 124 234 132 216 130C198 128 186 120 186 102Z"
		c.Part("head", p.Limb(c, neck, k, 14), c.Clip(neck.Outline(), c.Blur(4, c.Path(head, k.DDD).Move(-4, 4)).Opacity(.4)),
			scaly(head, k, 208, 78, 6, 222, 72, 5, 198, 92, 5, 212, 90, 4.5), p.Glint(c, "M200 84C206 74 216 70 224 72C228 74 224 78 220 78C212 79 208 84 206 90C202 94 197 90 200 84Z", .45))
		c.Part("eyes", p.Eye(c, 230, 96, 10.5, e), c.Line("M219 84q8 -6 17 -1", k.DDD, 3))
		c.Part("mouth", c.Line("M252 108Q238 120 224 114", k.DDD, 3.4), c.Clip(head, c.Blur(3, c.Ellipse(216, 114, 8, 6, kit.Hex("#ff8f86"))).Opacity(.6)), c.Line("M249 94v2", k.DDD, 3.4))
		const under = "M30 140C56 176 110 190 160 168C182 158 196 142 200 124Q190 112 160 120Z"
		c.Part("belly", p.Flat(c, under, b, 12, c.Line("M70 150L62 176M100 158L98 186M132 158L136 184M160 148L170 170", b.DD, 2.4).Opacity(.7)))
		const shell = "M22 138C30 84 74 46 122 50C166 54 196 86 200 122C202 130 196 134 188 136C150 158 84 164 34 150C24 148 20 146 22 138Z"
		scute := func(pts ...float64) kit.Node {
			d := ""
			cx, cy := 0.0, 0.0
			for i := 0; i < len(pts); i += 2 {
				cx += pts[i] * 2 / float64(len(pts))
				cy += pts[i+1] * 2 / float64(len(pts))
			}
			for i := 0; i < len(pts); i += 2 {
				d += p.D("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == 0], cx+(pts[i]-cx)*.86, cy+(pts[i+1]-cy)*.86)
			}
			d += "Z"
			return kit.Of(c.Path(d, s.DD).Stroke(s.DD, 7), c.Path(d, kit.Rad(cx-8, cy-10, 40, s.LL, s.L, s.M)).Stroke(kit.Rad(cx-8, cy-10, 40, s.LL, s.L, s.M), 4),
				p.Each(5, func(i int) kit.Node {
					q, w := math.Sincos(float64(i)*1.26 + .5)
					return c.Line(p.D("M%.1f %.1fL%.1f %.1f", cx+6*w, cy+5*q, cx+15*w, cy+12*q), s.D, 2).Opacity(.6)
				}))
		}
		c.Part("shell", p.If(c.Has("belly"), p.Cast(c, under, shell, b, 0, 6, 4, .5)), p.Body(c, shell, kit.TonesOf(s.D), 24,
			scute(92, 56, 128, 52, 146, 78, 118, 98, 86, 84), scute(128, 52, 166, 66, 178, 94, 146, 78), scute(86, 84, 118, 98, 116, 134, 76, 134, 62, 108), scute(146, 78, 178, 94, 182, 120, 152, 130, 116, 134, 118, 98), scute(92, 56, 86, 84, 62, 108, 40, 104, 56, 76), scute(62, 108, 76, 134, 30, 132, 40, 104), scute(166, 66, 190, 92, 194, 116, 182, 120, 178, 94),
			c.Path("M14 150Q28 134 40 136C84 146 150 144 204 116L210 150L100 176Z", kit.Lin(100, 132, 110, 168, s.M, s.DD)), p.Each(9, func(i int) kit.Node {
				x := 44 + float64(i)*17.5
				return c.Line(p.D("M%g %gl-3 26", x, 134-float64(i*i)*.18), s.DDD, 2).Opacity(.6)
			}), c.Line("M26 138C84 150 150 146 200 118", s.DDD, 2.4).Opacity(.7)),
			p.Glint(c, "M46 104C56 80 76 64 96 60C105 59 105 65 97 68C80 76 66 90 58 108C54 117 42 113 46 104Z", .35))
		const flip = "M168 128C172 150 160 190 128 226C116 240 98 248 88 246C82 244 86 236 90 230C104 204 108 170 122 148C134 130 160 116 168 128Z"
		c.Part("flippers", p.If(c.Has("shell"), p.Cast(c, shell, flip, s, -3, 2, 4, .5)), scaly(flip, f, 146, 148, 8, 132, 168, 8, 150, 170, 6, 122, 190, 7, 136, 190, 5, 116, 210, 6, 104, 226, 5, 128, 208, 4), p.Glint(c, "M128 156Q116 180 106 206Q114 176 120 160Q126 148 128 156Z", .4))
		c.AnchorBox("headTop", 222, 68, 48, 12, 8)
		c.AnchorBox("eyes", 228, 96, 54, 22, 0)
		c.Anchor("mouth", 242, 114)
		c.AnchorBox("neck", 194, 112, 40, 14, -60)
		c.Anchor("seat", 112, 52)
		c.Anchor("paw", 96, 240)
		c.Anchor("ground", 120, 246)
	},
}
