package pages

import (
	"net/http"

	"github.com/a-h/templ"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
)

// Settings shows one tab of the settings.
func (p *Pages) Settings(w http.ResponseWriter, r *http.Request) error {
	switch tab := views.ParseSettingsTab(r.URL.Query().Get("tab")); tab {
	case views.TabSubscription:
		return p.settingsSubscription(w, r)
	case views.TabCredits:
		return p.settingsCredits(w, r)
	case views.TabSecurity:
		return p.showSecurity(w, r, http.StatusOK, func(*views.SecurityTab) {})
	}
	user := session.User(r.Context())
	return p.showProfile(w, r, http.StatusOK, views.SettingsProfilePage{User: user, Profile: user.Profile})
}

func (p *Pages) showSettings(w http.ResponseWriter, r *http.Request, status int, tab views.SettingsTab, body templ.Component) error {
	return web.Render(w, r, status, views.Settings(p.Chrome(r, "Settings", ""), tab, body))
}

func (p *Pages) showProfile(w http.ResponseWriter, r *http.Request, status int, model views.SettingsProfilePage) error {
	return p.showSettings(w, r, status, views.TabProfile, views.SettingsProfile(model))
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
	if err := profile.Validate(); err != nil {
		what := problem.From(r.Context(), err)
		return p.showProfile(w, r, what.Status, views.SettingsProfilePage{
			User: user, Profile: profile, Errors: map[string]string{what.Field(): what.Detail},
		})
	}
	if err := p.Profiles.UpdateProfile(r.Context(), user.ID, profile); err != nil {
		return err
	}
	p.Sessions.PutFlash(r.Context(), "success", "Your profile is saved.")
	return web.Redirect(w, r, views.TabProfile.Address())
}

// settingsSubscription shows the plan and its payments. What cannot be read is said where it would stand.
func (p *Pages) settingsSubscription(w http.ResponseWriter, r *http.Request) error {
	model, status := views.SettingsSubscriptionPage{Selling: p.Selling}, http.StatusOK
	if err := p.readSubscription(r, &model); err != nil {
		what := problem.From(r.Context(), err)
		what.Header(w.Header())
		status, model.Problem = what.Status, "Failed to load subscription information"
	}
	return p.showSettings(w, r, status, views.TabSubscription, views.SettingsSubscription(model))
}

func (p *Pages) readSubscription(r *http.Request, model *views.SettingsSubscriptionPage) (err error) {
	ctx, userID := r.Context(), web.ViewerID(r)
	if model.Plan, err = p.Plans.PlanOf(ctx, userID); err != nil {
		return err
	}
	if model.Sub, err = p.subscription(ctx, userID); err != nil {
		return err
	}
	if model.Balance, err = p.Plans.Balance(ctx, userID); err != nil {
		return err
	}
	model.Leaving = session.User(ctx).DeleteAfter
	model.Receipts, err = p.Payments.Receipts(ctx, userID)
	return err
}
