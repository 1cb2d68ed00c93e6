package generation_test

import (
	"context"
	"errors"
	"image"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/generation"
	"pellucid/internal/testkit"
)

func TestAGenerationBecomesImagesThatArePaidForOnce(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	h.engine.Full = true
	testkit.Run(t, h.Service)
	task := h.ended(h.generate(2).ID)
	h.wantEnd(task, 2, "")
	for i, id := range task.ImageIDs {
		img, err := h.store.Image(t.Context(), id, h.user.ID)
		if err != nil {
			t.Fatal(err)
		}
		if img.Variation != i || img.Width != 512 || img.Model != "testkit-1" || img.Alpha.Verdict != domain.AlphaPass || !img.License.Commercial {
			t.Errorf("image %d is %+v", i, img)
		}
		for _, name := range []string{"original.png", "256.webp", "512.webp"} {
			if _, err := h.blobs.Open(t.Context(), img.BlobKey+"/"+name); err != nil {
				t.Errorf("%s of image %d: %v", name, i, err)
			}
		}
	}
	if n := len(h.blobs.Files(t)); n != 6 {
		t.Errorf("there are %d files, want 6: %v", n, h.blobs.Files(t))
	}
}

func TestWhatCannotBeMadeIsNotCharged(t *testing.T) {
	t.Parallel()
	failing := func(which ...int) testkit.Hook {
		return func(_ context.Context, req engine.Request) (*image.NRGBA, error) {
			for _, variation := range which {
				if req.Variation%domain.SamplesMax == variation {
					return nil, errors.New("the engine is broken")
				}
			}
			return nil, nil
		}
	}
	for name, test := range map[string]struct {
		hook    testkit.Hook
		images  int
		message string
	}{
		"one of three fails":           {failing(1), 2, "1 of 3 images could not be made. Their credits were returned."},
		"all fail":                     {failing(0, 1, 2), 0, "Image generation failed"},
		"the engine panics":            {func(context.Context, engine.Request) (*image.NRGBA, error) { panic("a bug") }, 0, "Image generation failed"},
		"no try passes the alpha gate": {func(context.Context, engine.Request) (*image.NRGBA, error) { return testkit.Opaque(64), nil }, 0, "Image generation failed"},
		"every picture is empty":       {func(context.Context, engine.Request) (*image.NRGBA, error) { return testkit.Nothing(64), nil }, 0, "Image generation failed"},
	} {
		t.Run(name, func(t *testing.T) {
			h := newFixture(t)
			h.engine.On(test.hook)
			testkit.Run(t, h.Service)
			h.wantEnd(h.ended(h.generate(3).ID), test.images, test.message)
			if n := len(h.blobs.Files(t)); n != test.images {
				t.Errorf("%d files are kept for %d images", n, test.images)
			}
			h.engine.On(nil)
			if next := h.ended(h.generate(1).ID); next.Status != domain.TaskCompleted {
				t.Errorf("the next task ended %s: the studio is not alive", next.Status)
			}
		})
	}
}

func TestAPictureThatFailsTheGateIsDrawnAgainInAnotherWay(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	h.engine.On(func(_ context.Context, req engine.Request) (*image.NRGBA, error) {
		if req.Variation < domain.SamplesMax {
			return testkit.Opaque(64), nil
		}
		return nil, nil
	})
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(h.generate(2).ID), 2, "")
	seen := map[int]bool{}
	for _, req := range h.engine.Requests() {
		if seen[req.Variation] {
			t.Errorf("variation %d was drawn twice", req.Variation)
		}
		seen[req.Variation] = true
	}
	if len(seen) != 4 {
		t.Errorf("drawn were %v, want two and two again", seen)
	}
}

