package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var eraser = kit.Piece{
	Name: "eraser", Cm: 6, Palette: "rubber #f48fae pink; sleeve #3f7fd6 blue band; stripes #ffffff white",
	Draw: func(c *kit.Canvas) {
		r, s, w := c.Tones("rubber"), c.Tones("sleeve"), c.Tones("stripes")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-24, 128, 128) }
		d := "M8 100Q8 82 26 82H236Q250 82 250 96V168Q250 182 236 182H34Q8 180 8 152Z"
		c.Part("rubber", turn(c.Path(d, r.DDD).Move(0, 5), sheen.Body(c, d, r, 16, c.Path("M0 82H260V98H0Z", r.LL).Opacity(.6), c.Blur(6, c.Ellipse(14, 170, 40, 30, r.DD)).Opacity(.5)), sheen.Each(5, func(i int) kit.Node {
			return c.Ellipse(14+float64(i)*11, 186+float64(i*7%5), 5-float64(i%3), 2.6, r.D)
		})))
		c.Part("sleeve", turn(c.Clip("M0 80H252V186H0Z", c.Path("M96 80H244Q253 81 253 92V172Q253 184 242 185H96Z", s.DDD).Move(0, 4), sheen.Body(c, "M96 79H242Q253 80 253 91V173Q253 184 242 185H96Z", s, 14, c.Path("M90 79H260V97H90Z", s.LL).Opacity(.45), c.Named("stripes", c.Path("M96 122H260V146H96Z", kit.Lin(0, 122, 0, 146, w.LL, w.M, w.D)))))), turn(c.Line("M96 80V184", s.DDD, 2)))
		c.AnchorBox("grip", 150, 128, 0, 0, -24)
	},
}

// pens is a felt pen that leans; its cap lies beside it or sits on it.
func pens(name, ink, more string, chisel bool) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 14, Palette: "ink " + ink + " cap " + more + "; barrel #f4f1ea body; tip #3b3f4a <ink nib",
		Draw: func(c *kit.Canvas) {
			k, b, t := c.Tones("ink"), c.Tones("barrel"), c.Tones("tip")
			turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(36, 128, 128) }
			if chisel {
				c.Part("stroke", c.Form("M12 214Q60 196 120 216Q164 230 176 214L180 236Q150 254 96 238Q52 226 14 240Z", kit.Lin(12, 200, 180, 240, k.L, k.M, k.L)).Opacity(.75))
			}
			tip := "M116 214H140L134 244Q128 254 122 244Z"
			if chisel {
				tip = "M114 214H142V234L116 246Q112 246 112 240Z"
			}
			c.Part("tip", turn(sheen.Body(c, tip, t, 5)))
			c.Part("barrel", turn(sheen.Body(c, "M98 186H158L146 220H110Z", k, 8), c.Form(kit.RoundRect(94, 46, 68, 144, 8), kit.Lin(94, 0, 162, 0, b.L, b.LL, b.M, b.DD), c.Path("M90 66H170V120H90Z", kit.Lin(94, 0, 162, 0, k.L, k.M, k.D)), c.Line("M90 60H166M90 126H166", k.M, 3), c.Line("M104 76H150M104 90H138M104 104H146", kit.White, 5).Opacity(.7)), sheen.Streak(c, "M106 54V182", 6, .5)))
			c.Part("ink", turn(c.Form(kit.RoundRect(92, -22, 72, 72, 12), kit.Lin(92, 0, 164, 0, k.L, k.LL, k.M, k.DD), sheen.Each(6, func(i int) kit.Node {
				return c.Line(sheen.D("M%d -8V44", 104+i*10), k.DD, 2.4).Opacity(.4)
			})), sheen.Streak(c, "M104 -10V38", 6, .5)))
			c.AnchorBox("grip", 128, 150, 0, 0, 36)
		},
	}
}

var (
	marker      = pens("marker", "#e5414f", "red", false)
	highlighter = pens("highlighter", "#f2e02f", "yellow", true)
)

