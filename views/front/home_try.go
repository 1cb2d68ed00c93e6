package front

import (
	"net/url"

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

// keepAddress is where a visitor signs up to keep the image: its own page comes after.
func (t HomeTry) keepAddress() string {
	return "/auth?" + url.Values{"mode": {"register"}, "redirect": {"/image/" + t.Image.ID}}.Encode()
}

// moreAddress is where a visitor signs up to have a prompt drawn.
func moreAddress(prompt string) string {
	return "/register?" + url.Values{"prompt": {prompt}}.Encode()
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
