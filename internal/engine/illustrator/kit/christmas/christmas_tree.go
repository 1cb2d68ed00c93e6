package christmas

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

// skirt is one tier of a fir: a rounded tip and a lower edge of soft lobes.
func skirt(x, top, bottom, half float64, lobes int) string {
	var b strings.Builder
	b.WriteString(fmt.Sprintf("M%g %gC%g %g %g %g %g %g", x, top, x+half*.2, top+(bottom-top)*.5, x+half*.6, top+(bottom-top)*.76, x+half, bottom-2))
	step := 2 * half / float64(lobes)
	for i := range lobes {
		x0 := x + half - step*float64(i)
		u := (x0 - step - x) / half
		y := bottom + 12*math.Sqrt(max(0, 1-u*u)) - 2
		b.WriteString(fmt.Sprintf("C%g %g %g %g %g %g", x0-step*.05, y+11, x0-step*.75, y+12, x0-step, y))
	}
	b.WriteString(fmt.Sprintf("C%g %g %g %g %g %gZ", x-half*.6, top+(bottom-top)*.76, x-half*.2, top+(bottom-top)*.5, x, top))
	return b.String()
}

var christmasTree = kit.Piece{
	Name: "christmas-tree", Cm: 200,
	Palette: "needles #2f9a55 tree branches; star #ffc83a; ornaments #e0303f balls; lights #ffe07a; trunk #8a5a38; gifts #4a8fe0 presents; garland #f2c14a",
	Draw: func(c *kit.Canvas) {
		n, s, o, g, t, p, w := c.Tones("needles"), c.Tones("star"), c.Tones("ornaments"), c.Tones("lights"), c.Tones("trunk"), c.Tones("gifts"), c.Tones("garland")
		c.Part("trunk", c.Form("M113 206H143L146 246Q128 252 110 246Z", festoon.Across(t, 110, 146), c.Blur(5, c.Rect(100, 200, 56, 22, 0, t.DDD).Opacity(.75)), c.Line("M120 216V246M134 216V247", t.DDD, 1.8).Opacity(.4)))
		tiers := []struct{ top, bottom, half float64 }{{118, 212, 92}, {82, 168, 76}, {52, 124, 58}, {26, 82, 39}}
		below := ""
		for i, k := range tiers {
			d := skirt(128, k.top, k.bottom, k.half, 9-i*2)
			var strokes []kit.Node
			for range 40 - i*6 {
				u, v := c.Rand().Float64()*2-1, .3+c.Rand().Float64()*.72
				x, y := 128+u*k.half*v*.92, k.top+(k.bottom-k.top)*v
				col := n.LL
				if u > .15 {
					col = n.D
				}
				strokes = append(strokes, c.Line(fmt.Sprintf("M%g %gq%g 5 %g 10M%g %gq%g 5 %g 9", x, y, u*4-2, u*8-5, x+1, y, u*4+2, u*8+4), col, 1.7).Opacity(.4))
			}
			shadow := kit.Node{}
			if i > 0 {
				shadow = c.Clip(below, c.Blur(5, c.Path(d, n.DDD).Opacity(.7).Move(2, 9)))
			}
			below = d
			c.Part("needles", shadow, c.Form(d, kit.Lin(128-k.half, k.top+10, 128+k.half, k.bottom+6, n.LL, n.M, n.M, n.DD), c.Blur(8, c.Path(fmt.Sprintf("M138 %gL%g %gL%g %gZ", k.top, 128+k.half*1.3, k.bottom+24, 128+k.half*.1, k.bottom+30), n.DDD).Opacity(.4)), kit.Of(strokes...), c.Path(d, kit.None).Stroke(n.LL, 2).Opacity(.4)))
		}
		for i, d := range []string{"M76 76Q124 106 176 62", "M60 114Q128 152 200 98", "M42 156Q130 202 220 138", "M24 200Q132 250 240 178"} {
			sag := c.Line(d, w.DD, 5.4).Move(.4, 1)
			c.Part("garland", c.Clip(skirt(128, tiers[3-i].top, tiers[3-i].bottom, tiers[3-i].half, 3+i*2), sag, c.Line(d, w.M, 4.6), c.Line(d, w.LL, 2.4).Dash(1, 5), c.Line(d, w.D, 2).Dash(.5, 5.5).Move(1.5, 1)))
		}
		ball := func(x, y, r float64, t kit.Tones) kit.Node {
			return kit.Of(c.Clip(kit.Oval(x+1, y+3, r*1.3, r*1.3), c.Blur(2, c.Circle(x+2, y+3, r*.94, n.DDD).Opacity(.6))), c.Rect(x-2.4, y-r-3.4, 4.8, 4.6, 1, kit.Lin(x-2, 0, x+2, 0, s.LL, s.DD)), festoon.Sphere(c, t, x, y, r))
		}
		blue, purple, gold := kit.TonesOf(kit.Hex("#3f8fe6")), kit.TonesOf(kit.Hex("#a35cd6")), kit.TonesOf(kit.Hex("#f7b733"))
		if o.M.String() != "#e0303f" { // ornaments of one color
			blue, purple, gold = o, o, o
		}
		c.Part("ornaments", ball(122, 72, 7.5, o), ball(144, 102, 8, blue), ball(104, 114, 8, gold), ball(150, 144, 8.5, o), ball(86, 158, 8.5, blue), ball(122, 154, 8.5, purple), ball(176, 174, 9, gold), ball(62, 204, 9, o), ball(104, 198, 9.5, gold), ball(146, 200, 9.5, o), ball(196, 206, 9, purple))
		for i, q := range [][2]float64{{136, 60}, {116, 94}, {158, 116}, {124, 126}, {100, 138}, {176, 148}, {104, 176}, {146, 170}, {84, 186}, {80, 212}, {126, 216}, {172, 210}} {
			c.Part("lights", c.Glow(3.4, c.Circle(q[0], q[1], 6.5, g.L).Opacity(.75)), c.Ellipse(q[0], q[1], 2.7, 3.4, kit.Rad(q[0]-.8, q[1]-1, 4, kit.White, []kit.Color{g.L, kit.Hex("#ff9fb0"), kit.Hex("#9fe0ff")}[i%3])))
		}
		present := func(x, y, w, h float64, t, r kit.Tones) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x, y, w, h, 3), kit.Lin(x, y, x+w, y+h, t.L, t.M, t.DD), c.Rect(x+w/2-3.5, y, 7, h, 0, festoon.Across(r, x+w/2-3.5, x+w/2+3.5)), c.Rect(x, y, w, 8, 0, t.LL).Opacity(.25), c.Rect(x, y+8, w, 2, 0, t.DDD).Opacity(.35)), festoon.Bow(c, r, x+w/2, y-3, .32))
		}
		c.Part("gifts", present(66, 222, 40, 32, p, kit.TonesOf(kit.Hex("#ffe08a"))), present(152, 218, 38, 36, o, w), present(112, 232, 34, 23, w, o))
		c.Part("star", c.Glow(9, c.Circle(128, 26, 24, s.L).Opacity(.55)), star(c, s, 128, 26, 25))
		c.Anchor("ground", 128, 254)
	},
}
