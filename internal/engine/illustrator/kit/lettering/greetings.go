package lettering

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// greeting returns the canvas's text, or the occasion's own words in two lines.
func greeting(c *kit.Canvas, own string) string {
	if t := strings.TrimSpace(c.Text()); t != "" && !strings.EqualFold(t, strings.ReplaceAll(own, "\n", " ")) {
		return t
	}
	return own
}

var happyBirthdayLettering = kit.Piece{
	Name: "happy-birthday-lettering", Cm: 40,
	Palette: "letters #ff5c8a text; outline #4a2a7a shadow; accent #ffc53d; balloons #3fb8f0 decorations; second #ffc53d <balloons; third #ff5c8a <balloons; fourth #b58cf0 <balloons; confetti #3fb8f0",
	Draw: func(c *kit.Canvas) {
		t, o, a, b := c.Tones("letters"), c.Tones("outline"), c.Tones("accent"), c.Tones("confetti")
		balloons := []kit.Tones{c.Tones("balloons"), c.Tones("second"), c.Tones("third"), c.Tones("fourth")}
		v := c.Variant(4)
		r := c.Rand()
		for i, p := range shape.Scatter(r, 34, kit.Box{X0: 6, Y0: 14, X1: 250, Y1: 246}) {
			q := []kit.Tones{t, a, b, turned(b, 80)}[i%4]
			turn := shape.Between(r, 0, 360)
			c.Part("confetti", c.Rect(p.X-3, p.Y-1.6, 6, 3.2, .6, kit.Lin(p.X-3, 0, p.X+3, 0, q.L, q.D)).Rotate(turn, p.X, p.Y))
		}
		l := look{c: c, text: greeting(c, "Happy\nBirthday"), box: kit.Box{X0: 6, Y0: 54, X1: 250, Y1: 226}, t: t, o: o, a: a}
		if v == 0 || v == 2 {
			for i, x := range []float64{30, 226, 62, 196} {
				y := []float64{44, 40, 28, 24}[i]
				q := balloons[i]
				c.Part("balloons", c.Line(fmt.Sprintf("M%g %gq-5 22 2 44", x, y+24), q.DD, 1.2), c.Path(shape.Poly(1, shape.Pt{X: x - 4, Y: y + 29}, shape.Pt{X: x, Y: y + 22}, shape.Pt{X: x + 4, Y: y + 29}), q.D),
					shape.Plump(c, kit.Oval(x, y, 19, 24), q), c.Ellipse(x-7, y-9, 3.4, 6.4, kit.White).Rotate(24, x-7, y-9).Opacity(.75))
			}
		}
		[]func(look){bold, script, bubbly, retro}[v](l)
		if v == 1 || v == 3 {
			top := c.Path(kit.LettersPath(l.text, shape.Inset(l.box, 12), []string{"", "script", "", "slab"}[v]), kit.Black).Bounds().Y0
			for i := range 3 {
				candle(c, 128+float64(i-1)*24, top-10, []kit.Tones{b, t, a}[i])
			}
		}
	},
}

// candle stands on y.
func candle(c *kit.Canvas, x, y float64, t kit.Tones) {
	c.Part("decorations", c.Form(kit.RoundRect(x-4, y-24, 8, 26, 2), kit.Lin(x-4, 0, x+4, 0, t.L, t.M, t.D), c.Line(fmt.Sprintf("M%g %gl10 -6M%g %gl10 -6M%g %gl10 -6", x-5, y-14, x-5, y-6, x-5, y+2), kit.White, 2)),
		c.Line(fmt.Sprintf("M%g %gv-4", x, y-24), kit.Hex("#5a4636"), 1), shape.Puff(c, x, y-33, 13, kit.Hex("#ffcf5a"), .6), c.Path(shape.Drop(x, y-43, 7, 15, 90), kit.Lin(0, y-43, 0, y-28, kit.Hex("#ff8a2a"), kit.Hex("#ffd84a"), kit.Hex("#fff6cf"))))
}

