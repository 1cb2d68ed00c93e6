package images

import (
	"context"
	"slices"

	"pellucid/internal/domain"
)

// countMost caps a total that no counter knows: of several narrowings at once.
const countMost = 400

// Images returns a part of a list of images. Rows are chosen on an index alone, then fetched. A search for one word
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
	page, err = s.images(ctx, l)
	if page.Total > 0 {
		page.Instead = word
	}
	return page, err
}

func (s *Store) images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error) {
	choose := s.readIndex
	if isPlainSearch(l) {
		choose = s.search
	}
	states, total, err := choose(ctx, l)
	if err != nil || total == 0 {
		return domain.Page[domain.Image]{Data: []domain.Image{}}, err
	}
	images, err := s.imagesIn(ctx, states, l.ViewerID, l.Details)
	capped := l.Community() && (total == searchMost(l) && isPlainSearch(l) || total == countMost)
	return domain.Page[domain.Image]{Data: images, Total: total, Capped: capped}, err
}

// readIndex chooses the rows of a page along an index, and counts the listing.
func (s *Store) readIndex(ctx context.Context, l domain.Listing) (states []imageState, total int, err error) {
	src, err := s.sourceOf(ctx, l)
	if err != nil {
		return nil, 0, err
	}
	total, err = s.countImages(ctx, l, src)
	if err != nil || total == 0 {
		return nil, 0, err
	}
	states, err = s.pageRows(ctx, l, src, total)
	return states, total, err
}

// countImages reads the counter of a listing that has one, and counts the others; public ones up to a cap.
func (s *Store) countImages(ctx context.Context, l domain.Listing, src source) (total int, err error) {
	switch src.counter {
	case categoryCounter:
		return total, s.db.Get(ctx, &total, `SELECT total FROM listing_counts WHERE key = ?`, string(l.Category))
	case promotedCounter:
		return total, s.db.Get(ctx, &total, `SELECT total FROM promoted_counts WHERE key = ?`, string(l.Category))
	case facetCounter:
		return total, s.db.Get(ctx, &total, `SELECT coalesce((SELECT total FROM facet_counts WHERE facet = ?), 0)`, src.where.args[0])
	}
	most := countMost
	if !l.Community() {
		most = -1 // somebody's own images are told to the last one
	}
	return total, s.db.Get(ctx, &total, `SELECT count(*) FROM (SELECT 1 FROM `+src.from+` WHERE `+src.where.String()+` LIMIT ?)`,
		append(src.where.args[:len(src.where.args):len(src.where.args)], most)...)
}

// pageRows chooses the rows of a page of a list with so many images, in order: those beside an image where the listing
// names one, which costs the same anywhere, otherwise those that are counted to from the nearer end.
func (s *Store) pageRows(ctx context.Context, l domain.Listing, src source, total int) (rows []imageState, err error) {
	if l.After != "" || l.Before != "" {
		return s.rowsBeside(ctx, l, src)
	}
	known := src.counter != noCounter || !l.Community() || total < countMost
	if !known || l.Skip <= total/2 {
		return s.rowsFrom(ctx, l, src, order(src, l.Sort), l.Skip, l.Limit)
	}
	limit := min(l.Limit, total-l.Skip)
	if limit <= 0 {
		return nil, nil
	}
	rows, err = s.rowsFrom(ctx, l, src, order(src, l.Sort).reversed(), total-l.Skip-limit, limit)
	slices.Reverse(rows)
	return rows, err
}

// rowsFrom reads so many rows in order, with how the images stand: a subquery that has a LIMIT is read in its order, and CROSS JOIN
// keeps it outermost.
func (s *Store) rowsFrom(ctx context.Context, l domain.Listing, src source, o ordering, skip, limit int) (rows []imageState, err error) {
	args := append([]any{l.ViewerID, l.ViewerID}, src.where.args...)
	return rows, s.db.List(ctx, &rows, `
		SELECT `+stateColumns+`
		FROM (SELECT `+src.row+` AS value FROM `+src.from+` WHERE `+src.where.String()+` ORDER BY `+o.String()+` LIMIT ? OFFSET ?) wanted
		CROSS JOIN images i ON i.rowid = wanted.value`, append(args, limit, skip)...)
}

// rowsBeside chooses the rows that come after an image in the list, or before it, in the list's order. The image may have
// left the list. It is a NotFound error when there never was such an image.
func (s *Store) rowsBeside(ctx context.Context, l domain.Listing, src source) (rows []imageState, err error) {
	o, id := order(src, l.Sort), l.After
	if l.Before != "" {
		o, id = o.reversed(), l.Before
	}
	var image struct {
		Row        int64   `db:"rowid"`
		Popularity int64   `db:"popularity"`
		Hot        float64 `db:"hot"`
	}
	if err := s.db.Get(ctx, &image, `SELECT rowid, popularity, hot FROM images WHERE id = ?`, id); err != nil {
		return nil, err
	}
	switch l.Sort {
	case domain.Popular:
		rows, err = s.rowsBeyond(ctx, l, src, o, image.Popularity, image.Row)
	case domain.Trending:
		rows, err = s.rowsBeyond(ctx, l, src, o, image.Hot, image.Row)
	default:
		rows, err = s.rowsFrom(ctx, l, src.narrowed(src.row+o.beyond(), image.Row), o, 0, l.Limit)
	}
	if l.Before != "" {
		slices.Reverse(rows)
	}
	return rows, err
}

// rowsBeyond chooses the rows beyond a key and a row: first those with an equal key, then those with another. In one query
// SQLite would seek by the key alone, and pass all that have an equal one.
func (s *Store) rowsBeyond(ctx context.Context, l domain.Listing, src source, o ordering, key any, row int64) ([]imageState, error) {
	rows, err := s.rowsFrom(ctx, l, src.narrowed(o.key+` = ? AND `+src.row+o.beyond(), key, row), o, 0, l.Limit)
	if err != nil || len(rows) == l.Limit {
		return rows, err
	}
	rest, err := s.rowsFrom(ctx, l, src.narrowed(o.key+o.beyond(), key), o, 0, l.Limit-len(rows))
	return append(rows, rest...), err
}

// ordering is how a list is sorted: by a key where it has one, then by the row, both in the same direction.
type ordering struct {
	key, row   string
	descending bool
}

// order returns how a list is sorted; equal keys come newest first.
func order(src source, sort domain.Sort) ordering {
	key := map[domain.Sort]string{domain.Popular: `p.popularity`, domain.Trending: `p.hot`}[sort]
	return ordering{key: key, row: src.row, descending: sort != domain.Oldest}
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
