package trees

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// tier is one skirt of branches of a conifer: a tip at x, top and a ragged lower edge.
func tier(x, top, bottom, half float64, teeth int) string {
	var b strings.Builder
	b.WriteString(fmt.Sprintf("M%g %gC%g %g %g %g %g %g", x, top, x+half*.12, top+(bottom-top)*.45, x+half*.55, top+(bottom-top)*.7, x+half, bottom-4))
	step := 2 * half / float64(teeth)
	for i := range teeth {
		x1 := x + half - step*float64(i+1)
		bow := 1 - (x1+step/2-x)*(x1+step/2-x)/(half*half)
		y := bottom + 11*bow
		b.WriteString(fmt.Sprintf("Q%g %g %g %gL%g %g", x1+step*.72, y+9, x1+step*.35, y+5+float64(i*5%7), x1+step*.12, y-8))
	}
	b.WriteString(fmt.Sprintf("L%g %gC%g %g %g %g %g %gZ", x-half, bottom-4, x-half*.55, top+(bottom-top)*.7, x-half*.12, top+(bottom-top)*.45, x, top))
	return b.String()
}

var pineTree = kit.Piece{
	Name: "pine-tree", Cm: 1500,
	Palette: "needles #3c8f55 branches; trunk #84573a bark",
	Draw: func(c *kit.Canvas) {
		n, t := c.Tones("needles"), c.Tones("trunk")
		c.Part("trunk", c.Form("M114 190L112 238Q108 248 98 252Q116 256 128 252Q142 257 158 252Q148 248 144 238L142 190Z", kit.Lin(108, 0, 148, 0, t.M, t.L, t.M, t.DD), c.Blur(6, c.Rect(96, 200, 64, 26, 0, t.DDD).Opacity(.7)), c.Line("M122 216V246M132 214Q132 236 136 248", t.DDD, 2).Opacity(.45)))
		below := ""
		for i, k := range []struct{ top, bottom, half float64 }{{110, 214, 84}, {78, 176, 72}, {50, 138, 60}, {24, 102, 47}, {2, 64, 33}} {
			o := tier(128, k.top, k.bottom, k.half, 9-i/2)
			var strokes []kit.Node
			for j := range 44 {
				u := (float64(j%11)-5)/5*.86 + (c.Rand().Float64()-.5)*.12
				v := .3 + .2*float64(j/11) + c.Rand().Float64()*.06
				x, y := 128+u*k.half*v, k.top+(k.bottom-k.top)*v
				col := n.L
				if u > .1 {
					col = n.D
				}
				strokes = append(strokes, c.Line(fmt.Sprintf("M%g %gq%g 5 %g 14", x, y, u*5, u*12), col, 2).Opacity(.55))
			}
			teeth := 9 - i/2
			for j := range teeth {
				step := 2 * k.half / float64(teeth)
				x1 := 128 + k.half - step*float64(j+1)
				u := (x1 + step/2 - 128) / k.half
				y := k.bottom + 11*(1-u*u)
				for q := range 4 {
					f := float64(q)
					col := n.LL
					if u > .2 {
						col = n.L
					}
					strokes = append(strokes, c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x1+step*(.35+.1*f)-u*10, y-20-f*2, x1+step*(.4+.1*f)-u*4, y-8, x1+step*(.26+.15*f), y+2-f), col, 1.5).Opacity(.6-.3*max(0, u)))
				}
			}
			shadow := kit.Node{}
			if i > 0 {
				shadow = c.Clip(below, c.Blur(5, c.Path(o, n.DDD).Opacity(.55).Move(2, 9)))
			}
			below = o
			c.Part("needles", shadow, c.Form(o, kit.Lin(128-k.half, k.top+20, 128+k.half, k.bottom, n.L, n.M, n.D, n.DD),
				c.Blur(6, c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", 140., k.top, 128+k.half*1.2, k.bottom+20, 128+k.half*.2, k.bottom+20), n.DDD).Opacity(.4)), kit.Of(strokes...),
				c.Path(o, kit.None).Stroke(n.LL, 1.8).Opacity(.35)))
		}
		c.Anchor("ground", 128, 253)
	},
}
