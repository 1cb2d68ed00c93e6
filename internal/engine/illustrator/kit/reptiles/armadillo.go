package reptiles

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var armadillo = kit.Piece{
	Name: "armadillo", Cm: 60, Facing: kit.Right,
	Palette: "shell #a98f78 armor body; skin #d9b79a head legs; bands #8a7260 <shell; eyes #3a2f2a; claws #f1e6d4",
	Draw: func(c *kit.Canvas) {
		s, k, b, e, w := c.Tones("shell"), c.Tones("skin"), c.Tones("bands"), c.Tones("eyes"), c.Tones("claws")
		tail := p.NewTube(p.J{X: 40, Y: 166, R: 15}, p.J{X: 14, Y: 186, R: 11}, p.J{X: 0, Y: 212, R: 6}, p.J{X: 8, Y: 228, R: 3})
		c.Part("tail", p.Limb(c, tail, k, 9, p.Each(6, func(i int) kit.Node {
			j, a := tail.At(.1 + .14*float64(i))
			return c.Line(p.D("M%g %gv%g", j.X, j.Y-j.R, 2*j.R), k.DD, 2).Rotate(a, j.X, j.Y).Opacity(.6)
		})))
		leg := func(x float64, t kit.Tones) kit.Node {
			return kit.Of(p.Flat(c, p.D("M%g 170C%g 190 %g 206 %g 214Q%g 226 %g 226H%gQ%g 226 %g 212C%g 200 %g 188 %g 170Z", x-17, x-18, x-18, x-20, x-18, x-8, x+14, x+24, x+20, x+16, x+17, x+17), t, 9), p.Each(3, func(i int) kit.Node {
				q := x - 8 + 11*float64(i)
				return c.Form(p.D("M%g 216Q%g 228 %g 230Q%g 226 %g 216Z", q-4, q-1, q+5, q+5, q+4), kit.Lin(q, 214, q, 230, w.LL, w.D))
			}))
		}
		far := kit.TonesOf(k.M.Shade(-.7))
		c.Part("legs", leg(92, far), leg(190, far))
		const head = "M182 130C196 106 224 108 238 128C250 144 262 160 258 170C252 180 234 178 220 176C196 176 178 160 182 130Z"
		c.Part("ears", p.Body(c, "M194 118C178 88 190 66 204 74C216 82 218 104 212 120Z", k, 8, c.Path("M198 112C190 94 196 80 203 84C210 92 211 104 208 114Z", kit.Hex("#f0a9a0")).Opacity(.8)), p.Body(c, "M214 118C210 88 226 72 236 84C244 96 236 112 228 122Z", k, 8, c.Path("M219 114C218 96 226 86 231 91C235 100 230 108 226 116Z", kit.Hex("#f0a9a0")).Opacity(.8)))
		c.Part("head", p.Body(c, head, k, 14, c.Path("M186 128Q206 104 232 122Q216 124 206 138Q194 142 186 128Z", s.M).Opacity(.8), p.Each(5, func(i int) kit.Node {
			return c.Line(p.D("M%g %gq5 6 0 12", 192+8*float64(i), 118+float64(i%2)*2), s.DD, 1.8).Opacity(.5)
		})), c.Ellipse(255, 165, 7, 6, kit.Hex("#4a3540")), c.Ellipse(253, 163, 2.4, 1.8, kit.White).Opacity(.8))
		c.Part("eyes", p.Eye(c, 222, 142, 8.5, e))
		c.Part("mouth", c.Line("M250 173Q238 180 226 174", k.DDD, 3))
		c.Part("legs", leg(70, k), leg(168, k))
		const shell = "M20 184C14 112 62 56 126 56C182 56 214 100 210 156C206 184 188 190 170 188C120 198 70 198 34 192Q22 192 20 184Z"
		scale := func(x, y, r float64) kit.Node {
			return c.Path(p.D("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-r, y, r, r*.9, 2*r, r, r*.9, -2*r), kit.Lin(x-r, y-r, x+r, y+r, s.LL, s.M)).Stroke(s.DD, 1.4).Opacity(.75)
		}
		c.Part("shell", c.Clip(head, c.Blur(5, c.Path(shell, k.DDD).Move(5, 3)).Opacity(.5)), p.Body(c, shell, s, 26, p.Each(60, func(i int) kit.Node {
			x, y := 12+13*float64(i%6), 64+14*float64(i/6)
			return scale(x+float64(i/6%2)*6.5, y, 6)
		}), p.Each(50, func(i int) kit.Node {
			x, y := 160+13*float64(i%5), 60+14*float64(i/5)
			return scale(x+float64(i/5%2)*6.5, y, 6)
		}), c.Named("bands", p.Each(6, func(i int) kit.Node {
			x := 84 + 13*float64(i)
			d := p.D("M%g 40C%g 90 %g 150 %g 204L%g 204C%g 150 %g 90 %g 40Z", x, x-10, x-10, x-4, x+9, x+4, x+4, x+14)
			return kit.Of(c.Path(d, kit.Lin(x-8, 0, x+12, 0, b.LL, b.L, b.M, b.DD)), c.Line(p.D("M%g 40C%g 90 %g 150 %g 204", x, x-10, x-10, x-4), b.DDD, 2.4).Opacity(.6))
		}))), p.Glint(c, "M60 104C72 84 96 72 116 70Q126 72 116 78C98 82 84 92 76 108Q62 116 60 104Z", .4))
		c.AnchorBox("headTop", 212, 84, 50, 12, 10)
		c.AnchorBox("eyes", 222, 142, 44, 20, 0)
		c.Anchor("seat", 120, 58)
		c.Anchor("ground", 128, 230)
	},
}

var turtleShell = kit.Piece{
	Name: "turtle-shell", Cm: 30,
	Palette: "shell #6f9a3e; rim #d9b45a edge",
	Draw: func(c *kit.Canvas) {
		s, r := c.Tones("shell"), c.Tones("rim")
		c.Part("rim", p.Body(c, kit.Oval(128, 132, 116, 106), r, 16, c.Around(22, 128, 132, c.Line("M128 24V60", r.DDD, 3)).Opacity(.6)))
		hex := func(x, y, q float64) string {
			d := ""
			for i := range 6 {
				sn, cs := math.Sincos(float64(i)*math.Pi/3 + math.Pi/6)
				d += p.D("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == 0], x+q*cs, y+q*sn)
			}
			return d + "Z"
		}
		scute := func(x, y, q float64) kit.Node {
			return kit.Of(c.Path(hex(x, y, q*.93), s.DD).Stroke(s.DDD, 6), c.Path(hex(x-.6, y-1, q*.82), kit.Rad(x-q*.3, y-q*.4, q*1.5, s.LL, s.L, s.M, s.D)).Stroke(s.L, 3), c.Path(hex(x, y, q*.5), kit.None).Stroke(s.D, 2.4).Opacity(.8), c.Path(hex(x, y, q*.25), kit.None).Stroke(s.D, 2).Opacity(.7))
		}
		const dome = "M128 42C186 42 226 82 226 130C226 180 184 220 128 220C72 220 30 180 30 130C30 82 70 42 128 42Z"
		c.Part("shell", p.Body(c, dome, kit.TonesOf(s.D), 26, scute(128, 130, 40), scute(128, 61, 40), scute(128, 199, 40), scute(68, 95, 40), scute(188, 95, 40), scute(68, 165, 40), scute(188, 165, 40), scute(8, 130, 40), scute(248, 130, 40)), p.Glint(c, "M62 104C70 80 92 62 116 58Q126 60 116 66C96 72 82 86 76 108Q60 116 62 104Z", .4))
		c.AnchorBox("print", 128, 130, 120, 100, 0)
	},
}
