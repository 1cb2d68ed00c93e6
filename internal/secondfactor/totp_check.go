package secondfactor

import (
	"context"
	"crypto/subtle"
	"strings"
	"time"

	"github.com/pquerna/otp/totp"

	"pellucid/internal/domain"
)

// step returns which step a code belongs to, among the current one and its neighbors.
func (s *Service) step(secret, code string) (step int64, ok bool) {
	code = strings.Map(digits, code)
	now := s.now().Unix() / period
	for _, at := range []int64{now, now - skew, now + skew} {
		right, err := totp.GenerateCode(secret, time.Unix(at*period, 0))
		if err == nil && subtle.ConstantTimeCompare([]byte(right), []byte(code)) == 1 {
			return at, true
		}
	}
	return 0, false
}

// digits keeps what a person types of a code: apps show a gap in the middle.
func digits(r rune) rune {
	if r == ' ' || r == '-' {
		return -1
	}
	return r
}

// CheckCode lets a code of the authenticator app, or a recovery code, through once. recovery is true of the latter. Wrong ones
// are counted; after some in a row none is accepted for a while, and locked is true of the one that caused it.
func (s *Service) CheckCode(ctx context.Context, userID int64, code string) (recovery, locked bool, err error) {
	if strings.TrimSpace(code) == "" {
		return false, false, domain.FieldErrorf("code", "Please enter the code.")
	}
	factor, err := s.store.SecondFactor(ctx, userID)
	if err != nil {
		return false, false, err
	}
	if locked, err = s.store.TryCode(ctx, userID); err != nil {
		return false, false, err
	}
	if recovery = looksLikeRecovery(code); recovery {
		used, err := s.store.UseRecoveryCode(ctx, userID, recoveryHash(code))
		return true, locked && !used, wrongUnless(used, err)
	}
	if !factor.TOTP.On() {
		return false, locked, errWrongCode
	}
	secret, err := s.opened(userID, factor.TOTP.Secret)
	if err != nil {
		return false, locked, err
	}
	step, ok := s.step(secret, code)
	if !ok {
		return false, locked, errWrongCode
	}
	used, err := s.store.UseTOTP(ctx, userID, step)
	if err == nil && !used {
		return false, locked, domain.FieldErrorf("code", "This code was already used. Wait for the next one.")
	}
	return false, false, err
}

var errWrongCode = domain.FieldErrorf("code", "That code isn't right. Enter the code that is shown now.")

func wrongUnless(used bool, err error) error {
	if err == nil && !used {
		return domain.FieldErrorf("code", "That recovery code isn't right, or it was already used.")
	}
	return err
}
