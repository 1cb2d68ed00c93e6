package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var peppermintCandy = kit.Piece{
	Name: "peppermint-candy", Cm: 3,
	Palette: "candy #ffffff white; stripes #e0313f; wrapper #dff1fb clear",
	Draw: func(c *kit.Canvas) {
		w, s, r := c.Tones("candy"), c.Tones("stripes"), c.Tones("wrapper")
		fan := "M64 128C44 110 26 88 4 84L14 100L2 108L14 120L2 130L14 140L2 150L14 160L4 174C26 168 46 148 64 132Z"
		c.Part("wrapper", c.Both(128, c.Form(fan, kit.Lin(0, 84, 64, 174, kit.White.Alpha(.95), r.M.Alpha(.85), r.D.Alpha(.9)), c.Line("M62 128L8 92M62 129L6 110M62 130L6 130M62 131L6 150M62 132L8 168", r.DDD, 1.6).Opacity(.5), c.Line("M62 126L14 96M62 128L12 118M62 131L12 142", kit.White, 2).Opacity(.9))))
		disc := kit.Oval(128, 128, 74, 74)
		var blades []kit.Node
		for i := range 8 {
			a := float64(i) * math.Pi / 4
			at := func(r, turn float64) (float64, float64) { return 128 + r*math.Cos(a+turn), 128 + r*math.Sin(a+turn) }
			x1, y1 := at(42, .5)
			x2, y2 := at(82, .62)
			x3, y3 := at(82, 1.02)
			x4, y4 := at(42, .9)
			blades = append(blades, c.Path(p.D("M128 128Q%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f 128 128Z", x1, y1, x2, y2, x3, y3, x4, y4), kit.Rad(128, 128, 80, s.L, s.M, s.D)))
		}
		c.Part("candy", c.Form(disc, kit.Rad(104, 100, 120, w.LL, w.M, w.D), c.Named("stripes", kit.Of(blades...)), c.Blur(9, c.Path("M206 100C210 170 170 212 90 196L120 214L214 214V100Z", s.DDD)).Opacity(.35), c.Blur(4, c.Path(disc, kit.None).Stroke(s.DDD, 5)).Opacity(.35)))
		c.Part("wrapper", c.Path(disc, kit.None).Stroke(kit.White, 3).Opacity(.7), p.Glint(c, "M74 116C80 92 98 74 122 69C132 68 132 77 123 79C104 84 92 98 87 119C83 129 71 126 74 116Z", .8))
		c.Anchor("grip", 128, 128)
		c.Anchor("ground", 128, 202)
	},
}

var takeoutBox = kit.Piece{
	Name: "takeout-box", Cm: 13,
	Palette: "box #fbf7f0 white; print #d8343c; noodles #f2c25f food; chopsticks #b5713f; handle #9aa3ad",
	States:  "full; empty -noodles -chopsticks",
	Draw: func(c *kit.Canvas) {
		b, r, n, k, h := c.Tones("box"), c.Tones("print"), c.Tones("noodles"), c.Tones("chopsticks"), c.Tones("handle")
		c.On(kit.Back)
		c.Part("handle", c.Line("M52 96C60 20 196 20 204 96", h.DD, 5), c.Line("M52 96C60 20 196 20 204 96", h.LL, 2.4))
		c.Part("box", c.Form("M44 92L78 78H178L212 92L200 116H56Z", kit.Lin(44, 78, 212, 116, b.DD, b.D, b.DDD)))
		c.On(kit.Body)
		stick := func(d string) kit.Node { return kit.Of(c.Line(d, k.DD, 8), c.Line(d, k.L, 4.5).Move(-1, -.5)) }
		c.Part("chopsticks", stick("M120 110L196 8"), stick("M138 112L222 20"))
		c.Part("noodles", c.Form("M58 104C62 78 92 66 128 68C166 66 194 80 200 104Q128 130 58 104Z", kit.Rad(112, 80, 100, n.LL, n.M, n.DD), p.Each(11, func(i int) kit.Node {
			x := 66 + float64(i)*12
			d := p.D("M%g 112C%g 76 %g 74 %g 112", x, x+4, x+22, x+26-float64(i%3)*4)
			return kit.Of(c.Line(d, n.DDD, 6).Opacity(.6), c.Line(d, n.L, 4), c.Line(d, n.LL, 1.4).Move(-1, -1))
		}), c.Circle(92, 90, 8, kit.Rad(89, 87, 11, kit.Hex("#8fd06a"), kit.Hex("#3f8a3f"))), c.Circle(160, 86, 7, kit.Rad(157, 83, 10, kit.Hex("#ff9a6a"), kit.Hex("#d9532f"))), c.Rect(120, 74, 16, 9, 3, kit.Hex("#e8823f")).Rotate(-16, 128, 78)))
		c.On(kit.Fore)
		const front = "M44 92L212 92L190 244Q188 250 180 250H76Q68 250 66 244Z"
		c.Part("box", c.Form("M44 92L56 110L128 116L200 110L212 92L190 244Q188 250 180 250H76Q68 250 66 244Z", kit.Lin(44, 92, 212, 250, kit.White, b.M, b.D), c.Path("M44 92L74 120L86 250H60Z", b.D).Opacity(.7), c.Path("M212 92L182 120L170 250H196Z", b.DD).Opacity(.8), c.Line("M74 114L86 250M182 114L170 250", b.DDD, 1.6).Opacity(.5)))
		c.Part("print", c.Clip(front, c.Form("M128 136C146 136 158 146 166 158H90C98 146 110 136 128 136ZM94 164H162V168H94ZM100 172H156V198H100ZM96 202H160V208H96Z", kit.Lin(90, 136, 166, 208, r.L, r.M, r.D)), c.Path("M84 160Q88 152 96 150H160Q168 152 172 160Q164 158 158 160H98Q92 158 84 160Z", r.D), c.Rect(122, 180, 12, 18, 2, b.L), c.Rect(106, 178, 10, 10, 1, b.L), c.Rect(140, 178, 10, 10, 1, b.L)))
		c.Part("handle", c.Circle(52, 98, 4, kit.Rad(51, 97, 6, h.LL, h.DD)), c.Circle(204, 98, 4, kit.Rad(203, 97, 6, h.LL, h.DD)))
		c.AnchorBox("inside", 128, 100, 130, 24, 0)
		c.Anchor("grip", 128, 40)
		c.Anchor("ground", 128, 250)
	},
}

