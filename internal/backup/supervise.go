package backup

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"syscall"
	"time"

	"pellucid/internal/domain/upkeep"
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
	now    upkeep.ReplicaState
	wrote  time.Time // the last write that the replica must take in; zero: none yet
	keptUp time.Time // when it was last known to have all, or began
}

// State returns how the replica is doing.
func (r *Replica) State() upkeep.ReplicaState {
	r.state.mu.Lock()
	defer r.state.mu.Unlock()
	return r.state.now
}

func (r *Replica) change(change func(*upkeep.ReplicaState)) {
	r.state.mu.Lock()
	defer r.state.mu.Unlock()
	change(&r.state.now)
}

// Run keeps Litestream running until ctx ends, and has it send the last writes then: end ctx after the database is closed. beat
// writes something into the database that the replica must take in.
func (r *Replica) Run(ctx context.Context, beat func(context.Context) (time.Time, error)) error {
	r.change(func(*upkeep.ReplicaState) { r.state.keptUp = time.Now() })
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
		r.change(func(s *upkeep.ReplicaState) { s.Problem = errText(err, "its process ended") })
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
	r.change(func(s *upkeep.ReplicaState) { s.Running = true })
	watching, stop := context.WithCancel(ctx)
	go r.watch(watching, socket, beat)
	err = command.Wait()
	stop()
	r.change(func(s *upkeep.ReplicaState) { s.Running = false })
	return errors.Join(err, w.Close())
}
