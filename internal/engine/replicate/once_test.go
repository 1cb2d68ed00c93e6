package replicate

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote/remotetest"
	"pellucid/internal/engine/replicate/replicatetest"
)

func TestAProcessThatDiesWhileItWaitsResumesTheSameJob(t *testing.T) {
	s := replicatetest.New(t)
	h := submit(t, configured(t, s, nil))
	first := wait(t, configured(t, s, nil), h)
	again := wait(t, configured(t, s, nil), h)
	if !bytes.Equal(first.Image.Pix, again.Image.Pix) {
		t.Error("the second wait gave another picture")
	}
	if n := len(s.Predictions()); n != 2 {
		t.Errorf("%d predictions were paid for, want 2: an image and a cut-out", n)
	}
}

func TestAProcessThatDiesInTheSecondPhaseFindsItsCutout(t *testing.T) {
	s := replicatetest.New(t)
	var stored engine.Handle
	ctx, die := context.WithCancel(context.Background())
	e := configured(t, s, func(c *Config) {
		c.Advanced = func(_ context.Context, _ string, _, next engine.Handle) { stored = next; die() }
	})
	h := submit(t, e)
	if _, err := e.Wait(ctx, request(), h, nil); !errors.Is(err, context.Canceled) {
		t.Fatalf("error = %v, want the context's", err)
	}
	for name, handle := range map[string]engine.Handle{"the old handle": h, "the new handle": stored} {
		if p := wait(t, configured(t, s, nil), handle); p.Opaque {
			t.Errorf("%s: the picture is opaque", name)
		}
	}
	if n := len(s.Predictions()); n != 2 {
		t.Errorf("%d predictions were paid for, want 2", n)
	}
}

func TestALostAnswerToTheSecondCreationIsLookedUp(t *testing.T) {
	s := replicatetest.New(t)
	s.Faults.Add(replicatetest.Fault{}, replicatetest.Fault{Cut: true})
	e := configured(t, s, nil)
	wait(t, e, submit(t, e))
	if n := len(s.Predictions()); n != 2 {
		t.Errorf("%d predictions were paid for, want 2", n)
	}
}

func TestACutoutThatFailedIsMadeAgainFromTheSameImage(t *testing.T) {
	s := replicatetest.New(t)
	s.Ends.Add(replicatetest.End{}, replicatetest.End{Status: "failed", Error: "E1000"})
	e := configured(t, s, nil)
	h := submit(t, e)
	_, err := e.Wait(context.Background(), request(), h, nil)
	remotetest.WantClass(t, err, engine.Transient)
	wait(t, e, h)
	if n := len(s.Predictions()); n != 3 {
		t.Errorf("%d predictions were paid for, want 3: one image and two cut-outs", n)
	}
}

func TestAJobWhoseAnswerWasLostIsFoundByItsKey(t *testing.T) {
	for name, change := range map[string]func(s *replicatetest.Server){
		"the list shows webhooks":      func(*replicatetest.Server) {},
		"the list leaves them out":     func(s *replicatetest.Server) { s.NoHooks = true },
		"it is on a later page":        func(s *replicatetest.Server) { s.PerPage = 2 },
		"the cut-out had begun, too":   func(s *replicatetest.Server) { s.Add("r/b", hook+"?key=task1-0&phase=cutout", nil) },
		"others have webhooks as well": func(s *replicatetest.Server) { s.Add("x/y", "https://else.example/?key=task9", nil) },
	} {
		s := replicatetest.New(t)
		e := configured(t, s, nil)
		if _, err := e.Find(context.Background(), "task1-0"); !errors.Is(err, engine.ErrNoJob) {
			t.Fatalf("%s: before there is a job, Find = %v", name, err)
		}
		s.Faults.Add(replicatetest.Fault{Cut: true})
		_, err := e.Submit(context.Background(), request())
		remotetest.WantClass(t, err, engine.TimeoutUnknown)
		for range 3 {
			s.Add("somebody/else", "", map[string]any{"prompt": "a cat"})
		}
		change(s)
		h, err := configured(t, s, nil).Find(context.Background(), "task1-0")
		if err != nil {
			t.Fatalf("%s: Find: %v", name, err)
		}
		if j, _ := parse(h); j.Image != s.Predictions()[0].ID {
			t.Errorf("%s: found %s, want %s", name, h, s.Predictions()[0].ID)
		}
		if _, err := e.Find(context.Background(), "task2-0"); !errors.Is(err, engine.ErrNoJob) {
			t.Errorf("%s: a key that was never submitted: %v, want ErrNoJob", name, err)
		}
	}
}

func TestWithoutAWebhookAJobIsNeverSaidNotToBe(t *testing.T) {
	s := replicatetest.New(t)
	_, err := configured(t, s, func(c *Config) { c.WebhookURL = "" }).Find(context.Background(), "task1-0")
	remotetest.WantClass(t, err, engine.TimeoutUnknown)
	e := configured(t, s, func(c *Config) { c.WebhookURL, c.Model.Names.Key = "", "reference" })
	submit(t, e)
	if h, err := e.Find(context.Background(), "task1-0"); err != nil || h == "" {
		t.Errorf("the key in an input: %v", err)
	}
}
