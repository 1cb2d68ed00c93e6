package generation_test

import (
	"context"
	"errors"
	"image"
	"sync/atomic"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/generation"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/testkit"
)

var errDead = errors.New("this process is dead")

// dying is the queue of a process that dies at a chosen moment: from then on, nothing that it does reaches the database.
type dying struct {
	generation.Queue
	rendering.Jobs
	dead atomic.Bool
	died chan struct{}
	crash
}

// crash is the moment at which a process dies.
type crash struct {
	before string // the call that it dies before
	after  string // the call that it dies after
}

// crash works on a generation of so many images in a process that dies at the given moment, and opens the next one, which does
// not work yet. It returns the id of the task.
func (h *fixture) crash(samples int, at crash) (taskID string) {
	h.t.Helper()
	process := &dying{Queue: h.store, Jobs: h.store, died: make(chan struct{}), crash: at}
	h.queue, h.jobs = process, process
	h.open()
	stop := testkit.Run(h.t, h.Service)
	taskID = h.generate(samples).ID
	testkit.Receive(h.t, "the crash", process.died)
	stop()
	testkit.CheckLedger(h.t, h.store)
	h.queue, h.jobs = h.store, h.store
	h.open()
	return taskID
}

func (d *dying) do(call string, act func() error) error {
	if call == d.before {
		d.die()
	}
	if d.dead.Load() {
		return errDead
	}
	err := act()
	if call == d.after && err == nil {
		d.die()
		return errDead
	}
	return err
}

func (d *dying) die() {
	if !d.dead.Swap(true) {
		close(d.died)
	}
}

func (d *dying) ClaimTask(ctx context.Context, lease time.Duration) (task domain.Task, err error) {
	err = d.do("claim", func() error {
		task, err = d.Queue.ClaimTask(ctx, lease)
		return err
	})
	return task, err
}

func (d *dying) DeliverImage(ctx context.Context, task domain.Task, img domain.Image) (kept bool, err error) {
	err = d.do("deliver", func() error {
		kept, err = d.Queue.DeliverImage(ctx, task, img)
		return err
	})
	return kept, err
}

func (d *dying) SettleGeneration(ctx context.Context, task domain.Task, failure string) error {
	return d.do("settle", func() error { return d.Queue.SettleGeneration(ctx, task, failure) })
}

func (d *dying) RequeueTask(ctx context.Context, id string, pause time.Duration) error {
	return d.do("requeue", func() error { return d.Queue.RequeueTask(ctx, id, pause) })
}

func (d *dying) BeginJob(ctx context.Context, job domain.EngineJob) (known *domain.EngineJob, err error) {
	err = d.do("begin a job", func() error {
		known, err = d.Jobs.BeginJob(ctx, job)
		return err
	})
	return known, err
}

func (d *dying) SubmitJob(ctx context.Context, key, handle string) error {
	return d.do("record a handle", func() error { return d.Jobs.SubmitJob(ctx, key, handle) })
}

func (d *dying) EndJob(ctx context.Context, key string, state domain.EngineJobState, cents float64) error {
	return d.do("end a job", func() error { return d.Jobs.EndJob(ctx, key, state, cents) })
}

func TestAfterACrashAtAnyMomentEveryTaskEndsAndIsPaidForOnce(t *testing.T) {
	t.Parallel()
	for name, at := range map[string]crash{
		"before it is claimed":              {before: "claim"},
		"when it is claimed":                {after: "claim"},
		"when files are kept, not the rows": {before: "deliver"},
		"when one picture is delivered":     {after: "deliver"},
		"when all is made, but not settled": {before: "settle"},
		"when it is settled":                {after: "settle"},
	} {
		t.Run(name, func(t *testing.T) {
			h := newFixture(t)
			id := h.crash(3, at)
			testkit.Run(t, h.Service)
			h.wantEnd(h.ended(id), 3, "")
		})
	}
}

func TestACrashBetweenReservingAndQueueingCannotBe(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	id := h.generate(3).ID // accepted, and the process dies before a worker hears of it
	h.open()
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(id), 3, "")
}

