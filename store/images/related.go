package images

import (
	"cmp"
	"context"
	"math/bits"
	"slices"

	"pellucid/internal/domain"
)

// relatedEach caps how many neighbors each way of being related brings in, the newest first, however many there are.
const relatedEach = 16

// relatedRow is a picture that may be related, with what it is compared by.
type relatedRow struct {
	Row        int64 `db:"image_row"`
	Shared     int   `db:"shared"` // tags
	Silhouette int64 `db:"silhouette"`
	Colors     int64 `db:"colors"`
}

// Related returns up to limit public images that go with an image: those that share most tags first, of them the nearest
// in silhouette and palette, then the newest. Those of a promoted image are promoted, too: else whoever repeats its prompt stands
// one click behind the landing page (docs/adr/0017). The image itself may be deleted or unknown; viewer is whose likes are told.
func (s *Store) Related(ctx context.Context, imageID string, viewerID int64, limit int) ([]domain.Image, error) {
	var this struct {
		Row        int64 `db:"image_row"`
		Silhouette int64 `db:"silhouette"`
		Colors     int64 `db:"colors"`
		Promoted   bool  `db:"promoted"`
	}
	err := s.db.Get(ctx, &this, `
		SELECT i.rowid AS image_row, coalesce(l.silhouette, 0) AS silhouette, coalesce(l.colors, 0) AS colors, i.promoted
		FROM images i LEFT JOIN visual_features l ON l.blob_key = i.blob_key
		WHERE i.id = ?`, imageID)
	if err != nil && domain.CodeOf(err) != domain.NotFound {
		return nil, err
	}
	var found []relatedRow
	if err := s.db.List(ctx, &found, relatedByTag, this.Row, this.Row, relatedEach, this.Row, this.Promoted); err != nil {
		return nil, err
	}
	if len(found) < limit { // whoever shares no tag comes after everybody who does, so the others are not looked for in vain
		found = nil
		err := s.db.List(ctx, &found, relatedByFeatures, this.Row, this.Row, relatedEach, this.Silhouette, relatedEach,
			this.Silhouette, relatedEach, relatedEach, this.Colors, relatedEach, this.Promoted, relatedEach, this.Row, this.Promoted)
		if err != nil {
			return nil, err
		}
	}
	slices.SortFunc(found, func(a, b relatedRow) int {
		return cmp.Or(
			cmp.Compare(b.Shared, a.Shared),
			cmp.Compare(a.distance(this.Silhouette, this.Colors), b.distance(this.Silhouette, this.Colors)),
			cmp.Compare(b.Row, a.Row))
	})
	rowIDs := make([]int64, 0, limit)
	for _, row := range found[:min(len(found), limit)] {
		rowIDs = append(rowIDs, row.Row)
	}
	return s.ImagesByRow(ctx, rowIDs, viewerID, false)
}

// distance is the share of the silhouettes' cells that differ plus the share of the colors that are not in both (the
// Jaccard distance): 0 for the same look, 2 for nothing in common or a look that was never measured.
func (r relatedRow) distance(silhouette, colors int64) float64 {
	if r.Silhouette == 0 || silhouette == 0 {
		return 2
	}
	distance := float64(bits.OnesCount64(uint64(r.Silhouette^silhouette))) / 64
	if all := bits.OnesCount64(uint64(r.Colors | colors)); all > 0 {
		distance += 1 - float64(bits.OnesCount64(uint64(r.Colors&colors)))/float64(all)
	}
	return distance
}

// relatedByTag gathers a bounded number of neighbors by each tag. CROSS JOIN keeps SQLite to the order in which the joins
// are written.
const relatedByTag = relatedTags + relatedSelect

// relatedByFeatures gathers more: by each indexed quarter of the silhouette, by the colors, and the newest of all.
const relatedByFeatures = relatedTags + `
		UNION
		SELECT * FROM (
			SELECT i.rowid FROM visual_features l CROSS JOIN images i ON i.blob_key = l.blob_key AND i.listed = 1
			WHERE l.silhouette >> 48 & 0xffff = ? >> 48 & 0xffff LIMIT ?)
		UNION
		SELECT * FROM (
			SELECT i.rowid FROM visual_features l CROSS JOIN images i ON i.blob_key = l.blob_key AND i.listed = 1
			WHERE l.silhouette >> 24 & 0xffff = ? >> 24 & 0xffff LIMIT ?)
		UNION
		SELECT o.image_row
		FROM color_facets c CROSS JOIN listed_facets o ON o.facet = c.facet
			AND o.image_row IN (SELECT n.image_row FROM listed_facets n WHERE n.facet = c.facet ORDER BY n.image_row DESC LIMIT ?)
		WHERE ? >> c.bit & 1
		UNION
		SELECT * FROM (SELECT rowid FROM images WHERE listed = 1 ORDER BY rowid DESC LIMIT ?)
		UNION
		SELECT * FROM (SELECT rowid FROM images WHERE promoted = 1 AND ? ORDER BY rowid DESC LIMIT ?)` + relatedSelect

const relatedTags = `
	WITH own_tags (facet) AS MATERIALIZED (SELECT tag_id FROM image_tags WHERE image_row = ?),
	candidates (image_row) AS (
		SELECT o.image_row
		FROM own_tags t CROSS JOIN listed_facets o ON o.facet = t.facet
			AND o.image_row IN (SELECT n.image_row FROM listed_facets n WHERE n.facet = t.facet AND n.image_row <> ? ORDER BY n.image_row DESC LIMIT ?)`

const relatedSelect = `)
	SELECT DISTINCT c.image_row, coalesce(l.silhouette, 0) AS silhouette, coalesce(l.colors, 0) AS colors,
	       (SELECT count(*) FROM own_tags t CROSS JOIN listed_facets o ON o.facet = t.facet AND o.image_row = c.image_row) AS shared
	FROM candidates c JOIN images i ON i.rowid = c.image_row LEFT JOIN visual_features l ON l.blob_key = i.blob_key
	WHERE c.image_row <> ? AND (i.promoted = 1 OR NOT ?)`
