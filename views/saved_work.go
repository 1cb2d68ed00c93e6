package views

import (
	"net/url"
	"strings"

	"pellucid/internal/domain"
)

// TryImagePath is where the visitor's own browser gets the image.
const TryImagePath = "/try/image.png"

// HeroPromptMax is how much of a prompt is told below the first screen, in characters.
const HeroPromptMax = 60

// SavedWork is what a visitor made or typed before signing up.
type SavedWork struct {
	Image  *domain.Image // nil: none
	Prompt string        // that runs after signing up; empty: none
}

// SavedPrompt returns the prompt that the create screen is opened with by a local address; empty: none.
func SavedPrompt(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Path != "/create" {
		return ""
	}
	return strings.TrimSpace(u.Query().Get("prompt"))
}
