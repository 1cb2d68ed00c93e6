package collection_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

func TestFileForm(t *testing.T) {
	for name, test := range map[string]struct {
		format, size string
		width        int // of the original
		file         string
		kept         bool
	}{
		"nothing asked is the PNG original":            {"", "", 1024, "original.png", true},
		"the original as WebP is made when asked":      {"webp", "original", 1024, "original.webp", false},
		"a smaller WebP is exact, made when asked":     {"webp", "512", 1024, "512-exact.webp", false},
		"a smaller PNG is made when asked":             {"png", "512", 1024, "512.png", false},
		"a trimmed PNG is made when asked":             {"png", "trimmed", 1024, "trimmed.png", false},
		"a trimmed WebP is made when asked":            {"webp", "trimmed", 1024, "trimmed.webp", false},
		"a PNG is never scaled up":                     {"png", "1024", 768, "original.png", true},
		"a PNG of the original's size is the original": {"png", "512", 512, "original.png", true},
		"a WebP of the original's size is lossless":    {"webp", "512", 512, "original.webp", false},
	} {
		t.Run(name, func(t *testing.T) {
			form, err := collection.ParseFileForm(test.format, test.size)
			if err != nil {
				t.Fatal(err)
			}
			img := domain.Image{Width: test.width, Height: test.width}
			if form.Name(img) != test.file || form.Kept(img) != test.kept {
				t.Errorf("got %s, kept %v; want %s, %v", form.Name(img), form.Kept(img), test.file, test.kept)
			}
		})
	}
}

func TestParseFileFormRefusesWhatThereIsNot(t *testing.T) {
	for name, test := range map[string]struct{ format, size, field string }{
		"another format":         {"jpeg", "", "format"},
		"a path for a format":    {"../png", "", "format"},
		"a size that is not one": {"png", "300", "size"},
		"a size that is no word": {"png", "huge", "size"},
		"a negative size":        {"png", "-512", "size"},
		"a size of zero":         {"png", "0", "size"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := collection.ParseFileForm(test.format, test.size)
			wantField(t, err, test.field)
		})
	}
}
