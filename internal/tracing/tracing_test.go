package tracing_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	pb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	"pellucid/internal/logs"
	"pellucid/internal/tracing"
)

// collector stands in for an OpenTelemetry collector, over HTTP.
type collector struct {
	*httptest.Server
	mu       sync.Mutex
	spans    []*pb.Span
	requests []*http.Request
	refuse   []int // statuses for the first requests
}

func newCollector(t *testing.T) *collector {
	c := &collector{}
	c.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.requests = append(c.requests, r)
		if len(c.refuse) > 0 {
			w.WriteHeader(c.refuse[0])
			c.refuse = c.refuse[1:]
			return
		}
		body := io.Reader(r.Body)
		if r.Header.Get("Content-Encoding") == "gzip" {
			body, _ = gzip.NewReader(r.Body)
		}
		raw, err := io.ReadAll(body)
		var data pb.TracesData
		if err != nil || proto.Unmarshal(raw, &data) != nil {
			t.Errorf("the upload cannot be read: %v", err)
		}
		for _, resource := range data.ResourceSpans {
			for _, scope := range resource.ScopeSpans {
				c.spans = append(c.spans, scope.Spans...)
			}
		}
	}))
	t.Cleanup(c.Close)
	return c
}

func (c *collector) names() (names []string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, s := range c.spans {
		names = append(names, s.Name)
	}
	slices.Sort(names)
	return names
}

