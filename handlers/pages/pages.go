// Package pages answers with HTML: one file per noun or screen. A handler parses, acts once, and answers; it returns an
// error for the one mapping to handle.
package pages

import (
	"bytes"
	"context"
	"net/http"
	"time"

	"github.com/a-h/templ"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/identity"
	"pellucid/views"
	texts "pellucid/views/content"
)

// Config is what the pages act on.
type Config struct {
	Brand        views.Brand
	BaseURL      string // no trailing slash
	Local        bool   // local mode: see views.Chrome
	Accounts     identity.Directory
	Gallery      Gallery
	Front        Front
	Images       Images
	Marks        Marks
	Bin          Bin
	Folders      Folders
	Sharing      Sharing
	Insights     Insights
	Plans        Plans
	Studio       Studio
	Tasks        OpenTasks
	Files        Files
	SendFile     SendFile
	Derive       Deriver
	Cards        Cards
	Sitemap      Sitemap
	Editor       Editor
	Shop         Shop     // nil where Selling is false
	Renewals     Renewals // likewise
	Payments     Payments
	Credits      CreditHistory
	Profiles     Profiles
	Security     Security
	Links        Links
	Leaving      Deletions
	Exports      Exports
	Social       *identity.Social // nil: by password only
	Emails       Emails           // nil: no mail can be sent
	Outbox       Outbox           // nil: mail is sent, or none can be
	Reports      Reports
	ReportKey    []byte // secret; tells visitors who report from each other
	Moderation   Moderation
	Suspensions  Suspensions
	Fingerprints Fingerprints
	Content      *texts.Library
	HelpVotes    HelpVotes
	Audit        Audit
	Admin        AdminArea
	Disk         func() (domain.Disk, error) // that everything is kept on
	ViewAs       ViewAs
	Sessions     *session.Manager
	Passwords    *identity.Passwords
	Limiter      *limit.Limiter
	Now          func() time.Time
	Selling      bool // plans can be bought here
}

// Pages holds the handlers of every HTML page.
type Pages struct {
	Config
	downloads downloads
}

// New returns the pages.
func New(c Config) *Pages { return &Pages{Config: c} }

// Gallery lists images.
type Gallery interface {
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
	TrendingTags(ctx context.Context, limit int) ([]domain.Tag, error)
	CollectionTags(ctx context.Context, collection domain.Listing, limit int) ([]domain.Tag, error)
}

// Files opens and removes kept files.
type Files interface {
	DeleteAll(ctx context.Context, prefix string) error
	Open(ctx context.Context, key string) (blob.File, error)
}

// Plans knows what users may do and have left.
type Plans interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	Balance(ctx context.Context, userID int64) (domain.Balance, error)
	Tiers(ctx context.Context) ([]domain.Tier, error)
}

// chrome is what the page of a request carries around its content.
func (p *Pages) chrome(r *http.Request, title, description string) views.Chrome {
	c := views.Chrome{
		Brand: p.Brand, BaseURL: p.BaseURL, Local: p.Local, Title: title, Description: description, Path: r.URL.RequestURI(), NoIndex: true,
		User: session.User(r.Context()), Surface: views.ParseSurface(cookie(r, "surface")), Theme: views.ParseTheme(cookie(r, "theme")),
	}
	if viewing := session.ViewingAs(r.Context()); viewing != nil {
		c.Viewing = &views.Viewing{Username: c.User.Username, Until: viewing.Until}
	}
	if flash, ok := p.Sessions.PopFlash(r.Context()); ok {
		c.Flash = &views.Flash{Kind: flash.Kind, Text: flash.Text, Undo: flash.Undo}
	}
	return c
}

// indexed makes a page one for search engines, under its one address.
func indexed(c views.Chrome, path string) views.Chrome {
	c.NoIndex = false
	c.Canonical = c.BaseURL + path
	return c
}

func cookie(r *http.Request, name string) string {
	c, err := r.Cookie(name)
	if err != nil {
		return ""
	}
	return c.Value
}

// render answers with a whole page, made before the first byte is sent so that a failure can still be answered as one.
func render(w http.ResponseWriter, r *http.Request, status int, page templ.Component) error {
	var body bytes.Buffer
	if err := page.Render(r.Context(), &body); err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	if h.Get("Cache-Control") == "" {
		h.Set("Cache-Control", "private, no-store")
	}
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body.Bytes()) // the client is gone when this fails
	}
	return nil
}

func redirect(w http.ResponseWriter, r *http.Request, path string) error {
	http.Redirect(w, r, path, http.StatusSeeOther)
	return nil
}

func viewerID(r *http.Request) int64 {
	if user := session.User(r.Context()); user != nil {
		return user.ID
	}
	return 0
}

// Fail answers a page request with what went wrong.
func (p *Pages) Fail(w http.ResponseWriter, r *http.Request, err error) {
	what := problem.From(r.Context(), err)
	what.Header(w.Header())
	c := p.chrome(r, what.Title, "")
	var page templ.Component
	switch what.Status {
	case http.StatusNotFound:
		page = views.NotFound(c)
	default:
		page = views.Failure(c, views.FailurePage{Status: what.Status, Title: failureTitle(what.Status), Message: what.Detail, Reference: what.Reference, Help: p.helpLink(what.Article())})
	}
	if err := render(w, r, what.Status, page); err != nil {
		what.WriteJSON(w)
	}
}

func failureTitle(status int) string {
	switch status {
	case http.StatusForbidden:
		return "This is not yours to open"
	case http.StatusRequestEntityTooLarge:
		return "That is too large"
	case http.StatusTooManyRequests:
		return "A little slower, please"
	case http.StatusServiceUnavailable:
		return "The server needs a moment"
	case http.StatusInternalServerError:
		return "Something broke on our side"
	default:
		return "This did not work"
	}
}

// NotFound answers for every address that leads nowhere.
func (p *Pages) NotFound(w http.ResponseWriter, r *http.Request) error {
	return render(w, r, http.StatusNotFound, views.NotFound(p.chrome(r, "Page not found", "")))
}
