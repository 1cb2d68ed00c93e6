package rail

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// trainTrack runs away from the viewer.
var trainTrack = kit.Piece{
	Name: "train-track", Cm: 600, Palette: "rails #a9b4c0 steel metal; ties #8a5a38 sleepers wood; gravel #a59c93 stones bed",
	Draw: func(c *kit.Canvas) {
		r, t, g := c.Tones("rails"), c.Tones("ties"), c.Tones("gravel")
		bed := "M96 20H160L252 244Q128 254 4 244Z"
		c.Part("gravel", c.Form(bed, kit.Lin(0, 20, 0, 250, g.D, g.M, g.L), func() kit.Node {
			var all []kit.Node
			for range 240 {
				y := 20 + 226*c.Rand().Float64()
				k := .25 + (y-20)/226
				x, col := 128+(c.Rand().Float64()*2-1)*(34+92*(y-20)/226), g.DD
				if c.Rand().IntN(2) == 0 {
					col = g.LL
				}
				all = append(all, c.Ellipse(x, y, 4.200*k, 2.600*k, col).Opacity(.75))
			}
			return kit.Of(all...)
		}()))
		y := 26.0
		for i := range 10 {
			k := (y - 20) / 226
			w, h := 40+86*k, 4+13*k
			c.Part("ties", c.Rect(128-w, y+h*.35, 2*w, h, h*.25, t.DDD).Opacity(.8), c.Path(kit.RoundRect(128-w, y, 2*w, h, h*.25), kit.Lin(0, y, 0, y+h, t.LL, t.M, t.D)), c.Line(fmt.Sprintf("M%g %gH%g", 128-w*.8, y+h*.55, 128+w*.6), t.DD, h*.1).Opacity(.7))
			y += 10 + 3.400*float64(i)*.62 + h*.35
		}
		for _, s := range []float64{-1, 1} {
			p := func(a, b float64) string { return fmt.Sprintf("%g", 128+s*(a)) + " " + fmt.Sprint(b) }
			c.Part("rails", c.Path("M"+p(27, 18)+"L"+p(74, 250)+"L"+p(88, 250)+"L"+p(32, 18)+"Z", r.DDD), c.Path("M"+p(27, 18)+"L"+p(73, 249)+"L"+p(84, 249)+"L"+p(31, 18)+"Z", kit.Lin(0, 18, 0, 250, r.D, r.L, r.LL)), c.Line("M"+p(28, 20)+"L"+p(76, 248), kit.White, 2).Opacity(.7))
		}
	},
}

// road runs away from the viewer, straight or in a bend.
var road = kit.Piece{
	Name: "road", Cm: 800, States: "straight; winding",
	Palette: "asphalt #5a5f6b street gray; lines #ffd34d yellow stripes; edges #f6f3ea white; shoulder #7fb35a grass",
	Draw: func(c *kit.Canvas) {
		a, l, e, s := c.Tones("asphalt"), c.Tones("lines"), c.Tones("edges"), c.Tones("shoulder")
		grass, bed, mid, left, right := "M106 16H150L256 246H0Z", "M112 16H144L236 246H20Z", "M128 22V244", "M116 18L32 246", "M140 18L224 246"
		if c.State("winding") {
			grass = "M140 14H160C190 60 250 80 236 118C222 156 150 150 164 186C176 212 226 226 250 250H6C24 204 20 176 66 152C110 130 176 122 180 100C184 78 136 60 140 14Z"
			bed = "M146 14H156C182 62 238 84 222 116C206 150 126 150 134 188C140 216 200 226 226 250H30C40 208 44 180 84 158C126 134 186 126 192 102C196 78 144 58 146 14Z"
			mid = "M151 18C162 62 216 86 208 110C198 142 112 146 108 184C106 212 122 230 128 250"
			left, right = "M148 18C150 58 200 80 195 103C188 130 126 138 88 161C50 184 46 208 37 248", "M155 18C180 62 234 86 218 114C202 146 120 148 128 190C134 216 190 226 216 248"
		}
		c.Part("shoulder", c.Form(grass, kit.Lin(0, 16, 0, 250, s.D, s.M, s.L)))
		c.Part("asphalt", c.Form(bed, kit.Lin(0, 16, 0, 250, a.D, a.M, a.L), func() kit.Node {
			var all []kit.Node
			for range 150 {
				all = append(all, c.Circle(20+220*c.Rand().Float64(), 20+228*c.Rand().Float64(), 1.100, a.LL).Opacity(.5))
			}
			return kit.Of(all...)
		}()))
		c.Part("edges", c.Clip(bed, c.Line(left, e.M, 3.200), c.Line(right, e.M, 3.200)))
		if c.State("winding") {
			c.Part("lines", c.Clip(bed, c.Line(mid, l.M, 4.500).Dash(13, 11).Butt()))
			return
		}
		y, h := 26.0, 6.0
		for range 8 {
			w := .8 + (y-16)/230*6
			c.Part("lines", c.Path(fmt.Sprintf("M%g %gH%gL%g %gH%gZ", 128-w, y, 128+w, 128+w*1.150, y+h, 128-w*1.150), kit.Lin(0, y, 0, y+h, l.D, l.M)))
			y += h * 1.900
			h *= 1.270
		}
	},
}

