// Package kitchen draws cookware, tableware and what else stands in a kitchen.
package kitchen

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		handMixer,
		jug, knifeBlock,
		saucepan, slowCooker, riceCooker, drinkingStraw, foodPick, coaster,
		airFryer, cottonCandyMachine, popcornMachine, cocktailShaker, cleaver, cerealBox,
		tongs, funnel, waffleIron, saltShaker, sugarCube, paperTowel,
		frenchPress, mokaPot, coffeeMaker, woodenSpoon, corkscrew,
		mug, teapot, masonJar, masonJar.Named("jar", 0), coffeeCup, spoon, fork, knife, bowl, refrigerator, fryingPan, kettle,
		barrel, blender, cakeStand, chefKnife, chopsticks, cookingPot, cooler, cuttingBoard, servingBoard, ladle, measuringCup, microwave, oven, ovenMitt, pitcher,
		plate, rollingPin, saltAndPepper, spatula, standMixer, toaster, tumbler, whisk, wok,
		cheeseGrater, colander, tinCan, milkCarton, mortar, eggCarton, lunchBox, thermos, shotGlass,
		cutlerySet, tray, shelf, plasticCup, paperBag, pepperMill,
		sippyCup, garlicPress, coolingRack, foodProcessor,
		coffeeGrinder, canOpener, cookieJar, butter,
		measuringSpoons, bottleOpener, cookieCutter, peeler, pizzaCutter, bakingSheet, pipingBag, kitchenScale, teaInfuser, dishSoap,
	}
}
