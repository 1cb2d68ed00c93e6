package generation

import (
	"slices"

	"pellucid/internal/domain"
)

// DemoName is the account that owns the demo gallery.
const DemoName = "Pellucid"

// demoSize is the size of the demo pictures in pixels.
const demoSize = 1024

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
