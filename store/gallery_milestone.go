package store

import (
	"context"
	"fmt"
	"sync"
	"time"

	"pellucid/internal/domain"
)

const (
	milestoneStride = 1000        // images from one milestone to the next
	milestoneLife   = time.Minute // as old as a page that visitors get may be
	milestonesMost  = 64          // listings; beyond it all are forgotten
)

// milestone is where a stretch of a listing begins, in its order.
type milestone struct {
	Key float64 `db:"key"` // likes or heat; 0 where only the row counts
	Row int64   `db:"image_row"`
}

// milestones remember every thousandth image of the listings that somebody reads deep into, so that page 40,000 is found
// as fast as page 1. They may be a minute old: a page then begins a few images off, and every image on it is still listed.
type milestones struct {
	mu   sync.Mutex
	byID map[string]*ladder
}

// ladder is the milestones of one listing in one order.
type ladder struct {
	mu    sync.Mutex // held while it is built
	built time.Time
	steps []milestone
}

func (m *milestones) ladder(id string) *ladder {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.byID == nil || len(m.byID) >= milestonesMost && m.byID[id] == nil {
		m.byID = map[string]*ladder{}
	}
	if m.byID[id] == nil {
		m.byID[id] = &ladder{}
	}
	return m.byID[id]
}

// deepRows chooses the rows of a page far down a listing that a counter knows, from the milestone before it.
func (s *Store) deepRows(ctx context.Context, l domain.Listing, w walk) ([]int64, error) {
	ladder := s.milestones.ladder(fmt.Sprint(l.Sort, w.from, w.where.clauses, w.where.args))
	ladder.mu.Lock()
	defer ladder.mu.Unlock()
	if s.now().Sub(ladder.built) >= milestoneLife {
		ladder.built, ladder.steps = s.now(), nil
	}
	for len(ladder.steps) < l.Skip/milestoneStride {
		from, skip := milestone{}, milestoneStride
		if len(ladder.steps) > 0 {
			from = ladder.steps[len(ladder.steps)-1]
		}
		next, err := s.readStretch(ctx, l.Sort, w, stretch{From: from, First: len(ladder.steps) == 0, Skip: skip, Limit: 1})
		if err != nil || len(next) == 0 {
			return nil, err // the listing ends before the page
		}
		ladder.steps = append(ladder.steps, next[0])
	}
	step := ladder.steps[l.Skip/milestoneStride-1]
	found, err := s.readStretch(ctx, l.Sort, w, stretch{From: step, Skip: l.Skip % milestoneStride, Limit: l.Limit})
	rows := make([]int64, len(found))
	for i, image := range found {
		rows[i] = image.Row
	}
	return rows, err
}

// stretch is a part of a listing: from a milestone on, or from the beginning.
type stretch struct {
	From        milestone
	First       bool
	Skip, Limit int
}

// readStretch reads a part of a listing along its index. Two ranges are joined, images level with the milestone and images
// beyond it, because SQLite seeks by one column alone when the second is the row number.
func (s *Store) readStretch(ctx context.Context, sort domain.Sort, w walk, part stretch) (found []milestone, err error) {
	key := map[domain.Sort]string{domain.Popular: `p.popularity`, domain.Trending: `p.hot`}[sort]
	where, args := w.where.String(), w.where.args[:len(w.where.args):len(w.where.args)]
	if key == "" {
		sign, direction := `<=`, ` DESC`
		if sort == domain.Oldest {
			sign, direction = `>=`, ``
		}
		if !part.First {
			where, args = where+` AND `+w.row+` `+sign+` ?`, append(args, part.From.Row)
		}
		return found, s.list(ctx, &found, `
			SELECT 0.0 AS key, `+w.row+` AS image_row FROM `+w.from+` WHERE `+where+` ORDER BY `+w.row+direction+` LIMIT ? OFFSET ?`,
			append(args, part.Limit, part.Skip)...)
	}
	columns := `SELECT ` + key + ` AS key, ` + w.row + ` AS image_row FROM ` + w.from + ` WHERE ` + where
	if part.First {
		return found, s.list(ctx, &found, columns+` ORDER BY 1 DESC, 2 DESC LIMIT ? OFFSET ?`, append(args, part.Limit, part.Skip)...)
	}
	args = append(append(args, part.From.Key, part.From.Row), append(w.where.args[:len(w.where.args):len(w.where.args)], part.From.Key)...)
	return found, s.list(ctx, &found,
		columns+` AND `+key+` = ? AND `+w.row+` <= ? UNION ALL `+columns+` AND `+key+` < ? ORDER BY 1 DESC, 2 DESC LIMIT ? OFFSET ?`,
		append(args, part.Limit, part.Skip)...)
}
