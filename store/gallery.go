package store

import (
	"context"
	"encoding/json"
	"strings"
	"unicode"

	"pellucid/internal/domain"
)

// searchCandidates caps how many matches a search sorts: a common word among a million images would cost a second.
const searchCandidates = 2000

// filter is the WHERE of a listing.
type filter struct {
	clauses []string
	args    []any
}

func (f *filter) add(clause string, args ...any) {
	f.clauses = append(f.clauses, clause)
	f.args = append(f.args, args...)
}

func (f *filter) String() string { return strings.Join(f.clauses, " AND ") }

// Images returns a stretch of a list of images. Rows are chosen on an index alone, then fetched.
func (s *Store) Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error) {
	where := listingFilter(l)
	order := listingOrder(l)
	var rows []imageRow
	columns, files := imageColumns, ""
	if l.Details {
		columns, files = imageColumns+detailColumns, ` JOIN picture_files p ON p.blob_key = i.blob_key`
	}
	args := append([]any{l.ViewerID, l.ViewerID}, where.args...)
	err := s.list(ctx, &rows, `
		SELECT `+columns+`
		FROM images i JOIN users u ON u.id = i.user_id`+files+`
		WHERE i.rowid IN (SELECT p.rowid FROM images p WHERE `+where.String()+` ORDER BY `+strings.ReplaceAll(order, "i.", "p.")+` LIMIT ? OFFSET ?)
		ORDER BY `+order, append(args, l.Limit, l.Skip)...)
	if err != nil {
		return domain.Page[domain.Image]{}, err
	}
	images, err := s.withTags(ctx, rows)
	if err != nil {
		return domain.Page[domain.Image]{}, err
	}
	total, err := s.countImages(ctx, l, where)
	return domain.Page[domain.Image]{Data: images, Total: total}, err
}

// countImages reads the counter of a plain listing, and counts the others.
func (s *Store) countImages(ctx context.Context, l domain.Listing, where filter) (total int, err error) {
	if l.OwnerID == 0 && l.FavoritesOf == 0 && l.Search == "" && len(l.Tags) == 0 && len(l.IDs) == 0 {
		return total, s.get(ctx, &total, `SELECT total FROM listing_counts WHERE key = ?`, string(l.Category))
	}
	return total, s.get(ctx, &total, `SELECT count(*) FROM images p WHERE `+where.String(), where.args...)
}

func listingFilter(l domain.Listing) filter {
	var f filter
	switch {
	case l.OwnerID != 0:
		f.add(`p.user_id = ? AND p.deleted_at IS NULL`, l.OwnerID)
	case l.FavoritesOf != 0:
		f.add(`p.rowid IN (SELECT image_row FROM favorites WHERE user_id = ?) AND p.deleted_at IS NULL AND (p.listed = 1 OR p.user_id = ?)`,
			l.FavoritesOf, l.FavoritesOf)
	default:
		f.add(`p.listed = 1`)
	}
	if l.Category != "" {
		f.add(`p.category = ?`, l.Category)
	}
	if match := searchExpression(l.Search); match != "" {
		f.add(`p.rowid IN (SELECT rowid FROM images_search WHERE images_search MATCH ? ORDER BY rowid DESC LIMIT ?)`, match, searchCandidates)
	} else if l.Search != "" {
		f.add(`0`) // nothing to search by: only punctuation
	}
	for _, tag := range l.Tags {
		f.add(`p.rowid IN (SELECT image_row FROM image_tags WHERE tag_id = (SELECT id FROM tags WHERE name = ?))`, strings.ToLower(tag))
	}
	if len(l.IDs) > 0 {
		list, _ := json.Marshal(l.IDs) // strings always encode
		f.add(`p.id IN (SELECT value FROM json_each(?))`, string(list))
	}
	return f
}

func listingOrder(l domain.Listing) string {
	switch l.Sort {
	case domain.Oldest:
		return `i.rowid`
	case domain.Popular:
		return `i.likes_count DESC, i.rowid DESC`
	case domain.Trending:
		return `i.hot DESC, i.rowid DESC`
	default:
		return `i.rowid DESC`
	}
}

// searchExpression turns what a person typed into an FTS5 query: every word must match, each as a prefix. Quoting keeps
// the query language's own words and signs from meaning anything.
func searchExpression(text string) string {
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if len(words) > 12 {
		words = words[:12]
	}
	for i, word := range words {
		words[i] = `"` + word + `"*`
	}
	return strings.Join(words, " ")
}
