package chassis

import "pellucid/internal/engine/illustrator/kit"

// Driver marks where who drives sits, holds the wheel and has the feet: hips, hands and feet, each the near one.
func Driver(c *kit.Canvas, x, y, handX, handY, footX, footY float64) {
	c.Anchor("seat", x, y)
	c.Anchor("handNear", handX, handY)
	c.Anchor("handFar", handX+3, handY-3)
	c.Anchor("footNear", footX, footY)
	c.Anchor("footFar", footX+4, footY-2)
}
