package rendering

import (
	"context"
	"errors"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
)

// count counts a call of an engine. What an engine does not say about its price is what its settings say.
func (m *Renderer) count(route *routing.Route, picture engine.Picture, err error, began time.Time) {
	word, cents := "made", picture.CostCents
	switch {
	case err == nil && cents == 0:
		cents = route.Capabilities().CostCents
	case errors.Is(err, context.Canceled):
		word = "canceled"
	case errors.As(err, new(*engine.CannotDraw)):
		word = "cannot draw"
	case err != nil:
		word = engine.ClassOf(err).String()
		if engine.ClassOf(err) == engine.TimeoutUnknown { // it may have been made, and counts as made in the budget
			cents = route.Capabilities().CostCents
		}
	}
	m.metrics.Engine(route.Name(), word, time.Since(began), cents)
}
