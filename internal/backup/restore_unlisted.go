package backup

import (
	"context"
	"path"
	"slices"

	"pellucid/store/copies"
)

// unlisted returns the files of rows that no backup lists: those that every row has, and what else the replica has copies of.
func (r *restoring) unlisted(owners []copies.FileOwner) (keys []string) {
	owned := make(map[string]bool, len(owners))
	add := func(key string) {
		if _, known := r.files[key]; !known {
			keys = append(keys, key)
		}
	}
	for _, owner := range owners {
		owned[owner.BlobKey] = true
		for _, name := range owner.Names() {
			add(owner.BlobKey + "/" + name)
		}
	}
	for key := range r.copies.byKey {
		if owned[path.Dir(key)] {
			add(key)
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// fetchUnlisted restores a file that no backup lists: it was made after the newest one, or was missing then.
func (r *restoring) fetchUnlisted(ctx context.Context, key string) error {
	for _, from := range r.elsewhere() {
		if content := from(ctx, key); len(content) > 0 {
			return r.keep(ctx, key, content)
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.done.Missing = append(r.done.Missing, key)
	return ctx.Err()
}
