package illustrator

import (
	"context"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/style"
)

// BenchmarkStyles draws an intricate pair at 1024 pixels in every style; run it with -cpu 1. Reading and encoding are not in
// the figure.
func BenchmarkStyles(b *testing.B) {
	e := newEngine(b)
	for _, name := range style.Names() {
		b.Run(name, func(b *testing.B) {
			p, err := e.Plan(engine.Request{Prompt: "a dragon beside a red apple", Seed: 3, Style: name})
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for b.Loop() {
				if _, err := draw.Layer(context.Background(), p, draw.Options{Size: 1024}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkRead reads a long prompt.
func BenchmarkRead(b *testing.B) {
	e := newEngine(b)
	for b.Loop() {
		e.Read(engine.Request{Prompt: "a happy brown bear in a striped red sweater riding a blue bicycle with yellow wheels, holding three balloons, watercolor, transparent background"})
	}
}

func newEngine(tb testing.TB) *Engine {
	tb.Helper()
	e, err := New()
	if err != nil {
		tb.Fatal(err)
	}
	return e
}
