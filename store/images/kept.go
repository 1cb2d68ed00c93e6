package images

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"pellucid/internal/domain"
)

const (
	// keptMost is how many images are kept in memory, of about 2 kB each.
	keptMost = 2000
	// keptLife is how long one is kept: as long as a page that visitors get may be old.
	keptLife = time.Minute
)

// keptImage is an image of the public gallery as a visitor sees it.
type keptImage struct {
	image     domain.Image
	read      time.Time
	deletions int64 // that had been counted before it was read
}

// imageState is what of an image may change while it stays in the gallery and says the same, and how its viewer marked it. It is
// read for every page: nothing else says whether a kept image may still be shown.
type imageState struct {
	Row       int64 `db:"rowid"`
	Listed    bool  `db:"listed"`
	Likes     int   `db:"likes_count"`
	Promoted  bool  `db:"promoted"`
	Liked     bool  `db:"liked"`
	Favorited bool  `db:"favorited"`
}

// ImagesByRow fetches images by their rows and keeps the order. What an image of the public gallery says of itself is read once a
// minute, or when an image was edited or has left the gallery since. The tags are shared: nobody may change them.
func (s *Store) ImagesByRow(ctx context.Context, rowIDs []int64, viewerID int64, details bool) ([]domain.Image, error) {
	if len(rowIDs) == 0 {
		return []domain.Image{}, nil
	}
	states, err := s.readStates(ctx, rowIDs, viewerID)
	if err != nil {
		return nil, err
	}
	return s.imagesIn(ctx, states, viewerID, details)
}

// imagesIn fetches the images that stand so, likewise.
func (s *Store) imagesIn(ctx context.Context, states []imageState, viewerID int64, details bool) ([]domain.Image, error) {
	if details {
		rowIDs := make([]int64, len(states))
		for i, state := range states {
			rowIDs[i] = state.Row
		}
		_, images, err := s.readImages(ctx, rowIDs, viewerID, details)
		return images, err
	}
	now, deletions := s.db.Now(), s.db.Deletions()
	images := make([]domain.Image, len(states))
	var missing []int64
	for i, state := range states {
		kept, ok := s.kept.Get(state.Row)
		if !ok || !state.Listed || kept.deletions != deletions || now.Sub(kept.read) >= keptLife {
			missing = append(missing, state.Row)
			continue
		}
		images[i] = kept.image
		images[i].Likes, images[i].Promoted, images[i].Liked, images[i].Favorited = state.Likes, state.Promoted, state.Liked, state.Favorited
	}
	if len(missing) == 0 {
		return images, nil
	}
	rows, read, err := s.readImages(ctx, missing, viewerID, false)
	if err != nil {
		return nil, err
	}
	for i, img := range read {
		s.keep(rows[i].RowID, img, now, deletions)
		images[slices.IndexFunc(states, func(state imageState) bool { return state.Row == rows[i].RowID })] = img
	}
	return slices.DeleteFunc(images, func(img domain.Image) bool { return img.ID == "" }), nil // deleted for good in between
}

// keep keeps an image of the public gallery that was read after so many deletions, without the marks of who read it.
func (s *Store) keep(row int64, img domain.Image, read time.Time, deletions int64) {
	if !img.IsPublic || !img.HiddenAt.IsZero() || !img.DeletedAt.IsZero() {
		return
	}
	img.Liked, img.Favorited = false, false
	s.kept.Add(row, keptImage{img, read, deletions})
}

// stateColumns are those of imageState, for a viewer who is named twice.
const stateColumns = `i.rowid, i.listed, i.likes_count, i.promoted,
	EXISTS (SELECT 1 FROM likes l WHERE l.user_id = nullif(?, 0) AND l.image_row = i.rowid) AS liked,
	EXISTS (SELECT 1 FROM favorites f WHERE f.user_id = nullif(?, 0) AND f.image_row = i.rowid) AS favorited`

// readStates reads how images stand, in the order of their rows.
func (s *Store) readStates(ctx context.Context, rowIDs []int64, viewerID int64) (states []imageState, err error) {
	list, err := json.Marshal(rowIDs)
	if err != nil {
		return nil, err
	}
	return states, s.db.List(ctx, &states, `
		SELECT `+stateColumns+`
		FROM json_each(?) wanted CROSS JOIN images i ON i.rowid = wanted.value
		ORDER BY wanted.key`, viewerID, viewerID, string(list))
}

// readImages reads images by their rows and keeps the order.
func (s *Store) readImages(ctx context.Context, rowIDs []int64, viewerID int64, details bool) (rows []Row, images []domain.Image, err error) {
	columns, files := Columns, ""
	if details {
		columns, files = Columns+DetailColumns, ` JOIN image_files p ON p.blob_key = i.blob_key`
	}
	list, err := json.Marshal(rowIDs)
	if err != nil {
		return nil, nil, err
	}
	err = s.db.List(ctx, &rows, `
		SELECT `+columns+`
		FROM json_each(?) wanted CROSS JOIN images i ON i.rowid = wanted.value JOIN users u ON u.id = i.user_id`+files+`
		ORDER BY wanted.key`, viewerID, viewerID, string(list))
	if err != nil {
		return nil, nil, err
	}
	images, err = s.imagesOf(rows)
	return rows, images, err
}
