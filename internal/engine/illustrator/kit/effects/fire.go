package effects

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var fire = kit.Piece{
	Name: "fire", Cm: 60,
	Palette: "outer #f0431c flame fire outer_flame; middle #fb8c1e <outer; inner #ffd23a inner_flame <outer; sparks #ffb02e embers <outer",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		o, m, n, s := c.Tones("outer"), c.Tones("middle"), c.Tones("inner"), c.Tones("sparks")
		if c.State("solid") {
			solidFlame(c, o, m, n)
			return
		}
		switch c.Variant(3) {
		case 1:
			fireWall(c, o, m, n)
		case 2:
			fireTongues(c, o, m, n)
		default:
			fireDrop(c, o, m, n)
		}
		r := c.Rand()
		var dots []kit.Node
		for range 12 {
			x, y, k := shape.Between(r, 30, 226), shape.Between(r, 10, 130), shape.Between(r, 1.4, 4)
			if x > 90 && x < 180 {
				y -= 40
			}
			dots = append(dots, shape.Puff(c, x, y, k*3, s.M, .55), c.Ellipse(x, y, k*.8, k*1.3, kit.Rad(x, y, k*1.4, n.LL, s.M)).Rotate(shape.Between(r, -30, 30), x, y))
		}
		c.Part("sparks", dots...)
		c.Anchor("ground", 128, 250)
	},
}

func fireDrop(c *kit.Canvas, o, m, n kit.Tones) {
	outer := "M128 252C66 252 28 214 30 160C31 126 52 106 60 76C68 94 74 104 84 110C78 66 102 28 142 2C138 38 154 60 176 82C183 70 185 60 183 46C212 80 228 122 227 162C226 214 190 252 128 252Z"
	mid := "M128 251C82 251 54 224 56 182C57 156 74 140 80 116C88 132 94 140 102 144C98 108 114 80 138 58C138 88 152 106 167 124C172 116 174 108 173 98C194 124 203 152 201 182C198 224 170 251 128 251Z"
	inner := "M128 250C98 250 80 230 82 202C84 180 100 168 106 146C114 160 118 164 124 168C122 146 132 126 144 112C146 136 156 148 165 164C174 178 176 190 174 206C171 234 154 250 128 250Z"
	core := "M128 248C112 248 103 236 105 220C107 206 120 196 126 178C137 194 151 206 151 222C151 239 142 248 128 248Z"
	c.Part("glow", c.Glow(16, c.Path(outer, m.M).Opacity(.45)))
	c.Part("outer", c.Path(outer, kit.Lin(0, 0, 0, 252, kit.At(0, o.D.Alpha(.82)), kit.At(.35, o.M), kit.At(.8, o.L), kit.At(1, m.M))),
		c.Clip(outer, c.Glow(6, c.Path(outer, kit.None).Stroke(o.DD, 12).Move(-4, -2).Opacity(.5)), c.Glow(9, c.Path(mid, m.L))))
	c.Part("outer", c.Path(mid, kit.Lin(0, 58, 0, 252, kit.At(0, m.D.Alpha(.9)), kit.At(.4, m.M), kit.At(1, n.M))),
		c.Clip(mid, c.Glow(7, c.Path(inner, n.L))))
	c.Part("inner", c.Path(inner, kit.Lin(0, 112, 0, 250, n.D, n.M, n.LL)), c.Clip(inner, c.Glow(6, c.Path(core, kit.White))),
		c.Path(core, kit.Lin(0, 178, 0, 248, n.LL, kit.White, kit.Hex("#fff8d8"))))
	c.Part("outer", c.Line("M47 158C48 132 58 118 64 102", o.LL, 4).Opacity(.55), c.Line("M98 88C102 62 112 44 126 28", o.LL, 4).Opacity(.55), c.Line("M205 122C210 138 212 150 211 164", o.LL, 3.4).Opacity(.4))
}

