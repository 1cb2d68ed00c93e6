package image

import "pellucid/internal/domain"

// DeletePage asks whether an image is to be deleted.
type DeletePage struct {
	Image domain.Image
	Back  string // path of this site to return to
}

// deleteSizes is how wide the picture is drawn while its owner decides.
const deleteSizes = "(min-width: 700px) 320px, 60vw"
