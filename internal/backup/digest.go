package backup

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"path"
)

// Digest is a SHA-256; in JSON it is hexadecimal.
type Digest [sha256.Size]byte

func (d Digest) String() string { return hex.EncodeToString(d[:]) }

// MarshalText writes a digest in hexadecimal.
func (d Digest) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads a digest.
func (d *Digest) UnmarshalText(text []byte) error {
	if len(text) != hex.EncodedLen(len(d)) {
		return errors.New("not a SHA-256")
	}
	_, err := hex.Decode(d[:], text)
	return err
}

// poolName is where the content with a digest lies.
func poolName(d Digest) string { return poolFolder + d.String()[:2] + "/" + d.String() }

// poolDigest is the reverse.
func poolDigest(name string) (d Digest, ok bool) {
	return d, d.UnmarshalText([]byte(path.Base(name))) == nil
}
