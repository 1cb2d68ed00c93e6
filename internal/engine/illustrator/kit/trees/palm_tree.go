package trees

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var palmTree = kit.Piece{
	Name: "palm-tree", Cm: 900,
	Palette: "fronds #4aa548 leaves; trunk #a9743f bark; coconuts #7a4a2b",
	Draw: func(c *kit.Canvas) {
		f, t, n := c.Tones("fronds"), c.Tones("trunk"), c.Tones("coconuts")
		far := kit.TonesOf(f.D)
		c.Part("fronds", frond(c, far, 138, 72, 100, 8, 52, 26, 24), frond(c, far, 138, 72, 170, 2, 222, 24, 24), frond(c, far, 138, 72, 128, 20, 116, 6, 20))
		c.Part("trunk", c.Form("M130 68C134 120 118 186 84 248Q104 256 130 250C142 190 152 120 148 68Z", kit.Lin(104, 150, 142, 158, kit.At(0, t.D), kit.At(.25, t.L), kit.At(.55, t.M), kit.At(1, t.DD)), rings(c, t),
			c.Blur(7, c.Ellipse(140, 76, 24, 24, t.DDD).Opacity(.6)), c.Blur(6, c.Path("M150 70C150 130 140 200 126 256H170V70Z", t.DDD).Opacity(.4))))
		c.Part("coconuts", coconut(c, n, 126, 84, 12), coconut(c, n, 154, 84, 11.5), coconut(c, n, 140, 91, 13))
		c.Part("fronds", frond(c, f, 139, 72, 80, 40, 22, 116, 30), frond(c, f, 139, 72, 214, 38, 244, 118, 30), frond(c, f, 139, 72, 70, 10, 10, 66, 30), frond(c, f, 139, 72, 212, 6, 252, 62, 30),
			frond(c, f, 139, 72, 96, 84, 74, 142, 24), frond(c, f, 139, 72, 184, 84, 200, 144, 24),
			c.Ellipse(139, 71, 10, 7, kit.Rad(136, 68, 12, f.L, f.D)))
		c.Anchor("ground", 108, 251)
	},
}

func rings(c *kit.Canvas, t kit.Tones) kit.Node {
	var all []kit.Node
	for i := range 13 {
		k := float64(i) / 13
		x, y := 140-k*k*36, 84+k*168
		all = append(all, c.Line(fmt.Sprintf("M%g %gq14 9 36 -3", x-18, y-1), t.DDD, 2.2).Opacity(.5), c.Line(fmt.Sprintf("M%g %gq14 9 36 -3", x-18, y+1.6), t.LL, 1.6).Opacity(.5))
	}
	return kit.Of(all...)
}

func coconut(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	return kit.Of(c.Circle(x, y, r, kit.Rad(x-r*.35, y-r*.4, r*1.5, t.LL, t.M, t.D, t.DDD)), c.Circle(x+r*.1, y+r*.4, r*.13, t.DDD), c.Circle(x-r*.3, y+r*.3, r*.13, t.DDD), c.Circle(x-r*.05, y+r*.05, r*.13, t.DDD))
}

// frond is a feather leaf along a curve; its leaflets hang below.
func frond(c *kit.Canvas, t kit.Tones, x0, y0, cx, cy, x1, y1, deep float64) kit.Node {
	var top, low strings.Builder
	var lines, back []string
	const n = 13
	for i := range n + 1 {
		k := float64(i) / n
		x, y, dx, dy := foliage.Quad(x0, y0, cx, cy, x1, y1, k)
		nx, ny := -dy, dx
		if x1 < x0 {
			nx, ny = dy, -dx
		}
		w := deep * (.25 + .75*math.Pow(math.Sin(math.Pi*min(1, k*.86+.1)), .7))
		if i == n {
			w = 2
		}
		up := w * .3
		top.WriteString(fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], x-nx*up, y-ny*up-1))
		if i < n {
			top.WriteString(fmt.Sprintf("l%g %g", dx*6-nx*up*.5, dy*6-ny*up*.5))
		}
		tx, ty := x+nx*w+dx*w*.7, y+ny*w+dy*w*.7
		ix, iy := x+nx*w*.3+dx*3, y+ny*w*.3+dy*3
		back = append(back, fmt.Sprintf("L%g %gQ%g %g %g %g", ix, iy, x+nx*w*.8+dx*w*.2, y+ny*w*.8+dy*w*.2, tx, ty))
		lines = append(lines, fmt.Sprintf("M%g %gL%g %g", x, y, tx, ty))
	}
	for i := len(back) - 1; i >= 0; i-- {
		low.WriteString(back[i])
	}
	spine := fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y0, cx, cy, x1, y1)
	shape := top.String() + low.String() + "Z"
	return kit.Of(c.Form(shape, kit.Lin(min(x0, x1), min(y0, y1)-10, max(x0, x1), max(y0, y1)+20, t.L, t.M, t.D), c.Line(strings.Join(lines, ""), t.DD, 1.3).Opacity(.5),
		c.Line(spine, t.LL, deep*.5).Opacity(.22).Move(0, -deep*.2), c.Blur(5, c.Circle(x0, y0, 24, t.DDD).Opacity(.5))),
		c.Line(spine, t.DD, 3), c.Line(spine, t.LL, 1.6).Move(-.3, -.6))
}
