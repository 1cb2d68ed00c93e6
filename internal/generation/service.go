// Package generation is the way of a generation: check → reserve → queue → draw → measure → keep → settle. Whatever happens on
// that way, every task ends completed, or failed with its credits given back.
package generation

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/engine/routing"
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

// Filter decides whether a picture may be made from a wording, before anything is charged, and whether it may stand where
// others read it; see the package screen.
type Filter interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}

// Tasks is where tasks are looked up by their owners.
type Tasks interface {
	TaskOf(ctx context.Context, userID int64, id string) (domain.Task, error)
	OpenTasksOf(ctx context.Context, userID int64) ([]domain.Task, error)
}

// Service accepts generations and works on them.
type Service struct {
	ledger   Ledger
	filter   Filter
	preview  Filter
	tasks    Tasks
	queue    Queue
	renderer *Renderer
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
	Screen   Filter
	Preview  Filter // of what is only typed so far, which nobody outside is told; nil: Screen
	Tasks    Tasks
	Queue    Queue
	Renderer *Renderer
	Workers  int // most tasks at a time; zero means as many as cores, and more for remote engines
	Log      *slog.Logger
	Metrics  *metrics.Metrics // nil: nothing is counted
	Tracer   *tracing.Tracer  // nil: nothing is traced
}

