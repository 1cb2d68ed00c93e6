package signin

import (
	"context"
	"log/slog"
	"net/http"
	"strconv"
	"strings"

	"pellucid/handlers/emails"
	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/secondfactor"
	accountviews "pellucid/views/account"
	"pellucid/views/components"
)

// Second is what people sign in with beside their password.
type Second interface {
	Passkeys() bool
	BeginSignIn() (secondfactor.Challenge, error)
	FinishSignIn(ctx context.Context, kept string, answer []byte) (userID int64, err error)
	CheckCode(ctx context.Context, userID int64, code string) (recovery, locked bool, err error)
}

// SecondStepPath is where the second step is asked for.
const SecondStepPath = "/auth/two-step"

// admit signs in who gave the right password or came from a provider, or asks them for the second step that they have set up.
func (p *Pages) admit(w http.ResponseWriter, r *http.Request, user *domain.User, f authForm) error {
	if user.SecondFactor {
		if err := p.Sessions.PutHalf(r.Context(), session.Half{UserID: user.ID, Keep: f.keep, Back: f.redirect}); err != nil {
			return err
		}
		return web.Redirect(w, r, SecondStepPath)
	}
	if err := p.Sessions.SignIn(w, r, user, f.keep); err != nil {
		return err
	}
	return p.continueAfterSignIn(w, r, user, f)
}

// SecondStepForm asks who gave the right password for the second step.
func (p *Pages) SecondStepForm(w http.ResponseWriter, r *http.Request) error {
	half, ok := p.Sessions.Half(r.Context())
	if !ok {
		return web.Redirect(w, r, web.AuthAddress(web.ModeLogin, ""))
	}
	return p.showSecondStep(w, r, http.StatusOK, half, nil)
}

func (p *Pages) showSecondStep(w http.ResponseWriter, r *http.Request, status int, half session.Half, errs map[string]string) error {
	factor, err := p.Store.SecondFactor(r.Context(), half.UserID)
	if err != nil {
		return err
	}
	return web.Render(w, r, status, accountviews.SecondStep(p.Chrome(r, "Two-step sign-in", ""), accountviews.SecondStepPage{
		App: factor.TOTP.On(), Passkey: len(factor.Passkeys) > 0 && p.Second.Passkeys(), Redirect: half.Back, Keep: half.Keep, Errors: errs,
	}))
}

// SecondStep signs in who enters the right code.
func (p *Pages) SecondStep(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	half, ok := p.Sessions.Half(r.Context())
	if !ok {
		p.Sessions.PutFlash(r.Context(), "error", "That took too long. Sign in again.")
		return web.Redirect(w, r, web.AuthAddress(web.ModeLogin, ""))
	}
	user, err := p.stepped(r, half)
	if err != nil {
		what := problem.From(r.Context(), err)
		if what.Status >= http.StatusInternalServerError && domain.CodeOf(err) != domain.Unavailable {
			return what
		}
		what.Header(w.Header())
		field := what.Field()
		if field == "code" && r.PostForm.Get("recovery") != "" {
			field = "recovery"
		}
		return p.showSecondStep(w, r, what.Status, half, map[string]string{field: what.Detail})
	}
	if err := p.warnOfFewCodes(r, user.ID); err != nil {
		return err
	}
	return p.enterStrong(w, r, user, authForm{keep: half.Keep, redirect: half.Back})
}

// fewCodes is how many recovery codes are few.
const fewCodes = 3

// warnOfFewCodes reminds who has just used a recovery code of how many are left, while there is time to make new ones.
func (p *Pages) warnOfFewCodes(r *http.Request, userID int64) error {
	if strings.TrimSpace(r.PostForm.Get("recovery")) == "" {
		return nil
	}
	factor, err := p.Store.SecondFactor(r.Context(), userID)
	if err != nil || factor.CodesLeft > fewCodes {
		return err
	}
	left := "You have " + components.Count(factor.CodesLeft, "recovery code") + " left."
	if factor.CodesLeft == 0 {
		left = "That was your last recovery code."
	}
	p.Sessions.PutFlash(r.Context(), "warn", left+" Make new ones in Settings › Security.")
	return nil
}

// stepped returns who a code belongs to: the one who gave the password.
func (p *Pages) stepped(r *http.Request, half session.Half) (*domain.User, error) {
	ctx := r.Context()
	if err := p.Limiter.Allow(ctx, limit.SecondStep, limit.Address(r)); err != nil {
		return nil, err
	}
	code := r.PostForm.Get("code")
	if recovery := r.PostForm.Get("recovery"); strings.TrimSpace(recovery) != "" {
		code = recovery
	}
	if err := p.checkCode(ctx, half.UserID, code); err != nil {
		return nil, err
	}
	return p.active(ctx, half.UserID)
}

// checkCode lets a right code through once. Somebody who knows the password and guesses codes is told to the owner.
func (c Config) checkCode(ctx context.Context, userID int64, code string) error {
	recovery, locked, err := c.Second.CheckCode(ctx, userID, code)
	if locked && err != nil {
		slog.WarnContext(ctx, "codes of the second step were guessed; no more are accepted for a while", "user", userID)
		if err := emails.Post(ctx, c.Emails, mailing.Email{Kind: mailing.CodesGuessed, UserID: userID}); err != nil {
			return err
		}
	}
	if err != nil || !recovery {
		return err
	}
	factor, err := c.Store.SecondFactor(ctx, userID)
	if err != nil {
		return err
	}
	return emails.Post(ctx, c.Emails, mailing.Email{
		Kind: mailing.SecondFactor, UserID: userID, Data: map[string]string{"what": "recovery_used", "left": strconv.Itoa(factor.CodesLeft)},
	})
}

// active returns a user who may sign in.
func (p *Pages) active(ctx context.Context, userID int64) (*domain.User, error) {
	user, err := p.Store.User(ctx, userID)
	if err == nil && !user.IsActive {
		err = domain.Errorf(domain.Forbidden, "This account can't sign in. Check your email, or write to support.")
	}
	return user, err
}

// enterStrong signs in who passed the second step, or came with a passkey, which is both steps in one.
func (p *Pages) enterStrong(w http.ResponseWriter, r *http.Request, user *domain.User, f authForm) error {
	if err := p.Sessions.SignIn(w, r, user, f.keep); err != nil {
		return err
	}
	p.Sessions.MarkStrong(r.Context())
	return p.continueAfterSignIn(w, r, user, f)
}
