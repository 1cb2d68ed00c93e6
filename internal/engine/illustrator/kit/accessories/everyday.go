package accessories

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var belt = kit.Piece{
	Name: "belt", Cm: 30,
	Palette: "belt #9c5a2e leather strap; buckle #e0b342 metal; stitching #f1d9b0",
	Draw: func(c *kit.Canvas) {
		b, k, s := c.Tones("belt"), c.Tones("buckle"), c.Tones("stitching")
		c.On(kit.Back)
		c.Part("belt", c.Path("M20 112C20 60 236 60 236 112V146C236 100 20 100 20 146Z", kit.Lin(20, 0, 236, 0, b.DD, b.DDD, b.DD)), c.Path("M20 112C20 60 236 60 236 112", kit.None).Stroke(b.D, 3))
		c.On(kit.Body)
		const o = "M20 112C20 168 160 176 236 132L250 168C160 212 20 206 20 148Z"
		c.Part("belt", c.Path("M236 112V148C230 168 200 180 160 188V150C200 144 232 134 236 112Z", kit.Lin(160, 0, 236, 0, b.M, b.DD)), sheen.Body(c, o, b, 13), sheen.Each(5, func(i int) kit.Node {
			x, y := 172+15*float64(i), 177-5.6*float64(i)
			return kit.Of(c.Ellipse(x, y, 3.4, 4.4, b.DDD), c.Ellipse(x+.8, y+1, 2.2, 3, kit.Black).Opacity(.4))
		}))
		c.Part("stitching", fabric.Stitches(c, s.M, "M26 124C40 170 160 178 236 142M26 142C40 190 160 200 244 162"))
		c.Part("buckle", c.Clip(o, c.Blur(3, c.Rect(78, 128, 66, 76, 12, b.DDD)).Opacity(.5)), c.Path(kit.RoundRect(76, 122, 66, 80, 13)+"M92 138v48h34v-48z", kit.Lin(76, 122, 142, 202, k.LL, k.M, k.D, k.L, k.DD)).EvenOdd(), c.Path(kit.RoundRect(76, 122, 66, 80, 13), kit.None).Stroke(k.LL, 2), c.Line("M84 162H150", k.DDD, 9), c.Line("M84 161H150", k.M, 7), c.Line("M86 159H148", k.LL, 2), sheen.Body(c, kit.RoundRect(150, 134, 18, 66, 5), b, 5))
		c.AnchorBox("fit", 128, 130, 216, 0, 0)
	},
}

var wallet = kit.Piece{
	Name: "wallet", Cm: 12,
	States:  "full; empty -money -cards",
	Palette: "wallet #9c5a2e leather; cards #3f86d6; money #6cae5a bills; stitching #f1d9b0; clasp #e0b342 button",
	Draw: func(c *kit.Canvas) {
		w, k, m, s, b := c.Tones("wallet"), c.Tones("cards"), c.Tones("money"), c.Tones("stitching"), c.Tones("clasp")
		c.On(kit.Back)
		c.Part("wallet", c.Form("M18 78Q18 64 32 64H216Q230 64 230 78V120H18Z", kit.Lin(0, 64, 0, 120, w.DD, w.DDD)))
		c.Part("money", sheen.Body(c, "M44 30L206 38L200 120L38 112Z", m, 7, c.Path("M54 42L194 49L190 110L50 104Z", kit.None).Stroke(m.LL, 3), c.Ellipse(122, 78, 26, 26, m.L).Opacity(.6)), sheen.Body(c, "M34 48L210 44L212 126H36Z", m, 7, c.Rect(46, 56, 154, 70, 3, kit.None).Stroke(m.LL, 3), c.Circle(122, 90, 24, m.D), c.Path(kit.LettersPath("$", kit.Box{X0: 110, Y0: 74, X1: 134, Y1: 106}, "display"), m.LL)))
		c.Part("cards", sheen.Body(c, kit.RoundRect(46, 74, 150, 90, 9), kit.TonesOf(kit.Hex("#f2b53c")), 7), sheen.Body(c, kit.RoundRect(40, 90, 160, 90, 9), k, 7, c.Path("M30 104H210V116H30Z", k.DDD)))
		c.On(kit.Fore)
		const o = "M10 118Q10 106 22 106H226Q240 106 240 120V212Q240 226 226 226H28Q10 226 10 208Z"
		c.Part("wallet", sheen.Body(c, o, w, 20), sheen.Glint(c, "M26 120H150Q90 126 34 134Q24 136 24 126Q22 120 26 120Z", .35))
		c.Part("stitching", fabric.Stitches(c, s.M, "M20 116H228V216H22Z"))
		c.Part("clasp", c.Blur(2.5, c.Path("M250 146H190Q172 146 172 166T190 186H250Z", w.DDD).Move(0, 3)).Opacity(.5), sheen.Body(c, "M244 144H192Q172 144 172 164T192 184H244Q250 184 250 176V152Q250 144 244 144Z", w, 9), sheen.Ball(c, 194, 164, 10, b))
		c.Anchor("ground", 126, 226)
		c.AnchorBox("inside", 122, 108, 190, 20, 0)
		c.AnchorBox("print", 90, 172, 120, 70, 0)
	},
}

