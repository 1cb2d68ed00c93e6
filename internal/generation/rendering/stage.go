package rendering

import (
	"context"

	"pellucid/internal/domain"
)

// stageKey is the context's key of whoever is told when an image gets to another stage.
type stageKey struct{}

// WithStages returns a context under which tell learns of every stage that an image gets to.
func WithStages(ctx context.Context, tell func(domain.ImageStage)) context.Context {
	return context.WithValue(ctx, stageKey{}, tell)
}

// enter tells that the image that is made under ctx has got to a stage.
func enter(ctx context.Context, stage domain.ImageStage) {
	if tell, ok := ctx.Value(stageKey{}).(func(domain.ImageStage)); ok {
		tell(stage)
	}
}
