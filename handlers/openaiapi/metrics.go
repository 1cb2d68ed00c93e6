package openaiapi

import (
	"errors"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

// poolMetrics are what Prometheus reads of one renderer. How long generations wait is known to the site alone
// (pellucid_queue_oldest_seconds): renderers are added by that.
type poolMetrics struct {
	registry *prometheus.Registry
	images   *prometheus.CounterVec
	seconds  prometheus.Histogram
}

func newPoolMetrics(slots chan struct{}) poolMetrics {
	m := poolMetrics{
		registry: prometheus.NewRegistry(),
		images:   prometheus.NewCounterVec(prometheus.CounterOpts{Name: "pellucid_renderer_images_total", Help: "Images that were asked for, by outcome: made, busy, refused, cannot_draw or failed."}, []string{"outcome"}),
		seconds: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "pellucid_renderer_image_seconds", Help: "How long an image took to draw and check.", Buckets: []float64{.1, .25, .5, 1, 2.5, 5, 10, 30},
		}),
	}
	m.registry.MustRegister(m.images, m.seconds,
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "pellucid_renderer_busy", Help: "Calls that are worked on now."}, func() float64 { return float64(len(slots)) }),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "pellucid_renderer_slots", Help: "Calls that are worked on at a time, at most."}, func() float64 { return float64(cap(slots)) }),
	)
	return m
}

func (m poolMetrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}

// count notes how an image ended.
func (m poolMetrics) count(begun time.Time, err error) {
	outcome := outcomeOf(err)
	m.images.WithLabelValues(outcome).Inc()
	if outcome == "made" {
		m.seconds.Observe(time.Since(begun).Seconds())
	}
}

func outcomeOf(err error) string {
	switch {
	case err == nil:
		return "made"
	case errors.As(err, new(*engine.CannotDraw)):
		return "cannot_draw"
	case errors.As(err, new(*refused)), errors.As(err, new(*failure)):
		return "refused"
	case domain.CodeOf(err) == domain.RateLimited:
		return "busy"
	case domain.CodeOf(err) == domain.Invalid:
		return "refused"
	}
	return "failed"
}
