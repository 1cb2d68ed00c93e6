package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// decoBorder is the border in the manner of art deco.
const decoBorder = 1

var border = kit.Piece{
	Name: "border", Cm: 30,
	Palette: "line #3f6fb5; accent #f08a4b; leaves #6fa67a",
	Draw: func(c *kit.Canvas) {
		t, a, l := c.Tones("line"), c.Tones("accent"), c.Tones("leaves")
		r := c.Rand()
		c.Bleed()
		b := shape.Inset(shape.Sheet(c.Aspect(1)), 3)
		k := scaleOf(b)
		fill := kit.Lin(b.X0, b.Y0, b.X1, b.Y1, t.L, t.M, t.D)
		switch c.Variant(5) {
		case decoBorder: // fans within stepped corners between lines
			one := kit.Of(decoLines(c, .5, fill), c.Line("M126 10H130M120 24H136M104 36H152", fill, 2))
			one = kit.Of(one, c.Line("M10 126V130", fill, 2.7)).Move(b.X0-3, b.Y0-3)
			mx, my := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
			top := c.Both(mx, one)
			c.Part("line", top, top.Rotate(180, mx, my))
			c.Part("accent", c.Path(shape.Glint(mx, b.Y0+22, 13, .35), a.M), c.Path(shape.Glint(mx, b.Y1-22, 13, .35), a.M))
			inside(c, shape.Inset(b, 40*k))
		case 2: // leaves all around
			in := shape.Inset(b, 16*k)
			for i := range 4 {
				p := [][4]float64{{in.X0, in.Y0, in.X1, in.Y0}, {in.X1, in.Y0, in.X1, in.Y1}, {in.X1, in.Y1, in.X0, in.Y1}, {in.X0, in.Y1, in.X0, in.Y0}}[i]
				var pts []shape.Pt
				for j := range 9 {
					u := float64(j) / 8
					w := 5 * k * math.Sin(u*12)
					pts = append(pts, shape.Pt{X: p[0] + (p[2]-p[0])*u + w*float64(i%2), Y: p[1] + (p[3]-p[1])*u + w*float64(1-i%2)})
				}
				c.Part("leaves", botanic.Sprig(c, r, pts, []int{botanic.Pointed, botanic.Berries}[i%2], 22*k, l, a))
			}
			corners(in, func(x, y, _ float64) {
				c.Part("accent", botanic.Bloom(c, botanic.Peony, x, y, 15*k, a, t, shape.Between(r, 0, 60)))
			})
			inside(c, shape.Inset(b, 32*k))
		case 3: // a Greek key
			u := 13 * k
			nx, ny := max(3, int(b.W()/(2.4*u))), max(3, int(b.H()/(2.4*u)))
			d := ""
			key := func(x, y, s, turn float64) {
				pts := [][2]float64{{0, 2}, {0, 0}, {1.7, 0}, {1.7, 1.3}, {.85, 1.3}, {.85, .7}}
				for i, q := range pts {
					e := shape.Polar(0, 0, math.Hypot(q[0]*s, q[1]*u*.9), math.Atan2(q[1]*u*.9, q[0]*s)*57.29578+turn)
					d += fmt.Sprintf("%s%.2f %.2f", []string{"L", "M"}[b2i(i == 0)], x+e.X, y+e.Y)
				}
			}
			sx, sy := (b.W()-4*u)/float64(nx), (b.H()-4*u)/float64(ny)
			for i := range nx {
				key(b.X0+2*u+sx*float64(i), b.Y0+3*k, sx/2, 0)
				key(b.X1-2*u-sx*float64(i), b.Y1-3*k, sx/2, 180)
			}
			for i := range ny {
				key(b.X1-3*k, b.Y0+2*u+sy*float64(i), sy/2, 90)
				key(b.X0+3*k, b.Y1-2*u-sy*float64(i), sy/2, 270)
			}
			c.Part("line", c.Line(d, fill, 3*k).Miter().Butt(), c.Path(shape.Rect(shape.Inset(b, 31*k), 0), kit.None).Stroke(fill, 2*k).Miter())
			corners(shape.Inset(b, 14*k), func(x, y, _ float64) {
				c.Part("accent", c.Rect(x-9*k, y-9*k, 18*k, 18*k, 1, kit.None).Stroke(a.M, 3*k), c.Rect(x-3*k, y-3*k, 6*k, 6*k, .5, a.M))
			})
			inside(c, shape.Inset(b, 36*k))
		case 4: // lace scallops
			pts, ang := evenly(shape.Inset(b, 15*k), 18*k)
			for i, p := range pts {
				n := kit.Of(c.Circle(p.X, p.Y, 10*k, kit.None).Stroke(t.M, 1.5*k), c.Circle(p.X, p.Y, 5.6*k, kit.None).Stroke(a.M, 1.2*k), c.Around(6, p.X, p.Y, c.Circle(p.X, p.Y-7.8*k, 1.1*k, t.M)), c.Circle(p.X, p.Y, 1.8*k, l.M))
				c.Part("line", n.Rotate(ang[i], p.X, p.Y))
			}
			c.Part("line", c.Path(shape.Rect(shape.Inset(b, 27*k), 0), kit.None).Stroke(t.M, 1.6*k).Dash(.1, 4*k))
			inside(c, shape.Inset(b, 30*k))
		default: // a bold line with looped corners
			for i, q := range []float64{7, 14} {
				w := []float64{4.6, 1.8}[i] * k
				in := shape.Inset(b, q*k)
				g := 34 * k
				d := fmt.Sprintf("M%g %gH%gM%g %gV%gM%g %gH%gM%g %gV%g", in.X0+g, in.Y0, in.X1-g, in.X1, in.Y0+g, in.Y1-g, in.X1-g, in.Y1, in.X0+g, in.X0, in.Y1-g, in.Y0+g)
				c.Part("line", c.Line(d, fill, w))
			}
			corners(shape.Inset(b, 9*k), func(x, y, turn float64) {
				n := kit.Of(curl(c, x+32*k, y-2*k, 180, 62*k, -1, 4.4*k, a.M), curl(c, x-2*k, y+32*k, -90, 62*k, 1, 4.4*k, a.M), teardrop(c, x+26*k, y+4*k, 18*k, 40, l.M), teardrop(c, x+4*k, y+26*k, 18*k, 50, l.M))
				c.Part("accent", n.Rotate(turn, x, y))
			})
			inside(c, shape.Inset(b, 38*k))
		}
	},
}

