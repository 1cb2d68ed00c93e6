package identity

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"strings"

	"pellucid/internal/domain"
)

// errSignedRequest is what a request gets that Facebook did not sign for this site. It does not say which part was wrong.
var errSignedRequest = domain.Errorf(domain.Unauthenticated, "This request is not signed by Facebook for this site.")

// SignedRequest returns the id of the person in a request that Facebook signed with the app's secret, as it does when somebody
// asks for the deletion of their data. Anything else is an Unauthenticated error.
func (f *FacebookLogin) SignedRequest(signed string) (subject string, err error) {
	encodedSignature, payload, found := strings.Cut(strings.TrimSpace(signed), ".")
	signature, err := decodeURL(encodedSignature)
	if err != nil || !found {
		return "", errSignedRequest
	}
	sum := hmac.New(sha256.New, []byte(f.config.Secret))
	_, _ = sum.Write([]byte(payload)) // a hash takes everything
	if !hmac.Equal(signature, sum.Sum(nil)) {
		return "", errSignedRequest
	}
	content, err := decodeURL(payload)
	if err != nil {
		return "", errSignedRequest
	}
	var request struct {
		Algorithm string `json:"algorithm"`
		UserID    text   `json:"user_id"`
	}
	if json.Unmarshal(content, &request) != nil || !strings.EqualFold(request.Algorithm, "HMAC-SHA256") || request.UserID == "" {
		return "", errSignedRequest
	}
	return string(request.UserID), nil
}

// decodeURL reads base 64 for addresses, with or without its padding.
func decodeURL(text string) ([]byte, error) {
	return base64.RawURLEncoding.DecodeString(strings.TrimRight(text, "="))
}
