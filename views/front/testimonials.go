package front

import (
	_ "embed"
	"encoding/json"
	"fmt"

	"pellucid/views"
)

//go:embed testimonials.json
var testimonialsFile []byte

// Testimonials is what people say about the product, from the content file.
type Testimonials struct {
	Sample bool    `json:"sample"` // made up, so never shown on a public site
	Note   string  `json:"note"`
	Voices []Voice `json:"voices"`
}

// Voice is what one person says.
type Voice struct{ Text, Name, Role string }

// ReadTestimonials reads the content file that ships with the program.
func ReadTestimonials() (Testimonials, error) {
	var t Testimonials
	if err := json.Unmarshal(testimonialsFile, &t); err != nil {
		return Testimonials{}, fmt.Errorf("testimonials.json: %w", err)
	}
	return t, nil
}

// shown returns the voices that this site may show: samples on a local one only, so that nobody reads invented praise.
func (t Testimonials) shown(c views.Chrome) []Voice {
	if t.Sample && !c.Local {
		return nil
	}
	return t.Voices
}
