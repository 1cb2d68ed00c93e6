package generation_test

import (
	"context"
	"image"
	"sync"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/testkit"
)

func (h *fixture) cancel(id string) domain.Task {
	h.t.Helper()
	task, err := h.Cancel(h.t.Context(), h.user, id)
	if err != nil {
		h.t.Fatal(err)
	}
	return task
}

func TestATaskThatIsCancelledInTheQueueGivesEverythingBack(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	id := h.generate(3).ID
	h.wantCanceled(h.cancel(id))
	testkit.Run(t, h.Service)
	next := h.ended(h.generate(1).ID) // a worker has been at the queue by then
	h.wantEnd(next, 1, "")
	if drawn := len(h.engine.Requests()); drawn != 1 {
		t.Errorf("%d pictures were drawn", drawn)
	}
}

func TestATaskThatIsCancelledHalfWayKeepsWhatIsThere(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	held := make(chan struct{}, 4)
	h.engine.On(func(ctx context.Context, req engine.Request) (*image.NRGBA, error) {
		if req.Variation == 1 {
			return nil, nil
		}
		held <- struct{}{}
		<-ctx.Done() // the drawing is called off, or the test hangs
		return nil, ctx.Err()
	})
	testkit.Run(t, h.Service)
	id := h.generate(2).ID
	testkit.Receive(t, "the other picture is being drawn", held)
	testkit.Eventually(t, "one picture is there while the task is processing", func() bool {
		task := h.task(id)
		return task.Status == domain.TaskProcessing && len(task.ImageIDs) == 1
	})
	h.wantEnd(h.cancel(id), 1, "Canceled. Credits for 1 of 2 images were returned.")
	h.engine.On(nil)
	other := h.ended(h.generate(1).ID)
	if other.Status != domain.TaskCompleted {
		t.Errorf("the next task ended %s", other.Status)
	}
	if task := h.task(id); len(task.ImageIDs) != 1 || task.Status != domain.TaskCompleted {
		t.Errorf("the cancelled task became %+v", task)
	}
	testkit.CheckLedger(t, h.store)
}

func TestAPictureThatIsDrawnAfterTheEndLeavesNoFiles(t *testing.T) {
	t.Parallel()
	// The engine does not always listen: it finishes a drawing that nobody wants any more. Its files were left behind.
	h := newFixture(t)
	gate := testkit.NewGate()
	h.engine.On(func(_ context.Context, req engine.Request) (*image.NRGBA, error) {
		return gate.Hook(context.Background(), req)
	})
	stop := testkit.Run(t, h.Service)
	id := h.generate(1).ID
	testkit.Receive(t, "a drawing begins", gate.Entered)
	h.wantCanceled(h.cancel(id))
	gate.Open()
	stop()
	h.wantCanceled(h.task(id))
	if files := h.blobs.Files(t); len(files) != 0 {
		t.Errorf("left behind are %v", files)
	}
}

func TestCancellingWhatHasEndedChangesNothing(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	testkit.Run(t, h.Service)
	id := h.ended(h.generate(2).ID).ID
	h.wantEnd(h.cancel(id), 2, "")
	h.wantEnd(h.cancel(id), 2, "")
}

func TestOneUserCannotCancelAnothersTask(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	id := h.generate(1).ID
	if _, err := h.Cancel(t.Context(), h.store.AddUser(t, "omar"), id); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("got %v", err)
	}
	if task := h.task(id); task.Status != domain.TaskQueued {
		t.Errorf("the task is %s", task.Status)
	}
}

func TestCancellingWhileTheTaskEndsIsCountedOnce(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	h.store.Give(t, h.user, 0, 100)
	h.workers = 4
	h.open()
	testkit.Run(t, h.Service)
	var group sync.WaitGroup
	for range 24 {
		id := h.generate(3).ID
		for range 2 {
			group.Go(func() {
				if _, err := h.Cancel(context.Background(), h.user, id); err != nil {
					t.Error(err)
				}
			})
		}
	}
	group.Wait()
	testkit.Eventually(t, "nothing is under way", func() bool {
		h.WakeWorker()
		open, err := h.Open(t.Context(), h.user)
		return err == nil && len(open) == 0
	})
	testkit.CheckLedger(t, h.store)
	images := h.store.Int(t, `SELECT count(*) FROM images`)
	if b := h.credits(); b.Remaining() != 140-images || b.Used != images {
		t.Errorf("%+v credits are left after %d images", b, images)
	}
}

func TestAfterACrashACancelledTaskStaysCancelled(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	queue := &dying{Queue: h.store, died: make(chan struct{}), crash: crash{before: "settle"}}
	h.queue = queue
	h.open()
	stop := testkit.Run(t, h.Service)
	id := h.generate(2).ID
	testkit.Receive(t, "the crash", queue.died)
	stop()
	h.queue = h.store
	h.open()
	h.wantEnd(h.cancel(id), 2, "") // both pictures were there already
	testkit.Run(t, h.Service)
	next := h.ended(h.generate(1).ID)
	if next.Status != domain.TaskCompleted || len(h.task(id).ImageIDs) != 2 {
		t.Errorf("the next task ended %s; the cancelled one has %d images", next.Status, len(h.task(id).ImageIDs))
	}
	testkit.CheckLedger(t, h.store)
}
