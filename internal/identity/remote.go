package identity

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"
)

const (
	remoteTries = 4 // the first, and three more
	remotePause = time.Second
	remoteTime  = 10 * time.Second // of one try
)

// errRemote is what a provider is that cannot be reached, or breaks again and again.
var errRemote = errors.New("the provider does not answer as it should")

// remote speaks with a provider. It tries again, a second apart, where the provider breaks (HTTP 500); what is broken in
// the end is errRemote.
type remote struct {
	base http.RoundTripper
	wait func(ctx context.Context, d time.Duration) error
}

// newRemote returns a client for a provider. wait may be nil.
func newRemote(wait func(context.Context, time.Duration) error) *http.Client {
	if wait == nil {
		wait = sleep
	}
	return &http.Client{Transport: &remote{base: http.DefaultTransport, wait: wait}, Timeout: remoteTries * (remoteTime + remotePause)}
}

// sleep waits for d, or until ctx ends.
func sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

// RoundTrip sends a request, more than once where that may help.
func (t *remote) RoundTrip(r *http.Request) (*http.Response, error) {
	for try := 1; ; try++ {
		resp, err := t.base.RoundTrip(r)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errRemote, err)
		}
		if resp.StatusCode < http.StatusInternalServerError && resp.StatusCode != http.StatusTooManyRequests {
			return resp, nil
		}
		_ = resp.Body.Close()
		if resp.StatusCode != http.StatusInternalServerError || try == remoteTries {
			return nil, fmt.Errorf("%w: status %d", errRemote, resp.StatusCode)
		}
		if err := t.wait(r.Context(), remotePause); err != nil {
			return nil, err
		}
		if r, err = again(r); err != nil {
			return nil, err
		}
	}
}

// again returns the request with its body at the beginning.
func again(r *http.Request) (*http.Request, error) {
	if r.GetBody == nil {
		return r, nil
	}
	body, err := r.GetBody()
	if err != nil {
		return nil, err
	}
	next := r.Clone(r.Context())
	next.Body = body
	return next, nil
}
