package store

import (
	"context"

	"pellucid/internal/domain"
)

// pageRows chooses the rows of a page, in order.
func (s *Store) pageRows(ctx context.Context, l domain.Listing, w walk) (rows []int64, err error) {
	if w.counter != noCounter && l.Skip >= milestoneStride {
		return s.deepRows(ctx, l, w)
	}
	return rows, s.list(ctx, &rows, `
		SELECT `+w.row+` FROM `+w.from+` WHERE `+w.where.String()+` ORDER BY `+w.order(l.Sort)+` LIMIT ? OFFSET ?`,
		append(w.where.args[:len(w.where.args):len(w.where.args)], l.Limit, l.Skip)...)
}

// order is the ORDER BY of a walk; equal keys come newest first.
func (w walk) order(sort domain.Sort) string {
	switch sort {
	case domain.Oldest:
		return w.row
	case domain.Popular:
		return `p.popularity DESC, ` + w.row + ` DESC`
	case domain.Trending:
		return `p.hot DESC, ` + w.row + ` DESC`
	default:
		return w.row + ` DESC`
	}
}
