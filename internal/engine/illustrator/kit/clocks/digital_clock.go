package clocks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// segments are the bars of each digit of a display, from the top one clockwise, the middle one last.
var segments = []string{"111111 ", " 11    ", "11 11 1", "1111  1", " 11  11", "1 11 11", "1 11111", "111    ", "1111111", "1111 11"}

// digit is a digit of a display, 36 wide and 64 high.
func digit(c *kit.Canvas, n int, x, y float64, lit, dark kit.Color) kit.Node {
	flat, tall := "M5 0H31L26 6H10Z", "M0 5L6 10V26L3 30L0 27Z"
	bars := []string{flat, tall, tall, flat, tall, tall, "M4 32L8 28.500H28L32 32L28 35.500H8Z"}
	return sheen.Each(7, func(i int) kit.Node {
		color := dark
		if segments[n][i] == '1' {
			color = lit
		}
		bar := c.Path(bars[i], color)
		switch i {
		case 1, 2:
			bar = bar.Mirror(18)
		case 3:
			bar = bar.Scale(1, -1, 18, 32)
		}
		if i == 2 || i == 4 {
			bar = bar.Scale(1, -1, 18, 32)
		}
		return bar
	}).Move(x, y)
}

var digitalClock = kit.Piece{
	Name: "digital-clock", Cm: 18, States: kit.Timed,
	Palette: "body #3d4760 case clock; display #12202b screen; numbers #5ef2c2 digits time light; buttons #f2a53c; feet #2b3040",
	Draw: func(c *kit.Canvas) {
		b, d, n, k, f := c.Tones("body"), c.Tones("display"), c.Tones("numbers"), c.Tones("buttons"), c.Tones("feet")
		c.Part("feet", c.Rect(44, 192, 32, 14, 5, f.D), c.Rect(180, 192, 32, 14, 5, f.DD))
		c.Part("buttons", sheen.Body(c, kit.RoundRect(84, 54, 88, 22, 8), k, 7), sheen.Streak(c, "M94 60H140", 3, .6))
		c.Part("body", sheen.Panel(c, 4, 64, 248, 136, 26, b, 24), sheen.Glint(c, "M20 104Q20 78 44 76H104Q60 82 34 106Q20 116 20 104Z", .4))
		screen := kit.RoundRect(20, 82, 216, 98, 14)
		c.Part("display", c.Path(screen, b.DDD).Move(0, -1.500), c.Path(screen, b.LL).Move(0, 1.500).Opacity(.5), c.Form(screen, kit.Lin(20, 82, 236, 180, d.L, d.M, d.D)))
		hour, minute := c.Time()
		at := []float64{32, 78, 142, 188}
		off := d.L
		for i, v := range []int{hour / 10, hour % 10, minute / 10, minute % 10} {
			if i > 0 || v > 0 {
				c.Part("numbers", c.Glow(5, digit(c, v, at[i], 99, n.M, n.M.Alpha(0))).Opacity(.5))
			}
			lit := n.L
			if i == 0 && v == 0 {
				lit = off
			}
			c.Part("numbers", digit(c, v, at[i], 99, lit, off))
		}
		c.Part("numbers", c.Glow(4, c.Circle(128, 118, 6, n.M), c.Circle(128, 144, 6, n.M)).Opacity(.5), c.Circle(128, 118, 5, n.L), c.Circle(128, 144, 5, n.L))
		c.Part("display", c.Clip(screen, c.Path("M20 82H110L60 180H20Z", kit.White).Opacity(.07).Shade()))
		c.AnchorBox("surface", 128, 64, 190, 0, 0)
		c.Anchor("ground", 128, 206)
	},
}
