package metrics

import (
	"net/http"
	"strconv"
	"time"
)

// Request counts a request that was answered. method is as Method has it; route is the pattern of the site map, "" where no route fits.
func (m *Metrics) Request(method, route string, status int, took time.Duration) {
	if m == nil {
		return
	}
	if route == "" {
		route = "none"
	}
	m.requests.WithLabelValues(method, route, strconv.Itoa(status/100)+"xx").Inc()
	m.requestSeconds.WithLabelValues(method, route).Observe(took.Seconds())
}

// Method is the name under which requests of a method are counted: whoever asks can invent one.
func Method(method string) string {
	switch method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
		return method
	}
	return "other"
}

// Page counts a request that the page cache could answer: hit, stale or miss.
func (m *Metrics) Page(result string) {
	if m != nil {
		m.pageCache.WithLabelValues(result).Inc()
	}
}

// Webhook counts a webhook by what it was answered.
func (m *Metrics) Webhook(source string, status int) {
	if m == nil {
		return
	}
	outcome := "failed"
	switch {
	case status < 400:
		outcome = "accepted"
	case status < 500:
		outcome = "refused"
	}
	m.webhooks.WithLabelValues(source, outcome).Inc()
}

// Payment counts a payment event that was acted on.
func (m *Metrics) Payment(kind, outcome string) {
	if m != nil {
		m.payments.WithLabelValues(kind, outcome).Inc()
	}
}

// Engine counts a call of an image engine. cents is what it cost.
func (m *Metrics) Engine(engine, outcome string, took time.Duration, cents float64) {
	if m == nil {
		return
	}
	m.engineCalls.WithLabelValues(engine, outcome).Inc()
	m.engineSeconds.WithLabelValues(engine, outcome).Observe(took.Seconds())
	m.engineCents.WithLabelValues(engine, outcome).Add(max(0, cents))
}

// Gate counts an image that the alpha gate measured: passed, repaired or refused.
func (m *Metrics) Gate(outcome string) {
	if m != nil {
		m.gate.WithLabelValues(outcome).Inc()
	}
}

// Generation counts a generation that ended: completed, short (some images are missing), failed or canceled.
func (m *Metrics) Generation(outcome string) {
	if m != nil {
		m.tasks.WithLabelValues(outcome).Inc()
	}
}

// Matting counts a background that was removed, or could not be. method is "" where none could.
func (m *Metrics) Matting(method string, failed bool, took time.Duration) {
	if m == nil {
		return
	}
	outcome := "done"
	if failed {
		method, outcome = "none", "failed"
	}
	m.mattingRuns.WithLabelValues(method, outcome).Inc()
	m.mattingSeconds.Observe(took.Seconds())
}

// Mail counts a try to send an email: sent, delayed, dropped or failed.
func (m *Metrics) Mail(outcome string) {
	if m != nil {
		m.mails.WithLabelValues(outcome).Inc()
	}
}

// Workers sets how many generations can be worked on at a time.
func (m *Metrics) Workers(n int) {
	if m != nil {
		m.workers.Set(float64(n))
	}
}

// Busy counts a generation as worked on until the returned function is called.
func (m *Metrics) Busy() (done func()) {
	if m == nil {
		return func() {}
	}
	m.inWork.Inc()
	return m.inWork.Dec
}
