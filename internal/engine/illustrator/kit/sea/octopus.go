package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var octopus = kit.Piece{
	Name: "octopus", Cm: 60,
	States:  "4-legs; 4-arms; 4-tentacles; 6-legs; 6-arms; 6-tentacles; 8-legs; 8-arms; 8-tentacles",
	Palette: "head #a35bd6 body skin; tentacles #a35bd6 <head arms legs; suckers #f7c4e4; eyes #4a3a8a; cheeks #f27aa8; spots #c98af0 <head",
	Draw: func(c *kit.Canvas) {
		h, t, s, e, q, o := c.Tones("head"), c.Tones("tentacles"), c.Tones("suckers"), c.Tones("eyes"), c.Tones("cheeks"), c.Tones("spots")
		arm := func(back bool, side, from, to float64, js ...p.J) kit.Node {
			tube := p.NewTube(js...)
			n := int(13 * (to - from) / .7)
			cups := p.Each(n, func(i int) kit.Node {
				j, _ := tube.Side(side*.58, 1).At(from + (to-from)*float64(i)/float64(n-1))
				r := j.R * .36
				return kit.Of(c.Circle(j.X, j.Y, r, s.DD), c.Circle(j.X-.3, j.Y-.4, r*.86, s.M), c.Circle(j.X+.1, j.Y+.2, r*.4, s.DD).Opacity(.7))
			})
			tones := t
			if back {
				tones = kit.TonesOf(t.D)
			}
			return p.Limb(c, tube, tones, 15, c.Path(tube.Side(side*.75, .42).Outline(), s.D).Opacity(.35), c.Named("suckers", cups))
		}
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		right := func(n int) kit.Node {
			switch n {
			case 0:
				return arm(true, 1, .3, .96, j(150, 150, 17), j(192, 158, 15), j(226, 138, 11), j(232, 112, 7.5), j(216, 100, 5), j(206, 112, 3))
			case 1:
				return arm(true, -1, .25, .96, j(140, 160, 17), j(166, 206, 14), j(172, 236, 9), j(156, 246, 6), j(146, 238, 3.4))
			case 2:
				return arm(false, 1, .28, .96, j(150, 152, 19), j(188, 182, 17), j(224, 186, 12), j(246, 168, 8), j(240, 152, 5.4), j(229, 160, 3))
			}
			return arm(false, -1, .28, .96, j(146, 158, 19), j(176, 202, 17), j(208, 226, 12), j(232, 218, 8), j(232, 202, 5.2), j(221, 204, 3))
		}
		counted := func(n string) bool { return c.State(n+"-legs") || c.State(n+"-arms") || c.State(n+"-tentacles") }
		pairs := []int{0, 1, 2, 3}
		switch {
		case counted("4"):
			pairs = []int{2, 3}
		case counted("6"):
			pairs = []int{1, 2, 3}
		}
		var arms []kit.Node
		for _, n := range pairs {
			arms = append(arms, right(n), right(n).Mirror(128))
		}
		c.Part("tentacles", arms...)
		head := p.Sym("128,8 170,14 206,48 212,94 194,134 182,162 128,182", 128)
		c.Part("head", p.Body(c, head, h, 34, c.Named("spots", p.Each(7, func(i int) kit.Node {
			v := [][3]float64{{176, 40, 9}, {192, 62, 6}, {160, 26, 5}, {78, 44, 7}, {94, 28, 4.6}, {66, 64, 5}, {188, 84, 4}}[i]
			return kit.Of(c.Ellipse(v[0], v[1], v[2], v[2]*.85, o.D).Opacity(.7), c.Ellipse(v[0]-.6, v[1]-.8, v[2]*.8, v[2]*.66, o.L).Opacity(.8))
		}))), p.Glint(c, "M58 76C58 48 82 26 110 24C120 24 121 32 111 34C88 38 72 54 69 78C67 88 58 86 58 76Z", .45), c.Ellipse(60, 98, 4.4, 6.4, kit.White).Opacity(.4).Shade())
		c.Part("cheeks", c.Clip(head, p.Cheeks(c, 128, 54, 136, 15, q.M)))
		c.Part("eyes", p.Eyeball(c, 98, 106, 25, .72, 3, 1.5, e), p.Eyeball(c, 158, 106, 25, .72, -3, 1.5, e), p.If(!c.Natural(), c.Line("M76 76q14 -12 30 -6M180 76q-14 -12 -30 -6", h.DDD, 4).Opacity(.8)))
		c.Part("mouth", p.Grin(c, 128, 136, 30, 19))
		c.AnchorBox("headTop", 128, 10, 100, 16, 0)
		c.AnchorBox("eyes", 128, 106, 150, 48, 0)
		c.Anchor("mouth", 128, 146)
		c.AnchorBox("neck", 128, 168, 110, 16, 0)
		c.AnchorBox("paw", 240, 156, 0, 0, 0)
		c.Anchor("paw2", 16, 156)
		c.Anchor("paw3", 206, 104)
		c.Anchor("paw4", 50, 104)
		for i, at := range [][2]float64{{236, 214}, {20, 214}, {152, 240}, {104, 240}} {
			c.Anchor(p.D("paw%d", i+5), at[0], at[1])
		}
		c.Anchor("ground", 128, 248)
	},
}
