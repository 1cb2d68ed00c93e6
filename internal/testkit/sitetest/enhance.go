package sitetest

import (
	"context"

	"pellucid/internal/enhance"
	"pellucid/internal/enhance/words"
)

// Enhance is an enhancer whose answer a test chooses.
type Enhance func(ctx context.Context, req enhance.Request) ([]enhance.Suggestion, error)

// Enhance calls the function.
func (f Enhance) Enhance(ctx context.Context, req enhance.Request) ([]enhance.Suggestion, error) {
	return f(ctx, req)
}

// plainReader finds nothing in any prompt.
type plainReader struct{}

func (plainReader) Read(string) words.Reading { return words.Reading{} }

func (o Options) enhancer() enhance.Enhancer {
	if o.Enhancer != nil {
		return o.Enhancer
	}
	return words.New(plainReader{})
}
