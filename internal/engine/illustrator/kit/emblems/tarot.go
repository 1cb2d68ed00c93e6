package emblems

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// tarotCards are the cards of a tarot that are asked for most, and one with an empty field.
func tarotCards() []kit.Piece {
	return []kit.Piece{
		tarot("tarot-card", "", "TAROT", nil), tarot("tarot-sun", "XIX", "THE SUN", tarotSun), tarot("tarot-moon", "XVIII", "THE MOON", tarotMoon),
		tarot("tarot-star", "XVII", "THE STAR", tarotStar), tarot("tarot-death", "XIII", "DEATH", tarotDeath),
	}
}

// tarot is a dark card with a gold frame, a number, a title and what it shows.
func tarot(name, number, title string, art func(c *kit.Canvas, g, a kit.Tones)) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 12, Palette: "card #232a5c; frame #e8bf60 gold; art #f6e3b4; title #fff4d6",
		Draw: func(c *kit.Canvas) {
			k, g, a, w := c.Tones("card"), c.Tones("frame"), c.Tones("art"), c.Tones("title")
			card := kit.RoundRect(50, 4, 156, 248, 14)
			c.Part("card", c.Path(card, k.DDD).Move(1.5, 3), c.Form(card, kit.Lin(50, 4, 206, 252, k.L, k.M, k.D), sheen.Edge(c, card, k, 8)))
			arch := "M70 204V96A58 54 0 0 1 186 96V204Z"
			c.Part("frame", c.Path(kit.RoundRect(58, 12, 140, 232, 9), kit.None).Stroke(g.M, 3.4), c.Path(kit.RoundRect(63, 17, 130, 222, 6), kit.None).Stroke(g.L, 1.2))
			c.Part("card", c.Form(arch, kit.Lin(128, 40, 128, 204, k.DD, k.M, k.L)))
			if art != nil {
				c.Add(c.Clip(arch, c.Named("art", sheen.Each(14, func(i int) kit.Node {
					si, co := math.Sincos(float64(i)*2.4 + .7)
					r := 22 + 4.6*float64(i)
					return c.Circle(128+r*co*.72, 118+r*si, 1.1+.7*float64(i%3), a.L)
				}))))
				art(c, g, a)
			}
			c.Part("frame", c.Path(arch, kit.None).Stroke(g.M, 2.6), c.Both(128, c.Path("M176 28l3.500 8 8 3.500-8 3.500-3.500 8-3.500-8-8-3.500 8-3.500z", g.L)))
			if number != "" {
				c.Part("title", c.Path(kit.LettersPath(number, kit.Box{X0: 108, Y0: 22, X1: 148, Y1: 36}, "serif"), w.M))
			}
			text := c.Text()
			if text == "" {
				text = title
			}
			c.Part("title", c.Form(kit.RoundRect(74, 210, 108, 22, 5), kit.Lin(74, 210, 182, 232, g.LL, g.L, g.M)), c.Path(kit.LettersPath(text, kit.Box{X0: 82, Y0: 214, X1: 174, Y1: 228}, "serif"), k.DDD))
			c.AnchorBox("print", 128, 128, 100, 120, 0)
			c.AnchorBox("grip", 128, 236, 0, 0, 0)
		},
	}
}

// tarotFace is a calm face with closed eyes, on a round of a radius.
func tarotFace(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Line(sheen.D("M%g %gq%g %g %g 0M%g %gq%g %g %g 0M%g %gq%g %g %g 0", x-r*.55, y-r*.08, r*.17, r*.2, r*.36, x+r*.2, y-r*.08, r*.17, r*.2, r*.36, x-r*.25, y+r*.42, r*.25, r*.2, r*.5), t.DDD, r*.08),
		c.Line(sheen.D("M%g %gq%g %g %g 1", x+r*.02, y-r*.05, -r*.14, r*.3, r*.04), t.DD, r*.06), c.Circle(x-r*.5, y+r*.25, r*.12, kit.Hex("#e8806a")).Opacity(.5), c.Circle(x+r*.5, y+r*.25, r*.12, kit.Hex("#e8806a")).Opacity(.5))
}

func tarotSun(c *kit.Canvas, g, a kit.Tones) {
	ray := func(i int) kit.Node {
		d := "M120 84Q116 62 128 50Q124 66 136 84Z"
		if i%2 == 0 {
			d = "M119 84L128 54L137 84Z"
		}
		return c.Path(d, kit.Lin(120, 50, 136, 84, g.L, g.M)).Rotate(22.5*float64(i), 128, 122)
	}
	disc := kit.Oval(128, 122, 32, 32)
	c.Part("art", sheen.Each(16, ray), c.Form(disc, kit.Rad(118, 110, 44, g.LL, g.L, g.M)), tarotFace(c, 128, 122, 32, g))
}

func tarotMoon(c *kit.Canvas, g, a kit.Tones) {
	d := "M142 62A46 46 0 1 0 170 140A38 38 0 0 1 142 62Z"
	hill := "M60 206V178Q90 158 118 184Q146 206 200 170V210Z"
	c.Part("art", c.Form(d, kit.Rad(100, 90, 80, a.LL, a.L, a.D)), c.Line("M104 104q6 6 13 1M112 134q8 4 14 -2M96 116q-5 8 2 9", g.DDD, 2.4), c.Both(128, c.Path("M92 158q5 8 0 12q-5 -4 0 -12Z", g.L)), c.Path("M128 152q6 9 0 14q-6 -5 0 -14Z", g.L),
		c.Clip("M71 96H185V203H71Z", c.Path(hill, kit.Lin(60, 160, 60, 206, g.D, g.DDD)).Opacity(.85)), c.Path("M158 92l3 8 8 3-8 3-3 8-3-8-8-3 8-3z", g.L))
}

