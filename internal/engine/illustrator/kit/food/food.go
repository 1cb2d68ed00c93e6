// Package food draws dishes, and what else people eat: fruit and vegetables are in produce, bread and sweets in sweets, what they drink in
// drinks.
package food

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		cracker,
		potatoChip, fishAndChips, pickle, popcornPuff,
		bentoBox, dango, sake, yerbaMate, beans, greenBeans, meatOnBone,
		ribs, onionRings, sardineCan, fruitSalad, cheeseWheel, pizza, hamburger, hotDog, sushi, sushiPlatter, frenchFries, taco, sandwich, popcorn, pizzaSlice,
		egg, cheese, friedEgg, ramen, riceBowl, steak, salad, sausage, nachos, chickenWing, cornDog, jamJar, squeezeBottle, quesadilla, falafel, paella,
		samosa, kebab, naan, pita, lasagna, tamale, empanada, friedChickenBucket, guacamole, hummus, acaiBowl, pho, curry, chipsBag, springRoll, oyster,
		bacon, burrito, cereal, drumstick, dumpling, peppermintCandy, takeoutBox, ham, onigiri, roastTurkey, grilledFish, roastPig, soup, spaghetti, avocadoToast, biryani, kimchi,
		dosa, baoBun, pizzaBox, groceries, noodleCup, pasta, pickleJar, bibimbap, banhMi, tagine, fondue, padThai, satay, poutine, arepa, charcuterieBoard,
		tofu, englishBreakfast, croissantSandwich, mashedPotatoes, pierogi, mustardBottle, mayonnaise, soySauce, hotSauce, oliveOil, flour, takoyaki, tempura, deviledEggs, lobsterRoll, macAndCheese, grilledCheese,
	}
}
