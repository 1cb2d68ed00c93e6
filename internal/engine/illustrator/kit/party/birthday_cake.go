package party

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

// tier is one round layer of a cake.
func tier(c *kit.Canvas, t kit.Tones, x1, x2, top, bottom, ry float64, inside ...kit.Node) kit.Node {
	rx := (x2 - x1) / 2
	side := fmt.Sprintf("M%g %gV%gA%g %g 0 0 0 %g %gV%gZ", x1, top, bottom, rx, ry, x2, bottom, top)
	return kit.Of(c.Form(side, festoon.Across(t, x1, x2), append(inside, c.Blur(6, c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 0 %g %gV%gH%gZ", x1, bottom-8, rx, ry, x2, bottom-8, bottom+30, x1), t.DDD).Opacity(.3)))...))
}

// candle stands on x, y and burns.
func candle(c *kit.Canvas, t, stripe kit.Tones, x, y, w, h float64) kit.Node {
	var stripes []kit.Node
	for i := range 8 {
		k := y - h + float64(i)*w*1.5
		stripes = append(stripes, c.Path(fmt.Sprintf("M%g %gL%g %gV%gL%g %gZ", x-w, k+w, x+w, k-w*.6, k+w*.1, x-w, k+w*1.7), stripe.M))
	}
	return kit.Of(c.Form(fmt.Sprintf("M%g %gV%gA%g %g 0 0 0 %g %gV%gZ", x-w/2, y-h, y, w/2, w*.22, x+w/2, y, y-h), kit.White, kit.Of(stripes...),
		c.Path(fmt.Sprintf("M%g %gH%gV%gH%gZ", x-w/2, y-h-2, x+w/2, y+4, x-w/2), kit.Lin(x-w/2, 0, x+w/2, 0, kit.At(0, t.DDD.Alpha(.25)), kit.At(.3, kit.White.Alpha(.35)), kit.At(.55, t.D.Alpha(0)), kit.At(1, t.DDD.Alpha(.5))))),
		c.Ellipse(x, y-h, w/2, w*.22, t.LL), c.Line(fmt.Sprintf("M%g %gv%g", x, y-h, -w*.75), kit.Hex("#5a3a2c"), w*.17))
}

var birthdayCake = kit.Piece{
	Name: "birthday-cake", Cm: 35,
	States:  "unlit -flames; 1-candles; 2-candles; 3-candles; 4-candles; 5-candles; 6-candles; 7-candles; 8-candles; 9-candles; 10-candles",
	Palette: "frosting #f47fb0 icing; layers #fdeed6 cake; candles #4fb3e8; topper #e0263f cherries; plate #bfe3e6 stand",
	Draw: func(c *kit.Canvas) {
		f, l, k, h, p := c.Tones("frosting"), c.Tones("layers"), c.Tones("candles"), c.Tones("topper"), c.Tones("plate")
		c.Part("plate", c.Form("M98 236H158L166 248Q170 256 160 256H96Q86 256 90 248Z", festoon.Across(p, 86, 170)), c.Form(kit.Oval(128, 232, 120, 17), kit.Lin(8, 220, 248, 246, p.LL, p.M, p.DD)), c.Form(kit.Oval(128, 228, 120, 16), kit.Lin(20, 214, 240, 244, p.LL, p.L, p.M), c.Blur(4, c.Ellipse(132, 230, 100, 12, p.DDD).Opacity(.5))))
		sprinkles := func(x1, x2, y1, y2 float64, n int) kit.Node {
			var all []kit.Node
			hues := []kit.Color{kit.Hex("#ffd23f"), kit.Hex("#4fc3e8"), kit.Hex("#7fd069"), kit.Hex("#a779e0"), kit.Hex("#ff7a59")}
			for i := range n {
				x, y := x1+(x2-x1)*(float64(i)+c.Rand().Float64())/float64(n), y1+(y2-y1)*c.Rand().Float64()
				all = append(all, c.Line(fmt.Sprintf("M%g %gl5 0", x-2.5, y), hues[i%5], 3).Rotate(c.Rand().Float64()*180, x, y))
			}
			return kit.Of(all...)
		}
		bead := func(x1, x2, y, ry, r float64, n int) kit.Node {
			var all []kit.Node
			for i := range n {
				u := (float64(i)+.5)/float64(n)*2 - 1
				x := (x1+x2)/2 + u*(x2-x1)/2
				all = append(all, c.Path(festoon.Puff(x, y+ry*(1-u*u), r, r*.86, 6, 0), kit.Rad(x-r*.4, y+ry*(1-u*u)-r*.5, r*2.2, kit.White, f.LL, f.L, f.D)))
			}
			return kit.Of(all...)
		}
		icing := func(d string, x1, x2, top, ry float64) kit.Node {
			return kit.Of(c.Clip(fmt.Sprintf("M%g %gH%gV%gH%gZ", x1, top, x2, top+80, x1), c.Blur(3, c.Path(d, l.DDD).Opacity(.5).Move(1, 5))), c.Form(d, festoon.Across(f, x1, x2), c.Blur(2, c.Path(d, kit.None).Stroke(f.D, 5)).Opacity(.6), c.Path(d, kit.None).Stroke(f.LL, 2).Opacity(.7).Move(.5, -1)),
				c.Form(kit.Oval((x1+x2)/2, top, (x2-x1)/2-2, ry-1), kit.Lin(x1, top-ry, x2, top+ry, f.LL, f.L, f.M)))
		}
		c.Part("layers", tier(c, l, 30, 226, 150, 224, 14, c.Path("M30 184A98 14 0 0 0 226 184V196A98 14 0 0 1 30 196Z", f.M), c.Line("M30 184A98 14 0 0 0 226 184", f.LL, 1.6).Opacity(.6)))
		c.Part("frosting", icing(drips(30, 226, 150, 14, 14, 26, 12, 30, 16, 34, 14, 28, 12, 24, 14), 30, 226, 150, 14), bead(28, 228, 216, 13, 9.5, 17))
		c.Part("layers", c.Blur(4, c.Ellipse(132, 153, 70, 9, f.DDD).Opacity(.5)), tier(c, l, 64, 192, 92, 150, 10, c.Path("M64 126A64 10 0 0 0 192 126V134A64 10 0 0 1 64 134Z", f.M)))
		c.Part("frosting", icing(drips(64, 192, 92, 10, 10, 20, 9, 24, 12, 22, 10, 18), 64, 192, 92, 10), bead(62, 194, 146, 9, 7.5, 14))
		c.Part("sprinkles", sprinkles(80, 180, 90, 97, 12), sprinkles(42, 214, 199, 214, 15), sprinkles(70, 186, 136, 146, 9), sprinkles(40, 62, 148, 154, 4), sprinkles(196, 216, 148, 154, 4))
		c.Part("topper", cherry(c, h, 46, 146, 8.5), cherry(c, h, 210, 146, 8.5), cherry(c, h, 80, 88, 7.5), cherry(c, h, 176, 88, 7.5))
		xs, ys := []float64{112, 144, 96, 160, 128}, []float64{88, 88, 93, 93, 96}
		for n := 1; n <= 10; n++ {
			if c.State(fmt.Sprintf("%d-candles", n)) && n != 5 {
				xs, ys = candlePlaces(n)
			}
		}
		for i := range xs {
			tall := 40.0
			if len(xs) == 5 && i == 4 {
				tall = 46
			}
			c.Part("candles", candle(c, k, k, xs[i], ys[i], 8.5, tall), c.Named("flames", flame(c, xs[i], ys[i]-tall-4, .8)))
		}
		c.Anchor("ground", 128, 256)
		c.AnchorBox("surface", 128, 92, 110, 0, 0)
		c.AnchorBox("print", 128, 190, 168, 50, 0)
	},
}

// cherry is a cherry with its stalk on a swirl of cream.
func cherry(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	return kit.Of(c.Path(festoon.Puff(x, y+r*.7, r*1.25, r*.6, 8, 0), kit.Lin(x-r, y, x+r, y+r*1.4, kit.White, kit.Hex("#fbe3ea"), kit.Hex("#e2b3c4"))),
		c.Line(fmt.Sprintf("M%g %gq%g %g %g %g", x, y-r*.7, r*.1, -r, r*.9, -r*1.3), kit.Hex("#5f8a35"), 1.6), festoon.Sphere(c, t, x, y, r))
}

// candlePlaces are where n candles stand on the upper tier, those behind first.
func candlePlaces(n int) (xs, ys []float64) {
	step := 0.0
	if n > 1 {
		step = min(26, 100/float64(n-1))
	}
	for row := range 2 {
		for i := range n {
			if i%2 == row {
				xs, ys = append(xs, 128+(float64(i)-float64(n-1)/2)*step), append(ys, 88+7*float64(row))
			}
		}
	}
	return xs, ys
}

// flame burns from a wick's tip at x, y; it is about 30 k high and glows.
func flame(c *kit.Canvas, x, y, k float64) kit.Node {
	drop := func(w, h float64) string {
		return fmt.Sprintf("M0 0C%g 0 %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g 0 0 0Z", -w, -w*1.2, -h*.25, -w*.95, -h*.42, -w*.7, -h*.62, -w*.1, -h*.75, w*.12, -h, w*.3, -h*.76, w*.8, -h*.62, w*.95, -h*.4, w*1.2, -h*.2, w*.95)
	}
	return kit.Of(c.Glow(7, c.Ellipse(0, -14, 13, 17, kit.Hex("#ffb43a")).Opacity(.5)),
		c.Path(drop(9, 31), kit.Lin(0, -31, 0, 0, kit.Hex("#ffb02e"), kit.Hex("#ff8a1f"), kit.Hex("#f2581c"))),
		c.Path(drop(6.4, 22), kit.Lin(0, -22, 0, 0, kit.Hex("#ffe26a"), kit.Hex("#ffc02e"))).Move(0, -1),
		c.Path(drop(3.4, 12), kit.Lin(0, -12, 0, 0, kit.Hex("#fffbe2"), kit.Hex("#fff0a0"))).Move(0, -1.6)).Scale(k, k, 0, 0).Move(x, y)
}

// drips is icing that runs down from a round top: its upper edge is the far rim, its lower edge hangs by the lengths.
func drips(x1, x2, top, ry float64, lengths ...float64) string {
	var b strings.Builder
	rx := (x2 - x1) / 2
	b.WriteString(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x1, top, rx, ry, x2, top))
	w := (x2 - x1) / float64(len(lengths))
	edge := func(x float64) float64 {
		u := (x - (x1+x2)/2) / rx
		return top + ry*math.Sqrt(max(0, 1-u*u))
	}
	for i, long := range lengths {
		r := x2 - w*float64(i)
		m, l := r-w/2, r-w
		y := edge(m) + long
		b.WriteString(fmt.Sprintf("C%g %g %g %g %g %gC%g %g %g %g %g %g", r-w*.04, y, r-w*.1, y+w*.34, m, y+w*.34, l+w*.1, y+w*.34, l+w*.04, y, l+w*.02, edge(l)+w*.28))
		if i < len(lengths)-1 {
			b.WriteString(fmt.Sprintf("L%g %g", l, edge(l)+w*.24))
		}
	}
	return b.String() + fmt.Sprintf("L%g %gZ", x1, top)
}
