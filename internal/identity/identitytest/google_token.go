package identitytest

import (
	"crypto/rand"
	"crypto/rsa"
	"encoding/base64"
	"encoding/json"
	"sync"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
)

var sharedKey = sync.OnceValue(newKey)

func newKey() *rsa.PrivateKey {
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		panic(err)
	}
	return key
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
