package metrics_test

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"runtime"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/upkeep"
	"pellucid/internal/metrics"
)

func scrape(t *testing.T, m *metrics.Metrics) string {
	t.Helper()
	answer := httptest.NewRecorder()
	m.Handler().ServeHTTP(answer, httptest.NewRequest("GET", "/metrics", nil))
	if answer.Code != 200 {
		t.Fatalf("answered %d: %s", answer.Code, answer.Body)
	}
	return answer.Body.String()
}

func wantLines(t *testing.T, text string, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if !strings.Contains(text, line+"\n") {
			t.Errorf("%s is not among\n%s", line, ours(text))
		}
	}
}

func ours(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "pellucid_") {
			b.WriteString(line)
		}
	}
	return b.String()
}

func TestWhatIsCountedIsScraped(t *testing.T) {
	m := metrics.New("1.0.0", "abc")
	m.Request("GET", "/image/{id}", 404, 30*time.Millisecond)
	m.Request("GET", "", 404, time.Millisecond)
	m.Page("hit")
	m.Webhook("creem", 401)
	m.Payment("checkout", "applied")
	m.Engine("fal", "made", 3*time.Second, 2.5)
	m.Gate("repaired")
	m.Generation("incomplete")
	m.Matting("neural", false, time.Second)
	m.Matting("", true, time.Second)
	m.Mail("sent")
	m.Workers(4)
	done := m.Busy()
	wantLines(t, scrape(t, m),
		`pellucid_build_info{go="`+runtime.Version()+`",revision="abc",version="1.0.0"} 1`,
		`pellucid_http_requests_total{method="GET",route="/image/{id}",status="4xx"} 1`,
		`pellucid_http_requests_total{method="GET",route="none",status="4xx"} 1`,
		`pellucid_http_request_duration_seconds_bucket{method="GET",route="/image/{id}",le="0.05"} 1`,
		`pellucid_page_cache_requests_total{result="hit"} 1`,
		`pellucid_webhooks_total{outcome="refused",source="creem"} 1`,
		`pellucid_payment_events_total{kind="checkout",outcome="applied"} 1`,
		`pellucid_engine_calls_total{engine="fal",outcome="made"} 1`,
		`pellucid_engine_cost_cents_total{engine="fal",outcome="made"} 2.5`,
		`pellucid_alpha_gate_images_total{outcome="repaired"} 1`,
		`pellucid_generations_total{outcome="incomplete"} 1`,
		`pellucid_matting_runs_total{method="neural",outcome="done"} 1`,
		`pellucid_matting_runs_total{method="none",outcome="failed"} 1`,
		`pellucid_mails_total{outcome="sent"} 1`,
		`pellucid_workers 4`, `pellucid_workers_busy 1`,
	)
	done()
	wantLines(t, scrape(t, m), `pellucid_workers_busy 0`)
}

func TestInventedMethodsDoNotBecomeLabels(t *testing.T) {
	for method, want := range map[string]string{"GET": "GET", "DELETE": "DELETE", "get": "other", "MIRA@EXAMPLE.ORG": "other", "": "other"} {
		if got := metrics.Method(method); got != want {
			t.Errorf("%q is counted as %q", method, got)
		}
	}
}

func TestAScrapeReadsTheDatabaseOncePerFewSecondsAndSaysWhatItCouldNotRead(t *testing.T) {
	m, reads := metrics.New("1.0.0", "abc"), 0
	m.Watch(t.Context(), metrics.Sources{
		State: func(context.Context) (upkeep.ServerState, error) {
			reads++
			return upkeep.ServerState{TasksWaiting: 3, TaskOldest: 90 * time.Second, PaymentEventAge: -1, WALBytes: 4096}, nil
		},
		Disk: func() (upkeep.Disk, error) { return upkeep.Disk{}, errors.New("no such disk") },
	})
	before := reads
	for range 5 {
		wantLines(t, scrape(t, m),
			`pellucid_queue_tasks{state="waiting"} 3`, `pellucid_queue_oldest_seconds 90`, `pellucid_database_bytes{part="wal"} 4096`,
			`pellucid_scrape_read_ok{source="state"} 1`, `pellucid_scrape_read_ok{source="disk"} 0`)
	}
	if reads != before+1 {
		t.Errorf("5 scrapes at once read %d times", reads-before)
	}
	if text := scrape(t, m); strings.Contains(text, "pellucid_payment_event_age_seconds ") || strings.Contains(text, "pellucid_disk_free_bytes ") {
		t.Error("what is not known is told")
	}
}

func TestASourceThatHangsIsLeftOutInTime(t *testing.T) {
	m := metrics.New("1.0.0", "abc")
	first := true
	m.Watch(t.Context(), metrics.Sources{State: func(ctx context.Context) (upkeep.ServerState, error) {
		if first {
			first = false
			return upkeep.ServerState{}, nil
		}
		<-ctx.Done()
		return upkeep.ServerState{}, ctx.Err()
	}})
	began := time.Now()
	wantLines(t, scrape(t, m), `pellucid_scrape_read_ok{source="state"} 0`)
	if took := time.Since(began); took > time.Minute {
		t.Errorf("the scrape took %s", took)
	}
}

func TestCreditsCountFromTheStartAndEachEntryOnce(t *testing.T) {
	m := metrics.New("1.0.0", "abc")
	var asked []int64
	m.Watch(t.Context(), metrics.Sources{Credits: func(_ context.Context, after int64) (upkeep.CreditMoves, error) {
		asked = append(asked, after)
		if after < 0 {
			return upkeep.CreditMoves{Last: 7}, nil
		}
		return upkeep.CreditMoves{Last: 9, Moved: map[string]int64{"reserve": 4, "settle": 3}}, nil
	}})
	wantLines(t, scrape(t, m), `pellucid_credits_total{kind="reserved"} 4`, `pellucid_credits_total{kind="spent"} 3`, `pellucid_credits_total{kind="granted"} 0`)
	if fmt.Sprint(asked) != "[-1 7]" {
		t.Errorf("asked for what came after %v", asked)
	}
}

func TestNoMetricsCountNothingAndDoNotFail(t *testing.T) {
	var m *metrics.Metrics
	m.Request("GET", "/", 200, 0)
	m.Page("hit")
	m.Webhook("creem", 200)
	m.Payment("checkout", "applied")
	m.Engine("fal", "made", 0, 0)
	m.Gate("passed")
	m.Generation("completed")
	m.Matting("neural", false, 0)
	m.Mail("sent")
	m.Workers(1)
	m.Busy()()
	m.Watch(t.Context(), metrics.Sources{})
}
