package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// post is a round metal post.
func post(c *kit.Canvas, x, y0, y1, w float64, t kit.Tones) kit.Node {
	return c.Form(kit.RoundRect(x-w/2, y0, w, y1-y0, 4), sheen.Steel(x-w/2, 0, x+w/2, 0, t), sheen.Each(int((y1-y0)/22), func(i int) kit.Node {
		return kit.Of(c.Circle(x+.4, y0+18+22*float64(i)+.8, 2.6, t.LL).Opacity(.7), c.Circle(x, y0+18+22*float64(i), 2.5, t.DDD))
	}))
}

// bolt is the head of a bolt that holds a board.
func bolt(c *kit.Canvas, x, y float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x+.8, y+1.6, 5, t.DDD).Opacity(.6), sheen.Screw(c, x, y, 4.6, t))
}
