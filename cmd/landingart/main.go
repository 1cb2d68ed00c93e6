// Command landingart draws the images of the landing page with our own illustrator, at build time, and writes them as WebP
// files with a list of what was measured on each: go run ./cmd/landingart FOLDER
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/generation/rendering"
)

// quality is the WebP quality of the colors.
const quality = 82

// listName is the file that tells what was drawn.
const listName = "landing.json"

// drawn is what the page knows of an image.
type drawn struct {
	File       string             `json:"file"`
	Small      string             `json:"small,omitempty"` // for phones: smallSide pixels on its longer side
	Thumb      string             `json:"thumb,omitempty"` // for the button that chooses it: thumbSide pixels
	Prompt     string             `json:"prompt"`
	Width      int                `json:"width"`  // pixels of the file, without the clear margin
	Height     int                `json:"height"` // likewise
	Pixels     int                `json:"pixels"` // width and height at which it was drawn and measured
	SoftPixels int                `json:"soft_pixels"`
	Report     domain.AlphaReport `json:"report"`
	Redrawn    bool               `json:"redrawn"`         // a flaw was added for the demonstration, and the edge check refused it
	Strip      string             `json:"strip,omitempty"` // a few pixels of the edge, to be shown larger
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: landingart FOLDER")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "landingart:", err)
		os.Exit(1)
	}
}

// run draws as many images at a time as there are cores: the renderer sees to that.
func run(ctx context.Context, folder string) error {
	artist, err := illustrator.New()
	if err != nil {
		return err
	}
	renderer := rendering.New(rendering.Config{Engine: artist, Describer: artist, Now: time.Now, Log: slog.New(slog.DiscardHandler)})
	if err := os.MkdirAll(folder, 0o750); err != nil {
		return err
	}
	list := make([]drawn, len(pieces))
	group, ctx := errgroup.WithContext(ctx)
	for i, p := range pieces {
		group.Go(func() (err error) {
			if list[i], err = p.draw(ctx, renderer, artist, folder); err != nil {
				err = fmt.Errorf("%s: %w", p.name, err)
			}
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	byName := map[string]drawn{}
	for i, p := range pieces {
		byName[p.name] = list[i]
	}
	encoded, err := json.MarshalIndent(byName, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, listName), append(encoded, '\n'), 0o600)
}

// draw makes one piece the way customers' images are made, spoils it where it shows a flaw, and writes it at its size.
func (p piece) draw(ctx context.Context, renderer *rendering.Renderer, artist engine.Engine, folder string) (drawn, error) {
	gen := domain.Generation{
		Prompt: p.prompt, Samples: 1, Width: drawSize, Height: drawSize, Seed: p.seed, GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps,
	}
	made, err := renderer.Draw(ctx, rendering.Order{Generation: gen}, func(float64) {})
	if err != nil {
		return drawn{}, err
	}
	picture, report := made.Rendered.Image, made.Rendered.Report
	if p.flaw != nil {
		picture = p.flaw(picture)
		report = measured(picture)
		if want := map[bool]string{false: "fail", true: "warn"}[p.noted]; string(report.Verdict) != want {
			return drawn{}, fmt.Errorf("the flaw of %s is judged as %s rather than %s", p.name, report.Verdict, want)
		}
	}
	cut := picture
	if !p.whole {
		cut = transform.Trim(picture, trimMargin)
	}
	small := shrunk(cut, p.side)
	out := drawn{
		File: p.name + ".webp", Prompt: p.prompt, Width: small.Rect.Dx(), Height: small.Rect.Dy(), Pixels: drawSize, Report: report,
		SoftPixels: softPixels(picture), Redrawn: p.flaw != nil,
	}
	if p.edge != [2]float64{} {
		out.Strip = p.name + "-edge.webp"
		if err := writeWebP(filepath.Join(folder, out.Strip), strip(small, p.edge)); err != nil {
			return out, err
		}
	}
	if p.small {
		out.Small = p.name + "-small.webp"
		if err := writeWebP(filepath.Join(folder, out.Small), transform.Coarsen(shrunk(cut, smallSide))); err != nil {
			return out, err
		}
	}
	if p.thumb {
		out.Thumb = p.name + "-thumb.webp"
		if err := writeWebP(filepath.Join(folder, out.Thumb), transform.Coarsen(shrunk(cut, thumbSide))); err != nil {
			return out, err
		}
	}
	return out, writeWebP(filepath.Join(folder, out.File), small)
}

// measured is the edge check of an image that was spoiled: it is not repaired, as a fresh drawing would be.
func measured(picture *image.NRGBA) domain.AlphaReport {
	r := alpha.Measure(picture, alpha.Intent{})
	checks := make([]domain.AlphaCheck, len(r.Checks))
	for i, c := range r.Checks {
		checks[i] = domain.AlphaCheck{Name: c.Name, Value: c.Value, Unit: c.Unit, Verdict: domain.Verdict(c.Verdict), Note: c.Note}
	}
	return domain.AlphaReport{Version: r.Version, Verdict: domain.Verdict(r.Verdict), Transparent: r.Transparent, Opaque: r.Opaque, Soft: r.Soft, Checks: checks}
}

// shrunk scales an image so that its longer side has so many pixels.
func shrunk(img *image.NRGBA, side int) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if max(w, h) <= side {
		return img
	}
	width := w * side / max(w, h)
	small := transform.Resize(img, width, max(1, (h*width+w/2)/w))
	pixels.Bleed(small)
	return small
}

// The part of an edge that is shown larger, in pixels.
const stripWidth, stripHeight = 48, 36

// strip cuts a few pixels out of an image, around the first edge to the right of a place that is given in shares of its sides.
func strip(img *image.NRGBA, at [2]float64) *image.NRGBA {
	x, y := int(at[0]*float64(img.Rect.Dx())), int(at[1]*float64(img.Rect.Dy()))
	for x < img.Rect.Dx()-1 && img.NRGBAAt(x, y).A < 128 {
		x++
	}
	out := image.NewNRGBA(image.Rect(0, 0, stripWidth, stripHeight))
	for dy := range stripHeight {
		for dx := range stripWidth {
			out.SetNRGBA(dx, dy, img.NRGBAAt(x+dx-stripWidth/2, y+dy-stripHeight/2))
		}
	}
	return out
}

// softPixels counts the pixels that are neither clear nor solid.
func softPixels(img *image.NRGBA) (soft int) {
	for i := 3; i < len(img.Pix); i += 4 {
		if a := img.Pix[i]; a > 0 && a < 254 {
			soft++
		}
	}
	return soft
}

// writeWebP writes an image with all of its opacity: coarser steps would show as rings in large glass.
func writeWebP(path string, img *image.NRGBA) (err error) {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer func() {
		if closeErr := f.Close(); err == nil {
			err = closeErr
		}
	}()
	out := bufio.NewWriter(f)
	if err := codec.EncodeWebP(out, img, quality, codec.Metadata{}); err != nil {
		return err
	}
	return out.Flush()
}
