package generation

import (
	"errors"
	"fmt"

	"pellucid/internal/engine"
	"pellucid/internal/generation/rendering"
)

// shortfall is how many of a task's pictures were not delivered.
type shortfall struct {
	missing  int
	blocked  int // of these, looked like a picture that does not come back
	rejected int // of these, were refused by the engine for their content
	unclear  int // of these, may have been made by an engine that did not answer
	absent   int // of these, met an engine that makes nothing now: paused, over its budget or its rate, without a valid key
	uncut    int // of these, came back opaque, and could not be cut out
}

// note counts a picture that failed with err.
func (s *shortfall) note(err error) {
	s.missing++
	switch {
	case errors.Is(err, rendering.ErrBlocked):
		s.blocked++
	case engine.ClassOf(err) == engine.Rejected:
		s.rejected++
	case engine.ClassOf(err) == engine.TimeoutUnknown:
		s.unclear++
	case errors.Is(err, rendering.ErrUncut):
		s.uncut++
	case errors.Is(err, rendering.ErrNoEngine) || absent(err):
		s.absent++
	}
}

// absent reports whether an engine elsewhere makes nothing now, whatever is asked of it.
func absent(err error) bool {
	found := new(engine.Error)
	if !errors.As(err, &found) {
		return false
	}
	return found.Class == engine.Transient || found.Class == engine.RateLimited || found.Class == engine.AuthOrQuota
}

// text tells the user what was not delivered of so many pictures; nothing was charged for it. It is empty when nothing is
// missing.
func (s shortfall) text(samples int) string {
	switch {
	case s.missing == 0:
		return ""
	case s.blocked == samples:
		return "The result looks like an image that our moderators removed, so we didn't keep it. Your credits were returned. If you think this is a mistake, contact support."
	case s.rejected == samples:
		return "The image model refused this prompt because of its content. Your credits were returned. Please describe the image differently."
	case s.unclear == samples:
		return "The image model took too long. Your credits were returned. Please try again."
	case s.uncut == samples:
		return "The background of the result could not be removed. Your credits were returned. Please try again, or describe a single subject."
	case s.absent == samples:
		return "The image model isn't available right now. Your credits were returned. Please try again in a few minutes, or choose another engine."
	case s.missing == samples:
		return "Image generation failed"
	case s.blocked > 0:
		return fmt.Sprintf("%d of %d images could not be made: %d looked like an image that our moderators removed. Their credits were returned. If you think this is a mistake, contact support.",
			s.missing, samples, s.blocked)
	}
	return fmt.Sprintf("%d of %d images could not be made. Their credits were returned.", s.missing, samples)
}
