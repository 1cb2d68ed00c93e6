package identitytest

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/url"

	"github.com/go-jose/go-jose/v4"
)

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
