package identity

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"

	"pellucid/internal/domain/people"
)

// FacebookLogin is sign-in with Facebook: by code, and by access token.
type FacebookLogin struct {
	config Config
	dialog string
	client *http.Client
}

// NewFacebook returns sign-in with Facebook. It asks Facebook nothing until somebody signs in.
func NewFacebook(c Config) *FacebookLogin {
	c.URL = strings.TrimRight(cmp.Or(c.URL, facebookGraph), "/")
	dialog := c.URL // a stand-in is one server
	if strings.HasPrefix(c.URL, "https://graph.facebook.com/") {
		dialog = strings.Replace(c.URL, "graph.", "www.", 1)
	}
	return &FacebookLogin{config: c, dialog: dialog, client: newRemote(c.Wait)}
}

// AuthURL is where a browser signs in at Facebook.
func (f *FacebookLogin) AuthURL(_ context.Context, a Attempt) (string, error) {
	return f.dialog + "/dialog/oauth?" + url.Values{
		"client_id": {f.config.ID}, "redirect_uri": {f.config.RedirectURL}, "state": {a.State}, "scope": {"email,public_profile"},
		"response_type": {"code"},
	}.Encode(), nil
}

// Exchange returns who came back from Facebook with a code.
func (f *FacebookLogin) Exchange(ctx context.Context, code string, _ Attempt) (people.Person, error) {
	var answer struct {
		AccessToken string `json:"access_token"`
	}
	err := f.get(ctx, "/oauth/access_token", url.Values{
		"client_id": {f.config.ID}, "client_secret": {f.config.Secret}, "redirect_uri": {f.config.RedirectURL}, "code": {code},
	}, &answer)
	if err != nil {
		return people.Person{}, failed(people.Facebook, err)
	}
	return f.Verify(ctx, answer.AccessToken, "")
}

// Verify asks whom an access token is about, and whether it was made for us: any other site's token would sign in here too.
// Facebook's tokens carry no nonce.
func (f *FacebookLogin) Verify(ctx context.Context, token, _ string) (people.Person, error) {
	if token == "" {
		return people.Person{}, failed(people.Facebook, errors.New("there is no access token"))
	}
	userID, err := f.inspect(ctx, token)
	if err != nil {
		return people.Person{}, failed(people.Facebook, err)
	}
	person, err := f.me(ctx, token, userID)
	if err != nil {
		return people.Person{}, failed(people.Facebook, err)
	}
	return person, nil
}
