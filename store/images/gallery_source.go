package images

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"pellucid/internal/domain"
)

// counter says which table knows how long a listing is.
type counter int

const (
	noCounter counter = iota
	categoryCounter
	promotedCounter // of a category, or of all
	facetCounter    // of the facet that is the first argument of the source
)

// source is what a listing is read from: the images themselves, or those of one facet. The alias is p.
type source struct {
	from    string
	row     string // the column with the image's row
	where   filter
	counter counter
}

// filter is the WHERE of a listing.
type filter struct {
	clauses []string
	args    []any
}

func (f *filter) add(clause string, args ...any) {
	f.clauses = append(f.clauses, clause)
	f.args = append(f.args, args...)
}

// narrowed is the source with one condition more.
func (src source) narrowed(clause string, args ...any) source {
	src.where = filter{slices.Clone(src.where.clauses), slices.Clone(src.where.args)}
	src.where.add(clause, args...)
	return src
}

func (f *filter) String() string { return strings.Join(f.clauses, " AND ") }

// sourceOf chooses the source of a listing: the smallest facet when a tag or a color narrows the public gallery, the
// images otherwise.
func (s *Store) sourceOf(ctx context.Context, l domain.Listing) (source, error) {
	facets, err := s.facetsOf(ctx, l)
	if err != nil {
		return source{}, err
	}
	public := l.Community()
	src := source{from: `images p`, row: `p.rowid`}
	if l.OnlyPromoted() && len(facets) > 0 {
		src = source{from: `(SELECT image_row, popularity, hot FROM listed_facets WHERE facet = ? ORDER BY image_row DESC LIMIT ?) p`, row: `p.image_row`}
		src.where.add(`EXISTS (SELECT 1 FROM images i WHERE i.rowid = p.image_row AND i.promoted = 1)`, facets[0], promotedAhead)
		public, facets = false, facets[1:]
	} else if public && len(facets) > 0 {
		src = source{from: `listed_facets p`, row: `p.image_row`}
		src.where.add(`p.facet = ?`, facets[0])
		facets = facets[1:]
	} else {
		src.addOwner(l)
	}
	if public && len(facets) == 0 && l.Search == "" && len(l.IDs) == 0 {
		src.counter = counterOf(src, l)
	}
	if l.Category != "" {
		src.addCategory(l.Category)
	}
	for _, facet := range facets {
		src.addFacet(facet)
	}
	src.addSearch(l)
	return src, nil
}

// promotedAhead is how many of the newest images of a facet are looked through for promoted ones.
const promotedAhead = 2000

func counterOf(src source, l domain.Listing) counter {
	switch {
	case l.OnlyPromoted():
		return promotedCounter
	case src.row == `p.rowid`:
		return categoryCounter
	case l.Category == "":
		return facetCounter
	default:
		return noCounter
	}
}

func (src *source) addOwner(l domain.Listing) {
	switch {
	case l.OwnerID != 0:
		src.where.add(`p.user_id = ? AND p.deleted_at IS NULL`, l.OwnerID)
	case l.CreatorID != 0:
		src.where.add(`p.listed = 1 AND p.user_id = ?`, l.CreatorID)
	case l.FavoritesOf != 0:
		src.where.add(`p.rowid IN (SELECT image_row FROM favorites WHERE user_id = ?) AND p.deleted_at IS NULL AND (p.listed = 1 OR p.user_id = ?)`,
			l.FavoritesOf, l.FavoritesOf)
	case l.FolderID != 0:
		src.where.add(`p.rowid IN (SELECT image_row FROM folder_images WHERE folder_id = ?) AND p.deleted_at IS NULL AND (p.listed = 1 OR p.user_id = ?)`,
			l.FolderID, l.FolderOf)
	case l.SharedWith != 0:
		src.where.add(`p.listed = 1 AND p.rowid IN (
			SELECT fi.image_row FROM folder_guests g JOIN folders f ON f.id = g.folder_id JOIN folder_images fi ON fi.folder_id = f.id JOIN users u ON u.id = f.user_id
			WHERE g.user_id = ? AND f.share_key IS NOT NULL AND u.is_active = 1)`, l.SharedWith)
	case l.OnlyPromoted():
		src.where.add(`p.promoted = 1`)
	default:
		src.where.add(`p.listed = 1`)
	}
}

func (src *source) addCategory(category domain.Category) {
	if src.row == `p.rowid` {
		src.where.add(`p.category = ?`, category)
		return
	}
	src.where.add(`(SELECT category FROM images i WHERE i.rowid = p.image_row) = ?`, category)
}

// addFacet keeps to images that have another facet too; private ones of an owner are in no list of a facet, and are asked
// for their tags and colors themselves.
func (src *source) addFacet(facet int64) {
	if src.row == `p.rowid` {
		src.where.add(`? IN (SELECT s.facet FROM image_facets s WHERE s.image_row = p.rowid)`, facet)
		return
	}
	src.where.add(`EXISTS (SELECT 1 FROM listed_facets o WHERE o.facet = ? AND o.image_row = p.image_row)`, facet)
}

func (src *source) addSearch(l domain.Listing) {
	if match := searchExpression(l.Search); match != "" {
		src.where.add(src.row+` IN (SELECT rowid FROM images_search WHERE images_search MATCH ? ORDER BY rowid DESC LIMIT ?)`, match, searchCandidates)
	} else if l.Search != "" {
		src.where.add(`0`) // nothing to search by: only punctuation
	}
	if len(l.IDs) > 0 {
		list, _ := json.Marshal(l.IDs) // strings always encode
		src.where.add(src.row+` IN (SELECT rowid FROM images WHERE id IN (SELECT value FROM json_each(?)))`, string(list))
	}
}

// noFacet is the facet of a tag that no image has: its list is empty.
const noFacet = 0

// facetsOf returns the facets that a listing is narrowed down to, the smallest first.
func (s *Store) facetsOf(ctx context.Context, l domain.Listing) ([]int64, error) {
	var facets []int64
	if l.Color != "" {
		facets = append(facets, int64(-1-slices.Index(domain.Colors, l.Color))) // an unknown color is noFacet
	}
	for _, tag := range l.Tags {
		var id int64
		if err := s.db.Get(ctx, &id, `SELECT coalesce((SELECT id FROM tags WHERE name = ?), ?)`, strings.ToLower(tag), noFacet); err != nil {
			return nil, err
		}
		facets = append(facets, id)
	}
	if len(facets) < 2 {
		return facets, nil
	}
	list, err := json.Marshal(facets)
	if err != nil {
		return nil, err
	}
	var ordered []int64
	return ordered, s.db.List(ctx, &ordered, `
		SELECT wanted.value FROM json_each(?) wanted LEFT JOIN facet_counts c ON c.facet = wanted.value
		ORDER BY coalesce(c.total, 0)`, string(list))
}
