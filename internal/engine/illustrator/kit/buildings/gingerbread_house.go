package buildings

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var gingerbreadHouse = kit.Piece{
	Name: "gingerbread-house", Cm: 25,
	Palette: "walls #b9703a gingerbread cookie; roof #a65f30 <walls; icing #fffaf2 frosting; candy #e8404a sweets; gumdrops #4fb56a; windows #ffd66b; door #8a4a26",
	Draw: func(c *kit.Canvas) {
		w, r, i, k, g, n, d := c.Tones("walls"), c.Tones("roof"), c.Tones("icing"), c.Tones("candy"), c.Tones("gumdrops"), c.Tones("windows"), c.Tones("door")
		hues := []kit.Tones{k, g, kit.TonesOf(kit.Hex("#f7c433")), kit.TonesOf(kit.Hex("#5aaef0")), kit.TonesOf(kit.Hex("#f58bb5"))}
		drop := func(x, y, s float64, t kit.Tones) kit.Node {
			return kit.Of(c.Form(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-s, y, x-s*.9, y-s*1.7, x, y-s*1.7, x+s*.9, y-s*1.7, x+s, y, x, y+s*.4, x-s, y), kit.Rad(x-s*.4, y-s*1.2, s*2, t.LL, t.M, t.DD)), c.Ellipse(x-s*.35, y-s*1.1, s*.22, s*.3, kit.White).Opacity(.8))
		}
		c.Part("chimney", c.Form("M172 34H200V96H172Z", kit.Lin(172, 0, 200, 0, w.L, w.M, w.DD), c.Line("M172 52H200M172 66H200M172 80H200M186 34V52M179 52V66M193 52V66M186 66V80", i.M, 2).Opacity(.8)), c.Form("M167 38C166 26 176 24 186 24C198 24 206 27 205 38Q204 46 199 44Q196 52 191 44Q187 48 184 43Q180 52 176 43Q168 46 167 38Z", kit.Lin(168, 24, 204, 50, i.LL, i.M, i.DD)))
		c.Part("walls", c.Form("M44 120L128 46L212 120V238H44Z", kit.Lin(60, 60, 196, 240, w.L, w.M, w.D), gloss.Dim(c, 7, .5, "M36 124L128 44L220 124V140L128 66L36 140Z", w), gloss.Dim(c, 6, .4, "M190 100H220V244H196Z", w), c.Line("M60 160l1 .1M74 214l1 .1M188 168l1 .1M100 132l1 .1M160 124l1 .1M176 226l1 .1M196 200l1 .1M58 190l1 .1M92 176l1 .1M164 186l1 .1", w.DDD, 3).Opacity(.45)),
			c.Path("M46 122V236H210V122", kit.None).Stroke(i.DD, 5.5).Opacity(.6).Move(.8, 1.2), c.Path("M46 122V236H210V122", kit.None).Stroke(i.M, 4.6).Dash(1, 6.5))
		c.Part("roof", c.Form("M128 24Q134 24 140 30L246 126Q254 136 244 144Q236 150 228 143L128 56L28 143Q20 150 12 144Q2 136 10 126L116 30Q122 24 128 24Z", kit.Lin(20, 30, 230, 150, r.L, r.M, r.DD)))
		c.Part("icing", c.Form("M128 20Q136 20 143 27L250 124Q256 132 250 139Q243 144 238 136Q236 148 229 146Q222 144 222 132Q216 138 211 130Q206 124 206 118Q198 126 192 114Q186 110 186 102Q176 106 172 90Q160 94 156 78Q146 78 142 66Q134 70 128 60Q122 70 114 66Q110 78 100 78Q96 94 84 90Q80 106 70 102Q70 110 64 114Q58 126 50 118Q50 124 45 130Q40 138 34 132Q34 144 27 146Q20 148 18 136Q13 144 6 139Q0 132 6 124L113 27Q120 20 128 20Z",
			kit.Lin(60, 30, 180, 150, i.LL, i.M, i.DD), gloss.Dim(c, 4, .3, "M6 139Q60 90 128 36Q196 90 250 139L256 150H0Z", i), c.Path("M0 120L128 6L256 120L250 128L128 26L6 128Z", kit.White).Opacity(.7)))
		for j, x := range []float64{-96, -72, -48, -24, 24, 48, 72, 96} {
			y := 44 + abs(x)*.9
			t := hues[j%5]
			c.Part("candy", c.Circle(128+x+.8, y+1.8, 7.6, i.DDD).Opacity(.5), c.Circle(128+x, y, 7.2, kit.Rad(126+x, y-3, 10, t.LL, t.M, t.DD)), c.Ellipse(125.5+x, y-3, 2, 1.5, kit.White).Opacity(.85))
		}
		c.Part("candy", c.Circle(128, 38, 12, i.DDD).Opacity(.4), c.Circle(128, 36, 12, kit.White), c.Around(6, 128, 36, c.Path("M128 36Q124 28 130 24.500Q136 26 135 29.500Q131 30 128 36Z", k.M)), c.Circle(128, 36, 12, kit.None).Stroke(k.D, 1.4), c.Ellipse(124, 31, 3, 2, kit.White).Opacity(.8))
		win := func(x float64) kit.Node {
			return kit.Of(c.Rect(x-2, 150, 36, 36, 5, w.DDD).Opacity(.5), c.Rect(x, 150, 32, 32, 4, kit.Lin(x, 150, x+32, 182, n.LL, n.M, n.D)), c.Path(kit.RoundRect(x, 150, 32, 32, 4), kit.None).Stroke(i.M, 4), c.Line(fmt.Sprintf("M%g 150V182M%g 166H%g", x+16, x, x+32), i.M, 3.2), c.Form(fmt.Sprintf("M%g 183H%gQ%g 192 %g 191Q%g 198 %g 191Q%g 196 %g 191Q%g 193 %g 183Z", x-5, x+37, x+37, x+30, x+26, x+22, x+15, x+8, x-4, x-5), kit.Lin(0, 183, 0, 197, i.LL, i.D)))
		}
		c.Part("windows", win(58), win(166))
		c.Part("door", c.Path(shape.Arched(106, 156, 44, 84), i.DDD).Opacity(.5).Move(1, 1.5), c.Path(shape.Arched(106, 156, 44, 84), kit.Lin(106, 156, 150, 240, i.LL, i.M, i.D)), c.Form(shape.Arched(112, 162, 32, 78), kit.Lin(112, 162, 144, 240, d.L, d.M, d.DD), c.Line("M122 160V240M134 160V240", d.DDD, 1.6).Opacity(.5)), c.Circle(138, 204, 3.2, kit.Rad(137, 203, 4, hues[2].LL, hues[2].M, hues[2].D)), c.Path("M128 186q-7 -9 -9 -3q0 5 9 11q9 -6 9 -11q-2 -6 -9 3z", kit.Lin(119, 180, 137, 194, k.L, k.D)))
		cane := func(x float64) kit.Node {
			const d = "M0 238V184Q0 172 10 172Q20 172 20 184"
			line := kit.Of(c.Line(d, i.DDD, 9.5), c.Line(d, kit.White, 8), c.Line(d, k.M, 8).Dash(6, 6).Butt(), c.Line(d, kit.White, 1.6).Opacity(.6).Move(-1.8, 0))
			return line.Move(x, 0)
		}
		c.Part("candy", cane(94).Mirror(94).Move(2, 0), cane(160))
		c.Part("icing", c.Form("M6 246C6 232 22 230 32 236C42 228 58 230 64 238C76 230 92 232 98 240C110 234 146 234 158 240C164 232 180 230 192 238C198 230 214 228 224 236C234 230 250 232 250 246Q250 254 238 254H18Q6 254 6 246Z", kit.Lin(0, 230, 0, 256, i.LL, i.M, i.DD)))
		for j, x := range []float64{24, 44, 76, 180, 212, 232} {
			c.Part("gumdrops", drop(x, 246, 9, []kit.Tones{g, hues[2], k, hues[4], g, hues[3]}[j]))
		}
		c.Anchor("ground", 128, 254)
	},
}

func abs(v float64) float64 { return max(v, -v) }
