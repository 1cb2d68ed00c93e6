package image

import (
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// Form is what the owner of a picture may say of it, as it was filled in, with what is wrong with it by field.
type Form struct {
	AltText  string
	Tags     string // with commas between them
	Category domain.Category
	Private  bool
	MayHide  bool // the owner's plan has a private gallery
	Errors   map[string]string
	Open     bool // the owner came here to edit
}

// NewImageForm returns the form as the picture is now.
func NewImageForm(img domain.Image) Form {
	names := make([]string, len(img.Tags))
	for i, tag := range img.Tags {
		names[i] = tag.Name
	}
	return Form{AltText: img.AltText, Tags: strings.Join(names, ", "), Category: img.Category, Private: !img.IsPublic}
}

// Edit is what the form asks for.
func (f Form) Edit() collection.ImageEdit {
	tags := strings.Split(f.Tags, ",")
	public := !f.Private
	return collection.ImageEdit{AltText: &f.AltText, Tags: &tags, Category: &f.Category, Public: &public}
}

// fixed reports whether the picture has to stay public. One that is private may be shown under any plan.
func (f Form) fixed() bool { return !f.MayHide && !f.Private }

func (f Form) visibilityNotes() string {
	if f.Errors["is_public"] != "" {
		return "is_public-error is_public-hint"
	}
	return "is_public-hint"
}
