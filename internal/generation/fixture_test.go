package generation_test

import (
	"context"
	"io"
	"log/slog"
	"testing"
	"time"

	"pellucid/internal/contentfilter"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/generation"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/testkit"
)

// fixture is a studio with the real store and the engine double.
type fixture struct {
	*generation.Service
	t       *testing.T
	store   *testkit.Store
	engine  *testkit.Engine
	blobs   *testkit.Blobs
	user    *domain.User
	queue   generation.Queue
	jobs    rendering.Jobs
	vendor  *vendor              // when set, what makes pictures first; they cost three credits each
	remote  func() engine.Engine // instead of vendor: opens a real engine for each process
	cutter  rendering.Cutter
	outside rendering.Filter // asked after our own rules; nil: nobody is
	// workers is how many tasks the next studio works on at a time.
	workers   int
	delivered map[string]int // credits by task, of those that were checked
	budget    float64        // of the vendor, in US cents a day; 0 means none
}

// newFixture returns a studio that does not work yet, and a user on the Pro plan with 40 credits.
func newFixture(t *testing.T) *fixture {
	t.Helper()
	h := &fixture{t: t, store: testkit.NewStore(t), engine: &testkit.Engine{}, blobs: testkit.NewBlobs(t), workers: 2, delivered: map[string]int{}}
	h.queue, h.jobs = h.store, h.store
	h.user = h.store.AddUser(t, "mira")
	h.store.Subscribe(t, h.user, 3)
	h.store.Give(t, h.user, 10, 20)
	h.open()
	return h
}

// open puts a new studio on the same store and files, as a restart does.
func (h *fixture) open() {
	quiet := slog.New(slog.NewTextHandler(io.Discard, nil))
	router := routing.Only(h.engine, quiet)
	if remote := h.firstEngine(); remote != nil {
		var err error
		router, err = routing.New(routing.Config{
			Engines:  []routing.Configured{{Engine: remote, Credits: 3, BudgetCents: h.budget, Paid: true}, {Engine: h.engine, Credits: 1}},
			Spending: h.store, Now: h.store.Clock.Now, Log: quiet,
		})
		if err != nil {
			h.t.Fatal(err)
		}
	}
	h.Service = generation.New(generation.Config{
		Screen: h.filter(), Preview: rules.New(),
		Ledger: h.store, Tasks: h.store, Queue: h.queue, Workers: h.workers, Log: quiet,
		Renderer: rendering.New(rendering.Config{
			Router: router, Jobs: h.jobs, Cutter: h.cutter,
			Engine: h.engine, Describer: h.engine, Blobs: h.blobs, BaseURL: "http://localhost", Now: h.store.Clock.Now, Log: quiet,
		}),
	})
}

// filter is asked before anything is charged.
func (h *fixture) filter() contentfilter.All {
	all := contentfilter.All{rules.New()}
	if h.outside != nil {
		all = append(all, h.outside)
	}
	return all
}

// firstEngine returns what makes pictures first; nil: the engine double does.
func (h *fixture) firstEngine() engine.Engine {
	switch {
	case h.remote != nil:
		return h.remote()
	case h.vendor == nil:
		return nil
	case h.vendor.instant:
		return unasked{h.vendor}
	}
	return h.vendor
}

func request(samples int) domain.Generation {
	return domain.Generation{
		Prompt: "a red fox", Samples: samples, Width: 512, Height: 512, GuidanceScale: 3.5, Steps: 25, Seed: 7, Public: true,
	}
}

func (h *fixture) generate(samples int) domain.Task {
	h.t.Helper()
	task, err := h.Generate(h.t.Context(), h.user, request(samples))
	if err != nil {
		h.t.Fatal(err)
	}
	return task
}

// task returns how a task stands.
func (h *fixture) task(id string) domain.Task {
	h.t.Helper()
	task, err := h.Task(h.t.Context(), h.user, id)
	if err != nil {
		h.t.Fatal(err)
	}
	return task
}

// ended waits for a task to end and returns it. The pauses of one that waits pass at once. While one is worked on, the clock goes no
// faster than time itself: workers renew their leases by that, and on a busy machine a hurried clock gave one task to two of them.
func (h *fixture) ended(id string) domain.Task {
	h.t.Helper()
	testkit.Eventually(h.t, "the task ends", func() bool {
		task, passed := h.task(id), 10*time.Second
		if task.Status == domain.TaskProcessing {
			passed = 10 * time.Millisecond
		}
		h.store.Clock.Advance(passed)
		h.WakeWorker()
		return task.Done()
	})
	return h.task(id)
}

func (h *fixture) credits() ledger.Balance {
	h.t.Helper()
	b, err := h.store.Balance(context.Background(), h.user.ID)
	if err != nil {
		h.t.Fatal(err)
	}
	return b
}

// wantEnd fails the test unless a task ended with a number of images and a message, and only those images were paid for.
func (h *fixture) wantEnd(task domain.Task, images int, message string) {
	h.t.Helper()
	status := domain.TaskCompleted
	if images == 0 {
		status = domain.TaskFailed
	}
	h.wantStatus(task, status, images, message)
}

// wantCanceled fails the test unless a task was canceled before anything was delivered, and nothing was paid for.
func (h *fixture) wantCanceled(task domain.Task) {
	h.t.Helper()
	h.wantStatus(task, domain.TaskCanceled, 0, "Canceled. Nothing was charged.")
}

func (h *fixture) wantStatus(task domain.Task, status domain.TaskStatus, images int, message string) {
	h.t.Helper()
	if task.Status != status || len(task.ImageIDs) != images || task.Error != message || task.Progress != 100 {
		h.t.Errorf("the task ended %s at %d%% with %d images and %q; want %s with %d and %q",
			task.Status, task.Progress, len(task.ImageIDs), task.Error, status, images, message)
	}
	h.delivered[task.ID] = images * max(1, task.Generation.Price)
	used := 0
	for _, credits := range h.delivered {
		used += credits
	}
	if b := h.credits(); b.Remaining() != 40-used || b.Used != used {
		h.t.Errorf("%d credits are left and %d used, want %d and %d", b.Remaining(), b.Used, 40-used, used)
	}
	testkit.CheckLedger(h.t, h.store)
}