var ham = kit.Piece{
	Name: "ham", Cm: 30, Facing: kit.Right,
	Palette: "glaze #c8643a skin; meat #f28f8f; fat #fbe3d3; bone #f6eede; plate #f3f6f9",
	Draw: func(c *kit.Canvas) {
		g, m, f, b, l := c.Tones("glaze"), c.Tones("meat"), c.Tones("fat"), c.Tones("bone"), c.Tones("plate")
		c.Part("plate", c.Form(kit.Oval(128, 214, 124, 30), kit.Lin(10, 190, 240, 244, l.LL, l.M, l.DD)), c.Form(kit.Oval(128, 209, 98, 20), kit.Lin(40, 190, 220, 230, l.D, l.L, l.LL)), c.Blur(5, c.Ellipse(126, 212, 88, 14, g.DDD)).Opacity(.4))
		c.Part("bone", p.Body(c, "M196 92L226 60C218 46 232 34 242 44C254 42 256 58 244 62L214 108Z", b, 7))
		const d = "M30 150C26 100 66 56 120 54C166 52 210 76 220 104C226 130 206 180 160 208C120 226 60 222 40 194Q32 176 30 150Z"
		c.Part("glaze", p.Body(c, d, g, 26, p.Each(9, func(i int) kit.Node {
			x := 60 + float64(i)*20
			return kit.Of(c.Line(p.D("M%g 40Q%g 120 %g 220", x-40, x+20, x+10), g.DDD, 3).Opacity(.4), c.Line(p.D("M%g 40Q%g 120 %g 220", x+70, x+10, x-60), g.DDD, 3).Opacity(.4))
		}), p.Each(10, func(i int) kit.Node {
			x, y := 112+float64(i%4)*26+float64(i/4%2)*12, 74+float64(i/4)*30
			return kit.Of(c.Circle(x+.8, y+1.2, 4, g.DDD).Opacity(.6), c.Circle(x, y, 3.6, kit.Rad(x-1, y-1, 5, kit.Hex("#8a5a34"), kit.Hex("#4a2c1a"))))
		})), p.Glint(c, "M104 74C126 62 154 62 178 76C184 82 178 86 170 82C148 74 128 76 110 84C100 88 96 80 104 74Z", .5))
		face := kit.Oval(74, 150, 52, 66)
		c.Part("meat", c.Form(face, kit.Lin(30, 90, 110, 210, f.LL, f.M, f.D)), c.Form(kit.Oval(75, 151, 43, 56), kit.Rad(62, 126, 84, m.LL, m.L, m.M, m.D), c.Line("M50 110Q80 120 104 112M40 140Q60 132 74 140T112 146M44 172Q70 184 108 172M60 196Q76 190 92 196", f.M, 3).Opacity(.7), c.Line("M90 100Q80 130 96 180", f.L, 2.4).Opacity(.6)),
			c.Circle(76, 148, 14, kit.Rad(72, 143, 20, b.LL, b.M, b.DD)), c.Circle(77, 149, 7, m.DD).Opacity(.6))
		leaf := func(x, y, a float64) kit.Node {
			return c.Form("M0 0Q10 -14 26 -12Q36 -4 28 6Q14 12 0 0Z", kit.Lin(0, -12, 26, 8, kit.Hex("#9bd46a"), kit.Hex("#3f8a3f"))).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("garnish", leaf(176, 214, -20), leaf(200, 212, 10), leaf(150, 220, 12), c.Circle(190, 218, 8, kit.Rad(187, 215, 11, kit.Hex("#ff7a6a"), kit.Hex("#b5202f"))), c.Circle(174, 224, 7, kit.Rad(171, 221, 10, kit.Hex("#ff7a6a"), kit.Hex("#b5202f"))))
		c.Anchor("ground", 128, 244)
	},
}
