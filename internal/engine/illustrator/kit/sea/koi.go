package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/plump"
)

var koi = kit.Piece{
	Name: "koi-fish", Cm: 50, Facing: kit.Right, Palette: "body #fbf1e6 white; patches #ee4a26 orange red scales; fins #fbd9c4; tail #fbd9c4 <fins; eyes #2f2630 eye; whiskers #f2c9a8 barbels; spots #33303a black",
	Draw: func(c *kit.Canvas) {
		b, p, f, t, e, w, k := c.Tones("body"), c.Tones("patches"), c.Tones("fins"), c.Tones("tail"), c.Tones("eyes"), c.Tones("whiskers"), c.Tones("spots")
		fin := func(d, rays string, n kit.Tones) kit.Node {
			return kit.Of(c.Path(d, n.DD).Move(1, 2).Opacity(.7), plump.Flat(c, d, n, 7, c.Line(rays, n.DD, 2).Opacity(.6), c.Line(rays, n.LL, 1.200).Move(2, 1).Opacity(.7)))
		}
		c.Part("tail", fin("M58 180C30 170 8 176 -10 160C-2 186 -2 196 -16 214C10 216 16 222 26 246C40 232 60 216 74 200Z", "M64 186C40 182 20 180 0 170M62 192C40 194 18 202 -6 208M66 198C50 208 36 222 28 238", t))
		c.Part("fins", fin("M150 66C138 40 116 24 92 24C96 48 110 74 128 92Z", "M140 78C128 58 114 42 98 32M132 84C118 68 108 52 100 40", f), fin("M206 130C226 150 236 172 230 196C208 188 188 170 178 148Z", "M192 138C208 154 220 172 226 188M184 144C198 162 210 176 220 184", f), fin("M92 116C76 104 62 104 48 112C60 124 76 134 90 138Z", "M86 122C72 116 62 114 54 114", f), fin("M146 182C154 202 150 218 138 228C128 214 122 198 124 184Z", "M138 186C144 202 142 214 138 220", f))
		d := "M48 196C62 150 86 110 122 82C150 60 190 34 224 38C250 42 256 70 244 92C228 124 194 148 166 164C132 184 92 200 62 208Q46 208 48 196Z"
		c.Part("body", c.Path(d, b.DDD).Move(1, 3).Opacity(.7), plump.Flat(c, d, b, 20,
			c.Named("patches", c.Path("M256 60C246 90 222 96 208 88C196 76 204 50 214 30L250 30Z", kit.Lin(200, 36, 250, 96, p.LL, p.M, p.D)), c.Path("M176 52C196 66 198 92 182 108C168 124 148 112 138 126C122 124 118 104 128 84C138 66 160 50 176 52Z", kit.Lin(120, 60, 196, 120, p.LL, p.M, p.D)), c.Path("M112 124C128 134 128 160 108 176C92 186 84 174 76 180C66 174 70 154 82 138C90 126 102 120 112 124Z", kit.Lin(70, 124, 124, 184, p.L, p.M, p.DD))),
			c.Named("spots", c.Path("M196 112C206 108 214 116 208 124C200 132 188 126 196 112Z", k.M), c.Path("M140 140C150 138 156 146 148 154C140 160 132 150 140 140Z", k.M), c.Path("M62 182C70 178 76 184 70 192C62 198 56 190 62 182Z", k.M)),
			plump.Each(5, func(i int) kit.Node {
				return plump.Each(7, func(j int) kit.Node {
					x, y := 86+19*float64(j)+float64(i)*9-9, 176-15*float64(j)+float64(i)*11-26
					return c.Path(plump.D("M%g %gq-10 4 -8 15", x, y), kit.None).Stroke(b.DDD, 1.600).Opacity(.3)
				})
			}), c.Blur(3, c.Line("M66 190C92 140 140 90 214 52", kit.White, 9)).Opacity(.5)))
		c.Part("fins", fin("M176 74C152 80 126 100 108 130C122 128 150 114 172 96Q182 84 176 74Z", "M172 82C152 92 130 110 116 124", f))
		c.Part("whiskers", c.Path("M246 52C256 44 262 42 270 46M250 80C260 84 264 92 262 100", kit.None).Stroke(w.DD, 4), c.Path("M246 52C256 44 262 42 270 46M250 80C260 84 264 92 262 100", kit.None).Stroke(w.M, 2.400))
		c.Part("eyes", c.Circle(216, 48, 8, e.M), c.Circle(236, 90, 8, e.M), c.Circle(214, 46, 2.600, kit.White), c.Circle(234, 88, 2.600, kit.White))
	},
}
