package symbols

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var citySkyline = kit.Piece{
	Name: "city-skyline", Cm: 20000,
	Palette: "buildings #3f5fa8 silhouette; far #8fb0e2 <buildings; windows #ffd978",
	Draw: func(c *kit.Canvas) {
		b, f, w := c.Tones("buildings"), c.Tones("far"), c.Tones("windows")
		r := c.Rand()
		const ground = 232.0
		silhouette := c.Variant(3) == 2
		c.Anchor("ground", 128, ground)
		tower := func(x, width, h float64, t kit.Tones, roof int, lit bool) {
			y := ground - h
			d := fmt.Sprintf("M%.1f %.1fV%.1f", x, ground, y)
			switch roof {
			case 1: // pointed
				d += fmt.Sprintf("L%.1f %.1fL%.1f %.1f", x+width/2, y-width*.55, x+width, y)
			case 2: // stepped
				d += fmt.Sprintf("h%.1fv-7h%.1fv-7h%.1fv7h%.1fv7h%.1f", width*.18, width*.18, width*.28, width*.18, width*.18)
			case 3: // slanted
				d += fmt.Sprintf("L%.1f %.1f", x+width, y-width*.4)
			case 4: // domed
				d += fmt.Sprintf("C%.1f %.1f %.1f %.1f %.1f %.1f", x, y-width*.7, x+width, y-width*.7, x+width, y)
			default:
				d += fmt.Sprintf("H%.1f", x+width)
			}
			d += fmt.Sprintf("V%.1fZ", ground)
			if roof == 1 || roof == 2 || roof == 4 {
				top := y - []float64{0, width * .55, 14, 0, width * .5}[roof]
				c.Part("buildings", c.Line(fmt.Sprintf("M%.1f %.1fv-14", x+width/2, top+2), t.D, 1.8))
			}
			if silhouette {
				c.Part("buildings", c.Path(d, kit.Lin(0, 60, 0, ground, t.M, t.D)))
				return
			}
			c.Part("buildings", c.Form(d, kit.Lin(x, 0, x+width, 0, t.L, t.M, t.D), c.Rect(x+width*.72, 0, width*.3, 256, 0, t.DD).Opacity(.45), c.Rect(x, 0, 1.6, 256, 0, t.LL).Opacity(.7), c.Blur(8, c.Rect(x-10, ground-30, width+20, 40, 0, t.DDD)).Opacity(.35)))
			if !lit {
				return
			}
			var all []kit.Node
			n := max(3, int(width/9))
			gap := width * .92 / float64(n)
			for i := range n {
				for k := 0; y+9+float64(k)*11 < ground-10; k++ {
					tone := w.M
					if v := r.Float64(); v < .32 {
						tone = t.DD
					} else if v < .5 {
						tone = w.LL
					}
					all = append(all, c.Rect(x+width*.05+gap*(float64(i)+.22), y+10+float64(k)*11, gap*.58, 6.4, .8, tone))
				}
			}
			c.Part("windows", all...)
		}
		for i := range 9 {
			x := 6 + 27.2*float64(i)
			u := (x - 114) / 118
			tower(x, shape.Between(r, 24, 27), (168-70*u*u)*shape.Between(r, .8, 1.08), f, []int{0, 2, 0, 1, 0, 4, 2, 0, 0}[i], false)
		}
		x := 4.0
		for i := 0; x < 238; i++ {
			width := shape.Between(r, 27, 37)
			if x+width > 232 {
				width = 252 - x
			}
			u := (x - 112) / 120
			h := (164 - 84*u*u) * []float64{.86, .62, 1.05, .72, .94, .6, .84, .7}[i%8] * shape.Between(r, .92, 1.06)
			tower(x, width, max(34, h), kit.TonesOf(b.M.Shade([]float64{.1, -.4, .35, -.1}[i%4])), []int{2, 0, 1, 3, 4, 0, 2, 0}[(i+c.Variant(3)*3)%8], true)
			x += width + 1
		}
		c.Part("ground", c.Path(kit.RoundRect(0, ground-2, 256, 8, 4), kit.Lin(0, ground-2, 0, ground+6, b.D, b.DDD)))
	},
}
