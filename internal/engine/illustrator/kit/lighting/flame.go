package lighting

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Flame is a burning flame whose base is at x, y.
func Flame(c *kit.Canvas, x, y, w, h float64, t kit.Tones) kit.Node {
	o := func(k, lift float64) string {
		a, b := w*k/2, h*k
		yy := y - lift
		return sheen.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
			x, yy, x-a*.8, yy, x-a*1.15, yy-b*.3, x-a*.85, yy-b*.48, x-a*.6, yy-b*.66, x-a*.1, yy-b*.74, x+a*.1, yy-b, x+a*.4, yy-b*.74, x+a*.95, yy-b*.58, x+a*.98, yy-b*.34, x+a, yy-b*.12, x+a*.6, yy, x, yy)
	}
	return kit.Of(c.Glow(w*.1, c.Path(o(1.04, 0), t.M)).Opacity(.8), c.Path(o(1, 0), kit.Lin(x, y-h, x, y, t.M, t.L, t.D)), c.Path(o(.68, h*.05), kit.Lin(x, y-h*.7, x, y, kit.Hex("#ffb72e"), kit.Hex("#ffe27a"))), c.Path(o(.38, h*.07), kit.Hex("#fffbe2")))
}

// Halo is a modest light around something bright.
func Halo(c *kit.Canvas, x, y, r float64, color kit.Color) kit.Node {
	return c.Circle(x, y, r, kit.Rad(x, y, r, kit.At(0, color.Alpha(.55)), kit.At(.4, color.Alpha(.26)), kit.At(.75, color.Alpha(.07)), kit.At(1, color.Alpha(0))))
}
