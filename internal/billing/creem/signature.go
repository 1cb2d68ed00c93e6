package creem

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// tolerance is how far a signed timestamp may be from our clock.
const tolerance = 300 * time.Second

var errSignature = domain.Errorf(domain.Unauthenticated, "The signature of this event is missing or wrong.")

// verify checks a webhook's signature over the raw body. Creem signs in one of two forms; when the headers of the newer one
// are all there, only that one counts.
func (c *Client) verify(header http.Header, raw []byte) error {
	id, stamp, signatures := header.Get("webhook-id"), header.Get("webhook-timestamp"), header.Get("webhook-signature")
	if id != "" && stamp != "" && signatures != "" {
		return c.verifyStandard(id+"."+stamp+".", stamp, signatures, raw)
	}
	sent := header.Get("creem-signature")
	if sent == "" {
		sent = header.Get("x-creem-signature")
	}
	sent = strings.TrimPrefix(strings.ToLower(strings.TrimSpace(sent)), "sha256=")
	given, err := hex.DecodeString(sent)
	if err != nil || !hmac.Equal(given, mac([]byte(c.config.WebhookSecret), raw)) {
		return errSignature
	}
	return nil
}

// verifyStandard checks the form of Standard Webhooks: "v1,BASE64", several of them while a secret is being replaced.
func (c *Client) verifyStandard(prefix, stamp, signatures string, raw []byte) error {
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || c.config.Now().Sub(time.Unix(seconds, 0)).Abs() > tolerance {
		return errSignature
	}
	want := mac(standardKey(c.config.WebhookSecret), []byte(prefix), raw)
	for signature := range strings.FieldsSeq(signatures) {
		encoded, isV1 := strings.CutPrefix(signature, "v1,")
		given, err := base64.StdEncoding.DecodeString(encoded)
		if isV1 && err == nil && hmac.Equal(given, want) {
			return nil
		}
	}
	return errSignature
}

// standardKey is what a secret stands for in the newer form; one that is not base64 stands for itself.
func standardKey(secret string) []byte {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, secretPrefix))
	if err != nil {
		return []byte(secret)
	}
	return key
}

func mac(key []byte, parts ...[]byte) []byte {
	h := hmac.New(sha256.New, key)
	for _, part := range parts {
		h.Write(part)
	}
	return h.Sum(nil)
}
