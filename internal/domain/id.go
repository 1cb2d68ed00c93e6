package domain

import (
	"crypto/rand"
	"encoding/base64"
	"strconv"
)

const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz" // Crockford base 32: nothing to mistake when read aloud

// NewID returns a short unguessable public id: 16 characters, 80 random bits.
func NewID() string {
	raw := make([]byte, 16)
	rand.Read(raw)
	for i, b := range raw {
		raw[i] = idAlphabet[b&31]
	}
	return string(raw)
}

// ValidID reports whether s has the form of a public id, so that nonsense never reaches the database.
func ValidID(s string) bool {
	if len(s) != 16 {
		return false
	}
	for i := range len(s) {
		c := s[i]
		if (c < '0' || c > '9') && (c < 'a' || c > 'z') {
			return false
		}
	}
	return true
}

// NewSecret returns 256 random bits for bearer tokens, in URL-safe base 64.
func NewSecret() string {
	raw := make([]byte, 32)
	rand.Read(raw)
	return base64.RawURLEncoding.EncodeToString(raw)
}

// IDText is a number that names something, as text.
func IDText(id int64) string { return strconv.FormatInt(id, 10) }
