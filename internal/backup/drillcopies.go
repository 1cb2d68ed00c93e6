package backup

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"pellucid/store/copies"
)

// drillCopies looks whether every file of the replica's rows was copied, waits for those that are on their way, and reads a sample.
func drillCopies(ctx context.Context, o DrillOptions, replica *copies.Copy) (found string, err error) {
	var owned []string
	err = replica.EachFileOwner(ctx, func(owner copies.FileOwner) error {
		for _, name := range owner.Names() {
			owned = append(owned, owner.BlobKey+"/"+name)
		}
		return nil
	})
	if err != nil {
		return "", err
	}
	within, cancel := context.WithTimeout(ctx, o.Replica.CatchUp())
	defer cancel()
	var copies fileCopies
	for {
		if copies, err = listCopies(ctx, o.Copies); err != nil {
			return "", err
		}
		missing := slices.DeleteFunc(slices.Clone(owned), func(key string) bool { _, there := copies.byKey[key]; return there })
		if len(missing) == 0 {
			break
		}
		select {
		case <-within.Done():
			if ctx.Err() != nil {
				return "", ctx.Err()
			}
			for i, key := range missing {
				missing[i] = key + " belongs to an image and the replica has no copy of it"
			}
			return "", few(missing)
		case <-time.After(time.Second):
		}
	}
	sampled, err := copies.sample(ctx, o.Sample)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("It has copies of all %d image files, %d of them read.", len(owned), sampled), nil
}

// sample reads some copies and compares their hashes.
func (c fileCopies) sample(ctx context.Context, most int) (read int, err error) {
	var wrong []string
	for key := range c.byKey { // in another order each time
		if read == most {
			break
		}
		if _, err := c.read(ctx, key); errors.Is(err, ErrNotFound) {
			continue // removed meanwhile
		} else if ctx.Err() != nil {
			return read, ctx.Err()
		} else if err != nil {
			wrong = append(wrong, fmt.Sprintf("%v; delete it there, and the server copies it again", err))
		}
		read++
	}
	return read, few(wrong)
}
