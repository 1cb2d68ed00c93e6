package handlers

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"pellucid/handlers/problem"
	"pellucid/internal/domain"
	"pellucid/internal/domain/upkeep"
)

// Health reports whether the server can do its work.
type Health interface {
	Ping(ctx context.Context) error
}

func healthy(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write([]byte("ok\n"))
}

// readyTime is how long whoever asks whether the server is ready waits for an answer at most.
const readyTime = 2 * time.Second

// ready answers whether requests can be served. With ?full it also says, as JSON, how the backups and the disk are: a server whose backups
// fail, or whose disk has little room, is ready all the same, and whoever watches over it wants to know.
func (s *Site) ready(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), readyTime)
	defer cancel()
	if err := s.config.Health.Ping(ctx); err != nil {
		problem.From(r.Context(), notReady(err)).WriteJSON(w)
		return
	}
	disk, err := s.config.disk()
	if err != nil {
		problem.From(r.Context(), err).WriteJSON(w)
		return
	}
	if !r.URL.Query().Has("full") {
		healthy(w, r)
		return
	}
	state, err := s.config.Backups(ctx)
	if err != nil {
		problem.From(r.Context(), err).WriteJSON(w)
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(fullReport(state, disk, s.config.Frame.Now()))
}

// disk says whether there is room for what is to be saved. A full disk makes the server not ready before the first image is lost to it,
// as a write that fails does: pages still load, and whoever watches over the server or sends it work has to know.
func (c Config) disk() (upkeep.DiskState, error) {
	if c.ReadOnly {
		return "", nil
	}
	disk, err := c.Disk()
	if err != nil {
		return "", nil // the admin area tells why
	}
	state := disk.State()
	if state == upkeep.DiskFull {
		return state, domain.Errorf(domain.Unavailable, "The disk is full.")
	}
	return state, nil
}

// notReady makes an error that has no code of its own, such as that of a damaged database, one that balancers and monitors take as not ready.
func notReady(err error) error {
	if domain.CodeOf(err) != domain.Internal {
		return err
	}
	return domain.Errorf(domain.Unavailable, "The database can't be read.").Because(err)
}

// readyReport is what /readyz?full answers. Everybody may ask, so it names no folder, no file and no reason; the admin dashboard does.
type readyReport struct {
	Status  string               `json:"status"`
	Disk    upkeep.DiskState     `json:"disk,omitempty"` // ok or low; left out on a server that saves nothing, and where it can't be measured
	Backups upkeep.BackupVerdict `json:"backups"`        // none, waiting, ok, failed or overdue
	Backup  *runReport           `json:"backup,omitempty"`
	Drill   *runReport           `json:"drill,omitempty"`
	Replica *replicaReport       `json:"replica,omitempty"`
}

type runReport struct {
	OK   bool      `json:"ok"`
	Time time.Time `json:"time"`
	Age  int64     `json:"age_seconds"`
}

type replicaReport struct {
	Running bool       `json:"running"`
	Late    bool       `json:"late"`
	Synced  *time.Time `json:"synced_at,omitempty"`
	Files   *int       `json:"files_waiting,omitempty"` // image files that are to be copied; left out where none are
}

func fullReport(state upkeep.BackupState, disk upkeep.DiskState, now time.Time) readyReport {
	report := readyReport{Status: "ok", Disk: disk, Backups: state.Verdict(now), Backup: reportOf(state.Backup, now), Drill: reportOf(state.Drill, now)}
	if replica := state.Replica; replica != nil {
		report.Replica = &replicaReport{Running: replica.Running, Late: replica.Behind()}
		if !replica.SyncedAt.IsZero() {
			report.Replica.Synced = &replica.SyncedAt
		}
		if replica.Files != nil {
			report.Replica.Files = &replica.Files.Waiting
		}
	}
	return report
}

func reportOf(run upkeep.BackupRun, now time.Time) *runReport {
	if !run.Happened() {
		return nil
	}
	return &runReport{OK: run.OK, Time: run.Time, Age: int64(now.Sub(run.Time) / time.Second)}
}
