package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var chocolateBar = kit.Piece{
	Name: "chocolate-bar", Cm: 17, States: edible.Cuts,
	Palette: "wrapper #d8334a; pieces #744226 chocolate; foil #d3dae2; band #f6c445 label",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("pieces"), Skin: c.Tones("pieces"), Hollow: true}).Draw(c) {
			return
		}
		p, w, f, b := c.Tones("pieces"), c.Tones("wrapper"), c.Tones("foil"), c.Tones("band")
		all := func(part string, n ...kit.Node) { c.Part(part, kit.Of(n...).Rotate(12, 128, 128)) }
		const bar = "M58 14Q58 8 64 8H150C152 14 148 20 154 24C160 26 166 22 168 30C170 36 176 38 182 36C190 36 192 42 198 44V190H58Z"
		var nodes []kit.Node
		for row := range 4 {
			for col := range 3 {
				x, y := 60+float64(col)*46, 10+float64(row)*46
				nodes = append(nodes, c.Rect(x, y, 44, 44, 4, kit.Lin(x, y, x+44, y+44, p.LL, p.L, p.D, p.DD)), c.Rect(x+8, y+8, 28, 28, 3, kit.Lin(x+8, y+8, x+36, y+36, p.L, p.M, p.D)), c.Line(sheen.D("M%g %gV%gH%g", x+10, y+32, y+10, x+30), p.LL, 2).Opacity(.8))
			}
		}
		all("pieces", c.Form(bar, kit.Lin(58, 8, 198, 190, p.D, p.DD, p.DDD), kit.Of(nodes...), c.Blur(6, c.Path("M50 118H206V180H50Z", p.DDD)).Opacity(.5), edible.Shade(c, bar, p, 8)), c.Path("M66 20Q66 14 74 14H96L68 84Z", kit.White).Opacity(.18).Shade())
		const foil = "M46 120L60 106L72 122L88 100L104 122L120 104L134 124L152 102L166 124L182 106L196 122L210 112V170H46Z"
		all("foil", c.Form(foil, kit.Lin(46, 100, 210, 170, f.LL, f.M, f.LL, f.D, f.L), c.Line("M60 106L66 150M88 100L82 150M88 100L98 150M120 104L116 150M152 102L146 150M152 102L164 150M182 106L180 150", f.DD, 1.8).Opacity(.5), c.Line("M62 108L70 150M90 104L102 150M122 108L122 150M154 106L168 150", kit.White, 2.4).Opacity(.8), edible.Shade(c, foil, f, 6)))
		const wrap = "M46 138L210 130V242Q210 250 202 250H54Q46 250 46 242Z"
		all("wrapper", c.Clip(foil, c.Blur(3, c.Path(wrap, f.DDD).Move(0, -5)).Opacity(.6)), c.Form(wrap, kit.Lin(46, 140, 210, 250, w.L, w.M, w.D), c.Blur(5, c.Path("M46 138L210 130V138L46 150Z", w.LL)).Opacity(.5),
			c.Named("band", c.Path("M46 178L210 172V214L46 218Z", kit.Lin(46, 0, 210, 0, b.LL, b.L, b.M, b.D)), c.Line("M46 183L210 177M46 213L210 209", w.M, 2)),
			c.Blur(2, c.Line("M92 134V250M138 132V250", w.DD, 3)).Opacity(.4), c.Blur(10, c.Path("M170 120H220V260H150Z", w.DDD)).Opacity(.35), edible.Shade(c, wrap, w, 14)), c.Line("M56 150V238", kit.White, 5).Opacity(.4).Shade(), c.Line("M47 138.5L209 130.5", kit.White, 1.8).Opacity(.7))
		c.AnchorBox("print", 120, 192, 120, 34, 12)
		c.AnchorBox("grip", 116, 206, 0, 0, 12)
		c.Anchor("ground", 110, 262)
	},
}
