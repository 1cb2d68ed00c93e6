package illustrator

import (
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/engine"
)

// A fox as an embroidered patch failed at 1,536 pixels: the thread of the border made steps of three pixels along its edge.
func TestThePatchesBorderIsEvenAtTheLargestSize(t *testing.T) {
	e := newEngine(t)
	picture, err := e.Draw(t.Context(), engine.Request{Prompt: "a red fox", Style: "patch", Width: 1536, Height: 1536}, func(float64) {})
	if err != nil {
		t.Fatal(err)
	}
	for _, check := range alpha.Measure(picture.Image, alpha.Intent{}).Checks {
		if check.Name == "jaggies" && check.Verdict != "pass" {
			t.Errorf("the edge has steps: %+v", check)
		}
	}
}
