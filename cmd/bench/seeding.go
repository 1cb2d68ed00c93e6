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
	data, err := os.MkdirTemp("", "pellucid-bench-*")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(data) }()
	out, err := exec.CommandContext(ctx, binary, "seed", "--data", data, "--images", "100000").Output()
	if err != nil {
		return nil, err
	}
	found := seedRate.FindSubmatch(out)
	if found == nil {
		return nil, fmt.Errorf("seed said %q", out)
	}
	rate, err := strconv.ParseFloat(string(found[1]), 64)
	return []figure{{name: "seeded images", value: rate, limit: 20_000, unit: "a second", atLeast: true}}, err
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
