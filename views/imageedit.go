package views

import (
	"strings"

	"github.com/a-h/templ"

	"pellucid/internal/domain"
)

// editURL is where an image is edited with the tools, with the steps that made it.
func editURL(img domain.Image) templ.SafeURL { return templ.SafeURL("/create?edit=" + img.ID) }

// ImageForm is what the owner of a picture may say of it, as it was filled in, with what is wrong with it by field.
type ImageForm struct {
	AltText  string
	Tags     string // with commas between them
	Category domain.Category
	Private  bool
	MayHide  bool // the owner's plan has a private gallery
	Errors   map[string]string
	Open     bool // the owner came here to edit
}

// NewImageForm returns the form as the picture is now.
func NewImageForm(img domain.Image) ImageForm {
	names := make([]string, len(img.Tags))
	for i, tag := range img.Tags {
		names[i] = tag.Name
	}
	return ImageForm{AltText: img.AltText, Tags: strings.Join(names, ", "), Category: img.Category, Private: !img.IsPublic}
}

// Edit is what the form asks for.
func (f ImageForm) Edit() domain.ImageEdit {
	tags := strings.Split(f.Tags, ",")
	public := !f.Private
	return domain.ImageEdit{AltText: &f.AltText, Tags: &tags, Category: &f.Category, Public: &public}
}

// fixed reports whether the picture has to stay public. One that is private may be shown under any plan.
func (f ImageForm) fixed() bool { return !f.MayHide && !f.Private }

func (f ImageForm) visibilityNotes() string {
	if f.Errors["is_public"] != "" {
		return "is_public-error is_public-hint"
	}
	return "is_public-hint"
}