// New returns a Service. It accepts generations at once; Run works on them.
func New(c Config) *Service {
	if c.Workers <= 0 {
		c.Workers = runtime.GOMAXPROCS(0)
		if slices.ContainsFunc(c.Renderer.router.Engines(), func(e routing.Configured) bool {
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

// Generate accepts a request: it is checked, its credits are reserved, and its task is queued. The errors are sentences
// for the user; nothing is reserved when there is one.
func (s *Service) Generate(ctx context.Context, user *domain.User, gen domain.Generation) (domain.Task, error) {
	gen.Normalize()
	if err := gen.Validate(); err != nil {
		return domain.Task{}, err
	}
	plan, err := s.ledger.PlanOf(ctx, user.ID)
	if err != nil {
		return domain.Task{}, err
	}
	if err := gen.CheckPlan(plan); err != nil {
		return domain.Task{}, err
	}
	if err := s.chooseEngine(&gen, plan); err != nil {
		return domain.Task{}, err
	}
	if err := s.checkSource(ctx, user, gen.CloneFrom); err != nil {
		return domain.Task{}, err
	}
	if err := s.screen(ctx, user, gen); err != nil {
		return domain.Task{}, err
	}
	if err := s.renderer.Reading(gen).Err(); err != nil {
		return domain.Task{}, err
	}
	gen.Public = gen.Public || !plan.PrivateGallery
	if gen.Seed < 0 {
		gen.Seed = rand.Int64N(1 << 31)
	}
	reserving, span := tracing.Start(ctx, "reserve")
	task, err := s.ledger.ReserveGeneration(reserving, user, plan, gen)
	span.End(err)
	if err != nil {
		return domain.Task{}, err
	}
	s.origins.keep(task.ID, tracing.Here(ctx))
	s.wakeWorker()
	return task, nil
}

func (s *Service) screen(ctx context.Context, user *domain.User, gen domain.Generation) error {
	ctx, span := tracing.Start(ctx, "screen")
	err := s.filter.Screen(ctx, user.ID, gen.Wording())
	span.End(err)
	return err
}

// chooseEngine sets the engine that makes the pictures, and what one of them costs.
func (s *Service) chooseEngine(gen *domain.Generation, plan domain.Plan) error {
	router := s.renderer.router
	chosen, ok := router.Default(plan.ModelEngines)
	if gen.Engine != "" {
		chosen, ok = router.Named(gen.Engine)
	}
	switch {
	case !ok && gen.Engine == "":
		return &domain.Error{Code: domain.Forbidden, Field: "engine", Message: "Photo models are a premium feature"}
	case !ok:
		return domain.FieldErrorf("engine", "There is no engine with this name. Choose one from the create screen.")
	case chosen.Paid && !plan.ModelEngines:
		return &domain.Error{Code: domain.Forbidden, Field: "engine", Message: "Photo models are a premium feature"}
	}
	can := chosen.Capabilities()
	if gen.Masked && !can.Masks {
		return domain.FieldErrorf("mask", "%s changes the whole image and takes no mask. Leave the mask out to change all of it.", can.Label)
	}
	if len(gen.ReferenceIDs) > can.References {
		return domain.FieldErrorf("reference_ids", "%s uses up to %d reference images.", can.Label, can.References)
	}
	gen.Engine, gen.Price = chosen.Name(), chosen.Credits
	return nil
}

// Engines returns the engines that are configured, in order.
func (s *Service) Engines() []routing.Configured { return s.renderer.router.Engines() }

// checkSource refuses to clone what the user may not see.
func (s *Service) checkSource(ctx context.Context, user *domain.User, imageID string) error {
	if imageID == "" {
		return nil
	}
	if _, err := s.ledger.Image(ctx, imageID, user.ID); err != nil {
		switch domain.CodeOf(err) {
		case domain.NotFound, domain.Gone:
			return domain.FieldErrorf("clone_from", "The image to start from was deleted, or you don't have access to it.")
		}
		return err
	}
	return nil
}

// Task returns a user's own task, with its progress up to the moment.
func (s *Service) Task(ctx context.Context, user *domain.User, id string) (domain.Task, error) {
	live := s.progress.images(id) // first: a task that ends in between is told as ended, and never steps back
	task, err := s.tasks.TaskOf(ctx, user.ID, id)
	return withProgress(task, live), err
}

// withProgress adds to a task how its images are getting on up to the moment.
func withProgress(task domain.Task, live []domain.TaskImage) domain.Task {
	if !task.Done() {
		task.Progress = max(task.Progress, percent(live))
	}
	task.Images = task.Places(live)
	return task
}

// Open returns a user's tasks that have not ended, newest first, with their progress up to the moment.
func (s *Service) Open(ctx context.Context, user *domain.User) ([]domain.Task, error) {
	tasks, err := s.tasks.OpenTasksOf(ctx, user.ID)
	for i, task := range tasks {
		tasks[i] = withProgress(task, s.progress.images(task.ID))
	}
	return tasks, err
}

// EndWaits ends all Wait and Changed, also later ones, when the server closes: what they wait for comes to another one.
func (s *Service) EndWaits() { s.endWaits() }

// Wait returns the task when it has ended, or as it stands when ctx ends or EndWaits is called.
func (s *Service) Wait(ctx context.Context, user *domain.User, id string) (domain.Task, error) {
	_, ended, release := s.progress.watch(id)
	defer release()
	for {
		task, err := s.Task(ctx, user, id)
		if err != nil || task.Done() {
			return task, err
		}
		select {
		case <-ctx.Done():
			return task, nil
		case <-s.closing:
			return task, nil
		case <-ended:
			ended = nil // the database says so from now on
		case <-time.After(time.Second): // a task that another process ended
		}
	}
}

// slowTick is how often a task is told again that somebody watches while only its fractions grow.
const slowTick = time.Second

// Changed returns the task as soon as it differs from what seen says of it (domain.Task.Version), or as it stands when ctx
// ends or EndWaits is called.
func (s *Service) Changed(ctx context.Context, user *domain.User, id, seen string) (domain.Task, error) {
	next, _, release := s.progress.watch(id)
	defer release()
	for {
		changed := next() // before looking: what happens in between is not missed
		task, err := s.Task(ctx, user, id)
		if err != nil || task.Done() || task.Version() != seen {
			return task, err
		}
		select {
		case <-ctx.Done():
			return task, nil
		case <-s.closing:
			return task, nil
		case <-changed:
		case <-time.After(slowTick): // its place in the line, its fractions, and tasks that another process works on
		}
	}
}

// wakeWorker wakes one idle worker.
func (s *Service) wakeWorker() {
	select {
	case s.wake <- struct{}{}:
	default: // somebody is being woken already, and looks until the queue is empty
	}
}
