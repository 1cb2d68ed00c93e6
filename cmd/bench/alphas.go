package main

import (
	"context"
	_ "embed"
	"fmt"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
)

//go:embed prompts.txt
var everyday string

// alphas draws everyday prompts in every style, and prints how the checks of the alpha report are spread. The limits in
// internal/alpha were set by this table.
func alphas(ctx context.Context, size int) error {
	artist, err := illustrator.New()
	if err != nil {
		return err
	}
	out := tabwriter.NewWriter(os.Stdout, 0, 4, 2, ' ', 0)
	defer func() { _ = out.Flush() }()
	fmt.Fprintln(out, "style\tpass\twarn\tfail\tchecks that warn or fail, with how often; median and 95th percentile of their values")
	for _, style := range styles {
		reports, err := reportsOf(ctx, artist, style, size)
		if err != nil {
			return err
		}
		fmt.Fprintln(out, summary(style, reports))
	}
	return nil
}

func reportsOf(ctx context.Context, artist *illustrator.Engine, style string, size int) ([]alpha.Report, error) {
	var reports []alpha.Report
	for i, prompt := range strings.Split(strings.TrimSpace(everyday), "\n") {
		request := engine.Request{Prompt: prompt, Width: size, Height: size, Seed: int64(i), Variation: i % 4, Style: style}
		picture, err := artist.Draw(ctx, request, func(float64) {})
		if err != nil {
			return nil, fmt.Errorf("%s: %w", request.Prompt, err)
		}
		pixels.Bleed(picture.Image)
		_, report, _ := alpha.Repair(picture.Image, alpha.Intent(picture.Intent))
		reports = append(reports, report)
		if report.Verdict == alpha.Fail {
			fmt.Fprintf(os.Stderr, "fail  %s  %s\n", style, request.Prompt)
		}
	}
	return reports, nil
}

func summary(style string, reports []alpha.Report) string {
	verdicts := map[alpha.Verdict]int{}
	values, open := map[string][]float64{}, map[string]string{}
	var names []string
	for _, report := range reports {
		verdicts[report.Verdict]++
		for _, check := range report.Checks {
			if check.Verdict != alpha.Pass && !slices.Contains(names, check.Name) {
				names = append(names, check.Name)
			}
			values[check.Name] = append(values[check.Name], check.Value)
			if check.Verdict != alpha.Pass {
				open[check.Name] += string(check.Verdict[:1])
			}
		}
	}
	slices.Sort(names)
	for i, name := range names {
		all := values[name]
		slices.Sort(all)
		names[i] = fmt.Sprintf("%s %dw %df (%.2g, %.2g)", name, strings.Count(open[name], "w"), strings.Count(open[name], "f"), all[len(all)/2], all[len(all)*95/100])
	}
	return fmt.Sprintf("%s\t%d\t%d\t%d\t%s", styleName(style), verdicts[alpha.Pass], verdicts[alpha.Warn], verdicts[alpha.Fail], strings.Join(names, "; "))
}

func styleName(style string) string {
	if style == "" {
		return "default"
	}
	return style
}
