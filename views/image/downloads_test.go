package image

import (
	"strings"
	"testing"

	"pellucid/internal/domain"
)

func TestDownloadsAreNamedWithTheirWidthAndHeight(t *testing.T) {
	var labels []string
	for _, d := range downloads(domain.Image{Width: 1024, Height: 576}) {
		labels = append(labels, d.label)
	}
	want := "PNG, trimmed|PNG, 512 × 288 px|PNG, 256 × 144 px|WebP, 1024 × 576 px|WebP, 512 × 288 px|WebP, 256 × 144 px"
	if got := strings.Join(labels, "|"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
