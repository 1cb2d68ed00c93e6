// Package identity knows how people prove who they are: passwords now, other providers beside them.
package identity

import (
	"fmt"
	"runtime"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"

	"github.com/alexedwards/argon2id"
)

// params are OWASP's second choice for argon2id: 19 MiB, two passes, one lane. The memory of one hash must stay small
// beside a server that idles under 120 MB.
var params = &argon2id.Params{Memory: 19 * 1024, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32}

// Passwords hashes and checks passwords, a bounded number at a time so that a rush of sign-ins cannot use up the memory.
type Passwords struct {
	Names Filter // of the usernames that people sign up with; nil: any will do

	params *argon2id.Params
	slots  chan struct{}
	decoy  string
}

// NewPasswords returns a Passwords that works on as many at a time as there are cores.
func NewPasswords() (*Passwords, error) {
	return NewPasswordsWith(params)
}

// NewPasswordsWith is NewPasswords for hashes of another cost, which tests need: they sign up hundreds of people.
func NewPasswordsWith(params *argon2id.Params) (*Passwords, error) {
	decoy, err := argon2id.CreateHash("a password that nobody has", params)
	if err != nil {
		return nil, fmt.Errorf("hash the decoy: %w", err)
	}
	return &Passwords{params: params, slots: make(chan struct{}, runtime.GOMAXPROCS(0)), decoy: decoy}, nil
}

// Hash returns the argon2id hash of a password, with its salt and parameters.
func (p *Passwords) Hash(password string) (string, error) {
	p.slots <- struct{}{}
	defer func() { <-p.slots }()
	return argon2id.CreateHash(password, p.params)
}

// Matches reports whether password is the one behind hash. An empty hash, of an account without a password or of nobody at
// all, takes as long as any other and never matches.
func (p *Passwords) Matches(password, hash string) bool {
	p.slots <- struct{}{}
	defer func() { <-p.slots }()
	if hash == "" {
		_, _ = argon2id.ComparePasswordAndHash(password, p.decoy)
		return false
	}
	match, err := argon2id.ComparePasswordAndHash(password, hash)
	return err == nil && match
}

// HashTyped checks a new password that was typed twice and hashes it.
func (p *Passwords) HashTyped(password, confirm string) (hash string, err error) {
	if err := people.ValidatePassword(password); err != nil {
		return "", err
	}
	if password != confirm {
		return "", domain.FieldErrorf("password_confirm", "Passwords do not match")
	}
	return p.Hash(password)
}
