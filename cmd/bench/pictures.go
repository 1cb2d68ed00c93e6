package main

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"math"
	"runtime"
	"slices"
	"syscall"
	"time"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/style"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/logs"
)

// A style is measured again where the first figure is near its limit or above it.
const (
	pictureRuns = 3
	nearLimit   = .75
)

// pictureLimits are the milliseconds that an image may take, by its side in pixels.
var pictureLimits = []struct {
	size  int
	limit float64
}{{1024, 400}, {1536, 900}}

// styles are measured one by one.
var styles = style.Names()

// prompts are drawn in every style: one subject, several, two in a relation.
var prompts = []string{"a red fox", "three red apples", "a bear riding a red bicycle with blue wheels"}

// pictures measures one picture on one core: plan, drawing, repair, report and PNG encoding, as a generation does it.
func pictures(ctx context.Context) ([]figure, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	renderer := rendering.New(rendering.Config{
		Engine: artist, Describer: artist, Now: time.Now, Log: logs.New(discard{}, slog.LevelError),
	})
	if _, err := pictureTime(ctx, renderer, styles[0], pictureLimits[0].size, 1); err != nil { // warms the tables up
		return nil, err
	}
	var figures []figure
	for _, of := range pictureLimits {
		for _, style := range styles {
			took, err := pictureTime(ctx, renderer, style, of.size, 1)
			if err == nil && took > nearLimit*of.limit {
				took, err = pictureTime(ctx, renderer, style, of.size, pictureRuns)
			}
			if err != nil {
				return figures, fmt.Errorf("style %q: %w", style, err)
			}
			progress("pictures", len(figures)+1, len(pictureLimits)*len(styles), fmt.Sprintf("%d px, %s: %.0f ms", of.size, styleName(style), took))
			figures = append(figures, figure{name: fmt.Sprintf("image of %d px, one core, whole way, %s", of.size, styleName(style)), value: took, limit: of.limit, unit: "ms"})
		}
	}
	return figures, nil
}

// pictureTime is the median over the prompts of the least of some runs, in milliseconds of one processor: work of others takes the caches away, and
// that makes no picture slow.
func pictureTime(ctx context.Context, renderer *rendering.Renderer, style string, size, runs int) (float64, error) {
	var times []float64
	for _, prompt := range prompts {
		least := math.Inf(1)
		for range runs {
			order := rendering.Order{Generation: domain.Generation{
				Prompt: prompt, Samples: 1, Width: size, Height: size, Seed: 1, Style: style, Public: true,
			}}
			start := processorTime()
			drawing, err := renderer.Draw(ctx, order, func(float64) {})
			if err != nil {
				return 0, err
			}
			var file bytes.Buffer
			if err := codec.EncodePNG(&file, drawing.Rendered.Image, drawing.Metadata); err != nil {
				return 0, err
			}
			least = min(least, float64((processorTime()-start).Microseconds())/1000)
		}
		times = append(times, least)
	}
	return median(times), nil
}

// processorTime is how long this process has run on any processor, garbage collection included: what else the machine does
// meanwhile does not count.
func processorTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }
