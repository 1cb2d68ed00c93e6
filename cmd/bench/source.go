package main

import (
	"context"
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"text/tabwriter"
)

// What a reader of the code meets: files that fit on two screens, and folders that can be looked over.
const (
	sourceLines   = 39_000
	sourceMedian  = 80
	sourceMost    = 160
	sourceInOne   = 100
	sourceExample = 3 // how many of the longest and the fullest are named
)

// lineCount are the lines of some files by what stands on them. A line with code and a comment is code.
type lineCount struct{ code, comments, blank int }

func (c lineCount) all() int { return c.code + c.comments + c.blank }

func (c *lineCount) add(more lineCount) {
	c.code, c.comments, c.blank = c.code+more.code, c.comments+more.comments, c.blank+more.blank
}

// source measures the Go files that Git has, without tests, the illustrator and this program, and the fullest folder of all files.
// What is generated is not in Git. Templates and the packages that only tests import are counted apart. A table by area goes to
// the standard output.
func source(ctx context.Context) ([]figure, error) {
	list, err := exec.CommandContext(ctx, "git", "ls-files").Output()
	if err != nil {
		return nil, fmt.Errorf("list the files: %w", err)
	}
	var sum lineCount
	kits, templates, lengths, folders, areas := 0, 0, map[string]int{}, map[string]int{}, map[string]*lineCount{}
	for name := range strings.Lines(string(list)) {
		name = strings.TrimSpace(name)
		folders[path.Dir(name)]++
		if path.Ext(name) != ".templ" && path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if path.Ext(name) == ".templ" {
			templates += strings.Count(string(text), "\n")
			continue
		}
		lines, area := countLines(text), areaOf(name)
		if areas[area] == nil {
			areas[area] = &lineCount{}
		}
		areas[area].add(lines)
		switch {
		case area == illustratorArea, area == benchArea:
			continue
		case area == kitArea:
			kits += lines.all()
		}
		lengths[name] = lines.all()
		sum.add(lines)
	}
	long, full := descending(lengths), descending(folders)
	if len(long) == 0 {
		return nil, fmt.Errorf("there are no Go files here")
	}
	reportAreas(areas, templates)
	return []figure{
		{name: fmt.Sprintf("Go without tests, illustrator and bench: %d of code, %d of comments, %d blank; %d of all in packages for tests", sum.code, sum.comments, sum.blank, kits), value: float64(sum.all()), limit: sourceLines, unit: "lines"},
		{name: "median of its files", value: float64(lengths[long[len(long)/2]]), limit: sourceMedian, unit: "lines"},
		{name: "90% of its files, and the longest: " + examples(long, lengths), value: float64(lengths[long[len(long)/10]]), limit: sourceMost, unit: "lines"},
		{name: "fullest folder: " + examples(full, folders), value: float64(folders[full[0]]), limit: sourceInOne, unit: "files"},
	}, nil
}

// countLines tells the lines of a Go file apart by its tokens: a text in quotation marks is code, whatever it looks like.
func countLines(text []byte) lineCount {
	files := token.NewFileSet()
	file := files.AddFile("", files.Base(), len(text))
	var s scanner.Scanner
	s.Init(file, text, nil, scanner.ScanComments)
	all := strings.Count(string(text), "\n")
	isCode, isComment := make([]bool, all+2), make([]bool, all+2)
	for {
		at, kind, literal := s.Scan()
		if kind == token.EOF {
			break
		}
		if kind == token.SEMICOLON && literal == "\n" { // the scanner's own
			continue
		}
		line := file.Line(at)
		for i := range strings.Count(literal, "\n") + 1 {
			if kind == token.COMMENT {
				isComment[line+i] = true
			} else {
				isCode[line+i] = true
			}
		}
	}
	var c lineCount
	for line := 1; line <= all; line++ {
		switch {
		case isCode[line]:
			c.code++
		case isComment[line]:
			c.comments++
		default:
			c.blank++
		}
	}
	return c
}

const (
	illustratorArea = "internal/engine/illustrator"
	benchArea       = "cmd/bench"
	kitArea         = "packages for tests"
)

// areaOf is the part of the program that a file belongs to: its folder, two levels deep.
func areaOf(name string) string {
	folder := path.Dir(name)
	switch {
	case strings.HasPrefix(name, illustratorArea+"/"):
		return illustratorArea
	case strings.HasPrefix(name, "internal/testkit/") || strings.HasSuffix(folder, "test") || strings.Contains(folder, "test/"):
		return kitArea
	}
	parts := strings.Split(folder, "/")
	if parts[0] == "internal" || parts[0] == "cmd" {
		return strings.Join(parts[:min(2, len(parts))], "/")
	}
	return parts[0]
}

// reportAreas prints the lines of each area, the largest first.
func reportAreas(areas map[string]*lineCount, templates int) {
	totals := map[string]int{}
	for area, lines := range areas {
		totals[area] = lines.all()
	}
	out := tabwriter.NewWriter(os.Stdout, 0, 4, 2, ' ', tabwriter.AlignRight)
	defer func() { _ = out.Flush() }()
	fmt.Fprintln(out, "code\tcomments\tblank\t  Go without tests\t")
	for _, area := range descending(totals) {
		lines := areas[area]
		fmt.Fprintf(out, "%d\t%d\t%d\t  %s\t\n", lines.code, lines.comments, lines.blank, area)
	}
	fmt.Fprintf(out, "%d\t\t\t  templates, comments and all\t\n", templates)
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
