package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/plump"
)

var koi = kit.Piece{
	Name: "koi-fish", Cm: 50, Facing: kit.Right, Palette: "body #fbf1e6 white; patches #ee4a26 orange red scales; fins #fbd9c4; tail #fbd9c4 <fins; eyes #2f2630 eye; whiskers #f2c9a8 barbels; spots #33303a black",
	Draw: func(c *kit.Canvas) {
		b, p, f, t, e, w, k := c.Tones("body"), c.Tones("patches"), c.Tones("fins"), c.Tones("tail"), c.Tones("eyes"), c.Tones("whiskers"), c.Tones("spots")
		fin := func(d, rays string, n kit.Tones) kit.Node {
			return kit.Of(c.Path(d, n.DD).Move(1, 2).Opacity(.7), c.Form(d, kit.Lin(60, 40, 200, 240, n.LL, n.M, n.D), c.Line(rays, n.DD, 2.2).Opacity(.5), c.Line(rays, kit.White, 1.4).Move(2, 1).Opacity(.7), plump.Edge(c, d, n, 5)))
		}
		c.Part("tail", fin("M76 192C56 160 22 148 -12 160C10 172 18 186 16 202C8 214 14 238 40 254C58 262 78 256 92 240C76 232 78 216 90 204Z", "M76 198C54 176 30 164 4 162M72 202C54 192 36 190 18 196M70 206C52 204 34 212 20 220M74 208C60 218 50 234 46 254M80 210C74 226 76 242 82 250", t))
		c.Part("fins", fin("M176 68C168 36 142 10 106 2C98 34 114 70 148 92Z", "M164 68C154 44 136 24 112 10M156 76C140 58 122 42 106 28M148 84C134 72 118 62 106 50", f), fin("M204 118C232 126 252 150 256 186C224 186 196 168 182 136Z", "M204 128C226 140 240 158 248 180M196 132C212 150 224 166 232 180M190 138C200 154 208 166 214 176", f),
			fin("M106 124C86 106 62 102 38 110C48 132 70 146 98 148Z", "M98 128C80 118 64 114 46 114M94 136C78 130 66 126 56 128", f), fin("M150 170C166 186 170 210 158 234C136 222 122 204 122 184Z", "M150 180C158 196 160 212 156 226M140 184C144 198 146 210 146 218", f))
		const d = "M68 206C68 176 84 144 106 116C132 82 168 46 208 36C238 30 252 46 246 70C238 100 210 130 178 154C150 176 116 190 90 210Q72 222 68 206Z"
		c.Part("body", c.Path(d, b.DDD).Move(1, 3).Opacity(.7), plump.Flat(c, d, b, 20,
			c.Named("patches", c.Path("M260 40C250 84 226 92 206 82C188 72 196 44 210 26L250 22Z", kit.Lin(200, 36, 250, 90, p.LL, p.M, p.D)), c.Path("M176 46C202 66 206 104 184 116C164 126 150 108 138 124C122 132 106 118 118 92Z", kit.Lin(120, 60, 196, 120, p.LL, p.M, p.D)), c.Path("M100 118C130 124 146 150 132 172C116 194 94 178 84 194C72 200 60 190 72 164Z", kit.Lin(70, 124, 130, 184, p.L, p.M, p.DD))),
			c.Named("spots", c.Path("M200 106C212 100 222 110 214 120C204 130 190 122 200 106Z", k.M), c.Path("M146 138C158 132 168 142 160 152C150 162 138 152 146 138Z", k.M)),
			plump.Each(6, func(i int) kit.Node {
				return plump.Each(8, func(j int) kit.Node {
					x, y := 66+16*float64(j)+float64(i)*11, 178-17*float64(j)+float64(i)*10-14
					return c.Path(plump.D("M%g %gq-10 4 -8 15", x, y), kit.None).Stroke(b.DDD, 1.500).Opacity(.28)
				})
			}), c.Blur(3, c.Line("M84 184C98 142 146 82 206 50", kit.White, 8)).Opacity(.5)))
		c.Part("fins", fin("M178 70C150 78 124 104 104 146C122 142 160 118 182 92Q188 78 178 70Z", "M178 78C154 90 132 112 114 138M180 88C160 104 142 120 126 132", f))
		const barbel = "M240 44C252 36 262 36 268 42M250 62C260 66 266 76 264 86"
		c.Part("whiskers", c.Line(barbel, w.DD, 4), c.Line(barbel, w.M, 2.400))
		c.Part("eyes", c.Circle(212, 46, 8.500, e.M), c.Circle(236, 80, 8.500, e.M), c.Circle(210, 43.500, 2.800, kit.White), c.Circle(234, 77.500, 2.800, kit.White))
	},
}
