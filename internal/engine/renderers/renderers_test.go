package renderers_test

import (
	"errors"
	"image"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"pellucid/handlers/openaiapi"
	"pellucid/internal/alpha"
	"pellucid/internal/alpha/features"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/renderers"
	"pellucid/internal/generation/rendering"
)

var quiet = slog.New(slog.DiscardHandler)

func artist(t *testing.T) *illustrator.Engine {
	t.Helper()
	a, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// renderer is what `pellucid engine serve` answers with.
func renderer(t *testing.T) http.Handler {
	t.Helper()
	a := artist(t)
	render := rendering.New(rendering.Config{Engine: a, Describer: a, Now: time.Now, Log: quiet})
	return openaiapi.NewPool(&openaiapi.Pool{Filter: rules.New(), Renderer: render, MaxSide: openai.MaxSide}, 8).Handler()
}

// serve is a load balancer that turns to one handler after the other, and stays with the last. It counts the calls.
func serve(t *testing.T, calls *atomic.Int64, turns ...http.Handler) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		turns[min(int(calls.Add(1)), len(turns))-1].ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func pool(t *testing.T, c renderers.Config) *renderers.Engine {
	t.Helper()
	c.Illustrator, c.Log = artist(t), quiet
	e, err := renderers.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func status(code int) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(code) })
}

var (
	hangsUp = http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	cutsOff = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "100000")
		_, _ = w.Write([]byte(`{"data":[{"b64_json":"iVBOR`))
		panic(http.ErrAbortHandler)
	})
	silent = http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body) // only then a caller that hangs up is noticed
		<-r.Context().Done()
	})
)

func TestAnImageWhoseRendererDiesIsDrawnByTheNextOne(t *testing.T) {
	t.Parallel()
	for name, broken := range map[string]http.Handler{
		"it dies before it answers": hangsUp, "it dies amid its answer": cutsOff, "it is ending": status(503), "it is busy": status(429),
		"the balancer finds none": status(502), "the balancer waited too long": status(504),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var calls atomic.Int64
			e := pool(t, renderers.Config{URL: serve(t, &calls, broken, broken, renderer(t))})
			req := engine.Request{Prompt: "a red fox", Width: 128, Height: 128, Seed: 4}
			got, err := engine.Draw(t.Context(), e, req, nil)
			if err != nil {
				t.Fatal(err)
			}
			here, err := engine.Draw(t.Context(), artist(t), req, nil)
			if err != nil {
				t.Fatal(err)
			}
			pixels.Bleed(here.Image)
			want, _, _ := alpha.Repair(here.Image, alpha.Intent(here.Intent))
			if calls.Load() != 3 || features.PixelHash(got.Image) != features.PixelHash(want) {
				t.Errorf("%d calls, or other pixels than this server would draw", calls.Load())
			}
		})
	}
}

func TestARendererThatHangsIsGivenUp(t *testing.T) {
	t.Parallel()
	var calls atomic.Int64
	e := pool(t, renderers.Config{URL: serve(t, &calls, silent, renderer(t)), Timeout: 6 * time.Second, Patience: time.Minute})
	if _, err := engine.Draw(t.Context(), e, engine.Request{Prompt: "a red fox", Width: 64, Height: 64}, nil); err != nil || calls.Load() < 2 {
		t.Errorf("%v after %d calls", err, calls.Load())
	}
}

func TestWhatAPoolWithoutALivingRendererAnswersSaysWhatToDo(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		answer http.Handler
		class  engine.Class
	}{
		"all are busy": {status(429), engine.BadRequest}, "all are dead": {hangsUp, engine.Transient}, "the token is wrong": {status(401), engine.AuthOrQuota},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := pool(t, renderers.Config{URL: serve(t, new(atomic.Int64), test.answer), Patience: time.Millisecond})
			_, err := engine.Draw(t.Context(), e, engine.Request{Prompt: "a red fox", Width: 64, Height: 64}, nil)
			if engine.ClassOf(err) != test.class {
				t.Errorf("got %v, %v", engine.ClassOf(err), err)
			}
		})
	}
}

func TestWhatTheIllustratorCannotDrawIsAskedForOnce(t *testing.T) {
	t.Parallel()
	var calls atomic.Int64
	e := pool(t, renderers.Config{URL: serve(t, &calls, renderer(t))})
	_, err := engine.Draw(t.Context(), e, engine.Request{Prompt: "a flux capacitor", Width: 64, Height: 64}, nil)
	if !errors.As(err, new(*engine.CannotDraw)) || calls.Load() != 1 {
		t.Errorf("%v after %d calls", err, calls.Load())
	}
	if e.Reading(engine.Request{Prompt: "a flux capacitor"}).Refused == "" {
		t.Error("prompts are not read")
	}
}

func TestImagesThatFollowOthersStayOnThisServer(t *testing.T) {
	t.Parallel()
	var calls atomic.Int64
	e := pool(t, renderers.Config{URL: serve(t, &calls, renderer(t))})
	follows := engine.Request{Prompt: "a red fox", Width: 64, Height: 64, References: []engine.Reference{{Image: image.NewNRGBA(image.Rect(0, 0, 8, 8))}}}
	if _, err := engine.Draw(t.Context(), e, follows, nil); engine.ClassOf(err) != engine.BadRequest || calls.Load() != 0 {
		t.Errorf("%v after %d calls", err, calls.Load())
	}
}
