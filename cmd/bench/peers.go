package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/domain"
)

// peer is a program that answers a list of 20 images out of 100,000, as our gallery does.
type peer struct {
	name    string
	command *exec.Cmd
	page    string
	client  *http.Client
	pages   int // asked for in one round
	spent   time.Duration
	asked   int
}

const (
	peerRounds = 8
	ticks      = 100 // a second, in which the kernel tells processor time (CLK_TCK, the same on every Linux that we know)
)

// peers measures the processor time of a gallery page for a signed-in reader against that of the same kind of page in other
// programs, which ../shared/peers/compare.sh has built in a folder. Processor time, user and system, not answers a second: so
// what else the machine does matters little. All take turns.
func (g gallery) peers(ctx context.Context, binary, folder string) ([]figure, error) {
	against := figure{name: "processor time of a signed-in reader's gallery page, of the Go reference's", limit: 3}
	faster := figure{name: "processor time of a page in the Next.js App Router, of ours", limit: 20, atLeast: true}
	if folder == "" {
		against.skipped, faster.skipped = "no -peers", "no -peers"
		return []figure{against, faster}, nil
	}
	server, _, err := start(ctx, binary, g.data)
	if err != nil {
		return nil, err
	}
	defer server.stop()
	name := "reader" + domain.NewID()[:8] // the data folder may have one already
	if _, err := account(ctx, name); err != nil {
		return nil, err
	}
	reader, err := enter("http://"+address, name, accountPassword)
	if err != nil {
		return nil, err
	}
	if folder, err = filepath.Abs(folder); err != nil {
		return nil, err
	}
	database := filepath.Join(folder, "peer.db")
	reference := &peer{name: "Go reference", page: "http://127.0.0.1:7001/pc/new?page=1", pages: 2000, client: browser(nil), command: exec.CommandContext(ctx, filepath.Join(folder, "list"), "-db", database)}
	reference.command.Dir = folder // it keeps sessions below it
	next := &peer{name: "Next.js", page: "http://127.0.0.1:7003/new?page=1", pages: 100, client: browser(nil), command: exec.CommandContext(ctx, "node", "node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", "7003")}
	next.command.Dir, next.command.Env = filepath.Join(folder, "next"), append(os.Environ(), "PEER_DB="+database, "NODE_ENV=production", "NEXT_TELEMETRY_DISABLED=1")
	for _, p := range []*peer{reference, next} {
		if err := p.start(ctx); err != nil {
			return nil, err
		}
		defer p.stop()
	}
	ours := &peer{name: "Pellucid", page: "http://" + address + "/gallery", pages: 400, client: reader, command: &exec.Cmd{Process: server.process}}
	for range peerRounds {
		for _, p := range []*peer{ours, reference, next} {
			if err := p.round(ctx); err != nil {
				return nil, err
			}
		}
	}
	for _, p := range []*peer{ours, reference, next} {
		fmt.Printf("%s: %.3g ms of processor time a page\n", p.name, p.milliseconds())
	}
	against.value, faster.value = ours.milliseconds()/reference.milliseconds(), next.milliseconds()/ours.milliseconds()
	return []figure{against, faster}, nil
}

// start waits until the program answers, and warms it up.
func (p *peer) start(ctx context.Context) error {
	p.command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // its children count, and end with it
	if err := p.command.Start(); err != nil {
		return fmt.Errorf("%s: %w", p.name, err)
	}
	for begun := time.Now(); time.Since(begun) < time.Minute; time.Sleep(50 * time.Millisecond) {
		if _, err := fetch(ctx, p.client, p.page); err == nil {
			return p.ask(ctx)
		}
	}
	p.stop()
	return errors.New(p.name + " did not answer")
}

func (p *peer) stop() {
	_ = syscall.Kill(-p.command.Process.Pid, syscall.SIGTERM)
	_ = p.command.Wait()
}

// round asks for pages and adds what they cost.
func (p *peer) round(ctx context.Context) error {
	before, err := spent(p.command.Process.Pid)
	if err != nil {
		return err
	}
	if err := p.ask(ctx); err != nil {
		return err
	}
	after, err := spent(p.command.Process.Pid)
	p.spent, p.asked = p.spent+after-before, p.asked+p.pages
	return err
}

func (p *peer) ask(ctx context.Context) error {
	group, ctx := errgroup.WithContext(ctx)
	for range pageClients {
		group.Go(func() error {
			for range p.pages / pageClients {
				if _, err := fetch(ctx, p.client, p.page); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return group.Wait()
}

func (p *peer) milliseconds() float64 { return 1000 * p.spent.Seconds() / float64(p.asked) }

// spent is the processor time of a process and of the others in its group, user and system.
func spent(pid int) (time.Duration, error) {
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		return 0, err
	}
	sum := 0
	for _, path := range stats {
		text, err := os.ReadFile(path)
		if err != nil {
			continue // it has ended
		}
		_, after, _ := strings.Cut(string(text), ") ") // the name before it may hold anything
		fields := strings.Fields(after)                // from the third on: state, parent, group, … user and system time
		if len(fields) < 13 || path != fmt.Sprintf("/proc/%d/stat", pid) && fields[2] != strconv.Itoa(pid) {
			continue
		}
		for _, field := range fields[11:13] {
			n, err := strconv.Atoi(field)
			if err != nil {
				return 0, fmt.Errorf("%s: %w", path, err)
			}
			sum += n
		}
	}
	return time.Duration(sum) * time.Second / ticks, nil
}
