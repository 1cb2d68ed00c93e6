package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
)

var mushroom = kit.Piece{
	Name: "mushroom", Cm: 15,
	Palette: "cap #e0342f; spots #fff6ea; stem #f6ead2; gills #ecd9b6 <stem; grass #5fae45",
	Draw: func(c *kit.Canvas) {
		k, w, s, g, r := c.Tones("cap"), c.Tones("spots"), c.Tones("stem"), c.Tones("gills"), c.Tones("grass")
		blades := func(n int, x0, x1, low, tall float64) kit.Node {
			var all []kit.Node
			for i := range n {
				u := float64(i)/float64(n-1)*2 - 1
				x, y := (x0+x1)/2+u*(x1-x0)/2, low+7*(1-u*u)
				h, lean := tall*(.55+.45*c.Rand().Float64())*(1-.3*u*u), u*14+(c.Rand().Float64()-.5)*18
				m := r.M.Shade(c.Rand().Float64()*.9 - .5)
				all = append(all, c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x-5, y, x-4, y-h*.6, x+lean, y-h, x+3, y-h*.6, x+5, y), kit.Lin(0, y-h, 0, y, m.Shade(1.2), m, m.Shade(-1.6))))
			}
			return kit.Of(all...)
		}
		c.Part("grass", blades(15, 58, 198, 242, 46))
		const wall = "M104 120C106 160 100 190 92 216C86 240 96 251 128 251C160 251 172 240 164 216C156 190 150 160 152 120Z"
		c.Part("stem", c.Form(wall, kit.Lin(88, 0, 168, 0, kit.At(0, s.D), kit.At(.2, s.M), kit.At(.36, s.LL), kit.At(.62, s.M), kit.At(1, s.DD)),
			c.Blur(6, c.Path("M140 120C146 170 150 210 136 252H176V120Z", s.DDD).Opacity(.32)),
			c.Blur(6, c.Ellipse(128, 132, 40, 22, s.DDD).Opacity(.6)),
			c.Line("M112 170Q109 196 104 214M122 178Q121 200 118 222M136 172Q138 200 142 218", s.DD, 2).Opacity(.35),
			c.Line("M92 222q8 7 18 4M100 236q12 7 24 2M138 226q12 4 20 -3", s.DD, 2.4).Opacity(.4)),
			c.Blur(3, c.Path("M98 166Q128 186 160 166V174Q128 196 98 176Z", s.DDD).Opacity(.4)),
			c.Form("M104 132C100 148 92 158 88 166Q96 168 102 165Q108 173 116 170Q124 178 131 172Q140 177 147 170Q156 172 168 165C162 156 156 146 152 132Z",
				kit.Lin(92, 132, 164, 172, s.LL, s.L, s.M, s.DD), c.Line("M110 136Q106 154 100 164M120 138Q118 158 116 170M136 138Q138 158 142 171M146 136Q150 152 158 166", s.DD, 1.6).Opacity(.4)))
		var lines []kit.Node
		for i := range 25 {
			a := float64(i)*10 + 8
			lines = append(lines, c.Line(fmt.Sprintf("M128 112L%g 146", a), g.DD, 1.5))
		}
		c.Part("gills", c.Form("M14 116C40 152 216 152 242 116C220 96 36 96 14 116Z", kit.Rad(128, 100, 110, g.DDD, g.D, g.M),
			kit.Of(lines...).Opacity(.5), c.Blur(5, c.Ellipse(128, 112, 110, 12, g.DDD).Opacity(.5)), c.Blur(4, c.Ellipse(128, 130, 26, 12, g.DDD).Opacity(.55))))
		const top = "M12 118C6 60 58 10 128 10C198 10 250 60 244 118C226 132 190 122 128 122C66 122 30 132 12 118Z"
		c.Part("cap", c.Form(top, kit.Rad(88, 40, 180, kit.At(0, k.LL), kit.At(.25, k.L), kit.At(.55, k.M), kit.At(.85, k.D), kit.At(1, k.DD)),
			c.Blur(10, c.Path("M250 40C240 100 180 118 60 120L128 140H256Z", k.DDD).Opacity(.5)),
			c.Named("spots", spot(c, w, k, 122, 44, 24, 17, 0), spot(c, w, k, 66, 78, 20, 17, -24), spot(c, w, k, 178, 70, 20, 16, 24), spot(c, w, k, 120, 92, 17, 12, 0),
				spot(c, w, k, 84, 34, 11, 8, -22), spot(c, w, k, 162, 30, 10, 7, 18), spot(c, w, k, 30, 100, 12, 12, -40), spot(c, w, k, 216, 100, 14, 14, 40), spot(c, w, k, 158, 106, 10, 7, 0), spot(c, w, k, 78, 112, 9, 6, 0)),
			c.Blur(2.5, c.Path("M28 84C34 52 58 30 84 22C62 40 48 60 42 88Z", kit.White).Opacity(.55)),
			c.Line("M16 116C40 126 90 119 128 119C170 119 220 126 240 116", k.LL, 2.4).Opacity(.55)))
		c.Part("grass", blades(17, 52, 204, 245, 32))
		c.Anchor("ground", 128, 251)
		c.AnchorBox("grip", 128, 200, 0, 0, 0)
	},
}

func wart(x, y, rx, ry float64) string {
	return fmt.Sprintf("%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g", x-rx, y, x-rx*.62, y-ry*.8, x+rx*.1, y-ry, x+rx*.85, y-ry*.6, x+rx, y+ry*.3, x+rx*.3, y+ry, x-rx*.6, y+ry*.8)
}

// spot is a flat wart on a mushroom's cap.
func spot(c *kit.Canvas, t, cap kit.Tones, x, y, rx, ry, turn float64) kit.Node {
	return kit.Of(c.Blur(1.6, c.Ellipse(x+1.5, y+2.5, rx*1.05, ry*1.05, cap.DDD).Opacity(.5)),
		c.Path(wart(x, y, rx, ry), kit.Rad(x-rx*.3, y-ry*.4, rx*1.6, t.LL, t.M, t.D)),
		c.Blur(1, c.Path(wart(x-rx*.15, y-ry*.2, rx*.62, ry*.5), kit.White)).Opacity(.9)).Rotate(turn, x, y)
}
