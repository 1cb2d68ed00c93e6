package account

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// Exports are the downloads of all data that are made in the background.
type Exports interface {
	LargeAccount(ctx context.Context, userID int64) (bool, error)
	RequestExport(ctx context.Context, userID int64) error
	LatestExport(ctx context.Context, userID int64) (*people.DataExport, error)
	ExportOf(ctx context.Context, userID int64, id string) (*people.DataExport, error)
}

// Archives write all that is kept of a user.
type Archives interface {
	Write(ctx context.Context, user *domain.User, w io.Writer) error
	Name() string
}

// ExportFiles opens the downloads that were made in the background, and has them made.
type ExportFiles interface {
	Open(id string) (io.ReadSeekCloser, error)
	Wake()
}

// Export sends all that is kept of the user as a ZIP file, while it is being read. A large account's file is made in the
// background, and its owner gets an email.
func (p *Pages) Export(w http.ResponseWriter, r *http.Request) error {
	user := session.User(r.Context())
	if r.Method == http.MethodHead {
		return nil
	}
	if err := p.Limiter.Allow(r.Context(), limit.Export, strconv.FormatInt(user.ID, 10)); err != nil {
		return err
	}
	large, err := p.Store.LargeAccount(r.Context(), user.ID)
	if err != nil {
		return err
	}
	if large && p.Exports != nil {
		if err := p.Store.RequestExport(r.Context(), user.ID); err != nil {
			return err
		}
		p.Exports.Wake()
		return p.Secured(w, r, "We're preparing your data. We'll email you when it's ready.")
	}
	zipHeaders(w, p.Archives.Name())
	if err := p.Archives.Write(r.Context(), user, w); err != nil {
		web.LogFailure(r, err)
		panic(http.ErrAbortHandler) // half a file must not look like a whole one
	}
	return nil
}

func zipHeaders(w http.ResponseWriter, name string) {
	h := w.Header()
	h.Set("Content-Type", "application/zip")
	h.Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s"`, name))
	h.Set("Cache-Control", "private, no-store")
}

// PreparedExport sends a file that was made in the background, to its owner alone.
func (p *Pages) PreparedExport(w http.ResponseWriter, r *http.Request) error {
	id := chi.URLParam(r, "id")
	if !domain.ValidID(id) || p.Exports == nil {
		return p.NotFound(w, r)
	}
	export, err := p.Store.ExportOf(r.Context(), web.ViewerID(r), id)
	if domain.CodeOf(err) == domain.NotFound || err == nil && !export.Ready(p.Now()) {
		return p.NotFound(w, r)
	}
	if err != nil {
		return err
	}
	file, err := p.Exports.Open(export.ID)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	zipHeaders(w, "pellucid-"+export.ReadyAt.UTC().Format("2006-01-02")+".zip")
	http.ServeContent(w, r, "", export.ReadyAt, file)
	return nil
}
