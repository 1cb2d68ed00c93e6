package doctor

import (
	"context"
	"fmt"
	"path"
	"time"

	"pellucid/internal/blob"
)

// ownerless looks for files that belong to no row.
func (f Files) ownerless(ctx context.Context) (Finding, error) {
	if f.Blobs == nil {
		return note("", "there is no place for files yet"), nil
	}
	var left some
	var size int64
	looked := 0
	folders, sizes, newest := []string{}, map[string]int64{}, map[string]time.Time{}
	ask := func() error {
		used, err := f.Data.Database.KeysInUse(ctx, folders)
		if err != nil {
			return err
		}
		for _, key := range used {
			delete(sizes, key)
		}
		for _, key := range folders {
			if bytes, ownerless := sizes[key]; ownerless && f.Data.Now().Sub(newest[key]) >= ownerlessAge {
				left.add(key)
				size += bytes
			}
		}
		folders, sizes, newest = nil, map[string]int64{}, map[string]time.Time{}
		return nil
	}
	err := f.Blobs.List(ctx, func(file blob.Entry) error {
		looked++
		key := path.Dir(file.Key)
		if _, known := sizes[key]; !known {
			if len(folders) >= keysAtOnce {
				if err := ask(); err != nil {
					return err
				}
			}
			folders = append(folders, key)
		}
		sizes[key] += file.Size
		if file.Modified.After(newest[key]) {
			newest[key] = file.Modified
		}
		return nil
	})
	if err == nil {
		err = ask()
	}
	if err != nil && ctx.Err() == nil {
		return Finding{}, err
	}
	return judgeOwnerless(left, size, looked, ctx.Err() != nil), nil
}

func judgeOwnerless(left some, size int64, looked int, cut bool) Finding {
	part := ""
	if cut {
		part = fmt.Sprintf(" among the first %d files; there was no time for the others", looked)
	}
	switch {
	case left.n > 0:
		return note("The server removes them once a day; pellucid sweep does it now.", "%s no image (%s)%s: %s", count(left.n, "folder of files belongs to", "folders of files belong to"), bytes(size), part, left)
	case cut:
		return unknown("Try again with a longer --time-limit.", "every file belongs to an image%s", part)
	}
	return good("every one of %s belongs to an image", count(looked, "file", "files"))
}
