// Package logs gives every log line the id of the request that it belongs to, and of the trace where there is one.
package logs

import (
	"context"
	"io"
	"log/slog"

	"go.opentelemetry.io/otel/trace"
)

type contextKey struct{}

// WithRequest returns a context whose log lines carry a request's id.
func WithRequest(ctx context.Context, id string) context.Context {
	return context.WithValue(ctx, contextKey{}, id)
}

// New returns a logger that writes lines of text with the request's id.
func New(w io.Writer, level slog.Level) *slog.Logger {
	return slog.New(handler{slog.NewTextHandler(w, &slog.HandlerOptions{Level: level})})
}

type handler struct{ slog.Handler }

// Handle adds the ids of the request and the trace to a line.
func (h handler) Handle(ctx context.Context, r slog.Record) error {
	if id, ok := ctx.Value(contextKey{}).(string); ok {
		r.AddAttrs(slog.String("request", id))
	}
	if span := trace.SpanContextFromContext(ctx); span.IsValid() {
		r.AddAttrs(slog.String("trace", span.TraceID().String()))
	}
	return h.Handler.Handle(ctx, r)
}

// WithAttrs keeps the request's id in derived loggers.
func (h handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return handler{h.Handler.WithAttrs(attrs)}
}

// WithGroup keeps the request's id in derived loggers.
func (h handler) WithGroup(name string) slog.Handler { return handler{h.Handler.WithGroup(name)} }
