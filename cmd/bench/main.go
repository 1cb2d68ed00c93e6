// Command bench measures the figures that the product promises, each against its limit, on the machine that it runs on.
// Figures are medians; a machine that is busy with other things gives other ones, so nothing here is a test.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"text/tabwriter"
)

// figure is one measured value with the limit that it is held against.
type figure struct {
	name    string
	value   float64
	limit   float64
	unit    string
	atLeast bool // the limit is the least that is good, not the most
}

func (f figure) holds() bool {
	if f.atLeast {
		return f.value >= f.limit
	}
	return f.value <= f.limit
}

func main() {
	fresh := flag.Bool("fresh", false, "also clone this repository and measure `make run` on the clone (minutes)")
	binary := flag.String("binary", "bin/pellucid", "the built program")
	alphaSize := flag.Int("alpha", 0, "draw everyday prompts in every style at this size in pixels, and print how the alpha checks are spread; nothing else")
	images := flag.Int("images", 100_000, "how many seeded images the public pages are measured over")
	data := flag.String("data", "", "a data folder that was seeded with as many already, for the public pages")
	only := flag.Bool("pages", false, "measure the public pages; nothing else")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	o := options{binary: *binary, fresh: *fresh, alphaSize: *alphaSize, pagesOnly: *only, gallery: gallery{images: *images, data: *data}}
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
	pagesOnly bool
	gallery   gallery
}

func run(ctx context.Context, o options) error {
	if o.alphaSize > 0 {
		return alphas(ctx, o.alphaSize)
	}
	measure := measureAll
	if o.pagesOnly {
		measure = func(ctx context.Context, o options) ([]figure, error) { return o.gallery.pages(ctx, o.binary) }
	}
	figures, err := measure(ctx, o)
	report(figures)
	return err
}

func measureAll(ctx context.Context, o options) ([]figure, error) {
	figures, err := pictures(ctx)
	if err != nil {
		return figures, err
	}
	for _, measure := range []func(context.Context, string) ([]figure, error){server, seeding, o.gallery.pages} {
		more, err := measure(ctx, o.binary)
		figures = append(figures, more...)
		if err != nil {
			return figures, err
		}
	}
	if o.fresh {
		more, err := freshClone(ctx)
		return append(figures, more...), err
	}
	return figures, nil
}

func report(figures []figure) {
	out := tabwriter.NewWriter(os.Stdout, 0, 4, 2, ' ', 0)
	defer func() { _ = out.Flush() }()
	for _, f := range figures {
		sign, verdict := "≤", "holds"
		if f.atLeast {
			sign = "≥"
		}
		if !f.holds() {
			verdict = "MISSED"
		}
		fmt.Fprintf(out, "%s\t%.6g %s\t%s %.6g\t%s\n", f.name, f.value, f.unit, sign, f.limit, verdict)
	}
}
