package clothing

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

var weddingDress = kit.Piece{
	Name: "wedding-dress", Cm: 150,
	Palette: "dress #fffaf2 gown skirt bodice; lace #ead3bd; sash #f3b9c0 belt; veil #ffffff",
	Draw: func(c *kit.Canvas) {
		d, l, s, v := c.Tones("dress"), c.Tones("lace"), c.Tones("sash"), c.Tones("veil")
		c.On(kit.Back)
		c.Part("veil", c.Form("M94 28C84 60 40 140 6 232Q2 248 20 246Q128 258 236 246Q254 248 250 232C216 140 172 60 162 28Z", kit.Lin(0, 20, 0, 250, v.M.Alpha(.9), v.D.Alpha(.8), v.D.Alpha(.8)),
			c.Blur(4, c.Path("M94 40Q60 140 34 250L70 250Q86 140 100 40ZM162 40Q196 140 222 250L186 250Q170 140 156 40Z", l.DD).Opacity(.4)), c.Line("M94 40Q56 130 24 246M90 60Q66 150 50 246M162 40Q200 130 232 246M166 60Q190 150 206 246", kit.White, 1.800).Opacity(.8)),
			c.Line("M94 28C84 60 40 140 6 232Q2 248 20 246M162 28C172 60 216 140 250 232Q254 248 236 246", l.D, 2.200), c.Line("M94 28C84 60 40 140 8 230M162 28C172 60 216 140 248 230", l.LL, 3.500).Dash(1, 5).Opacity(.9))
		c.Part("bodice", c.Form("M96 50Q128 60 160 50V84H96Z", kit.Lin(0, 50, 0, 84, d.DD, d.DDD)))
		c.On(kit.Body)
		c.Part("skirt", c.Form("M96 122Q128 130 160 122C190 150 214 190 232 236Q234 246 222 248Q128 260 34 248Q22 246 24 236C42 190 66 150 96 122Z", kit.Lin(40, 120, 220, 256, kit.At(0, d.LL), kit.At(.5, d.M), kit.At(1, d.D)),
			c.Blur(4, c.Path("M102 122Q72 180 62 256H84Q90 180 110 122Z", l.DD).Opacity(.55)), c.Blur(4, c.Path("M122 122Q108 190 112 256H130Q124 190 128 122Z", l.DD).Opacity(.5)), c.Blur(4, c.Path("M140 122Q156 190 160 256H178Q166 180 146 122Z", l.DD).Opacity(.6)), c.Blur(4, c.Path("M154 122Q194 180 208 256H240L200 140Z", l.DD).Opacity(.6)),
			c.Blur(3, c.Path("M92 134Q56 180 42 244L54 248Q66 190 98 134Z", kit.White).Opacity(.9)), c.Blur(3, c.Path("M116 130Q94 190 92 250L102 250Q106 190 120 130Z", kit.White).Opacity(.9)), c.Blur(3, c.Path("M134 130Q140 190 142 252L152 252Q152 190 138 130Z", kit.White).Opacity(.8)), c.Blur(4, c.Rect(90, 118, 76, 14, 0, l.DDD).Opacity(.4))))
		var hem, flowers []kit.Node
		for i := range 15 {
			u := (float64(i) - 7) / 7
			x, y := 128+97*u, 240+7*(1-u*u)
			hem = append(hem, c.Circle(x, y, 8, l.M), c.Circle(x, y-.5, 5.500, kit.White).Opacity(.7), c.Circle(x, y, 2, l.DD).Opacity(.8))
		}
		for i, q := range [][2]float64{{70, 214}, {98, 226}, {128, 218}, {160, 228}, {188, 214}, {112, 196}, {146, 198}, {84, 190}, {172, 190}} {
			r := 2.600 + float64(i%3)*.5
			flowers = append(flowers, c.Around(5, q[0], q[1], c.Circle(q[0], q[1]-r*1.200, r, l.D)), c.Circle(q[0], q[1], r*.8, l.LL), c.Line(fmt.Sprintf("M%g %gq%g 6 %g 4", q[0]+5, q[1]+3, math.Copysign(3, q[0]-128), math.Copysign(8, q[0]-128)), l.D, 1.500))
		}
		c.Part("lace", c.Clip("M96 122Q128 130 160 122C190 150 214 190 232 236Q234 246 222 248Q128 260 34 248Q22 246 24 236C42 190 66 150 96 122Z", append(hem, flowers...)...))
		c.Part("bodice", c.Form("M90 60Q92 42 94 30Q97 28 100 30Q102 46 104 54Q118 52 128 64Q138 52 152 54Q154 46 156 30Q159 28 162 30Q164 42 166 60Q170 74 164 92Q160 108 162 126Q128 134 94 126Q96 108 92 92Q86 74 90 60Z", kit.Lin(90, 40, 166, 126, kit.At(0, d.LL), kit.At(.5, d.M), kit.At(1, d.D)),
			c.Blur(5, c.Path("M150 50Q164 90 152 134H176V50Z", l.DDD).Opacity(.38)), c.Blur(4, c.Path("M104 84Q116 92 128 78Q140 92 152 84Q148 96 128 92Q108 96 104 84Z", l.DDD).Opacity(.4)), c.Line("M112 126Q108 106 112 86M144 126Q148 106 144 86M128 66V126", l.DD, 1.300).Opacity(.6)),
			c.Line("M104 55Q118 53 128 65Q138 53 152 55", l.DD, 3.500), c.Line("M104 54Q118 52 128 64Q138 52 152 54", l.LL, 2.200))
		c.Part("sash", c.Form("M93 112Q128 121 163 112L163 126Q128 135 93 126Z", kit.Lin(93, 0, 163, 0, s.L, s.LL, s.M, s.DD), c.Line("M93 114Q128 123 163 114", kit.White, 1.500).Opacity(.7)), c.Around(5, 128, 124, c.Ellipse(128, 117.500, 4.500, 5.500, kit.Lin(124, 112, 132, 124, s.L, s.D))), ball(c, 128, 124, 3.400, l))
		c.AnchorBox("fit", 128, 36, 70, 0, 0)
		c.Anchor("ground", 128, 251)
	},
}
