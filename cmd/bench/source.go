package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
)

// What a reader of the code meets: files that fit on two screens, and folders that can be looked over.
const (
	sourceLines   = 39_000
	sourceMedian  = 80
	sourceMost    = 160
	sourceInOne   = 100
	sourceExample = 3 // how many of the longest and the fullest are named
)

// source measures the Go files that Git has, without tests, the illustrator and this program, and the fullest folder of all files.
// What is generated is not in Git. Templates and the packages that only tests import are counted apart.
func source(ctx context.Context) ([]figure, error) {
	list, err := exec.CommandContext(ctx, "git", "ls-files").Output()
	if err != nil {
		return nil, fmt.Errorf("list the files: %w", err)
	}
	sum, kits, templates, lengths, folders := 0, 0, 0, map[string]int{}, map[string]int{}
	for name := range strings.Lines(string(list)) {
		name = strings.TrimSpace(name)
		folders[path.Dir(name)]++
		if path.Ext(name) != ".templ" && path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "internal/engine/illustrator/") || strings.HasPrefix(name, "cmd/bench/") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		lines := bytes.Count(text, []byte("\n"))
		switch {
		case path.Ext(name) == ".templ":
			templates += lines
			continue
		case ofTestKit(name):
			kits += lines
		}
		lengths[name] = lines
		sum += lines
	}
	long, full := descending(lengths), descending(folders)
	if len(long) == 0 {
		return nil, fmt.Errorf("there are no Go files here")
	}
	return []figure{
		{name: fmt.Sprintf("Go without tests, illustrator and bench; %d of it in packages for tests, and templates apart: %d", kits, templates), value: float64(sum), limit: sourceLines, unit: "lines"},
		{name: "median of its files", value: float64(lengths[long[len(long)/2]]), limit: sourceMedian, unit: "lines"},
		{name: "90% of its files, and the longest: " + examples(long, lengths), value: float64(lengths[long[len(long)/10]]), limit: sourceMost, unit: "lines"},
		{name: "fullest folder: " + examples(full, folders), value: float64(folders[full[0]]), limit: sourceInOne, unit: "files"},
	}, nil
}

// ofTestKit reports whether a file is of a package that is made for tests alone.
func ofTestKit(name string) bool {
	folder := path.Dir(name)
	return strings.HasPrefix(name, "internal/testkit/") || strings.HasSuffix(folder, "test") || strings.Contains(folder, "test/")
}

// descending returns the names with the largest numbers first.
func descending(of map[string]int) []string {
	names := make([]string, 0, len(of))
	for name := range of {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int {
		if of[a] != of[b] {
			return of[b] - of[a]
		}
		return strings.Compare(a, b)
	})
	return names
}

func examples(names []string, of map[string]int) string {
	var said []string
	for _, name := range names[:min(len(names), sourceExample)] {
		said = append(said, fmt.Sprintf("%s %d", name, of[name]))
	}
	return strings.Join(said, ", ")
}
