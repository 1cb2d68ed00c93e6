package backup

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"syscall"
	"time"

	"pellucid/internal/domain"
)

// How the replica's process is looked after.
const (
	restartFirst = time.Second
	restartMost  = time.Minute
	replicaEnds  = 8 * time.Second  // from SIGTERM until it is killed; it sends the last writes meanwhile
	replicaLate  = 5 * time.Minute  // without a write in the replica, it is called late
	replicaLook  = 15 * time.Second // between two looks at whether it keeps up
	replicaBeat  = time.Minute      // between two writes that are only for it
)

type state struct {
	s3 S3

	mu     sync.Mutex
	now    domain.ReplicaState
	wrote  time.Time // the last write that the replica must take in; zero: none yet
	keptUp time.Time // when it was last known to have all, or began
}

// State returns how the replica is doing.
func (r *Replica) State() domain.ReplicaState {
	r.state.mu.Lock()
	defer r.state.mu.Unlock()
	return r.state.now
}

func (r *Replica) change(change func(*domain.ReplicaState)) {
	r.state.mu.Lock()
	defer r.state.mu.Unlock()
	change(&r.state.now)
}

// Run keeps Litestream running until ctx ends, and has it send the last writes then: end ctx after the database is closed. beat
// writes something into the database that the replica must take in.
func (r *Replica) Run(ctx context.Context, beat func(context.Context) (time.Time, error)) error {
	r.change(func(*domain.ReplicaState) { r.state.keptUp = time.Now() })
	wait := restartFirst
	for ctx.Err() == nil {
		began := time.Now()
		err := r.once(ctx, beat)
		if ctx.Err() != nil {
			break
		}
		if time.Since(began) > restartMost {
			wait = restartFirst
		}
		r.change(func(s *domain.ReplicaState) { s.Problem = errText(err, "its process ended") })
		r.log.Error("the replica's process ended and is started again", "err", err, "wait", wait)
		r.noteLate()
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
		wait = min(2*wait, restartMost)
	}
	return nil
}

func errText(err error, otherwise string) string {
	if err == nil {
		return otherwise
	}
	return err.Error()
}

// once runs Litestream until it or ctx ends.
func (r *Replica) once(ctx context.Context, beat func(context.Context) (time.Time, error)) (err error) {
	folder, err := socketFolder(filepath.Dir(r.database))
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	socket, config := filepath.Join(folder, "litestream.sock"), filepath.Join(folder, "litestream.yml")
	text, err := replicaConfig(r.place, r.database, socket, r.state.s3)
	if err != nil {
		return err
	}
	if err := os.WriteFile(config, text, 0o600); err != nil {
		return err
	}
	// The kernel ends the child when the thread that began it ends, which must not be before this function.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	command := exec.CommandContext(ctx, r.program, "replicate", "-config", config, "-no-expand-env")
	command.Env, command.SysProcAttr, command.WaitDelay = r.env, endsWithParent(), replicaEnds
	command.Cancel = func() error { return command.Process.Signal(syscall.SIGTERM) }
	said, w := io.Pipe()
	command.Stdout, command.Stderr = w, w
	go r.listen(said)
	if err := command.Start(); err != nil {
		_ = w.Close()
		return err
	}
	r.change(func(s *domain.ReplicaState) { s.Running = true })
	watching, stop := context.WithCancel(ctx)
	go r.watch(watching, socket, beat)
	err = command.Wait()
	stop()
	r.change(func(s *domain.ReplicaState) { s.Running = false })
	return errors.Join(err, w.Close())
}

// socketMost is how long the name of a socket may be.
const socketMost = 80

// socketFolder makes a folder for the socket and the configuration: in the data folder, or elsewhere when its name is too long.
func socketFolder(data string) (string, error) {
	if len(data) > socketMost {
		data = ""
	}
	folder, err := os.MkdirTemp(data, ".replica-")
	if err != nil {
		return "", fmt.Errorf("the replica can't be configured: %w", err)
	}
	return folder, nil
}

// listen logs what Litestream warns of; of the same warning in a row only the first.
func (r *Replica) listen(said io.ReadCloser) {
	defer func() { _, _ = io.Copy(io.Discard, said) }() // a writer that nobody hears would wait
	lines, before := bufio.NewScanner(said), ""
	for lines.Scan() {
		var line struct {
			Msg   string `json:"msg"`
			Error string `json:"error"`
		}
		if json.Unmarshal(lines.Bytes(), &line) != nil {
			line.Msg = lines.Text()
		}
		text := line.Msg
		if line.Error != "" {
			text += ": " + line.Error
		}
		if text == before {
			continue
		}
		before = text
		r.log.Warn("the replica's process warns", "says", text)
		r.change(func(s *domain.ReplicaState) { s.Problem = text })
	}
}

// watch sees whether the replica takes in what is written, until ctx ends.
func (r *Replica) watch(ctx context.Context, socket string, beat func(context.Context) (time.Time, error)) {
	client := &http.Client{Timeout: 5 * time.Second, Transport: &http.Transport{
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", socket)
		},
	}}
	defer client.CloseIdleConnections()
	ticker := time.NewTicker(replicaLook)
	defer ticker.Stop()
	for {
		r.look(ctx, client, beat)
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
	}
}

// look writes, unless an earlier write is still waited for, and asks whether the replica has it.
func (r *Replica) look(ctx context.Context, client *http.Client, beat func(context.Context) (time.Time, error)) {
	synced, _ := syncedAt(ctx, client) // no answer: it has not begun, or hangs; the time tells
	r.state.mu.Lock()
	wrote := r.state.wrote
	r.state.mu.Unlock()
	caughtUp := !synced.IsZero() && !synced.Before(wrote)
	if caughtUp && time.Since(wrote) >= replicaBeat {
		if at, err := beat(ctx); err == nil {
			wrote = at
		}
	}
	r.change(func(s *domain.ReplicaState) {
		r.state.wrote = wrote
		if !synced.IsZero() {
			s.SyncedAt = synced.UTC()
		}
		if caughtUp {
			r.state.keptUp, s.Problem = time.Now(), ""
		}
	})
	r.noteLate()
}

// noteLate notices, and logs once, that the replica has not kept up for minutes: nothing is taken in, or no process stays alive.
func (r *Replica) noteLate() {
	r.change(func(s *domain.ReplicaState) {
		late := time.Since(r.state.keptUp) > replicaLate
		if late && !s.Late {
			r.log.Error("the replica doesn't receive changes", "place", r.place, "since", r.state.keptUp.UTC(), "problem", s.Problem)
		}
		s.Late = late
	})
}

// syncedAt asks Litestream when it last wrote to the replica.
func syncedAt(ctx context.Context, client *http.Client) (time.Time, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://litestream/list", nil)
	if err != nil {
		return time.Time{}, err
	}
	answer, err := client.Do(request)
	if err != nil {
		return time.Time{}, err
	}
	defer func() { _ = answer.Body.Close() }()
	var list struct {
		Databases []struct {
			LastSyncAt time.Time `json:"last_sync_at"`
		} `json:"databases"`
	}
	if err := json.NewDecoder(answer.Body).Decode(&list); err != nil || len(list.Databases) == 0 {
		return time.Time{}, errors.Join(err, errors.New("it replicates nothing"))
	}
	return list.Databases[0].LastSyncAt, nil
}
