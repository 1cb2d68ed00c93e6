package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var brain = kit.Piece{
	Name: "brain", Cm: 17, Facing: kit.Right,
	Palette: "hemispheres #f298a4 brain; stem #e0b07e; cerebellum #e37f92 <hemispheres",
	Draw: func(c *kit.Canvas) {
		h, s, b := c.Tones("hemispheres"), c.Tones("stem"), c.Tones("cerebellum")
		c.Part("stem", p.Limb(c, p.NewTube(p.J{X: 112, Y: 176, R: 22}, p.J{X: 120, Y: 210, R: 17}, p.J{X: 134, Y: 240, R: 13}), s, 10, c.Line("M100 200q18 8 40 2M106 214q16 6 36 2M110 228q14 5 34 2", s.DD, 2).Opacity(.5)))
		const cer = "M30 166C22 184 30 208 52 216C78 226 108 214 114 192C116 178 108 168 96 164Z"
		c.Part("cerebellum", p.Body(c, cer, b, 16, p.Each(7, func(i int) kit.Node {
			y := 168 + float64(i)*8
			d := p.D("M20 %gQ70 %g 124 %g", y, y+20, y-10)
			return kit.Of(c.Line(d, b.DDD, 2.4).Opacity(.55), c.Line(d, b.LL, 1.6).Move(0, 2.2).Opacity(.6))
		})))
		const d = "M24 168C6 160 2 138 10 124C0 104 8 82 24 76C26 52 48 38 66 40C78 20 108 14 124 24C142 10 172 14 184 28C206 24 226 42 228 60C248 70 256 96 246 114C256 132 246 156 228 160C222 178 200 186 184 178C170 192 142 192 130 180C112 190 88 186 78 172C60 182 36 180 24 168Z"
		folds := []string{
			"M64 42C58 58 72 66 84 60C96 54 104 66 96 78", "M124 26C116 40 124 52 138 50C150 48 156 60 148 70C142 80 128 76 122 68", "M184 30C174 38 172 52 182 58C194 62 204 56 206 46",
			"M26 78C40 76 48 86 42 98C38 108 26 110 20 104M42 98C56 104 66 96 66 84", "M10 124C22 120 34 126 36 138C36 148 28 152 22 150", "M36 136C50 128 66 132 68 146C70 158 60 166 50 162",
			"M66 84C80 84 88 96 82 108C78 118 64 120 58 114M82 108C96 112 108 104 108 92C108 86 114 82 122 84", "M228 62C214 66 206 76 212 88C218 98 232 96 238 90", "M246 114C232 112 222 120 224 132C226 142 216 148 208 144",
			"M108 124C122 116 136 122 136 134C136 146 122 150 112 144M136 132C152 138 166 130 166 118C166 106 176 98 188 104C198 110 198 122 190 128", "M148 72C160 74 168 84 162 94C158 102 146 104 140 98M162 90C176 92 190 86 192 74",
			"M78 172C74 160 82 148 94 150C104 152 110 162 104 170", "M130 180C126 168 136 158 148 162C158 166 162 160 166 152C172 144 184 144 190 152", "M184 178C178 168 186 160 196 162C206 164 212 158 212 150",
		}
		lines := p.Each(len(folds), func(i int) kit.Node {
			return kit.Of(c.Line(folds[i], h.LL, 5).Move(2.6, 3.4).Opacity(.75), c.Line(folds[i], h.DD, 6.4), c.Line(folds[i], h.DDD, 3).Move(.6, .6).Opacity(.6))
		})
		shadow := p.Each(len(folds), func(i int) kit.Node { return c.Line(folds[i], h.DDD, 12) })
		c.Part("hemispheres", p.Cast(c, cer, d, b, 0, 5, 4, .5), p.Body(c, d, h, 30, c.Blur(4, shadow).Opacity(.3), lines),
			p.Glint(c, "M36 70C42 58 52 52 60 53C64 56 60 60 56 62C50 66 46 72 43 78C38 81 33 76 36 70ZM92 36C98 28 108 26 114 28C117 32 112 34 107 35C102 37 100 40 97 43C93 45 89 41 92 36ZM150 30q10 -6 20 0q-10 0 -16 6q-6 0 -4 -6z", .6))
		c.AnchorBox("headTop", 128, 20, 140, 16, 0)
		c.AnchorBox("eyes", 140, 104, 200, 40, 0)
		c.Anchor("mouth", 140, 146)
		c.Anchor("ground", 134, 250)
	},
}
