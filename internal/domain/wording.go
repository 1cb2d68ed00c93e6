package domain

// Wording is something that a user wrote and that an engine or the public is to see. It is screened before.
type Wording struct {
	Field    string // as forms and calls name it: "prompt", "tags"
	Text     string
	Unwanted string // what a prompt asks to leave out: its negative prompt
}
