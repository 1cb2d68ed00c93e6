package effects

import "pellucid/internal/engine/illustrator/kit"

// alike returns a piece that is one idea of another one, by a name of its own.
func alike(name string, of kit.Piece, idea int) kit.Piece {
	return kit.Piece{Name: name, Cm: of.Cm, Facing: of.Facing, Palette: of.Palette, Draw: func(c *kit.Canvas) {
		c.Idea(idea)
		of.Draw(c)
	}}
}

var (
	bohoRainbow  = alike("boho-rainbow", rainbow, 2)
	leopardPrint = alike("leopard-print", animalPrint, 0)
	zebraPrint   = alike("zebra-print", animalPrint, 1)
	cowPrint     = alike("cow-print", animalPrint, 2)
	giraffePrint = alike("giraffe-print", animalPrint, 3)
	bubbles      = alike("bubbles", bubble, 1)
	embers       = alike("embers", spark, 1)
	leafShadow   = alike("leaf-shadow", shadow, 1)
)
