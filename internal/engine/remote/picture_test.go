package remote_test

import (
	"image"
	"strings"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

func TestAFewSoftPixelsMakeNoTransparentPicture(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 100, 100))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	for i := range 99 {
		img.Pix[4*i+3] = 0
	}
	if !remote.Opaque(img) {
		t.Error("with 0.99% of its pixels clear, the picture passes for transparent")
	}
	if img.Pix[4*99+3] = 249; remote.Opaque(img) {
		t.Error("with 1% of its pixels clear, the picture passes for opaque")
	}
}

func TestAPlainBackgroundIsAskedForOnlyWhereItIsCutAway(t *testing.T) {
	req := engine.Request{Prompt: "an owl", Style: "watercolor", Shadow: "contact"}
	if got := remote.Prompt(req, false); got != "an owl, in watercolor style, a soft contact shadow beneath" {
		t.Errorf("prompt %q", got)
	}
	req.Shadow = ""
	if got := remote.Prompt(req, false); strings.Contains(got, "shadow") || strings.Contains(got, "background") {
		t.Errorf("prompt %q reminds the model of what is not wanted", got)
	}
	if got := remote.Prompt(req, true); !strings.Contains(got, "plain solid white background") || !strings.Contains(got, "no cast shadow") {
		t.Errorf("prompt %q", got)
	}
}

func TestReferencesAreSaidToBeUsedOrNot(t *testing.T) {
	req := engine.Request{References: make([]engine.Reference, 2)}
	for most, want := range map[int]string{0: "can't use reference images", 1: "uses one reference image, so", 2: "were given"} {
		if notes := remote.ReferenceNotes(req, most); len(notes) != 1 || !strings.Contains(notes[0], want) {
			t.Errorf("with %d usable: %q", most, notes)
		}
	}
	if notes := remote.ReferenceNotes(engine.Request{}, 0); notes != nil {
		t.Errorf("without references: %q", notes)
	}
}