func TestGenerateRefusesBeforeAnythingIsReserved(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		change func(h *fixture, g *domain.Generation)
		code   domain.Code
		field  string
	}{
		"an empty prompt":            {func(_ *fixture, g *domain.Generation) { g.Prompt = " " }, domain.Invalid, "prompt"},
		"a prompt that is too long":  {func(_ *fixture, g *domain.Generation) { g.Prompt = strings.Repeat("x", 2001) }, domain.Invalid, "prompt"},
		"five pictures":              {func(_ *fixture, g *domain.Generation) { g.Samples = 5 }, domain.Invalid, "num_samples"},
		"a source that is not there": {func(_ *fixture, g *domain.Generation) { g.CloneFrom = domain.NewID() }, domain.Invalid, "clone_from"},
		"a source with a hostile id": {func(_ *fixture, g *domain.Generation) { g.CloneFrom = "' OR 1=1 --" }, domain.Invalid, "clone_from"},
		"another's private source":   {cloneAnothers, domain.Invalid, "clone_from"},
		"more pictures than credits": {func(h *fixture, g *domain.Generation) { h.store.Give(h.t, h.user, -20, -19); g.Samples = 2 }, domain.PaymentRequired, ""},
		"a large picture on the Free plan": {func(h *fixture, g *domain.Generation) {
			h.store.Exec(h.t, `DELETE FROM subscriptions`)
			g.Width, g.Height = 1536, 1536
		}, domain.Forbidden, "width"},
	} {
		t.Run(name, func(t *testing.T) {
			h := newFixture(t)
			gen := request(1)
			test.change(h, &gen)
			before := h.credits()
			_, err := h.Generate(t.Context(), h.user, gen)
			var e *domain.Error
			if !errors.As(err, &e) || e.Code != test.code || e.Field != test.field {
				t.Errorf("got %v, want %s about %q", err, test.code, test.field)
			}
			if n := h.store.Int(t, `SELECT count(*) FROM generation_tasks`); n != 0 || h.credits() != before {
				t.Errorf("%d tasks are queued, %+v are left of %+v", n, h.credits(), before)
			}
		})
	}
}

func cloneAnothers(h *fixture, g *domain.Generation) {
	g.CloneFrom = h.store.AddImage(h.t, h.store.AddUser(h.t, "omar"), "a secret", testkit.Private).ID
}

func TestOnlyAPlanWithAPrivateGalleryMakesPrivatePictures(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		tier   int
		public bool
	}{"Basic": {2, true}, "Pro": {3, false}} {
		t.Run(name, func(t *testing.T) {
			h := newFixture(t)
			h.store.Exec(t, `DELETE FROM subscriptions`)
			h.store.Subscribe(t, h.user, test.tier)
			testkit.Run(t, h.Service)
			gen := request(1)
			gen.Public = false
			task, err := h.Generate(t.Context(), h.user, gen)
			if err != nil {
				t.Fatal(err)
			}
			img, err := h.store.Image(t.Context(), h.ended(task.ID).ImageIDs[0], h.user.ID)
			if err != nil || img.IsPublic != test.public {
				t.Errorf("the picture is public: %v, %v", img.IsPublic, err)
			}
		})
	}
}

func TestProgressNeverGoesBackAndEndsAtAHundred(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	gate := testkit.NewGate()
	h.engine.On(gate.Hook)
	testkit.Run(t, h.Service)
	id := h.generate(4).ID
	testkit.Receive(t, "a drawing begins", gate.Entered)
	seen := h.task(id).Progress
	if seen == 0 {
		t.Error("half a drawing is no progress")
	}
	gate.Open()
	testkit.Eventually(t, "the task ends", func() bool {
		task := h.task(id)
		if task.Progress < seen || (task.Progress == 100) != task.Done() {
			t.Fatalf("progress went from %d to %d, and the task is %s", seen, task.Progress, task.Status)
		}
		seen = task.Progress
		return task.Done()
	})
}

func TestProgressStandsStillWhileFilesAreTriedAgain(t *testing.T) {
	t.Parallel()
	// The progress of a drawing was only in memory: when its files could not be kept, the bar fell from 85 to 0.
	h := newFixture(t)
	broken := make(chan struct{}, 10)
	h.blobs.OnPut(func(string) error { broken <- struct{}{}; return testkit.ErrDisk })
	testkit.Run(t, h.Service)
	id := h.generate(1).ID
	testkit.Receive(t, "a file is refused", broken)
	seen := 0
	testkit.Eventually(t, "the task is put back", func() bool {
		task := h.task(id)
		if task.Progress < seen {
			t.Fatalf("progress went from %d to %d", seen, task.Progress)
		}
		seen = task.Progress
		return task.Status == domain.TaskQueued
	})
	if seen == 0 {
		t.Error("a task that is put back shows no progress")
	}
}

