package account

import (
	"context"
	"net/http"
	"slices"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	accountviews "pellucid/views/account"
)

// Profiles keeps what people say of themselves.
type Profiles interface {
	UpdateProfile(ctx context.Context, userID int64, profile domain.Profile) error
}

// Settings shows one tab of the settings.
func (p *Pages) Settings(w http.ResponseWriter, r *http.Request) error {
	switch tab := accountviews.ParseSettingsTab(r.URL.Query().Get("tab")); tab {
	case accountviews.TabSecurity:
		return p.showSecurity(w, r, http.StatusOK, func(*accountviews.SecurityTab) {})
	}
	user := session.User(r.Context())
	return p.showProfile(w, r, http.StatusOK, accountviews.SettingsProfilePage{User: user, Profile: user.Profile})
}

func (p *Pages) showProfile(w http.ResponseWriter, r *http.Request, status int, model accountviews.SettingsProfilePage) error {
	return p.ShowSettings(w, r, status, accountviews.TabProfile, accountviews.SettingsProfile(model))
}

// screenProfile refuses a profile with something new in it that may not stand on a public page.
func (p *Pages) screenProfile(ctx context.Context, user *domain.User, profile domain.Profile) error {
	before := user.Profile.Wordings()
	for _, w := range profile.Wordings() {
		if slices.Contains(before, w) {
			continue
		}
		if err := p.Filter.Screen(ctx, user.ID, w); err != nil {
			return err
		}
	}
	return nil
}

// SaveProfile keeps what the user says of themselves.
func (p *Pages) SaveProfile(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	user := session.User(r.Context())
	profile := domain.Profile{Bio: r.PostForm.Get("bio"), Website: r.PostForm.Get("website"), SocialLinks: map[string]string{}}
	for _, site := range domain.SocialSites {
		profile.SocialLinks[site.Key] = r.PostForm.Get("social_" + site.Key)
	}
	profile.Normalize()
	err := profile.Validate()
	if err == nil {
		err = p.screenProfile(r.Context(), user, profile)
	}
	if err != nil {
		what := problem.From(r.Context(), err)
		return p.showProfile(w, r, what.Status, accountviews.SettingsProfilePage{
			User: user, Profile: profile, Errors: map[string]string{what.Field(): what.Detail},
		})
	}
	if err := p.Store.UpdateProfile(r.Context(), user.ID, profile); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Profile saved.")
	return web.Redirect(w, r, accountviews.TabProfile.Address())
}
