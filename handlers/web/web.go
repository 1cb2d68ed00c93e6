// Package web is what every page does, whatever it shows: the frame around it, forms, answers, and who may see it.
package web

import (
	"errors"
	"log/slog"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/a-h/templ"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/internal/logs"
	"pellucid/views"
	accountviews "pellucid/views/account"
	texts "pellucid/views/content"
)

// Frame is what stands around every page, and what the handlers of all areas ask.
type Frame struct {
	Brand    views.Brand
	BaseURL  string // no trailing slash
	CDN      string // origin of a CDN that serves the files of public images; empty: none
	Local    bool   // local mode: see views.Chrome
	Content  *texts.Library
	Sessions *session.Manager
	Limiter  *limit.Limiter
	Now      func() time.Time

	AdminSecondFactor bool // the administrator reaches nothing of administration by password alone
}

// Handle answers a request, or returns the error for the one mapping to answer.
type Handle = func(w http.ResponseWriter, r *http.Request) error

// Chrome is what the page of a request carries around its content.
func (f *Frame) Chrome(r *http.Request, title, description string) views.Chrome {
	c := views.Chrome{
		Brand: f.Brand, BaseURL: f.BaseURL, Local: f.Local, Title: title, Description: description, Path: r.URL.RequestURI(), NoIndex: true,
		User: session.User(r.Context()), Surface: views.ParseSurface(Cookie(r, "surface")), Theme: views.ParseTheme(Cookie(r, "theme")),
	}
	if viewing := session.ViewingAs(r.Context()); viewing != nil {
		c.Viewing = &views.Viewing{Username: c.User.Username, Until: viewing.Until}
	}
	if flash, ok := f.Sessions.PopFlash(r.Context()); ok {
		c.Flash = &views.Flash{Kind: flash.Kind, Text: flash.Text, Undo: flash.Undo, UndoAt: flash.UndoAt}
	}
	return c
}

// Indexed makes a page one for search engines, under its one address.
func Indexed(c views.Chrome, path string) views.Chrome {
	c.NoIndex = false
	c.Canonical = c.BaseURL + path
	return c
}

// Cookie returns the value of a cookie; empty: there is none.
func Cookie(r *http.Request, name string) string {
	c, err := r.Cookie(name)
	if err != nil {
		return ""
	}
	return c.Value
}

// Render answers with a whole page, made before the first byte is sent so that a failure can still be answered as one.
func Render(w http.ResponseWriter, r *http.Request, status int, page templ.Component) error {
	body := templ.GetBuffer()
	defer templ.ReleaseBuffer(body)
	if err := page.Render(r.Context(), body); err != nil {
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

// Redirect leads to another page of the site.
func Redirect(w http.ResponseWriter, r *http.Request, path string) error {
	http.Redirect(w, r, path, http.StatusSeeOther)
	return nil
}

// LeavePage redirects the whole page, also where htmx asked for a part of it: a session may end while a page is open.
func LeavePage(w http.ResponseWriter, r *http.Request, path string) error {
	if r.Header.Get("HX-Request") != "true" {
		return Redirect(w, r, path)
	}
	w.Header().Set("HX-Redirect", path)
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// Back is the page of this site that a form was sent from, or a fallback.
func Back(r *http.Request, fallback string) string {
	if from, err := r.URL.Parse(r.Referer()); err == nil && from.Host == r.Host && r.Referer() != "" {
		return domain.LocalPath(from.RequestURI())
	}
	return fallback
}

// Private keeps the address of a page, which holds a secret, from whoever the page leads to.
func Private(w http.ResponseWriter) { w.Header().Set("Referrer-Policy", "no-referrer") }

// Notice is a page that tells one thing.
func (f *Frame) Notice(w http.ResponseWriter, r *http.Request, status int, model accountviews.NoticePage) error {
	return Render(w, r, status, accountviews.Notice(f.Chrome(r, model.Title, ""), model))
}

// ShowSettings is the settings with one of their tabs open.
func (f *Frame) ShowSettings(w http.ResponseWriter, r *http.Request, status int, tab accountviews.SettingsTab, body templ.Component) error {
	return Render(w, r, status, accountviews.Settings(f.Chrome(r, "Settings", ""), tab, body))
}

// ViewerID is the number of who asks; 0: a visitor.
func ViewerID(r *http.Request) int64 {
	if user := session.User(r.Context()); user != nil {
		return user.ID
	}
	return 0
}

// LogFailure logs what went wrong with a page that is shown all the same.
func LogFailure(r *http.Request, err error) {
	slog.ErrorContext(r.Context(), "page shown with an error", "path", logs.Path(r.URL.Path), "err", err)
}

// AsError is errors.As for a target whose type says what is looked for.
func AsError[T error](err error, target *T) bool { return errors.As(err, target) }

// Counted words a sentence about one thing, or about n of them, where %d stands for the number.
func Counted(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return strings.Replace(many, "%d", strconv.Itoa(n), 1)
}

// CheckedAgain is the caching of what tells of pictures to everybody: it is asked for again each time, so that a picture that is
// hidden or deleted is gone from it at once.
const CheckedAgain = "public, no-cache"

// PreferenceAge is how long a choice of how pages look is remembered, in seconds.
const PreferenceAge = 365 * 24 * 60 * 60
