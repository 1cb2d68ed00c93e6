package tasks

import (
	"context"
	"encoding/json"
	"math"
	"slices"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// feedPlaces reads where the entries of a feed are: each half walks its own index from the newest on, so that a page costs the
// same however much somebody has made. A generation that was delivered and whose images were all deleted is none.
const feedPlaces = `
	SELECT task, edit, id FROM (
		SELECT * FROM (
			SELECT 1 AS task, 0 AS edit, t.id AS id, t.created_at AS created_at FROM generation_tasks t
			WHERE t.user_id = ? AND t.created_at <= ? AND (t.created_at < ? OR t.id < ?)
			  AND (t.status <> 'completed' OR EXISTS (SELECT 1 FROM images i WHERE i.task_id = t.id AND i.deleted_at IS NULL))
			ORDER BY t.created_at DESC, t.id DESC LIMIT ?)
		UNION ALL
		SELECT * FROM (
			SELECT 0, EXISTS (SELECT 1 FROM image_edits e WHERE e.image_row = i.rowid), i.id, i.created_at FROM images i INDEXED BY images_apart
			WHERE i.user_id = ? AND i.task_id IS NULL AND i.deleted_at IS NULL AND i.created_at <= ? AND (i.created_at < ? OR i.id < ?)
			ORDER BY i.created_at DESC, i.id DESC LIMIT ?)
	)
	ORDER BY created_at DESC, id DESC LIMIT ?`

type feedPlace struct {
	IsTask bool   `db:"task"`
	Edit   bool   `db:"edit"`
	ID     string `db:"id"`
}

// FeedOf returns what a user has made, newest first, behind a place in the feed. more tells whether there is more to come.
func (s *Store) FeedOf(ctx context.Context, userID int64, from domain.FeedCursor, limit int) (entries []domain.FeedEntry, more bool, err error) {
	before := int64(math.MaxInt64)
	if from.ID != "" {
		before = db.Millis(from.Before)
	}
	var places []feedPlace
	err = s.db.List(ctx, &places, feedPlaces,
		userID, before, before, from.ID, limit+1, userID, before, before, from.ID, limit+1, limit+1)
	if err != nil {
		return nil, false, err
	}
	if more = len(places) > limit; more {
		places = places[:limit]
	}
	entries, err = s.feedEntries(ctx, userID, places)
	return entries, more, err
}

// feedEntries fetches entries by their places, in two queries, and keeps the order.
func (s *Store) feedEntries(ctx context.Context, userID int64, places []feedPlace) ([]domain.FeedEntry, error) {
	tasks, images := []string{}, []string{}
	for _, place := range places {
		if place.IsTask {
			tasks = append(tasks, place.ID)
		} else {
			images = append(images, place.ID)
		}
	}
	taskList, _ := json.Marshal(tasks)
	imageList, _ := json.Marshal(images)
	var found []taskRow
	err := s.db.List(ctx, &found, `SELECT `+taskColumns+` FROM generation_tasks WHERE id IN (SELECT value FROM json_each(?))`, string(taskList))
	if err != nil {
		return nil, err
	}
	var rows []int64
	err = s.db.List(ctx, &rows, `
		SELECT rowid FROM images WHERE task_id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL
		UNION ALL SELECT rowid FROM images WHERE id IN (SELECT value FROM json_each(?))`, string(taskList), string(imageList))
	if err != nil {
		return nil, err
	}
	pictures, err := s.images.ImagesByRow(ctx, rows, userID, true)
	if err != nil {
		return nil, err
	}
	return placed(places, found, pictures), nil
}

func placed(places []feedPlace, tasks []taskRow, images []domain.Image) []domain.FeedEntry {
	entries := make([]domain.FeedEntry, len(places))
	at := make(map[string]int, len(places))
	for i, place := range places {
		at[place.ID] = i
		entries[i].Edit = place.Edit
	}
	for _, row := range tasks {
		entries[at[row.ID]].Task = row.task()
	}
	for _, img := range images {
		key := img.TaskID
		if key == "" {
			key = img.ID
		}
		e := &entries[at[key]]
		e.Images = append(e.Images, img)
	}
	for i := range entries {
		slices.SortFunc(entries[i].Images, func(a, b domain.Image) int { return a.Variation - b.Variation })
		for _, img := range entries[i].Images {
			entries[i].Task.ImageIDs = append(entries[i].Task.ImageIDs, img.ID)
		}
	}
	return entries
}
