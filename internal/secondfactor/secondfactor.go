// Package secondfactor checks what people sign in with beside their password: passkeys, the codes of authenticator apps, and
// recovery codes (docs/adr/0037).
package secondfactor

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// Store keeps second factors.
type Store interface {
	SecondFactor(ctx context.Context, userID int64) (people.SecondFactor, error)
	SecondFactorHandle(ctx context.Context, userID int64, candidate []byte) ([]byte, error)

	PasskeyOwner(ctx context.Context, credentialID []byte) (userID int64, err error)
	AddPasskey(ctx context.Context, p people.Passkey, codes [][]byte) (given bool, err error)
	UsePasskey(ctx context.Context, p people.Passkey) error

	EnableTOTP(ctx context.Context, userID int64, handle, secret []byte, step int64, codes [][]byte) (given bool, err error)
	TryCode(ctx context.Context, userID int64) (locked bool, err error)
	UseTOTP(ctx context.Context, userID, step int64) (used bool, err error)
	UseRecoveryCode(ctx context.Context, userID int64, hash []byte) (used bool, err error)
	ReplaceRecoveryCodes(ctx context.Context, userID int64, codes [][]byte) error

	Spend(ctx context.Context, secret string, life time.Duration) (first bool, err error)
}

// Config is what a Service is made of.
type Config struct {
	Store   Store
	Key     []byte // 32 bytes; encrypts the secrets of authenticator apps
	BaseURL string // no trailing slash
	Brand   string
	Now     func() time.Time
}

// Service checks second factors.
type Service struct {
	store Store
	seal  cipher.AEAD
	web   *webauthn.WebAuthn // nil: browsers allow no passkeys at this address
	brand string
	now   func() time.Time
}

// New returns a Service. Where the address of the site is a number, browsers allow no passkeys: it does without them.
func New(c Config) (*Service, error) {
	block, err := aes.NewCipher(c.Key)
	if err != nil {
		return nil, fmt.Errorf("the key of second factors: %w", err)
	}
	s := &Service{store: c.Store, brand: c.Brand, now: c.Now}
	if s.seal, err = cipher.NewGCM(block); err != nil {
		return nil, err
	}
	base, err := url.Parse(c.BaseURL)
	if err != nil || net.ParseIP(base.Hostname()) != nil {
		return s, err
	}
	s.web, err = webauthn.New(&webauthn.Config{
		RPID: base.Hostname(), RPDisplayName: c.Brand, RPOrigins: []string{c.BaseURL}, AttestationPreference: protocol.PreferNoAttestation,
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementRequired, RequireResidentKey: protocol.ResidentKeyRequired(), UserVerification: protocol.VerificationRequired,
		},
	})
	if err != nil {
		return nil, fmt.Errorf("passkeys: %w", err)
	}
	return s, nil
}

// Passkeys reports whether browsers allow passkeys at the site's address.
func (s *Service) Passkeys() bool { return s.web != nil }

// sealed encrypts a secret of a user. Nobody else's row can hold it: the user's number is part of what is authenticated.
func (s *Service) sealed(userID int64, secret string) []byte {
	nonce := make([]byte, s.seal.NonceSize())
	_, _ = rand.Read(nonce) // never fails
	return s.seal.Seal(nonce, nonce, []byte(secret), owner(userID))
}

func (s *Service) opened(userID int64, sealed []byte) (string, error) {
	size := s.seal.NonceSize()
	if len(sealed) < size {
		return "", errDamaged
	}
	secret, err := s.seal.Open(nil, sealed[:size], sealed[size:], owner(userID))
	if err != nil {
		return "", errDamaged
	}
	return string(secret), nil
}

func owner(userID int64) []byte { return []byte("totp\n" + strconv.FormatInt(userID, 10)) }

// errDamaged is what a secret gets that the key doesn't open: the key file was lost or replaced.
var errDamaged = domain.Errorf(domain.Unavailable, "We can't check codes from your authenticator app right now. Use a passkey or a recovery code.")
