package programtest

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	pb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	"pellucid/internal/testkit/port"
)

// spanCollector stands in for an OpenTelemetry collector.
type spanCollector struct {
	*httptest.Server
	mu    sync.Mutex
	spans []*pb.Span
}

func newSpanCollector(t *testing.T) *spanCollector {
	c := &spanCollector{}
	c.Server = httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		raw, err := io.ReadAll(r.Body)
		var data pb.TracesData
		if err != nil || r.URL.Path != "/v1/traces" || proto.Unmarshal(raw, &data) != nil {
			t.Errorf("%s brought no spans: %v", r.URL, err)
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		for _, resource := range data.ResourceSpans {
			for _, scope := range resource.ScopeSpans {
				c.spans = append(c.spans, scope.Spans...)
			}
		}
	}))
	t.Cleanup(c.Close)
	return c
}

// ofTrace returns the names of a trace's spans, each once.
func (c *spanCollector) ofTrace(id string) (names []string) {
	for _, s := range c.spans {
		if string(s.TraceId) == id {
			names = append(names, s.Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// watched starts a server with metrics, and returns it with the address of those.
func watched(t *testing.T, flags ...string) (s *server, metrics string) {
	t.Helper()
	addr := port.Free(t)
	_, port, err := net.SplitHostPort(addr)
	if err != nil {
		t.Fatal(err)
	}
	return start(t, t.TempDir(), append(flags, "--metrics-addr", ":"+port)...), "http://" + addr
}

func read(t *testing.T, address string) string {
	t.Helper()
	resp, body := ask(t, http.MethodGet, address, "")
	if resp.StatusCode != http.StatusOK {
		t.Fatalf("%s is answered %d: %s", address, resp.StatusCode, body)
	}
	return string(body)
}

// One generation, seen from outside: its figures, its spans and its lines of the log, none of which may tell who asked for what.
func TestAGenerationIsCountedAndTracedAndNobodyIsNamed(t *testing.T) {
	collector := newSpanCollector(t)
	t.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.URL)
	s, metrics := watched(t)
	token := s.signUp("mira")
	const prompt = "a dog beside a xylograph-of-mine"
	if made := s.raw(token, `POST /api/v1/images/generate {"prompt":"`+prompt+`"}`); !strings.HasPrefix(made, "200") {
		t.Fatal(made)
	}
	s.raw(token, "GET /gallery?search=xylograph-of-mine")
	s.raw("", "GET /nowhere/mira@example.org")
	s.raw("", "GET /")
	s.raw("", "GET /")
	waitFor(t, "the generation ends", func() bool { return tasks(t, s.data, "status = 'completed'") == 1 })
	var text string
	waitFor(t, "a scrape tells of the generation", func() bool {
		text = read(t, metrics+"/metrics")
		return strings.Contains(text, `pellucid_credits_total{kind="spent"} 1`) && strings.Contains(text, `pellucid_generations_total{outcome="completed"} 1`)
	})
	for _, line := range []string{
		`pellucid_http_requests_total{method="POST",route="/api/v1/images/generate",status="2xx"} 1`,
		`pellucid_http_requests_total{method="GET",route="none",status="4xx"} 1`,
		`pellucid_engine_calls_total{engine="illustrator",outcome="made"} 1`, `pellucid_credits_total{kind="reserved"} 1`,
		`pellucid_page_cache_requests_total{result="hit"} 1`, `pellucid_queue_tasks{state="waiting"} 0`, `pellucid_workers_busy 0`,
		`pellucid_scrape_read_ok{source="state"} 1`, `pellucid_scrape_read_ok{source="credits"} 1`,
	} {
		if !strings.Contains(text, line+"\n") {
			t.Errorf("a scrape does not say %s", line)
		}
	}
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Fatalf("ended with %v\n%s", err, s.out)
	}
	checkSpans(t, collector, s.out.String())
	collector.mu.Lock()
	defer collector.mu.Unlock()
	var spans strings.Builder
	for _, span := range collector.spans {
		spans.WriteString(span.String() + "\n")
	}
	for _, secret := range []string{"xylograph", "mira", "example.org", "dog", token} {
		if strings.Contains(text, secret) || strings.Contains(spans.String(), secret) {
			t.Errorf("the metrics or the spans say %q", secret)
		}
	}
}

func checkSpans(t *testing.T, c *spanCollector, log string) {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	at := slices.IndexFunc(c.spans, func(s *pb.Span) bool { return s.Name == "POST /api/v1/images/generate" })
	if at < 0 {
		t.Fatal("the request has no span")
	}
	request := c.spans[at]
	names := c.ofTrace(string(request.TraceId))
	for _, want := range []string{"screen", "reserve", "generation", "queue wait", "image", "try", "engine.submit", "engine.wait", "alpha.repair", "alpha.measure", "alpha.encode", "store", "deliver", "settle"} {
		if !slices.Contains(names, want) {
			t.Errorf("the request's trace has no span %q: %v", want, names)
		}
	}
	i := slices.IndexFunc(c.spans, func(s *pb.Span) bool { return s.Name == "generation" })
	if i >= 0 && (len(c.spans[i].Links) != 1 || string(c.spans[i].Links[0].SpanId) != string(request.SpanId)) {
		t.Errorf("the generation is linked to %v", c.spans[i].Links)
	}
	line := regexp.MustCompile(`msg=request .*path=/api/v1/images/generate.* trace=([0-9a-f]{32})`).FindStringSubmatch(log)
	if line == nil {
		t.Errorf("the request's line of the log has no trace")
	}
}

func TestMetricsAndProfilesAreServedBesideTheSiteAndNotOnIt(t *testing.T) {
	s, metrics := watched(t)
	for _, path := range []string{"/metrics", "/debug/pprof/", "/debug/pprof/heap", "/debug/pprof/goroutine", "/debug/pprof/profile", "/debug/vars"} {
		if resp, _ := ask(t, http.MethodGet, s.url+path, ""); resp.StatusCode != http.StatusNotFound {
			t.Errorf("the site answers %s with %d", path, resp.StatusCode)
		}
	}
	for _, path := range []string{"/metrics", "/debug/pprof/", "/debug/pprof/heap", "/debug/pprof/goroutine?debug=1"} {
		if text := read(t, metrics+path); len(text) < 100 {
			t.Errorf("%s is answered %q", path, text)
		}
	}
	if resp, _ := ask(t, http.MethodGet, metrics+"/debug/pprof/cmdline", ""); resp.StatusCode != http.StatusNotFound {
		t.Error("the flags, which may hold secrets, are shown")
	}
	req, err := http.NewRequest(http.MethodGet, metrics+"/metrics", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Host = "rebound.example"
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	if resp.StatusCode != http.StatusForbidden {
		t.Errorf("a page of another site reads the metrics: %d", resp.StatusCode)
	}
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(s.out.String(), "served to other machines") {
		t.Error("a loopback address is warned of")
	}
}

func TestAMetricsAddressForOtherMachinesIsWarnedOf(t *testing.T) {
	t.Parallel()
	_, port, _ := net.SplitHostPort(port.Free(t))
	s := start(t, t.TempDir(), "--metrics-addr", "0.0.0.0:"+port)
	if err := s.end(syscall.SIGTERM); err != nil || !strings.Contains(s.out.String(), "served to other machines") {
		t.Errorf("ended with %v and said %s", err, s.out)
	}
}

var metricName = regexp.MustCompile(`\b(pellucid_\w+|go_\w+|process_\w+)`)

// The dashboard and the alerts may only ask for what a scrape tells.
func TestTheDashboardAndTheAlertsUseMetricsThatExist(t *testing.T) {
	s, metrics := watched(t)
	s.raw("", "GET /")
	told := read(t, metrics+"/metrics")
	known := map[string]bool{}
	for line := range strings.Lines(told) {
		if name := strings.Fields(line); strings.HasPrefix(line, "# TYPE ") && len(name) == 4 {
			known[name[2]] = true
			if name[3] == "histogram" {
				known[name[2]+"_bucket"], known[name[2]+"_sum"], known[name[2]+"_count"] = true, true, true
			}
		}
	}
	// What shows after the first of its kind only: read from the program.
	for _, file := range []string{"../../../internal/metrics/metrics.go", "../../../internal/metrics/state.go"} {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(counter|histogram|gauge|desc)\("(\w+)"`).FindAllSubmatch(source, -1) {
			known["pellucid_"+string(m[2])] = true
			if string(m[1]) == "histogram" {
				known["pellucid_"+string(m[2])+"_bucket"], known["pellucid_"+string(m[2])+"_sum"], known["pellucid_"+string(m[2])+"_count"] = true, true, true
			}
		}
	}
	for _, file := range []string{"../../../docs/grafana/pellucid.json", "../../../docs/grafana/alerts.yml"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		names := metricName.FindAllString(string(text), -1)
		if len(names) < 8 {
			t.Errorf("%s names %d metrics", file, len(names))
		}
		for _, name := range names {
			if !known[name] {
				t.Errorf("%s asks for %s, which no scrape tells", file, name)
			}
		}
	}
}
