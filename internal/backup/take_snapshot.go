package backup

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"slices"

	"pellucid/store/copies"
)

// snapshot copies the database and sees that the files of its rows are among those that were copied. It returns those that are
// nowhere, and leaves out what belongs to no row.
func (t *taking) snapshot(ctx context.Context) (missing []string, err error) {
	if err := os.RemoveAll(t.copy); err != nil {
		return nil, err
	}
	t.manifest.Time = t.Now().UTC()
	if err := copies.Snapshot(ctx, t.Database, t.copy); err != nil {
		return nil, err
	}
	c, err := copies.Open(t.copy)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, c.Close()) }()
	if err := c.Check(ctx); err != nil {
		return nil, fmt.Errorf("no backup was taken, and the earlier ones stay: %w", err)
	}
	if t.manifest.Facts, err = c.Facts(ctx); err != nil {
		return nil, err
	}
	owned := map[string]bool{}
	err = c.EachFileOwner(ctx, func(owner copies.FileOwner) error {
		owned[owner.BlobKey] = true
		gone, err := t.complete(ctx, owner)
		missing = append(missing, gone...)
		return err
	})
	if err == nil {
		maps.DeleteFunc(t.files, func(key string, _ File) bool { return !owned[path.Dir(key)] })
	}
	return missing, err
}

// maskName is how the mask of a reference image is called, which not every one has.
const maskName = "mask.png"

// complete looks for the files of one row, and fetches those that were not there when the files were copied.
func (t *taking) complete(ctx context.Context, owner copies.FileOwner) (missing []string, err error) {
	names := owner.Names()
	if _, whole := t.files[owner.BlobKey+"/"+names[0]]; !whole && owner.Kind == "reference" {
		names = append(names, maskName)
	}
	for _, name := range names {
		key := owner.BlobKey + "/" + name
		if _, there := t.files[key]; there {
			continue
		}
		found, err := t.copyFile(ctx, key, key)
		if err == nil && !found {
			found, err = t.copyMoved(ctx, owner, name)
		}
		if err != nil {
			return missing, err
		}
		if !found && name != maskName {
			missing = append(missing, key)
		}
	}
	return missing, nil
}

// copyMoved copies a file from where its image has its files now. They are the same under either key.
func (t *taking) copyMoved(ctx context.Context, owner copies.FileOwner, name string) (found bool, err error) {
	if owner.Kind != "image" {
		return false, nil
	}
	now, err := copies.BlobKeyNow(ctx, t.Database, owner.ID)
	if err != nil || now == "" || now == owner.BlobKey {
		return false, err
	}
	return t.copyFile(ctx, now+"/"+name, owner.BlobKey+"/"+name)
}

// write puts the database and the list into the target, looks whether every file is there, and writes the manifest.
func (t *taking) write(ctx context.Context) error {
	m := &t.manifest
	m.Format, m.Program, m.Name = formatVersion, t.Program, m.Time.Format(nameLayout)
	for _, file := range t.files {
		m.Files, m.Bytes = m.Files+1, m.Bytes+file.Size
	}
	if err := t.writeDatabase(ctx); err != nil {
		return err
	}
	list, err := encodeList(t.files)
	if err != nil {
		return err
	}
	m.List = Part{SHA256: sha256.Sum256(list), Size: int64(len(list))}
	if err := t.Target.Put(ctx, backupsFolder+m.Name+listName, m.List.Size, bytes.NewReader(list)); err != nil {
		return err
	}
	pool, err := listPool(ctx, t.Target)
	if err != nil {
		return err
	}
	if err := inPool(pool, slices.Collect(maps.Values(t.files))); err != nil {
		return err
	}
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return err
	}
	return t.Target.Put(ctx, backupsFolder+m.Name+manifestName, int64(len(text)), bytes.NewReader(text))
}

func (t *taking) writeDatabase(ctx context.Context) error {
	file, err := os.Open(t.copy)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	sum := sha256.New()
	size, err := io.Copy(sum, file)
	if err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	if err != nil {
		return err
	}
	t.manifest.Database = Part{SHA256: Digest(sum.Sum(nil)), Size: size}
	return t.Target.Put(ctx, backupsFolder+t.manifest.Name+databaseName, size, file)
}
