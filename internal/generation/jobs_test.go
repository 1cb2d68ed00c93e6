package generation_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/testkit"
)

// newVendorFixture returns a studio whose first engine is a vendor that charges for its pictures.
func newVendorFixture(t *testing.T) *fixture {
	t.Helper()
	h := newFixture(t)
	h.vendor = newVendor()
	h.open()
	return h
}

func TestAPictureOfAVendorCostsWhatItsEngineCosts(t *testing.T) {
	t.Parallel()
	h := newVendorFixture(t)
	before := h.credits().Remaining()
	testkit.Run(t, h.Service)
	task := h.ended(h.generate(2).ID)
	h.wantEnd(task, 2, "")
	if spent := before - h.credits().Remaining(); spent != 6 || h.credits().Used != 6 {
		t.Errorf("two pictures at three credits cost %d, used %d", spent, h.credits().Used)
	}
	img, err := h.store.Image(t.Context(), task.ImageIDs[0], h.user.ID)
	if err != nil || img.Model != "vendor-1" || img.Width != 512 || img.Provenance.AlphaMethod != "native" {
		t.Errorf("the image is %+v (%v)", img, err)
	}
	if cents, err := h.store.SpentSince(t.Context(), "vendor", h.store.Clock.Now().AddDate(0, 0, -1)); err != nil || cents != 10 {
		t.Errorf("the vendor charged %v cents (%v), want 10", cents, err)
	}
}

func TestAfterACrashAtAnyMomentNoJobIsSubmittedTwice(t *testing.T) {
	t.Parallel()
	for name, at := range map[string]crash{
		"before the job is recorded":         {before: "begin a job"},
		"after the job is recorded":          {after: "begin a job"},
		"before the vendor's handle is kept": {before: "record a handle"},
		"after the vendor's handle is kept":  {after: "record a handle"},
		"before it is known that it is done": {before: "end a job"},
		"after it is known that it is done":  {after: "end a job"},
		"before the picture is delivered":    {before: "deliver"},
		"after one picture is delivered":     {after: "deliver"},
		"before the task is settled":         {before: "settle"},
	} {
		t.Run(name, func(t *testing.T) {
			h := newVendorFixture(t)
			id := h.crash(2, at)
			testkit.Run(t, h.Service)
			h.wantEnd(h.ended(id), 2, "")
			keys := h.vendor.submissions()
			slices.Sort(keys)
			if len(keys) != 2 || len(slices.Compact(keys)) != 2 {
				t.Errorf("submitted were %v, want each picture once", keys)
			}
		})
	}
}

func TestAnUnknownOutcomeIsNeverSubmittedAgain(t *testing.T) {
	t.Parallel()
	// The vendor answers in one long call, and cannot be asked for it later: the process died in the middle of it.
	h := newVendorFixture(t)
	h.vendor.instant = true
	id := h.crash(1, crash{before: "end a job"})
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(id), 0, "The image model took too long. Your credits were returned. Please try again.")
	if keys := h.vendor.submissions(); len(keys) != 1 {
		t.Errorf("submitted were %v, want one", keys)
	}
	if n := h.store.Int(t, `SELECT count(*) FROM engine_jobs WHERE state = 'unknown' AND cost_cents > 0`); n != 1 {
		t.Errorf("%d jobs are of unknown outcome, want one that counts against the budget", n)
	}
}

func TestAVendorThatDoesNotAnswerIsAskedForTheJobAgain(t *testing.T) {
	t.Parallel()
	h := newVendorFixture(t)
	id := h.crash(1, crash{before: "record a handle"})
	h.vendor.findFails = 2
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(id), 1, "")
	if keys := h.vendor.submissions(); len(keys) != 1 {
		t.Errorf("submitted were %v, want one", keys)
	}
}

func TestCancelingATaskCancelsTheVendorsJob(t *testing.T) {
	t.Parallel()
	h := newVendorFixture(t)
	waiting := make(chan struct{}, 4)
	h.vendor.onWait = func(ctx context.Context) error {
		waiting <- struct{}{}
		<-ctx.Done()
		return ctx.Err()
	}
	testkit.Run(t, h.Service)
	id := h.generate(1).ID
	testkit.Receive(t, "the vendor works", waiting)
	if _, err := h.Cancel(t.Context(), h.user, id); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, "the vendor is told", func() bool {
		return h.store.Int(t, `SELECT count(*) FROM engine_jobs WHERE state = 'canceled'`) == 1
	})
	if !slices.Equal(h.vendor.canceled, []engine.Handle{"job-1"}) {
		t.Errorf("canceled were %v", h.vendor.canceled)
	}
	testkit.CheckLedger(t, h.store)
}

