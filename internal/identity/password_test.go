package identity_test

import (
	"strings"
	"testing"

	"pellucid/internal/identity"
)

func TestPasswords(t *testing.T) {
	passwords, err := identity.NewPasswords()
	if err != nil {
		t.Fatal(err)
	}
	hash, err := passwords.Hash("correct horse")
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		password, hash string
		want           bool
	}{
		"the right password matches":              {"correct horse", hash, true},
		"another password does not":               {"correct horsf", hash, false},
		"the empty password does not":             {"", hash, false},
		"nothing matches an account without one":  {"correct horse", "", false},
		"nothing matches a hash that is no hash":  {"correct horse", "plain text", false},
		"the empty password has no empty account": {"", "", false},
	} {
		t.Run(name, func(t *testing.T) {
			if got := passwords.Matches(test.password, test.hash); got != test.want {
				t.Errorf("Matches = %v, want %v", got, test.want)
			}
		})
	}
}

func TestHashIsArgon2idWithItsOwnSalt(t *testing.T) {
	passwords, err := identity.NewPasswords()
	if err != nil {
		t.Fatal(err)
	}
	first, _ := passwords.Hash("the same")
	second, _ := passwords.Hash("the same")
	if first == second {
		t.Error("two hashes of one password are equal: the salt is missing")
	}
	if !strings.HasPrefix(first, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Errorf("hash is %q", first)
	}
}
