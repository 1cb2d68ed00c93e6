package retouch

import (
	"fmt"
	"strings"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/edits"
)

// intent is what an edited image is meant to be.
func (r *Retoucher) intent(img domain.Image, steps edits.List) alpha.Intent {
	var intent alpha.Intent
	if redrawer, recipe := r.redrawer(img.Recipe); redrawer != nil {
		if own, err := redrawer.Intent(recipe); err == nil {
			intent = alpha.Intent(own)
		}
	}
	for _, s := range steps {
		switch s.(type) {
		case edits.Outline:
			intent.Outlined, intent.OwnEdges = true, true
		case edits.Shadow, edits.Feather:
			intent.Glow = true
		case edits.Trim:
			intent.FullBleed = true
		case edits.Pad:
			intent.FullBleed = false
		}
	}
	return intent
}

// retouchNote tells of the steps.
func retouchNote(steps edits.List) string {
	var names []string
	for _, s := range steps {
		name := strings.ReplaceAll(s.Op(), "_", " ")
		if brush, ok := s.(edits.Brush); ok {
			name = brush.Mode // what people call it: erase or restore
		}
		if len(names) == 0 || names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	return "Edited: " + strings.Join(names, ", ") + "."
}

// retouchTitle is the description of an edited image: its source's, and what is seen of the edit.
func retouchTitle(title string, steps edits.List) string {
	suffix := ""
	for _, s := range steps {
		switch s := s.(type) {
		case edits.Outline:
			suffix = ", with an outline"
		case edits.Shadow:
			if suffix == "" {
				suffix = ", with a shadow"
			}
		case edits.RecolorPart:
			if suffix == "" {
				suffix = fmt.Sprintf(", %s recolored", s.Part)
			}
		}
	}
	if strings.HasSuffix(title, suffix) {
		return title
	}
	return domain.Truncate(title, collection.AltTextMax-1-len([]rune(suffix))) + suffix
}
