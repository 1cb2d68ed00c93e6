package hands

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// Where the thumb of a gesture is.
const (
	thumbAcross = iota // over the bent fingers
	thumbOut
)

// gesture is a hand seen from its palm: the fingers from the index on are up or bent over the palm.
func gesture(name string, up [4]bool, thumb int) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 18,
		Palette: "skin #f2bc94; nails #f7a3a8; sleeve #4a7fd0 cuff",
		Draw: func(c *kit.Canvas) {
			s, n, v := c.Tones("skin"), c.Tones("nails"), c.Tones("sleeve")
			c.Part("sleeve", cuff(c, 78, 182, 212, 40, v))
			const palm = "M72 134C68 112 84 104 100 106H168C186 104 196 116 194 136C192 164 186 190 178 208V230Q130 240 86 230V208C78 192 74 164 72 134Z"
			xs, tips, turns := [4]float64{90, 118, 147, 174}, [4]float64{30, 8, 22, 56}, [4]float64{-9, -2, 5, 13}
			bodyOf := func(d string, w float64, more ...kit.Node) kit.Node { return p.Body(c, d, s, w, more...) }
			for i := range 4 {
				if !up[i] {
					continue
				}
				x, y, w := xs[i], tips[i], 30.0
				if i == 3 {
					w = 26
				}
				d := p.D("M%g 150V%gA%g %g 0 0 1 %g %gV150Z", x-w/2, y+w/2, w/2, w/2, x+w/2, y+w/2)
				c.Part("nails", c.Path(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-10, y+14, x-10, y-2, x-6, y-7, x, y-7, x+6, y-7, x+10, y-2, x+10, y+14), kit.Lin(x-10, y-6, x+8, y+10, n.LL, n.M, n.D)).Rotate(turns[i], x, 150))
				c.Part("skin", kit.Of(bodyOf(d, 12, c.Line(p.D("M%g %gq%g 5 %g 0M%g %gq%g 5 %g 0", x-w/2+3, y+40, w/2-3, w-6, x-w/2+3, y+72, w/2-3, w-6), s.DDD, 2.2).Opacity(.4)), p.Glint(c, p.D("M%g %gQ%g %g %g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x-8, y+20, x-8, y+8, x-1, y+7, x+3, y+8, x+2, y+14, x-1, y+42, x-4, y+48, x-7, y+42), .3)).Rotate(turns[i], x, 150))
			}
			if thumb == thumbOut {
				d := "M92 200C74 190 58 172 44 152L22 124A15 15 0 0 1 46 106L78 140C92 150 104 168 108 190Z"
				c.Part("nails", c.Ellipse(27, 112, 12, 9, n.M).Rotate(48, 27, 112))
				c.Part("skin", bodyOf(d, 12, c.Line("M42 130q8 0 13 -10", s.DDD, 2.2).Opacity(.4)))
			}
			c.Part("skin", bodyOf(palm, 16, c.Blur(7, c.Ellipse(104, 186, 22, 26, s.L)).Opacity(.8), c.Blur(8, c.Ellipse(168, 180, 14, 28, s.L)).Opacity(.6), c.Line("M90 158Q104 178 102 222", s.DDD, 2.6).Opacity(.5), c.Line("M100 146Q140 152 184 150", s.DDD, 2.4).Opacity(.4)))
			for i := 3; i >= 0; i-- {
				if up[i] {
					continue
				}
				x := xs[i] + 2
				d := kit.RoundRect(x-15, 100+float64(i%3)*2, 30, 62-float64(i)*3, 15)
				c.Part("skin", p.Cast(c, palm, d, s, 2, 5, 4, .5), bodyOf(d, 10, c.Line(p.D("M%g 130q13 5 24 0", x-12), s.DDD, 2.2).Opacity(.4)), p.Glint(c, p.D("M%g 124Q%g 110 %g 109Q%g 110 %g 114Q%g 118 %g 126Z", x-9, x-8, x-1, x+3, x+1, x-3, x-5), .35))
				y := 152 - float64(i)*2
				c.Part("nails", c.Form(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-8, y-8, x-9, y+6, x-4, y+8, x, y+8, x+4, y+8, x+9, y+6, x+8, y-8), kit.Lin(x-8, y-8, x+8, y+8, n.LL, n.M, n.D)))
			}
			if thumb == thumbAcross {
				d := "M80 214C66 196 66 172 82 160C96 150 112 152 130 154L142 154A15 15 0 0 1 142 184C128 186 118 190 112 204C106 218 92 226 80 214Z"
				c.Part("skin", p.Cast(c, palm, d, s, 2, 6, 5, .6), bodyOf(d, 12, c.Line("M112 158q-2 12 4 24", s.DDD, 2.2).Opacity(.45)), p.Glint(c, "M84 172Q92 160 108 160Q114 162 108 165Q96 167 90 178Q84 182 84 172Z", .35))
				c.Part("nails", c.Form("M138 160C150 158 158 164 158 169C158 174 150 180 138 178Z", kit.Lin(138, 158, 156, 178, n.LL, n.M, n.D)))
			}
			c.Part("sleeve", p.Cast(c, palm, "M70 216Q130 206 192 216V260H70Z", s, 0, -3, 3, .4), cuff(c, 78, 182, 216, 36, v))
			c.AnchorBox("paw", 130, 170, 0, 0, 0)
			c.Anchor("ground", 130, 256)
		},
	}
}

