package studio

import "pellucid/internal/domain"

// HouseName is the account that owns the demo gallery.
const HouseName = "Pellucid"

// demoSize is the size of the demo pictures in pixels.
const demoSize = 1024

// DemoPrompts are what the demo gallery shows: every category and style, last the ones that greet a visitor.
var DemoPrompts = []string{
	"a stack of pancakes with strawberries",
	"music notes and a violin, watercolor",
	"crossed swords and a shield, pixel art",
	"bee and honeycomb, flat design",
	"confetti, pastel colors",
	"green sports car, 3d render",
	"minimalist rocket logo",
	"two red apples and a banana, flat design",
	"seamless pattern of lemons",
	"frame of tropical leaves, watercolor",
	"jellyfish, neon",
	"a cute corgi wearing sunglasses, sticker",
	"coffee cup icon",
	"treasure chest full of gold coins, 3d render",
	"panda, paper cut",
	"sailboat on ocean waves",
	"purple dragon, anime",
	"floral corner, pastel colors",
	"hot air balloon in the clouds, pastel colors",
	"pink octopus, 3d render",
	"golden crown sticker",
	"cactus, neon",
	"owl on a branch, watercolor",
	"a red fox sleeping under a full moon, watercolor",
	"lion, paper cut",
	"astronaut riding a horse",
	"strawberry, 3d render",
	"three blue butterflies, watercolor",
}

// DemoOrder is the order for one picture of the demo gallery. The house makes its pictures under its best plan.
func DemoOrder(owner int64, prompt string, seed int64) Order {
	return Order{
		UserID: owner, Username: HouseName,
		Generation: domain.Generation{
			Prompt: prompt, Samples: 1, Width: demoSize, Height: demoSize, GuidanceScale: domain.DefaultGuidanceScale,
			Steps: domain.DefaultSteps, Seed: seed, Public: true,
		},
		License: domain.License{Commercial: true, Plan: "Pro", TermsVersion: domain.TermsVersion},
	}
}
