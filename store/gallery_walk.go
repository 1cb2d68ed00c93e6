package store

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
	facetCounter    // of the facet that is the first argument of the walk
)

// walk is the index that a listing is read along: images themselves, or those of one facet. The alias is p.
type walk struct {
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

// narrowed is the walk with one condition more.
func (w walk) narrowed(clause string, args ...any) walk {
	w.where = filter{slices.Clone(w.where.clauses), slices.Clone(w.where.args)}
	w.where.add(clause, args...)
	return w
}

func (f *filter) String() string { return strings.Join(f.clauses, " AND ") }

// walkOf chooses the walk of a listing: along the smallest facet when a tag or a color narrows the public gallery, along
// the images otherwise.
func (s *Store) walkOf(ctx context.Context, l domain.Listing) (walk, error) {
	facets, err := s.facetsOf(ctx, l)
	if err != nil {
		return walk{}, err
	}
	public := l.Community()
	w := walk{from: `images p`, row: `p.rowid`}
	if l.OnlyPromoted() && len(facets) > 0 {
		w = walk{from: `(SELECT image_row, popularity, hot FROM listed_facets WHERE facet = ? ORDER BY image_row DESC LIMIT ?) p`, row: `p.image_row`}
		w.where.add(`EXISTS (SELECT 1 FROM images i WHERE i.rowid = p.image_row AND i.promoted = 1)`, facets[0], promotedAhead)
		public, facets = false, facets[1:]
	} else if public && len(facets) > 0 {
		w = walk{from: `listed_facets p`, row: `p.image_row`}
		w.where.add(`p.facet = ?`, facets[0])
		facets = facets[1:]
	} else {
		w.addOwner(l)
	}
	if public && len(facets) == 0 && l.Search == "" && len(l.IDs) == 0 {
		w.counter = counterOf(w, l)
	}
	if l.Category != "" {
		w.addCategory(l.Category)
	}
	for _, facet := range facets {
		w.addFacet(facet)
	}
	w.addSearch(l)
	return w, nil
}

// promotedAhead is how many of the newest images of a facet are looked through for promoted ones.
const promotedAhead = 2000

func counterOf(w walk, l domain.Listing) counter {
	switch {
	case l.OnlyPromoted():
		return promotedCounter
	case w.row == `p.rowid`:
		return categoryCounter
	case l.Category == "":
		return facetCounter
	default:
		return noCounter
	}
}

func (w *walk) addOwner(l domain.Listing) {
	switch {
	case l.OwnerID != 0:
		w.where.add(`p.user_id = ? AND p.deleted_at IS NULL`, l.OwnerID)
	case l.FavoritesOf != 0:
		w.where.add(`p.rowid IN (SELECT image_row FROM favorites WHERE user_id = ?) AND p.deleted_at IS NULL AND (p.listed = 1 OR p.user_id = ?)`,
			l.FavoritesOf, l.FavoritesOf)
	case l.FolderID != 0:
		w.where.add(`p.rowid IN (SELECT image_row FROM folder_images WHERE folder_id = ?) AND p.deleted_at IS NULL AND (p.listed = 1 OR p.user_id = ?)`,
			l.FolderID, l.FolderOf)
	case l.SharedWith != 0:
		w.where.add(`p.listed = 1 AND p.rowid IN (
			SELECT fi.image_row FROM folder_guests g JOIN folders f ON f.id = g.folder_id JOIN folder_images fi ON fi.folder_id = f.id JOIN users u ON u.id = f.user_id
			WHERE g.user_id = ? AND f.share_key IS NOT NULL AND u.is_active = 1)`, l.SharedWith)
	case l.OnlyPromoted():
		w.where.add(`p.promoted = 1`)
	default:
		w.where.add(`p.listed = 1`)
	}
}

func (w *walk) addCategory(category domain.Category) {
	if w.row == `p.rowid` {
		w.where.add(`p.category = ?`, category)
		return
	}
	w.where.add(`(SELECT category FROM images i WHERE i.rowid = p.image_row) = ?`, category)
}

// addFacet keeps to images that have another facet too; private ones of an owner are in no list of a facet, and are asked
// for their tags and colors themselves.
func (w *walk) addFacet(facet int64) {
	if w.row == `p.rowid` {
		w.where.add(`? IN (SELECT s.facet FROM image_facets s WHERE s.image_row = p.rowid)`, facet)
		return
	}
	w.where.add(`EXISTS (SELECT 1 FROM listed_facets o WHERE o.facet = ? AND o.image_row = p.image_row)`, facet)
}

func (w *walk) addSearch(l domain.Listing) {
	if match := searchExpression(l.Search); match != "" {
		w.where.add(w.row+` IN (SELECT rowid FROM images_search WHERE images_search MATCH ? ORDER BY rowid DESC LIMIT ?)`, match, searchCandidates)
	} else if l.Search != "" {
		w.where.add(`0`) // nothing to search by: only punctuation
	}
	if len(l.IDs) > 0 {
		list, _ := json.Marshal(l.IDs) // strings always encode
		w.where.add(w.row+` IN (SELECT rowid FROM images WHERE id IN (SELECT value FROM json_each(?)))`, string(list))
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
		if err := s.get(ctx, &id, `SELECT coalesce((SELECT id FROM tags WHERE name = ?), ?)`, strings.ToLower(tag), noFacet); err != nil {
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
	return ordered, s.list(ctx, &ordered, `
		SELECT wanted.value FROM json_each(?) wanted LEFT JOIN facet_counts c ON c.facet = wanted.value
		ORDER BY coalesce(c.total, 0)`, string(list))
}
