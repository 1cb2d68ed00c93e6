package emblems

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// treeOfLife is a tree whose crown and roots fill a ring.
var treeOfLife = kit.Piece{
	Name: "tree-of-life", Cm: 30,
	Palette: "leaves #4f9a5a green; trunk #7a5134 branches roots; ring #7a5134 <trunk",
	Draw: func(c *kit.Canvas) {
		l, t, o := c.Tones("leaves"), c.Tones("trunk"), c.Tones("ring")
		c.Part("ring", c.Circle(128, 128, 119, kit.None).Stroke(kit.Lin(20, 20, 236, 236, o.L, o.M, o.D), 8))
		bark := kit.Lin(100, 60, 160, 220, t.L, t.M, t.D)
		limb := func(w float64, pts ...shape.Pt) kit.Node {
			return c.Path(shape.Ribbon(shape.Sample(pts, 30), func(u float64) float64 { return w * (1 - .82*u) }), bark)
		}
		var limbs, leaves []kit.Node
		limbs = append(limbs, c.Path("M106 176C118 160 120 138 112 108L128 96L144 108C136 138 138 160 150 176C142 184 136 186 128 186C120 186 114 184 106 176Z", bark))
		arms := [][4]float64{{-92, 62, 16, .1}, {-76, 96, 15, .3}, {-50, 110, 13, .5}, {-24, 112, 12, .6}, {-130, 108, 14, -.5}, {-108, 104, 13, -.3}, {-152, 112, 13, -.6}, {-174, 108, 12, -.3}, {-6, 108, 12, .3}}
		for i, a := range arms {
			end := shape.Polar(128, 120, a[1]*.84, a[0])
			mid := shape.Polar(128, 119, a[1]*.46, a[0]-12*a[3])
			limbs = append(limbs, limb(a[2], shape.Pt{X: 128 + 3*a[3], Y: 122}, mid, end))
			for k := range 7 {
				u := .36 + .085*float64(k)
				p := shape.Polar(128, 120, a[1]*u, a[0]-10*a[3]*(1-u))
				for _, s := range []float64{-1, 1} {
					turn := a[0] + s*52 + float64((i*7+k*5)%9-4)*3
					tone := []kit.Color{l.M, l.L, l.D}[(i+k)%3]
					leaves = append(leaves, c.Path(shape.Drop(p.X, p.Y, 8.5, 17.5, turn), tone))
				}
			}
			leaves = append(leaves, c.Path(shape.Drop(end.X, end.Y, 8.5, 18, a[0]), l.L))
		}
		for _, a := range [][2]float64{{150, 84}, {118, 66}, {90, 58}, {62, 66}, {30, 84}} {
			end := shape.Polar(128, 164, a[1], a[0])
			mid := shape.Polar(128, 172, a[1]*.55, a[0]+8*sign(90-a[0]))
			limbs = append(limbs, limb(15, shape.Pt{X: 128, Y: 166}, mid, end))
		}
		c.Part("trunk", limbs...)
		c.Part("leaves", leaves...)
	},
}

func sign(v float64) float64 {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}
