package metrics

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pellucid/internal/domain/upkeep"
)

func (c *collector) readState(ctx context.Context) error {
	s, err := c.from.State(ctx)
	if err != nil {
		return err
	}
	c.add(tasksDesc, float64(s.TasksWaiting), "waiting")
	c.add(tasksDesc, float64(s.TasksRunning), "running")
	c.add(taskOldestDesc, s.TaskOldest.Seconds())
	c.add(mailDesc, float64(s.MailWaiting), "waiting")
	c.add(mailDesc, float64(s.MailRetrying), "retrying")
	c.add(mailDesc, float64(s.MailFailed), "failed")
	c.add(mailOldestDesc, s.MailOldest.Seconds())
	c.add(eventsOpenDesc, float64(s.PaymentEventsOpen))
	if s.PaymentEventAge >= 0 {
		c.add(eventAgeDesc, s.PaymentEventAge.Seconds())
	}
	c.add(providerDesc, float64(s.ProviderTasksOpen))
	c.add(databaseDesc, float64(s.DatabaseBytes), "file")
	c.add(databaseDesc, float64(s.FreeBytes), "freelist")
	c.add(databaseDesc, float64(s.WALBytes), "wal")
	return nil
}

func (c *collector) readCredits(ctx context.Context) error {
	moves, err := c.from.Credits(ctx, c.last)
	if err == nil {
		c.last = moves.Last
	}
	for kind, credits := range moves.Moved {
		if err == nil {
			c.moved[kind] += credits
		}
	}
	for kind, name := range ledgerKinds {
		c.values = append(c.values, prometheus.MustNewConstMetric(creditsDesc, prometheus.CounterValue, float64(c.moved[kind]), name))
	}
	return err
}

func (c *collector) readEngines(ctx context.Context) error {
	engines, err := c.from.Engines(ctx)
	for _, e := range engines {
		c.add(enginePausedDesc, number(e.Paused), e.Name)
		c.add(engineSpentDesc, e.SpentCents, e.Name)
		if e.BudgetCents > 0 {
			c.add(engineLimitDesc, e.BudgetCents, e.Name)
		}
	}
	return err
}

func (c *collector) readDisk(context.Context) error {
	disk, err := c.from.Disk()
	if err != nil {
		return err
	}
	c.add(diskFreeDesc, float64(disk.FreeBytes))
	c.add(diskTotalDesc, float64(disk.TotalBytes))
	c.add(diskReserveDesc, upkeep.DiskReserve)
	return nil
}

func (c *collector) readBackup(ctx context.Context) error {
	state, err := c.from.Backup(ctx)
	if err != nil {
		return err
	}
	backup, drill := state.Backup, state.Drill
	if backup.Happened() {
		c.add(backupDesc, float64(backup.Time.Unix()))
		c.add(backupOKDesc, number(backup.OK))
	}
	if drill.Happened() {
		c.add(drillDesc, float64(drill.Time.Unix()))
		c.add(drillPassedDesc, number(drill.OK))
	}
	if state.Replica != nil {
		c.readReplica(*state.Replica)
	}
	return nil
}

func (c *collector) readReplica(r upkeep.ReplicaState) {
	c.add(replicaLateDesc, number(r.Behind()))
	if !r.SyncedAt.IsZero() {
		c.add(replicaSyncedDesc, float64(r.SyncedAt.Unix()))
	}
	if r.Files == nil {
		return
	}
	c.add(filesWaitingDesc, float64(r.Files.Waiting))
	oldest := 0.0
	if !r.Files.Since.IsZero() {
		oldest = time.Since(r.Files.Since).Seconds()
	}
	c.add(filesOldestDesc, oldest)
}
