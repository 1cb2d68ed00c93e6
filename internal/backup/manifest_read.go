package backup

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
)

// Backups returns the names of all whole backups, newest first.
func Backups(ctx context.Context, t Target) (names []string, err error) {
	whole, _, err := listBackups(ctx, t)
	return whole, err
}

// listBackups returns the names of whole backups, newest first, and the objects of those that were never finished.
func listBackups(ctx context.Context, t Target) (whole []string, unfinished []Object, err error) {
	var parts []Object
	err = t.List(ctx, backupsFolder, func(o Object) error {
		if name, ok := strings.CutSuffix(o.Name, manifestName); ok {
			whole = append(whole, strings.TrimPrefix(name, backupsFolder))
		}
		parts = append(parts, o)
		return nil
	})
	for _, part := range parts {
		if !slices.Contains(whole, path.Base(path.Dir(part.Name))) {
			unfinished = append(unfinished, part)
		}
	}
	slices.SortFunc(whole, func(a, b string) int { return cmp.Compare(b, a) })
	return whole, unfinished, err
}

// errNoBackup is what a target gives where nothing was backed up.
var errNoBackup = errors.New("there is no whole backup")

// Newest reads the manifest of the newest whole backup.
func Newest(ctx context.Context, t Target) (Manifest, error) {
	names, err := Backups(ctx, t)
	if err != nil {
		return Manifest{}, err
	}
	if len(names) == 0 {
		return Manifest{}, fmt.Errorf("%w in %s", errNoBackup, t)
	}
	return readManifest(ctx, t, names[0])
}

func readManifest(ctx context.Context, t Target, name string) (m Manifest, err error) {
	text, err := readAll(ctx, t, backupsFolder+name+manifestName)
	if err != nil {
		return m, fmt.Errorf("the manifest of backup %s: %w", name, err)
	}
	if err := json.Unmarshal(text, &m); err != nil {
		return m, fmt.Errorf("the manifest of backup %s is damaged: %w", name, err)
	}
	if m.Format != formatVersion || m.Name != name {
		return m, fmt.Errorf("the manifest of backup %s is damaged, or of a newer version: it says format %d and name %q", name, m.Format, m.Name)
	}
	return m, nil
}

func readAll(ctx context.Context, t Target, name string) ([]byte, error) {
	object, err := t.Open(ctx, name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = object.Close() }()
	return io.ReadAll(object)
}
