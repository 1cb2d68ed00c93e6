package domain

// Wording is something that a user wrote and that an engine or the public is to see. It is screened before.
type Wording struct {
	Field    string // as forms and calls name it: "prompt", "tags"
	Text     string
	Unwanted string // what a prompt asks to leave out: its negative prompt
}

// CheckEnhance trims a prompt that is to be enhanced, or says why it cannot be.
func CheckEnhance(prompt string) (string, error) {
	g := Generation{Prompt: prompt}
	g.Normalize()
	if g.Prompt == "" {
		return "", FieldErrorf("prompt", "Please enter a prompt before enhancing.")
	}
	return g.Prompt, ValidateText("prompt", g.Prompt, PromptMax)
}

// ErrEnhance is what the user is told when no better wording could be found; cause is for the log.
func ErrEnhance(cause error) *Error {
	return Errorf(Unavailable, "Failed to enhance prompt. Please try again.").Because(cause)
}
