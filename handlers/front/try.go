package front

import (
	"context"
	"errors"
	"mime"
	"net/http"
	"net/url"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/generation/visitors"
	"pellucid/views"
	frontviews "pellucid/views/front"
)

// Visitors makes and keeps the one image that people may have before they sign up.
type Visitors interface {
	Open() bool
	Make(ctx context.Context, address, prompt string) (domain.Image, error)
	Image(ctx context.Context, id string) (domain.Image, error)
	Claim(ctx context.Context, userID int64, id string) (claimed bool, err error)
}

// promptShown is how much of a prompt is given back, in characters: as much as a form may hold, so that a refusal counts all of it.
const promptShown = 1 << 20

// Try makes the image of a visitor without an account, and shows it on the landing page: the page's script asks for that part
// alone. Who is signed in, or has had their image, is led on with the prompt.
func (p *Pages) Try(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	prompt := web.CleanText(r.PostForm.Get("prompt"), promptShown)
	query := "?" + url.Values{"prompt": {prompt}}.Encode()
	switch {
	case session.User(r.Context()) != nil:
		return web.LeavePage(w, r, "/create"+query)
	case !p.Visitors.Open():
		return web.LeavePage(w, r, "/register"+query)
	}
	have, err := p.visitorImage(r)
	if err != nil {
		return err
	}
	if have != nil {
		return p.answerTry(w, r, http.StatusOK, frontviews.HomeTry{Image: have, Wanted: prompt})
	}
	if err = p.Limiter.Allow(r.Context(), limit.VisitorImage, limit.Address(r)); err == nil {
		var img domain.Image
		if img, err = p.Visitors.Make(r.Context(), limit.Address(r), prompt); err == nil {
			have = &img
			p.Sessions.PutVisitorImage(r.Context(), img.ID)
		}
	}
	if err != nil {
		return p.refuseTry(w, r, prompt, err)
	}
	return p.answerTry(w, r, http.StatusOK, frontviews.HomeTry{Image: have})
}

// refuseTry says beside the prompt why there is no image. What is our own fault is an error page, or a problem for the script.
func (p *Pages) refuseTry(w http.ResponseWriter, r *http.Request, prompt string, err error) error {
	what := problem.From(r.Context(), err)
	if what.Status == http.StatusInternalServerError {
		return what
	}
	what.Header(w.Header())
	return p.answerTry(w, r, what.Status, frontviews.HomeTry{
		Prompt: prompt, Error: what.Detail, SignUp: what.Status == http.StatusTooManyRequests || errors.Is(err, visitors.ErrBusy), // where an account helps
	})
}

// answerTry answers with the part of the landing page that the script asked for, or leads a browser without one to the page.
func (p *Pages) answerTry(w http.ResponseWriter, r *http.Request, status int, try frontviews.HomeTry) error {
	if r.Header.Get("HX-Request") == "true" {
		return web.Render(w, r, status, frontviews.TryResult(try))
	}
	if status == http.StatusOK && try.Wanted == "" {
		return web.Redirect(w, r, "/#try")
	}
	return p.showHome(w, r, status, try)
}

// visitorImage returns the image that the browser has made without an account; nil: none, or its day is over.
func (p *Pages) visitorImage(r *http.Request) (*domain.Image, error) {
	id := p.Sessions.VisitorImage(r.Context())
	if id == "" || session.User(r.Context()) != nil {
		return nil, nil
	}
	img, err := p.Visitors.Image(r.Context(), id)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return &img, err
}

// TryImage answers with the PNG of the image that this browser has made without an account. Nobody else's browser gets it.
func (p *Pages) TryImage(w http.ResponseWriter, r *http.Request) error {
	img, err := p.visitorImage(r)
	if err != nil {
		return err
	}
	if img == nil {
		return domain.Errorf(domain.NotFound, "We couldn't find that file.")
	}
	h := w.Header()
	h.Set("Cache-Control", "private, no-store")
	h.Set("X-Robots-Tag", "noindex")
	if r.URL.Query().Has("download") {
		h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": img.DownloadName("png")}))
	}
	return p.Files.Serve(w, r, img.BlobKey+"/"+domain.OriginalName)
}

// CarryVisitorImage moves the image that somebody made without an account into the account that they have signed up or in to.
// It answers nothing.
func (p *Pages) CarryVisitorImage(_ http.ResponseWriter, r *http.Request, user *domain.User, _ session.Pending) (answered bool, err error) {
	id := p.Sessions.VisitorImage(r.Context())
	if id == "" {
		return false, nil
	}
	claimed, err := p.Visitors.Claim(r.Context(), user.ID, id)
	if err != nil {
		return false, err
	}
	p.Sessions.ForgetVisitorImage(r.Context())
	if claimed {
		p.Sessions.PutFlash(r.Context(), "success", "Your image is saved in My Images.")
	}
	return false, nil
}

// Saved returns what a visitor has made or typed before the form to sign up, for the form to show; after is where they go next.
func (p *Pages) Saved(r *http.Request, after string) (views.SavedWork, error) {
	img, err := p.visitorImage(r)
	return views.SavedWork{Image: img, Prompt: views.SavedPrompt(after)}, err
}
