package backup

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// How far back a replica can be restored.
const (
	replicaSnapshots = "24h"  // between two copies of the whole database
	replicaRetention = "168h" // of what came between them
)

// Replica is a copy of the database elsewhere that follows it within seconds, and can be restored to any moment of the last week.
type Replica struct {
	program  string
	place    string
	database string // absolute
	env      []string
	log      *slog.Logger
	catchUp  time.Duration
	state    state
}

// ReplicaOptions say what is replicated where to.
type ReplicaOptions struct {
	Place    string // a folder, or s3://bucket/prefix
	Database string
	S3       S3
	Log      *slog.Logger
	CatchUp  time.Duration // how long the replica may take to have a write; 0: a minute
}

// NewReplica finds Litestream, beside this program or in PATH. Nothing runs yet.
func NewReplica(o ReplicaOptions) (*Replica, error) {
	program, err := findProgram()
	if err != nil {
		return nil, err
	}
	database, err := filepath.Abs(o.Database)
	if err != nil {
		return nil, err
	}
	r := &Replica{program: program, place: o.Place, database: database, log: o.Log, catchUp: cmp.Or(o.CatchUp, catchUp)}
	r.env = []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"),
		"LITESTREAM_ACCESS_KEY_ID=" + o.S3.AccessKey, "LITESTREAM_SECRET_ACCESS_KEY=" + o.S3.SecretKey,
	}
	if _, err := replicaConfig(r.place, r.database, "", o.S3); err != nil {
		return nil, err
	}
	r.state.s3 = o.S3
	return r, nil
}

// CatchUp is how long the replica may take to have a write.
func (r *Replica) CatchUp() time.Duration { return r.catchUp }

// Restore restores the database to a file that is not there yet, as it was at a moment; zero: now.
func (r *Replica) Restore(ctx context.Context, to string, at time.Time) (err error) {
	folder, err := os.MkdirTemp(filepath.Dir(to), ".replica-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	config, err := replicaConfig(r.place, r.database, "", r.state.s3)
	if err != nil {
		return err
	}
	path := filepath.Join(folder, "litestream.yml")
	if err := os.WriteFile(path, config, 0o600); err != nil {
		return err
	}
	args := []string{"restore", "-config", path, "-no-expand-env", "-o", to}
	if !at.IsZero() {
		args = append(args, "-timestamp", at.UTC().Format(time.RFC3339Nano))
	}
	command := exec.CommandContext(ctx, r.program, append(args, r.database)...)
	command.Env = r.env
	out, err := command.CombinedOutput()
	if err != nil {
		return fmt.Errorf("the replica at %s can't be restored: %s", r.place, reason(out, err, at))
	}
	return os.Chmod(to, 0o600)
}

// reason is the last line that a program printed, in words where we know better ones.
func reason(out []byte, err error, at time.Time) string {
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	last := strings.TrimPrefix(lines[len(lines)-1], "Error: ")
	switch {
	case last == "timestamp does not exist", strings.Contains(last, "no matching backup files available") && !at.IsZero():
		return "it doesn't go back to that moment"
	case strings.Contains(last, "no matching backup files available"):
		return "there is nothing in it"
	case last == "":
		return err.Error()
	}
	return last
}

// Place is where the replica is, as the administrator wrote it.
func (r *Replica) Place() string { return r.place }

// Changed is when the replica last received something, whoever sent it; the zero time: never.
func (r *Replica) Changed(ctx context.Context) (last time.Time, err error) {
	target, err := OpenExisting(r.place, r.state.s3)
	if err != nil {
		return last, err
	}
	for _, folder := range replicaFolders() {
		err := target.List(ctx, folder, func(o Object) error {
			if strings.HasSuffix(o.Name, ".ltx") && o.Modified.After(last) {
				last = o.Modified
			}
			return nil
		})
		if err != nil {
			return last, err
		}
	}
	return last, nil
}
