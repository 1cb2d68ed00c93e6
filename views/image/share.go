package image

import (
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// SharedPath is where a private image is for whoever has the key of its link; its files are below.
func SharedPath(key string) string { return "/shared/" + key }

// sharedWebP is the address of a shared image as WebP, in its own size.
func sharedWebP(img domain.Image) string {
	return strings.TrimSuffix(img.OriginalPath(), domain.OriginalName) + collection.FileForm{Format: "webp"}.Name(img)
}
