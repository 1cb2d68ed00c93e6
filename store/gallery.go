package store

import (
	"context"
	"encoding/json"

	"pellucid/internal/domain"
)

// countMost caps a total that no counter knows: of several narrowings at once.
const countMost = 400

// Images returns a stretch of a list of images. Rows are chosen on an index alone, then fetched. A search for one word
// that finds nothing finds what the nearest known word finds.
func (s *Store) Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error) {
	page, err := s.images(ctx, l)
	if err != nil || page.Total > 0 || l.Search == "" {
		return page, err
	}
	word, err := s.nearestWord(ctx, l.Search)
	if err != nil || word == "" {
		return page, err
	}
	l.Search = word
	return s.images(ctx, l)
}

func (s *Store) images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error) {
	choose := s.walkAlong
	if isPlainSearch(l) {
		choose = s.search
	}
	rowIDs, total, err := choose(ctx, l)
	if err != nil || total == 0 {
		return domain.Page[domain.Image]{Data: []domain.Image{}}, err
	}
	images, err := s.imagesByRow(ctx, rowIDs, l.ViewerID, l.Details)
	capped := l.Community() && (total == searchMost(l) && isPlainSearch(l) || total == countMost)
	return domain.Page[domain.Image]{Data: images, Total: total, Capped: capped}, err
}

// walkAlong chooses the rows of a page along an index, and counts the listing.
func (s *Store) walkAlong(ctx context.Context, l domain.Listing) (rows []int64, total int, err error) {
	walk, err := s.walkOf(ctx, l)
	if err != nil {
		return nil, 0, err
	}
	total, err = s.countImages(ctx, l, walk)
	if err != nil || total == 0 {
		return nil, 0, err
	}
	rows, err = s.pageRows(ctx, l, walk, total)
	return rows, total, err
}

// countImages reads the counter of a listing that has one, and counts the others; public ones up to a cap.
func (s *Store) countImages(ctx context.Context, l domain.Listing, w walk) (total int, err error) {
	switch w.counter {
	case categoryCounter:
		return total, s.get(ctx, &total, `SELECT total FROM listing_counts WHERE key = ?`, string(l.Category))
	case promotedCounter:
		return total, s.get(ctx, &total, `SELECT total FROM promoted_counts WHERE key = ?`, string(l.Category))
	case facetCounter:
		return total, s.get(ctx, &total, `SELECT coalesce((SELECT total FROM facet_counts WHERE facet = ?), 0)`, w.where.args[0])
	}
	most := countMost
	if !l.Community() {
		most = -1 // somebody's own images are told to the last one
	}
	return total, s.get(ctx, &total, `SELECT count(*) FROM (SELECT 1 FROM `+w.from+` WHERE `+w.where.String()+` LIMIT ?)`,
		append(w.where.args[:len(w.where.args):len(w.where.args)], most)...)
}

// imagesByRow fetches images by their rows and keeps the order.
func (s *Store) imagesByRow(ctx context.Context, rowIDs []int64, viewerID int64, details bool) ([]domain.Image, error) {
	columns, files := imageColumns, ""
	if details {
		columns, files = imageColumns+detailColumns, ` JOIN image_files p ON p.blob_key = i.blob_key`
	}
	list, err := json.Marshal(rowIDs)
	if err != nil {
		return nil, err
	}
	var rows []imageRow
	err = s.list(ctx, &rows, `
		SELECT `+columns+`
		FROM json_each(?) wanted CROSS JOIN images i ON i.rowid = wanted.value JOIN users u ON u.id = i.user_id`+files+`
		ORDER BY wanted.key`, viewerID, viewerID, string(list))
	if err != nil {
		return nil, err
	}
	return imagesOf(rows)
}
