package buildings

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var modernHouse = kit.Piece{
	Name: "modern-house", Cm: 1200,
	Palette: "walls #f4f1ea; wood #b9783f cladding; roof #4b525e; windows #9fd4ea glass; door #3f454f; plants #5fae46; pool #58c4e6",
	Draw: func(c *kit.Canvas) {
		w, o, r, g, d, p, l := c.Tones("walls"), c.Tones("wood"), c.Tones("roof"), c.Tones("windows"), c.Tones("door"), c.Tones("plants"), c.Tones("pool")
		bush := func(x, y, s float64) kit.Node {
			return kit.Of(c.Circle(x-s*.7, y-s*.3, s*.7, kit.Rad(x-s, y-s*.7, s*1.3, p.L, p.M, p.D)), c.Circle(x+s*.7, y-s*.3, s*.7, kit.Rad(x+s*.4, y-s*.7, s*1.3, p.L, p.M, p.DD)), c.Circle(x, y-s*.6, s*.85, kit.Rad(x-s*.3, y-s, s*1.5, p.LL, p.M, p.DD)))
		}
		pane := func(x, y, w, h float64, n int) kit.Node {
			all := []kit.Node{c.Rect(x-3, y-3, w+6, h+6, 1, r.DDD), c.Rect(x, y, w, h, 0, kit.Lin(x, y, x+w, y+h, g.LL, g.L, g.M, g.DD)),
				c.Clip(fmt.Sprintf("M%g %gh%gv%gh%gz", x, y, w, h, -w), c.Path(fmt.Sprintf("M%g %gL%g %gh%gL%g %gz", x+w*.1, y+h, x+w*.38, y, w*.14, x+w*.24, y+h), kit.White).Opacity(.45), c.Path(fmt.Sprintf("M%g %gL%g %gh%gL%g %gz", x+w*.6, y+h, x+w*.88, y, w*.06, x+w*.66, y+h), kit.White).Opacity(.35))}
			for i := 1; i < n; i++ {
				all = append(all, c.Rect(x+w*float64(i)/float64(n)-1.5, y, 3, h, 0, r.DDD))
			}
			return kit.Of(all...)
		}
		c.Part("plants", bush(230, 206, 20), bush(20, 206, 17))
		c.Part("walls", c.Form("M24 128H232V216H24Z", kit.Lin(24, 128, 232, 216, w.L, w.M, w.D), c.Rect(24, 128, 208, 14, 0, w.DDD).Opacity(.45)))
		c.Part("wood", c.Form("M24 128H78V216H24Z", kit.Lin(24, 128, 78, 216, o.L, o.M, o.D), c.Line("M24 139H78M24 150H78M24 161H78M24 172H78M24 183H78M24 194H78M24 205H78", o.DDD, 1.8).Opacity(.55), c.Line("M24 141H78M24 152H78M24 163H78M24 174H78M24 185H78M24 196H78M24 207H78", o.LL, 1.2).Opacity(.5), c.Rect(24, 128, 54, 14, 0, o.DDD).Opacity(.5)))
		c.Part("windows", pane(128, 150, 92, 62, 3))
		c.Part("door", c.Form("M90 146H118V216H90Z", kit.Lin(90, 146, 118, 216, d.L, d.M, d.DD), c.Rect(94, 150, 6, 62, 0, g.L), c.Line("M113 176V194", kit.Hex("#e3c16a"), 3)), c.Rect(84, 214, 40, 6, 1, kit.Lin(0, 214, 0, 220, w.L, w.DD)))
		c.Part("walls", c.Form("M58 56H248V130H58Z", kit.Lin(58, 56, 248, 130, kit.White, w.L, w.M, w.D), c.Blur(6, c.Rect(58, 118, 190, 16, 0, w.DD)).Opacity(.5)))
		c.Part("wood", c.Form("M196 64H240V126H196Z", kit.Lin(196, 64, 240, 126, o.L, o.M, o.D), c.Line("M205 64V126M214 64V126M223 64V126M232 64V126", o.DDD, 1.8).Opacity(.55), c.Line("M207 64V126M216 64V126M225 64V126M234 64V126", o.LL, 1.2).Opacity(.5)))
		c.Part("windows", pane(70, 70, 112, 50, 4), pane(208, 78, 20, 30, 1))
		c.Part("balcony", c.Rect(66, 102, 122, 24, 0, kit.Lin(66, 102, 188, 126, kit.White.Alpha(.55), g.L.Alpha(.3), g.M.Alpha(.4))), c.Line("M66 102H188", r.DD, 3), c.Line("M68 102V126M108 102V126M147 102V126M186 102V126", r.DD, 2))
		c.Part("roof", c.Form("M46 44H256V56H46Z", kit.Lin(0, 44, 0, 56, r.LL, r.M, r.DD)), c.Form("M14 122H60V130H14Z", kit.Lin(0, 122, 0, 130, r.L, r.DD)), c.Form("M58 126H252V134H58Z", kit.Lin(0, 126, 0, 134, r.L, r.DD)), c.Form("M88 28H124V44H88Z", kit.Lin(88, 28, 124, 44, o.L, o.D)))
		c.Part("lights", c.Circle(104, 141, 3, kit.Hex("#ffe9a3")), c.Blur(4, c.Ellipse(104, 152, 13, 11, kit.Hex("#ffe9a3"))).Opacity(.5), c.Circle(46, 141, 3, kit.Hex("#ffe9a3")))
		c.Part("plants", c.Form("M2 216H254Q256 230 244 234H12Q0 230 2 216Z", kit.Lin(0, 216, 0, 234, p.L, p.M, p.DD)))
		c.Part("pool", c.Form("M132 219H236L246 230H126Z", kit.Lin(0, 218, 0, 231, w.L, w.D)), c.Form("M137 221H232L239 228H132Z", kit.Lin(132, 221, 239, 228, l.LL, l.M, l.D), c.Line("M146 224h16m10 1h18m12 -1h14", kit.White, 1.5).Opacity(.8)))
		c.Part("plants", bush(56, 222, 11), bush(252, 224, 9).Move(-12, 0), c.Form("M92 234L100 219H114L122 234Z", kit.Lin(92, 219, 122, 234, w.L, w.DD)))
		c.Anchor("ground", 128, 234)
	},
}

