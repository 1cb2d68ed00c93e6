package program

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"pellucid/cmd/pellucid/settings"
	"pellucid/cmd/pellucid/webserver"
	"pellucid/internal/handover"
)

const (
	startTime   = time.Minute      // what a new program gets to open everything
	migrateTime = 10 * time.Minute // and to migrate the database
	waitsGoOn   = 7 * time.Second  // for requests that wait for images, which the new program makes, and for connections that rest
)

// ownProgram is the file that this process was started from, as it was named: another one may be there now.
var ownProgram = func() string {
	path, err := exec.LookPath(os.Args[0])
	if err == nil {
		path, err = filepath.Abs(path)
	}
	if err != nil {
		return thisProgram
	}
	return path
}()

// thisProgram is the program of this process, even when its file has been replaced.
const thisProgram = "/proc/self/exe"

// upgrade starts the program that is in the file of this one now, and lets it take over. taken says that this process has stopped
// serving; otherwise it goes on as if nothing had happened.
func (r *running) upgrade(ctx context.Context) (taken bool, err error) {
	if os.Getpid() == 1 {
		return false, r.keepServing(errors.New("in a container this process is the first one, and the container ends with it: start a container of the new image instead"))
	}
	slog.Info("another program takes over", "program", ownProgram)
	r.notices.upgrading()
	kept, err := r.socket.File() // also when this process accepts nothing more
	if err != nil {
		return false, r.keepServing(err)
	}
	defer func() { _ = kept.Close() }()
	next, word, err := r.startNext(ctx, ownProgram, kept)
	if err != nil {
		return false, r.keepServing(err)
	}
	r.drain()
	stopped := r.leave(word)
	err = r.letServe(ctx, next, word)
	if err != nil && ctx.Err() == nil { // this process has stopped serving: its own program has to begin again
		slog.Error("the new program does not serve; the old one begins again", "err", err)
		next.Stop()
		if next, word, err = r.startNext(ctx, thisProgram, kept); err == nil {
			err = r.letServe(ctx, next, word)
		}
	}
	if err == nil {
		r.notices.upgraded(next.PID)
		slog.Info("another program has taken over", "pid", next.PID)
	}
	return true, errors.Join(err, <-stopped)
}

func (r *running) keepServing(err error) error {
	slog.Error("the upgrade failed, and this program goes on", "err", err)
	r.notices.notUpgraded(err)
	return err
}

// startNext starts a program and waits until it has opened what it can.
func (r *running) startNext(ctx context.Context, program string, listener *os.File) (*handover.Successor, string, error) {
	ctx, cancel := context.WithTimeout(ctx, startTime)
	defer cancel()
	next, err := handover.Start(program, listener, r.lock)
	if err != nil {
		return nil, "", err
	}
	word, err := next.Hear(ctx)
	if err == nil && word != handover.Ready && word != handover.Waiting {
		err = fmt.Errorf("it said %q", word)
	}
	if err != nil {
		next.Stop()
		return nil, "", err
	}
	return next, word, nil
}

// drain ends the work behind the site, while the site still answers: running generations are finished or put back into the queue.
// Answers close their connections meanwhile.
func (r *running) drain() {
	r.web.Last.Store(true)
	r.endWork()
	closed := time.After(webserver.EndKeepAlive)
	if err := r.work.Wait(); err != nil {
		slog.Error("the work behind the site did not end well", "err", err)
	}
	<-closed
}

// leave stops accepting connections, and ends the requests under way. If the new program needs the database to itself, leave returns
// when they have ended and the database is closed; otherwise at once.
func (r *running) leave(word string) (stopped <-chan error) {
	done := make(chan error, 1)
	if word == handover.Waiting {
		r.Studio.EndWaits()
		done <- r.web.Stop(0)
		r.leaveData()
		return done
	}
	time.AfterFunc(waitsGoOn, r.Studio.EndWaits)
	go func() { done <- r.web.Stop(waitsGoOn) }()
	return done
}

// letServe tells the new program to begin, and waits until it serves.
func (r *running) letServe(ctx context.Context, next *handover.Successor, word string) error {
	ctx, cancel := context.WithTimeout(ctx, map[string]time.Duration{handover.Ready: startTime, handover.Waiting: migrateTime}[word])
	defer cancel()
	if err := next.Say(handover.Go); err != nil {
		return err
	}
	said, err := next.Hear(ctx)
	if err == nil && said != handover.Serving {
		err = fmt.Errorf("it said %q", said)
	}
	return err
}

type upgradeCommand struct {
	settings.DataFlags
}

// Run tells the running server to let the program in its file take over, and waits until that serves.
func (c *upgradeCommand) Run(ctx context.Context) error {
	before, ok := ReadHolder(c.Data)
	if !ok || !isLocked(c.Data) {
		return fmt.Errorf("no server works on %s: start it", c.Data)
	}
	if err := syscall.Kill(before.Pid, syscall.SIGUSR2); err != nil {
		return fmt.Errorf("tell process %d: %w", before.Pid, err)
	}
	ticker := time.NewTicker(50 * time.Millisecond)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C:
		}
		now, ok := ReadHolder(c.Data)
		switch {
		case !ok: // it is being written
		case now.Pid != before.Pid:
			fmt.Printf("Process %d has taken over from process %d.\n", now.Pid, before.Pid)
			return nil
		case now.upgrades != before.upgrades:
			return fmt.Errorf("the new program does not start, and process %d goes on: %s. Its log says more", now.Pid, now.failure)
		case !isLocked(c.Data):
			return fmt.Errorf("the server has ended during the upgrade: its log says why")
		}
	}
}

// isLocked reports whether a server works on a data folder.
func isLocked(folder string) bool {
	file, err := os.Open(settings.LockPath(folder))
	if err != nil {
		return false
	}
	defer func() { _ = file.Close() }()
	return syscall.Flock(int(file.Fd()), syscall.LOCK_SH|syscall.LOCK_NB) != nil
}
