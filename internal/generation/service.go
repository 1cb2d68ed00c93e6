// Package generation is the way of a generation: check → reserve → queue → draw → measure → keep → settle. Whatever happens on
// that way, every task ends completed, or failed with its credits given back.
package generation

import (
	"context"
	"log/slog"
	"runtime"
	"slices"
	"sync"

	"pellucid/internal/domain"
	"pellucid/internal/engine/routing"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/metrics"
	"pellucid/internal/tracing"
)

// Ledger is where generations are accepted and paid for.
type Ledger interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	ReserveGeneration(ctx context.Context, user *domain.User, plan domain.Plan, gen domain.Generation) (domain.Task, error)
	CancelGeneration(ctx context.Context, userID int64, taskID string) (domain.Task, error)
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
}

// Tasks is where tasks are looked up by their owners.
type Tasks interface {
	TaskOf(ctx context.Context, userID int64, id string) (domain.Task, error)
	OpenTasksOf(ctx context.Context, userID int64) ([]domain.Task, error)
}

// Service accepts generations and works on them.
type Service struct {
	ledger   Ledger
	filter   rendering.Filter
	preview  rendering.Filter
	tasks    Tasks
	queue    Queue
	renderer *rendering.Renderer
	progress *progress
	running  *running
	sketches *sketches
	wake     chan struct{}
	closing  chan struct{} // closed by EndWaits
	endWaits func()
	workers  int
	log      *slog.Logger
	metrics  *metrics.Metrics
	tracer   *tracing.Tracer
	origins  origins
}

// waitingTasks is how many more tasks are worked on when there are remote engines: most of the time they wait, and take no core.
const waitingTasks = 8

// Config is what a Service is made of.
type Config struct {
	Ledger   Ledger
	Screen   rendering.Filter
	Preview  rendering.Filter // of what is only typed so far, which nobody outside is told; nil: Screen
	Tasks    Tasks
	Queue    Queue
	Renderer *rendering.Renderer
	Workers  int // most tasks at a time; zero means as many as cores, and more for remote engines
	Log      *slog.Logger
	Metrics  *metrics.Metrics // nil: nothing is counted
	Tracer   *tracing.Tracer  // nil: nothing is traced
}

// New returns a Service. It accepts generations at once; Run works on them.
func New(c Config) *Service {
	if c.Workers <= 0 {
		c.Workers = runtime.GOMAXPROCS(0)
		if slices.ContainsFunc(c.Renderer.Routes().Engines(), func(e routing.Configured) bool {
			can := e.Capabilities()
			return !can.Deterministic || can.Elsewhere
		}) {
			c.Workers += waitingTasks
		}
	}
	if c.Preview == nil {
		c.Preview = c.Screen
	}
	c.Metrics.Workers(c.Workers)
	closing := make(chan struct{})
	return &Service{
		metrics: c.Metrics, tracer: c.Tracer,
		ledger: c.Ledger, filter: c.Screen, preview: c.Preview, tasks: c.Tasks, queue: c.Queue, renderer: c.Renderer, progress: newProgress(), running: newRunning(), sketches: newSketches(),
		wake: make(chan struct{}, 1), closing: closing, endWaits: sync.OnceFunc(func() { close(closing) }), workers: c.Workers, log: c.Log,
	}
}
