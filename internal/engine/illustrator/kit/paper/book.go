package paper

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// closedBook draws a book that stands, with its spine on the left, and what inside paints on its front cover.
func closedBook(c *kit.Canvas, b, g, p, r kit.Tones, inside ...kit.Node) {
	c.Part("cover", c.Path("M36 40Q36 16 60 16V236H213Q218 236 218 241Q218 246 213 246H64Q36 246 36 218Z", kit.Lin(36, 0, 218, 0, b.M, b.D, b.DDD)))
	c.Part("pages", c.Form("M60 204H208V238H64Q48 236 48 220Q48 206 60 204Z", kit.Lin(48, 0, 210, 0, p.M, p.LL, p.M, p.D), pageEdges(c, 40, 220, 208, 240, p), c.Blur(3, c.Rect(40, 198, 180, 14, 0, p.DDD).Opacity(.6)), c.Blur(4, c.Rect(40, 200, 24, 44, 0, p.DDD).Opacity(.35))))
	c.Part("bookmark", c.Clip("M40 200H216V246H40Z", c.Blur(2, c.Path("M167 212H188V256L177 248L167 256Z", b.DDD).Opacity(.5))), c.Form("M164 210H184V256L174 247L164 256Z", kit.Lin(164, 0, 184, 0, r.L, r.M, r.D), c.Blur(3, c.Rect(160, 206, 28, 12, 0, r.DDD).Opacity(.7))))
	c.Part("cover", c.Form("M58 10H208Q218 10 218 20V204Q218 210 212 210H62Q42 210 36 224V34Q36 10 58 10Z", kit.Lin(50, 10, 210, 214, kit.At(0, b.LL), kit.At(.22, b.L), kit.At(.55, b.M), kit.At(1, b.DD)),
		kit.Of(inside...),
		c.Named("spine", c.Rect(30, 0, 34, 230, 0, kit.Lin(34, 0, 66, 0, kit.At(0, b.M), kit.At(.35, b.L), kit.At(.7, b.D), kit.At(1, b.DD))).Opacity(.85), c.Rect(36, 34, 27, 5, 0, g.M), c.Rect(36, 43, 27, 2.5, 0, g.L), c.Rect(36, 178, 27, 5, 0, g.M), c.Rect(36, 172, 27, 2.5, 0, g.L)),
		c.Line("M64.5 10V212", b.DDD, 2.5).Opacity(.55), c.Line("M67.5 10V212", b.LL, 1.5).Opacity(.6),
		c.Blur(9, c.Path("M190 0H230V220H60V200Q190 200 190 0Z", b.DDD).Opacity(.35)), c.Path("M72 16H140L84 204H72Z", kit.White).Opacity(.12), c.Path("M152 16H170L114 204H98Z", kit.White).Opacity(.09)),
		c.Line("M58 11.5H206Q216.5 11.5 216.5 22", b.LL, 2).Opacity(.8))
	c.AnchorBox("print", 140, 104, 124, 150, 0)
	c.AnchorBox("surface", 128, 10, 160, 0, 0)
	c.AnchorBox("grip", 128, 128, 0, 0, 0)
	c.Anchor("ground", 128, 246)
}

// frame is a gold frame on a cover.
func frame(c *kit.Canvas, g kit.Tones) kit.Node {
	return kit.Of(c.Path(kit.RoundRect(78, 26, 126, 168, 8), kit.None).Stroke(kit.Lin(78, 26, 204, 194, g.LL, g.M, g.D), 3.5), c.Path(kit.RoundRect(85, 33, 112, 154, 4), kit.None).Stroke(kit.Lin(78, 26, 204, 194, g.L, g.M, g.DD), 1.5))
}

var book = kit.Piece{
	Name: "book", Cm: 24,
	States:  "lying",
	Palette: "cover #e0483e; pages #fbf1dc paper; trim #f6c354 gold; bookmark #2f9fb5 ribbon",
	Draw: func(c *kit.Canvas) {
		g := c.Tones("trim")
		if c.State("lying") {
			lyingFlat(c, g)
			return
		}
		corner := c.Path("M78 26H108Q104 50 78 56Z", kit.Lin(78, 26, 108, 56, g.LL, g.M, g.D))
		corners := kit.Of(corner, corner.Mirror(141), corner.Scale(1, -1, 0, 110), corner.Scale(1, -1, 0, 110).Mirror(141))
		emblem := kit.Of(c.Around(8, 141, 110, c.Path("M141 110C134 98 134 86 141 76C148 86 148 98 141 110Z", kit.Lin(134, 76, 148, 110, g.LL, g.M))), c.Circle(141, 110, 8, g.DD), c.Circle(140.6, 109.5, 7, kit.Rad(138, 107, 10, g.LL, g.M)))
		switch c.Variant(3) {
		case 1: // a star, and lines where the title stands
			emblem = kit.Of(c.Path("M141 62L151 88L179 90L157 107L165 134L141 119L117 134L125 107L103 90L131 88Z", kit.Lin(103, 62, 179, 134, g.LL, g.M, g.D)), c.Line("M112 154H170M122 166H160", g.M, 5))
			corners = kit.Node{}
		case 2: // a label with three lines
			emblem = kit.Of(c.Rect(96, 58, 90, 62, 6, kit.Lin(96, 58, 186, 120, g.LL, g.L, g.M)), c.Line("M110 76H172M110 89H172M122 102H160", g.DD, 4.5), c.Circle(141, 154, 14, kit.None).Stroke(g.M, 4), c.Circle(141, 154, 5, g.M))
			corners = kit.Node{}
		}
		closedBook(c, c.Tones("cover"), g, c.Tones("pages"), c.Tones("bookmark"), c.Named("trim", frame(c, g), corners, emblem))
	},
}

