package store

import (
	"context"
	"slices"

	"pellucid/internal/domain"
)

// pageRows chooses the rows of a page of a list with so many images, in order: those beside an image where the listing
// names one, which costs the same anywhere, otherwise those that are counted to from the nearer end.
func (s *Store) pageRows(ctx context.Context, l domain.Listing, w walk, total int) (rows []int64, err error) {
	if l.After != "" || l.Before != "" {
		return s.rowsBeside(ctx, l, w)
	}
	known := w.counter != noCounter || !l.Community() || total < countMost
	if !known || l.Skip <= total/2 {
		return s.rowsFrom(ctx, w, order(w, l.Sort), l.Skip, l.Limit)
	}
	limit := min(l.Limit, total-l.Skip)
	if limit <= 0 {
		return nil, nil
	}
	rows, err = s.rowsFrom(ctx, w, order(w, l.Sort).reversed(), total-l.Skip-limit, limit)
	slices.Reverse(rows)
	return rows, err
}

func (s *Store) rowsFrom(ctx context.Context, w walk, o ordering, skip, limit int) (rows []int64, err error) {
	return rows, s.list(ctx, &rows, `
		SELECT `+w.row+` FROM `+w.from+` WHERE `+w.where.String()+` ORDER BY `+o.String()+` LIMIT ? OFFSET ?`,
		append(w.where.args[:len(w.where.args):len(w.where.args)], limit, skip)...)
}

// rowsBeside chooses the rows that come after an image in the list, or before it, in the list's order. The image may have
// left the list. It is a NotFound error when there never was such an image.
func (s *Store) rowsBeside(ctx context.Context, l domain.Listing, w walk) (rows []int64, err error) {
	o, id := order(w, l.Sort), l.After
	if l.Before != "" {
		o, id = o.reversed(), l.Before
	}
	var image struct {
		Row        int64   `db:"rowid"`
		Popularity int64   `db:"popularity"`
		Hot        float64 `db:"hot"`
	}
	if err := s.get(ctx, &image, `SELECT rowid, popularity, hot FROM images WHERE id = ?`, id); err != nil {
		return nil, err
	}
	switch l.Sort {
	case domain.Popular:
		rows, err = s.rowsBeyond(ctx, w, o, image.Popularity, image.Row, l.Limit)
	case domain.Trending:
		rows, err = s.rowsBeyond(ctx, w, o, image.Hot, image.Row, l.Limit)
	default:
		rows, err = s.rowsFrom(ctx, w.narrowed(w.row+o.beyond(), image.Row), o, 0, l.Limit)
	}
	if l.Before != "" {
		slices.Reverse(rows)
	}
	return rows, err
}

// rowsBeyond chooses the rows beyond a key and a row: first those with an equal key, then those with another. In one query
// SQLite would seek by the key alone, and pass all that have an equal one.
func (s *Store) rowsBeyond(ctx context.Context, w walk, o ordering, key any, row int64, limit int) ([]int64, error) {
	rows, err := s.rowsFrom(ctx, w.narrowed(o.key+` = ? AND `+w.row+o.beyond(), key, row), o, 0, limit)
	if err != nil || len(rows) == limit {
		return rows, err
	}
	rest, err := s.rowsFrom(ctx, w.narrowed(o.key+o.beyond(), key), o, 0, limit-len(rows))
	return append(rows, rest...), err
}

// ordering is how a walk is sorted: by a key where it has one, then by the row, both in the same direction.
type ordering struct {
	key, row   string
	descending bool
}

// order returns how a walk is sorted; equal keys come newest first.
func order(w walk, sort domain.Sort) ordering {
	key := map[domain.Sort]string{domain.Popular: `p.popularity`, domain.Trending: `p.hot`}[sort]
	return ordering{key: key, row: w.row, descending: sort != domain.Oldest}
}

func (o ordering) reversed() ordering {
	o.descending = !o.descending
	return o
}

// String is the ORDER BY.
func (o ordering) String() string {
	direction := ``
	if o.descending {
		direction = ` DESC`
	}
	if o.key == "" {
		return o.row + direction
	}
	return o.key + direction + `, ` + o.row + direction
}

// beyond compares with what comes earlier in the order.
func (o ordering) beyond() string {
	if o.descending {
		return ` < ?`
	}
	return ` > ?`
}
