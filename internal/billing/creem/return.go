package creem

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"slices"
	"strings"
)

// VerifyReturn reports whether Creem signed the query that a browser came back with. Creem published two algorithms, and
// either will do: nothing is ever granted on this.
func (c *Client) VerifyReturn(rawQuery string) bool {
	pairs, signature, ok := signedPairs(rawQuery)
	given, err := hex.DecodeString(strings.ToLower(signature))
	if !ok || err != nil || len(pairs) == 0 {
		return false
	}
	salted := sha256.Sum256([]byte(strings.Join(pairs, "|") + "|salt=" + c.config.APIKey))
	slices.Sort(pairs)
	keyed := mac([]byte(c.config.APIKey), []byte(strings.Join(pairs, "&")))
	matchesSalted, matchesKeyed := hmac.Equal(given, salted[:]), hmac.Equal(given, keyed)
	return matchesSalted || matchesKeyed
}

// signedPairs are the key=value pairs that are signed, in the order of the address; empty ones are not, nor is what we put
// into the success address ourselves. ok is false for a query that cannot be read, or that says something twice.
func signedPairs(rawQuery string) (pairs []string, signature string, ok bool) {
	seen := map[string]bool{}
	for part := range strings.SplitSeq(rawQuery, "&") {
		rawKey, rawValue, _ := strings.Cut(part, "=")
		key, keyErr := url.QueryUnescape(rawKey)
		value, valueErr := url.QueryUnescape(rawValue)
		if keyErr != nil || valueErr != nil || seen[key] {
			return nil, "", false
		}
		seen[key] = true
		switch {
		case key == "signature":
			signature = value
		case isSigned(key) && value != "" && value != "null":
			pairs = append(pairs, key+"="+value)
		}
	}
	return pairs, signature, signature != ""
}

func isSigned(key string) bool {
	return slices.Contains([]string{"request_id", "checkout_id", "order_id", "customer_id", "subscription_id", "product_id"}, key)
}
