package images

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	imageviews "pellucid/views/image"
)

// Reports take in what people say about pictures, and what owners say against decisions.
type Reports interface {
	Report(ctx context.Context, imageID, reporter string, report moderation.Report) (kept bool, err error)
	DecisionAbout(ctx context.Context, userID int64, imageID string) (moderation.Decision, error)
	Appeal(ctx context.Context, userID int64, imageID, text string) error
}

// ReportForm asks what is wrong with a picture.
func (p *Pages) ReportForm(w http.ResponseWriter, r *http.Request) error {
	img, err := p.reportable(r)
	if err != nil {
		return err
	}
	return web.Render(w, r, http.StatusOK, imageviews.Report(p.Chrome(r, "Report an image", ""), imageviews.ReportPage{Image: img}))
}

// SubmitReport keeps a report, once for each person and picture. A second one gets the same answer.
func (p *Pages) SubmitReport(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	img, err := p.reportable(r)
	if err != nil {
		return err
	}
	report := moderation.Report{Reason: moderation.ReportReason(r.PostForm.Get("reason")), Detail: r.PostForm.Get("detail")}
	if err := report.Check(); err != nil {
		what := problem.From(r.Context(), err)
		model := imageviews.ReportPage{Image: img, Report: report, Errors: map[string]string{what.Field(): what.Detail}}
		return web.Render(w, r, what.Status, imageviews.Report(p.Chrome(r, "Report an image", ""), model))
	}
	if err := p.Limiter.Allow(r.Context(), limit.Report, limit.Address(r)); err != nil {
		return err
	}
	if _, err := p.Store.Report(r.Context(), img.ID, p.reporter(r), report); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Thanks for the report. A person will review this image.")
	return web.Redirect(w, r, "/image/"+img.ID)
}

// reportable returns the picture of the address if who asks may report it: a public one of somebody else.
func (p *Pages) reportable(r *http.Request) (domain.Image, error) {
	img, err := p.image(r)
	switch {
	case err != nil:
		return img, err
	case img.UserID == web.ViewerID(r):
		return img, domain.Errorf(domain.Forbidden, "This is your own image, so you can't report it. You can delete it instead.")
	}
	return img, nil
}

// reporter tells one person from others: a user, or a visitor by a keyed hash of the network address, another one for each
// picture. Without the key, which is not in the database, nobody finds the address again by trying all there are.
func (p *Pages) reporter(r *http.Request) string {
	if user := session.User(r.Context()); user != nil {
		return "user:" + strconv.FormatInt(user.ID, 10)
	}
	sum := hmac.New(sha256.New, p.ReportKey)
	_, _ = sum.Write([]byte("report\n" + chi.URLParam(r, "id") + "\n" + limit.Address(r))) // a hash takes everything
	return "visitor:" + hex.EncodeToString(sum.Sum(nil)[:16])
}
