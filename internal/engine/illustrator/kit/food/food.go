// Package food draws what people eat and drink.
package food

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		onionRings, whippedCream,
		sardineCan, teaBag, chocolateBox, sunflowerSeed, apricot, lychee, okra, leek, turnip, walnut, parsley, fruitSalad,
		artichoke, pumpkinPie, snowCone, champagneBottle, cheeseWheel,
		apple, donut, strawberry, pizza, hamburger, iceCream, cake, banana, bananaBunch, carrot, cupcake, watermelon,
		pineapple, hotDog, sushi, sushiPlatter, coffee, cookie, lemon, avocado, cherry, frenchFries, candy, bubbleTea, broccoli,
		taco, sandwich, popcorn, beer, grape, pear, bread, wineGlass, cocktail, pizzaSlice, orange, tomato, egg, icePop,
		peach, blueberry, pie, lollipop, croissant, pancake, wineBottle, corn, chocolateBar, chiliPepper, cheese, honey, potato, waterBottle, teaCup,
		champagneGlass, onion, hotChocolate, lemonade, cucumber, friedEgg, ramen, riceBowl, matchaTea, fruitBasket, macaron, icedCoffee, bottle, coconut, bellPepper,
		mango, pretzel, waffle, steak, salad, kiwiFruit, dragonFruit, plum, blackberry, fig, papaya, olives, cabbage, lettuce, radish, beet, peaPod, celery, greenOnion, iceCreamSandwich, peanut,
		cinnamonRoll, cheesecake, brownie, fortuneCookie, baguette, gelatin, cakePop, sausage, nachos, chickenWing, cornDog, candyApple, smore, jamJar,
		squeezeBottle, icedTea, gumballMachine, quesadilla,
		mochi, slushie, falafel, paella, samosa, kebab, naan, pita,
		tiramisu, lasagna, baklava, tamale, empanada, ribs, friedChickenBucket, guacamole, hummus, acaiBowl, pho, curry,
		matchaLatte, energyDrink, liquorBottle, kale, eclair, cannoli, marshmallowSweets, jellyBeans, chipsBag, springRoll, oyster,
		asparagus, babyBottle, bacon, bagel, beerBottle, burrito, cakeSlice, candyCorn, candyHeart, cauliflower, cereal, churro, coffeeBean,
		cottonCandy, drumstick, dumpling, eggplant, peppermintCandy, takeoutBox, ham, cinnamonStick, gingerRoot, garlic, gummyBear, juice, waterGlass, milkGlass, emptyGlass, emptyGlass.Named("glass", 0), latte, lime, margarita, martini, milk, milkshake, muffin, onigiri,
		pomegranate, raspberry, roastTurkey, smoothie, soda, soup, spaghetti, sundae, toast, avocadoToast, whiskey,
		mooncake, biryani, kimchi, dosa, baoBun,
		pizzaBox, groceries, noodleCup, pasta,
		dateFruit, cilantro, pickleJar,
		bibimbap, banhMi, tagine, fondue, padThai, satay, poutine, arepa,
		challah, brioche, fruitTart, swissRoll, creamPuff, scone, breadBasket, stroopwafel,
		durian, jackfruit, rambutan, starfruit, passionFruit, brusselsSprouts, plantain, mangosteen,
		charcuterieBoard, tofu, crepe, taiyaki, takoyaki, tempura, deviledEggs, cremeBrulee, lobsterRoll, mapleSyrup, rootBeerFloat, macAndCheese, grilledCheese,
	}
}
