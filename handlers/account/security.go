package account

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	accountviews "pellucid/views/account"
)

// Security knows what people are signed in with, and ends it.
type Security interface {
	Devices(ctx context.Context, userID int64, current string) ([]people.Device, error)
	EndDevice(ctx context.Context, userID int64, handle string) error
	EndOtherDevices(ctx context.Context, userID int64, keep string) error
	APITokens(ctx context.Context, userID int64) ([]people.APIToken, error)
	CreateToken(ctx context.Context, userID int64, token, name string, life time.Duration) error
	EndAPIToken(ctx context.Context, userID, id int64) error
	ChangePassword(ctx context.Context, userID int64, passwordHash, keep string) error
	ConnectedAccounts(ctx context.Context, userID int64) ([]people.ConnectedAccount, error)
	DisconnectPerson(ctx context.Context, userID int64, provider people.Provider) error
}

const tokenLife = 30 * 24 * time.Hour

// securityTab reads what the tab shows.
func (p *Pages) securityTab(r *http.Request, user *domain.User) (tab accountviews.SecurityTab, err error) {
	ctx := r.Context()
	tab = accountviews.SecurityTab{User: user, Mail: p.Emails != nil, Now: p.Now(), DeletionGrace: p.DeletionGrace, Passkeys: p.Second.Passkeys()}
	if tab.Devices, err = p.Store.Devices(ctx, user.ID, p.Sessions.Cookie(ctx)); err != nil {
		return tab, err
	}
	if tab.Tokens, err = p.Store.APITokens(ctx, user.ID); err != nil {
		return tab, err
	}
	if tab.Export, err = p.Store.LatestExport(ctx, user.ID); err != nil {
		return tab, err
	}
	if tab.Second, err = p.Store.SecondFactor(ctx, user.ID); err != nil {
		return tab, err
	}
	connected, err := p.Store.ConnectedAccounts(ctx, user.ID)
	if err != nil {
		return tab, err
	}
	for _, provider := range []people.Provider{people.Google, people.Facebook} {
		account := accountviews.SocialAccount{Provider: provider}
		i := slices.IndexFunc(connected, func(a people.ConnectedAccount) bool { return a.Provider == provider })
		if i >= 0 {
			account.Connected, account.Email = true, connected[i].Email
		}
		if i >= 0 || p.Providers[provider] != nil {
			tab.Accounts = append(tab.Accounts, account)
		}
	}
	return tab, nil
}

// showSecurity answers a form of the tab with the tab, changed.
func (p *Pages) showSecurity(w http.ResponseWriter, r *http.Request, status int, change func(*accountviews.SecurityTab)) error {
	tab, err := p.securityTab(r, session.User(r.Context()))
	if err != nil {
		return err
	}
	change(&tab)
	return p.ShowSettings(w, r, status, accountviews.TabSecurity, accountviews.SecuritySection(tab))
}

// EndDevice signs another browser of the user out.
func (p *Pages) EndDevice(w http.ResponseWriter, r *http.Request) error {
	if err := p.Store.EndDevice(r.Context(), web.ViewerID(r), chi.URLParam(r, "handle")); err != nil {
		return err
	}
	return p.Secured(w, r, "Device signed out.")
}

// EndOtherDevices signs the user out everywhere else, API tokens included.
func (p *Pages) EndOtherDevices(w http.ResponseWriter, r *http.Request) error {
	if err := p.Store.EndOtherDevices(r.Context(), web.ViewerID(r), p.Sessions.Cookie(r.Context())); err != nil {
		return err
	}
	return p.Secured(w, r, "You're signed out on all other devices, and your API tokens are revoked.")
}

// CreateToken makes a bearer token and shows it, this once.
func (p *Pages) CreateToken(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	name := strings.TrimSpace(r.PostForm.Get("token_name"))
	if err := checkTokenName(name); err != nil {
		return p.showSecurity(w, r, http.StatusUnprocessableEntity, func(t *accountviews.SecurityTab) {
			t.TokenName, t.Errors = name, map[string]string{"token_name": err.Error()}
		})
	}
	if err := p.Limiter.Allow(r.Context(), limit.Token, strconv.FormatInt(web.ViewerID(r), 10)); err != nil {
		return err
	}
	token := domain.NewSecret()
	if err := p.Store.CreateToken(r.Context(), web.ViewerID(r), token, name, tokenLife); err != nil {
		return err
	}
	return p.showSecurity(w, r, http.StatusOK, func(t *accountviews.SecurityTab) { t.NewToken = token })
}

func checkTokenName(name string) error {
	switch {
	case name == "":
		return domain.FieldErrorf("token_name", "Please name the token so you can recognize it later.")
	case len([]rune(name)) > people.TokenNameMax:
		return domain.FieldErrorf("token_name", "Token names can have up to %d characters.", people.TokenNameMax)
	}
	return nil
}

// EndToken ends one of the user's bearer tokens.
func (p *Pages) EndToken(w http.ResponseWriter, r *http.Request) error {
	id, err := strconv.ParseInt(chi.URLParam(r, "id"), 10, 64)
	if err != nil {
		return p.NotFound(w, r)
	}
	if err := p.Store.EndAPIToken(r.Context(), web.ViewerID(r), id); err != nil {
		return err
	}
	return p.Secured(w, r, "Token revoked.")
}

// DisconnectAccount takes a provider from the ways into the account.
func (p *Pages) DisconnectAccount(w http.ResponseWriter, r *http.Request) error {
	provider := people.Provider(chi.URLParam(r, "provider"))
	if provider != people.Google && provider != people.Facebook {
		return p.NotFound(w, r)
	}
	err := p.Store.DisconnectPerson(r.Context(), web.ViewerID(r), provider)
	if domain.CodeOf(err) == domain.Conflict {
		p.Sessions.PutFlash(r.Context(), "error", err.Error())
		return web.Redirect(w, r, web.SecurityPath)
	}
	if err != nil {
		return err
	}
	return p.Secured(w, r, provider.Title()+" is disconnected.")
}
