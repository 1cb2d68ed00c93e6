package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"
)

const (
	address = "127.0.0.1:8197"
	atOnce  = 4 // pictures made at the same time

	adminPassword   = "only for measuring"
	accountPassword = "only for measuring"
)

// running is a server that was started for measuring.
type running struct{ process *os.Process }

func start(ctx context.Context, binary, data string) (running, time.Duration, error) {
	command := exec.CommandContext(ctx, binary, "serve", "--addr", address, "--local", "--base-url", "http://"+address, "--data", data, "--no-demo",
		"--rate-limits", "off", "--log-level", "warn", "--admin-password", adminPassword)
	command.Stderr = os.Stderr
	begun := time.Now()
	if err := command.Start(); err != nil {
		return running{}, 0, err
	}
	for time.Since(begun) < 30*time.Second {
		if answer, err := http.Get("http://" + address + "/"); err == nil {
			_ = answer.Body.Close()
			return running{command.Process}, time.Since(begun), nil
		}
		time.Sleep(5 * time.Millisecond)
	}
	return running{command.Process}, 0, fmt.Errorf("the server did not answer")
}

// stop ends the server as an operator would, and returns how long it took.
func (r running) stop() time.Duration {
	begun := time.Now()
	_ = r.process.Signal(syscall.SIGTERM)
	_, _ = r.process.Wait()
	return time.Since(begun)
}

// memory reads a figure of the process from the kernel, in MB: VmRSS is now, VmHWM the most there ever was.
func (r running) memory(name string) (float64, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", r.process.Pid))
	if err != nil {
		return 0, err
	}
	lines := bufio.NewScanner(bytes.NewReader(status))
	for lines.Scan() {
		if value, found := strings.CutPrefix(lines.Text(), name+":"); found {
			kilobytes, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(value), " kB"), 64)
			return kilobytes / 1024, err
		}
	}
	return 0, fmt.Errorf("no %s in the process's status", name)
}

// server measures the start on existing data, and the memory at rest and while pictures are made.
func server(ctx context.Context, binary string) ([]figure, error) {
	data, err := os.MkdirTemp("", "pellucid-bench-*")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(data) }()
	first, _, err := start(ctx, binary, data)
	if err != nil {
		return nil, err
	}
	ending := first.stop()
	again, restart, err := start(ctx, binary, data)
	if err != nil {
		return nil, err
	}
	defer again.stop()
	idle, err := again.memory("VmRSS")
	if err != nil {
		return nil, err
	}
	if err := makeAtOnce(ctx); err != nil {
		return nil, err
	}
	peak, err := again.memory("VmHWM")
	return []figure{
		{name: "clean end after SIGTERM, at rest", value: ending.Seconds(), limit: 10, unit: "s"},
		{name: "restart to first page", value: float64(restart.Milliseconds()), limit: 1000, unit: "ms"},
		{name: "memory of an idle server", value: idle, limit: 120, unit: "MB"},
		{name: "peak memory while four pictures of 1024 px are made", value: peak, limit: 400, unit: "MB"},
	}, err
}

// makeAtOnce lets as many people each make one picture at the same time, in different styles.
func makeAtOnce(ctx context.Context) error {
	group, ctx := errgroup.WithContext(ctx)
	for i := range atOnce {
		group.Go(func() error {
			token, err := account(ctx, fmt.Sprintf("bench%d", i))
			if err != nil {
				return err
			}
			body := fmt.Sprintf(`{"prompt":"a red fox and a blue owl, %s","width":1024}`, []string{"watercolor", "clay", "neon", "paper cut"}[i%4])
			var accepted struct {
				Status string `json:"status"`
			}
			header := http.Header{"Content-Type": {"application/json"}, "Authorization": {"Bearer " + token}, "Prefer": {"wait"}}
			if err := call(ctx, "/images/generate", header, body, &accepted); err != nil {
				return err
			}
			if accepted.Status != "completed" {
				return fmt.Errorf("the picture ended %s", accepted.Status)
			}
			return nil
		})
	}
	return group.Wait()
}

func account(ctx context.Context, name string) (string, error) {
	register := fmt.Sprintf(`{"email":"%s@example.com","username":"%s","password":"%s"}`, name, name, accountPassword)
	if err := call(ctx, "/auth/register", http.Header{"Content-Type": {"application/json"}}, register, &struct{}{}); err != nil {
		return "", err
	}
	var token struct {
		AccessToken string `json:"access_token"`
	}
	form := url.Values{"username": {name}, "password": {accountPassword}}.Encode()
	err := call(ctx, "/auth/login", http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}, form, &token)
	return token.AccessToken, err
}

func call(ctx context.Context, path string, header http.Header, body string, into any) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+address+"/api/v1"+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	request.Header = header
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer func() { _ = answer.Body.Close() }()
	content, err := io.ReadAll(answer.Body)
	if err != nil {
		return err
	}
	if answer.StatusCode >= 300 {
		return fmt.Errorf("POST %s: %s: %s", path, answer.Status, content)
	}
	return json.Unmarshal(content, into)
}
