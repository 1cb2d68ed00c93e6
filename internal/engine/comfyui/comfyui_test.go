package comfyui

import (
	"bytes"
	"context"
	"errors"
	"image"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/comfyui/comfyuitest"
	"pellucid/internal/engine/remote"
	"pellucid/internal/engine/remote/remotetest"
)

func configured(t testing.TB, change func(c *Config), servers ...*comfyuitest.Server) *Engine {
	t.Helper()
	c := Config{Pace: remotetest.Pace}
	for _, s := range servers {
		c.URLs = append(c.URLs, s.URL)
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
	return engine.Request{Key: "task1-0", Prompt: "a red fox", NegativePrompt: "text", Width: 1024, Height: 832, Seed: 42}
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

func TestAnImageIsMadeWhateverTheSocketDoes(t *testing.T) {
	for _, socket := range []string{comfyuitest.SocketTells, comfyuitest.SocketDrops, comfyuitest.SocketNone} {
		s := comfyuitest.New(t)
		s.Socket = socket
		s.Reads.Add(500, 200)
		e := configured(t, nil, s)
		var seen []float64
		p, err := e.Wait(context.Background(), request(), submit(t, e), func(f float64) { seen = append(seen, f) })
		if err != nil {
			t.Fatalf("socket %q: %v", socket, err)
		}
		if p.Opaque || p.Image.Bounds() != image.Rect(0, 0, 1024, 832) {
			t.Errorf("socket %q: opaque %v, size %v", socket, p.Opaque, p.Image.Bounds())
		}
		if seen[len(seen)-1] != 1 {
			t.Errorf("socket %q: progress %v", socket, seen)
		}
	}
}

func TestOfTwoSavedPicturesTheOneWithAlphaIsTaken(t *testing.T) {
	s := comfyuitest.New(t)
	s.Both = true
	if e := configured(t, nil, s); wait(t, e, submit(t, e)).Opaque {
		t.Error("the opaque picture was taken")
	}
	s = comfyuitest.New(t)
	s.Opaque = true
	if e := configured(t, nil, s); !wait(t, e, submit(t, e)).Opaque {
		t.Error("an opaque picture is not said to be")
	}
}

func TestValuesArePutIntoTheirNodesAndNothingElse(t *testing.T) {
	s := comfyuitest.New(t)
	e := configured(t, nil, s)
	req := request()
	req.Prompt = `fox", "seed": 1}, "9": {"class_type": "Evil"} {{negative}} {{checkpoint}}`
	req.Steps, req.GuidanceScale = 33, 5.5
	if _, err := e.Submit(context.Background(), req); err != nil {
		t.Fatal(err)
	}
	graph := s.Jobs()[0].Graph
	text, _ := graph["6"].Inputs["text"].(string)
	if !strings.HasPrefix(text, req.Prompt) || graph["9"].Class != "SaveImage" {
		t.Errorf("prompt %q, node 9 %q: want the words as they are, in their node alone", text, graph["9"].Class)
	}
	sampler, size := graph["3"].Inputs, graph["5"].Inputs
	if sampler["seed"] != 42.0 || sampler["steps"] != 33.0 || sampler["cfg"] != 5.5 || size["width"] != 1024.0 || size["height"] != 832.0 {
		t.Errorf("sampler %v, size %v", sampler, size)
	}
	if graph["7"].Inputs["text"] != "text" || graph["4"].Inputs["ckpt_name"] != "sd_xl_base_1.0.safetensors" {
		t.Errorf("negative %v, checkpoint %v", graph["7"].Inputs, graph["4"].Inputs)
	}
}

func TestAWorkflowOfTheOperatorIsUsed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mine.json")
	mine := `{"3":{"class_type":"KSampler","inputs":{"seed":5,"steps":12,"model":["4",0]},"_meta":{"title":"x"}},"5":{"class_type":"EmptyLatentImage","inputs":{"width":512,"height":512}},
		"6":{"class_type":"CLIPTextEncode","inputs":{"text":"masterpiece, {{prompt}}"}},"8":{"class_type":"LoadImage","inputs":{"image":"{{image}}"}},"9":{"class_type":"SaveImage","inputs":{}}}`
	if err := os.WriteFile(file, []byte(mine), 0o600); err != nil {
		t.Fatal(err)
	}
	raw, err := Workflow(file)
	if err != nil {
		t.Fatal(err)
	}
	s := comfyuitest.New(t)
	e := configured(t, func(c *Config) { c.Workflow = raw }, s)
	if can := e.Capabilities(); can.NativeAlpha || can.References != 1 || can.Negative || can.Steps {
		t.Errorf("capabilities %+v", can)
	}
	_, err = e.Submit(context.Background(), request())
	remotetest.WantClass(t, err, engine.BadRequest) // it starts from an image
	req := request()
	req.References = []engine.Reference{{Image: image.NewNRGBA(image.Rect(0, 0, 8, 8))}}
	if _, err := e.Submit(context.Background(), req); err != nil {
		t.Fatal(err)
	}
	graph := s.Jobs()[0].Graph
	text, _ := graph["6"].Inputs["text"].(string)
	if !strings.HasPrefix(text, "masterpiece, a red fox") || graph["3"].Inputs["seed"] != 42.0 || graph["3"].Inputs["steps"] != 12.0 ||
		graph["5"].Inputs["width"] != 1024.0 || !strings.HasPrefix(graph["8"].Inputs["image"].(string), "pellucid-") {
		t.Errorf("graph %v", graph)
	}
}

func TestEveryEndHasItsClass(t *testing.T) {
	for _, socket := range []string{comfyuitest.SocketTells, comfyuitest.SocketNone} {
		for _, kind := range []string{"execution_error", "execution_interrupted", "lost"} {
			s := comfyuitest.New(t)
			s.Socket = socket
			s.Ends.Add(comfyuitest.End{Kind: kind})
			e := configured(t, nil, s)
			_, err := e.Wait(context.Background(), request(), submit(t, e), nil)
			if found := remotetest.WantClass(t, err, engine.Transient); strings.Contains(found.Sentence, "CUDA") {
				t.Errorf("%s: the sentence %q holds the server's words", kind, found.Sentence)
			}
		}
	}
}

func TestAWorkflowThatTheServerCannotRunIsRefused(t *testing.T) {
	s := comfyuitest.New(t)
	e := configured(t, func(c *Config) { c.Checkpoint = "missing.safetensors" }, s)
	_, err := e.Submit(context.Background(), request())
	remotetest.WantClass(t, err, engine.BadRequest)
	err = e.Check(context.Background())
	if found := remotetest.WantClass(t, err, engine.BadRequest); !strings.Contains(found.Sentence, "missing.safetensors") {
		t.Errorf("sentence %q", found.Sentence)
	}
	s.Nodes = comfyuitest.Classes[:6]
	err = configured(t, nil, s).Check(context.Background())
	if found := remotetest.WantClass(t, err, engine.BadRequest); !strings.Contains(found.Sentence, "LayeredDiffusionApply") {
		t.Errorf("sentence %q", found.Sentence)
	}
	if err := configured(t, func(c *Config) { c.Workflow, _ = Workflow(Plain) }, s).Check(context.Background()); err != nil {
		t.Errorf("the plain workflow: %v", err)
	}
}

func TestServersShareTheWork(t *testing.T) {
	busy, idle, off := comfyuitest.New(t), comfyuitest.New(t), comfyuitest.New(t)
	busy.Busy(3)
	off.Stop()
	e := configured(t, nil, off, busy, idle)
	for range 3 {
		submit(t, e)
	}
	if len(idle.Jobs()) != 3 || len(busy.Jobs()) != 0 {
		t.Errorf("the idle server got %d jobs, the busy one %d", len(idle.Jobs()), len(busy.Jobs()))
	}
	submit(t, e)
	if submit(t, e); len(busy.Jobs()) == 0 {
		t.Error("with as many jobs as the other one, the busy server got none")
	}
	_, err := configured(t, nil, off).Submit(context.Background(), request())
	remotetest.WantClass(t, err, engine.Transient)
}

func TestAProcessThatDiesWhileItWaitsResumesTheSameJob(t *testing.T) {
	s := comfyuitest.New(t)
	h := submit(t, configured(t, nil, s))
	first, again := wait(t, configured(t, nil, s), h), wait(t, configured(t, nil, s), h)
	if len(s.Jobs()) != 1 || !bytes.Equal(first.Image.Pix, again.Image.Pix) {
		t.Errorf("%d jobs were queued, want 1 and the same picture twice", len(s.Jobs()))
	}
	_, err := configured(t, nil, comfyuitest.New(t)).Wait(context.Background(), request(), h, nil)
	remotetest.WantClass(t, err, engine.BadRequest) // the server is not configured any more
}

func TestAJobWhoseAnswerWasLostIsFoundByItsKey(t *testing.T) {
	for _, own := range []bool{false, true} {
		s, other := comfyuitest.New(t), comfyuitest.New(t)
		other.Busy(1)
		s.OwnIDs = own
		e := configured(t, nil, other, s)
		if _, err := e.Find(context.Background(), "task1-0"); !errors.Is(err, engine.ErrNoJob) {
			t.Fatalf("before there is a job: %v", err)
		}
		s.CutPrompt.Add(true)
		_, err := e.Submit(context.Background(), request())
		remotetest.WantClass(t, err, engine.TimeoutUnknown)
		for range 2 { // in the queue, and then in the history
			h, err := configured(t, nil, other, s).Find(context.Background(), "task1-0")
			if err != nil {
				t.Fatalf("own ids %v: %v", own, err)
			}
			wait(t, e, h)
		}
		if n := len(s.Jobs()) + len(other.Jobs()); n != 1 {
			t.Errorf("%d jobs were queued, want 1", n)
		}
		other.Stop()
		_, err = e.Find(context.Background(), "task2-0")
		remotetest.WantClass(t, err, engine.TimeoutUnknown) // the silent server may have it
	}
}

func TestCancelTakesJobsOutOfTheQueueAndInterruptsOnlyItsOwn(t *testing.T) {
	s := comfyuitest.New(t)
	e := configured(t, nil, s)
	running, pending := submit(t, e), engine.Handle("")
	req := request()
	req.Key = "task1-1"
	pending, err := e.Submit(context.Background(), req)
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range []engine.Handle{pending, running, running, "", "nonsense"} {
		if err := e.Cancel(context.Background(), h); err != nil {
			t.Errorf("Cancel(%q) = %v", h, err)
		}
	}
	jobs := s.Jobs()
	if !jobs[1].Deleted || jobs[0].Deleted || len(s.Interrupted()) != 1 || s.Interrupted()[0] != jobs[0].ID {
		t.Errorf("jobs %+v, interrupted %v", jobs, s.Interrupted())
	}
}

func TestAProxyMayAskForAPassword(t *testing.T) {
	s := comfyuitest.New(t)
	s.User = "ops"
	err := configured(t, nil, s).Check(context.Background())
	remotetest.WantClass(t, err, engine.AuthOrQuota)
	e := configured(t, func(c *Config) { c.URLs = []string{strings.Replace(s.URL, "http://", "http://ops:ops@", 1)} })
	h := submit(t, e)
	if strings.Contains(string(h), "ops") {
		t.Errorf("the handle %s holds the password", h)
	}
	wait(t, e, h)
}

func TestConfigurationsThatCannotWorkAreRefused(t *testing.T) {
	good := Config{URLs: []string{"http://127.0.0.1:8188"}}
	if err := good.Validate(); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(c *Config){
		"no server": func(c *Config) { c.URLs = []string{" "} }, "a server": func(c *Config) { c.URLs = []string{"gpu1:8188"} },
		"a side": func(c *Config) { c.MaxSide = 1000 }, "no JSON": func(c *Config) { c.Workflow = []byte("x") },
		"the editor's format": func(c *Config) { c.Workflow = []byte(`{"nodes":[],"links":[]}`) },
		"no prompt":           func(c *Config) { c.Workflow = []byte(`{"1":{"class_type":"A","inputs":{"seed":"{{seed}}"}}}`) },
		"a place nobody knows": func(c *Config) {
			c.Workflow = []byte(`{"1":{"class_type":"A","inputs":{"a":"{{prompt}}","b":"{{prmopt}}"}}}`)
		},
	} {
		bad := good
		change(&bad)
		if bad.Validate() == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}

func TestSizesAreMultiplesOf64(t *testing.T) {
	s := comfyuitest.New(t)
	e := configured(t, nil, s)
	req := request()
	req.Width, req.Height = 1000, 600
	p, err := engine.Draw(context.Background(), e, req, nil)
	if err != nil || p.Image.Bounds().Dx()%64 != 0 || p.Image.Bounds().Dy()%64 != 0 || p.Image.Bounds().Dy() < 768 {
		t.Errorf("size %v, error %v", p.Image.Bounds(), err)
	}
}

func TestAWaitEndsWithItsContext(t *testing.T) {
	s := comfyuitest.New(t)
	s.Socket, s.Polls = comfyuitest.SocketNone, 1<<30
	e := configured(t, func(c *Config) { c.HTTP = &http.Client{} }, s)
	ctx, stop := context.WithCancel(context.Background())
	_, err := e.Wait(ctx, request(), submit(t, e), func(float64) { stop() })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error = %v", err)
	}
	if remote.StatusOf(err) != 0 {
		t.Error("the context's error is no answer of the server")
	}
}
