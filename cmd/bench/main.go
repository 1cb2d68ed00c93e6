// Command bench measures the figures that the product promises, each against its limit, on the machine that it runs on.
// Figures are medians; a machine that is busy with other things gives other ones, so nothing here is a test.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"text/tabwriter"
	"time"
)

// figure is one measured value with the limit that it is held against.
type figure struct {
	name    string
	value   float64
	limit   float64
	unit    string
	atLeast bool   // the limit is the least that is good, not the most
	skipped string // why it was not measured; empty when it was
}

// verdict is what the table says of the figure.
func (f figure) verdict() string {
	switch {
	case f.skipped != "":
		return "skipped: " + f.skipped
	case f.atLeast && f.value >= f.limit, !f.atLeast && f.value <= f.limit:
		return "holds"
	default:
		return "MISSED"
	}
}

func main() {
	fresh := flag.Bool("fresh", false, "also clone this repository and measure `make run` on the clone (minutes)")
	binary := flag.String("binary", "bin/pellucid", "the built program")
	alphaSize := flag.Int("alpha", 0, "draw everyday prompts in every style at this size in pixels, and print how the alpha checks are spread; nothing else")
	seeded := flag.String("seed", "", "add -images images to the gallery of this data folder, and measure nothing")
	images := flag.Int("images", 100_000, "how many seeded images the public pages are measured over")
	data := flag.String("data", "", "a data folder that was seeded with as many already, for the public pages")
	rows := flag.Int("rows", 1_000_000, "how many images the scale part is measured over")
	each := flag.Duration("each", 5*time.Second, "how long each rate of the scale part is measured")
	peers := flag.String("peers", "", "the folder in which compare.sh has built the programs that pages are compared with")
	only := flag.String("only", "", "measure this alone: "+strings.Join(partNames(), ", "))
	prompts := flag.String("prompts", "", "a file with one prompt a line, for the parts ignored and hidden in place of their own")
	every := flag.Bool("every", false, "for the part kit: draw every piece in every style (an hour), not a part of them and the slowest")
	scenes := flag.Int("scenes", defaultScenes, "how many scenes each method of background removal is measured on, spread over subjects and backgrounds; 0: all 108")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if *seeded != "" {
		if _, err := seed(ctx, *seeded, *images, os.Stderr); err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
		return
	}
	o := options{binary: *binary, fresh: *fresh, alphaSize: *alphaSize, only: *only, prompts: *prompts, scenes: *scenes, every: *every, rows: *rows, each: *each, peers: *peers, gallery: gallery{images: *images, data: *data}}
	if err := run(ctx, o); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// options are what the flags say.
type options struct {
	binary    string
	fresh     bool
	alphaSize int
	only      string
	prompts   string // a file
	scenes    int
	every     bool
	rows      int
	each      time.Duration
	peers     string
	gallery   gallery
}

func run(ctx context.Context, o options) error {
	if o.alphaSize > 0 {
		return alphas(ctx, o.alphaSize)
	}
	var figures []figure
	for _, part := range parts {
		if o.only != "" && o.only != part.name || part.name == "fresh" && !o.fresh || part.name == "scale" && o.only != part.name {
			continue
		}
		if part.gallery && o.gallery.data == "" {
			end, err := o.gallery.open(ctx)
			if err != nil {
				return err
			}
			defer end()
		}
		more, err := part.measure(ctx, &o)
		figures = append(figures, more...)
		if err != nil {
			report(figures)
			return fmt.Errorf("%s: %w", part.name, err)
		}
	}
	report(figures)
	return nil
}

// progress says on the terminal how far a part is that takes minutes.
func progress(part string, done, of int, what string) {
	fmt.Fprintf(os.Stderr, "%s %d of %d: %s\n", part, done, of, what)
}

// parts are measured one after the other, so that none is in another's way.
var parts = []struct {
	name    string
	gallery bool // over the seeded gallery
	measure func(context.Context, *options) ([]figure, error)
}{
	{"source", false, func(ctx context.Context, _ *options) ([]figure, error) { return source(ctx) }},
	{"pictures", false, func(ctx context.Context, _ *options) ([]figure, error) { return pictures(ctx) }},
	{"matting", false, func(ctx context.Context, o *options) ([]figure, error) {
		return mattingFigures(ctx, o.binary, o.scenes)
	}},
	{"gate", false, func(ctx context.Context, _ *options) ([]figure, error) { return gate(ctx) }},
	{"kit", false, func(ctx context.Context, o *options) ([]figure, error) { return kit(ctx, o.binary, o.every) }},
	{"ignored", false, ignored},
	{"hidden", false, hidden},
	{"combined", false, combined},
	{"server", false, func(ctx context.Context, o *options) ([]figure, error) { return server(ctx, o.binary) }},
	{"seeding", false, func(ctx context.Context, _ *options) ([]figure, error) { return seeding(ctx) }},
	{"pages", true, func(ctx context.Context, o *options) ([]figure, error) { return o.gallery.pages(ctx) }},
	{"peers", true, func(ctx context.Context, o *options) ([]figure, error) {
		return o.gallery.peers(ctx, o.binary, o.peers)
	}},
	{"numbers", true, func(ctx context.Context, o *options) ([]figure, error) { return o.gallery.numbers(ctx) }},
	{"load", true, func(ctx context.Context, o *options) ([]figure, error) { return o.gallery.load(ctx, o.binary) }},
	{"users", false, func(ctx context.Context, o *options) ([]figure, error) { return listedUsers(ctx, o.binary) }},
	{"firstimage", false, func(ctx context.Context, o *options) ([]figure, error) { return firstImages(ctx, o.binary) }},
	{"islands", false, func(ctx context.Context, o *options) ([]figure, error) { return islands(ctx, o.binary) }},
	{"lighthouse", true, func(ctx context.Context, o *options) ([]figure, error) { return o.gallery.lighthouse(ctx, o.binary) }},
	{"scale", false, measureScale},
	{"fresh", false, func(ctx context.Context, _ *options) ([]figure, error) { return freshClone(ctx) }},
}

func partNames() []string {
	var names []string
	for _, part := range parts {
		names = append(names, part.name)
	}
	return names
}

func report(figures []figure) {
	out := tabwriter.NewWriter(os.Stdout, 0, 4, 2, ' ', 0)
	defer func() { _ = out.Flush() }()
	for _, f := range figures {
		sign := "≤"
		if f.atLeast {
			sign = "≥"
		}
		fmt.Fprintf(out, "%s\t%.6g %s\t%s %.6g\t%s\n", f.name, f.value, f.unit, sign, f.limit, f.verdict())
	}
}
