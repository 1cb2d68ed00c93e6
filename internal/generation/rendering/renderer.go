package rendering

import (
	"context"
	"image"
	"io"
	"log/slog"
	"runtime"
	"time"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/features"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/metrics"
)

// Renderer turns a request into a kept image: it draws, checks, encodes and stores. It draws as many pictures at a time as
// there are cores, whoever asks.
type Renderer struct {
	builtIn   engine.Engine
	router    *routing.Router
	jobs      Jobs
	cutter    Cutter
	describer engine.Describer
	blobs     blob.Store
	Blocked   BlockList
	userKey   []byte
	baseURL   string
	now       func() time.Time
	log       *slog.Logger
	slots     chan struct{}
	metrics   *metrics.Metrics
	yields    bool // draws only while no other drawing waits for a core
}

// Config is what a Renderer is made of. Blobs may be nil when nothing is to be kept.
type Config struct {
	Engine    engine.Engine   // the built-in one, which reads prompts and writes vector files
	Router    *routing.Router // all that are configured; nil: the built-in one alone
	Jobs      Jobs            // nil: jobs of remote engines are not resumed
	Cutter    Cutter          // nil: opaque pictures of remote engines are refused
	Describer engine.Describer
	Blobs     blob.Store
	Blocked   BlockList // nil: every picture may be made
	UserKey   []byte    // secret that users' pseudonyms for vendors are made with; empty: vendors get none
	BaseURL   string    // public address of the product, without a slash at the end
	Now       func() time.Time
	Log       *slog.Logger
	Metrics   *metrics.Metrics // nil: nothing is counted
}

// NewRenderer returns a Renderer.
func New(c Config) *Renderer {
	if c.Router == nil {
		c.Router = routing.Only(c.Engine, c.Log)
	}
	return &Renderer{
		builtIn: c.Engine, router: c.Router, jobs: c.Jobs, cutter: c.Cutter, describer: c.Describer, blobs: c.Blobs, Blocked: c.Blocked, userKey: c.UserKey, baseURL: c.BaseURL, now: c.Now, log: c.Log, metrics: c.Metrics,
		slots: make(chan struct{}, runtime.GOMAXPROCS(0)),
	}
}

// BuiltIn returns the built-in engine.
func (m *Renderer) BuiltIn() engine.Engine { return m.builtIn }

// Routes returns what chooses among the engines.
func (m *Renderer) Routes() *routing.Router { return m.router }

// Open opens a kept file.
func (m *Renderer) Open(ctx context.Context, path string) (io.ReadCloser, error) {
	return m.blobs.Open(ctx, path)
}

// Reading returns how the engine reads a generation's prompt. Engines that do not say refuse nothing beforehand.
func (m *Renderer) Reading(gen domain.Generation) domain.Reading {
	chosen, _ := m.router.Named(gen.Engine)
	if gen.Engine == "" {
		chosen.Engine = m.builtIn
	}
	reader, ok := chosen.Engine.(engine.Reader)
	if !ok {
		return domain.Reading{}.Filled()
	}
	return reader.Reading(Order{Generation: gen}.request())
}

// Kinds returns the words that the image of a prompt is found by beside the prompt's own.
func (m *Renderer) Kinds(prompt string) []string {
	return m.describer.Describe(domain.WithoutRatio(prompt), "").Kinds
}

func (m *Renderer) Describe(o Order, r Rendered) domain.Image {
	g, text := o.Generation, m.describer.Describe(domain.WithoutRatio(o.Generation.Prompt), o.Generation.Style)
	img := domain.Image{
		ID: domain.NewID(), UserID: o.UserID, Username: o.Username, TaskID: o.TaskID, Variation: o.Variation,
		Prompt: g.Prompt, NegativePrompt: g.NegativePrompt, Width: r.Image.Rect.Dx(), Height: r.Image.Rect.Dy(),
		GuidanceScale: g.GuidanceScale, Steps: g.Steps, Seed: r.Seed, Engine: madeBy(o, r), Model: r.Picture.Model, IsPublic: g.Public,
		Category: domain.Category(text.Category), AltText: text.AltText, Alpha: r.Report, Recipe: r.Picture.Recipe,
		Kinds: text.Kinds, Notes: r.Picture.Notes, Cost: r.Engine.Credits, License: o.License, VisualFeatures: VisualFeatures(r.Image), CreatedAt: m.now(),
	}
	if !img.Category.Valid() {
		img.Category = domain.Illustrations
	}
	for _, name := range text.Tags {
		img.Tags = append(img.Tags, domain.Tag{Name: name})
	}
	img.BlobKey = domain.NewBlobKey(img.ID)
	return img
}

// madeBy returns the name of the engine that made a picture, which may not be the one that was asked. A cut-out is nobody's.
func madeBy(o Order, r Rendered) string {
	if r.Engine.Engine == nil {
		return o.Generation.Engine
	}
	return r.Engine.Name()
}

// VisualFeatures measures what pictures are compared by.
func VisualFeatures(picture *image.NRGBA) domain.VisualFeatures {
	measured := domain.VisualFeatures{Silhouette: features.Silhouette(picture)}
	switch onPaper, onInk := alpha.Faint(picture); {
	case onPaper:
		measured.FaintOn = domain.FaintOnPaper
	case onInk:
		measured.FaintOn = domain.FaintOnInk
	}
	for _, name := range features.Palette(picture) {
		measured.Colors = append(measured.Colors, domain.Color(name))
	}
	return measured
}

// VisualFeatures measures the features of files that are kept already.
func (m *Renderer) VisualFeatures(ctx context.Context, blobKey string) (domain.VisualFeatures, error) {
	picture, _, err := m.Original(ctx, domain.Image{BlobKey: blobKey})
	if err != nil {
		return domain.VisualFeatures{}, err
	}
	return VisualFeatures(picture), nil
}
