package creem

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"pellucid/internal/domain"
)

const (
	attempts  = 3
	backoff   = 400 * time.Millisecond // before the second attempt; three times as long before the third
	patience  = 5 * time.Second        // a longer Retry-After is for the caller to keep
	bodyLimit = 2 << 20                // bytes of an answer
)

// call is one request.
type call struct {
	method string
	path   string
	query  url.Values
	body   any
	// repeatable says that doing it twice does no harm. Others are tried again only when Creem said that it did nothing (429).
	repeatable bool
	key        string // Idempotency-Key
}

// get reads something by its id.
func (c *Client) get(ctx context.Context, path string, query url.Values, into any) error {
	return c.do(ctx, call{method: http.MethodGet, path: path, query: query, repeatable: true}, into)
}

// do sends a request, again where that is safe, and decodes the answer.
func (c *Client) do(ctx context.Context, r call, into any) error {
	var body []byte
	if r.body != nil {
		var err error
		if body, err = json.Marshal(r.body); err != nil {
			return fmt.Errorf("creem %s: %w", r.path, err)
		}
	}
	ctx, cancel := context.WithTimeout(ctx, wholeTimeout)
	defer cancel()
	pause := backoff
	for attempt := 1; ; attempt++ {
		answer, err := c.send(ctx, r, body)
		if err == nil {
			return answer.decode(into)
		}
		var f *failure
		if !errors.As(err, &f) {
			return err
		}
		if attempt == attempts || !f.again(r.repeatable) || f.retryAfter > patience || ctx.Err() != nil {
			return c.explain(ctx, r, f)
		}
		if err := c.config.Wait(ctx, max(pause, f.retryAfter)); err != nil {
			return c.explain(ctx, r, f)
		}
		pause *= 3
	}
}

type answer struct {
	path string
	body []byte
}

// send makes one attempt. What went wrong is a *failure.
func (c *Client) send(ctx context.Context, r call, body []byte) (answer, error) {
	address := c.address + r.path
	if len(r.query) > 0 {
		address += "?" + r.query.Encode()
	}
	req, err := http.NewRequestWithContext(ctx, r.method, address, bytes.NewReader(body))
	if err != nil {
		return answer{}, fmt.Errorf("creem %s: %w", r.path, err)
	}
	req.Header.Set("x-api-key", c.config.APIKey)
	req.Header.Set("Accept", "application/json")
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	if r.key != "" {
		req.Header.Set("Idempotency-Key", r.key)
	}
	resp, err := c.config.Client.Do(req)
	if err != nil {
		return answer{}, &failure{cause: err}
	}
	defer func() { _ = resp.Body.Close() }()
	content, err := io.ReadAll(io.LimitReader(resp.Body, bodyLimit+1))
	if err == nil && len(content) > bodyLimit {
		err = fmt.Errorf("the answer is larger than %d bytes", bodyLimit)
	}
	if err != nil {
		return answer{}, &failure{cause: err}
	}
	if resp.StatusCode/100 != 2 {
		return answer{}, newFailure(resp, content)
	}
	if !json.Valid(content) { // a page of somebody in between, or half an answer
		return answer{}, &failure{status: resp.StatusCode, cause: errors.New("the answer is not JSON")}
	}
	return answer{path: r.path, body: content}, nil
}

func (a answer) decode(into any) error {
	if err := json.Unmarshal(a.body, into); err != nil {
		return unavailable(0).Because(fmt.Errorf("creem %s: %w", a.path, err))
	}
	return nil
}

// unavailable is what users are told when Creem cannot be used now.
func unavailable(retryAfter time.Duration) *domain.Error {
	e := domain.Errorf(domain.Unavailable, "The payment service isn't responding. Nothing was charged. Please try again in a minute.")
	e.RetryAfter = retryAfter
	return e
}

func retryAfter(h http.Header) time.Duration {
	seconds, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil || seconds < 0 {
		return 0
	}
	return min(time.Duration(seconds)*time.Second, time.Hour)
}
