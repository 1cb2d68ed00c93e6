package paper

import "pellucid/internal/engine/illustrator/kit"

var openBook = kit.Piece{
	Name: "open-book", Cm: 40,
	States:  "open; blank -lines",
	Palette: "cover #c8443c; pages #fdf4e0 paper; bookmark #2f9fb5 ribbon; lines #b9a68c text",
	Draw: func(c *kit.Canvas) {
		l := c.Tones("lines")
		openPages(c)
		picture := c.Form("M146 72Q184 52 222 58V122Q184 118 146 136Z", kit.Lin(146, 56, 222, 130, kit.Hex("#a5dcf5"), kit.Hex("#6bb8e6")), c.Circle(206, 76, 9, kit.Hex("#ffd35a")), c.Path("M146 136L172 98L190 120L200 108L230 136Z", kit.Hex("#4f9f68")), c.Path("M190 120L200 108L230 136H180Z", kit.Hex("#3d8857")))
		c.Part("lines", kit.Of(printedRows(c, l)...), picture)
		ribbon(c)
		c.AnchorBox("print", 184, 122, 84, 124, 0)
		c.AnchorBox("surface", 128, 60, 210, 0, 0)
		c.Anchor("ground", 128, 228)
		c.AnchorBox("grip", 128, 216, 0, 0, 90)
	},
}

// openPages draws the cover and the pages of an open book.
func openPages(c *kit.Canvas) {
	b, p := c.Tones("cover"), c.Tones("pages")
	c.Part("cover", c.Form("M8 68Q8 60 16 60H240Q248 60 248 68V210Q248 218 240 218H146Q138 228 128 228Q118 228 110 218H16Q8 218 8 210Z", kit.Lin(10, 60, 240, 226, b.L, b.M, b.DD), c.Line("M14 212H112Q120 222 128 222Q136 222 144 212H242", b.LL, 1.6).Opacity(.6)))
	half := func(dark bool) kit.Node {
		base := kit.Lin(18, 60, 128, 60, kit.At(0, p.LL), kit.At(.7, p.M), kit.At(1, p.DD))
		if dark {
			base = kit.Lin(18, 60, 128, 60, kit.At(0, p.M), kit.At(.4, p.LL), kit.At(.75, p.M), kit.At(1, p.DDD))
		}
		return kit.Of(c.Path("M16 60Q80 42 128 66V220Q80 196 16 210Z", p.DDD), c.Path("M16 56Q80 38 128 62V216Q80 192 16 206Z", p.DD), c.Path("M18 52Q80 34 128 58V213Q80 189 18 202Z", p.D), c.Path("M18 49Q80 31 128 55V210Q80 186 18 198Z", p.DD),
			c.Form("M20 46Q80 26 128 52V207Q80 182 20 194Z", base, c.Blur(6, c.Path("M116 40H134V220H118Q124 120 116 40Z", p.DDD).Opacity(.6))), c.Line("M20 46.5Q80 26.5 127 52", kit.White, 1.5).Opacity(.8))
	}
	c.Part("pages", half(false), half(true).Mirror(128), c.Line("M128 52V207", p.DDD, 1.6).Opacity(.7))
}

// ribbon draws the bookmark of an open book.
func ribbon(c *kit.Canvas) {
	r := c.Tones("bookmark")
	c.Part("bookmark", c.Form("M122 50Q128 46 134 52V218Q136 234 140 244L130 238L122 248Q118 230 122 214Z", kit.Lin(120, 0, 138, 0, r.L, r.M, r.D), c.Blur(3, c.Rect(116, 44, 24, 20, 0, r.DDD).Opacity(.3))))
}

// printedRows are lines of text on both pages of an open book.
func printedRows(c *kit.Canvas, l kit.Tones) []kit.Node {
	row := func(y, x1, x2 float64) kit.Node {
		q := func(x float64) float64 { return y - 12*(1-(x-74)*(x-74)/2916) + (x-74)*.05 }
		return c.Line(pathTo(x1, q(x1), (x1+x2)/2, 2*q((x1+x2)/2)-(q(x1)+q(x2))/2, x2, q(x2)), l.M, 4.2)
	}
	var rows []kit.Node
	for i := range 8 {
		y := 76 + float64(i)*15.5
		x2 := 112.0
		if i == 3 || i == 7 {
			x2 = 78
		}
		rows = append(rows, row(y, 34, x2))
		if i > 4 {
			rows = append(rows, row(y, 34, x2).Mirror(128))
		}
	}
	return rows
}
