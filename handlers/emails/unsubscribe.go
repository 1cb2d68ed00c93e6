package emails

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/url"
	"strconv"

	"pellucid/internal/domain"
)

// UnsubscribePath turns emails off that people can do without. It works without signing in.
const UnsubscribePath = "/unsubscribe"

// Unsubscribe makes and checks the links that turn optional emails off. They never expire: an old email still has one.
type Unsubscribe struct{ Key []byte }

// Address is the path and query of a user's link.
func (u Unsubscribe) Address(userID int64) string {
	return UnsubscribePath + "?" + url.Values{"user": {domain.IDText(userID)}, "key": {u.sign(userID)}}.Encode()
}

// User returns whose link has these values, or a Gone error.
func (u Unsubscribe) User(values url.Values) (int64, error) {
	id, err := strconv.ParseInt(values.Get("user"), 10, 64)
	if err != nil || len(u.Key) == 0 || !hmac.Equal([]byte(values.Get("key")), []byte(u.sign(id))) {
		return 0, domain.Errorf(domain.Gone, "This link is incomplete. Open it from the email again.")
	}
	return id, nil
}

func (u Unsubscribe) sign(userID int64) string {
	sum := hmac.New(sha256.New, u.Key)
	_, _ = sum.Write([]byte("unsubscribe\n" + domain.IDText(userID))) // a hash takes everything
	return base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:16])
}
