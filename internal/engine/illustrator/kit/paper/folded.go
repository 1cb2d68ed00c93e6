package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

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
