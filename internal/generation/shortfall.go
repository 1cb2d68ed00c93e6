package generation

import (
	"errors"
	"fmt"

	"pellucid/internal/engine"
)

// shortfall is how many of a task's pictures were not delivered.
type shortfall struct {
	missing  int
	blocked  int // of these, looked like a picture that does not come back
	rejected int // of these, were refused by the engine for their content
	unclear  int // of these, may have been made by an engine that did not answer
}

// note counts a picture that failed with err.
func (s *shortfall) note(err error) {
	s.missing++
	switch {
	case errors.Is(err, errBlocked):
		s.blocked++
	case engine.ClassOf(err) == engine.Rejected:
		s.rejected++
	case engine.ClassOf(err) == engine.TimeoutUnknown:
		s.unclear++
	}
}

// text tells the user what was not delivered of so many pictures; nothing was charged for it. It is empty when nothing is
// missing.
func (s shortfall) text(samples int) string {
	switch {
	case s.missing == 0:
		return ""
	case s.blocked == samples:
		return "What was drawn looks like a picture that our moderators removed, so it was not kept. The credits were returned. If you think that this is a mistake, please write to support."
	case s.rejected == samples:
		return "The image model refused this prompt because of its content. The credits were returned. Please describe the image in other words."
	case s.unclear == samples:
		return "The image model did not answer in time. The credits were returned. Please try again."
	case s.missing == samples:
		return "Image generation failed"
	case s.blocked > 0:
		return fmt.Sprintf("%d of %d images could not be made: %d looked like a picture that our moderators removed. Their credits were returned. If you think that this is a mistake, please write to support.",
			s.missing, samples, s.blocked)
	}
	return fmt.Sprintf("%d of %d images could not be made. Their credits were returned.", s.missing, samples)
}
