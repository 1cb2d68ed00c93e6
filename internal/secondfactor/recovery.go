package secondfactor

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"net/url"
	"strings"

	"pellucid/internal/domain/people"
)

// A recovery code is 80 random bits, so that a plain hash hides it well: nobody tries them all.
const recoveryBytes = 10

var recoveryAlphabet = base32.NewEncoding("abcdefghjkmnpqrstuvwxyz234567890").WithPadding(base32.NoPadding) // no i, l, o and 1: they look alike

func newRecoveryCodes() (codes []string, hashes [][]byte) {
	for range people.RecoveryCodes {
		raw := make([]byte, recoveryBytes)
		_, _ = rand.Read(raw) // never fails
		text := recoveryAlphabet.EncodeToString(raw)
		code := text[:4] + "-" + text[4:8] + "-" + text[8:12] + "-" + text[12:]
		codes, hashes = append(codes, code), append(hashes, recoveryHash(code))
	}
	return codes, hashes
}

// plainCode is what a recovery code says, however it was typed.
func plainCode(code string) string {
	return strings.ToLower(strings.Map(digits, strings.TrimSpace(code)))
}

func recoveryHash(code string) []byte {
	sum := sha256.Sum256([]byte("recovery code\n" + plainCode(code)))
	return sum[:]
}

// looksLikeRecovery tells a recovery code from the six digits of an app.
func looksLikeRecovery(code string) bool { return len(plainCode(code)) > 8 }

// NewRecoveryCodes gives a user new recovery codes and ends the old ones.
func (s *Service) NewRecoveryCodes(ctx context.Context, userID int64) ([]string, error) {
	codes, hashes := newRecoveryCodes()
	return codes, s.store.ReplaceRecoveryCodes(ctx, userID, hashes)
}

func newHandle() []byte {
	handle := make([]byte, 32)
	_, _ = rand.Read(handle) // never fails
	return handle
}

func urlEscape(text string) string { return url.QueryEscape(text) }
