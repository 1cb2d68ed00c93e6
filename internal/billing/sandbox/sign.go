package sandbox

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"
)

// sign signs a webhook as Creem does: an HMAC over the raw body, or the form of Standard Webhooks.
func sign(h http.Header, a attempt, now time.Time) {
	if !a.standard {
		h.Set("creem-signature", hex.EncodeToString(mac([]byte(a.secret), string(a.Body))))
		return
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(a.secret, "whsec_"))
	if err != nil {
		key = []byte(a.secret)
	}
	stamp := strconv.FormatInt(now.Unix(), 10)
	h.Set("webhook-id", a.EventID)
	h.Set("webhook-timestamp", stamp)
	h.Set("webhook-signature", "v1,"+base64.StdEncoding.EncodeToString(mac(key, a.EventID+"."+stamp+"."+string(a.Body))))
}

// returnURL is where a browser goes after paying, signed.
func (st *state) returnURL(c *checkout) string {
	address, err := url.Parse(c.SuccessURL)
	if err != nil || c.SuccessURL == "" || c.Order == nil {
		return ""
	}
	var query []string
	var pairs []string
	for _, pair := range [][2]string{
		{"request_id", c.RequestID}, {"checkout_id", c.ID}, {"order_id", c.Order.ID}, {"customer_id", c.Customer},
		{"subscription_id", c.Subscription}, {"product_id", c.Product.ID},
	} {
		if pair[1] == "" {
			continue
		}
		pairs = append(pairs, pair[0]+"="+pair[1])
		query = append(query, pair[0]+"="+url.QueryEscape(pair[1]))
	}
	query = append(query, "signature="+st.returnSignature(pairs))
	if address.RawQuery != "" {
		query = slices.Insert(query, 0, address.RawQuery)
	}
	address.RawQuery = strings.Join(query, "&")
	return address.String()
}

// returnSignature is one of the two that Creem published.
func (st *state) returnSignature(pairs []string) string {
	if st.Behavior.Keyed {
		sorted := slices.Sorted(slices.Values(pairs))
		return hex.EncodeToString(mac([]byte(st.APIKey), strings.Join(sorted, "&")))
	}
	sum := sha256.Sum256([]byte(strings.Join(pairs, "|") + "|salt=" + st.APIKey))
	return hex.EncodeToString(sum[:])
}

func mac(key []byte, message string) []byte {
	h := hmac.New(sha256.New, key)
	h.Write([]byte(message))
	return h.Sum(nil)
}
