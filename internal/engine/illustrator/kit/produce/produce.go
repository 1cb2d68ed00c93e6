// Package produce draws fruit, vegetables, herbs, spices and nuts.
package produce

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		sunflowerSeed, apricot, lychee, okra, leek, turnip, walnut, parsley, artichoke, apple, strawberry, banana, bananaBunch, carrot, watermelon,
		pineapple, lemon, avocado, cherry, broccoli, grape, pear, orange, tomato, peach, blueberry, corn, chiliPepper, potato, onion, cucumber, fruitBasket,
		coconut, bellPepper, mango, kiwiFruit, dragonFruit, plum, blackberry, fig, papaya, olives, cabbage, lettuce, radish, beet, peaPod, celery,
		greenOnion, peanut, kale, asparagus, cauliflower, coffeeBean, eggplant, cinnamonStick, gingerRoot, garlic, lime, pomegranate, raspberry, dateFruit,
		almond, cashew, pistachio, hazelnut, chestnut, cranberry, grapefruit, zucchini, starAnise, cilantro, durian, jackfruit, rambutan, starfruit, passionFruit, brusselsSprouts, plantain, mangosteen,
	}
}
