package signin

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

type loginInput struct {
	ContentType string `header:"Content-Type" hidden:"true"`
	RawBody     []byte `contentType:"application/x-www-form-urlencoded"`
}

type tokenOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		AccessToken string `json:"access_token" doc:"Bearer token, valid for 30 days"`
		TokenType   string `json:"token_type" enum:"bearer"`
	}
}

type registerInput struct {
	Body struct {
		Email    string `json:"email" doc:"Up to 254 characters"`
		Username string `json:"username" doc:"3 to 32 characters"`
		Password string `json:"password" doc:"6 to 256 characters"`
	}
}

type logoutInput struct {
	Authorization string `header:"Authorization" hidden:"true"`
}

func registerAuth(calls huma.API, c Config) {
	login := huma.Operation{
		OperationID: "login", Method: http.MethodPost, Path: "/auth/login", Tags: []string{"Auth"}, Summary: "Get a token",
		Description: "Send username (or email) and password as a form. The token works for 30 days. Accounts with two-step sign-in also send code, from the authenticator app or the recovery codes.",
	}
	api.Act(calls, api.Public(login), func(ctx context.Context, in *loginInput) (*tokenOutput, error) { return logIn(ctx, c, in) })
	calls.OpenAPI().Paths[login.Path].Post.RequestBody = loginForm() // huma describes a raw body as any bytes
	register := huma.Operation{
		OperationID: "register", Method: http.MethodPost, Path: "/auth/register", Tags: []string{"Auth"}, Summary: "Sign up",
		DefaultStatus: http.StatusCreated,
	}
	register = api.PerAddress(calls, c.Limiter, limit.RegisterAddress, api.Public(register))
	api.Act(calls, register, func(ctx context.Context, in *registerInput) (*api.UserOutput, error) { return signUp(ctx, c, in) })
	logout := huma.Operation{
		OperationID: "logout", Method: http.MethodPost, Path: "/auth/logout", Tags: []string{"Auth"}, Summary: "Revoke the token",
		DefaultStatus: http.StatusNoContent,
	}
	api.Act(calls, api.SignedIn(logout), func(ctx context.Context, in *logoutInput) (*struct{}, error) {
		_, token, _ := strings.Cut(in.Authorization, " ")
		return nil, c.Store.DeleteToken(ctx, strings.TrimSpace(token))
	})
}

// loginForm describes the form that a sign-in sends.
func loginForm() *huma.RequestBody {
	return &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{
		"application/x-www-form-urlencoded": {Schema: &huma.Schema{
			Type: huma.TypeObject, Required: []string{"username", "password"},
			Properties: map[string]*huma.Schema{
				"username": {Type: huma.TypeString, Description: "Username or email"},
				"password": {Type: huma.TypeString},
				"code":     {Type: huma.TypeString, Description: "With two-step sign-in: the code of the authenticator app, or a recovery code"},
			},
		}},
	}}
}

func logIn(ctx context.Context, c Config, in *loginInput) (*tokenOutput, error) {
	if media, _, _ := strings.Cut(in.ContentType, ";"); !strings.EqualFold(strings.TrimSpace(media), "application/x-www-form-urlencoded") {
		return nil, domain.Errorf(domain.Unsupported, "Send username and password as application/x-www-form-urlencoded.")
	}
	form, err := url.ParseQuery(string(in.RawBody))
	if err != nil {
		return nil, domain.Errorf(domain.Invalid, "We couldn't read the form data.")
	}
	for _, name := range []string{"username", "password"} {
		if form.Get(name) == "" {
			return nil, &domain.Error{Code: domain.Invalid, Field: name, Message: "The field “" + name + "” is required."}
		}
	}
	user, err := c.signIn(ctx, form.Get("username"), form.Get("password"))
	if err != nil {
		return nil, err
	}
	return issueToken(ctx, c, user, form.Get("code"), "API sign-in")
}

// issueToken makes a token for who gave the right password or came from a provider, and the code of the second step where they
// have set it up.
func issueToken(ctx context.Context, c Config, user *domain.User, code, name string) (out *tokenOutput, err error) {
	if user.SecondFactor {
		if code == "" {
			return nil, &domain.Error{Code: domain.Unauthenticated, Field: "code", Message: "This account uses two-step sign-in. Send the code from the authenticator app, or create a token under Settings › Security."}
		}
		if err := c.checkCode(ctx, user.ID, code); err != nil {
			return nil, err
		}
	}
	out = &tokenOutput{CacheControl: "no-store"}
	out.Body.TokenType = "bearer"
	out.Body.AccessToken, err = c.Sessions.IssueToken(ctx, user, name)
	return out, err
}

func signUp(ctx context.Context, c Config, in *registerInput) (*api.UserOutput, error) {
	reg := people.Registration{Email: in.Body.Email, Username: in.Body.Username, Password: in.Body.Password}
	user, err := c.register(ctx, reg)
	if err != nil {
		return nil, err
	}
	return &api.UserOutput{CacheControl: "private, no-store", Body: api.UserBody(user)}, nil
}
