package identity

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"pellucid/internal/domain/people"
)

// googleIssuer is Google's own name for itself.
const googleIssuer = "https://accounts.google.com"

// GoogleLogin is sign-in with Google: by code, with PKCE, and by ID token.
type GoogleLogin struct {
	config Config
	client *http.Client

	mu       sync.Mutex
	provider *oidc.Provider // what the issuer tells of itself, once it has
	keys     oidc.KeySet
}

// NewGoogle returns sign-in with Google. It asks Google nothing until somebody signs in.
func NewGoogle(c Config) *GoogleLogin {
	c.URL = strings.TrimRight(cmp.Or(c.URL, googleIssuer), "/")
	return &GoogleLogin{config: c, client: newRemote(c.Wait)}
}

// ClientID is our registration's public name.
func (g *GoogleLogin) ClientID() string { return g.config.ID }

// Buttons reports whether Google's own button and one-tap can be shown: they come from Google alone.
func (g *GoogleLogin) Buttons() bool { return g.config.URL == googleIssuer }

// discover returns what the issuer tells of itself, and its keys.
func (g *GoogleLogin) discover(ctx context.Context) (*oidc.Provider, oidc.KeySet, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.provider != nil {
		return g.provider, g.keys, nil
	}
	lasting := withClient(context.WithoutCancel(ctx), g.client) // the keys are fetched again for as long as the server runs
	provider, err := oidc.NewProvider(lasting, g.config.URL)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", errRemote, err)
	}
	var about struct {
		Keys string `json:"jwks_uri"`
	}
	if err := provider.Claims(&about); err != nil {
		return nil, nil, fmt.Errorf("%w: %w", errRemote, err)
	}
	g.provider, g.keys = provider, oidc.NewRemoteKeySet(lasting, about.Keys)
	return g.provider, g.keys, nil
}

// AuthURL is where a browser signs in at Google.
func (g *GoogleLogin) AuthURL(ctx context.Context, a Attempt) (string, error) {
	provider, _, err := g.discover(ctx)
	if err != nil {
		return "", failed(people.Google, err)
	}
	return g.oauth(provider).AuthCodeURL(a.State, oauth2.S256ChallengeOption(a.Verifier), oidc.Nonce(a.Nonce),
		oauth2.SetAuthURLParam("prompt", "select_account")), nil
}

func (g *GoogleLogin) oauth(provider *oidc.Provider) *oauth2.Config {
	endpoint := provider.Endpoint()
	endpoint.AuthStyle = oauth2.AuthStyleInParams
	return &oauth2.Config{
		ClientID: g.config.ID, ClientSecret: g.config.Secret, RedirectURL: g.config.RedirectURL, Endpoint: endpoint,
		Scopes: []string{oidc.ScopeOpenID, "email", "profile"},
	}
}

// Exchange returns who came back from Google with a code.
func (g *GoogleLogin) Exchange(ctx context.Context, code string, a Attempt) (people.Person, error) {
	provider, _, err := g.discover(ctx)
	if err != nil {
		return people.Person{}, failed(people.Google, err)
	}
	answer, err := g.oauth(provider).Exchange(withClient(ctx, g.client), code, oauth2.VerifierOption(a.Verifier))
	if err != nil {
		return people.Person{}, failed(people.Google, err)
	}
	token, ok := answer.Extra("id_token").(string)
	if !ok || a.Nonce == "" {
		return people.Person{}, failed(people.Google, errors.New("the answer has no ID token"))
	}
	return g.Verify(ctx, token, a.Nonce)
}
