package main

import (
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// seeding measures how fast benchmark rows are made.
func seeding(ctx context.Context) ([]figure, error) {
	var rates []float64
	for range 3 {
		data, err := os.MkdirTemp("", "pellucid-bench-*")
		if err != nil {
			return nil, err
		}
		defer func() { _ = os.RemoveAll(data) }()
		rate, err := seed(ctx, data, 100_000, io.Discard)
		if err != nil {
			return nil, err
		}
		rates = append(rates, rate)
	}
	return []figure{{name: "seeded images, median of three runs", value: median(rates), limit: 20_000, unit: "a second", atLeast: true}}, nil
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
