package backup

import (
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"time"

	"pellucid/internal/domain/upkeep"
)

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
	r.change(func(s *upkeep.ReplicaState) {
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
	r.change(func(s *upkeep.ReplicaState) {
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
