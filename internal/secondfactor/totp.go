package secondfactor

import (
	"bytes"
	"context"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"image/png"
	"strings"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/totp"

	"pellucid/internal/domain"
)

const (
	period = 30 // seconds that a code is shown
	skew   = 1  // codes before and after the current one that are accepted: clocks differ
	qrSize = 220
)

// Setup is an authenticator app that is being set up.
type Setup struct {
	State  string // encrypted; comes back with the first code
	Secret string // to type into the app
	QR     string // data URL of a PNG that the app scans
}

// BeginTOTP makes a secret for a user's authenticator app.
func (s *Service) BeginTOTP(user *domain.User) (Setup, error) {
	key, err := totp.Generate(totp.GenerateOpts{Issuer: s.brand, AccountName: user.Username, Period: period, SecretSize: 20})
	if err != nil {
		return Setup{}, fmt.Errorf("make a secret: %w", err)
	}
	return s.setup(user, key.Secret())
}

// ResumeTOTP shows a setup again whose first code was wrong.
func (s *Service) ResumeTOTP(user *domain.User, state string) (Setup, error) {
	secret, err := s.pending(user.ID, state)
	if err != nil {
		return s.BeginTOTP(user)
	}
	return s.setup(user, secret)
}

func (s *Service) setup(user *domain.User, secret string) (Setup, error) {
	address := fmt.Sprintf("otpauth://totp/%s:%s?secret=%s&issuer=%s&period=%d", escaped(s.brand), escaped(user.Username), secret, escaped(s.brand), period)
	key, err := otp.NewKeyFromURL(address)
	if err != nil {
		return Setup{}, err
	}
	picture, err := key.Image(qrSize, qrSize)
	if err != nil {
		return Setup{}, fmt.Errorf("draw the QR code: %w", err)
	}
	var file bytes.Buffer
	if err := png.Encode(&file, picture); err != nil {
		return Setup{}, err
	}
	return Setup{
		State: base64.RawURLEncoding.EncodeToString(s.sealed(user.ID, secret)), Secret: secret,
		QR: "data:image/png;base64," + base64.StdEncoding.EncodeToString(file.Bytes()),
	}, nil
}

func (s *Service) pending(userID int64, state string) (string, error) {
	sealed, err := base64.RawURLEncoding.DecodeString(state)
	if err != nil {
		return "", errDamaged
	}
	return s.opened(userID, sealed)
}

// FinishTOTP keeps an authenticator app that showed the right code, and returns recovery codes where these are the first.
func (s *Service) FinishTOTP(ctx context.Context, user *domain.User, state, code string) (codes []string, err error) {
	secret, err := s.pending(user.ID, state)
	if err != nil {
		return nil, domain.FieldErrorf("code", "This took too long. Scan the new QR code and try again.")
	}
	step, ok := s.step(secret, code)
	if !ok {
		return nil, domain.FieldErrorf("code", "That code doesn't match. Check that your phone's clock is right, and enter the code that is shown now.")
	}
	codes, hashes := newRecoveryCodes()
	given, err := s.store.EnableTOTP(ctx, user.ID, newHandle(), s.sealed(user.ID, secret), step, hashes)
	if err != nil || !given {
		return nil, err
	}
	return codes, nil
}

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

func escaped(text string) string { return strings.ReplaceAll(urlEscape(text), "+", "%20") }
