package emblems

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// zodiac are the lines of the twelve signs in a box of 100 units.
var zodiac = []struct{ name, lines string }{
	{"leo", "M17 56a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M40 48C30 30 36 14 54 14C74 14 76 32 66 50C58 66 60 86 74 86C82 86 86 80 86 74"},
	{"aries", "M50 90V45C50 15 20 10 15 30C12 42 22 48 28 42M50 45C50 15 80 10 85 30C88 42 78 48 72 42"},
	{"taurus", "M26 64a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M18 14C24 34 38 40 50 40C62 40 76 34 82 14"},
	{"gemini", "M22 14C40 24 60 24 78 14M22 86C40 76 60 76 78 86M38 21V79M62 21V79"},
	{"cancer", "M14 42C22 22 62 18 86 32M16 44a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M86 58C78 78 38 82 14 68M60 56a12 12 0 1 0 24 0a12 12 0 1 0 -24 0"},
	{"virgo", "M14 24C20 20 26 24 26 32V78M26 34C30 20 46 20 46 34V78M46 34C50 20 66 20 66 34V74C66 86 74 90 84 88M66 46C74 34 90 40 84 56C80 68 66 78 56 86"},
	{"libra", "M14 84H86M14 66H38C28 58 26 50 26 44C26 28 38 20 50 20C62 20 74 28 74 44C74 50 72 58 62 66H86"},
	{"scorpio", "M14 24C20 20 26 24 26 32V78M26 34C30 20 46 20 46 34V78M46 34C50 20 66 20 66 34V74C66 84 74 88 86 82M86 82L80 72M86 82L76 88"},
	{"sagittarius", "M18 84L82 18M54 18H82V46M28 50L52 74"},
	{"capricorn", "M14 22C24 22 28 34 28 48V70M28 46C30 26 52 22 54 42C56 60 56 78 44 88M55 58C58 46 82 46 82 62C82 78 58 78 55 62"},
	{"aquarius", "M14 46L28 32L40 46L54 32L66 46L80 32L88 42M14 72L28 58L40 72L54 58L66 72L80 58L88 68"},
	{"pisces", "M22 14C44 34 44 66 22 86M78 14C56 34 56 66 78 86M22 50H78"},
}

var zodiacSign = kit.Piece{
	Name: "zodiac-sign", Cm: 20,
	Palette: "symbol #f4c85a gold; disc #2c2f6b night; stars #ffe9a8 <symbol",
	Draw: func(c *kit.Canvas) {
		t, d, s := c.Tones("symbol"), c.Tones("disc"), c.Tones("stars")
		r := c.Rand()
		lines := zodiac[c.Variant(len(zodiac))].lines
		for _, z := range zodiac {
			if strings.Contains(strings.ToLower(c.Text()), z.name) {
				lines = z.lines
			}
		}
		disk := kit.Oval(128, 128, 118, 118)
		c.Part("disc", c.Circle(128, 128, 124, t.DD), c.Path(shape.Ring(128, 128, 123, 112), shape.Metal(30, 20, 226, 236, t)), c.Form(kit.Oval(128, 128, 112, 112), kit.Rad(100, 84, 170, d.LL, d.M, d.DD), c.Blur(8, c.Circle(128, 128, 112, kit.None).Stroke(d.DDD, 18).Move(4, 5)).Opacity(.7)))
		var dots []kit.Node
		for range 44 {
			p := shape.Polar(128, 128, shape.Between(r, 10, 104), shape.Between(r, 0, 360))
			dots = append(dots, c.Circle(p.X, p.Y, shape.Between(r, .5, 1.5), s.LL).Opacity(shape.Between(r, .4, .9)))
		}
		for i := range 6 {
			p := shape.Polar(128, 128, 92, 25+60*float64(i))
			dots = append(dots, c.Path(shape.Glint(p.X, p.Y, 7, .18), s.M))
		}
		c.Part("stars", c.Clip(disk, dots...), c.Circle(128, 128, 103, kit.None).Stroke(s.M, 1).Opacity(.7))
		place := func(n kit.Node) kit.Node { return n.Scale(1.34, 1.34, 50, 50).Move(78, 78) }
		c.Part("symbol", place(c.Line(lines, d.DDD, 10)).Move(1.5, 2.5).Opacity(.7), place(c.Line(lines, t.D, 9)), place(c.Line(lines, kit.Lin(10, 10, 90, 90, t.LL, t.M, t.L, t.D), 7.4)), place(c.Line(lines, t.LL, 1.6)).Move(-1, -1.4).Opacity(.8))
	},
}
