package buildings

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var windmill = kit.Piece{
	Name: "windmill", Cm: 2000,
	Palette: "tower #d8744f bricks; sails #fbf3e2 blades; frame #8a5636 wood; roof #5f6f8c cap; door #2f8f8a; windows #8fd0ea; grass #5aa845; flowers #f2566b tulips",
	Draw: func(c *kit.Canvas) {
		t, s, f, r, d, w, g, l := c.Tones("tower"), c.Tones("sails"), c.Tones("frame"), c.Tones("roof"), c.Tones("door"), c.Tones("windows"), c.Tones("grass"), c.Tones("flowers")
		c.Part("tower", c.Form("M98 104H158L182 242H74Z", kit.Lin(76, 0, 180, 0, kit.At(0, t.M), kit.At(.25, t.LL), kit.At(.5, t.M), kit.At(.82, t.D), kit.At(1, t.DD)), bricks(c, 72, 104, 186, 244, 13, 8, .22, t), gloss.Dim(c, 5, .5, "M84 98H172V116H84Z", t)))
		c.Part("balcony", c.Form("M72 176H184V184H72Z", kit.Lin(0, 176, 0, 184, f.LL, f.D)), c.Line("M66 160H190M70 160V178M84 160V178M98 160V178M112 160V178M128 160V178M144 160V178M158 160V178M172 160V178M186 160V178", f.DD, 3), c.Line("M66 159.500H190", f.L, 1.4), c.Line("M80 184L90 200M176 184L166 200", f.DD, 4))
		c.Part("roof", c.Form("M90 106C90 74 108 58 128 58C148 58 166 74 166 106Q166 110 160 110H96Q90 110 90 106Z", kit.Lin(92, 0, 166, 0, kit.At(0, r.M), kit.At(.28, r.LL), kit.At(.55, r.M), kit.At(1, r.DD)), shingles(c, 84, 68, 172, 112, 12, 9, r)))
		c.Part("windows", archedPane(c, 120, 124, 16, 24, w, s))
		c.Part("door", c.Path(shape.Arched(110, 194, 36, 50), t.DDD).Opacity(.5), c.Path(shape.Arched(111, 196, 34, 48), kit.Lin(111, 196, 145, 244, s.LL, s.M, s.D)), c.Form(shape.Arched(115, 200, 26, 44), kit.Lin(115, 200, 141, 244, d.L, d.M, d.DD), c.Line("M115 222L141 222M128 200V244", d.DDD, 1.4).Opacity(.5)), c.Circle(136, 226, 2.2, kit.Hex("#ffe28a")))
		var lattice []kit.Node
		for i := range 8 {
			y := 12 + 9.5*float64(i)
			lattice = append(lattice, c.Line(fmt.Sprintf("M128 %gH152", y), f.M, 1.8))
		}
		blade := kit.Of(c.Form("M130 8H152V78L130 82Z", kit.Lin(130, 8, 152, 80, s.LL, s.M, s.D), gloss.Dim(c, 3, .35, "M144 4H156V84H148Z", s)), kit.Of(lattice...), c.Line("M141 9V80", f.M, 1.8), c.Path("M130 8H152V78L130 82Z", kit.None).Stroke(f.D, 2.6), c.Line("M128 88V4", f.DDD, 6), c.Line("M127.5 88V4", f.L, 3.4))
		sails := kit.Of(blade, blade.Rotate(90, 128, 88), blade.Rotate(180, 128, 88), blade.Rotate(270, 128, 88)).Rotate(22, 128, 88)
		c.Part("sails", c.Clip("M98 104H158L182 242H74ZM90 106C90 74 108 58 128 58C148 58 166 74 166 106Z", c.Blur(3, c.Line("M128 92L162 16M128 92L206 122M128 92L94 168M128 92L50 58", t.DDD, 16).Opacity(.4).Move(3, 6))), sails, c.Circle(128, 88, 9, f.DDD), c.Circle(127.5, 87.5, 7.5, kit.Rad(125, 85, 10, f.LL, f.M, f.DD)), c.Circle(127.5, 87.5, 2.4, f.DDD))
		c.Part("grass", lawn(c, 26, 230, 240, 14, g), bush(c, 62, 246, 13, g), bush(c, 196, 246, 13, g))
		for i, x := range []float64{40, 84, 98, 156, 170, 216} {
			y := 236 - 3*float64(i%2)
			k := []kit.Tones{l, kit.TonesOf(kit.Hex("#ffc93c"))}[i%2]
			c.Part("flowers", c.Line(fmt.Sprintf("M%g %gV%g", x, y, y+12), g.DD, 2), c.Form(fmt.Sprintf("M%g %gq-1 -7 1 -8q2 2 3.5 3q1.5 -3 2.5 -4q1 1 2.5 4q1.5 -1 3.5 -3q2 1 1 8q-2 4 -7 4q-5 0 -7 -4z", x-7, y), kit.Lin(x-6, y-8, x+6, y+4, k.LL, k.M, k.D)))
		}
		c.Anchor("ground", 128, 254)
	},
}