func TestATaskThatWasCanceledWhileNobodyWorkedCancelsTheVendorsJobAtTheNextStart(t *testing.T) {
	t.Parallel()
	h := newVendorFixture(t)
	id := h.crash(1, crash{after: "record a handle"})
	if _, err := h.Cancel(t.Context(), h.user, id); err != nil {
		t.Fatal(err)
	}
	testkit.Run(t, h.Service)
	testkit.Eventually(t, "the vendor is told", func() bool {
		return h.store.Int(t, `SELECT count(*) FROM engine_jobs WHERE state = 'canceled'`) == 1
	})
}

func TestWhatAVendorRefusesIsSaidAndNotCharged(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		err     error
		message string
	}{
		"its content":       {&engine.Error{Class: engine.Rejected}, "The image model refused this prompt because of its content. Your credits were returned. Please describe the image differently."},
		"the account":       {&engine.Error{Class: engine.AuthOrQuota, Sentence: "The key sk-secret is invalid."}, "The image model isn't available right now. Your credits were returned. Please try again in a few minutes, or choose another engine."},
		"its rate":          {&engine.Error{Class: engine.RateLimited}, "The image model isn't available right now. Your credits were returned. Please try again in a few minutes, or choose another engine."},
		"nothing in time":   {&engine.Error{Class: engine.TimeoutUnknown}, "The image model took too long. Your credits were returned. Please try again."},
		"for its own fault": {errors.New("boom"), "Image generation failed"},
	} {
		t.Run(name, func(t *testing.T) {
			h := newVendorFixture(t)
			h.vendor.err = test.err
			testkit.Run(t, h.Service)
			h.wantEnd(h.ended(h.generate(2).ID), 0, test.message)
			if n := len(h.engine.Requests()); n != 0 {
				t.Errorf("the illustrator stood in for a photo model %d times", n)
			}
		})
	}
}

func TestAnOpaquePictureIsCutOut(t *testing.T) {
	t.Parallel()
	h := newVendorFixture(t)
	h.vendor.opaque, h.cutter = true, cutter{}
	h.open()
	testkit.Run(t, h.Service)
	task := h.ended(h.generate(1).ID)
	h.wantEnd(task, 1, "")
	img, err := h.store.Image(t.Context(), task.ImageIDs[0], h.user.ID)
	if err != nil || img.Provenance.AlphaMethod != "local matting" {
		t.Errorf("the method is %+v (%v)", img.Provenance, err)
	}
}

func TestAnOpaquePictureIsNeverDelivered(t *testing.T) {
	t.Parallel()
	h := newVendorFixture(t)
	h.vendor.opaque = true // and there is nothing to cut it out with
	h.open()
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(h.generate(1).ID), 0, "Image generation failed")
}

func TestABudgetOfTheDayIsNotOverdrawn(t *testing.T) {
	t.Parallel()
	h := newVendorFixture(t)
	h.budget = 6 // cents: one picture costs five, and is taken for four before
	// Waiting for a task moves the clock on: begun in the last minutes of a day, the second task met the next day's budget.
	now := h.store.Clock.Now()
	h.store.Clock.Advance(now.Truncate(24 * time.Hour).Add(24 * time.Hour).Sub(now))
	h.open()
	testkit.Run(t, h.Service)
	h.wantEnd(h.ended(h.generate(1).ID), 1, "")
	h.wantEnd(h.ended(h.generate(1).ID), 0, "The image model isn't available right now. Your credits were returned. Please try again in a few minutes, or choose another engine.")
	if keys := h.vendor.submissions(); len(keys) != 1 {
		t.Errorf("submitted were %v, want one", keys)
	}
	h.store.Clock.Advance(24 * 3600e9)
	h.wantEnd(h.ended(h.generate(1).ID), 1, "")
}

func TestThePlanDecidesWhichEngineMayBeUsed(t *testing.T) {
	t.Parallel()
	h := newVendorFixture(t)
	free := h.store.AddUser(t, "nora")
	gen := request(1)
	task, err := h.Generate(t.Context(), free, gen)
	if err != nil || task.Generation.Engine != "testkit" || task.Generation.Price != 1 {
		t.Errorf("the free plan gets %q for %d credits (%v)", task.Generation.Engine, task.Generation.Price, err)
	}
	gen.Engine = "vendor"
	if _, err := h.Generate(t.Context(), free, gen); domain.CodeOf(err) != domain.Forbidden {
		t.Errorf("the free plan may use the vendor: %v", err)
	}
	gen.Engine = "nobody"
	if _, err := h.Generate(t.Context(), h.user, gen); domain.CodeOf(err) != domain.Invalid {
		t.Errorf("an engine that does not exist: %v", err)
	}
	gen.Engine = "testkit"
	if task, err := h.Generate(t.Context(), h.user, gen); err != nil || task.Generation.Engine != "testkit" {
		t.Errorf("the illustrator cannot be chosen: %+v, %v", task, err)
	}
}
