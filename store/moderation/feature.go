package moderation

import (
	"context"
	"strings"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/store/db"
)

// frontState is what of an image the administrator chooses for the front.
type frontState struct {
	RowID    int64 `db:"rowid" json:"-"`
	Featured bool  `db:"featured" json:"featured"`
	Hero     bool  `db:"hero" json:"hero"`

	Withdrawn bool `db:"withdrawn" json:"withdrawn,omitempty"` // featured until its owner was suspended, and not again since
}

// Feature shows a public image on the front of the site, or takes it away from there, unless its owner is trusted. It is for
// the administrator, whose reason the audit log keeps; empty: none was given. changed is false where it was so already.
func (s *Store) Feature(ctx context.Context, actorID int64, imageID string, on bool, reason string) (changed bool, err error) {
	if reason = strings.TrimSpace(reason); reason != "" {
		if reason, err = auditlog.Reason(reason); err != nil {
			return false, err
		}
	}
	action := auditlog.ImageFeature
	if !on {
		action = auditlog.ImageUnfeature
	}
	return s.choose(ctx, auditlog.Entry{ActorID: actorID, Action: action, SubjectID: imageID, Reason: reason}, func(state frontState) frontState {
		state.Featured, state.Hero, state.Withdrawn = on, state.Hero && on, state.Withdrawn && !on
		return state
	})
}

// SetHero makes a public image the one at the top of the landing page, and featured with it; or leaves that place to the
// newest featured one again. It is for the administrator.
func (s *Store) SetHero(ctx context.Context, actorID int64, imageID string, on bool) error {
	action := auditlog.ImageHero
	if !on {
		action = auditlog.ImageUnhero
	}
	_, err := s.choose(ctx, auditlog.Entry{ActorID: actorID, Action: action, SubjectID: imageID}, func(state frontState) frontState {
		state.Featured, state.Hero, state.Withdrawn = state.Featured || on, on, state.Withdrawn && !on
		return state
	})
	return err
}

// choose changes what of an image stands on the front, and writes the entry of it where that makes a difference.
func (s *Store) choose(ctx context.Context, entry auditlog.Entry, change func(frontState) frontState) (changed bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var before frontState
		err := tx.GetContext(ctx, &before, `
			SELECT i.rowid, i.featured_at IS NOT NULL AS featured, i.rowid IS (SELECT hero_row FROM front_page) AS hero, i.withdrawn_at IS NOT NULL AS withdrawn
			FROM images i WHERE i.id = ? AND i.listed = 1`, entry.SubjectID)
		if err != nil {
			return err
		}
		after := change(before)
		if changed = after != before; !changed {
			return nil
		}
		if before.Withdrawn && !after.Withdrawn {
			_, err = tx.ExecContext(ctx, `UPDATE images SET withdrawn_at = NULL WHERE rowid = ?`, before.RowID)
		}
		if err == nil && after.Featured != before.Featured {
			_, err = tx.ExecContext(ctx, `UPDATE images SET featured_at = iif(?, ?, NULL) WHERE rowid = ?`, after.Featured, s.db.Stamp(), before.RowID)
		}
		if err == nil && after.Hero != before.Hero {
			_, err = tx.ExecContext(ctx, `UPDATE front_page SET hero_row = iif(?, ?, NULL)`, after.Hero, before.RowID)
		}
		if err != nil {
			return err
		}
		entry.Subject, entry.Before, entry.After = "image", before, after
		return s.audit.Record(ctx, tx, entry)
	})
	return changed, err
}

// Hero returns the image that the administrator chose for the first screen of the landing page. Without one it is a NotFound
// error, and the page has those that ship with the program.
func (s *Store) Hero(ctx context.Context, viewerID int64) (domain.Image, error) {
	var row int64
	err := s.db.Get(ctx, &row, `
		SELECT i.rowid FROM front_page f CROSS JOIN images i ON i.rowid = f.hero_row WHERE i.promoted = 1`)
	if err != nil {
		return domain.Image{}, err
	}
	images, err := s.images.ImagesByRow(ctx, []int64{row}, viewerID, false)
	if err == nil && len(images) == 0 {
		err = db.ErrNotFound
	}
	if err != nil {
		return domain.Image{}, err
	}
	return images[0], nil
}

// Featured returns the images that the administrator features, the newest choice first, at most n.
func (s *Store) Featured(ctx context.Context, n int, viewerID int64) ([]domain.Image, error) {
	var rows []int64
	err := s.db.List(ctx, &rows, `SELECT rowid FROM images WHERE promoted = 1 AND featured_at IS NOT NULL ORDER BY featured_at DESC LIMIT ?`, n)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return s.images.ImagesByRow(ctx, rows, viewerID, false)
}

// Withdrawn returns a user's public images that were featured until a suspension and have not been again since, the newest choice
// first, at most n.
func (s *Store) Withdrawn(ctx context.Context, userID int64, n int) ([]domain.Image, error) {
	var rows []int64
	err := s.db.List(ctx, &rows, `SELECT rowid FROM images WHERE user_id = ? AND withdrawn_at IS NOT NULL AND listed = 1 ORDER BY withdrawn_at DESC LIMIT ?`, userID, n)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return s.images.ImagesByRow(ctx, rows, domain.AdminID, false)
}

// IsHero reports whether the administrator chose an image for the top of the landing page.
func (s *Store) IsHero(ctx context.Context, imageID string) (is bool, err error) {
	return is, s.db.Get(ctx, &is, `SELECT EXISTS (SELECT 1 FROM front_page f JOIN images i ON i.rowid = f.hero_row WHERE i.id = ?)`, imageID)
}
