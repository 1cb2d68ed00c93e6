// Package metrics counts what the server does and serves the figures to Prometheus. Every label has a small set of values: names
// from the program or its settings, never what a request brought. All methods may be called on a nil *Metrics, which counts
// nothing, and concurrently.
package metrics

import (
	"cmp"
	"net/http"
	"runtime"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// prefix begins the name of every metric of ours.
const prefix = "pellucid_"

// Metrics is all that is counted in this process.
type Metrics struct {
	registry *prometheus.Registry

	requests        *prometheus.CounterVec
	requestSeconds  *prometheus.HistogramVec
	pageCache       *prometheus.CounterVec
	webhooks        *prometheus.CounterVec
	payments        *prometheus.CounterVec
	engineCalls     *prometheus.CounterVec
	engineSeconds   *prometheus.HistogramVec
	engineCents     *prometheus.CounterVec
	gate            *prometheus.CounterVec
	tasks           *prometheus.CounterVec
	mattingRuns     *prometheus.CounterVec
	mattingSeconds  prometheus.Histogram
	mails           *prometheus.CounterVec
	workers, inWork prometheus.Gauge
}

// Buckets of durations, in seconds: pages take milliseconds, images seconds and vendors up to minutes.
var (
	requestBuckets = []float64{.005, .01, .025, .05, .1, .25, .5, 1, 2.5, 10}
	workBuckets    = []float64{.1, .25, .5, 1, 2.5, 5, 10, 30, 60, 180}
)

// New returns metrics that begin at zero, of a program of a version that was built from a revision.
func New(version, revision string) *Metrics {
	m := &Metrics{
		registry:       prometheus.NewRegistry(),
		requests:       counter("http_requests_total", "Requests, by the route's pattern.", "method", "route", "status"),
		requestSeconds: histogram("http_request_duration_seconds", "Time to answer a request.", requestBuckets, "method", "route"),
		pageCache:      counter("page_cache_requests_total", "Requests for cached pages: hit, stale (served while it is made anew) or miss.", "result"),
		webhooks:       counter("webhooks_total", "Webhooks received: accepted, refused (the sender's fault) or failed.", "source", "outcome"),
		payments:       counter("payment_events_total", "Payment events that were acted on.", "kind", "outcome"),
		engineCalls:    counter("engine_calls_total", "Calls of image engines.", "engine", "outcome"),
		engineSeconds:  histogram("engine_call_duration_seconds", "Time from handing a request to an engine until its image is here.", workBuckets, "engine", "outcome"),
		engineCents:    counter("engine_cost_cents_total", "What image engines cost, in US cents.", "engine", "outcome"),
		gate:           counter("alpha_gate_images_total", "Images that the alpha gate measured: passed as they were, passed after a repair, or refused.", "outcome"),
		tasks:          counter("generations_total", "Generations that ended.", "outcome"),
		mattingRuns:    counter("matting_runs_total", "Images whose background was removed, by the method that did it.", "method", "outcome"),
		mattingSeconds: prometheus.NewHistogram(prometheus.HistogramOpts{Name: prefix + "matting_duration_seconds", Help: "Time to remove a background, waiting included.", Buckets: workBuckets}),
		mails:          counter("mails_total", "Emails by what became of a try: sent, delayed, dropped or failed.", "outcome"),
		workers:        gauge("workers", "Generations that can be worked on at a time."),
		inWork:         gauge("workers_busy", "Generations that are worked on now."),
	}
	m.begin()
	m.registry.MustRegister(
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}), buildInfo(version, revision),
		m.requests, m.requestSeconds, m.pageCache, m.webhooks, m.payments, m.engineCalls, m.engineSeconds, m.engineCents, m.gate, m.tasks,
		m.mattingRuns, m.mattingSeconds, m.mails, m.workers, m.inWork,
	)
	return m
}

// begin sets what will be counted to zero, so that the first of its kind shows as a rise and a dashboard shows no gap.
func (m *Metrics) begin() {
	for vec, words := range map[*prometheus.CounterVec][]string{
		m.pageCache: {"hit", "stale", "miss"}, m.gate: {"passed", "repaired", "refused"}, m.tasks: {"completed", "incomplete", "failed", "canceled"},
		m.mails: {"sent", "delayed", "dropped", "failed"},
	} {
		for _, word := range words {
			vec.WithLabelValues(word)
		}
	}
	for _, kind := range []string{"checkout", "subscription", "refund", "dispute", "other"} {
		for _, outcome := range []string{"applied", "ignored", "repeated", "failed"} {
			m.payments.WithLabelValues(kind, outcome)
		}
	}
}

func counter(name, help string, labels ...string) *prometheus.CounterVec {
	return prometheus.NewCounterVec(prometheus.CounterOpts{Name: prefix + name, Help: help}, labels)
}

func histogram(name, help string, buckets []float64, labels ...string) *prometheus.HistogramVec {
	return prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: prefix + name, Help: help, Buckets: buckets}, labels)
}

func gauge(name, help string) prometheus.Gauge {
	return prometheus.NewGauge(prometheus.GaugeOpts{Name: prefix + name, Help: help})
}

// buildInfo says which program this is.
func buildInfo(version, revision string) prometheus.Gauge {
	labels := prometheus.Labels{"version": version, "revision": cmp.Or(revision, "unknown"), "go": runtime.Version()}
	g := prometheus.NewGauge(prometheus.GaugeOpts{Name: prefix + "build_info", Help: "Always 1; the labels say which program this is.", ConstLabels: labels})
	g.Set(1)
	return g
}

// Handler answers scrapes. What a collector cannot read is left out of the answer.
func (m *Metrics) Handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{ErrorHandling: promhttp.ContinueOnError, MaxRequestsInFlight: 4, Timeout: scrapeTime})
}
