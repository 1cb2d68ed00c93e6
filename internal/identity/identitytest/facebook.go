package identitytest

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"
)

// Token is the access token that Facebook gives and takes.
const Token = "EAAB-token"

// Facebook is a stand-in for Facebook: its dialog and its Graph API.
type Facebook struct {
	URL string

	mu     sync.Mutex
	debug  map[string]any
	me     map[string]any
	status int // of every answer, when it is not 200
	hits   int
}

// NewFacebook serves a stand-in until the test ends. Its person has an address.
func NewFacebook(t testing.TB) *Facebook {
	t.Helper()
	f := &Facebook{
		status: http.StatusOK,
		debug:  map[string]any{"app_id": ClientID, "type": "USER", "is_valid": true, "expires_at": 0, "user_id": "10158"},
		me:     map[string]any{"id": "10158", "name": "Ana Lovelace", "email": "ana@example.org"},
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /dialog/oauth", f.dialog)
	mux.HandleFunc("GET /oauth/access_token", f.accessToken)
	mux.HandleFunc("GET /debug_token", f.debugToken)
	mux.HandleFunc("GET /me", f.profile)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f.mu.Lock()
		f.hits++
		status := f.status
		f.mu.Unlock()
		if status != http.StatusOK {
			w.WriteHeader(status)
			answer(w, map[string]any{"error": map[string]any{"message": "Invalid OAuth access token.", "type": "OAuthException", "code": 190}})
			return
		}
		mux.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	f.URL = server.URL
	return f
}

// SetDebug changes what is said of the token; nil leaves a value out.
func (f *Facebook) SetDebug(name string, value any) { f.set(f.debug, name, value) }

// SetMe changes what is said of the person; nil leaves a value out.
func (f *Facebook) SetMe(name string, value any) { f.set(f.me, name, value) }

func (f *Facebook) set(values map[string]any, name string, value any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	values[name] = value
	if value == nil {
		delete(values, name)
	}
}

// Answer has every answer from now on carry a status.
func (f *Facebook) Answer(status int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.status = status
}

// Hits is how often the stand-in was asked.
func (f *Facebook) Hits() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.hits
}

func (f *Facebook) dialog(w http.ResponseWriter, r *http.Request) {
	query := r.URL.Query()
	http.Redirect(w, r, query.Get("redirect_uri")+"?"+url.Values{"state": {query.Get("state")}, "code": {"code-1"}}.Encode(), http.StatusFound)
}

func (f *Facebook) accessToken(w http.ResponseWriter, r *http.Request) {
	if r.FormValue("code") != "code-1" || r.FormValue("client_secret") != Secret || r.FormValue("client_id") != ClientID {
		http.Error(w, "{}", http.StatusBadRequest)
		return
	}
	answer(w, map[string]any{"access_token": Token, "token_type": "bearer", "expires_in": 5183944})
}

func (f *Facebook) debugToken(w http.ResponseWriter, r *http.Request) {
	if r.FormValue("access_token") != ClientID+"|"+Secret || r.FormValue("input_token") != Token {
		answer(w, map[string]any{"data": map[string]any{"is_valid": false}})
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	answer(w, map[string]any{"data": f.debug})
}

func (f *Facebook) profile(w http.ResponseWriter, r *http.Request) {
	proof := hmac.New(sha256.New, []byte(Secret))
	proof.Write([]byte(Token))
	if r.FormValue("access_token") != Token || r.FormValue("appsecret_proof") != hex.EncodeToString(proof.Sum(nil)) {
		http.Error(w, "{}", http.StatusUnauthorized)
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	answer(w, f.me)
}
