package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

//go:embed islands.mjs
var islandsScript string

// islandBudget is the most JavaScript of a page with an island, in kB of brotli; islands/budget.mjs holds builds to the same.
const islandBudget = 95

// islandPages are the screens with an island, of the admin area and of everybody.
var islandPages = []struct {
	name  string
	paths []string
}{
	{"the admin area", []string{"/admin", "/admin/users", "/admin/users/1", "/admin/users/1?tab=credits", "/admin/subscriptions", "/admin/subscription-tiers/2"}},
	{"create and dashboard", []string{"/create", "/dashboard"}},
}

// islands measures what a browser without anything stored fetches of scripts for the heaviest pages with an island.
func islands(ctx context.Context, binary string) ([]figure, error) {
	data, err := os.MkdirTemp("", "pellucid-bench-*")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(data) }()
	server, _, err := start(ctx, binary, data)
	if err != nil {
		return nil, err
	}
	defer server.stop()
	var figures []figure
	for _, group := range islandPages {
		page, bytes, err := heaviest(ctx, group.paths)
		if err != nil {
			return figures, err
		}
		name := fmt.Sprintf("JavaScript of the heaviest page of %s, brotli: %s", group.name, page)
		figures = append(figures, figure{name: name, value: float64(bytes) / 1000, limit: islandBudget, unit: "kB"})
	}
	return figures, nil
}

// heaviest opens pages in a browser, and returns the one that fetched the most script, in bytes as they were sent.
func heaviest(ctx context.Context, paths []string) (page string, bytes int, err error) {
	arguments := append([]string{"--input-type=module", "-", "http://" + address, adminPassword}, paths...)
	command := exec.CommandContext(ctx, "node", arguments...)
	command.Stdin, command.Stderr = strings.NewReader(islandsScript), os.Stderr
	out, err := command.Output()
	if err != nil {
		return "", 0, fmt.Errorf("weigh pages in a browser: %w", err)
	}
	var weights map[string]int
	if err := json.Unmarshal(out, &weights); err != nil {
		return "", 0, err
	}
	for path, weight := range weights {
		if weight > bytes {
			page, bytes = path, weight
		}
	}
	return page, bytes, nil
}
