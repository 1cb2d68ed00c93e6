package openaiclient

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"time"
)

// call is a request that can be made more than once.
type call struct {
	method, path string // the path below the server's address
	kind         string // content type of the body
	body         []byte
}

// post returns the call that sends a document as JSON.
func post(path string, document any) (call, error) {
	body, err := json.Marshal(document)
	if err != nil {
		return call{}, fmt.Errorf("openai client: %w", err)
	}
	return call{http.MethodPost, path, "application/json", body}, nil
}

// do makes a call, and makes it again as often as the limits allow where nothing came back, or an answer that passes. read gets an
// answer that is no error; what it can't read is not asked for again, as the server has done its work.
func (c *Client) do(ctx context.Context, one call, read func(*http.Response) error) error {
	for try := 0; ; try++ {
		again, err := c.try(ctx, one, read)
		if err == nil || !again || try >= c.limits.Retries {
			return err
		}
		pause, ok := c.pause(err, try)
		if !ok {
			return err
		}
		timer := time.NewTimer(pause)
		select {
		case <-ctx.Done():
			timer.Stop()
			return ctx.Err()
		case <-timer.C:
		}
	}
}

// try makes a call once, and reports whether an error may pass.
func (c *Client) try(ctx context.Context, one call, read func(*http.Response) error) (again bool, err error) {
	if c.limits.Timeout > 0 {
		limited, cancel := context.WithTimeout(ctx, c.limits.Timeout)
		defer cancel()
		ctx = limited
	}
	r, err := http.NewRequestWithContext(ctx, one.method, c.config.Address()+one.path, bytes.NewReader(one.body))
	if err != nil {
		return false, fmt.Errorf("openai client: %w", err)
	}
	r.Header.Set("Accept", "application/json")
	if one.kind != "" {
		r.Header.Set("Content-Type", one.kind)
	}
	if c.config.APIKey != "" {
		r.Header.Set("Authorization", "Bearer "+c.config.APIKey)
	}
	resp, err := c.http.Do(r)
	if err != nil {
		return ctx.Err() == nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode < http.StatusOK || resp.StatusCode >= http.StatusMultipleChoices {
		told := failure(resp)
		return told.passes, told
	}
	resp.Body = struct {
		io.Reader
		io.Closer
	}{io.LimitReader(resp.Body, c.limits.Answer), resp.Body}
	return false, read(resp)
}

// firstPause is the first pause where the server does not say how long; each is twice as long as the one before.
const firstPause = 500 * time.Millisecond

// pause returns how long to wait before trying again: as long as the server asks, or up to a quarter less than twice the last time, so
// that many callers don't come back together. ok is false where the server asks for longer than anybody waits.
func (c *Client) pause(err error, try int) (pause time.Duration, ok bool) {
	if told := new(Error); errors.As(err, &told) && told.RetryAfter > 0 {
		return told.RetryAfter, told.RetryAfter <= c.limits.Pause
	}
	pause = min(firstPause<<min(try, 16), c.limits.Pause)
	return pause - rand.N(pause/4+1), true
}

// into returns a reader of JSON answers.
func into(document any) func(*http.Response) error {
	return func(resp *http.Response) error {
		body, err := io.ReadAll(resp.Body)
		if err != nil {
			return fmt.Errorf("openai client: the answer ended early: %w", err)
		}
		if err := json.Unmarshal(body, document); err != nil {
			return fmt.Errorf("openai client: the answer can't be read: %w", err)
		}
		return nil
	}
}
