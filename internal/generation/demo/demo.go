package demo

import (
	"slices"

	"pellucid/internal/domain"
	"pellucid/internal/generation/rendering"
)

// Name is the account that owns the demo gallery.
const Name = "Pellucid"

// demoSize is the size of the demo pictures in pixels.
const demoSize = 1024

// Seed is the seed of the picture of a demo prompt that was chosen.
func Seed(prompt string) int64 { return int64(max(0, slices.Index(Prompts, prompt))) }

// Order is the order for one picture of the demo gallery. The demo user makes its pictures under its best plan.
func Order(owner int64, prompt string, seed int64) rendering.Order {
	return rendering.Order{
		UserID: owner, Username: Name,
		Generation: domain.Generation{
			Prompt: prompt, Samples: 1, Width: demoSize, Height: demoSize, GuidanceScale: domain.DefaultGuidanceScale,
			Steps: domain.DefaultSteps, Seed: seed, Public: true,
		},
		License: domain.License{Commercial: true, Plan: "Pro", TermsVersion: domain.TermsVersion},
	}
}
