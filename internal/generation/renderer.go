package generation

import (
	"bytes"
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"image"
	"io"
	"log/slog"
	"runtime"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/alpha"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/metrics"
	"pellucid/internal/tracing"
)

// renditionQuality is the WebP quality of the color in the renditions.
const renditionQuality = 80

// Renderer turns a request into a kept image: it draws, checks, encodes and stores. It draws as many pictures at a time as
// there are cores, whoever asks.
type Renderer struct {
	builtIn   engine.Engine
	router    *routing.Router
	jobs      Jobs
	cutter    Cutter
	describer engine.Describer
	blobs     blob.Store
	blocked   BlockList
	userKey   []byte
	baseURL   string
	now       func() time.Time
	log       *slog.Logger
	slots     chan struct{}
	metrics   *metrics.Metrics
	yields    bool // draws only while no other drawing waits for a core
}

// RendererConfig is what a Renderer is made of. Blobs may be nil when nothing is to be kept.
type RendererConfig struct {
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
func NewRenderer(c RendererConfig) *Renderer {
	if c.Router == nil {
		c.Router = routing.Only(c.Engine, c.Log)
	}
	return &Renderer{
		builtIn: c.Engine, router: c.Router, jobs: c.Jobs, cutter: c.Cutter, describer: c.Describer, blobs: c.Blobs, blocked: c.Blocked, userKey: c.UserKey, baseURL: c.BaseURL, now: c.Now, log: c.Log, metrics: c.Metrics,
		slots: make(chan struct{}, runtime.GOMAXPROCS(0)),
	}
}

// forVisitors returns a renderer that shares the cores with m, draws with the built-in engine alone, and lets the drawings of
// m go first.
func (m *Renderer) forVisitors() *Renderer {
	v := *m
	v.router, v.jobs, v.cutter, v.yields = routing.Only(m.builtIn, m.log), nil, nil, true
	return &v
}

// yieldPoll is how often a drawing that lets others go first looks for a free core. A core that becomes free goes to a drawing
// that waits for it in acquire, so only one that nobody waits for is found free.
const yieldPoll = 20 * time.Millisecond

func (m *Renderer) acquireIdle(ctx context.Context) error {
	for {
		select {
		case m.slots <- struct{}{}:
			return nil
		default:
		}
		select {
		case <-time.After(yieldPoll):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (m *Renderer) acquire(ctx context.Context) error {
	if m.yields {
		return m.acquireIdle(ctx)
	}
	select {
	case m.slots <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (m *Renderer) release() { <-m.slots }

// Order is one picture to make and keep.
type Order struct {
	UserID     int64
	Username   string
	TaskID     string
	Variation  int
	Generation domain.Generation
	License    domain.License
	References []engine.Reference
	Mask       *image.NRGBA // of the first reference, of its size: only what it leaves transparent is changed; nil changes all

	core *core // that the image is made with; nil: one of its own
}

// Make draws an order's picture and keeps its files: the PNG original and the WebP renditions. The image that it returns
// is not in the database yet; until it is, nobody can reach the files.
func (m *Renderer) Make(ctx context.Context, o Order, progress func(float64)) (domain.Image, error) {
	if o.core == nil {
		o.core = m.newCore(nil)
	}
	defer o.core.leave()
	drawing, err := m.Draw(ctx, o, func(f float64) { progress(0.85 * f) })
	if err != nil {
		return domain.Image{}, err
	}
	if found, err := blocked(ctx, m.blocked, drawing.Rendered.Image); err != nil || found {
		return domain.Image{}, cmp.Or(err, errBlocked)
	}
	drawing.Image.Bytes, err = m.keep(ctx, drawing)
	if err != nil {
		m.discard(ctx, drawing.Image)
		return domain.Image{}, err
	}
	progress(1)
	return drawing.Image, nil
}

// Drawing is an order's picture before anything of it is kept.
type Drawing struct {
	Image    domain.Image
	Rendered Rendered
	Metadata alpha.Metadata // for the picture's files
}

// Draw draws an order's picture and says all there is to say of it; it keeps nothing.
func (m *Renderer) Draw(ctx context.Context, o Order, progress func(float64)) (Drawing, error) {
	rendered, err := m.Render(ctx, o, progress)
	if err != nil {
		return Drawing{}, err
	}
	img := m.describe(o, rendered)
	meta := m.metadata(img, rendered)
	img.Provenance = &domain.Provenance{Receipt: meta.Receipt, Credits: meta.Credits, AlphaMethod: rendered.Matte}
	return Drawing{Image: img, Rendered: rendered, Metadata: meta}, nil
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

func (o Order) request() engine.Request {
	g, key := o.Generation, ""
	seed, first := domain.SplitSeed(g.Seed)
	if o.TaskID != "" {
		key = fmt.Sprintf("%s-%d", o.TaskID, o.Variation)
	}
	return engine.Request{
		Key: key, Prompt: domain.WithoutRatio(g.Prompt), NegativePrompt: g.NegativePrompt, Width: g.Width, Height: g.Height, Seed: seed, Variation: first + o.Variation,
		GuidanceScale: g.GuidanceScale, Steps: g.Steps, Style: g.Style, Shadow: g.Shadow, References: o.References, Mask: o.Mask,
	}
}

// userHash is a stable pseudonym of a user for vendors. Without the server's secret, nobody can tell whose it is by trying
// the few ids that there are.
func (m *Renderer) userHash(userID int64) string {
	if userID == 0 || len(m.userKey) == 0 {
		return ""
	}
	sum := hmac.New(sha256.New, m.userKey)
	_, _ = fmt.Fprintf(sum, "user %d", userID) // a hash never fails
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

// Kinds returns the words that the image of a prompt is found by beside the prompt's own.
func (m *Renderer) Kinds(prompt string) []string {
	return m.describer.Describe(domain.WithoutRatio(prompt), "").Kinds
}

func (m *Renderer) describe(o Order, r Rendered) domain.Image {
	g, text := o.Generation, m.describer.Describe(domain.WithoutRatio(o.Generation.Prompt), o.Generation.Style)
	img := domain.Image{
		ID: domain.NewID(), UserID: o.UserID, Username: o.Username, TaskID: o.TaskID, Variation: o.Variation,
		Prompt: g.Prompt, NegativePrompt: g.NegativePrompt, Width: r.Image.Rect.Dx(), Height: r.Image.Rect.Dy(),
		GuidanceScale: g.GuidanceScale, Steps: g.Steps, Seed: r.Seed, Engine: madeBy(o, r), Model: r.Picture.Model, IsPublic: g.Public,
		Category: domain.Category(text.Category), AltText: text.AltText, Alpha: r.Report, Recipe: r.Picture.Recipe,
		Kinds: text.Kinds, Notes: r.Picture.Notes, Cost: r.Engine.Credits, License: o.License, VisualFeatures: visualFeatures(r.Image), CreatedAt: m.now(),
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

// visualFeatures measures what pictures are compared by.
func visualFeatures(picture *image.NRGBA) domain.VisualFeatures {
	measured := domain.VisualFeatures{Silhouette: alpha.Silhouette(picture)}
	switch onPaper, onInk := alpha.Faint(picture); {
	case onPaper:
		measured.FaintOn = domain.FaintOnPaper
	case onInk:
		measured.FaintOn = domain.FaintOnInk
	}
	for _, name := range alpha.Palette(picture) {
		measured.Colors = append(measured.Colors, domain.Color(name))
	}
	return measured
}

// VisualFeatures measures the features of files that are kept already.
func (m *Renderer) VisualFeatures(ctx context.Context, blobKey string) (domain.VisualFeatures, error) {
	picture, _, err := m.original(ctx, domain.Image{BlobKey: blobKey})
	if err != nil {
		return domain.VisualFeatures{}, err
	}
	return visualFeatures(picture), nil
}

// keep encodes and stores the files of an image, those of one size beside those of the others, and returns the size of the
// original in bytes.
func (m *Renderer) keep(ctx context.Context, d Drawing) (size int64, err error) {
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error {
		size, err = m.keepFile(ctx, d.Image.BlobKey, domain.OriginalName, func(w io.Writer) error {
			return alpha.EncodePNG(w, d.Rendered.Image, d.Metadata)
		})
		return err
	})
	m.keepRenditions(ctx, group, d.Image, d.Rendered.Image, d.Metadata)
	return size, group.Wait()
}

// keepFile encodes one file of an image, stores it, and returns its size in bytes.
func (m *Renderer) keepFile(ctx context.Context, blobKey, name string, encode func(io.Writer) error) (int64, error) {
	var file bytes.Buffer
	_, span := tracing.Start(ctx, "alpha.encode", tracing.Text("pellucid.file", name))
	err := encode(&file)
	span.End(err)
	if err != nil {
		return 0, fmt.Errorf("encode %s: %w", name, err)
	}
	return int64(file.Len()), m.put(ctx, blobKey, name, file.Bytes())
}

// discard removes the files of a picture that could not be kept whole: nothing would ever point to them, and where the
// disk is full they are in the way of the next try.
func (m *Renderer) discard(ctx context.Context, img domain.Image) {
	if err := m.blobs.DeleteAll(context.WithoutCancel(ctx), img.BlobKey); err != nil {
		m.log.Error("cannot remove the files of an image that was not kept", "key", img.BlobKey, "err", err)
	}
}

// keepRenditions makes what pages show, as light as can be without being seen: each is scaled from the next larger one, its
// opacity is coarsened, and it says only whose it is and how it came to be. Whoever downloads a WebP gets another, exact one.
func (m *Renderer) keepRenditions(ctx context.Context, group *errgroup.Group, img domain.Image, source *image.NRGBA, meta alpha.Metadata) {
	meta.Prompt, meta.Recipe, meta.Receipt = "", "", "" // longer than many a picture of 256 pixels
	for i := len(domain.RenditionSizes) - 1; i >= 0; i-- {
		size := domain.RenditionSizes[i]
		if size > img.Width {
			continue
		}
		if size < source.Rect.Dx() {
			source = alpha.Resize(source, size, proportional(source, size))
			alpha.Bleed(source)
		}
		scaled := source
		group.Go(func() error {
			_, err := m.keepFile(ctx, img.BlobKey, domain.RenditionName(size), func(w io.Writer) error {
				return alpha.EncodeWebP(w, alpha.Coarsen(scaled), renditionQuality, meta)
			})
			return err
		})
	}
}

// put stores one file of an image.
func (m *Renderer) put(ctx context.Context, blobKey, name string, file []byte) error {
	ctx, span := tracing.Start(ctx, "store", tracing.Text("pellucid.file", name), tracing.Int("pellucid.bytes", len(file)))
	err := m.blobs.Put(ctx, blobKey+"/"+name, file)
	span.End(err)
	if err != nil {
		return &keepError{err}
	}
	return nil
}

// proportional returns the height in pixels of a picture that is scaled to a width.
func proportional(img *image.NRGBA, width int) int {
	return max(1, (img.Rect.Dy()*width+img.Rect.Dx()/2)/max(1, img.Rect.Dx()))
}

// keepError marks a failure to store a picture that was drawn: trying again may help, and the task keeps its place.
type keepError struct{ error }

func (e *keepError) Unwrap() error { return e.error }

// metadata is what the files of an image say about themselves. What would tell the prompt of a
// private image is left out.
func (m *Renderer) metadata(img domain.Image, r Rendered) alpha.Metadata {
	meta := alpha.Metadata{
		Creator: img.Username, License: m.baseURL + "/terms", Engine: img.Maker(),
		DigitalSourceType: r.Picture.SourceType, Receipt: alpha.PixelHash(r.Image), Credits: r.Picture.Credits,
	}
	if img.IsPublic {
		meta.Title, meta.Prompt, meta.Recipe = img.AltText, img.Prompt, string(img.Recipe)
	}
	return meta
}