var pattern = kit.Piece{
	Name: "pattern", Cm: 40,
	Palette: "motif #f2784b; second #2f9f96 <motif; third #f6c04d <motif; ground #fff6e6 background",
	Draw: func(c *kit.Canvas) {
		m, s, q, g := c.Tones("motif"), c.Tones("second"), c.Tones("third"), c.Tones("ground")
		c.Bleed()
		b := shape.Sheet(c.Aspect(1))
		tile := b.W() / math.Round(b.W()/64)
		nx, ny := int(math.Ceil(b.W()/tile)), int(math.Ceil(b.H()/tile))
		c.Part("ground", c.Path(shape.Rect(b, 0), g.M))
		four := []kit.Tones{m, s, q, s} // four, as many as tiles in a row: the pattern repeats without a seam
		var all []kit.Node
		each := func(f func(x, y float64, i, j int)) {
			for i := -1; i <= nx; i++ {
				for j := -1; j <= ny; j++ {
					f(b.X0+(float64(i)+.5)*tile, b.Y0+(float64(j)+.5)*tile, i, j)
				}
			}
		}
		h := tile / 2
		switch c.Variant(6) {
		case 1: // scales
			for j := 4*ny + 2; j >= -1; j-- {
				for i := -1; i <= 2*nx+1; i++ {
					x, y := b.X0+h*(float64(i)+.5*float64((j+2)%2)), b.Y0+float64(j)*h*.5
					t := four[(i+j+8)%4]
					all = append([]kit.Node{c.Circle(x, y, h*.5, g.M), c.Circle(x, y, h*.46, t.M), c.Circle(x, y, h*.3, g.M), c.Circle(x, y, h*.26, t.L), c.Circle(x, y, h*.1, g.M)}, all...)
				}
			}
		case 2: // triangles
			each(func(x, y float64, i, j int) {
				for k := range 2 {
					t := four[(i*2+j+k+12)%4]
					if k == 0 {
						all = append(all, c.Path(fmt.Sprintf("M%g %gl%g %gh%gz", x, y-h, h, tile, -tile), t.M), c.Path(fmt.Sprintf("M%g %gl%g %gH%gz", x, y-h, h, tile, x), t.D).Opacity(.5))
					} else {
						all = append(all, c.Path(fmt.Sprintf("M%g %gh%gl%g %gz", x, y-h, tile, -h, tile), t.L))
					}
				}
			})
		case 3: // flowers, each within its tile
			each(func(x, y float64, i, j int) {
				if i < 0 || j < 0 || i == nx || j == ny {
					return
				}
				for k, o := range []float64{-h / 2, h / 2} {
					t := four[(i+j+k+12)%4]
					all = append(all, botanic.Leaf(c, x+o, y+o, h*.66, h*.3, 40+90*float64(k), s), botanic.Leaf(c, x+o, y+o, h*.66, h*.3, 220+90*float64(k), s), botanic.Bloom(c, []int{botanic.Daisy, botanic.Blossom}[k], x+o, y+o, h*.44, t, q, float64(90*(i+j))))
				}
			})
		case 4: // stripes and dots
			for i := range nx * 4 {
				x := b.X0 + float64(i)*tile/2
				all = append(all, c.Rect(x, b.Y0, tile/4, b.H(), 0, four[i%4].M))
				for j := range ny * 4 {
					all = append(all, c.Circle(x+tile*.375, b.Y0+tile*.25*(float64(j)+.5), tile*.045, four[(i+1)%4].M))
				}
			}
		case 5: // waves of arcs
			for j := range 4*ny + 3 {
				for i := -1; i <= nx*2; i++ {
					x, y := b.X0+tile*.5*float64(i)+tile*.25*float64(j%2), b.Y0+tile*.25*float64(j)
					for k := range 3 {
						all = append(all, c.Path(fmt.Sprintf("M%g %ga%g %g 0 0 1 %g 0", x, y, tile*(.25-.07*float64(k)), tile*(.25-.07*float64(k)), tile*(.5-.14*float64(k))), kit.None).Stroke([]kit.Color{m.M, s.M, q.M}[k], tile*.035).Move(tile*.07*float64(k), 0))
					}
				}
			}
		default: // a mix of shapes
			each(func(x, y float64, i, j int) {
				t := four[(i+2*j+12)%4]
				u := four[(i+2*j+13)%4]
				switch (i*3 + j*5 + 40) % 4 {
				case 0:
					all = append(all, c.Circle(x, y, h*.62, t.M), c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %gZ", x, y-h*.62, h*.62, h*.62, x, y+h*.62), t.D).Opacity(.5), c.Circle(x, y, h*.24, g.M))
				case 1:
					all = append(all, c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %gA%g %g 0 0 1 %g %gZ", x-h*.7, y+h*.7, 1.4*h, 1.4*h, x+h*.7, y-h*.7, 1.4*h, 1.4*h, x-h*.7, y+h*.7), t.M), c.Circle(x-h*.5, y-h*.5, h*.18, u.M), c.Circle(x+h*.5, y+h*.5, h*.18, u.M))
				case 2:
					all = append(all, c.Path(shape.Star(x, y, 8, h*.72, h*.42, 1), t.M), c.Circle(x, y, h*.2, u.M))
				default:
					for k := range 4 {
						all = append(all, c.Line(fmt.Sprintf("M%g %gq%g %g %g 0t%g 0", x-h*.7, y-h*.5+h*.34*float64(k), h*.35, -h*.3, h*.7, h*.7), []kit.Color{t.M, u.M}[k%2], h*.13))
					}
				}
			})
		}
		c.Part("motif", c.Clip(shape.Rect(b, 0), all...))
	},
}
