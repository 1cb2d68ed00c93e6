package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// humanHeart is the organ with its great vessels.
var humanHeart = kit.Piece{
	Name: "human-heart", Cm: 12,
	Palette: "muscle #d8434a heart red; arteries #e8605a aorta; veins #4f83cf vena_cava blue; vessels #a82436 coronaries; fat #f5cf86",
	Draw: func(c *kit.Canvas) {
		m, a, v, r, f := c.Tones("muscle"), c.Tones("arteries"), c.Tones("veins"), c.Tones("vessels"), c.Tones("fat")
		tube := func(t kit.Tones, s float64, js ...p.J) kit.Node { return p.Limb(c, p.NewTube(js...), t, s) }
		end := func(t kit.Tones, x, y, rx, ry, turn float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, rx, ry, t.L), c.Ellipse(x, y, rx*.66, ry*.6, t.DDD)).Rotate(turn, x, y)
		}
		c.Part("veins", tube(v, 8, p.J{X: 68, Y: 26, R: 15}, p.J{X: 70, Y: 70, R: 16}, p.J{X: 80, Y: 120, R: 18}), end(v, 68, 15, 15, 6, 0),
			tube(v, 7, p.J{X: 78, Y: 190, R: 13}, p.J{X: 74, Y: 220, R: 13}, p.J{X: 76, Y: 244, R: 12}), end(v, 76, 250, 12, 5, 0))
		for i, x := range []float64{106, 132, 156} {
			c.Part("arteries", tube(a, 5, p.J{X: x, Y: 14, R: 8.5}, p.J{X: x + 2 - float64(i)*2, Y: 50, R: 9}), end(a, x, 7, 8.5, 4, 0))
		}
		c.Part("arteries", tube(a, 11, p.J{X: 112, Y: 132, R: 23}, p.J{X: 100, Y: 78, R: 23}, p.J{X: 128, Y: 48, R: 22}, p.J{X: 164, Y: 64, R: 20}, p.J{X: 174, Y: 100, R: 18}), p.Glint(c, "M92 82C92 64 106 48 124 42C130 42 130 47 125 49C111 55 101 68 100 84C98 90 92 89 92 82Z", .5))
		c.Part("veins", tube(v, 9, p.J{X: 146, Y: 150, R: 24}, p.J{X: 154, Y: 106, R: 20}, p.J{X: 190, Y: 82, R: 15}, p.J{X: 226, Y: 78, R: 13}), end(v, 235, 77, 5, 13, -4),
			tube(v, 6, p.J{X: 160, Y: 104, R: 13}, p.J{X: 196, Y: 106, R: 11}, p.J{X: 226, Y: 110, R: 10}), end(v, 233, 111, 4, 10, 4), p.Glint(c, "M164 92Q188 74 218 72Q222 75 217 77Q192 80 170 96Q164 98 164 92Z", .5))
		c.Part("arteries", tube(a, 5, p.J{X: 44, Y: 118, R: 9}, p.J{X: 24, Y: 112, R: 8}), end(a, 17, 110, 4, 8, 14), tube(a, 5, p.J{X: 46, Y: 142, R: 9}, p.J{X: 22, Y: 144, R: 8}), end(a, 15, 144, 4, 8, 0))
		const body = "M96 112C70 104 44 116 36 144C28 176 48 208 82 224C112 240 150 252 176 250C204 246 226 214 230 178C232 148 222 122 200 116C182 110 168 122 154 128C138 122 116 116 96 112Z"
		c.Part("muscle", p.Body(c, body, m, 32,
			c.Blur(6, c.Path("M150 116C140 150 126 196 158 256L100 244C70 200 110 140 150 116Z", m.D)).Opacity(.28),
			c.Blur(5, c.Path("M96 108Q128 124 158 126Q180 116 206 112L200 136Q160 146 100 134Z", f.M)).Opacity(.75),
			c.Named("fat", c.Path("M104 120C126 128 146 132 160 130C176 122 190 118 202 122C196 134 180 134 170 142C164 160 152 172 154 196C146 180 148 160 152 146C136 140 116 136 104 120Z", f.M).Opacity(.95), c.Path("M108 122C128 130 148 134 162 132C176 126 188 122 198 124C180 126 168 136 160 138C142 138 122 132 108 122Z", f.LL).Opacity(.8)),
			c.Named("vessels", p.Each(2, func(i int) kit.Node {
				d := "M158 136C150 158 150 184 164 210C170 222 176 234 178 244M154 168C138 178 130 192 130 210M160 196C148 204 144 218 150 234M168 214C182 208 190 198 192 184M164 146C188 148 206 162 212 186M190 154C200 150 210 150 218 154M96 128C76 138 62 156 62 178C62 190 70 202 80 208M64 164C54 160 46 160 42 162M66 186C78 182 90 184 98 192M76 146C90 150 100 160 104 172"
				if i == 0 {
					return c.Line(d, r.DDD, 7).Opacity(.45).Move(.8, 1.2)
				}
				return kit.Of(c.Line(d, r.M, 4.6), c.Line(d, r.LL, 1.4).Move(-.8, -.8).Opacity(.7))
			}))),
			p.Glint(c, "M52 150C54 132 68 122 82 122C88 124 87 130 82 131C70 133 62 142 61 154C58 160 52 158 52 150ZM198 132C210 136 218 146 220 160C217 165 213 161 212 157C210 148 204 142 197 139C193 135 194 131 198 132Z", .5))
		c.Anchor("ground", 140, 252)
	},
}
