package account

import "pellucid/internal/domain/moderation"

// SuspensionPage tells somebody why they cannot sign in, and takes an appeal, by the link in a letter.
type SuspensionPage struct {
	moderation.Suspension
	Token string
	Text  string // of an appeal that was sent back
	Error string
}
