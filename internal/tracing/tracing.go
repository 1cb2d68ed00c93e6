// Package tracing records what a request or a generation does as OpenTelemetry spans. Only a Tracer begins a trace; what happens
// below it finds the span in the context, so that nothing is set globally and nothing is paid for where nobody traces.
//
// Attributes are names from the program or its settings, numbers, and ids of our own: never a prompt, an address or a name.
package tracing

import (
	"context"
	"time"

	sdk "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
)

// scope names who makes the spans.
const scope = "pellucid"

// Tracer begins traces. A nil Tracer begins none.
type Tracer struct {
	provider *sdk.TracerProvider
	tracer   trace.Tracer
}

// New returns a Tracer whose spans go to an exporter in the background.
func New(exporter sdk.SpanExporter, options ...sdk.TracerProviderOption) *Tracer {
	provider := sdk.NewTracerProvider(append(options, sdk.WithBatcher(exporter))...)
	return &Tracer{provider: provider, tracer: provider.Tracer(scope)}
}

// Close sends what waits, until ctx ends.
func (t *Tracer) Close(ctx context.Context) error {
	if t == nil {
		return nil
	}
	return t.provider.Shutdown(ctx)
}

// Link is a place in a trace that something later belongs to. The zero Link is none.
type Link struct{ at trace.SpanContext }

// Here is the place of a context.
func Here(ctx context.Context) Link { return Link{trace.SpanContextFromContext(ctx)} }

// None reports whether the link leads nowhere.
func (l Link) None() bool { return !l.at.IsValid() }

// Serve begins the span of a request that this server answers.
func (t *Tracer) Serve(ctx context.Context, name string, attrs ...Attr) (context.Context, Span) {
	if t == nil {
		return ctx, Span{}
	}
	ctx, span := t.tracer.Start(ctx, name, trace.WithNewRoot(), trace.WithSpanKind(trace.SpanKindServer), trace.WithAttributes(keyValues(attrs)...))
	return ctx, Span{span}
}

// Work begins the span of work that a request has queued, in the request's trace; without a link it begins a trace. began is when
// it was queued.
func (t *Tracer) Work(ctx context.Context, name string, queuedBy Link, began time.Time, attrs ...Attr) (context.Context, Span) {
	if t == nil {
		return ctx, Span{}
	}
	options := []trace.SpanStartOption{trace.WithSpanKind(trace.SpanKindConsumer), trace.WithTimestamp(began), trace.WithAttributes(keyValues(attrs)...)}
	if !queuedBy.None() {
		ctx = trace.ContextWithRemoteSpanContext(ctx, queuedBy.at)
		options = append(options, trace.WithLinks(trace.Link{SpanContext: queuedBy.at}))
	}
	ctx, span := t.tracer.Start(ctx, name, options...)
	return ctx, Span{span}
}

// Start begins a span below the one of ctx; where there is none, it does nothing and returns ctx.
func Start(ctx context.Context, name string, attrs ...Attr) (context.Context, Span) {
	parent := trace.SpanFromContext(ctx)
	if !parent.IsRecording() {
		return ctx, Span{}
	}
	ctx, span := parent.TracerProvider().Tracer(scope).Start(ctx, name, trace.WithAttributes(keyValues(attrs)...))
	return ctx, Span{span}
}

// Past records a span below the one of ctx that began earlier and ends now.
func Past(ctx context.Context, name string, began time.Time, attrs ...Attr) {
	parent := trace.SpanFromContext(ctx)
	if !parent.IsRecording() {
		return
	}
	_, span := parent.TracerProvider().Tracer(scope).Start(ctx, name, trace.WithTimestamp(began), trace.WithAttributes(keyValues(attrs)...))
	span.End()
}
