package generation

import (
	"context"
	"time"
)

// holdLease extends a task's lease until the function that it returns is called.
func (s *Service) holdLease(ctx context.Context, taskID string) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		ticker := time.NewTicker(lease / 3)
		defer ticker.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
				if err := s.queue.ExtendLease(ctx, taskID, lease); err != nil && ctx.Err() == nil {
					s.log.Error("cannot extend the lease of a task", "task", taskID, "err", err)
				}
			}
		}
	}()
	return func() {
		cancel()
		<-done
	}
}
