package admin

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
)

// People is what the administrator does about people. Every act takes a reason and is written into the audit log.
type People interface {
	Suspend(ctx context.Context, actorID, userID int64, reason string) error
	Reactivate(ctx context.Context, actorID, userID int64, reason string) error
	BeginViewAs(ctx context.Context, actorID, userID int64, reason string) error
	ChooseTrust(ctx context.Context, actorID, userID int64, choice domain.TrustChoice, reason string) error
	QueueEmailFor(ctx context.Context, actorID int64, l domain.Email, reason string) error
}

// Reason is why the administrator does something.
type Reason struct {
	Reason string `json:"reason" doc:"Why; kept in the audit log"`
}

type reasonInput struct {
	ID   int64 `path:"id"`
	Body Reason
}

type emailInput struct {
	ID   int64 `path:"id"`
	Body struct {
		Reason
		Kind string `json:"kind" enum:"verify,reset" doc:"The link to confirm the address, or the one to choose a new password"`
	}
}

type trustInput struct {
	ID   int64 `path:"id"`
	Body struct {
		Reason
		Choice string `json:"choice" enum:"grant,withdraw,rule" doc:"A grant lasts until the next strike; rule lets the account earn trust again"`
	}
}

func registerPeople(calls huma.API, c Config) {
	about := func(id, path, summary string, do func(context.Context, *reasonInput) error) {
		op := huma.Operation{OperationID: id, Method: http.MethodPost, Path: "/admin/users/{id}/" + path, Summary: summary, DefaultStatus: http.StatusNoContent}
		api.Act(calls, api.Administrator(op), func(ctx context.Context, in *reasonInput) (*struct{}, error) { return nil, noUser(do(ctx, in)) })
	}
	about("suspend-user", "suspend", "Keep a user out; their sessions, tokens and generations end at once", func(ctx context.Context, in *reasonInput) error {
		return c.Store.Suspend(ctx, api.Me(ctx).ID, in.ID, in.Body.Reason)
	})
	about("reactivate-user", "reactivate", "Let a suspended user in again", func(ctx context.Context, in *reasonInput) error {
		return c.Store.Reactivate(ctx, api.Me(ctx).ID, in.ID, in.Body.Reason)
	})
	about("view-as-user", "view-as", "See the site as a user does, for half an hour, without changing anything; for the browser's session", func(ctx context.Context, in *reasonInput) error {
		return viewAs(ctx, c, in)
	})
	email := huma.Operation{
		OperationID: "send-email", Method: http.MethodPost, Path: "/admin/users/{id}/emails", Summary: "Send a user a link again", DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.Administrator(email), func(ctx context.Context, in *emailInput) (*struct{}, error) {
		return nil, noUser(sendEmail(ctx, c, in))
	})
	trust := huma.Operation{
		OperationID: "choose-trust", Method: http.MethodPost, Path: "/admin/users/{id}/trust", DefaultStatus: http.StatusNoContent,
		Summary: "Grant or withdraw a user's trust, which lets the site show their images by itself",
	}
	api.Act(calls, api.Administrator(trust), func(ctx context.Context, in *trustInput) (*struct{}, error) {
		choice, err := domain.ParseTrustChoice(in.Body.Choice)
		if err != nil {
			return nil, err
		}
		return nil, noUser(c.Store.ChooseTrust(ctx, api.Me(ctx).ID, in.ID, choice, in.Body.Reason.Reason))
	})
}

func viewAs(ctx context.Context, c Config, in *reasonInput) error {
	if !session.InBrowser(ctx) {
		return domain.Errorf(domain.Invalid, "Only a browser can show the site as somebody else sees it; your request is signed in by a bearer token.")
	}
	if err := c.Store.BeginViewAs(ctx, api.Me(ctx).ID, in.ID, in.Body.Reason); err != nil {
		return err
	}
	c.Sessions.BeginViewAs(ctx, in.ID)
	return nil
}

func sendEmail(ctx context.Context, c Config, in *emailInput) error {
	if c.Emails == nil {
		return domain.Errorf(domain.Conflict, "No mail can be sent here: there is no mail server.")
	}
	return c.Store.QueueEmailFor(ctx, api.Me(ctx).ID, domain.Email{Kind: domain.EmailKind(in.Body.Kind), UserID: in.ID}, in.Body.Reason.Reason)
}

// noUser says that it is the user who was not found.
func noUser(err error) error {
	if domain.CodeOf(err) == domain.NotFound {
		return domain.Errorf(domain.NotFound, "User not found").Because(err)
	}
	return err
}