var chalk = kit.Piece{
	Name: "chalk", Cm: 8, Palette: "white #fbf8f0 first; pink #f48fae; blue #6fb4ee; yellow #f7d25a",
	Draw: func(c *kit.Canvas) {
		stick := func(slot string, y, turn, dx float64) kit.Node {
			t := c.Tones(slot)
			d := sheen.D("M%g %gH%gQ%g %g %g %gH%gZ", 22+dx, y, 226+dx, 234+dx, y+21, 226+dx, y+42, 22+dx)
			return kit.Of(c.Path(d, t.DDD).Move(0, 3), c.Form(d, kit.Lin(0, y, 0, y+42, t.L, t.LL, t.M, t.DD), sheen.Each(12, func(i int) kit.Node {
				return c.Ellipse(30+dx+float64(i*83%190), y+6+float64(i*29%30), 3, 1.4, t.D).Opacity(.5)
			})), c.Ellipse(22+dx, y+21, 12, 21, t.D), c.Ellipse(21+dx, y+20, 10.500, 19, kit.Rad(18+dx, y+14, 22, t.LL, t.M))).Rotate(turn, 128, y+21)
		}
		c.Part("yellow", stick("yellow", 18, 9, 2))
		c.Part("blue", stick("blue", 74, -7, -4))
		c.Part("pink", stick("pink", 132, 6, 6))
		c.Part("white", stick("white", 192, -4, -2))
	},
}

var checklist = kit.Piece{
	Name: "checklist", Cm: 28, Palette: "paper #fffaf0 sheet; board #3f8cf0 clipboard blue; clip #c3ccd4 metal; checks #2fa65a ticks green; lines #b9bfcc text",
	Draw: func(c *kit.Canvas) {
		p, b, m, k, l := c.Tones("paper"), c.Tones("board"), c.Tones("clip"), c.Tones("checks"), c.Tones("lines")
		board := kit.RoundRect(30, 20, 196, 232, 18)
		c.Part("board", c.Path(board, b.DDD).Move(0, 4), sheen.Body(c, board, b, 12))
		c.Part("paper", c.Blur(3, c.Rect(46, 42, 166, 198, 4, b.DDD)).Opacity(.5), c.Rect(44, 38, 168, 198, 4, kit.Lin(44, 38, 212, 236, p.LL, p.M, p.D)))
		for i := range 4 {
			y := 66 + 42*float64(i)
			c.Part("lines", c.Rect(58, y, 27, 27, 6, l.D), c.Rect(60.500, y+2.500, 22, 22, 4, p.LL), c.Rect(98, y+4, []float64{96, 78, 90, 62}[i], 7, 3.500, l.M), c.Rect(98, y+16, []float64{66, 88, 54, 80}[i], 6, 3, l.L))
			if i < 3 {
				c.Part("checks", c.Line(sheen.D("M62 %gL71 %gL89 %g", y+14, y+22, y-2), k.DD, 8).Move(.6, 1.2), c.Line(sheen.D("M62 %gL71 %gL89 %g", y+14, y+22, y-2), k.M, 6.500))
			}
		}
		c.Part("clip", c.Form("M84 34Q84 24 94 24H108Q110 6 128 6Q146 6 148 24H162Q172 24 172 34V46H84Z", sheen.Steel(84, 0, 172, 0, m), c.Circle(128, 24, 7, m.DDD)), c.Line("M86 46H170", m.DDD, 2.4))
	},
}