// solidFlame is a flame of three even shapes, as a mark shows it.
func solidFlame(c *kit.Canvas, o, m, n kit.Tones) {
	c.Part("outer", c.Path("M128 254C64 254 30 212 32 160C34 118 62 100 72 56C86 72 92 90 94 110C84 66 108 26 150 2C142 46 166 66 184 92C192 80 194 66 192 52C218 88 230 124 226 168C222 220 188 254 128 254Z", o.M))
	c.Part("outer", c.Path("M128 254C88 254 62 226 66 186C68 160 86 148 94 124C102 138 106 146 114 152C108 118 122 96 142 80C142 108 156 124 172 142C180 152 190 166 189 188C187 228 164 254 128 254Z", m.M))
	c.Part("inner", c.Path("M128 254C106 254 94 236 97 216C100 198 116 188 124 164C138 184 158 194 158 220C158 240 146 254 128 254Z", n.M))
	c.Anchor("ground", 128, 254)
}

// tongue is one lick of flame from a foot to a tip.
func tongue(x, foot, tip, w, sway float64) string {
	h := foot - tip
	pts := []shape.Pt{{X: x, Y: foot}, {X: x - sway*.7, Y: foot - h*.35}, {X: x + sway*.6, Y: foot - h*.7}, {X: x - sway*.4, Y: tip}}
	return shape.Ribbon(shape.Sample(pts, 36), func(t float64) float64 {
		return max(.6, w*(1-t)*(.85+.75*t))
	})
}

func fireWall(c *kit.Canvas, o, m, n kit.Tones) {
	r := c.Rand()
	rows := []struct {
		tip, spread, w float64
		a, b           kit.Color
	}{{40, 36, 52, o.D.Alpha(.8), o.M}, {84, 34, 44, o.L.Alpha(.9), m.M}, {130, 26, 34, m.L.Alpha(.95), n.M}, {176, 20, 24, n.M, kit.Hex("#fff6cf")}}
	for i, row := range rows {
		in := 8 * float64(i)
		d := kit.RoundRect(22+in, 222+in, 212-2*in, 24-in*.5, 12)
		for k := range 9 {
			u := (float64(k) - 4) / 4
			x := 128 + u*(106-in) + shape.Between(r, -5, 5)
			lift := 30*float64((k*5+i)%3) + 66*u*u*(1-float64(i)*.2)
			d += tongue(x, 244, row.tip+lift*.7+shape.Between(r, 0, row.spread), row.w, shape.Between(r, -14, 14))
		}
		paint := kit.Lin(0, row.tip, 0, 252, row.a, row.b, row.b.Shade(.6))
		if i == 0 {
			c.Part("glow", c.Glow(14, c.Path(d, m.M).Opacity(.4)))
		}
		part := "outer"
		if i > 1 {
			part = "inner"
		}
		c.Part(part, c.Glow(4, c.Path(d, row.b).Opacity(.6)), c.Path(d, paint))
	}
}

func fireTongues(c *kit.Canvas, o, m, n kit.Tones) {
	r := c.Rand()
	rows := []struct {
		n            int
		tip, w, wide float64
		a, b         kit.Color
	}{{7, 6, 66, 56, o.D.Alpha(.55), o.M.Alpha(.9)}, {7, 50, 54, 46, o.M.Alpha(.7), m.M.Alpha(.95)}, {6, 96, 42, 34, m.L.Alpha(.8), n.M}, {4, 150, 30, 20, n.L.Alpha(.9), kit.White}}
	for i, row := range rows {
		d := kit.Oval(128, 226, row.wide+row.w*.35, 24)
		for k := range row.n {
			u := float64(k)/float64(row.n-1)*2 - 1
			d += tongue(128+u*row.wide, 236, row.tip+(230-row.tip)*.55*u*u+shape.Between(r, -6, 14), row.w, shape.Between(r, 6, 20)*shape.Pick(r, -1.0, 1))
		}
		if i == 0 {
			c.Part("glow", c.Glow(16, c.Path(d, m.M).Opacity(.4)))
		}
		part := "outer"
		if i > 1 {
			part = "inner"
		}
		c.Part(part, c.Glow(5-float64(i), c.Path(d, kit.Lin(0, row.tip, 0, 244, row.a, row.b, row.b))), c.Glow(1, c.Path(d, kit.Lin(0, row.tip, 0, 246, row.a, row.b)).Opacity(.8)))
	}
}