var merryChristmasLettering = kit.Piece{
	Name: "merry-christmas-lettering", Cm: 40,
	Palette: "letters #e93549 text; outline #a3152f <letters; holly #2f8a4c leaves; accent #f0bf4c gold",
	Draw: func(c *kit.Canvas) {
		t, o, h, a := c.Tones("letters"), c.Tones("outline"), c.Tones("holly"), c.Tones("accent")
		v := c.Variant(3)
		l := look{c: c, text: greeting(c, "Merry\nChristmas"), box: kit.Box{X0: 4, Y0: 54, X1: 252, Y1: 214}, t: t, o: o, a: a}
		switch v {
		case 1:
			l.o = h
			bold(l)
		case 2:
			elegant(look{c: c, text: l.text, box: l.box, t: t, o: o, a: a})
		default:
			script(l)
		}
		top := c.Path(kit.LettersPath(l.text, shape.Inset(l.box, 10), []string{"script", "display", "serif"}[v]), kit.Black).Bounds().Y0 - []float64{18, 24, 38}[v]
		holly(c, 128, top, 1, h, t)
		for i, x := range []float64{72, 184, 48, 208} {
			star := shape.Star(x, top+[]float64{4, 4, 18, 18}[i], 5, 8-2*float64(i/2), 4-float64(i/2), 1)
			c.Part("decorations", c.Path(star, kit.Lin(x-8, 30, x+8, 50, a.LL, a.M, a.D)))
		}
	},
}

// holly is three leaves with berries around x, y.
func holly(c *kit.Canvas, x, y, k float64, h, berry kit.Tones) {
	leaf := "M0 0C-4 -6 -6 -12 -12 -12C-12 -18 -9 -20 -12 -26C-7 -28 -5 -34 0 -44C5 -34 7 -28 12 -26C9 -20 12 -18 12 -12C6 -12 4 -6 0 0Z"
	var all []kit.Node
	for _, a := range []float64{-74, 74, 0} {
		all = append(all, kit.Of(c.Form(leaf, kit.Lin(-12, -40, 12, 0, h.L, h.M, h.D), c.Path("M0 0V-44L16 -44V0Z", h.D).Opacity(.6), c.Line("M0 -2V-38M0 -14L-7 -19M0 -14L7 -19M0 -26L-6 -30M0 -26L6 -30", h.LL, .9).Opacity(.8))).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y))
	}
	c.Part("holly", all...)
	c.Part("holly", botanic.Berry(c, x-7*k, y+3*k, 7*k, berry), botanic.Berry(c, x+7*k, y+3*k, 7*k, berry), botanic.Berry(c, x, y-7*k, 7*k, berry))
}

var thankYouLettering = kit.Piece{
	Name: "thank-you-lettering", Cm: 40,
	Palette: "letters #43a083 text; outline #2a6a56 <letters; accent #f0a08a flowers; leaves #8fb08a",
	Draw: func(c *kit.Canvas) {
		t, o, a, g := c.Tones("letters"), c.Tones("outline"), c.Tones("accent"), c.Tones("leaves")
		r := c.Rand()
		v := c.Variant(4)
		text := greeting(c, "Thank\nyou")
		l := look{c: c, text: text, box: kit.Box{X0: 10, Y0: 50, X1: 246, Y1: 216}, t: t, o: o, a: a}
		switch v {
		case 1:
			l.o, l.t = t, a
			bold(l)
			return
		case 2:
			l.t = a
			retro(l)
			return
		}
		d := kit.LettersPath(text, l.box, []string{"script", "", "", "elegant"}[v])
		q := c.Path(d, kit.Black).Bounds()
		for _, s := range []float64{-1, 1} {
			for j := range 2 {
				y := []float64{q.Y0 - 14, q.Y1 + 14}[j]
				c.Part("decorations", botanic.Sprig(c, r, []shape.Pt{{X: 128 + s*14, Y: y}, {X: 128 + s*50, Y: y - 5*(1-2*float64(j))}, {X: 128 + s*86, Y: y + 3*(1-2*float64(j))}}, []int{botanic.Pointed, botanic.Eucalyptus}[j], 18, g, a))
			}
		}
		for _, y := range []float64{q.Y0 - 14, q.Y1 + 14} {
			c.Part("decorations", botanic.Bloom(c, botanic.Blossom, 118, y+2, 9, a, g, 10), botanic.Bloom(c, botanic.Blossom, 138, y+2, 9, a, g, 40), botanic.Bloom(c, botanic.Peony, 128, y, 13, a, g, 0))
		}
		c.Part("letters", c.Path(d, o.D).Move(1, 1.6).Opacity(.5), c.Path(d, kit.Lin(0, q.Y0, 0, q.Y1, t.L, t.M, t.D)))
	},
}