var crumpledPaper = kit.Piece{
	Name: "crumpled-paper", Cm: 9, Palette: "paper #f1f0ec white ball",
	Draw: func(c *kit.Canvas) {
		p := c.Tones("paper")
		out := "M62 40L98 14L146 24L188 16L214 52L246 84L232 128L250 166L216 206L184 240L138 232L92 246L58 214L20 190L28 142L8 106L34 68Z"
		c.Part("paper", c.Path(out, p.M.Toward(kit.Hex("#7f8694"), .5)).Stroke(p.M.Toward(kit.Hex("#7f8694"), .5), 4))
		rng := c.Rand()
		inner := [][2]float64{{88, 70}, {138, 62}, {186, 76}, {208, 120}, {186, 168}, {140, 192}, {88, 184}, {56, 144}, {60, 102}, {120, 112}, {158, 124}, {112, 152}}
		rim := [][2]float64{{62, 40}, {98, 14}, {146, 24}, {188, 16}, {214, 52}, {246, 84}, {232, 128}, {250, 166}, {216, 206}, {184, 240}, {138, 232}, {92, 246}, {58, 214}, {20, 190}, {28, 142}, {8, 106}, {34, 68}}
		tri := func(a, b, d [2]float64) kit.Node {
			x, y := (a[0]+b[0]+d[0])/3, (a[1]+b[1]+d[1])/3
			tone := 1.1 - (x+y-120)/105 + 2.2*(rng.Float64()-.5)
			o := sheen.D("M%g %gL%g %gL%g %gZ", a[0], a[1], b[0], b[1], d[0], d[1])
			// The darks of white drift to plum: paper is shaded toward gray.
			face := p.M.Toward(kit.White, max(0, min(1, tone*.7)))
			if tone < 0 {
				face = p.M.Toward(kit.Hex("#7f8694"), min(.62, -tone*.26))
			}
			return kit.Of(c.Path(o, face).Stroke(face, 1), c.Clip(o, c.Blur(3, c.Path(o, kit.None).Stroke(p.M.Toward(kit.Hex("#6f7686"), .6), 5).Move(-2, -3)).Opacity(.3)))
		}
		near := []int{8, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8}
		var all []kit.Node
		for i := range rim {
			j := (i + 1) % len(rim)
			all = append(all, tri(rim[i], rim[j], inner[near[i]]))
			if near[i] != near[j] {
				all = append(all, tri(inner[near[i]], inner[near[j]], rim[j]))
			}
		}
		for i := range 9 {
			mid := []int{9, 9, 10, 10, 10, 11, 11, 11, 9}[i]
			all = append(all, tri(inner[i], inner[(i+1)%9], inner[mid]))
		}
		all = append(all, tri(inner[9], inner[10], inner[2]), tri(inner[9], inner[10], inner[11]), tri(inner[10], inner[11], inner[5]), tri(inner[9], inner[11], inner[8]), tri(inner[8], inner[11], inner[7]), tri(inner[9], inner[1], inner[2]))
		c.Part("paper", append(all, c.Line("M88 70L120 112L158 124L208 120M120 112L112 152L140 192M60 102L120 112M158 124L186 76M112 152L56 144", p.LL, 2).Opacity(.8))...)
	},
}

var paperBoat = kit.Piece{
	Name: "paper-boat", Cm: 16, Palette: "paper #6fb4ee blue; sail #6fb4ee <paper",
	Draw: func(c *kit.Canvas) {
		p, s := c.Tones("paper"), c.Tones("sail")
		c.Part("sail", c.Form("M128 30L64 168H128Z", kit.Lin(64, 40, 128, 168, s.LL, s.L)), c.Form("M128 30L192 168H128Z", kit.Lin(128, 40, 190, 168, s.M, s.D)), c.Line("M128 34V168", s.LL, 2))
		hull := "M6 118L78 150Q128 170 178 150L250 118L202 214Q200 218 194 218H62Q56 218 54 214Z"
		c.Part("paper", c.Path("M6 118L78 150Q128 132 178 150L250 118L182 176H74Z", p.DD), c.Form(hull, kit.Lin(6, 118, 250, 218, p.L, p.M, p.D), c.Path("M128 160L60 222H196Z", p.LL).Opacity(.3), c.Path("M128 160L196 222H260V110L178 150Z", p.DDD).Opacity(.22), c.Line("M128 162L62 220M128 162L194 220", p.LL, 2).Opacity(.8)), c.Line("M8 119L78 151Q128 171 178 151L248 119", p.LL, 3))
		c.Anchor("ground", 128, 218)
		c.AnchorBox("inside", 128, 150, 110, 50, 0)
	},
}