func TestWaitAnswersWhenTheTaskEndsOrPatienceDoes(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	gate := testkit.NewGate()
	h.engine.On(gate.Hook)
	testkit.Run(t, h.Service)
	id := h.generate(1).ID
	testkit.Receive(t, "a drawing begins", gate.Entered)
	impatient, cancel := context.WithCancel(t.Context())
	cancel()
	if task, err := h.Wait(impatient, h.user, id, 0); task.Done() || (err != nil && !errors.Is(err, context.Canceled)) {
		t.Errorf("without patience: %+v, %v", task, err)
	}
	done := make(chan domain.Task, 1)
	go func() {
		task, err := h.Wait(context.Background(), h.user, id, 0)
		if err != nil {
			t.Error(err)
		}
		done <- task
	}()
	gate.Open()
	if task := testkit.Receive(t, "the waiting ends", done); task.Status != domain.TaskCompleted || len(task.ImageIDs) != 1 {
		t.Errorf("waited for %+v", task)
	}
	if _, err := h.Wait(t.Context(), h.user, id, 0); err != nil { // of a task that has ended already
		t.Error(err)
	}
	testkit.Eventually(t, "nobody waits any more", func() bool { return h.Waiting() == 0 })
}

// A limit that passed while the task was being read from the database ended the read: a slow picture was answered with a fault
// of ours instead of with the task as it stood.
func TestWaitingForALimitedTimeIsAnsweredWithTheTaskAsItStands(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	id := h.generate(1).ID // nobody works on it
	for range 20 {
		if task, err := h.Wait(t.Context(), h.user, id, time.Nanosecond); err != nil || task.Status != domain.TaskQueued {
			t.Fatalf("waiting for its end: %+v, %v", task, err)
		}
		if task, err := h.Changed(t.Context(), h.user, id, h.task(id).Version(), time.Nanosecond); err != nil || task.Status != domain.TaskQueued {
			t.Fatalf("waiting for a change: %+v, %v", task, err)
		}
	}
}

func TestOneUsersTaskIsNothingToAnother(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	id := h.generate(1).ID
	if _, err := h.Task(t.Context(), h.store.AddUser(t, "omar"), id); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("got %v", err)
	}
}

func TestShutdownPutsBackWhatDoesNotEndInTime(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	gate := testkit.NewGate()
	h.engine.On(gate.Hook)
	stop := testkit.Run(t, h.Service)
	id := h.generate(1).ID
	testkit.Receive(t, "a drawing begins", gate.Entered)
	stop()
	if task := h.task(id); task.Status != domain.TaskQueued {
		t.Fatalf("after the shutdown the task is %s", task.Status)
	}
	gate.Open()
	h.open()
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(id), 1, "")
}

func TestShutdownLetsARunningTaskEnd(t *testing.T) {
	t.Parallel()
	h := newFixture(t)
	gate := testkit.NewGate()
	h.engine.On(gate.Hook)
	stop := testkit.Run(t, h.Service)
	running, waiting := h.generate(1).ID, ""
	testkit.Receive(t, "a drawing begins", gate.Entered)
	go stop()
	testkit.Eventually(t, "nothing new is begun", func() bool {
		waiting = h.generate(1).ID
		return h.task(waiting).Status == domain.TaskQueued
	})
	gate.Open()
	stop()
	if task := h.task(running); task.Status != domain.TaskCompleted {
		t.Errorf("the running task is %s", task.Status)
	}
	testkit.CheckLedger(t, h.store)
}

var _ generation.Queue = (*testkit.Store)(nil)

func TestWaitAnswersWhenTheStudioCloses(t *testing.T) {
	// Who waited for pictures held the shutdown of the server up until it was called a failure.
	t.Parallel()
	h := newFixture(t)
	gate := testkit.NewGate()
	h.engine.On(gate.Hook)
	stop := testkit.Run(t, h.Service)
	id := h.generate(1).ID
	testkit.Receive(t, "a drawing begins", gate.Entered)
	answered := make(chan domain.Task, 1)
	go func() {
		task, err := h.Wait(context.Background(), h.user, id, 0)
		if err != nil {
			t.Error(err)
		}
		answered <- task
	}()
	testkit.Eventually(t, "somebody waits", func() bool { return h.Waiting() == 1 })
	h.EndWaits()
	if task := testkit.Receive(t, "an answer", answered); task.Done() {
		t.Errorf("the task is %s, while its drawing stands still", task.Status)
	}
	gate.Open()
	stop()
}
