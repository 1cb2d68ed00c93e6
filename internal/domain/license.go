package domain

// TermsVersion is the version of the license text that is frozen into every new image.
const TermsVersion = "2025-02-15"

// License is the right of use that an image was made under. It is frozen when the image is made; a later change of plan
// does not alter it.
type License struct {
	Commercial   bool
	Plan         string // name of the plan at the time
	TermsVersion string
}

// LicenseFor returns the license that a plan gives to the images made under it.
func LicenseFor(p Plan) License {
	return License{Commercial: p.CommercialUse, Plan: p.Name, TermsVersion: TermsVersion}
}

// Title names the license in a few words.
func (l License) Title() string {
	if l.Commercial {
		return "Commercial use included"
	}
	return "Personal use only"
}

// Text says in one sentence what the owner of the image may do.
func (l License) Text() string {
	if l.Commercial {
		return "Made under the " + l.Plan + " plan: royalty-free for personal and commercial work, no watermark, no attribution required."
	}
	return "Made under the " + l.Plan + " plan: royalty-free for personal work, no watermark. Commercial use comes with Basic and Pro."
}

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
