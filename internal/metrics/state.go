package metrics

import (
	"context"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pellucid/internal/domain/upkeep"
)

const (
	scrapeTime = 5 * time.Second // for a whole answer
	readTime   = 2 * time.Second // for what is read for it
	fresh      = 5 * time.Second // what was read is answered again so long, however often somebody asks
)

// Sources are where a scrape reads what is not counted in this process. Those that are nil are left out.
type Sources struct {
	State   func(ctx context.Context) (upkeep.ServerState, error)
	Credits func(ctx context.Context, after int64) (upkeep.CreditMoves, error)
	Engines func(ctx context.Context) ([]EngineState, error)
	Disk    func() (upkeep.Disk, error)
	Backup  func(ctx context.Context) (upkeep.BackupState, error)
}

// EngineState is how an image engine stands.
type EngineState struct {
	Name                    string
	Paused                  bool
	SpentCents, BudgetCents float64 // of the day; a budget of 0 is no limit
}

// Watch lets scrapes read the sources. It is called once.
func (m *Metrics) Watch(ctx context.Context, from Sources) {
	if m == nil {
		return
	}
	c := &collector{from: from, last: -1, moved: map[string]int64{}}
	c.read(ctx) // credits count from here on
	c.readAt = time.Time{}
	m.registry.MustRegister(c)
}

func desc(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc(prefix+name, help, labels, nil)
}

var (
	tasksDesc         = desc("queue_tasks", "Generations in the queue, by state.", "state")
	taskOldestDesc    = desc("queue_oldest_seconds", "How long the oldest generation that waits has waited.")
	mailDesc          = desc("mail_queue", "Emails that wait (retrying: after a failure), and that were given up in the last 24 hours (failed).", "state")
	mailOldestDesc    = desc("mail_oldest_seconds", "How long the oldest email that waits has waited.")
	eventsOpenDesc    = desc("payment_events_open", "Payment events that could not be acted on yet.")
	eventAgeDesc      = desc("payment_event_age_seconds", "Time since the last payment event came. Left out before the first.")
	providerDesc      = desc("provider_tasks_open", "What the payment provider is still to be asked to do.")
	databaseDesc      = desc("database_bytes", "Size of the database: its file, the unused part of it (freelist), and the write-ahead log (wal).", "part")
	creditsDesc       = desc("credits_total", "Credits that ledger entries moved since the process began.", "kind")
	enginePausedDesc  = desc("engine_paused", "1 while an engine is left alone after failures in a row.", "engine")
	engineSpentDesc   = desc("engine_spent_today_cents", "What an engine has cost today (UTC), in US cents.", "engine")
	engineLimitDesc   = desc("engine_budget_cents", "Daily budget of an engine in US cents. Left out where there is none.", "engine")
	diskFreeDesc      = desc("disk_free_bytes", "Free space on the disk of the data folder.")
	diskReserveDesc   = desc("disk_reserve_bytes", "Free space below which the server says that the disk is low.")
	diskTotalDesc     = desc("disk_total_bytes", "Size of the disk of the data folder.")
	backupDesc        = desc("backup_last_timestamp_seconds", "When the last backup ended.")
	backupOKDesc      = desc("backup_last_ok", "1 if the last backup was made without a failure.")
	drillDesc         = desc("backup_drill_last_timestamp_seconds", "When a backup was last restored as a test.")
	drillPassedDesc   = desc("backup_drill_passed", "1 if the last test of a backup passed.")
	replicaLateDesc   = desc("replica_late", "1 if the replica, or the copies of image files beside it, have not kept up for minutes.")
	replicaSyncedDesc = desc("replica_last_timestamp_seconds", "When the database's replica last took something in.")
	filesWaitingDesc  = desc("replica_files_waiting", "Image files that are to be copied to the replica.")
	filesOldestDesc   = desc("replica_files_oldest_seconds", "How long the oldest of these files has waited.")
	readOKDesc        = desc("scrape_read_ok", "1 if the last scrape could read a source.", "source")
)

// ledgerKinds are the names of credits_total by the ledger's own.
var ledgerKinds = map[string]string{
	"grant": "granted", "reserve": "reserved", "settle": "spent", "release": "released", "refund": "refunded", "purchase": "purchased",
	"adjust": "adjusted", "expire": "expired",
}

// collector reads the sources when somebody scrapes.
type collector struct {
	from Sources

	mu     sync.Mutex
	readAt time.Time
	values []prometheus.Metric
	last   int64            // ledger entry that is counted last
	moved  map[string]int64 // credits by kind
}

// Describe sends nothing: what there is to tell depends on the settings.
func (c *collector) Describe(chan<- *prometheus.Desc) {}

// Collect sends what was read last, and reads again when that is too old.
func (c *collector) Collect(out chan<- prometheus.Metric) {
	c.mu.Lock()
	if time.Since(c.readAt) >= fresh {
		c.read(context.Background())
	}
	values := c.values
	c.mu.Unlock()
	for _, v := range values {
		out <- v
	}
}

func (c *collector) read(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, readTime)
	defer cancel()
	c.values = nil
	for _, part := range []struct {
		name string
		has  bool
		read func(context.Context) error
	}{
		{"state", c.from.State != nil, c.readState}, {"credits", c.from.Credits != nil, c.readCredits}, {"engines", c.from.Engines != nil, c.readEngines},
		{"disk", c.from.Disk != nil, c.readDisk}, {"backup", c.from.Backup != nil, c.readBackup},
	} {
		if part.has {
			c.add(readOKDesc, number(part.read(ctx) == nil), part.name)
		}
	}
	c.readAt = time.Now()
}

func number(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

func (c *collector) add(d *prometheus.Desc, value float64, labels ...string) {
	c.values = append(c.values, prometheus.MustNewConstMetric(d, prometheus.GaugeValue, value, labels...))
}
