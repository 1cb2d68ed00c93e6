package testkit

import (
	"context"
	"sync"
	"testing"
)

// Run lets a worker, such as the generation service, work until the test ends, or until stop is called, which waits for the work to end.
func Run(t testing.TB, s interface{ Run(context.Context) error }) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	stop = sync.OnceFunc(func() {
		cancel()
		if err := Receive(t, "the worker ends", done); err != nil && ctx.Err() == nil {
			t.Errorf("the worker ended with %v", err)
		}
	})
	t.Cleanup(stop)
	return stop
}
