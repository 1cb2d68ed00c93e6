package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var hospital = kit.Piece{
	Name: "hospital", Cm: 4000,
	Palette: "walls #f4f7fa; cross #e8383f; doors #6fc3e8 glass; windows #6fb9e8; trim #3f9bb8 roof; bushes #5aa845 grass",
	Draw: func(c *kit.Canvas) {
		w, x, d, g, t, b := c.Tones("walls"), c.Tones("cross"), c.Tones("doors"), c.Tones("windows"), c.Tones("trim"), c.Tones("bushes")
		wing := func(x0 float64) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x0, 106, 78, 138, 3), kit.Lin(x0, 106, x0+78, 244, w.LL, w.M, w.DD), gloss.Dim(c, 5, .3, "M"+gloss.Num(x0-4)+" 104H"+gloss.Num(x0+84)+"V120H"+gloss.Num(x0-4)+"Z", t), c.Path("M"+gloss.Num(x0)+" 160H"+gloss.Num(x0+80)+"V164H"+gloss.Num(x0)+"ZM"+gloss.Num(x0)+" 202H"+gloss.Num(x0+80)+"V206H"+gloss.Num(x0)+"Z", w.DDD).Opacity(.45)), c.Rect(x0-4, 100, 86, 11, 3, kit.Lin(0, 100, 0, 111, t.L, t.M, t.DD)))
		}
		c.Part("walls", wing(6), wing(172))
		for _, y := range []float64{122, 168, 212} {
			for _, x0 := range []float64{16, 48, 186, 218} {
				c.Part("windows", c.Rect(x0-1, y, 25, 27, 3, t.DDD).Opacity(.25), c.Rect(x0-2, y-2, 26, 28, 3, w.LL), c.Form(kit.RoundRect(x0, y, 22, 24, 2), kit.Lin(x0, y, x0+22, y+24, g.DD, g.M, g.L), c.Path("M"+gloss.Num(x0+2)+" "+gloss.Num(y+24)+"L"+gloss.Num(x0+16)+" "+gloss.Num(y)+"H"+gloss.Num(x0+21)+"L"+gloss.Num(x0+8)+" "+gloss.Num(y+24)+"Z", kit.White).Opacity(.35)), c.Line("M"+gloss.Num(x0+11)+" "+gloss.Num(y)+"v24", w.L, 2).Butt())
			}
		}
		c.Part("walls", c.Form(kit.RoundRect(74, 42, 108, 202, 4), kit.Lin(76, 42, 180, 244, w.LL, w.L, w.M, w.DD), gloss.Dim(c, 6, .35, "M160 40H190V248H168Z", t), gloss.Dim(c, 5, .3, "M70 40H186V58H70Z", t)), c.Rect(68, 34, 120, 13, 4, kit.Lin(0, 34, 0, 47, t.L, t.M, t.DD)), gloss.Glint(c, "M72 36.500H184V39H72Z", .5))
		c.Part("cross", c.Circle(128, 91, 34, t.DDD).Opacity(.25), c.Circle(128, 88, 33, kit.Lin(100, 60, 156, 118, w.LL, w.M, w.DD)), c.Circle(128, 88, 29, kit.None).Stroke(t.M, 2.4), c.Form("M120 66H136V80H150V96H136V110H120V96H106V80H120Z", kit.Lin(106, 66, 150, 110, x.L, x.M, x.D), gloss.Glint(c, "M121 67.500H134V70H123.500V81H121ZM107.5 81.5H120V84H107.5Z", .5)))
		for _, x0 := range []float64{86, 118, 150} {
			c.Part("windows", c.Rect(x0-2, 134, 24, 26, 3, w.DDD).Opacity(.5), c.Form(kit.RoundRect(x0, 136, 20, 22, 2), kit.Lin(x0, 136, x0+20, 158, g.DD, g.M, g.L), c.Path("M"+gloss.Num(x0+2)+" 158L"+gloss.Num(x0+14)+" 136H"+gloss.Num(x0+19)+"L"+gloss.Num(x0+8)+" 158Z", kit.White).Opacity(.35)), c.Line("M"+gloss.Num(x0+10)+" 136v22", w.L, 2).Butt())
		}
		c.Part("doors", c.Rect(90, 190, 76, 54, 2, kit.Lin(90, 190, 166, 244, t.D, t.DD)), c.Form(kit.RoundRect(94, 194, 68, 50, 1), kit.Lin(94, 194, 162, 244, d.DD, d.M, d.L), c.Path("M98 244L126 194H136L108 244ZM134 244L158 200V212L142 244Z", kit.White).Opacity(.4)), c.Line("M128 194V244M111 194V244M145 194V244", w.M, 2.6), c.Line("M123 216V228M133 216V228", t.DD, 2.6))
		c.Part("awning", c.Form("M78 178H178Q182 178 183 182L186 192Q186 195 182 195H74Q70 195 70 192L73 182Q74 178 78 178Z", kit.Lin(0, 178, 0, 196, x.L, x.M, x.DD), gloss.Glint(c, "M80 180H176V183H79Z", .45)), c.Line("M76 195V244M180 195V244", w.DDD, 5), c.Line("M75.5 195V244M179.5 195V244", kit.White, 2.4))
		c.Part("bushes", lawn(c, -2, 258, 243, 12, b), bush(c, 14, 249, 10, b), bush(c, 38, 249, 11, b), bush(c, 62, 249, 9, b), bush(c, 196, 249, 9, b), bush(c, 220, 249, 11, b), bush(c, 244, 249, 9, b), c.Path("M84 244H172L180 256H76Z", kit.Lin(0, 244, 0, 256, w.D, w.DDD)))
		c.Anchor("ground", 128, 255)
		c.AnchorBox("print", 128, 186, 90, 12, 0)
	},
}