var monogram = kit.Piece{
	Name: "monogram", Cm: 30,
	Palette: "letters #3f6b58 initial; wreath #6f9a78 ring leaves; accent #d9a94e gold",
	Draw: func(c *kit.Canvas) {
		t, w, a := c.Tones("letters"), c.Tones("wreath"), c.Tones("accent")
		r := c.Rand()
		text := c.Text()
		if text == "" {
			text = "M"
		}
		if n := []rune(text); len(n) > 5 {
			text = string(n[:5])
		}
		gold := kit.Lin(30, 20, 226, 236, a.LL, a.M, a.D, a.L, a.M, a.D)
		v := c.Variant(4)
		face := []string{"serif", "elegant", "serif", "script"}[v]
		b := kit.Box{X0: 64, Y0: 72, X1: 192, Y1: 184}
		switch v {
		case 1: // two gold rings with a sprig
			c.Part("ring", c.Circle(128, 128, 116, kit.None).Stroke(gold, 3), c.Circle(128, 128, 109, kit.None).Stroke(gold, 1.2))
			for _, s := range []float64{-1, 1} {
				var pts []shape.Pt
				for k := range 5 {
					pts = append(pts, shape.Polar(128, 128, 112, 90+s*(4+float64(k)*15)))
				}
				c.Part("wreath", botanic.Sprig(c, r, pts, botanic.Pointed, 24, w, a))
			}
			c.Part("accent", botanic.Berry(c, 128, 240, 6, a))
			b = kit.Box{X0: 64, Y0: 66, X1: 192, Y1: 184}
		case 2: // a diamond
			for i, q := range []float64{122, 113} {
				c.Part("ring", c.Path(shape.Poly(3, shape.Pt{X: 128, Y: 128 - q}, shape.Pt{X: 128 + q, Y: 128}, shape.Pt{X: 128, Y: 128 + q}, shape.Pt{X: 128 - q, Y: 128}), kit.None).Stroke(gold, []float64{4, 1.4}[i]))
			}
			for i := range 4 {
				p := shape.Polar(128, 128, 118, 90*float64(i))
				c.Part("accent", c.Path(shape.Glint(p.X, p.Y, 11, .25), gold))
			}
			c.Part("wreath", botanic.Sprig(c, r, []shape.Pt{{X: 124, Y: 196}, {X: 104, Y: 188}, {X: 84, Y: 180}}, botanic.Pointed, 15, w, a), botanic.Sprig(c, r, []shape.Pt{{X: 132, Y: 196}, {X: 152, Y: 188}, {X: 172, Y: 180}}, botanic.Pointed, 15, w, a))
			b = kit.Box{X0: 82, Y0: 76, X1: 174, Y1: 170}
		default: // a wreath of leaves, open above
			for _, s := range []float64{-1, 1} {
				for j := range 2 {
					var pts []shape.Pt
					for k := range 9 {
						pts = append(pts, shape.Polar(128, 128, 102+5*float64(j*2-1), 90+s*(float64(k)*18.5-3)))
					}
					c.Part("wreath", botanic.Sprig(c, r, pts, []int{botanic.Pointed, botanic.Berries, botanic.Eucalyptus, botanic.Pointed}[(v+j*1)%4], 25, []kit.Tones{w, kit.TonesOf(w.L)}[j], a))
				}
			}
			c.Part("accent", c.Circle(128, 128, 86, kit.None).Stroke(gold, 1.6))
		}
		if n := []rune(text); len(n) == 2 || len(n) == 3 && n[1] != '&' {
			c.Part("letters", twined(c, n, face, shape.Inset(b, -14), t, false, false))
			return
		}
		d := kit.LettersPath(text, b, face)
		q := c.Path(d, kit.Black).Bounds()
		c.Part("letters", c.Path(d, t.DD).Move(1.2, 2).Opacity(.55), c.Path(d, kit.Lin(q.X0, q.Y0, q.X1, q.Y1, t.L, t.M, t.D)))
	},
}
