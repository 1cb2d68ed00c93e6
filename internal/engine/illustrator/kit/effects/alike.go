package effects

var (
	bohoRainbow  = rainbow.Named("boho-rainbow", 2)
	leopardPrint = animalPrint.Named("leopard-print", 0)
	zebraPrint   = animalPrint.Named("zebra-print", 1)
	cowPrint     = animalPrint.Named("cow-print", 2)
	giraffePrint = animalPrint.Named("giraffe-print", 3)
	bubbles      = bubble.Named("bubbles", 1)
	embers       = spark.Named("embers", 1)
	leafShadow   = shadow.Named("leaf-shadow", 1)
)
