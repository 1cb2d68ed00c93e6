package admin

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
)

// People is what the administrator does about people. Every act takes a reason and is written into the audit log.
type People interface {
	Suspend(ctx context.Context, actorID, userID int64, reason string) error
	Reactivate(ctx context.Context, actorID, userID int64, reason string) error
	BeginViewAs(ctx context.Context, actorID, userID int64, reason string) error
	ChooseTrust(ctx context.Context, actorID, userID int64, choice moderation.TrustChoice, reason string) error
	QueueEmailFor(ctx context.Context, actorID int64, l mailing.Email, reason string) error
}

// Reason is why the administrator does something.
type Reason struct {
	Reason string `json:"reason" doc:"Reason, kept in the audit log"`
}

type reasonInput struct {
	ID   int64 `path:"id"`
	Body Reason
}

type emailInput struct {
	ID   int64 `path:"id"`
	Body struct {
		Reason
		Kind string `json:"kind" enum:"verify,reset" doc:"verify for the confirmation link, reset for a password reset link"`
	}
}

type trustInput struct {
	ID   int64 `path:"id"`
	Body struct {
		Reason
		Choice string `json:"choice" enum:"grant,withdraw,rule" doc:"grant lasts until the next strike; rule lets the account earn trust again"`
	}
}

func registerPeople(calls huma.API, c Config) {
	about := func(id, path, summary string, do func(context.Context, *reasonInput) error) {
		op := huma.Operation{OperationID: id, Method: http.MethodPost, Path: "/admin/users/{id}/" + path, Summary: summary, DefaultStatus: http.StatusNoContent}
		api.Act(calls, api.Administrator(op), func(ctx context.Context, in *reasonInput) (*struct{}, error) { return nil, noUser(do(ctx, in)) })
	}
	about("suspend-user", "suspend", "Suspend a user", func(ctx context.Context, in *reasonInput) error {
		return c.Store.Suspend(ctx, api.Me(ctx).ID, in.ID, in.Body.Reason)
	})
	about("reactivate-user", "reactivate", "Reactivate a user", func(ctx context.Context, in *reasonInput) error {
		return c.Store.Reactivate(ctx, api.Me(ctx).ID, in.ID, in.Body.Reason)
	})
	about("view-as-user", "view-as", "View the site as a user", func(ctx context.Context, in *reasonInput) error {
		return viewAs(ctx, c, in)
	})
	email := huma.Operation{
		OperationID: "send-email", Method: http.MethodPost, Path: "/admin/users/{id}/emails", Summary: "Resend a link", DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.Administrator(email), func(ctx context.Context, in *emailInput) (*struct{}, error) {
		return nil, noUser(sendEmail(ctx, c, in))
	})
	trust := huma.Operation{
		OperationID: "choose-trust", Method: http.MethodPost, Path: "/admin/users/{id}/trust", DefaultStatus: http.StatusNoContent,
		Summary: "Grant or withdraw trust",
	}
	api.Act(calls, api.Administrator(trust), func(ctx context.Context, in *trustInput) (*struct{}, error) {
		choice, err := moderation.ParseTrustChoice(in.Body.Choice)
		if err != nil {
			return nil, err
		}
		return nil, noUser(c.Store.ChooseTrust(ctx, api.Me(ctx).ID, in.ID, choice, in.Body.Reason.Reason))
	})
}

func viewAs(ctx context.Context, c Config, in *reasonInput) error {
	if !session.InBrowser(ctx) {
		return domain.Errorf(domain.Invalid, "You can only view the site as another user in a browser, not with a token.")
	}
	if err := c.Store.BeginViewAs(ctx, api.Me(ctx).ID, in.ID, in.Body.Reason); err != nil {
		return err
	}
	c.Sessions.BeginViewAs(ctx, in.ID)
	return nil
}

func sendEmail(ctx context.Context, c Config, in *emailInput) error {
	if c.Emails == nil {
		return domain.Errorf(domain.Conflict, "This site can't send email because no mail server is set up.")
	}
	return c.Store.QueueEmailFor(ctx, api.Me(ctx).ID, mailing.Email{Kind: mailing.Kind(in.Body.Kind), UserID: in.ID}, in.Body.Reason.Reason)
}

// noUser says that it is the user who was not found.
func noUser(err error) error {
	if domain.CodeOf(err) == domain.NotFound {
		return domain.Errorf(domain.NotFound, "User not found").Because(err)
	}
	return err
}
