package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"time"
)

var seedRate = regexp.MustCompile(`: (\d+) a second`)

// seeding measures how fast benchmark rows are made.
func seeding(ctx context.Context, binary string) ([]figure, error) {
	var rates []float64
	for range 3 {
		rate, err := seedOnce(ctx, binary)
		if err != nil {
			return nil, err
		}
		rates = append(rates, rate)
	}
	return []figure{{name: "seeded images, median of three runs", value: median(rates), limit: 20_000, unit: "a second", atLeast: true}}, nil
}

func seedOnce(ctx context.Context, binary string) (perSecond float64, err error) {
	data, err := os.MkdirTemp("", "pellucid-bench-*")
	if err != nil {
		return 0, err
	}
	defer func() { _ = os.RemoveAll(data) }()
	out, err := exec.CommandContext(ctx, binary, "seed", "--data", data, "--images", "100000").Output()
	if err != nil {
		return 0, err
	}
	found := seedRate.FindSubmatch(out)
	if found == nil {
		return 0, fmt.Errorf("seed said %q", out)
	}
	return strconv.ParseFloat(string(found[1]), 64)
}

// freshClone measures `make run` on a new clone, from the clone to the first page.
func freshClone(ctx context.Context) ([]figure, error) {
	folder, err := os.MkdirTemp("", "pellucid-fresh-*")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	begun := time.Now()
	if err := exec.CommandContext(ctx, "git", "clone", "--quiet", ".", folder).Run(); err != nil {
		return nil, err
	}
	build := exec.CommandContext(ctx, "make", "build")
	build.Dir, build.Stdout, build.Stderr = folder, os.Stderr, os.Stderr
	if err := build.Run(); err != nil {
		return nil, err
	}
	server, _, err := start(ctx, filepath.Join(folder, "bin", "pellucid"), filepath.Join(folder, "data"))
	if err != nil {
		return nil, err
	}
	defer server.stop()
	return []figure{{name: "fresh clone to first page", value: time.Since(begun).Seconds(), limit: 240, unit: "s"}}, nil
}
