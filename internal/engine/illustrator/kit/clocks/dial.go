package clocks

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// hand is a clock's hand that points up from x, y before it turns.
func hand(c *kit.Canvas, x, y, l, w, degrees float64, t kit.Tones) kit.Node {
	d := sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x-w/2, y+l*.16, x-w*.32, y-l, x+w*.32, y-l, x+w/2, y+l*.16)
	return kit.Of(c.Path(d, t.DDD).Stroke(t.DDD, 1.5).Rotate(degrees, x, y).Move(1.4, 2.4).Opacity(.25), c.Path(d, t.M).Stroke(t.M, 1.5).Rotate(degrees, x, y), c.Path(sheen.D("M%g %gL%g %g", x-w*.1, y, x-w*.1, y-l+2), kit.None).Stroke(t.LL, w*.22).Rotate(degrees, x, y).Opacity(.8))
}

// roman are the numbers of a dial as the Romans wrote them.
var roman = strings.Fields("I II III IV V VI VII VIII IX X XI XII")

// dial is a clock's face with twelve numbers and hands at the time that is asked for.
func dial(c *kit.Canvas, x, y, r float64, face, numbers, hands, second kit.Tones) {
	d := kit.Oval(x, y, r, r)
	c.Part("face", c.Form(d, kit.Rad(x-r*.3, y-r*.35, r*1.6, face.LL, face.L, face.M, face.D), c.Blur(r*.06, c.Path(d, kit.None).Stroke(numbers.DDD, r*.16).Move(r*.03, r*.05)).Opacity(.35),
		c.Around(60, x, y, c.Line(sheen.D("M%g %gv%g", x, y-r*.93, r*.035), numbers.M, r*.018)).Opacity(.7)))
	var all []kit.Node
	for i := range 12 {
		s, k := math.Sincos(float64(i+1) * math.Pi / 6)
		px, py, h := x+r*.75*s, y-r*.75*k, r*.1
		if c.State("roman") {
			box := kit.Box{X0: x - r*.16, Y0: y - r*.86, X1: x + r*.16, Y1: y - r*.67}
			all = append(all, c.Path(kit.LettersPath(roman[i], box, "serif"), numbers.M).Rotate(float64(i+1)*30, x, y))
			continue
		}
		all = append(all, c.Path(kit.LettersPath(sheen.D("%d", i+1), kit.Box{X0: px - h*1.4, Y0: py - h, X1: px + h*1.4, Y1: py + h}, "display"), numbers.M))
	}
	c.Part("numbers", all...)
	hour, minute := c.Hands()
	c.Part("hands", hand(c, x, y, r*.48, r*.1, hour, hands), hand(c, x, y, r*.66, r*.075, minute, hands), c.Line(sheen.D("M%g %gV%g", x, y+r*.2, y-r*.7), second.M, r*.025).Rotate(205, x, y), c.Circle(x+.6, y+1, r*.085, hands.DDD), c.Circle(x, y, r*.075, second.M), c.Circle(x-r*.02, y-r*.025, r*.028, second.LL))
	c.Part("face", c.Clip(d, c.Path(sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x-r, y-r, x+r*.2, y-r, x-r*.6, y+r, x-r, y+r), kit.White).Opacity(.16).Shade()))
}
