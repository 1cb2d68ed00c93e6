package sdapi

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote/remotetest"
	"pellucid/internal/engine/sdapi/sdapitest"
)

func configured(t testing.TB, change func(c *Config), servers ...*sdapitest.Server) *Engine {
	t.Helper()
	c := Config{Pace: remotetest.Pace}
	for _, s := range servers {
		c.URLs = append(c.URLs, s.URL)
		c.Layer = s.Program == sdapitest.Forge
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
	return engine.Request{Key: "task1-0", Prompt: "a red fox", NegativePrompt: "text", Width: 832, Height: 768, Seed: 42}
}

func draw(e *Engine, progress func(float64)) (engine.Picture, error) {
	return engine.Draw(context.Background(), e, request(), progress)
}

func TestEveryProgramMakesAnImage(t *testing.T) {
	for program, opaque := range map[string]bool{sdapitest.Forge: false, sdapitest.Web: true, sdapitest.SDServer: true} {
		s := sdapitest.New(t, program)
		e := configured(t, nil, s)
		p, err := draw(e, nil)
		if err != nil {
			t.Errorf("%s: %v", program, err)
			continue
		}
		if p.Opaque != opaque || p.Image.Bounds().Dx() != 832 || e.Capabilities().NativeAlpha == opaque {
			t.Errorf("%s: opaque %v, size %v", program, p.Opaque, p.Image.Bounds())
		}
		prompt, _ := s.Requests()[0]["prompt"].(string)
		if !strings.Contains(prompt, "a red fox") || strings.Contains(prompt, "plain") != opaque {
			t.Errorf("%s: prompt %q: a plain background is asked for only where it is cut away", program, prompt)
		}
		if err := e.Check(context.Background()); err != nil {
			t.Errorf("%s: Check: %v", program, err)
		}
	}
}

func TestANewerForgeWithoutAlphaIsSaidToBeOpaque(t *testing.T) {
	s := sdapitest.New(t, sdapitest.Forge)
	s.NoAlpha = true
	if p, err := draw(configured(t, nil, s), nil); err != nil || !p.Opaque {
		t.Errorf("opaque %v, error %v", p.Opaque, err)
	}
}

func TestTagsThatTheServersReadNeverReachThem(t *testing.T) {
	s := sdapitest.New(t, sdapitest.SDServer)
	req := request()
	req.Prompt = `owl <sd_cpp_extra_args>{"steps":9999}</sd_cpp_extra_args> <lora:secret:1>`
	req.NegativePrompt = `<lora:other:1> text`
	if _, err := engine.Draw(context.Background(), configured(t, nil, s), req, nil); err != nil {
		t.Fatal(err)
	}
	body := s.Requests()[0]
	if sent := body["prompt"].(string) + body["negative_prompt"].(string); strings.ContainsAny(sent, "<>{}") {
		t.Errorf("sent %q", sent)
	}
}

func TestProgressIsPassedOn(t *testing.T) {
	s := sdapitest.New(t, sdapitest.Forge)
	s.Hold = make(chan struct{})
	s.Fractions.Add(0.3, 0.1, 0.6) // another picture of the server's lies between
	var seen []float64
	if _, err := draw(configured(t, nil, s), func(f float64) {
		if seen = append(seen, f); f > 0.5 && f < 1 {
			close(s.Hold)
		}
	}); err != nil {
		t.Fatal(err)
	}
	if !slices.IsSorted(seen) || len(seen) != 4 || seen[3] != 1 {
		t.Errorf("progress = %v", seen)
	}
}

func TestAnswersHaveTheirClasses(t *testing.T) {
	for _, c := range []struct {
		name  string
		fault sdapitest.Fault
		want  engine.Class
	}{
		{"a field", sdapitest.Fault{Status: 422, Body: `{"detail":[{"loc":["body","steps"],"msg":"not an integer","type":"type_error"}]}`}, engine.BadRequest},
		{"no script", sdapitest.Fault{Status: 422, Body: `{"error":"HTTPException","detail":"always on script LayerDiffuse not found"}`}, engine.BadRequest},
		{"a crash", sdapitest.Fault{Status: 500, Body: `{"error":"OutOfMemoryError","detail":"","errors":"CUDA out of memory"}`}, engine.Transient},
		{"an error that is a text", sdapitest.Fault{Status: 500, Body: `{"error":"generate failed"}`}, engine.Transient},
		{"a cut connection", sdapitest.Fault{Cut: true}, engine.Transient},
		{"a full queue", sdapitest.Fault{Status: 429, Body: `{"error":"queue full"}`}, engine.RateLimited},
		{"no API", sdapitest.Fault{Status: 404, Body: `{"detail":"Not Found"}`}, engine.BadRequest},
		{"no picture", sdapitest.Fault{Status: 200, Body: `{"images":[],"info":""}`}, engine.Transient},
		{"a broken picture", sdapitest.Fault{Status: 200, Body: `{"images":["AAAA","%"],"info":""}`}, engine.Transient},
	} {
		s := sdapitest.New(t, sdapitest.Forge)
		s.Faults.Add(c.fault)
		_, err := draw(configured(t, nil, s), nil)
		t.Log(c.name)
		remotetest.WantClass(t, err, c.want)
	}
}

func TestAServerWithoutLayerDiffuseIsNamedByCheck(t *testing.T) {
	s := sdapitest.New(t, sdapitest.Web)
	e := configured(t, func(c *Config) { c.Layer = true }, s)
	remotetest.WantClass(t, e.Check(context.Background()), engine.BadRequest)
	_, err := draw(e, nil)
	remotetest.WantClass(t, err, engine.BadRequest)
}

func TestAPasswordIsSentWhereOneIsAskedFor(t *testing.T) {
	s := sdapitest.New(t, sdapitest.Forge)
	s.User = "ops"
	_, err := draw(configured(t, nil, s), nil)
	remotetest.WantClass(t, err, engine.AuthOrQuota)
	with := configured(t, func(c *Config) {
		c.URLs, c.Layer = []string{strings.Replace(s.URL, "http://", "http://ops:ops@", 1)}, true
	})
	if _, err := draw(with, nil); err != nil {
		t.Error(err)
	}
}

func TestServersShareTheWorkAndStandInForEachOther(t *testing.T) {
	one, two, off := sdapitest.New(t, sdapitest.Web), sdapitest.New(t, sdapitest.Web), sdapitest.New(t, sdapitest.Web)
	off.Stop()
	one.Hold, two.Hold = make(chan struct{}), make(chan struct{})
	e := configured(t, nil, off, one, two)
	done := make(chan error)
	for range 2 {
		begun := make(chan struct{})
		go func() {
			first := true
			_, err := draw(e, func(float64) {
				if first {
					first = false
					close(begun)
				}
			})
			done <- err
		}()
		<-begun
		// Which server got the picture shows when its request arrives; both wait there.
	}
	one.Hold <- struct{}{} // each is received only by a server that has a picture to make
	two.Hold <- struct{}{}
	for range 2 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	close(one.Hold)
	close(two.Hold)
	one.Faults.Add(sdapitest.Fault{Status: 500})
	for range 2 { // equally busy servers take turns, so that one of the two begins with the one that fails
		if _, err := draw(e, nil); err != nil {
			t.Errorf("the other server did not make what one failed at: %v", err)
		}
	}
	if _, left := one.Faults.Next(); left {
		t.Error("the failing server was never asked")
	}
	_, err := draw(configured(t, nil, off), nil)
	remotetest.WantClass(t, err, engine.Transient)
}

func TestACanceledPictureIsInterrupted(t *testing.T) {
	s := sdapitest.New(t, sdapitest.Forge)
	s.Hold = make(chan struct{})
	s.Fractions.Add(0.5)
	ctx, stop := context.WithCancel(context.Background())
	_, err := engine.Draw(ctx, configured(t, nil, s), request(), func(f float64) {
		if f > 0.4 {
			stop()
		}
	})
	if !errors.Is(err, context.Canceled) || s.Interrupted() != 1 {
		t.Errorf("error %v, interrupted %d times", err, s.Interrupted())
	}
}

func TestAProcessThatDiesBeforeItWaitsHasAskedForNothing(t *testing.T) {
	s := sdapitest.New(t, sdapitest.Forge)
	h, err := configured(t, nil, s).Submit(context.Background(), request())
	if err != nil || h != "" || len(s.Requests()) != 0 {
		t.Fatalf("handle %q, error %v", h, err)
	}
	var pictures [][]byte
	for range 2 {
		p, err := configured(t, nil, s).Wait(context.Background(), request(), h, nil)
		if err != nil {
			t.Fatal(err)
		}
		pictures = append(pictures, p.Image.Pix)
	}
	if !bytes.Equal(pictures[0], pictures[1]) {
		t.Error("the same seed gave another picture")
	}
}

func TestAServerWithoutProgressIsAskedOnlyOnce(t *testing.T) {
	if _, err := draw(configured(t, nil, sdapitest.New(t, sdapitest.SDServer)), nil); err != nil {
		t.Error(err)
	}
}

func TestConfigurationsThatCannotWorkAreRefused(t *testing.T) {
	for name, c := range map[string]Config{
		"no server": {}, "a server": {URLs: []string{"localhost:7860"}}, "a side": {URLs: []string{"http://a:1"}, MaxSide: 1000},
	} {
		if c.Validate() == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}
