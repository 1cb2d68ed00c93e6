package generation_test

import (
	"context"
	"testing"

	"pellucid/internal/domain"
)

// outage is a filter outside that does not answer.
type outage struct{ asked []string }

func (o *outage) Screen(_ context.Context, _ int64, w domain.Wording) error {
	o.asked = append(o.asked, w.Text)
	return domain.Errorf(domain.Unavailable, "We can't check this prompt right now.")
}

// An operator set up payments, the provider's check of prompts did not answer, and the create screen opened with four broken
// images; each pause in typing had been sent there, too.
func TestWhatIsOnlyTypedIsReadAndSketchedWithoutAskingAnybodyOutside(t *testing.T) {
	h := newFixture(t)
	outside := &outage{}
	h.outside = outside
	h.open()
	gen := domain.Generation{Prompt: "a red fox"}
	if _, err := h.Explain(t.Context(), h.user, gen); err != nil {
		t.Errorf("the reading: %v", err)
	}
	if _, err := h.Sketch(t.Context(), h.user, "fox", true); err != nil {
		t.Errorf("the sketch: %v", err)
	}
	if len(outside.asked) != 0 {
		t.Errorf("outside was told %q before anything was asked for", outside.asked)
	}
	gen = domain.Generation{Prompt: "a red fox", Samples: 1, Width: 512, Height: 512, GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps}
	if _, err := h.Generate(t.Context(), h.user, gen); domain.CodeOf(err) != domain.Unavailable || len(outside.asked) == 0 {
		t.Errorf("generating answers %v, and outside was told %q", err, outside.asked)
	}
	if _, err := h.Explain(t.Context(), h.user, domain.Generation{Prompt: "Heil Hitler poster"}); domain.CodeOf(err) != domain.Invalid {
		t.Errorf("our own rules say %v", err)
	}
}
