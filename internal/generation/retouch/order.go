package retouch

import (
	"slices"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/export"
)

// ExportOrder asks for the files of a purpose.
type ExportOrder struct {
	Steps      edits.List
	Purpose    string
	Format     string      // "png", "webp" or "svg"; empty: PNG
	Width      int         // pixels, for the full size; 0: as the steps leave it
	Background edits.Color // behind icons that must be opaque
}

// Exported is a file to send.
type Exported struct {
	export.Output
	Redrawn bool // drawn anew from the recipe at the size that was needed
}

// largeSide is the side in pixels from which on only one image is worked on at a time: memory grows with the square.
const largeSide = 1600

// check fills in the format, and returns the purpose.
func (o *ExportOrder) check() (export.Purpose, error) {
	purpose, ok := export.Find(o.Purpose)
	if !ok {
		names := make([]string, len(export.Purposes))
		for i, p := range export.Purposes {
			names[i] = p.Name
		}
		return purpose, domain.FieldErrorf("purpose", "Choose one of %s.", strings.Join(names, ", "))
	}
	if o.Format == "" {
		o.Format = "png"
	}
	if !slices.Contains(purpose.Formats, o.Format) {
		return purpose, domain.FieldErrorf("format", "This purpose supports %s.", strings.ToUpper(strings.Join(purpose.Formats, ", ")))
	}
	if o.Width != 0 && (purpose.Name != export.Full || o.Width < 16 || o.Width > edits.SideMax) {
		return purpose, domain.FieldErrorf("width", "Enter a width from 16 to %d pixels, or 0 for the image's own. Only full supports it.", edits.SideMax)
	}
	return purpose, nil
}

// side is the longest side in pixels that is to be worked on, about.
func (o ExportOrder) side(p export.Purpose) int {
	width, height := p.Largest()
	return max(width, height, o.Width)
}
