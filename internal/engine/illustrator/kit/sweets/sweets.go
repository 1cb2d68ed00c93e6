// Package sweets draws what is baked, and sweets.
package sweets

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		sourdough,
		whippedCream, chocolateBox, pumpkinPie, snowCone, donut, iceCream, cake, cupcake, cookie, candy, bread, icePop, pie, lollipop, croissant, pancake,
		chocolateBar, honey, macaron, pretzel, waffle, iceCreamSandwich, cinnamonRoll, cheesecake, brownie, fortuneCookie, baguette, gelatin, cakePop,
		candyApple, smore, gumballMachine, mochi, tiramisu, baklava, eclair, cannoli, marshmallowSweets, jellyBeans, bagel, cakeSlice, candyCorn,
		candyHeart, churro, cottonCandy, gummyBear, muffin, sundae, toast, mooncake, challah, brioche, fruitTart, swissRoll, creamPuff, scone, breadBasket,
		stroopwafel, crepe, taiyaki, cremeBrulee, mapleSyrup, pieSlice, custardPieSlice,
	}
}
