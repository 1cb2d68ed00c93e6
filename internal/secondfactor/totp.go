package secondfactor

import (
	"bytes"
	"context"
	"encoding/base64"
	"fmt"
	"image/png"
	"strings"

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

func escaped(text string) string { return strings.ReplaceAll(urlEscape(text), "+", "%20") }
