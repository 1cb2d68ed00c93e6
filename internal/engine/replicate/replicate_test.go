package replicate

import (
	"context"
	"errors"
	"image"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
	"pellucid/internal/engine/remote/remotetest"
	"pellucid/internal/engine/replicate/replicatetest"
)

const hook = "https://app.example.com/webhooks/replicate"

func configured(t testing.TB, s *replicatetest.Server, change func(c *Config)) *Engine {
	t.Helper()
	c := Config{Token: replicatetest.Token, BaseURL: s.URL, WebhookURL: hook, Pace: remotetest.Pace}
	if err := c.Recipe("flux-dev"); err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(&c)
	}
	e, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func request() engine.Request {
	return engine.Request{Key: "task1-0", Prompt: "a red fox", Width: 1024, Height: 1024, Seed: 42}
}

func submit(t *testing.T, e *Engine) engine.Handle {
	t.Helper()
	h, err := e.Submit(context.Background(), request())
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func wait(t *testing.T, e *Engine, h engine.Handle) engine.Picture {
	t.Helper()
	p, err := e.Wait(context.Background(), request(), h, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestAnImageIsMadeAndItsBackgroundRemoved(t *testing.T) {
	s := replicatetest.New(t)
	e := configured(t, s, nil)
	p := wait(t, e, submit(t, e))
	if p.Opaque || remote.Opaque(p.Image) {
		t.Error("the image is opaque: the second prediction was not used")
	}
	made := s.Predictions()
	if len(made) != 2 || made[0].Model != "black-forest-labs/flux-dev" || made[1].Version == "" {
		t.Fatalf("predictions = %+v, want an official model's and then a version's", made)
	}
	if from, _ := made[1].Input["image"].(string); !strings.Contains(from, made[0].ID) {
		t.Errorf("the remover works on %q, want the first prediction's file", from)
	}
	if prompt, _ := made[0].Input["prompt"].(string); !strings.Contains(prompt, "a red fox") || !strings.Contains(prompt, "plain") {
		t.Errorf("prompt = %q, want the user's words and a plain background", prompt)
	}
	if made[0].CancelAfter == "" {
		t.Error("no deadline was set for the prediction")
	}
	if p.CostCents <= 2.5 {
		t.Errorf("cost = %v cents, want both predictions'", p.CostCents)
	}
	if s.TokenSentToFiles() {
		t.Error("the token was sent to a host that is not Replicate's")
	}
}

func TestTheTokenGoesToReplicatesOwnFileHostsOnly(t *testing.T) {
	for address, want := range map[string]bool{
		"https://replicate.delivery/a.png": true, "https://pbxt.replicate.delivery/a.png": true, "https://api.replicate.com/v1/files/x": true,
		"http://replicate.delivery/a.png": false, "https://replicate.delivery.evil.example/a.png": false, "https://notreplicate.delivery/a.png": false,
	} {
		u, err := url.Parse(address)
		if err != nil {
			t.Fatal(err)
		}
		if delivers(u) != want {
			t.Errorf("the token is sent to %s: %v, want %v", address, !want, want)
		}
	}
	s := replicatetest.New(t)
	s.Private = true
	e := configured(t, s, nil)
	wait(t, e, submit(t, e)) // the files ask for the token, and their host is the base URL's
}

func TestEveryFormOfOutputIsRead(t *testing.T) {
	for _, form := range []string{replicatetest.FormList, replicatetest.FormString, replicatetest.FormObject} {
		s := replicatetest.New(t)
		s.Form = form
		e := configured(t, s, func(c *Config) { c.Remover = nil })
		if p := wait(t, e, submit(t, e)); !p.Opaque || p.Image.Bounds().Dx() != 1024 {
			t.Errorf("%s: opaque %v, size %v", form, p.Opaque, p.Image.Bounds())
		}
	}
}

func TestEveryEndHasItsClass(t *testing.T) {
	for _, c := range []struct {
		name string
		end  replicatetest.End
		want engine.Class
	}{
		{"a refusal", replicatetest.End{Status: "failed", Error: "NSFW content detected. Try running it again"}, engine.Rejected},
		{"a refusal in other words", replicatetest.End{Status: "failed", Error: "The input was flagged as sensitive (E005)"}, engine.Rejected},
		{"out of memory", replicatetest.End{Status: "failed", Error: "E1001 out of memory"}, engine.Transient},
		{"a failure without words", replicatetest.End{Status: "failed"}, engine.Transient},
		{"an error that is an object", replicatetest.End{Status: "failed", Error: map[string]any{"message": "boom"}}, engine.Transient},
		{"stopped", replicatetest.End{Status: "canceled"}, engine.Transient},
		{"stopped before its start", replicatetest.End{Status: "aborted"}, engine.Transient},
	} {
		s := replicatetest.New(t)
		s.Ends.Add(c.end)
		e := configured(t, s, nil)
		_, err := e.Wait(context.Background(), request(), submit(t, e), nil)
		t.Log(c.name)
		remotetest.WantClass(t, err, c.want)
		if len(s.Predictions()) != 1 {
			t.Errorf("%s: a second prediction was paid for", c.name)
		}
	}
}

func TestAStatusThatNobodyKnowsIsWorkInProgress(t *testing.T) {
	s := replicatetest.New(t)
	s.Ends.Add(replicatetest.End{Status: "queued-for-gpu"})
	e := configured(t, s, nil)
	h := submit(t, e)
	ctx, stop := context.WithCancel(context.Background())
	_, err := e.Wait(ctx, request(), h, func(f float64) {
		if f >= 0.05 {
			stop()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error = %v, want the context's: the job was still waited for", err)
	}
}

func TestAnswersToACreationHaveTheirClasses(t *testing.T) {
	for _, c := range []struct {
		name  string
		fault replicatetest.Fault
		want  engine.Class
	}{
		{"no token", replicatetest.Fault{Status: 401, Body: `{"title":"Unauthenticated"}`}, engine.AuthOrQuota},
		{"no money", replicatetest.Fault{Status: 402, Body: `{"title":"Insufficient credit"}`}, engine.AuthOrQuota},
		{"no such version", replicatetest.Fault{Status: 422, Body: `{"title":"Invalid version or not permitted","detail":"The specified version does not exist"}`}, engine.BadRequest},
		{"a refusal at once", replicatetest.Fault{Status: 422, Body: `{"detail":"Prompt flagged by safety filter"}`}, engine.Rejected},
		{"a gateway's failure", replicatetest.Fault{Status: 502, Body: "<html>"}, engine.TimeoutUnknown},
		{"closed for maintenance", replicatetest.Fault{Status: 503}, engine.Transient},
		{"a cut connection", replicatetest.Fault{Cut: true}, engine.TimeoutUnknown},
		{"an answer that is no JSON", replicatetest.Fault{Garbage: true}, engine.TimeoutUnknown},
	} {
		s := replicatetest.New(t)
		s.Faults.Add(c.fault)
		_, err := configured(t, s, nil).Submit(context.Background(), request())
		t.Log(c.name)
		found := remotetest.WantClass(t, err, c.want)
		if strings.Contains(found.Sentence, replicatetest.Token) || strings.Contains(found.Sentence, "flagged") {
			t.Errorf("%s: the sentence %q holds a key or the vendor's words", c.name, found.Sentence)
		}
	}
}

func TestATokenThatCannotBeReachedIsNoLostAnswer(t *testing.T) {
	e := configured(t, replicatetest.New(t), func(c *Config) { c.BaseURL = "http://127.0.0.1:1/v1" })
	_, err := e.Submit(context.Background(), request())
	remotetest.WantClass(t, err, engine.Transient)
}

func TestACreationIsTriedAgainOnlyWhenFewerRequestsAreAskedFor(t *testing.T) {
	s := replicatetest.New(t)
	s.Faults.Add(replicatetest.Fault{Status: 429, Body: `{}`}, replicatetest.Fault{Status: 429, RetryAfter: "0.001"})
	e := configured(t, s, nil)
	submit(t, e)
	if n := len(s.Predictions()); n != 1 {
		t.Errorf("%d predictions were created, want 1", n)
	}
	for fault, want := range map[replicatetest.Fault]time.Duration{
		{Status: 429, Body: `{"detail":"Request was throttled. Your rate limit resets in ~30s."}`}: 30 * time.Second,
		{Status: 429, RetryAfter: "45"}: 45 * time.Second,
	} {
		s.Faults.Add(fault)
		_, err := e.Submit(context.Background(), request())
		if found := remotetest.WantClass(t, err, engine.RateLimited); found.RetryAfter != want {
			t.Errorf("retry after %v, want %v", found.RetryAfter, want)
		}
	}
}

func TestQuestionsSurviveAVendorThatStumbles(t *testing.T) {
	s := replicatetest.New(t)
	s.Reads.Add(500, 200, 429, 502)
	e := configured(t, s, nil)
	wait(t, e, submit(t, e))
}

func TestAPictureThatWasRemovedIsSaidToBe(t *testing.T) {
	s := replicatetest.New(t)
	e := configured(t, s, func(c *Config) { c.Remover = nil })
	h := submit(t, e)
	s.End(s.Predictions()[0].ID, "succeeded")
	s.Remove()
	_, err := e.Wait(context.Background(), request(), h, nil)
	remotetest.WantClass(t, err, engine.Transient)
	s2 := replicatetest.New(t)
	s2.Form = replicatetest.FormNull
	e2 := configured(t, s2, nil)
	_, err = e2.Wait(context.Background(), request(), submit(t, e2), nil)
	remotetest.WantClass(t, err, engine.Transient)
}

func TestAFileThatIsGoneIsSaidToBe(t *testing.T) {
	s := replicatetest.New(t)
	s.Expired = true
	e := configured(t, s, nil)
	_, err := e.Wait(context.Background(), request(), submit(t, e), nil)
	remotetest.WantClass(t, err, engine.Transient)
}

func TestEveryStatusOfSuccessIsTakenForACreation(t *testing.T) {
	for _, status := range []int{200, 201, 202} {
		s := replicatetest.New(t)
		s.Created = status
		submit(t, configured(t, s, nil))
	}
}

func TestCancelStopsWhatRunsAndBearsWhatHasEnded(t *testing.T) {
	s := replicatetest.New(t)
	e := configured(t, s, nil)
	h := submit(t, e)
	for range 2 { // the second time it has ended
		if err := e.Cancel(context.Background(), h); err != nil {
			t.Fatal(err)
		}
	}
	if !s.Predictions()[0].Canceled {
		t.Error("the prediction was not stopped")
	}
	for _, h := range []engine.Handle{"", "nonsense", job{Image: "unknown"}.handle(), `{"image":"../account"}`} {
		if err := e.Cancel(context.Background(), h); err != nil {
			t.Errorf("Cancel(%q) = %v", h, err)
		}
	}
}

func TestARemoverWorksAlone(t *testing.T) {
	s := replicatetest.New(t)
	out, err := configured(t, s, nil).Remove(context.Background(), image.NewNRGBA(image.Rect(0, 0, 64, 64)))
	if err != nil || remote.Opaque(out) {
		t.Fatalf("Remove: %v", err)
	}
	if from, _ := s.Predictions()[0].Input["image"].(string); !strings.HasSuffix(from, "/files/file1") {
		t.Errorf("the remover works on %q, want the uploaded file", from)
	}
}

func TestCheckSaysWhatIsWrong(t *testing.T) {
	s := replicatetest.New(t)
	if err := configured(t, s, nil).Check(context.Background()); err != nil {
		t.Errorf("a good configuration: %v", err)
	}
	err := configured(t, s, func(c *Config) { c.Token = "r8_other" }).Check(context.Background())
	remotetest.WantClass(t, err, engine.AuthOrQuota)
	err = configured(t, s, func(c *Config) { c.Model.ID = "nobody/nothing" }).Check(context.Background())
	remotetest.WantClass(t, err, engine.BadRequest)
}

func TestConfigurationsThatCannotWorkAreRefused(t *testing.T) {
	good := Config{Token: "t"}
	if err := good.Recipe(""); err != nil || good.Validate() != nil {
		t.Fatal("the default recipe is not valid")
	}
	for name, change := range map[string]func(c *Config){
		"no token": func(c *Config) { c.Token = "" }, "a base that is no address": func(c *Config) { c.BaseURL = "replicate" },
		"a webhook without TLS": func(c *Config) { c.WebhookURL = "http://app.example.com" }, "a model that is none": func(c *Config) { c.Model.ID = "../x" },
		"a remover without an image": func(c *Config) {
			c.Remover = &Model{ID: "a/b", Form: remote.Form{Names: remote.Inputs{Prompt: "prompt"}}}
		},
	} {
		bad := good
		change(&bad)
		if bad.Validate() == nil {
			t.Errorf("%s was accepted", name)
		}
	}
	for _, name := range []string{"dall-e", "flux-dev+photoshop", "flux-dev+bria+bria"} {
		if new(Config).Recipe(name) == nil {
			t.Errorf("the recipe %q was accepted", name)
		}
	}
}

// The version of the remover was in the program alone: when its owner withdrew it, there was nothing to set.
func TestModelsAndVersionsAreSettings(t *testing.T) {
	hash := strings.Repeat("0a", 32)
	for _, c := range []struct{ recipe, cutouts, model, remover string }{
		{"flux-schnell+bria", "", "black-forest-labs/flux-schnell", "851-labs/background-remover"},
		{"flux-dev", "851-labs/background-remover:" + hash, "black-forest-labs/flux-dev", "851-labs/background-remover:" + hash},
		{"black-forest-labs/flux-dev:" + hash, "bria", "black-forest-labs/flux-dev:" + hash, "bria/remove-background"},
		{"somebody/photo", "somebody/cutter", "somebody/photo", "somebody/cutter"},
		{"somebody/photo:" + hash, NoRemover, "somebody/photo:" + hash, ""},
		{"deployment:me/mine", NoRemover, "deployment:me/mine", ""},
	} {
		s := replicatetest.New(t)
		e := configured(t, s, func(config *Config) {
			if err := errors.Join(config.Recipe(c.recipe), config.Cutouts(c.cutouts)); err != nil {
				t.Fatal(err)
			}
		})
		p := wait(t, e, submit(t, e))
		made := s.Predictions()
		id := func(p replicatetest.Prediction) string { return strings.Trim(p.Model+":"+p.Version, ":") }
		if got := id(made[0]); !strings.HasSuffix(c.model, got) || p.CostCents < 0.3 {
			t.Errorf("%s: %s was asked, for %v cents", c.recipe, got, p.CostCents)
		}
		if c.remover == "" != (len(made) == 1) || c.remover == "" != p.Opaque {
			t.Errorf("%s, %s: %d predictions, opaque %v", c.recipe, c.cutouts, len(made), p.Opaque)
		}
		if len(made) == 2 && !strings.HasPrefix(id(made[1]), c.remover) {
			t.Errorf("%s: %s removed the background, want %s", c.cutouts, id(made[1]), c.remover)
		}
	}
}

func TestAModelIsAskedAtTheEndpointOfItsKind(t *testing.T) {
	hash := strings.Repeat("0a", 32)
	for id, want := range map[string]string{
		"a/b": "/models/a/b/predictions", "a/b:" + hash: "/predictions", hash: "/predictions", "deployment:a/b": "/deployments/a/b/predictions",
	} {
		if path, _ := (Model{ID: id}).endpoint(); path != want {
			t.Errorf("%s is asked at %s, want %s", id, path, want)
		}
	}
}
