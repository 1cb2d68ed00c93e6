package openaiapi

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"image"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/go-chi/chi/v5/middleware"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/openai"
	"pellucid/internal/generation"
	"pellucid/internal/logs"
)

// Filter decides whether a picture may be made from a wording.
type Filter interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}

// Renderer draws pictures that pass the alpha gate.
type Renderer interface {
	Render(ctx context.Context, o generation.Order, progress func(float64)) (generation.Rendered, error)
}

// Pool makes pictures without accounts and without a memory, so that any number of them can stand behind a load balancer.
type Pool struct {
	Token    string // that callers have in common; empty: everybody may call
	Filter   Filter
	Renderer Renderer
	MaxSide  int // of a picture, in pixels
	slots    chan struct{}
	decoding sync.Mutex
	drain    drain
	metrics  poolMetrics
}

// NewPool returns a Pool that works on so many calls at a time; further ones are told to come back.
func NewPool(p *Pool, atOnce int) *Pool {
	p.slots = make(chan struct{}, max(1, atOnce))
	p.metrics = newPoolMetrics(p.slots)
	p.drain.begun = make(chan struct{})
	return p
}

var (
	_ Backend = (*Pool)(nil)
	_ Maker   = (*Pool)(nil)
)

// Caller checks the token, in the same time whether it is right or wrong.
func (p *Pool) Caller(r *http.Request) (Maker, error) {
	if p.Token == "" {
		return p, nil
	}
	want, got := sha256.Sum256([]byte(p.Token)), sha256.Sum256([]byte(bearer(r)))
	if subtle.ConstantTimeCompare(want[:], got[:]) != 1 {
		return nil, domain.Errorf(domain.Unauthenticated, "Send the token of this renderer in the header “Authorization: Bearer …”.")
	}
	return p, nil
}

// Handler returns the whole renderer as a server: the API, and a health check for the load balancer.
func (p *Pool) Handler() http.Handler {
	api, mux := New(p), http.NewServeMux()
	mux.HandleFunc("GET /v1/models", api.Models)
	mux.HandleFunc("GET /v1/models/{model}", api.OneModel)
	mux.HandleFunc("POST /v1/images/generations", p.drain.counted(api.Generations))
	mux.HandleFunc("POST /v1/images/edits", p.drain.counted(api.Edits))
	mux.Handle("GET /metrics", p.metrics.handler())
	mux.HandleFunc("GET /healthz", healthy)
	mux.HandleFunc("GET /readyz", p.drain.ready)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		fail(w, r, &failure{status: http.StatusNotFound, kind: invalidRequest, message: "There is nothing at " + r.Method + " " + r.URL.Path + "."})
	})
	return logged(http.MaxBytesHandler(mux, BodyLimit))
}

// healthy says that the renderer can be asked. One that has its hands full is healthy: it answers 429 to what it can't take.
func healthy(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write([]byte("ok\n"))
}

// logged writes a line for each call; health checks are too many to be told of.
func logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start, ww := time.Now(), middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		next.ServeHTTP(ww, r)
		level := slog.LevelInfo
		if strings.HasSuffix(r.URL.Path, "z") || r.URL.Path == "/metrics" {
			level = slog.LevelDebug
		}
		slog.Log(r.Context(), level, "request", "method", r.Method, "path", logs.Path(r.URL.Path), "status", ww.Status(), "bytes", ww.BytesWritten(), "ms", time.Since(start).Milliseconds())
	})
}

// busyFor is when a caller may come back that found every place taken.
const busyFor = 2 * time.Second

// Make draws the pictures of an order, unless the renderer has its hands full.
func (p *Pool) Make(ctx context.Context, o Order) ([]Picture, error) {
	begun := time.Now()
	pictures, err := p.make(ctx, o)
	p.metrics.count(begun, err)
	return pictures, err
}

func (p *Pool) make(ctx context.Context, o Order) ([]Picture, error) {
	select {
	case p.slots <- struct{}{}:
		defer func() { <-p.slots }()
	default:
		return nil, &domain.Error{Code: domain.RateLimited, Message: "This renderer is busy. Try again in a moment.", RetryAfter: busyFor}
	}
	order, err := p.order(ctx, o)
	if err != nil {
		return nil, err
	}
	var out []Picture
	for range o.Count {
		picture, err := p.draw(ctx, order)
		if err != nil {
			return nil, err
		}
		out = append(out, picture)
		order.Variation++
	}
	return out, nil
}

// order checks what a program asks for as the site does.
func (p *Pool) order(ctx context.Context, o Order) (generation.Order, error) {
	gen := domain.Generation{
		Prompt: o.Prompt, NegativePrompt: o.NegativePrompt, Style: o.Style, Shadow: o.Shadow, Samples: 1, Width: o.Width, Height: o.Height, Seed: o.Seed,
		GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps,
	}
	gen.Normalize()
	if err := gen.ValidatePrompts(); err != nil {
		return generation.Order{}, err
	}
	longer, shorter := max(o.Width, o.Height), min(o.Width, o.Height)
	if shorter < openai.MinSide || longer > p.MaxSide || longer > openai.MaxRatio*shorter {
		return generation.Order{}, invalid("size", "Each side must have %d to %d pixels, and neither may be more than %d times the other.", openai.MinSide, p.MaxSide, openai.MaxRatio)
	}
	if err := p.Filter.Screen(ctx, 0, gen.Wording()); err != nil {
		return generation.Order{}, &refused{err}
	}
	if gen.Seed < 0 {
		gen.Seed = rand.Int64N(1 << 31)
	}
	order := generation.Order{Variation: o.Variation, Generation: gen}
	for _, file := range o.Files {
		img, err := p.decode(file, generation.DecodeReference)
		if err != nil {
			return generation.Order{}, err
		}
		order.References = append(order.References, engine.Reference{Image: img})
	}
	if len(o.Mask) == 0 {
		return order, nil
	}
	var err error
	order.Mask, err = p.decode(o.Mask, func(file []byte) (*image.NRGBA, error) { return generation.DecodeMask(file, order.References[0].Image) })
	return order, err
}

func (p *Pool) draw(ctx context.Context, o generation.Order) (Picture, error) {
	rendered, err := p.Renderer.Render(ctx, o, func(float64) {})
	if err != nil {
		return Picture{}, err
	}
	from := rendered.Picture
	intent := from.Intent
	return Picture{
		Image: rendered.Image,
		Metadata: alpha.Metadata{
			Engine: from.Model, DigitalSourceType: from.SourceType, Recipe: string(from.Recipe), Receipt: alpha.PixelHash(rendered.Image), Credits: from.Credits,
		},
		More: More{
			Model: from.Model, Notes: from.Notes, Credits: from.Credits, SourceType: from.SourceType, Alpha: rendered.Report, Intent: &intent, Recipe: from.Recipe,
			Reading: from.Reading,
		},
	}, nil
}

// decode reads an uploaded picture as the site does, one at a time: a large one takes hundreds of megabytes meanwhile.
func (p *Pool) decode(file []byte, decode func([]byte) (*image.NRGBA, error)) (*image.NRGBA, error) {
	if len(file) > domain.ReferenceBytesMax {
		return nil, domain.ErrReferenceBytes()
	}
	p.decoding.Lock()
	defer p.decoding.Unlock()
	return decode(file)
}
