package settings

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// secretSize is how many bytes a secret has that a server makes for itself.
const secretSize = 32

// KeptSecret returns the secret in a file, and makes one on the first start. It is for the owner of the file alone, and lies
// apart from the database and its backups.
func KeptSecret(path string) ([]byte, error) {
	secret, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		secret = make([]byte, secretSize)
		_, _ = rand.Read(secret) // never fails
		err = os.WriteFile(path, secret, 0o600)
	}
	if err != nil {
		return nil, fmt.Errorf("the secret in %s: %w", path, err)
	}
	if len(secret) != secretSize {
		return nil, fmt.Errorf("%s is damaged: it has %d bytes, not %d; remove it, and a new one is made", path, len(secret), secretSize)
	}
	return secret, nil
}
