// Package recovery holds the commands that take, drill and restore backups, and their flags.
package recovery
