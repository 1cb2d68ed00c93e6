package images

import (
	"context"
	"encoding/json"
	"net/http"
	"strconv"

	"github.com/a-h/templ"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
)

// mark is what a user can set on an image and take back; its act is what waits for a visitor to sign in.
type mark struct {
	act    string
	ask    string // what a visitor is told
	set    func(img domain.Image) bool
	toggle func(p *Pages, ctx context.Context, user *domain.User, img *domain.Image) error
	button func(img domain.Image, signedIn bool) templ.Component
}

var like = mark{
	act: "like", ask: "Please login to like images", button: views.LikeButton,
	set: func(img domain.Image) bool { return img.Liked },
	toggle: func(p *Pages, ctx context.Context, user *domain.User, img *domain.Image) (err error) {
		img.Liked, img.Likes, err = p.Store.ToggleLike(ctx, user.ID, img.ID)
		return err
	},
}

var favorite = mark{
	act: "favorite", ask: "Please login to favorite images", button: views.FavoriteButton,
	set: func(img domain.Image) bool { return img.Favorited },
	toggle: func(p *Pages, ctx context.Context, user *domain.User, img *domain.Image) (err error) {
		img.Favorited, _, err = p.Store.ToggleFavorite(ctx, user.ID, img.ID)
		return err
	},
}

// Like likes a picture or takes the like back. A visitor is asked to sign in first, and the like is then carried out.
func (p *Pages) Like(w http.ResponseWriter, r *http.Request) error {
	return p.toggleReaction(w, r, like)
}

// Favorite makes a picture a favorite or no longer one, likewise.
func (p *Pages) Favorite(w http.ResponseWriter, r *http.Request) error {
	return p.toggleReaction(w, r, favorite)
}

func (p *Pages) toggleReaction(w http.ResponseWriter, r *http.Request, m mark) error {
	user := session.User(r.Context())
	img, err := p.image(r)
	if err != nil {
		return err
	}
	from := web.Back(r, "/image/"+img.ID)
	if user == nil {
		p.Sessions.PutPending(r.Context(), session.Pending{Act: m.act, On: img.ID})
		signIn := web.AuthAddress(web.ModeLogin, from)
		if r.Header.Get("Accept") == "application/json" {
			return askToSignIn(w, m.ask, signIn)
		}
		p.Sessions.PutFlash(r.Context(), "error", m.ask)
		return web.LeavePage(w, r, signIn)
	}
	if err := p.Limiter.Allow(r.Context(), limit.Mark, strconv.FormatInt(user.ID, 10)); err != nil {
		return err
	}
	if err := m.toggle(p, r.Context(), user, &img); err != nil {
		return err
	}
	if r.Header.Get("HX-Request") == "true" {
		return web.Render(w, r, http.StatusOK, m.button(img, true))
	}
	return web.Redirect(w, r, from)
}

// askToSignIn tells a script on the page what a visitor has to do first.
func askToSignIn(w http.ResponseWriter, ask, signIn string) error {
	w.Header().Set("Content-Type", "application/problem+json")
	w.Header().Set("Cache-Control", "private, no-store")
	w.WriteHeader(http.StatusUnauthorized)
	return json.NewEncoder(w).Encode(map[string]any{"status": http.StatusUnauthorized, "detail": ask, "sign_in": signIn})
}

// CarryMark carries out what a visitor wanted before signing in, where that is a mark. It answers nothing.
func (p *Pages) CarryMark(_ http.ResponseWriter, r *http.Request, user *domain.User, pending session.Pending) (answered bool, err error) {
	return false, p.apply(r.Context(), user, pending)
}

// apply sets the mark that a visitor wanted before signing in. What has gone meanwhile is passed over.
func (p *Pages) apply(ctx context.Context, user *domain.User, pending session.Pending) error {
	for _, m := range []mark{like, favorite} {
		if m.act != pending.Act {
			continue
		}
		img, err := p.Store.Image(ctx, pending.On, user.ID)
		if err == nil && !m.set(img) {
			err = m.toggle(p, ctx, user, &img)
		}
		if domain.CodeOf(err) == domain.NotFound || domain.CodeOf(err) == domain.Gone {
			return nil
		}
		return err
	}
	return nil
}
