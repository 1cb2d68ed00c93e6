package domain

// attributionLength is where the prompt is cut in an attribution, in characters.
const attributionLength = 80

// Attribution is a line of credit for an image: what it is, who made it and with which product, its address, and the
// license it was made under. No plan asks for one; it is for those who want to say where a picture comes from.
func Attribution(img Image, product, address string) string {
	return "“" + Truncate(img.Prompt, attributionLength) + "” by " + img.Username + ", made with " + product + ", " + address +
		". " + img.License.Summary() + "."
}

// Summary names the uses that the license allows, the plan that gave it and the version of its terms, in one phrase.
func (l License) Summary() string {
	uses := "personal use only"
	if l.Commercial {
		uses = "personal and commercial use"
	}
	return "Royalty-free, " + uses + " (" + l.Plan + " plan, terms of " + l.TermsVersion + ")"
}
