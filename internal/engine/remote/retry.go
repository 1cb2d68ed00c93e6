package remote

import (
	"context"
	"errors"
	"net/http"
	"regexp"
	"strconv"
	"time"

	"pellucid/internal/engine"
)

var resets = regexp.MustCompile(`~\s*(\d{1,5})\s*s\b`)

// RetryAfter returns how long a vendor asks to wait: from the header (seconds, or a date), else from words such as "resets
// in ~30s"; 0 when it does not say.
func (f *Failure) RetryAfter() time.Duration {
	value := f.Header.Get("Retry-After")
	if seconds, err := strconv.ParseFloat(value, 64); err == nil && seconds >= 0 && seconds < 1e6 {
		return time.Duration(seconds * float64(time.Second))
	}
	if at, err := http.ParseTime(value); err == nil {
		return max(0, time.Until(at))
	}
	if m := resets.FindSubmatch(f.Body); m != nil {
		seconds, _ := strconv.Atoi(string(m[1]))
		return time.Duration(seconds) * time.Second
	}
	return 0
}

func passes(err error) bool {
	class := engine.ClassOf(err)
	return class == engine.Transient || class == engine.RateLimited
}

func askedPause(err error) time.Duration {
	if e := new(engine.Error); errors.As(err, &e) {
		return e.RetryAfter
	}
	return 0
}

// Sleep waits for a time, for a signal on wake (may be nil), or for the end of the context, whose error it returns.
func Sleep(ctx context.Context, d time.Duration, wake <-chan struct{}) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-wake:
	case <-timer.C:
	}
	return nil
}