var (
	fist         = gesture("fist", [4]bool{}, thumbAcross)
	pointingHand = gesture("pointing-hand", [4]bool{0: true}, thumbAcross)
	peaceHand    = gesture("peace-sign-hand", [4]bool{0: true, 1: true}, thumbAcross)
	rockHand     = gesture("rock-hand", [4]bool{0: true, 3: true}, thumbAcross)
	loveYouHand  = gesture("love-you-hand", [4]bool{0: true, 3: true}, thumbOut)
	callMeHand   = gesture("call-me-hand", [4]bool{3: true}, thumbOut)
)

var okHand = kit.Piece{
	Name: "ok-hand", Cm: 18,
	Palette: "skin #f2bc94; nails #f7a3a8; sleeve #4a7fd0 cuff",
	Draw: func(c *kit.Canvas) {
		s, n, v := c.Tones("skin"), c.Tones("nails"), c.Tones("sleeve")
		c.Part("sleeve", cuff(c, 92, 196, 212, 40, v))
		for i, f := range [][4]float64{{134, 6, 30, -4}, {163, 20, 30, 6}, {190, 50, 26, 15}} {
			x, y, w := f[0], f[1], f[2]
			d := p.D("M%g 160V%gA%g %g 0 0 1 %g %gV160Z", x-w/2, y+w/2, w/2, w/2, x+w/2, y+w/2)
			c.Part("nails", c.Ellipse(x, y+3, 10, 12, n.M).Rotate(f[3], x, 160))
			c.Part("skin", kit.Of(p.Body(c, d, s, 12, c.Line(p.D("M%g %gq%g 5 %g 0M%g %gq%g 5 %g 0", x-w/2+3, y+40, w/2-3, w-6, x-w/2+3, y+72, w/2-3, w-6), s.DDD, 2.2).Opacity(.4)), c.Line(p.D("M%g %gV%g", x-6, y+16, y+40-float64(i)), kit.White, 5).Opacity(.25).Shade()).Rotate(f[3], x, 160))
		}
		const palm = "M104 150C104 128 116 120 132 122H186C204 122 212 136 208 154C204 180 198 194 192 210V230Q146 240 100 230V210C92 200 88 186 92 174Z"
		c.Part("skin", p.Body(c, palm, s, 16, c.Blur(8, c.Ellipse(180, 184, 14, 26, s.L)).Opacity(.6), c.Line("M112 168Q150 164 196 168", s.DDD, 2.4).Opacity(.4)))
		index := "M118 150C126 124 112 92 84 84C58 76 34 90 26 112A13.5 13.5 0 0 0 51 121C56 110 66 106 78 110C92 116 94 132 88 152Z"
		thumb := "M104 216C76 214 46 192 34 152C30 140 30 128 36 120A14 14 0 0 1 60 128C64 150 80 168 108 172Z"
		c.Part("nails", c.Ellipse(38, 118, 9, 11, n.D).Rotate(30, 38, 118))
		c.Part("skin", p.Body(c, index, s, 11, c.Line("M88 88q-2 12 -6 22M58 82q2 12 6 24", s.DDD, 2.2).Opacity(.4)), p.Body(c, thumb, s, 11, c.Line("M46 168q12 -2 18 -10", s.DDD, 2.2).Opacity(.4)), p.Glint(c, "M62 84Q80 80 96 90Q102 96 96 96Q82 88 66 90Q58 90 62 84Z", .4))
		c.Part("nails", c.Form("M30 134C28 122 34 114 42 114C50 114 54 122 54 130C46 136 36 138 30 134Z", kit.Lin(30, 114, 54, 136, n.LL, n.M, n.D)))
		c.Part("sleeve", p.Cast(c, palm, "M84 216Q144 206 206 216V260H84Z", s, 0, -3, 3, .4), cuff(c, 92, 196, 216, 36, v))
		c.Anchor("ground", 144, 256)
	},
}
