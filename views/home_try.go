package views

import (
	"net/url"
	"strings"

	"pellucid/internal/domain"
)

// HomeTry is the image that a visitor makes on the landing page without an account, or why there is none.
type HomeTry struct {
	Image  *domain.Image // nil: none yet
	Wanted string        // another prompt that was sent when there was one already
	Prompt string        // what was sent, to be changed
	Error  string        // why there is no image
	SignUp bool          // an account would help
}

// TryImagePath is where the visitor's own browser gets the image.
const TryImagePath = "/try/image.png"

// keepAddress is where a visitor signs up to keep the image: its own page comes after.
func (t HomeTry) keepAddress() string {
	return "/auth?" + url.Values{"mode": {"register"}, "redirect": {"/image/" + t.Image.ID}}.Encode()
}

// moreAddress is where a visitor signs up to have a prompt drawn.
func moreAddress(prompt string) string {
	return "/register?" + url.Values{"prompt": {prompt}}.Encode()
}

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

// verdictWord is an edge check's outcome as everybody is told it.
func verdictWord(v domain.Verdict) string {
	switch v {
	case domain.AlphaPass:
		return "Passed"
	case domain.AlphaWarn:
		return "Passed with notes"
	}
	return "Failed"
}