var balcony = kit.Piece{
	Name: "balcony", Cm: 320,
	Palette: "wall #f1d9b8; door #3f7f8f shutters; windows #a9dcee glass; railing #3d434e iron; flowers #e8506f petals; leaves #58a83e; slab #d9cdbb stone",
	Draw: func(c *kit.Canvas) {
		w, d, g, r, f, l, s := c.Tones("wall"), c.Tones("door"), c.Tones("windows"), c.Tones("railing"), c.Tones("flowers"), c.Tones("leaves"), c.Tones("slab")
		c.Part("wall", c.Form("M30 20Q30 12 38 12H218Q226 12 226 20V214H30Z", kit.Lin(30, 12, 226, 214, w.LL, w.M, w.D), c.Line("M40 40h24m-20 14h26M196 30h22m-16 14h20M38 120h14m150 -8h18", w.DD, 2).Opacity(.35)))
		c.Part("wall", c.Form("M76 206V78C76 46 100 30 128 30C156 30 180 46 180 78V206Z", kit.Lin(76, 30, 180, 200, s.LL, s.M, s.D)))
		c.Part("windows", c.Form("M86 206V80C86 54 106 40 128 40C150 40 170 54 170 80V206Z", kit.Lin(86, 40, 170, 206, g.LL, g.L, g.M, g.DD), c.Path("M92 206L132 40H150L112 206Z", kit.White).Opacity(.4)))
		c.Part("door", c.Line("M128 40V206M86 84H170M86 146H170", d.DD, 7), c.Line("M127 40V206M86 83H170M86 145H170", d.L, 3), c.Path("M86 206V80C86 54 106 40 128 40C150 40 170 54 170 80V206", kit.None).Stroke(d.DD, 7), c.Path("M86 206V80C86 54 106 40 128 40C150 40 170 54 170 80V206", kit.None).Stroke(d.L, 3), c.Circle(122, 138, 3.5, kit.Hex("#e3c16a")))
		shutter := func(x float64) kit.Node {
			all := []kit.Node{c.Rect(x, 74, 30, 134, 3, kit.Lin(x, 74, x+30, 208, d.L, d.M, d.DD)), c.Rect(x+4, 79, 22, 124, 2, d.DD)}
			for i := range 15 {
				y := 82 + 8*float64(i)
				all = append(all, c.Rect(x+5, y, 20, 5, 1, kit.Lin(0, y, 0, y+5, d.LL, d.M)))
			}
			return kit.Of(all...)
		}
		c.Part("door", shutter(44), shutter(182))
		c.Part("slab", c.Form("M8 206H248V220Q248 224 244 224H12Q8 224 8 220Z", kit.Lin(0, 206, 0, 224, s.LL, s.M, s.DD)), c.Form("M20 224H236L226 234H30Z", kit.Lin(0, 224, 0, 234, s.D, s.DDD)), c.Form("M44 234H64L58 250Q52 254 48 248ZM192 234H212L208 248Q204 254 198 250Z", kit.Lin(44, 234, 60, 252, s.M, s.DDD)))
		c.On(kit.Fore)
		var bars []kit.Node
		for i := range 15 {
			x := 16 + 16*float64(i)
			bars = append(bars, c.Line(fmt.Sprintf("M%g 146V206", x), r.DDD, 5), c.Line(fmt.Sprintf("M%g 146V206", x), r.L, 2), c.Circle(x, 176, 5, kit.None).Stroke(r.DD, 3), c.Circle(x, 176, 5, kit.None).Stroke(r.L, 1.2))
		}
		c.Part("railing", bars...)
		c.Part("railing", c.Rect(6, 138, 244, 9, 4, kit.Lin(0, 138, 0, 147, r.LL, r.M, r.DD)), c.Rect(8, 198, 240, 6, 3, kit.Lin(0, 198, 0, 204, r.L, r.DD)))
		box := func(x float64) kit.Node {
			all := []kit.Node{c.Rect(x, 142, 74, 24, 4, kit.Lin(x, 142, x, 166, kit.Hex("#d98a58"), kit.Hex("#b9653a"), kit.Hex("#8a4426"))), c.Rect(x, 142, 74, 6, 3, kit.Hex("#e8a070"))}
			for i := range 9 {
				lx := x + 2 + 9*float64(i)
				all = append(all, c.Path(fmt.Sprintf("M%g 146q-9 -8 -4 -18q9 4 8 16z", lx), l.M), c.Path(fmt.Sprintf("M%g 146q8 4 6 18q-10 -4 -9 -16z", lx), l.D))
			}
			for i, at := range [][2]float64{{6, 132}, {19, 124}, {32, 132}, {45, 123}, {58, 131}, {69, 125}, {13, 140}, {38, 141}, {62, 142}, {24, 150}, {50, 152}} {
				px, py := x+at[0], at[1]
				t := f
				if i%3 == 2 {
					t = kit.TonesOf(kit.White)
				}
				all = append(all, c.Around(5, px, py, c.Circle(px, py-4.5, 4, kit.Lin(px, py-9, px, py, t.LL, t.M))), c.Circle(px, py, 2.4, kit.Hex("#ffd34d")))
			}
			return kit.Of(all...)
		}
		c.Part("flowers", box(24), box(158))
		c.AnchorBox("inside", 128, 142, 150, 126, 0)
		c.Anchor("ground", 128, 250)
	},
}
