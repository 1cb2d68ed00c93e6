package backup

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"

	"pellucid/store/copies"
)

// checkCopy checks a restored database against the facts that were counted in the original, and returns the files of its rows.
func checkCopy(ctx context.Context, path string, want copies.Facts) (owned []string, err error) {
	c, err := copies.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, c.Close()) }()
	if err := c.Check(ctx); err != nil {
		return nil, err
	}
	facts, err := c.Facts(ctx)
	if err != nil {
		return nil, err
	}
	if difference := want.Differ(facts); difference != "" {
		return nil, errors.New(difference)
	}
	return owned, c.EachFileOwner(ctx, func(owner copies.FileOwner) error {
		for _, name := range owner.Names() {
			owned = append(owned, owner.BlobKey+"/"+name)
		}
		return nil
	})
}

// drillFiles looks whether every row's files are listed and there, and reads a sample of them.
func drillFiles(ctx context.Context, o DrillOptions, m Manifest, owned []string) (sampled int, err error) {
	files, err := readList(ctx, o.Target, m)
	if err != nil {
		return 0, err
	}
	listed := make(map[string]bool, len(files))
	for _, file := range files {
		listed[file.Key] = true
	}
	var wrong []string
	for _, key := range owned {
		if !listed[key] {
			wrong = append(wrong, key+" belongs to an image and wasn't on the server when the backup was taken")
		}
	}
	if err := few(wrong); err != nil {
		return 0, err
	}
	pool, err := listPool(ctx, o.Target)
	if err != nil {
		return 0, err
	}
	if err := inPool(pool, files); err != nil {
		return 0, err
	}
	rand.Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
	sample := files[:min(len(files), o.Sample)]
	for _, file := range sample {
		content, err := readAll(ctx, o.Target, poolName(file.SHA256))
		if err != nil {
			return 0, err
		}
		if sha256.Sum256(content) != file.SHA256 {
			wrong = append(wrong, fmt.Sprintf("%s (%s) is damaged: its SHA-256 is not the list's; delete it there, and the next backup copies it again", file.Key, poolName(file.SHA256)))
		}
	}
	return len(sample), few(wrong)
}