func tarotStar(c *kit.Canvas, g, a kit.Tones) {
	star := func(x, y, r float64) string {
		d := ""
		for k := range 16 {
			q := r * []float64{1, .3, .62, .3}[k%4]
			si, co := math.Sincos(float64(k)*math.Pi/8 - math.Pi/2)
			d += sheen.D("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[k == 0], x+q*co, y+q*si)
		}
		return d + "Z"
	}
	big := star(128, 112, 48)
	c.Part("art", c.Form(big, kit.Rad(122, 104, 56, a.LL, g.L, g.M)), c.Circle(128, 112, 7, a.LL))
	for _, s := range [][3]float64{{88, 88, 12}, {168, 88, 12}, {86, 146, 10}, {170, 146, 10}, {128, 182, 12}} {
		c.Part("art", c.Path(star(s[0], s[1], s[2]), g.L))
	}
	c.Part("art", c.Line("M72 190q10 -8 20 0t20 0t20 0t20 0t20 0t20 0", g.M, 2.4), c.Line("M72 198q10 -8 20 0t20 0t20 0t20 0t20 0t20 0", g.L, 1.6))
}

func tarotDeath(c *kit.Canvas, g, a kit.Tones) {
	c.Part("art", c.Line("M92 190L164 62", g.D, 5), c.Form("M160 70C140 48 104 50 84 82C108 68 136 68 154 84Z", kit.Lin(84, 56, 160, 84, a.LL, a.M, a.DD)))
	skull := "M94 122C92 82 164 82 162 122C162 136 156 142 150 146V162Q128 172 106 162V146C100 142 94 136 94 122Z"
	c.Part("art", c.Path(skull, g.DDD).Move(1, 3).Opacity(.6), c.Form(skull, kit.Rad(116, 104, 60, a.LL, a.L, a.D)), c.Both(128, c.Path("M134 122C136 112 152 112 152 124C152 134 136 136 134 122Z", g.DDD)), c.Path("M128 132l5 11h-10z", g.DDD), c.Line("M112 152v12M120 154v12M128 154v13M136 154v12M144 152v12", g.DDD, 1.8))
	rose := func(x, y float64) kit.Node {
		return kit.Of(c.Circle(x, y, 9, kit.Hex("#c8344f")), c.Path(sheen.D("M%g %gq6 -8 10 1q-4 9 -10 4q-2 -4 3 -4", x-4, y), kit.None).Stroke(kit.Hex("#ffb3bd"), 1.6), c.Path(sheen.D("M%g %gq10 -2 12 6q-10 2 -12 -6Z", x+7, y+3), kit.Hex("#4f9a52")))
	}
	c.Part("art", rose(88, 190), rose(128, 194), rose(166, 190))
}

// concho is a round silver ornament of Western belts and hats, with a turquoise in its middle.
var concho = kit.Piece{
	Name: "concho", Cm: 5, Palette: "silver #c9ced6 metal; stone #2fb8ae turquoise",
	Draw: func(c *kit.Canvas) {
		s, t := c.Tones("silver"), c.Tones("stone")
		d := ""
		for k := range 16 {
			a0, a1 := float64(k)*math.Pi/8, float64(k+1)*math.Pi/8
			if k == 0 {
				d = sheen.D("M%.2f %.2f", 128+104*math.Cos(a0), 128+104*math.Sin(a0))
			}
			d += sheen.D("A22 22 0 0 1 %.2f %.2f", 128+104*math.Cos(a1), 128+104*math.Sin(a1))
		}
		d += "Z"
		c.Part("silver", c.Path(d, s.DDD).Move(2, 4), c.Form(d, kit.Lin(30, 20, 220, 236, s.LL, s.L, s.M, s.D, s.L), sheen.Edge(c, d, s, 10)))
		c.Part("silver", sheen.Each(16, func(i int) kit.Node {
			turn := 22.5*float64(i) + 11.25
			return kit.Of(c.Circle(128, 20, 5, s.DD), c.Circle(127.5, 19, 4, s.LL), c.Path("M128 36Q140 52 128 74Q116 52 128 36Z", kit.Lin(118, 36, 138, 74, s.DD, s.M, s.LL)), c.Line("M128 42V68", s.DDD, 1.6), c.Path("M119 78Q128 68 137 78", kit.None).Stroke(s.DD, 2.4)).Rotate(turn, 128, 128)
		}), c.Circle(128, 128, 96, kit.None).Stroke(s.DD, 2), c.Circle(128, 128, 56, kit.None).Stroke(s.DDD, 3))
		c.Part("silver", sheen.Each(28, func(i int) kit.Node {
			si, co := math.Sincos(float64(i) * math.Pi / 14)
			return kit.Of(c.Circle(128+48*co, 128+48*si, 4.6, s.DD), c.Circle(127.4+48*co, 127+48*si, 3.8, s.LL))
		}))
		stone := kit.Oval(128, 128, 42, 42)
		c.Part("stone", c.Path(stone, s.DDD).Move(1, 2.5), c.Form(stone, kit.Rad(114, 110, 60, t.LL, t.L, t.M, t.D), c.Line("M90 120l16 8 6 20 14 6M150 92l-8 18 12 12 2 22M120 92l6 12-6 10M138 160l8-12 18 0", kit.Hex("#4a3526"), 2).Opacity(.75), sheen.Edge(c, stone, t, 8)), sheen.Glint(c, "M100 116C102 104 112 96 122 95C114 102 108 110 106 120C104 124 100 122 100 116Z", .6))
	},
}
