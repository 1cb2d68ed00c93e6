package boats

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var vikingLongship = kit.Piece{
	Name: "viking-longship", Cm: 2400, Facing: kit.Right,
	Palette: "hull #9a5f36 wood; sail #f5ead2; stripes #c93a34; shields #e0a93a; mast #7a4a2c; oars #b98550",
	Draw: func(c *kit.Canvas) {
		h, s, r, g, m, o := c.Tones("hull"), c.Tones("sail"), c.Tones("stripes"), c.Tones("shields"), c.Tones("mast"), c.Tones("oars")
		c.Part("mast", c.Path("M122 8Q126 4 130 8L132 190H120Z", gloss.Barrel(m, 120, 0, 132, 0)), c.Line("M126 14L34 168M126 14L218 168", m.DD, 1.4).Opacity(.8))
		const sail = "M62 30Q126 40 190 30Q206 84 196 140Q126 118 56 140Q46 84 62 30Z"
		var bands []kit.Node
		for i := range 4 {
			x := 58 + float64(i)*38
			bands = append(bands, c.Path(fmt.Sprintf("M%g 20h19q8 60 -2 130h-19q10 -70 2 -130Z", x), kit.Lin(50, 0, 200, 0, r.L, r.M, r.D)))
		}
		c.Part("sail", c.Form(sail, kit.Lin(50, 30, 200, 140, s.LL, s.M, s.D, s.DD), c.Named("stripes", bands...), gloss.Dim(c, 6, .3, "M40 20H210V44Q126 52 40 44Z", s), gloss.Dim(c, 7, .4, "M180 20Q200 90 180 150H230V20Z", s), gloss.Glint(c, "M66 46Q58 84 64 120L76 116Q70 82 78 47Z", .4)), gloss.Tube(c, "M52 30H200", 6, m))
		const hull = "M34 176C22 158 18 132 26 108C30 94 22 84 10 88C8 74 26 64 38 76C50 90 42 112 46 130C50 152 66 166 92 172Q126 178 162 172C190 166 206 150 210 128C212 110 206 94 214 78C218 66 234 60 246 68L254 78Q252 86 242 86Q230 86 230 98C236 122 236 150 224 176C210 206 180 226 126 228C76 226 48 206 34 176Z"
		c.Part("hull", c.Form(hull, kit.Lin(80, 70, 110, 230, kit.At(0, h.L), kit.At(.5, h.M), kit.At(1, h.DD)), c.Line("M30 168Q60 196 126 200Q196 196 228 168M42 190Q70 210 126 213Q186 210 214 188", h.DDD, 2).Opacity(.55), c.Line("M30 170Q60 198 126 202Q196 198 228 170M42 192Q70 212 126 215Q186 212 214 190", h.LL, 1.1).Opacity(.4), gloss.Dim(c, 8, .5, "M120 234Q210 224 226 150L250 240Z", h)),
			c.Path(hull, kit.None).Stroke(h.DDD, 1.6).Opacity(.6), c.Line("M46 134C52 154 68 168 92 174Q126 180 162 174C188 168 204 152 208 130", h.DD, 6), c.Line("M46 133C52 153 68 167 92 173Q126 179 162 173C188 167 204 151 208 129", h.LL, 2.6))
		c.Part("dragon", c.Circle(236, 74, 3.6, g.LL), c.Circle(236.6, 74, 1.7, h.DDD), c.Line("M252 80Q242 80 236 84", h.DDD, 2), c.Form("M216 80Q204 76 202 64Q214 66 222 72Z", kit.Lin(202, 64, 220, 80, g.LL, g.D)), c.Form("M214 98Q202 96 198 86Q210 86 216 90Z", kit.Lin(198, 86, 214, 98, g.L, g.DD)))
		for i := range 6 {
			x := 70 + float64(i)*22.4
			y := 206 - (x-126)*(x-126)*.0032
			c.Part("oars", gloss.Tube(c, fmt.Sprintf("M%g %gL%g 244", x, y-10, x-20), 3.4, o), c.Form(fmt.Sprintf("M%g 236l8 4l-8 16q-8 0 -6 -6Z", x-18), kit.Lin(x-26, 236, x-10, 254, o.L, o.DD)))
		}
		for i := range 6 {
			x := 66 + float64(i)*24
			y := 186 - (x-126)*(x-126)*.0042
			t := []kit.Tones{g, r}[i%2]
			c.Part("shields", c.Circle(x+1, y+2.4, 13, h.DDD).Opacity(.6), c.Circle(x, y, 12.6, kit.Rad(x-4, y-5, 18, t.LL, t.M, t.DD)), c.Circle(x, y, 11.4, kit.None).Stroke(t.DD, 2), c.Line(fmt.Sprintf("M%g %gh22M%g %gv22", x-11, y, x, y-11), t.DD, 1.6).Opacity(.7), c.Circle(x, y, 4, kit.Rad(x-1, y-1.5, 5, kit.White, kit.Hex("#c3ccd4"), kit.Hex("#6b7683"))))
		}
		c.AnchorBox("inside", 126, 172, 130, 30, 0)
		c.AnchorBox("print", 126, 84, 110, 70, 0)
		c.Anchor("seat", 126, 172)
		c.Anchor("ground", 126, 228)
	},
}
