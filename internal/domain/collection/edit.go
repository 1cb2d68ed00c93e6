package collection

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// Bounds on what an owner may say of an image.
const (
	AltTextMax = 125 // characters; screen readers cut longer ones
	TagsMax    = 12
	TagMax     = 40 // characters
)

// ImageEdit is what the owner of an image may change; nil leaves a thing as it is.
type ImageEdit struct {
	AltText  *string
	Tags     *[]string
	Category *domain.Category
	Public   *bool
	BlobKey  string // where the files were copied to, when the image goes private; empty: they stay where they are
}

// Hides reports whether the edit makes a public image private.
func (e ImageEdit) Hides(img domain.Image) bool { return img.IsPublic && e.Public != nil && !*e.Public }

// Normalize makes white space single, and tags lower-case and different from each other.
func (e *ImageEdit) Normalize() {
	if e.AltText != nil {
		text := strings.Join(strings.Fields(*e.AltText), " ")
		e.AltText = &text
	}
	if e.Tags == nil {
		return
	}
	tags, seen := []string{}, map[string]bool{}
	for _, tag := range *e.Tags {
		tag = strings.ToLower(strings.Join(strings.Fields(tag), " "))
		if tag != "" && !seen[tag] {
			seen[tag] = true
			tags = append(tags, tag)
		}
	}
	e.Tags = &tags
}

// Validate returns the first rule that the edit breaks under a plan, as an Error with its field, or nil.
func (e ImageEdit) Validate(plan domain.Plan) error {
	if err := e.validateAltText(); err != nil {
		return err
	}
	if err := e.validateTags(); err != nil {
		return err
	}
	if e.Category != nil && !e.Category.Valid() {
		return domain.FieldErrorf("category", "We couldn't find that category.")
	}
	if e.Public != nil && !*e.Public && !plan.PrivateGallery {
		return &domain.Error{Code: domain.Forbidden, Field: "is_public", Message: "Private images are a Pro feature, so this image stays public."}
	}
	return nil
}

func (e ImageEdit) validateAltText() error {
	switch {
	case e.AltText == nil:
		return nil
	case !shows(*e.AltText):
		return domain.FieldErrorf("alt_text", "Please describe the image in a few words.")
	case utf8.RuneCountInString(*e.AltText) > AltTextMax:
		return domain.FieldErrorf("alt_text", "The description can have up to %d characters.", AltTextMax)
	case hasControl(*e.AltText):
		return domain.FieldErrorf("alt_text", "The description contains characters that can't be displayed.")
	}
	return nil
}

func (e ImageEdit) validateTags() error {
	if e.Tags == nil {
		return nil
	}
	if len(*e.Tags) > TagsMax {
		return domain.FieldErrorf("tags", "An image can have up to %d tags.", TagsMax)
	}
	for _, tag := range *e.Tags {
		if utf8.RuneCountInString(tag) > TagMax || hasControl(tag) {
			return domain.FieldErrorf("tags", "Tags can have up to %d visible characters.", TagMax)
		}
	}
	return nil
}

func hasControl(text string) bool {
	return !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return unicode.IsControl(r) || domain.TurnsText(r) })
}

// shows reports whether a text has a sign that is seen. Spaces without a width and the fillers of Hangul and Braille are not.
func shows(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool {
		return unicode.IsGraphic(r) && !unicode.IsSpace(r) && !unicode.Is(unicode.Mn, r) && !strings.ContainsRune("\u115f\u1160\u3164\uffa0\u2800", r)
	})
}