func (c *collector) span(t *testing.T, name string) *pb.Span {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, s := range c.spans {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("there is no span %q", name)
	return nil
}

func tracer(t *testing.T, variables map[string]string, log *slog.Logger) *tracing.Tracer {
	t.Helper()
	tr, err := tracing.FromEnvironment(t.Context(), func(name string) string { return variables[name] }, log)
	if err != nil {
		t.Fatal(err)
	}
	return tr
}

var silent = slog.New(slog.DiscardHandler)

func TestSpansReachTheCollectorWithTheirParents(t *testing.T) {
	c := newCollector(t)
	tr := tracer(t, map[string]string{"OTEL_EXPORTER_OTLP_ENDPOINT": c.URL, "OTEL_EXPORTER_OTLP_HEADERS": "api-key=a%20secret,other=1"}, silent)
	ctx, request := tr.Serve(t.Context(), "POST /create", tracing.Text("http.route", "/create"))
	_, screen := tracing.Start(ctx, "screen")
	screen.End(errors.New("the prompt of mira@example.org is refused"))
	link := tracing.Here(ctx)
	request.Set(tracing.Int("http.response.status_code", 303))
	request.End(nil)
	queued := time.Now().Add(-time.Minute)
	work, span := tr.Work(context.Background(), "generation", link, queued)
	tracing.Past(work, "queue wait", queued)
	span.End(nil)
	if err := tr.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(c.names(), ", "); got != "POST /create, generation, queue wait, screen" {
		t.Fatalf("the collector has %s", got)
	}
	top, generation := c.span(t, "POST /create"), c.span(t, "generation")
	for _, name := range []string{"screen", "generation", "queue wait"} {
		if s := c.span(t, name); !bytes.Equal(s.TraceId, top.TraceId) {
			t.Errorf("%s is in another trace", name)
		}
	}
	if !bytes.Equal(generation.ParentSpanId, top.SpanId) || !bytes.Equal(c.span(t, "screen").ParentSpanId, top.SpanId) || !bytes.Equal(c.span(t, "queue wait").ParentSpanId, generation.SpanId) {
		t.Error("a span hangs elsewhere")
	}
	if len(generation.Links) != 1 || !bytes.Equal(generation.Links[0].SpanId, top.SpanId) {
		t.Errorf("the request that queued it is not linked: %v", generation.Links)
	}
	if waited := time.Duration(c.span(t, "queue wait").EndTimeUnixNano - c.span(t, "queue wait").StartTimeUnixNano); waited < time.Minute {
		t.Errorf("it waited %s", waited)
	}
	if text := c.span(t, "screen").String(); strings.Contains(text, "mira") || !strings.Contains(text, "errors.errorString") {
		t.Errorf("an error is told as %s", text)
	}
	if r := c.requests[0]; r.URL.Path != "/v1/traces" || r.Header.Get("Api-Key") != "a secret" || r.Header.Get("Content-Type") != "application/x-protobuf" {
		t.Errorf("asked %s with %v", r.URL, r.Header)
	}
}

func TestAnUploadIsTriedAgainWhereTheCollectorAsksForThat(t *testing.T) {
	c := newCollector(t)
	c.refuse = []int{http.StatusServiceUnavailable}
	tr := tracer(t, map[string]string{"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": c.URL + "/spans", "OTEL_EXPORTER_OTLP_COMPRESSION": "gzip"}, silent)
	_, span := tr.Serve(t.Context(), "GET /")
	span.End(nil)
	if err := tr.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(c.requests) != 2 || len(c.spans) != 1 || c.requests[1].URL.Path != "/spans" || c.requests[1].Header.Get("Content-Encoding") != "gzip" {
		t.Errorf("%d requests brought %d spans", len(c.requests), len(c.spans))
	}
}

func TestSpansThatARefusingCollectorLosesAreSaidInTheLog(t *testing.T) {
	c := newCollector(t)
	c.refuse = []int{http.StatusBadRequest}
	var out bytes.Buffer
	tr := tracer(t, map[string]string{"OTEL_EXPORTER_OTLP_ENDPOINT": c.URL}, slog.New(slog.NewTextHandler(&out, nil)))
	_, span := tr.Serve(t.Context(), "GET /")
	span.End(nil)
	_ = tr.Close(t.Context())
	if !strings.Contains(out.String(), "spans could not be sent") || !strings.Contains(out.String(), "answers 400") || len(c.requests) != 1 {
		t.Errorf("after %d requests the log says %s", len(c.requests), &out)
	}
}

func TestSettingsThatCannotBeAreRefused(t *testing.T) {
	for name, variables := range map[string]map[string]string{
		"no address":       {"OTEL_EXPORTER_OTLP_ENDPOINT": "collector:4318"},
		"gRPC":             {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4317", "OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"},
		"a wrong timeout":  {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318", "OTEL_EXPORTER_OTLP_TIMEOUT": "10s"},
		"a wrong header":   {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318", "OTEL_EXPORTER_OTLP_HEADERS": "hush-hush"},
		"wrong attributes": {"OTEL_EXPORTER_OTLP_ENDPOINT": "://"},
	} {
		if _, err := tracing.FromEnvironment(t.Context(), func(n string) string { return variables[n] }, silent); err == nil || strings.Contains(err.Error(), "hush") {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, variables := range map[string]map[string]string{"nothing": {}, "switched off": {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318", "OTEL_SDK_DISABLED": "true"}} {
		if tr := tracer(t, variables, silent); tr != nil {
			t.Errorf("%s: there is a tracer", name)
		}
	}
}

func TestLogLinesCarryTheTrace(t *testing.T) {
	c := newCollector(t)
	var out bytes.Buffer
	tr := tracer(t, map[string]string{"OTEL_EXPORTER_OTLP_ENDPOINT": c.URL}, silent)
	ctx, span := tr.Serve(t.Context(), "GET /")
	logs.New(&out, slog.LevelInfo).InfoContext(ctx, "hello")
	span.End(nil)
	_ = tr.Close(t.Context())
	at := strings.Index(out.String(), "trace=")
	if at < 0 || len(strings.TrimSpace(out.String()[at:])) != len("trace=")+32 {
		t.Errorf("the line is %s", &out)
	}
}

// Without a collector nothing may be allocated: the spans are in the way of every request and image.
func TestSpansThatNobodyRecordsCostNothing(t *testing.T) {
	var off *tracing.Tracer
	ctx := t.Context()
	if n := testing.AllocsPerRun(100, func() { generate(ctx, off) }); n != 0 {
		t.Errorf("a generation without a tracer allocates %v times", n)
	}
}

func BenchmarkAGenerationWithoutATracer(b *testing.B) {
	for b.Loop() {
		generate(b.Context(), nil)
	}
}

// generate makes the spans of a small generation.
func generate(ctx context.Context, tr *tracing.Tracer) {
	ctx, span := tr.Work(ctx, "generation", tracing.Link{}, time.Time{}, tracing.Text("pellucid.task", "0123456789abcdef"), tracing.Int("pellucid.images", 1))
	tracing.Past(ctx, "queue wait", time.Time{})
	for range 12 {
		_, step := tracing.Start(ctx, "alpha.encode", tracing.Text("pellucid.file", "original.png"), tracing.Int("pellucid.bytes", 12))
		step.End(nil)
	}
	span.End(nil)
}