func TestAStragglerThatWasGivenUpForDeadHarmsNothing(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	h.workers = 1 // nobody but the straggler: another worker could take the task up again and wait behind it
	h.open()
	gate := testkit.NewGate()
	h.engine.On(gate.Hook)
	testkit.Run(t, h.Service)
	id := h.generate(1).ID
	testkit.Receive(t, "the first worker draws", gate.Entered)
	h.engine.On(nil)
	h.open() // a second process, on the same data: it takes the running task for abandoned
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(id), 1, "")
	gate.Open()
	testkit.Eventually(t, "the first worker is done", func() bool { return len(h.engine.Requests()) == 2 })
	h.wantEnd(h.task(id), 1, "")
}

func TestFilesThatCannotBeKeptAreTriedAgain(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	var refusals atomic.Int64
	h.blobs.OnPut(func(string) error {
		if refusals.Add(1) <= 2 {
			return testkit.ErrDisk
		}
		return nil
	})
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(h.generate(2).ID), 2, "")
}

func TestATaskWhoseFilesCanNeverBeKeptIsGivenUpAndNotCharged(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	h.blobs.OnPut(func(string) error { return testkit.ErrDisk })
	testkit.Run(t, h.Service)
	task := h.ended(h.generate(2).ID)
	h.wantEnd(task, 0, "Image generation failed")
	if attempts := h.store.Int(t, `SELECT attempts FROM generation_tasks`); attempts != 4 {
		t.Errorf("it was tried %d times, want 4", attempts)
	}
}

func TestATaskThatIsGivenUpHalfWaySaysHowMuchIsThere(t *testing.T) {
	// With one picture delivered and the other given up, the task was completed and said "Image generation failed".
	t.Parallel()
	h := newFixture(t)
	delivered := func() bool { return h.store.Int(t, `SELECT count(*) FROM images`) > 0 }
	h.engine.On(func(_ context.Context, req engine.Request) (*image.NRGBA, error) {
		if req.Variation == 1 {
			testkit.Eventually(t, "the first picture is delivered", delivered)
		}
		return nil, nil
	})
	h.blobs.OnPut(func(string) error {
		if delivered() {
			return testkit.ErrDisk
		}
		return nil
	})
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(h.generate(2).ID), 1, "1 of 2 images could not be made. Their credits were returned.")
}

func TestHalfOfAPicturesFilesAreNotLeftBehind(t *testing.T) {
	t.Parallel()
	// On a disk that was filling up, the original fitted and its renditions did not: each try left another original, which
	// nothing pointed to, and made the disk fuller still.
	h := newFixture(t)
	h.engine.Full = true
	h.blobs.OnPut(func(key string) error {
		if key[len(key)-5:] == ".webp" {
			return testkit.ErrDisk
		}
		return nil
	})
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(h.generate(1).ID), 0, "Image generation failed")
	if files := h.blobs.Files(t); len(files) != 0 {
		t.Errorf("left behind are %v", files)
	}
}

func TestATaskThatKillsTheServerAgainAndAgainIsGivenUp(t *testing.T) {
	t.Parallel()
	// A picture that crashed the process was drawn again on every start, and crashed it again: for ever.
	h := newFixture(t)
	id := h.generate(1).ID
	for range 4 {
		if _, err := h.store.ClaimTask(t.Context(), time.Minute); err != nil {
			t.Fatal(err)
		}
		if _, err := h.store.RequeueAbandoned(t.Context(), true); err != nil {
			t.Fatal(err)
		}
	}
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(id), 0, "Image generation failed")
	if drawn := len(h.engine.Requests()); drawn != 0 {
		t.Errorf("it was drawn %d times more", drawn)
	}
}

func TestShutdownsDoNotCountAsCrashes(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	id := h.generate(1).ID
	for range 6 {
		task, err := h.store.ClaimTask(t.Context(), time.Minute)
		if err != nil {
			t.Fatal(err)
		}
		if err := h.store.ReturnTask(t.Context(), task.ID); err != nil {
			t.Fatal(err)
		}
	}
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(id), 1, "")
}
