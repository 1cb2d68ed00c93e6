// Package upkeep holds what the operator looks after: backups, the disk, alerts, figures, and how long things are kept.
package upkeep
