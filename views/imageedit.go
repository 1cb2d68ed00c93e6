package views

import (
	"strings"

	"pellucid/internal/domain"
)

// ImageForm is what the owner of a picture may say of it, as it was filled in, with what is wrong with it by field.
type ImageForm struct {
	AltText  string
	Tags     string // with commas between them
	Category domain.Category
	Errors   map[string]string
}

// NewImageForm returns the form as the picture is now.
func NewImageForm(img domain.Image) ImageForm {
	names := make([]string, len(img.Tags))
	for i, tag := range img.Tags {
		names[i] = tag.Name
	}
	return ImageForm{AltText: img.AltText, Tags: strings.Join(names, ", "), Category: img.Category}
}

// Edit is what the form asks for.
func (f ImageForm) Edit() domain.ImageEdit {
	tags := strings.Split(f.Tags, ",")
	return domain.ImageEdit{AltText: &f.AltText, Tags: &tags, Category: &f.Category}
}
