package linen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// picnicBlanket lies spread on the ground, seen from the front and above, with one corner turned up.
var picnicBlanket = kit.Piece{
	Name: "picnic-blanket", Cm: 190,
	States:  "plain; checkered",
	Palette: "blanket #d8323c cloth; ground #fbf4e8 checks; hem #f3dcc0 border <ground",
	Draw: func(c *kit.Canvas) {
		b, g, h := c.Tones("blanket"), c.Tones("ground"), c.Tones("hem")
		const rows, columns = 9, 12
		at := func(u, v float64) (x, y float64) { // u across and v toward the viewer, from 0 to 1
			y = 84 + 126*(.78*v+.22*v*v)
			half := 78 + 44*v + 2*v*v
			return 128 + (2*u-1)*half, y + 2.4*ripple(u*9) + 2*ripple(v*7+1)
		}
		edge := func() string {
			d := ""
			add := func(u, v float64) {
				x, y := at(u, v)
				if d == "" {
					d = sheen.D("M%.1f %.1f", x, y)
					return
				}
				d += sheen.D("L%.1f %.1f", x, y)
			}
			for i := range 25 {
				add(float64(i)/24, 0)
			}
			for i := range 25 {
				add(1, float64(i)/24)
			}
			for i := range 25 {
				add(1-float64(i)/24, 1)
			}
			for i := range 25 {
				add(0, 1-float64(i)/24)
			}
			return d + "Z"
		}()
		band := func(u0, v0, u1, v1 float64) string {
			ax, ay := at(u0, v0)
			bx, by := at(u1, v0)
			cx, cy := at(u1, v1)
			dx, dy := at(u0, v1)
			if v1-v0 > u1-u0 {
				mx, my := at(u0, (v0+v1)/2)
				nx, ny := at(u1, (v0+v1)/2)
				return sheen.D("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", ax, ay, bx, by, nx, ny, cx, cy, dx, dy, mx, my)
			}
			return sheen.D("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", ax, ay, bx, by, cx, cy, dx, dy)
		}
		c.Part("hem", c.Path(edge, h.DDD).Move(0, 5), c.Path(edge, h.D).Move(0, 3.4))
		if c.State("plain") {
			g, h = b, b
		}
		c.Part("ground", c.Path(edge, kit.Lin(60, 84, 200, 214, g.LL, g.M, g.D)))
		c.Part("blanket", c.Clip(edge,
			sheen.Each(columns/2, func(i int) kit.Node {
				u := (float64(2*i) + .5) / columns
				return c.Path(band(u, 0, u+1./columns, 1), b.M).Opacity(.62)
			}),
			sheen.Each((rows+1)/2, func(i int) kit.Node {
				v := float64(2*i) / rows
				return sheen.Each(columns, func(j int) kit.Node {
					u := float64(j) / columns
					return c.Path(band(u, v, u+1./columns, v+1./rows), b.M)
				}).Opacity(.62)
			}),
			sheen.Dim(c, 14, .3, "M170 84H262V224H90L200 190Z", b),
			c.Path("M50 80H120L30 214H-10Z", kit.White).Opacity(.18).Shade(),
			sheen.Each(3, func(i int) kit.Node {
				x := 74 + 54*float64(i)
				return kit.Of(c.Blur(3, c.Line(sheen.D("M%g 92Q%g 150 %g 212", x, x-8, x-22), b.DDD, 4)).Opacity(.22), c.Blur(2.4, c.Line(sheen.D("M%g 92Q%g 150 %g 212", x+6, x-2, x-14), kit.White, 3)).Opacity(.4))
			})), c.Path(edge, kit.None).Stroke(h.M, 3.6), c.Path(edge, kit.None).Stroke(h.LL, 1.2).Move(-.5, -.7))
		c.Part("fold", c.Form("M250 196C240 214 226 222 204 213L250 196Z", kit.Lin(210, 200, 246, 220, g.L, g.D, g.DD)), c.Line("M205 213L250 196", h.LL, 1.8), c.Blur(3, c.Path("M204 214Q226 224 246 206L248 214Q226 230 204 214Z", b.DDD)).Opacity(.3))
		c.Anchor("ground", 128, 170)
		c.AnchorBox("surface", 128, 168, 190, 0, 0)
	},
}

// ripple is a small wave of cloth on uneven ground.
func ripple(x float64) float64 {
	x -= float64(int(x/2)) * 2
	if x > 1 {
		x = 2 - x
	}
	return x*x*(3-2*x) - .5
}
