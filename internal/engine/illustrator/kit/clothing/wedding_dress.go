package clothing

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var weddingDress = kit.Piece{
	Name: "wedding-dress", Cm: 150,
	Palette: "dress #fbf6f2 gown skirt bodice; lace #d9c8d2; sash #f0849f belt; veil #ffffff",
	Draw: func(c *kit.Canvas) {
		d, l, s, v := c.Tones("dress"), c.Tones("lace"), c.Tones("sash"), c.Tones("veil")
		c.On(kit.Back)
		const veil = "M94 24C72 54 46 96 34 148Q26 186 44 192Q128 204 212 192Q230 186 222 148C210 96 184 54 162 24Z"
		c.Part("veil", c.Form(veil, kit.Lin(0, 20, 0, 200, v.M, l.LL.Alpha(.97), l.L.Alpha(.96)),
			c.Blur(4, c.Path("M92 50Q66 110 56 200H74Q84 110 100 56ZM164 50Q190 110 200 200H182Q172 110 156 56Z", l.DD).Opacity(.45)), c.Line("M94 40Q60 100 48 190M162 40Q196 100 208 190", kit.White, 2).Opacity(.8)),
			c.Path(veil, kit.None).Stroke(l.D, 2), c.Path(veil, kit.None).Stroke(kit.White, 3), c.Path(veil, kit.None).Stroke(l.DD, 1.4).Dash(.1, 7))
		c.Part("bodice", c.Path("M98 58Q128 72 158 58V96H98Z", l.DD))
		c.On(kit.Body)
		// A tier hangs from the waist; its hem has n scallops.
		tier := func(half, y float64, n int, shadow kit.Node) kit.Node {
			hem := func(i int) (float64, float64) {
				u := 1 - 2*float64(i)/float64(n)
				return 128 + half*u, y + half*.075*(1-u*u)
			}
			edge := ""
			var trim []kit.Node
			for i := 1; i <= n; i++ {
				x, q := hem(i)
				x0, q0 := hem(i - 1)
				r := math.Hypot(x-x0, q-q0) * .62
				edge += fmt.Sprintf("A%.2f %.2f 0 0 1 %.2f %.2f", r, r, x, q)
				mx, my := (x+x0)/2, (q+q0)/2
				trim = append(trim, c.Circle(mx, my+2, 2.6, l.D), c.Circle(mx, my-5, 1.5, l.D), c.Circle(mx-5, my-2.5, 1.3, l.D), c.Circle(mx+5, my-2.5, 1.3, l.D), c.Circle(x, q-7, 1.7, l.D))
			}
			x, q := hem(0)
			side := func(k float64) (float64, float64) { return 128 + k*half*.78, 112 + (y-112)*.3 }
			ax, ay := side(1)
			bx, by := side(-1)
			outline := fmt.Sprintf("M102 112Q128 120 154 112Q%.1f %.1f %.1f %.1f%sQ%.1f %.1f 102 112Z", ax, ay, x, q, edge, bx, by)
			var folds []kit.Node
			for _, u := range []float64{-.78, -.46, -.16, .2, .5, .8} {
				w := 9 + 5*math.Abs(u)
				folds = append(folds, c.Path(fmt.Sprintf("M%.1f 112L%.1f 256L%.1f 256Z", 128+u*24, 128+u*half*1.05-w, 128+u*half*1.05+w), d.DD))
			}
			return kit.Of(c.Form(outline, kit.Lin(128-half, y-60, 128+half, y+20, kit.At(0, d.LL), kit.At(.5, d.M), kit.At(1, d.D)), c.Blur(5, folds...).Opacity(.4), c.Blur(8, c.Path(fmt.Sprintf("M150 100Q%.1f %.1f %.1f 256L256 256V100Z", 128+half*.5, y-20, 128+half*.55), d.DDD).Opacity(.3)),
				c.Blur(3, c.Path(fmt.Sprintf("M116 112L%.1f 256L%.1f 256L122 112Z", 128-half*.42, 128-half*.26), d.LL)).Opacity(.9), shadow, c.Named("lace", kit.Of(trim...), c.Path(outline, kit.None).Stroke(l.D, 2.4))))
		}
		shade := func(half, y float64) kit.Node {
			return c.Blur(4, c.Path(fmt.Sprintf("M100 110H156Q%.1f %.1f %.1f %.1fQ128 %.1f %.1f %.1fQ%.1f %.1f 100 110Z", 128+half*.78, 112+(y-112)*.3, 130+half, y+8, y+half*.15+10, 128-half, y+6, 128-half*.78, 112+(y-112)*.3), d.DDD).Opacity(.4))
		}
		c.Part("skirt", tier(112, 232, 13, shade(90, 190)), tier(92, 190, 11, shade(68, 152)), tier(68, 150, 9, c.Blur(4, c.Rect(90, 106, 76, 16, 0, l.DDD).Opacity(.55))))
		var dots []kit.Node
		for _, q := range [][2]float64{{99, 30}, {97, 42}, {104, 38}, {106, 50}, {112, 54}, {157, 30}, {159, 42}, {152, 38}, {150, 50}, {144, 54}, {120, 60}, {136, 60}, {128, 62}} {
			dots = append(dots, c.Circle(q[0], q[1], 1.7, l.D), c.Circle(q[0]-.3, q[1]-.3, 1, kit.White))
		}
		c.Part("lace", c.Form("M92 20Q98 16 104 22Q108 44 128 54Q148 44 152 22Q158 16 164 20Q172 40 166 66L128 74L90 66Q84 40 92 20Z", l.LL.Alpha(.75), dots...), c.Line("M104 22Q108 44 128 54Q148 44 152 22", l.D, 2), c.Line("M92 20Q84 40 90 64M164 20Q172 40 166 64", l.D, 1.8))
		c.Part("bodice", c.Form("M88 60Q100 52 114 54Q124 56 128 66Q132 56 142 54Q156 52 168 60Q172 78 162 94Q157 106 157 118Q128 126 99 118Q99 106 94 94Q84 78 88 60Z", kit.Lin(88, 50, 168, 120, kit.At(0, d.LL), kit.At(.5, d.M), kit.At(1, d.DD)),
			c.Blur(5, c.Path("M150 50Q164 90 148 128H176V50Z", d.DDD).Opacity(.35)), c.Blur(4, c.Path("M98 84Q112 96 128 80Q144 96 158 84Q150 100 128 94Q106 100 98 84Z", d.DDD).Opacity(.35)), c.Line("M112 120Q106 104 112 86M144 120Q150 104 144 86M128 68V120", l.DD, 1.2).Opacity(.8), c.Path("M94 66Q102 58 114 60Q104 66 100 82Q92 74 94 66Z", d.LL)),
			c.Line("M88 60Q100 52 114 54Q124 56 128 66Q132 56 142 54Q156 52 168 60", l.D, 3), c.Line("M88 59Q100 51 114 53Q124 55 128 65Q132 55 142 53Q156 51 168 59", kit.White, 1.6))
		c.Part("sash", c.Form("M97 108Q128 116 159 108L160 121Q128 129 96 121Z", kit.Lin(96, 0, 160, 0, s.L, s.LL, s.M, s.DD), c.Line("M97 110Q128 118 159 110", kit.White, 1.5).Opacity(.7)), c.Form("M148 122Q152 150 164 176L156 174L150 182Q140 150 142 124Z", kit.Lin(142, 122, 164, 180, s.L, s.M, s.DD)),
			fabric.Rose(c, 146, 117, 12, s))
		c.AnchorBox("fit", 128, 26, 76, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}
