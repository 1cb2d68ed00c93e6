// Package store keeps everything in one SQLite file: a package per noun beneath it, whole visible SQL, one writer and a pool
// of readers. Acts that must be atomic are methods named for the act.
package store

import (
	"context"
	"time"

	"pellucid/store/audit"
	"pellucid/store/billing"
	"pellucid/store/db"
	"pellucid/store/images"
	"pellucid/store/mail"
	"pellucid/store/moderation"
	"pellucid/store/operations"
	"pellucid/store/search"
	"pellucid/store/tasks"
	"pellucid/store/users"
)

// Store is the database with the acts of all nouns. It is safe for concurrent use.
type Store struct {
	*database
	*auditLog
	*mailQueue
	*billingStore
	*imageStore
	*taskStore
	*userStore
	*moderationStore
	*operationsStore
	*searchStore
}

// The names under which Store embeds what is called Store in the package of its noun.
type (
	database        = db.DB
	auditLog        = audit.Store
	mailQueue       = mail.Store
	billingStore    = billing.Store
	imageStore      = images.Store
	taskStore       = tasks.Store
	userStore       = users.Store
	moderationStore = moderation.Store
	operationsStore = operations.Store
	searchStore     = search.Store
)

func of(d *db.DB, err error) (*Store, error) {
	if err != nil {
		return nil, err
	}
	s := &Store{database: d, auditLog: audit.New(d)}
	s.mailQueue = mail.New(d, s.auditLog)
	s.billingStore = billing.New(d, s.auditLog, s.mailQueue)
	s.imageStore = images.New(d, s.billingStore)
	s.taskStore = tasks.New(d, s.billingStore, s.imageStore)
	s.userStore = users.New(d, s.auditLog, s.mailQueue, s.billingStore, s.taskStore)
	s.moderationStore = moderation.New(d, s.auditLog, s.imageStore, s.userStore)
	s.operationsStore = operations.New(d, s.auditLog, s.mailQueue)
	s.searchStore = search.New(d, s.userStore)
	return s, nil
}

// Open opens the database file, making it and its folder when they are missing, and migrates it. now is the clock that
// stamps every row.
func Open(ctx context.Context, path string, now func() time.Time) (*Store, error) {
	return of(db.Open(ctx, path, now))
}

// OpenReplica opens a copy that another program keeps up to date, for reading alone (db.OpenReplica).
func OpenReplica(ctx context.Context, path string, now func() time.Time) (*Store, error) {
	return of(db.OpenReplica(ctx, path, now))
}

// OpenReadOnly opens a database to look at it, whoever else is at work on it (db.OpenReadOnly).
func OpenReadOnly(ctx context.Context, path string, now func() time.Time) (*Store, error) {
	return of(db.OpenReadOnly(ctx, path, now))
}
