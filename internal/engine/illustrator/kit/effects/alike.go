package effects

import "pellucid/internal/engine/illustrator/kit"

var (
	bohoRainbow  = kit.Piece{Name: "boho-rainbow", Cm: rainbow.Cm, Palette: "bands #c8704f terracotta; orange #dd9c7c <bands; yellow #e7bd6c <bands; green #a9b393 <bands; blue #8fa394 <bands; indigo #8fa394 <bands; violet #b58a86 <bands; clouds #ffffff", Draw: rainbow.Named("boho-rainbow", 2).Draw}
	leopardPrint = animalPrint.Named("leopard-print", 0)
	zebraPrint   = animalPrint.Named("zebra-print", 1)
	cowPrint     = animalPrint.Named("cow-print", 2)
	giraffePrint = animalPrint.Named("giraffe-print", 3)
	bubbles      = bubble.Named("bubbles", 1)
	embers       = spark.Named("embers", 1)
	leafShadow   = shadow.Named("leaf-shadow", 1)
)