// lyingFlat is the book lying on its back, with gilded bands around its spine and its bookmark hanging out of the pages.
func lyingFlat(c *kit.Canvas, g kit.Tones) {
	r := c.Tones("bookmark")
	c.Add(lyingBook(c, 8, 160, 240, 76, "cover", c.Tones("cover"), c.Tones("pages")))
	band := func(x float64) kit.Node {
		return c.Line(fmt.Sprintf("M%g 161.500V169M%g 227V234.500", x, x), g.M, 5)
	}
	c.Part("trim", band(40), band(50), c.Line("M60 165.500H238M60 230.500H238", g.L, 1.600))
	c.Part("bookmark", c.Form("M196 200H214V248L205 240L196 248Z", kit.Lin(196, 0, 214, 0, r.L, r.M, r.D), c.Blur(2, c.Rect(190, 196, 30, 9, 0, r.DDD).Opacity(.6))))
	c.AnchorBox("surface", 128, 161, 220, 0, 0)
	c.Anchor("ground", 128, 236)
}

var bible = kit.Piece{
	Name: "bible", Cm: 24,
	States:  "open",
	Palette: "cover #5a3a2e leather; pages #f7e3b4 paper; cross #f3c04f gold; bookmark #c5303e ribbon",
	Draw: func(c *kit.Canvas) {
		g, b := c.Tones("cross"), c.Tones("cover")
		if c.State("open") {
			openBible(c, g)
			return
		}
		const cross = "M132 52H150V84H178V102H150V164H132V102H104V84H132Z"
		closedBook(c, b, g, c.Tones("pages"), c.Tones("bookmark"), frame(c, g),
			c.Named("cross", c.Path(cross, b.DDD).Move(2, 3).Opacity(.7), c.Path(cross, kit.Lin(104, 52, 178, 164, g.LL, g.L, g.M, g.D)).Stroke(g.DD, 1), c.Line("M133.5 82V54H148.5M105.5 100V85.5H132", kit.White, 1.5).Opacity(.7)))
	},
}

// openBible is open at a page of two columns beside a cross.
func openBible(c *kit.Canvas, g kit.Tones) {
	openPages(c)
	ink := kit.TonesOf(kit.Hex("#8d7a5c"))
	column := func(x float64) kit.Node {
		var n []kit.Node
		for i := range 10 {
			y := 70 + float64(i)*12 - (x-34)*.06
			n = append(n, c.Line(pathTo(x, y, x+18, y-4, x+36, y-2), ink.M, 3))
		}
		return kit.Of(n...)
	}
	const cross = "M178 66H192V92H216V106H192V164H178V106H154V92H178Z"
	c.Part("pages", column(30), column(76))
	c.Part("cross", c.Path(cross, g.DD).Move(1.5, 2).Opacity(.5), c.Path(cross, kit.Lin(154, 66, 216, 164, g.LL, g.L, g.M, g.D)).Stroke(g.DD, 1))
	ribbon(c)
	c.AnchorBox("surface", 128, 60, 210, 0, 0)
	c.Anchor("ground", 128, 228)
	c.AnchorBox("grip", 128, 216, 0, 0, 90)
}

// pageEdges are the edges of a stack of paper seen from the side, between y1 and y2.
func pageEdges(c *kit.Canvas, x1, x2, y1, y2 float64, t kit.Tones) kit.Node {
	var all []kit.Node
	for y := y1 + 3; y < y2; y += 3.6 {
		all = append(all, c.Line(fmt.Sprintf("M%g %gH%g", x1, y, x2), t.DD, 1).Opacity(.7))
	}
	return kit.Of(all...)
}

// pathTo is a curve from one point to another by a control point.
func pathTo(x1, y1, cx, cy, x2, y2 float64) string {
	return fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x1, y1, cx, cy, x2, y2)
}
