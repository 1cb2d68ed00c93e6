package tracing

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"

	pb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"
)

const (
	uploadTries = 4
	firstPause  = 500 * time.Millisecond
)

// UploadTraces sends spans, and again after a pause where the collector asks for that.
func (c *client) UploadTraces(ctx context.Context, spans []*pb.ResourceSpans) error {
	body, err := proto.Marshal(&pb.TracesData{ResourceSpans: spans}) // on the wire the same as ExportTraceServiceRequest
	if err != nil {
		return err
	}
	if c.gzip {
		var packed bytes.Buffer
		w := gzip.NewWriter(&packed)
		if _, err := w.Write(body); err != nil {
			return err
		}
		if err := w.Close(); err != nil {
			return err
		}
		body = packed.Bytes()
	}
	pause := firstPause
	for try := 1; ; try++ {
		again, err := c.upload(ctx, body)
		if err == nil || again == 0 && !retryable(err) || try == uploadTries {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(max(pause, again)):
		}
		pause *= 2
	}
}

// statusError is an answer that is no success.
type statusError int

func (e statusError) Error() string { return fmt.Sprintf("the collector answers %d", int(e)) }

// retryable reports whether the specification lets an upload be tried again.
func retryable(err error) bool {
	var status statusError
	if !errors.As(err, &status) {
		return true // no answer at all
	}
	switch int(status) {
	case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return true
	}
	return false
}

// upload tries once. again is the pause that the collector asks for.
func (c *client) upload(ctx context.Context, body []byte) (again time.Duration, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.url.String(), bytes.NewReader(body))
	if err != nil {
		return 0, err
	}
	req.Header = c.header.Clone()
	req.Header.Set("Content-Type", "application/x-protobuf")
	if c.gzip {
		req.Header.Set("Content-Encoding", "gzip")
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return 0, err
	}
	defer func() { _ = resp.Body.Close() }()
	_, _ = io.Copy(io.Discard, io.LimitReader(resp.Body, 64<<10)) // so that the connection is used again
	if resp.StatusCode/100 == 2 {
		return 0, nil
	}
	seconds, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	err = statusError(resp.StatusCode)
	if !retryable(err) {
		seconds = 0
	}
	return min(time.Duration(seconds)*time.Second, 30*time.Second), err
}
