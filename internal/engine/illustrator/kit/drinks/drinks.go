// Package drinks draws drinks in their glasses, cups and bottles.
package drinks

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		teaBag, champagneBottle, coffee, bubbleTea, beer, wineGlass, cocktail, wineBottle, waterBottle, teaCup, champagneGlass, hotChocolate, lemonade,
		matchaTea, icedCoffee, bottle, icedTea, mojito, slushie, matchaLatte, energyDrink, liquorBottle, babyBottle, beerBottle, juice, waterGlass, milkGlass,
		emptyGlass, emptyGlass.Named("glass", 0), latte, margarita, martini, milk, milkshake, smoothie, soda, whiskey, rootBeerFloat,
	}
}
