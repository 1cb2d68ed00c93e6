package collection

import (
	"slices"
	"strconv"

	"pellucid/internal/domain"
)

// FileForm is a form in which an image can be downloaded.
type FileForm struct {
	Format  string // "png", "webp" or "svg"
	Width   int    // pixels; zero means the original size
	Trimmed bool   // cut to the visible pixels
}

// ParseFileForm reads a format and a size: "original", "trimmed", or a width of 256, 512 or 1024 pixels. Empty means PNG and
// original.
func ParseFileForm(format, size string) (FileForm, error) {
	form := FileForm{Format: format}
	switch format {
	case "":
		form.Format = "png"
	case "png", "webp":
	case "svg":
		return form, nil // it has no size of its own
	default:
		return form, domain.FieldErrorf("format", "Choose PNG, WebP or SVG.")
	}
	switch size {
	case "", "original":
		return form, nil
	case "trimmed":
		form.Trimmed = true
		return form, nil
	}
	width, err := strconv.Atoi(size)
	if err != nil || !slices.Contains(domain.RenditionSizes, width) {
		return form, domain.FieldErrorf("size", "Choose 256, 512 or 1024 pixels, the original size, or trimmed.")
	}
	form.Width = width
	return form, nil
}

// fit leaves the size alone where the original is not larger: nothing is scaled up.
func (f FileForm) fit(img domain.Image) FileForm {
	if f.Width >= img.Width {
		f.Width = 0
	}
	return f
}

// Name is the file's name beside the image's other files. A WebP of some width is not the rendition that pages show: that
// one is light, this one is exact.
func (f FileForm) Name(img domain.Image) string {
	f = f.fit(img)
	switch {
	case f.Trimmed:
		return "trimmed." + f.Format
	case f.Width == 0:
		return "original." + f.Format
	case f.Format == "webp":
		return strconv.Itoa(f.Width) + "-exact.webp"
	default:
		return strconv.Itoa(f.Width) + "." + f.Format
	}
}

// Kept reports whether the file is made with the image; the others are made when they are first asked for.
func (f FileForm) Kept(img domain.Image) bool {
	f = f.fit(img)
	return !f.Trimmed && f.Format == "png" && f.Width == 0
}
