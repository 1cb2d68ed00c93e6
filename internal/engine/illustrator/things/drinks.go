package things

// drinks are what comes in a glass or a cup that has a rim.
var drinks = map[string]bool{
	"cocktail": true, "iced-tea": true, "lemonade": true, "margarita": true, "martini-glass": true, "juice": true, "empty-glass": true, "glass-of-water": true, "tea-cup": true,
	"whiskey-glass": true, "smoothie": true, "beer": true, "champagne-glass": true, "wine-glass": true, "mug": true, "shot-glass": true, "slushie": true, "matcha-latte": true, "iced-coffee": true,
	"hot-chocolate": true, "coffee": true, "latte": true, "glass-of-milk": true,
}

// Drink reports whether a thing is a drink in a glass or a cup: fruit is set on its rim.
func Drink(id string) bool { return drinks[id] }
