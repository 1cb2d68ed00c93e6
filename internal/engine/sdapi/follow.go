package sdapi

import (
	"context"
	"net/http"
	"time"

	"pellucid/internal/engine/remote"
)

// follow asks for the progress until the picture is there. The progress is that of the server, not of one picture: while
// others are before ours it rises and falls, and only rises are passed on. A server without it is not asked again.
func (e *Engine) follow(ctx context.Context, s *server, done <-chan error, progress func(float64)) error {
	pause := time.NewTicker(e.config.Pace.First)
	defer pause.Stop()
	tells := true
	for {
		select {
		case err := <-done:
			return err
		case <-ctx.Done():
			return <-done // the call ends with the context, too
		case <-pause.C:
			if tells {
				tells = s.tell(ctx, progress)
			}
		}
	}
}

// tell passes the server's progress on, and reports whether there is any use in asking again.
func (s *server) tell(ctx context.Context, progress func(float64)) bool {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	var now struct{ Progress float64 }
	err := s.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/sdapi/v1/progress?skip_current_image=true", Into: &now})
	if err == nil {
		progress(0.02 + 0.93*min(max(now.Progress, 0), 1))
	}
	status := remote.StatusOf(err)
	return status == 0 || status >= 500
}

// interrupt stops the server's work on a picture that nobody waits for any more. The servers know no jobs, so it is sent
// only while ours is the only one that this process has there.
func (s *server) interrupt(ctx context.Context) {
	if s.working.Load() > 1 {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	_ = s.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/sdapi/v1/interrupt"}) // it ends by itself otherwise
}
