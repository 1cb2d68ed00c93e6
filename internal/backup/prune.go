package backup

import (
	"context"
	"errors"
	"time"
)

// leftAlone is how long something that no backup needs stays in a target: another backup may be about to need it.
const leftAlone = 24 * time.Hour

// DeletedKept is how long backups hold what was deleted, at most, when one is taken at this pace and so many are kept; negative: no end.
func DeletedKept(every time.Duration, keep int) time.Duration {
	if keep <= 0 {
		return -1
	}
	return time.Duration(keep)*every + leftAlone
}

// prune removes all but the newest keep backups, what killed ones left, and the files that none needs any more. It removes no file
// while a manifest cannot be read.
func prune(ctx context.Context, t Target, keep int, now time.Time) (removed int, err error) {
	whole, unfinished, err := listBackups(ctx, t)
	if err != nil || keep <= 0 || len(whole) == 0 {
		return 0, err
	}
	kept := whole[:min(keep, len(whole))]
	for _, name := range whole[len(kept):] {
		// The manifest first: a backup that is half removed is none.
		for _, part := range []string{manifestName, listName, databaseName} {
			if err := t.Delete(ctx, backupsFolder+name+part); err != nil {
				return removed, err
			}
		}
		removed++
	}
	for _, part := range unfinished {
		if now.Sub(part.Modified) >= leftAlone {
			if err := t.Delete(ctx, part.Name); err != nil {
				return removed, err
			}
		}
	}
	return removed, prunePool(ctx, t, kept, now)
}

func prunePool(ctx context.Context, t Target, kept []string, now time.Time) error {
	needed := map[Digest]bool{}
	for _, name := range kept {
		m, err := readManifest(ctx, t, name)
		if err != nil {
			return err
		}
		files, err := readList(ctx, t, m)
		if err != nil {
			return err
		}
		for _, file := range files {
			needed[file.SHA256] = true
		}
	}
	var idle []string
	err := t.List(ctx, poolFolder, func(o Object) error {
		digest, ok := poolDigest(o.Name)
		if ok && !needed[digest] && now.Sub(o.Modified) >= leftAlone {
			idle = append(idle, o.Name)
		}
		return nil
	})
	for _, name := range idle {
		err = errors.Join(err, t.Delete(ctx, name))
	}
	return err
}
