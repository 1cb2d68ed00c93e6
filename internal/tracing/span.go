package tracing

import (
	"context"
	"errors"
	"fmt"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/trace"
)

// Span is a piece of work under way. The zero Span is none.
type Span struct{ span trace.Span }

// Set adds attributes.
func (s Span) Set(attrs ...Attr) {
	if s.span != nil {
		s.span.SetAttributes(keyValues(attrs)...)
	}
}

// Name changes the name, for what is known at the end only.
func (s Span) Name(name string) {
	if s.span != nil {
		s.span.SetName(name)
	}
}

// End ends the span. An error is told by its type alone: its text may hold what somebody wrote.
func (s Span) End(err error) {
	if s.span == nil {
		return
	}
	if err != nil {
		s.span.SetStatus(codes.Error, "")
		s.span.SetAttributes(attribute.String("error.type", errorType(err)))
	}
	s.span.End()
}

// Fail marks the span as failed, with a word of ours as the reason, and ends it.
func (s Span) Fail(reason string) {
	if s.span == nil {
		return
	}
	s.span.SetStatus(codes.Error, "")
	s.span.SetAttributes(attribute.String("error.type", reason))
	s.span.End()
}

func errorType(err error) string {
	switch {
	case errors.Is(err, context.Canceled):
		return "canceled"
	case errors.Is(err, context.DeadlineExceeded):
		return "timeout"
	}
	return fmt.Sprintf("%T", err)
}
