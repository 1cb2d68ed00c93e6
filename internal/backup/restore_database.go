package backup

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"

	"pellucid/store/copies"
)

// database fetches the database, from the replica or from the backup.
func (r *restoring) database(ctx context.Context) (err error) {
	if r.Replica != nil {
		return r.Replica(ctx, r.temp)
	}
	if r.done.Backup, err = r.choose(ctx); err != nil {
		return err
	}
	return fetchDatabase(ctx, r.From, r.done.Backup, r.temp)
}

func (r *restoring) choose(ctx context.Context) (Manifest, error) {
	if r.Name != "" {
		return readManifest(ctx, r.From, r.Name)
	}
	return Newest(ctx, r.From)
}

// fetchDatabase copies the database of a backup to a file and compares its hash.
func fetchDatabase(ctx context.Context, from Target, m Manifest, to string) (err error) {
	object, err := from.Open(ctx, backupsFolder+m.Name+databaseName)
	if err != nil {
		return fmt.Errorf("the database of backup %s: %w", m.Name, err)
	}
	defer func() { _ = object.Close() }()
	file, err := os.OpenFile(to, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	sum := sha256.New()
	_, err = io.Copy(io.MultiWriter(file, sum), object)
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return fmt.Errorf("the database of backup %s can't be copied: %w", m.Name, err)
	}
	if !m.Database.SHA256.is(sum) {
		return fmt.Errorf("%w: the SHA-256 of the database of backup %s is not the manifest's", ErrDamaged, m.Name)
	}
	return nil
}

func (d Digest) is(sum hash.Hash) bool { return d == Digest(sum.Sum(nil)) }

// check looks into the restored database, and returns who has files.
func (r *restoring) check(ctx context.Context) (owners []copies.FileOwner, err error) {
	c, err := copies.Open(r.temp)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, c.Close()) }()
	if err := c.Check(ctx); err != nil {
		return nil, err
	}
	if r.done.Facts, err = c.Facts(ctx); err != nil {
		return nil, err
	}
	if r.Replica == nil {
		if difference := r.done.Backup.Facts.Differ(r.done.Facts); difference != "" {
			return nil, fmt.Errorf("%w: %s", ErrDamaged, difference)
		}
	}
	return owners, c.EachFileOwner(ctx, func(owner copies.FileOwner) error {
		owners = append(owners, owner)
		return nil
	})
}
