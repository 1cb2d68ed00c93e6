package aircraft

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var hotAirBalloon = kit.Piece{
	Name: "hot-air-balloon", Cm: 2200, States: "rainbow",
	Palette: "envelope #ec4034 balloon; stripes #ffc23a panels segments sections; band #2aa49e; basket #c58646; ropes #8a5a32 <basket; flame #ffb02e; stars #fff0bd",
	Draw: func(c *kit.Canvas) {
		e, s, b, k, r, f, st := c.Tones("envelope"), c.Tones("stripes"), c.Tones("band"), c.Tones("basket"), c.Tones("ropes"), c.Tones("flame"), c.Tones("stars")
		const shell = "M128 4C66 4 28 46 28 96C28 136 66 160 102 190H154C190 160 228 136 228 96C228 46 190 4 128 4Z"
		// Gores run from the crown to the mouth; u is where an edge lies at the widest place, -1 to 1.
		gore := func(u, v float64, fill kit.Paint) kit.Node {
			x := func(u, w float64) float64 { return 128 + w*u }
			return c.Path(fmt.Sprintf("M128 4C%g 4 %g 46 %g 96C%g 136 %g 160 %g 192H%gC%g 160 %g 136 %g 96C%g 46 %g 4 128 4Z",
				x(u, 62*1.25), x(u, 101), x(u, 101), x(u, 101), x(u, 62), x(u, 27), x(v, 27), x(v, 62), x(v, 101), x(v, 101), x(v, 101), x(v, 62*1.25)), fill)
		}
		c.On(kit.Back)
		c.Part("ropes", c.Line("M105 190L110 222M151 190L146 222M119 192L120 222M137 192L136 222", r.D, 2.6), c.Line("M104.5 190L109.5 222M118.5 192L119.5 222", r.LL, 1).Opacity(.8))
		c.Part("basket", c.Ellipse(128, 221, 23, 4, k.DDD))
		c.On(kit.Body)
		edges, idea := []float64{-1, -.86, -.6, -.22, .22, .6, .86, 1}, c.Variant(2)
		if idea == 1 { // fewer, wider gores, and a band of hearts
			edges = []float64{-1, -.72, -.26, .26, .72, 1}
		}
		var red, yellow []kit.Node
		for i, u := range edges[:len(edges)-1] {
			v := edges[i+1]
			t, list := e, &red
			if i%2 == 1 {
				t, list = s, &yellow
			}
			if c.State("rainbow") {
				t = kit.TonesOf(kit.Hex([]string{"#e8384a", "#f58a2c", "#ffc93a", "#4fb455", "#2f9be0", "#4a5fd0", "#9250d8"}[i]))
			}
			*list = append(*list, gore(u, v, t.M), gore(u+(v-u)*.66, v, t.D).Opacity(.55), gore(u+(v-u)*.1, u+(v-u)*.36, t.LL).Opacity(.5), gore(u, u+(v-u)*.03, t.DDD).Opacity(.35))
		}
		var stars []kit.Node
		for _, u := range []float64{-.72, -.4, 0, .4, .72} {
			if x, y, q := 128+101*u, 112-22*u*u, 1.1*(1-.3*u*u); idea == 1 {
				stars = append(stars, c.Path("M0 10C-9 4 -11 -3 -6 -6C-3 -7 -1 -5 0 -3C1 -5 3 -7 6 -6C11 -3 9 4 0 10Z", st.L).Scale(q*1.2, q*1.2, 0, 0).Move(x, y+10))
				continue
			}
			stars = append(stars, c.Path(chassis.Star(128+101*u, 123-22*u*u, 9.5*(1-.3*u*u)), kit.Lin(120+101*u, 112, 138+101*u, 134, st.LL, st.M, st.D)))
		}
		c.Part("envelope", c.Form(shell, e.M, kit.Of(red...), c.Named("stripes", yellow...),
			c.Named("band", c.Path("M22 90Q128 130 234 90V116Q128 158 22 116Z", kit.Lin(28, 0, 228, 0, b.M, b.L, b.M, b.D)), c.Line("M22 91.5Q128 131.5 234 91.5", b.LL, 2.4).Opacity(.8), c.Line("M22 115Q128 157 234 115", b.DD, 2.4).Opacity(.7), kit.Of(stars...)),
			c.Path(shell, kit.Rad(92, 54, 156, kit.At(0, kit.White.Alpha(.4)), kit.At(.3, kit.White.Alpha(.06)), kit.At(.52, e.DDD.Alpha(0)), kit.At(1, e.DDD.Alpha(.62)))),
			c.Blur(6, c.Path("M90 176H166V196H90Z", e.DDD).Opacity(.5)), c.Blur(7, c.Ellipse(82, 48, 17, 31, kit.White).Opacity(.5).Rotate(34, 82, 48)),
			c.Path("M222 82Q228 132 172 172Q210 134 210 92Q210 58 190 34Q216 52 222 82Z", e.LL).Opacity(.16)))
		c.Part("skirt", c.Form("M100 188H156L149 205Q128 211 107 205Z", kit.Lin(100, 0, 156, 0, b.M, b.LL, b.M, b.DD), c.Path("M98 186H158V193Q128 199 98 193Z", b.DDD).Opacity(.45)))
		c.Part("flame", c.Glow(4, c.Circle(128, 209, 9, f.M).Opacity(.5)), c.Path("M128 219C119 213 120 206 128 198C136 206 137 213 128 219Z", kit.Lin(0, 198, 0, 219, f.M, kit.Hex("#f2702a"))), c.Path("M128 218C124 214 125 210 128 205C131 210 132 214 128 218Z", kit.Hex("#fff3b8")))
		c.On(kit.Fore)
		var wicker []kit.Node
		for row := range 5 {
			for i := range 8 {
				t := k.L
				if i%2 == row%2 {
					t = k.DD
				}
				wicker = append(wicker, c.Rect(103+6.6*float64(i)-3.3*float64(row%2), 222+6.6*float64(row), 5.8, 5.4, 2, t).Opacity(.45))
			}
		}
		c.Part("basket", c.Form("M105 221H151L147 249Q146 255 140 255H116Q110 255 109 249Z", kit.Lin(105, 0, 151, 0, kit.At(0, k.M), kit.At(.25, k.L), kit.At(.55, k.M), kit.At(1, k.DD)), kit.Of(wicker...), gloss.Dim(c, 3, .5, "M100 216H156V229H100Z", k)),
			c.Rect(101, 216.5, 54, 8, 4, kit.Lin(101, 0, 155, 0, k.L, k.LL, k.M, k.DD)), c.Line("M106 219H146", kit.White, 1.4).Opacity(.5))
		c.Anchor("ground", 128, 255)
		c.Anchor("seat", 128, 240)
		c.AnchorBox("inside", 128, 206, 46, 32, 0)
		c.AnchorBox("print", 128, 66, 76, 44, 0)
	},
}
