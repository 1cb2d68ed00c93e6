// Package identitytest holds stand-ins for the providers that people sign in with, served over HTTP.
package identitytest

import (
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
)

// ClientID and Secret are our registration with every stand-in.
const (
	ClientID = "123-abc.apps.example"
	Secret   = "a secret for tests"
)

// Claims is what an ID token says.
type Claims map[string]any

// Google is a stand-in for Google: discovery, keys, sign-in page, tokens.
type Google struct {
	URL string

	mu     sync.Mutex
	key    *rsa.PrivateKey
	keyID  string
	broken int // answers of 500 that are to come
	person Claims
	codes  map[string]grant
	hits   map[string]int
	now    func() time.Time
}

// grant is what a code stands for.
type grant struct{ nonce, challenge, redirect string }

var sharedKey = sync.OnceValue(newKey)

func newKey() *rsa.PrivateKey {
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		panic(err)
	}
	return key
}

// NewGoogle serves a stand-in until the test ends; now is its clock.
func NewGoogle(t testing.TB, now func() time.Time) *Google {
	t.Helper()
	g := &Google{
		key: sharedKey(), keyID: "key-1", codes: map[string]grant{}, hits: map[string]int{}, now: now,
		person: Claims{"sub": "1099", "email": "ana@gmail.com", "email_verified": true, "name": "Ana Lovelace"},
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /.well-known/openid-configuration", g.discovery)
	mux.HandleFunc("GET /certs", g.certs)
	mux.HandleFunc("GET /authorize", g.authorize)
	mux.HandleFunc("POST /token", g.token)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if g.breaks(r.URL.Path) {
			http.Error(w, "broken", http.StatusInternalServerError)
			return
		}
		mux.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	g.URL = server.URL
	return g
}

func (g *Google) breaks(path string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.hits[path]++
	if g.broken > 0 {
		g.broken--
		return true
	}
	return false
}

// Break has the next n answers be HTTP 500.
func (g *Google) Break(n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.broken = n
}

// Hits is how often a path was asked for.
func (g *Google) Hits(path string) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.hits[path]
}

// SetPerson changes who signs in at the page.
func (g *Google) SetPerson(c Claims) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.person = c
}

// Rotate exchanges the key, as Google does now and then.
func (g *Google) Rotate() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.key, g.keyID = newKey(), "key-2"
}

func answer(w http.ResponseWriter, value any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(value) // the client is gone when this fails
}

func (g *Google) discovery(w http.ResponseWriter, _ *http.Request) {
	answer(w, map[string]any{
		"issuer": g.URL, "authorization_endpoint": g.URL + "/authorize", "token_endpoint": g.URL + "/token", "jwks_uri": g.URL + "/certs",
		"id_token_signing_alg_values_supported": []string{"RS256"},
	})
}

func (g *Google) certs(w http.ResponseWriter, _ *http.Request) {
	g.mu.Lock()
	defer g.mu.Unlock()
	answer(w, jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: &g.key.PublicKey, KeyID: g.keyID, Algorithm: "RS256", Use: "sig"}}})
}

// authorize signs the person in at once and sends the browser back.
func (g *Google) authorize(w http.ResponseWriter, r *http.Request) {
	query := r.URL.Query()
	if query.Get("client_id") != ClientID || query.Get("code_challenge_method") != "S256" || query.Get("response_type") != "code" {
		http.Error(w, "not as registered", http.StatusBadRequest)
		return
	}
	code := rand.Text()
	g.mu.Lock()
	g.codes[code] = grant{nonce: query.Get("nonce"), challenge: query.Get("code_challenge"), redirect: query.Get("redirect_uri")}
	g.mu.Unlock()
	http.Redirect(w, r, query.Get("redirect_uri")+"?"+url.Values{"state": {query.Get("state")}, "code": {code}}.Encode(), http.StatusFound)
}

// token exchanges a code, once, for whoever proves to have begun.
func (g *Google) token(w http.ResponseWriter, r *http.Request) {
	g.mu.Lock()
	granted, ok := g.codes[r.FormValue("code")]
	delete(g.codes, r.FormValue("code"))
	claims := Claims{"nonce": granted.nonce}
	for name, value := range g.person {
		claims[name] = value
	}
	g.mu.Unlock()
	proof := sha256.Sum256([]byte(r.FormValue("code_verifier")))
	if !ok || base64.RawURLEncoding.EncodeToString(proof[:]) != granted.challenge || r.FormValue("client_secret") != Secret ||
		r.FormValue("redirect_uri") != granted.redirect {
		w.WriteHeader(http.StatusBadRequest)
		answer(w, map[string]string{"error": "invalid_grant", "error_description": "Bad Request"})
		return
	}
	answer(w, map[string]any{"access_token": "ya29.x", "expires_in": 3599, "id_token": g.IDToken(claims), "token_type": "Bearer", "scope": "openid"})
}

// IDToken signs a token; what claims do not say is as it should be.
func (g *Google) IDToken(claims Claims) string {
	g.mu.Lock()
	key, id := g.key, g.keyID
	g.mu.Unlock()
	return g.Signed(claims, jose.SigningKey{Algorithm: jose.RS256, Key: jose.JSONWebKey{Key: key, KeyID: id}})
}

// Signed is IDToken with a key, and an algorithm, of the test's choice.
func (g *Google) Signed(claims Claims, key jose.SigningKey) string {
	signer, err := jose.NewSigner(key, (&jose.SignerOptions{}).WithType("JWT"))
	if err != nil {
		panic(err)
	}
	token, err := jwt.Signed(signer).Claims(map[string]any(g.complete(claims))).Serialize()
	if err != nil {
		panic(err)
	}
	return token
}

// Unsigned is a token of the algorithm "none".
func (g *Google) Unsigned(claims Claims) string {
	payload, err := json.Marshal(g.complete(claims))
	if err != nil {
		panic(err)
	}
	return base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"none","typ":"JWT"}`)) + "." + base64.RawURLEncoding.EncodeToString(payload) + "."
}

// complete fills in what a good token says. A claim that is nil is left out.
func (g *Google) complete(claims Claims) Claims {
	whole := Claims{
		"iss": g.URL, "aud": ClientID, "azp": ClientID, "sub": "1099", "email": "ana@gmail.com", "email_verified": true,
		"name": "Ana Lovelace", "iat": g.now().Unix(), "exp": g.now().Add(time.Hour).Unix(), "jti": rand.Text(),
	}
	for name, value := range claims {
		whole[name] = value
		if value == nil {
			delete(whole, name)
		}
	}
	return whole
}
