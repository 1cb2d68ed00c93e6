package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/blob/fs"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	standins "pellucid/internal/engine/enginetest/pictures"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/routing"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/logs"
)

const (
	gateSide    = 512  // px
	gateEach    = 300  // pictures of each kind
	remoteSide  = 1024 // px, of the picture that a vendor sends
	remoteTimes = 9
	remoteLimit = 350 // ms of one core
)

// spoils are the faults that image models have.
var spoils = []struct {
	name string
	make func(seed int64) *image.NRGBA
}{
	{"opaque on a photograph", func(seed int64) *image.NRGBA { return standins.OnPhoto(gateSide, gateSide, seed) }},
	{"painted checkerboard", func(seed int64) *image.NRGBA { return standins.Checkerboard(gateSide, gateSide, seed) }},
	{"white halo", func(seed int64) *image.NRGBA { return standins.Halo(gateSide, gateSide, seed) }},
	{"cropped subject", func(seed int64) *image.NRGBA {
		whole := standins.Transparent(gateSide, gateSide, seed)
		box := transform.Trim(whole, 0).Rect
		return transform.Resize(transform.Trim(whole, 0).SubImage(image.Rect(0, box.Dy()/4, box.Dx(), box.Dy()*3/4)).(*image.NRGBA), gateSide, gateSide)
	}},
}

// gate counts how many clean pictures the alpha gate refuses, how many spoiled ones it lets through, and what it costs to take
// a picture in that a vendor sends.
func gate(ctx context.Context) ([]figure, error) {
	refused, err := refusedClean(ctx)
	if err != nil {
		return nil, err
	}
	figures := []figure{{name: fmt.Sprintf("alpha gate: clean pictures refused, of %d", gateEach), value: float64(refused), limit: 0, unit: "pictures"}}
	for _, spoil := range spoils {
		missed := 0
		for seed := range int64(gateEach / len(spoils)) {
			if !caught(spoil.make(seed)) {
				missed++
			}
		}
		figures = append(figures, figure{
			name: fmt.Sprintf("alpha gate: let through, %s, of %d", spoil.name, gateEach/len(spoils)), value: float64(missed), limit: 0, unit: "pictures",
		})
	}
	overhead, err := remoteOverhead(ctx)
	return append(figures, figure{name: "image of 1024 px from a vendor: decode, measure, repair, encode, store", value: overhead, limit: remoteLimit, unit: "ms"}), err
}

// caught reports whether a picture is seen for what it is: opaque, or failing a check before anything is repaired.
func caught(img *image.NRGBA) bool {
	report := alpha.Measure(img, alpha.Intent{})
	return report.Verdict == alpha.Fail || report.Transparent < 0.005
}

func refusedClean(ctx context.Context) (int, error) {
	artist, err := illustrator.New()
	if err != nil {
		return 0, err
	}
	prompts := strings.Split(strings.TrimSpace(everyday), "\n")
	refused := 0
	for i, drawn := 0, 0; drawn < gateEach; i++ {
		request := engine.Request{Prompt: prompts[i%len(prompts)], Width: gateSide, Height: gateSide, Seed: int64(i), Variation: i % 4}
		picture, err := artist.Draw(ctx, request, nil)
		if errors.As(err, new(*engine.CannotDraw)) {
			continue // a prompt that our art lacks the subject of
		}
		if err != nil {
			return 0, fmt.Errorf("%s: %w", request.Prompt, err)
		}
		drawn++
		pixels.Bleed(picture.Image)
		if _, report, _ := alpha.Repair(picture.Image, alpha.Intent(picture.Intent)); report.Verdict == alpha.Fail {
			refused++
		}
	}
	return refused, nil
}

// sender is a vendor that answers at once with the bytes of one PNG file.
type sender struct{ file []byte }

func (sender) Name() string { return "sender" }

func (sender) Capabilities() engine.Capabilities {
	return engine.Capabilities{Label: "Sender", MinSide: remoteSide, MaxSide: remoteSide, NativeAlpha: true}
}

func (sender) Submit(context.Context, engine.Request) (engine.Handle, error) { return "", nil }
func (sender) Cancel(context.Context, engine.Handle) error                   { return nil }

func (s sender) Wait(_ context.Context, _ engine.Request, _ engine.Handle, _ func(float64)) (engine.Picture, error) {
	img, err := codec.Decode(bytes.NewReader(s.file), 4*remoteSide*remoteSide)
	return engine.Picture{Image: img, Model: "sender-1", Recipe: []byte("{}"), SourceType: "trainedAlgorithmicMedia"}, err
}

// remoteOverhead is the median processor time, in milliseconds, that a vendor's picture takes here.
func remoteOverhead(ctx context.Context) (float64, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	artist, err := illustrator.New()
	if err != nil {
		return 0, err
	}
	folder, err := os.MkdirTemp("", "pellucid-bench-gate-")
	if err != nil {
		return 0, err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	files, err := fs.New(filepath.Join(folder, "media"))
	if err != nil {
		return 0, err
	}
	quiet := logs.New(discard{}, slog.LevelError)
	vendor := sender{standins.PNG(standins.Transparent(remoteSide, remoteSide, 0))}
	renderer := rendering.New(rendering.Config{
		Engine: artist, Describer: artist, Router: routing.Only(vendor, quiet), Blobs: files, Now: time.Now, Log: quiet,
	})
	var times []float64
	for seed := range int64(remoteTimes) {
		order := rendering.Order{Generation: domain.Generation{Prompt: "a red fox", Samples: 1, Width: remoteSide, Height: remoteSide, Seed: seed, Public: true}}
		begun := processorTime()
		if _, err := renderer.Make(ctx, order, func(float64) {}); err != nil {
			return 0, err
		}
		times = append(times, float64((processorTime()-begun).Microseconds())/1000)
	}
	slices.Sort(times)
	return times[len(times)/2], nil
}
