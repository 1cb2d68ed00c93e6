package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

// flowerpot is a tapered pot with a rim; its mouth is at y, its foot at y + h.
func flowerpot(c *kit.Canvas, t kit.Tones, x, y, w, h float64) kit.Node {
	k := w / 2
	body := fmt.Sprintf("M%g %gH%gL%g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x-k*.9, y+8, x+k*.9, x+k*.72, y+h-8, x+k*.7, y+h, x+k*.6, y+h, x-k*.6, x-k*.7, y+h, x-k*.72, y+h-8)
	across := kit.Lin(x-k, 0, x+k, 0, kit.At(0, t.D), kit.At(.2, t.LL), kit.At(.45, t.M), kit.At(1, t.DD))
	return kit.Of(c.Form(body, across, c.Blur(4, c.Rect(x-k, y+10, w, 14, 0, t.DDD).Opacity(.6)), c.Blur(6, c.Path(fmt.Sprintf("M%g %gH%gV%gH%gZ", x+k*.5, y, x+k, y+h, x+k*.3), t.DDD).Opacity(.4)),
		c.Path(fmt.Sprintf("M%g %gL%g %gh5L%g %gZ", x-k*.74, y+22, x-k*.6, y+h-8, x-k*.62, y+22), kit.White).Opacity(.35)),
		c.Form(kit.RoundRect(x-k, y-8, w, 24, 7), across, c.Rect(x-k+6, y-5, w-20, 3.6, 1.8, kit.White).Opacity(.45), c.Rect(x-k, y+8, w, 9, 0, t.DD).Opacity(.28)))
}

var pottedPlant = kit.Piece{
	Name: "potted-plant", Cm: 60,
	Palette: "leaves #4ba355; pot #f2795a planter; soil #6b4630; stand #e2a06a saucer",
	Draw: func(c *kit.Canvas) {
		l, p, s, w := c.Tones("leaves"), c.Tones("pot"), c.Tones("soil"), c.Tones("stand")
		far := kit.TonesOf(l.D)
		c.Part("leaves", foliage.Leaf(c, far, 122, 170, 124, 48, -62), foliage.Leaf(c, far, 134, 170, 124, 48, 62), foliage.Leaf(c, far, 126, 168, 152, 52, -20), foliage.Leaf(c, far, 130, 168, 152, 52, 20))
		c.Part("soil", c.Form(kit.Oval(128, 173, 50, 9), kit.Lin(78, 0, 178, 0, s.L, s.M, s.DD)))
		c.Part("leaves", foliage.Leaf(c, l, 120, 172, 132, 54, -42), foliage.Leaf(c, l, 136, 172, 132, 54, 42), foliage.Leaf(c, l, 128, 170, 160, 58, 0), foliage.Leaf(c, l, 116, 174, 100, 46, -74), foliage.Leaf(c, l, 140, 174, 100, 46, 74),
			foliage.Leaf(c, l, 122, 174, 96, 42, -20), foliage.Leaf(c, l, 135, 174, 94, 40, 24))
		c.Part("stand", c.Form("M66 238H190Q196 238 193 245Q189 255 178 256H78Q67 255 63 245Q60 238 66 238Z", kit.Lin(62, 0, 194, 0, kit.At(0, w.D), kit.At(.2, w.LL), kit.At(.45, w.M), kit.At(1, w.DD)), c.Rect(60, 238, 136, 4, 0, w.LL).Opacity(.6), c.Blur(3, c.Ellipse(128, 240, 48, 6, w.DDD)).Opacity(.6)))
		c.Part("pot", flowerpot(c, p, 128, 174, 124, 70))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("print", 128, 214, 72, 30, 0)
	},
}
