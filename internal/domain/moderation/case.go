package moderation

import (
	"strings"
	"time"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// CheckAppeal trims what an owner says against a decision and returns an Invalid error when there is nothing, or too much.
func CheckAppeal(text string) (string, error) {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	if utf8.RuneCountInString(text) < 10 {
		return text, domain.FieldErrorf("appeal", "Please say in a sentence why this decision is wrong.")
	}
	return text, domain.ValidateText("appeal", text, AppealMax)
}

// Appeal is why an owner wants a picture looked at again.
type Appeal struct {
	Text     string
	At       time.Time
	Answered bool
}

// Case is a picture that waits for a decision.
type Case struct {
	Image    domain.Image
	Reports  []Report  // open ones, oldest first
	Appeal   *Appeal   // an open one; nil: none
	Standing *Decision // what was decided before; nil: nothing
	Owner    OwnerHistory
}

// OwnerHistory is what is known of the owner of a reported picture.
type OwnerHistory struct {
	ID        int64
	Username  string
	IsActive  bool
	JoinedAt  time.Time
	Images    int // that stand
	TakenDown int // hidden or deleted by decision
	Reports   int // about any of their pictures, ever
}

// ErrBlockedPicture is the answer to a picture that was decided not to come back.
func ErrBlockedPicture() *domain.Error {
	return domain.FieldErrorf("file", "This image was removed by our moderators and can't be used again.")
}