var bulletTrain = kit.Piece{
	Name: "bullet-train", Cm: 5000, Facing: kit.Right,
	Palette: "body #f4f7fb white; stripe #2f6fd0 blue; windows #3a4a63 glass; lights #ffe08a; rails #9aa6b4",
	Draw: func(c *kit.Canvas) {
		b, s, w, l, r := c.Tones("body"), c.Tones("stripe"), c.Tones("windows"), c.Tones("lights"), c.Tones("rails")
		c.Part("rails", c.Rect(-8, 184, 272, 6, 3, gloss.Barrel(r, 0, 184, 0, 190)))
		d := "M-10 88Q-10 84 -4 84H120C176 84 226 116 258 152Q272 170 258 176Q250 179 240 179H-10Z"
		c.Part("body", c.Path("M0 172H226L214 187H0Z", kit.Hex("#343a47")), c.Form(d, kit.Lin(0, 84, 0, 180, kit.At(0, b.LL), kit.At(.4, b.L), kit.At(.75, b.M), kit.At(1, b.DD)),
			c.Named("stripe", c.Path("M-12 134H150C196 136 228 148 268 164V178H236C206 156 180 148 146 147H-12Z", kit.Lin(0, 134, 0, 176, s.L, s.M, s.D)), c.Rect(-12, 152, 190, 4, 0, s.M)),
			gloss.Dim(c, 5, .35, "M-12 168H270V190H-12Z", b), c.Line("M62 84V180", b.DD, 2).Opacity(.7)), gloss.Glint(c, "M-4 88H120C160 89 190 104 212 118C184 104 156 96 120 95H-4Z", .9))
		c.Part("windows", c.Path("M150 100C182 104 206 120 222 134Q188 134 166 126Q152 120 150 100Z", w.DDD), chassis.Glass(c, "M153 103C182 107 203 121 216 132Q188 131 168 123Q155 118 153 103Z", w))
		for i := range 6 {
			x := -2 + 23.500*float64(i)
			c.Part("windows", c.Rect(x-1.500, 104.500, 19, 21, 5, b.DD), chassis.Glass(c, kit.RoundRect(x, 106, 16, 18, 4), w))
		}
		c.Part("body", c.Path(kit.RoundRect(130, 102, 15, 60, 3), kit.None).Stroke(b.DD, 1.600))
		c.Part("lights", c.Form("M238 156Q252 158 258 166Q248 168 236 162Z", kit.Lin(236, 156, 258, 168, l.LL, l.M)), c.Blur(4, c.Ellipse(252, 163, 8, 4, l.L)).Opacity(.6))
		c.AnchorBox("print", 60, 160, 90, 12, 0)
		c.Anchor("ground", 128, 190)
	},
}

// subwayTrain is seen from the front.
var subwayTrain = kit.Piece{
	Name: "subway-train", Cm: 320,
	Palette: "body #c9d2dc silver steel metal; face #2f6fd0 front blue; windows #9fd4ee glass; lights #ffe9a0; sign #2b3040",
	Draw: func(c *kit.Canvas) {
		b, f, w, l, g := c.Tones("body"), c.Tones("face"), c.Tones("windows"), c.Tones("lights"), c.Tones("sign")
		c.Part("wheels", c.Rect(58, 226, 34, 24, 5, kit.Hex("#2b2f3a")), c.Rect(164, 226, 34, 24, 5, kit.Hex("#2b2f3a")), c.Rect(84, 230, 88, 12, 4, kit.Hex("#3a404e")))
		d := "M40 50Q44 8 84 6H172Q212 8 216 50L224 214Q224 232 206 232H50Q32 232 32 214Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 3), c.Form(d, kit.Lin(32, 0, 224, 0, b.L, b.LL, b.M, b.D, b.DD), c.Line("M36 196H220M35 206H221", b.DD, 2).Opacity(.5)))
		face := "M56 54Q60 22 90 20H166Q196 22 200 54L206 178Q206 188 196 188H60Q50 188 50 178Z"
		c.Part("face", c.Form(face, kit.Lin(50, 20, 206, 190, f.LL, f.M, f.D, f.DD)), gloss.Glint(c, "M62 56Q66 30 92 28H120Q84 40 78 70Q72 110 66 140Z", .25))
		c.Part("sign", c.Rect(92, 26, 72, 18, 5, g.D), c.Path(kit.LettersPath("CITY", kit.Box{X0: 108, Y0: 29, X1: 148, Y1: 41}, "display"), kit.Hex("#ffc83d")))
		pane := func(o string) kit.Node { return kit.Of(c.Path(o, f.DDD).Stroke(f.DDD, 4), chassis.Glass(c, o, w)) }
		c.Part("windows", pane("M66 60Q66 54 72 54H98Q102 54 102 58V118Q102 122 98 122H66Q62 122 62 116Z"), pane("M190 60Q190 54 184 54H158Q154 54 154 58V118Q154 122 158 122H190Q194 122 194 116Z"), pane(kit.RoundRect(112, 60, 32, 58, 5)))
		c.Part("face", c.Path(kit.RoundRect(107, 52, 42, 136, 4), kit.None).Stroke(f.DDD, 2.400), c.Circle(141, 136, 3, f.LL))
		for _, x := range []float64{78, 178} {
			c.Part("lights", c.Blur(6, c.Circle(x, 156, 15, l.M)).Opacity(.7), c.Circle(x, 156, 12, f.DDD), c.Circle(x, 156, 10, kit.Rad(x-3, 152, 14, l.LL, l.M, l.D)))
		}
		c.Part("body", c.Rect(98, 208, 60, 16, 6, kit.Hex("#343a47")), c.Rect(116, 214, 24, 14, 4, kit.Hex("#5a6270")))
		c.AnchorBox("print", 128, 172, 60, 16, 0)
		c.Anchor("ground", 128, 250)
	},
}
