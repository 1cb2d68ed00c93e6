package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var ladybug = kit.Piece{
	Name: "ladybug", Cm: 1, Facing: kit.Right,
	Palette: "shell #e8322e wings; spots #3f3540; head #4a4254 legs; antennae #4a4254 <head; eyes #6a4a3a; cheeks #f2848a",
	Draw: func(c *kit.Canvas) {
		s, o, h, a, e, q := c.Tones("shell"), c.Tones("spots"), c.Tones("head"), c.Tones("antennae"), c.Tones("eyes"), c.Tones("cheeks")
		leg := func(x, dx float64) kit.Node {
			return p.Limb(c, p.NewTube(p.J{X: x, Y: 190, R: 8}, p.J{X: x + dx, Y: 214, R: 7}, p.J{X: x + dx*1.3 + 6, Y: 230, R: 8}), h, 6)
		}
		c.Part("legs", leg(56, -10), leg(100, -2), leg(144, 4))
		under := "M14 184C30 206 90 214 140 210L176 190L160 170H20Z"
		c.Part("head", p.Flat(c, under, h, 10))
		feeler := func(x0, x1, x2, y2 float64) kit.Node {
			t := p.NewTube(p.J{X: x0, Y: 104, R: 3.4}, p.J{X: x1, Y: 78, R: 3}, p.J{X: x2, Y: y2, R: 3.2})
			return kit.Of(c.Path(t.Outline(), kit.Lin(x0, 104, x2, y2, a.M, a.L)), p.Body(c, kit.Oval(x2+1, y2-2, 8, 7.6), a, 5), c.Circle(x2-1.6, y2-4.4, 2, kit.White).Opacity(.6))
		}
		c.Part("antennae", feeler(184, 180, 166, 62), feeler(214, 224, 238, 66))
		head := "M148 152C146 116 172 94 202 94C234 94 254 120 252 154C250 190 228 208 200 208C170 208 150 186 148 152Z"
		const dome = "M8 178C2 110 44 44 108 40C160 38 186 84 182 130C180 160 172 182 160 194C150 202 100 202 70 198C40 194 10 196 8 178Z"
		spot := func(x, y, rx, ry, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x+1.4, y+1.8, rx, ry, s.LL).Opacity(.55), c.Ellipse(x, y, rx, ry, kit.Lin(x-rx, y-ry, x+rx, y+ry, o.LL, o.M, o.D))).Rotate(turn, x, y)
		}
		c.Part("shell", p.Body(c, dome, s, 34,
			c.Named("spots", spot(64, 100, 19, 22, 30), spot(112, 140, 22, 24, 8), spot(40, 154, 15, 20, 8), spot(128, 78, 15, 16, -10), spot(86, 182, 20, 13, 0), spot(92, 50, 12, 9, -8), spot(160, 172, 9, 18, 6)),
			c.Line("M182 92C150 54 110 44 62 60", s.DDD, 3).Opacity(.7), c.Line("M182 96C150 58 110 48 62 64", s.LL, 1.8).Opacity(.6)),
			p.Glint(c, "M28 134C34 98 60 66 92 58C102 56 104 63 95 67C68 78 48 104 41 138C38 148 26 144 28 134Z", .48), c.Ellipse(31, 156, 4.6, 7, kit.White).Opacity(.4).Shade())
		c.Part("head", p.Cast(c, dome, head, s, -8, 5, 7, .5), p.Body(c, head, h, 24, c.Blur(8, c.Ellipse(184, 116, 24, 12, kit.White)).Opacity(.25)))
		c.Part("face", c.Ellipse(184, 146, 21, 24, kit.Rad(176, 136, 34, kit.White, kit.Hex("#fdf6ee"), kit.Hex("#d8cdd6"))), c.Ellipse(226, 147, 18, 22, kit.Rad(220, 138, 30, kit.White, kit.Hex("#fdf6ee"), kit.Hex("#d8cdd6"))))
		c.Part("eyes", p.Eye(c, 188, 149, 14, e), p.Eye(c, 226, 150, 12.6, e))
		c.Part("cheeks", c.Clip(head, p.Cheeks(c, 208, 34, 182, 10, q.M)))
		c.Part("mouth", p.Grin(c, 208, 178, 26, 16))
		c.AnchorBox("headTop", 202, 94, 64, 14, 0)
		c.AnchorBox("eyes", 206, 149, 104, 32, 0)
		c.Anchor("mouth", 208, 186)
		c.Anchor("seat", 108, 42)
		c.Anchor("ground", 112, 238)
	},
}
