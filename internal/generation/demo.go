package generation

import (
	"slices"

	"pellucid/internal/domain"
)

// DemoName is the account that owns the demo gallery.
const DemoName = "Pellucid"

// demoSize is the size of the demo pictures in pixels.
const demoSize = 1024

// DemoPrompts are what the demo gallery shows, chosen by eye for what transparency is good for: glass, smoke, light, fur, lettering and
// figures in action. The last ones greet a visitor. None of their pictures has a warning of the alpha check.
var DemoPrompts = []string{
	"stack of pancakes",
	"seahorse",
	"palm tree, watercolor",
	"bee",
	"hamburger, 3d render",
	"a violin, watercolor",
	"eiffel tower, watercolor",
	"taj mahal",
	"lighthouse",
	"seamless pattern of strawberries, watercolor",
	"christmas tree",
	"gingerbread house",
	"jack-o-lantern",
	"gift box, plaid",
	"birthday cake",
	"sushi, isometric",
	"bouquet of roses, watercolor",
	"cherry blossom branch",
	"potted plant, flat design",
	"feather, watercolor",
	"hot pepper, watercolor",
	"sailboat, watercolor",
	"rocket, flat design",
	"steam train, retro print",
	"diamond",
	"magnifying glass",
	"light bulb glowing",
	"cupcake, vibrant colors",
	"macaron",
	"peacock",
	"castle, paper cut",
	"flamingo",
	"parrot",
	"giraffe",
	"unicorn",
	"black horse running",
	"golden retriever puppy",
	"peony, watercolor",
	"robot holding a flower",
	"coffee shop logo \"Brew\"",
	"monogram AB",
	"ribbon banner saying \"Thank You\"",
	"speech bubble saying \"Hello\"",
	"floral wreath",
	"gold frame",
	"snowflake",
	"sparkles, gold",
	"fireworks",
	"penguin wearing a scarf",
	"elephant",
	"water splash",
	"cactus, neon",
	"neon pizza",
	"angel wings",
	"witch",
	"mermaid with purple tail",
	"black woman doctor",
	"woman doing yoga",
	"kid in a red cape jumping",
	"man in a wheelchair waving",
	"woman in hijab waving",
	"wedding couple",
	"grandmother reading a book",
	"barista holding a cup",
	"boy kicking a soccer ball",
	"sunflower, watercolor",
	"cocktail with umbrella",
	"dog wearing sunglasses riding a skateboard",
	"toucan",
	"cat sitting on a pumpkin",
	"ice strawberry",
	"strawberry milkshake",
	"wine glass with red wine",
	"watermelon, watercolor",
	"octopus",
	"dragonfly, watercolor",
	"crown",
	"sea turtle",
	"corgi wearing a crown",
	"snow globe",
	"owl, watercolor",
	"ballerina dancing",
	"butterfly",
	"hot air balloon, pastel colors",
	"fire",
	"soap bubbles",
	"mouse inside a teacup",
	"girl with curly hair holding balloons",
	"bubble tea",
	"colored smoke, purple",
	"fox in a green sweater reading a book",
	"champagne toast",
	"jellyfish",
	"glass of lemonade",
	"astronaut riding a horse",
	"a bear riding a red bicycle with blue wheels",
}

// DemoSeed is the seed of the picture of a demo prompt that was chosen.
func DemoSeed(prompt string) int64 { return int64(max(0, slices.Index(DemoPrompts, prompt))) }

// DemoOrder is the order for one picture of the demo gallery. The demo user makes its pictures under its best plan.
func DemoOrder(owner int64, prompt string, seed int64) Order {
	return Order{
		UserID: owner, Username: DemoName,
		Generation: domain.Generation{
			Prompt: prompt, Samples: 1, Width: demoSize, Height: demoSize, GuidanceScale: domain.DefaultGuidanceScale,
			Steps: domain.DefaultSteps, Seed: seed, Public: true,
		},
		License: domain.License{Commercial: true, Plan: "Pro", TermsVersion: domain.TermsVersion},
	}
}
