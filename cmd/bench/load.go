package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

//go:embed load.js
var loadScript string

// k6Folder is where make puts the load generator.
const k6Folder = ".tools"

// load measures a server of its own over the gallery: pages at a steady rate, and its memory after them.
func (g gallery) load(ctx context.Context, binary string) ([]figure, error) {
	server, _, err := start(ctx, binary, g.data)
	if err != nil {
		return nil, err
	}
	defer server.stop()
	picture, err := newestPicture(ctx)
	if err != nil {
		return nil, err
	}
	figures, err := steady(ctx, picture)
	if err != nil {
		return figures, err
	}
	memory, err := server.memory("VmRSS")
	return append(figures, figure{name: "memory of the server after them", value: memory, limit: 200, unit: "MB"}), err
}

// publicPicture is what the API says of a picture.
type publicPicture struct {
	ID string `json:"id"`
}

// newestPicture asks the running server for the newest public picture.
func newestPicture(ctx context.Context) (publicPicture, error) {
	content, err := fetch(ctx, http.DefaultClient, "http://"+address+"/api/v1/gallery/public?limit=1")
	if err != nil {
		return publicPicture{}, err
	}
	var list struct {
		Data []publicPicture `json:"data"`
	}
	if err := json.Unmarshal(content, &list); err != nil {
		return publicPicture{}, err
	}
	if len(list.Data) == 0 {
		return publicPicture{}, errors.New("the gallery is empty")
	}
	return list.Data[0], nil
}

// steady asks for public pages 500 times a second, whether answers come or not.
func steady(ctx context.Context, picture publicPicture) ([]figure, error) {
	slow := figure{name: "p99 at 500 requests a second, open loop", limit: 5, unit: "ms"}
	failed := figure{name: "requests of them that failed or were not sent", limit: 0}
	k6, err := k6Path()
	if err != nil {
		slow.skipped, failed.skipped = "k6 not found", "k6 not found"
		return []figure{slow, failed}, nil
	}
	slow.value, failed.value, err = k6Run(ctx, k6, loadScript, "-e", "BASE=http://"+address, "-e", "PICTURE="+picture.ID)
	return []figure{slow, failed}, err
}

// k6Run runs a script and returns the 99th percentile of the answers' times in milliseconds, and how many went wrong.
func k6Run(ctx context.Context, k6, script string, flags ...string) (p99, failed float64, err error) {
	folder, err := os.MkdirTemp("", "pellucid-bench-*")
	if err != nil {
		return 0, 0, err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	summary := filepath.Join(folder, "summary.json")
	arguments := append([]string{"run", "--quiet", "--no-usage-report", "--summary-trend-stats", "med,p(99)", "--summary-export", summary}, flags...)
	command := exec.CommandContext(ctx, k6, append(arguments, "-")...)
	command.Stdin = strings.NewReader(script)
	if out, err := command.CombinedOutput(); err != nil {
		return 0, 0, fmt.Errorf("k6: %w: %s", err, out)
	}
	return readSummary(summary)
}

func k6Path() (string, error) {
	if path := filepath.Join(k6Folder, "k6"); exec.Command(path, "version").Run() == nil {
		return filepath.Abs(path)
	}
	return exec.LookPath("k6")
}

// readSummary returns the 99th percentile of the answers' times in milliseconds, and how many requests went wrong.
func readSummary(path string) (p99, failed float64, err error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return 0, 0, err
	}
	var summary struct {
		Metrics struct {
			Duration struct {
				P99 float64 `json:"p(99)"`
			} `json:"http_req_duration"`
			Failed struct {
				Passes float64 `json:"passes"` // of the condition "it failed"
			} `json:"http_req_failed"`
			Dropped struct {
				Count float64 `json:"count"`
			} `json:"dropped_iterations"`
		} `json:"metrics"`
	}
	err = json.Unmarshal(content, &summary)
	return summary.Metrics.Duration.P99, summary.Metrics.Failed.Passes + summary.Metrics.Dropped.Count, err
}
