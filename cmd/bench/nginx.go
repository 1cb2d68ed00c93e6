package main

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const (
	nginxAddress = "127.0.0.1:8198"
	fileBytes    = 300_000
	fileRounds   = 5
)

const nginxConfig = `
daemon off;
master_process off;
pid %[1]s/nginx.pid;
error_log stderr crit;
events { worker_connections 64; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  types { image/png png; }
  client_body_temp_path %[1]s/body;
  proxy_temp_path %[1]s/proxy;
  fastcgi_temp_path %[1]s/fastcgi;
  uwsgi_temp_path %[1]s/uwsgi;
  scgi_temp_path %[1]s/scgi;
  server { listen %[2]s; location /media/ { alias %[3]s/; } }
}
`

// wrkAnswered finds in what wrk prints how many requests were answered.
var wrkAnswered = regexp.MustCompile(`(\d+) requests in`)

// againstNginx compares the processor time that a file of 300 kB takes with what nginx takes for it, when both are asked for
// as many as they can send. Neither writes a line for it to a log: ours does so on request alone.
func (g gallery) againstNginx(ctx context.Context, server running, picture publicPicture) ([]figure, error) {
	ratio := figure{name: "processor time of a 300 kB PNG, of nginx's", limit: 1.25}
	nginx, err := exec.LookPath("nginx")
	if err != nil {
		ratio.skipped = "nginx not found"
		return []figure{ratio}, nil
	}
	wrk, err := exec.LookPath("wrk")
	if err != nil {
		ratio.skipped = "wrk not found"
		return []figure{ratio}, nil
	}
	path := strings.TrimPrefix(picture.FileURL, "http://"+address)
	media, err := filepath.Abs(filepath.Join(g.data, "media"))
	if err != nil {
		return nil, err
	}
	if err := os.Truncate(filepath.Join(media, strings.TrimPrefix(path, "/media/")), fileBytes); err != nil {
		return nil, err
	}
	peer, end, err := startNginx(ctx, nginx, media)
	if err != nil {
		return nil, err
	}
	defer end()
	ratio.value, err = fileTimes(ctx, wrk, server, peer, path)
	return []figure{ratio}, err
}

// startNginx serves the media folder from one process, and returns what ends it.
func startNginx(ctx context.Context, nginx, media string) (running, func(), error) {
	folder, err := os.MkdirTemp("", "pellucid-bench-*")
	if err != nil {
		return running{}, nil, err
	}
	config := filepath.Join(folder, "nginx.conf")
	if err := os.WriteFile(config, fmt.Appendf(nil, nginxConfig, folder, nginxAddress, media), 0o600); err != nil {
		return running{}, nil, err
	}
	command := exec.CommandContext(ctx, nginx, "-p", folder, "-c", config)
	command.Stderr = os.Stderr
	if err := command.Start(); err != nil {
		return running{}, nil, err
	}
	end := func() {
		_ = command.Process.Signal(syscall.SIGTERM)
		_ = command.Wait()
		_ = os.RemoveAll(folder)
	}
	for range 200 {
		if answer, err := http.Get("http://" + nginxAddress + "/"); err == nil {
			_ = answer.Body.Close()
			return running{command.Process}, end, nil
		}
		time.Sleep(10 * time.Millisecond)
	}
	end()
	return running{}, nil, fmt.Errorf("nginx did not answer at %s", nginxAddress)
}

// fileTimes asks both in turn for the same file, and returns the median of how many times the processor time of the peer the
// server took.
func fileTimes(ctx context.Context, wrk string, server, peer running, path string) (ratio float64, err error) {
	var ratios []float64
	for range fileRounds {
		ours, err := cpuOf(ctx, wrk, server, "http://"+address+path)
		if err != nil {
			return 0, err
		}
		theirs, err := cpuOf(ctx, wrk, peer, "http://"+nginxAddress+path)
		if err != nil {
			return 0, err
		}
		ratios = append(ratios, ours/theirs)
	}
	return median(ratios), nil
}

// cpuOf is the processor time in ticks that a process takes to send the file once.
func cpuOf(ctx context.Context, wrk string, process running, address string) (float64, error) {
	body, err := fetch(ctx, http.DefaultClient, address)
	if err != nil {
		return 0, err
	}
	if len(body) != fileBytes {
		return 0, fmt.Errorf("%s has %d bytes", address, len(body))
	}
	before, err := process.ticks()
	if err != nil {
		return 0, err
	}
	out, err := exec.CommandContext(ctx, wrk, "-t1", "-c8", "-d2s", address).CombinedOutput()
	if err != nil {
		return 0, fmt.Errorf("wrk: %w: %s", err, out)
	}
	after, err := process.ticks()
	if err != nil {
		return 0, err
	}
	answered := wrkAnswered.FindSubmatch(out)
	if answered == nil || bytes.Contains(out, []byte("Socket errors")) || bytes.Contains(out, []byte("Non-2xx")) {
		return 0, fmt.Errorf("wrk: %s", out)
	}
	n, err := strconv.ParseFloat(string(answered[1]), 64)
	return (after - before) / n, err
}

// ticks is the processor time that the process has taken so far, in the kernel's ticks.
func (r running) ticks() (float64, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", r.process.Pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(stat), ") ") // the name before may hold spaces
	fields := strings.Fields(rest)
	user, err := strconv.ParseFloat(fields[11], 64)
	if err != nil {
		return 0, err
	}
	system, err := strconv.ParseFloat(fields[12], 64)
	return user + system, err
}