var toteBag = kit.Piece{
	Name: "tote-bag", Cm: 42,
	States:  "empty",
	Palette: "bag #eadcc0 canvas; handles #d8654a straps; print #d8654a heart <handles",
	Draw: func(c *kit.Canvas) {
		b, h, p := c.Tones("bag"), c.Tones("handles"), c.Tones("print")
		c.On(kit.Back)
		c.Part("handles", c.Line("M84 92C82 24 112 12 128 12C144 12 174 24 172 92", h.DDD, 13), c.Line("M84 92C82 24 112 12 128 12C144 12 174 24 172 92", h.DD, 10))
		c.Part("bag", c.Form(kit.Oval(128, 88, 92, 9), b.DDD))
		c.On(kit.Fore)
		const o = "M36 88Q128 98 220 88L232 234Q232 246 220 247Q128 256 36 247Q24 246 24 234Z"
		c.Part("bag", fabric.Cloth(c, o, b, fabric.Crease(c, b, 7, "M44 110Q58 160 50 230"), fabric.Crease(c, b, 7, "M212 110Q196 170 206 240"), fabric.Stitches(c, b.DD, "M37 102Q128 112 219 102")))
		c.Part("handles", c.Line("M76 130V96C72 40 108 28 128 28C148 28 184 40 180 96V130", h.DDD, 14), c.Line("M76 130V96C72 40 108 28 128 28C148 28 184 40 180 96V130", h.M, 11).Move(-.5, -.6), c.Line("M73 128V96C70 44 104 28 124 25", h.LL, 2.4).Opacity(.7), fabric.Stitches(c, h.LL, "M72 118H80M72 128H80M176 118H184M176 128H184"))
		c.Part("print", c.Path("M128 222C96 202 84 174 98 162C110 152 124 160 128 172C132 160 146 152 158 162C172 174 160 202 128 222Z", kit.Lin(90, 160, 160, 222, p.L, p.M, p.D)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 92, 170, 16, 0)
		c.AnchorBox("print", 128, 184, 120, 90, 0)
		c.AnchorBox("grip", 128, 20, 0, 0, 90)
	},
}

var button = kit.Piece{
	Name: "button", Cm: 2,
	Palette: "button #3fa7c4 disk; thread #fbf1df cord",
	Draw: func(c *kit.Canvas) {
		b, t := c.Tones("button"), c.Tones("thread")
		c.Part("button", c.Circle(128, 133, 118, b.DDD), sheen.Ball(c, 128, 128, 118, b), c.Circle(128, 128, 90, kit.None).Stroke(b.DDD, 8).Opacity(.45), c.Circle(128, 130, 90, kit.None).Stroke(b.LL, 4).Opacity(.7), c.Circle(128, 128, 84, kit.Lin(60, 60, 196, 196, b.D, b.M, b.L)))
		hole := func(x, y float64) kit.Node {
			return kit.Of(c.Circle(x, y, 17, b.DDD), c.Circle(x+1.5, y+2, 14, kit.Black).Opacity(.45), c.Path(fmt.Sprintf("M%g %gA17 17 0 0 0 %g %g", x-15, y+8, x+15, y+8), kit.None).Stroke(b.LL, 2.4).Opacity(.8))
		}
		c.Part("button", hole(100, 100), hole(156, 100), hole(100, 156), hole(156, 156))
		strand := func(d string) kit.Node {
			return kit.Of(c.Blur(2, c.Line(d, b.DDD, 14).Move(2, 5)).Opacity(.5), c.Line(d, t.DD, 13), c.Line(d, t.M, 10).Move(-.6, -.6), c.Line(d, t.DD, 8).Dash(1.6, 5).Butt().Opacity(.6), c.Line(d, t.LL, 2.6).Move(-2, -3))
		}
		c.Part("thread", strand("M100 100L156 156"), strand("M156 100L100 156"))
		c.Part("button", c.Path("M32 110A98 98 0 0 1 92 38L98 50A84 84 0 0 0 46 112Z", kit.White).Opacity(.6).Shade())
	},
}

var safetyPin = kit.Piece{
	Name: "safety-pin", Cm: 5,
	Palette: "pin #b8c2cd metal wire; head #e8517a clasp",
	Draw: func(c *kit.Canvas) {
		p, h := c.Tones("pin"), c.Tones("head")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-38, 128, 128) }
		c.Part("pin", turn(sheen.Tube(c, "M30 150C6 150 6 116 24 112C40 110 46 130 32 138L214 108", 10, p), sheen.Tube(c, "M30 150H206", 10, p), c.Circle(26, 131, 7, kit.None).Stroke(p.DD, 4)))
		c.Part("head", turn(sheen.Body(c, "M196 96Q196 86 208 84L232 84Q262 88 262 128Q262 166 232 168L204 168Q194 166 196 156L200 142L230 140Q238 128 228 116L200 114Z", h, 13), sheen.Glint(c, "M206 92H230Q246 96 248 116Q240 100 226 98H206Z", .6)))
	},
}
